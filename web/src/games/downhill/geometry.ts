// Sizes of the game, and plain geometry of points and lines.
import type { DrawMove, Placement, Point } from './types';

export const SIDE = 10000;
export const SHEET: Point = [9000, 6000];
export const MARK = 200;
export const FLAG = 300;
/** A line that comes so near to the middle of a hole is in it. */
export const HOLE = 230;
export const STOPS = 5;
export const LETTERS = 'abcdefghijklmno';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** How far along the stroke from a to b it is nearest to a point, from 0 to 1. */
export function nearest(a: Point, b: Point, point: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (!length) return 0;
  return Math.min(Math.max(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length, 0), 1);
}

/** How far it is to every point of a line, along it. */
export function distances(line: Point[]): number[] {
  const far = [0];
  for (let n = 1; n < line.length; n++)
    far.push((far[n - 1] as number) + distance(line[n - 1] as Point, line[n] as Point));
  return far;
}

/** The line between two distances along it. */
export function part(line: Point[], from: number, to: number): Point[] {
  const far = distances(line);
  const points: Point[] = [along(line, far, from)];
  line.forEach((point, n) => {
    if ((far[n] as number) > from && (far[n] as number) < to) points.push(point);
  });
  return [...points, along(line, far, to)];
}

export function along(line: Point[], far: number[], at: number): Point {
  const next = far.findIndex((reached) => reached >= at);
  if (next <= 0) return (next === 0 ? line[0] : line.at(-1)) as Point;
  const [before, after] = [far[next - 1] as number, far[next] as number];
  return between(line[next - 1] as Point, line[next] as Point, (at - before) / (after - before || 1));
}

export function pathOf(points: Point[]): string {
  return points.length ? `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}` : '';
}

// A transparency as it is turned and flipped

export function placementOf(placements: Placement[], turn: number, flip: boolean): Placement {
  return placements.find((one) => one.turn === turn && one.flip === flip) as Placement;
}

export function placed([x, y]: Point, { matrix: [a, b, c, d, e, f] }: Placement): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** A line as it runs over the mountain from a mark, on a transparency with these holes. */
export function lineFrom(mark: Point, move: DrawMove, holes: Point[], placements: Placement[]): Point[] {
  const placement = placementOf(placements, move.turn, move.flip);
  const line = (move.line ?? move.holes.map((hole) => holes[hole] as Point)).map((point) => placed(point, placement));
  const [x, y] = line[0] as Point;
  return line.map(([lineX, lineY]): Point => [lineX - x + mark[0], lineY - y + mark[1]]);
}

/** Back from the box onto the transparency as it is printed. */
export function printed([x, y]: Point, { matrix: [a, b, c, d, e, f] }: Placement): Point {
  return [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)];
}
