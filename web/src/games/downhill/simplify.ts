// Fewer points for the same line.
import { between, distance, nearest } from './geometry';
import type { Point } from './types';

/** Leaves out what lies within so many units of the line without it (Ramer, Douglas and Peucker). */
export function simplify(points: Point[], within: number): Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let [farthest, away] = [0, 0];
  for (let n = 1; n < points.length - 1; n++) {
    const point = points[n] as Point;
    const off = distance(point, between(first, last, nearest(first, last, point)));
    if (off > away) [farthest, away] = [n, off];
  }
  if (away <= within) return [first, last];
  return [...simplify(points.slice(0, farthest + 1), within).slice(0, -1), ...simplify(points.slice(farthest), within)];
}

/** In whole units, at most so many points. */
export function whole(points: Point[], most: number): Point[] {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let [within, line] = [20, simplify(rounded, 20)];
  while (line.length > most) line = simplify(rounded, (within *= 1.5));
  return line;
}
