// Tracks in hundredths of a cell: a curve is a quarter circle of radius 50 around a corner.
import { cellKey, isSame, type Cell } from '../../board/cells';
import type { Curve, Edge, Kind, Tile } from './types';

/** Clockwise from the north-east. */
export const CORNERS = ['NE', 'ES', 'SW', 'WN'] as const;
export type Corner = (typeof CORNERS)[number];

const AT_TURN_0: Record<Kind, number[]> = { double: [0, 2], fork: [1, 2], triple: [1, 2, 3] };
const CENTRE: Record<Corner, [number, number]> = { NE: [100, 0], ES: [100, 100], SW: [0, 100], WN: [0, 0] };
const MIDDLE: Record<Edge, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

export function cornersOf(tile: Kind, turn: number): Corner[] {
  return AT_TURN_0[tile].map((corner) => CORNERS[(corner + turn) % 4] as Corner);
}

export function cornerOf(curve: Curve): Corner {
  return CORNERS.find((corner) => corner.includes(curve.enter) && corner.includes(curve.leave)) as Corner;
}

/** Around a corner at any distance, from the first edge it names to the second. */
export function arc(corner: Corner, radius = 50): string {
  const [cx, cy] = CENTRE[corner];
  const points = [corner[0], corner[1]].map((edge) => {
    const [x, y] = MIDDLE[edge as Edge];
    return `${cx + ((x - cx) * radius) / 50} ${cy + ((y - cy) * radius) / 50}`;
  });
  return `M${points[0]}A${radius} ${radius} 0 0 0 ${points[1]}`;
}

/** A train's way as one line across the board. */
export function wayOf(curves: Curve[]): string {
  const [first] = curves;
  if (!first) return '';
  const steps = curves.map((curve) => {
    const sweep = arcsClockwise(curve) ? 1 : 0;
    return `A50 50 0 0 ${sweep} ${point(curve, MIDDLE[curve.leave])}`;
  });
  return `M${point(first, MIDDLE[first.enter])}${steps.join('')}`;
}

function arcsClockwise(curve: Curve): boolean {
  return cornerOf(curve) !== `${curve.enter}${curve.leave}`;
}

function point(cell: Cell, [x, y]: [number, number]): string {
  return `${cell.x * 100 + x} ${cell.y * 100 + y}`;
}

export interface Spot {
  x: number;
  y: number;
  /** Degrees, clockwise from due east. */
  heading: number;
}

/** Where a train is after so many curves; before the first and after the last it runs straight on. */
export function spotAt(curves: Curve[], way: number): Spot {
  const n = Math.min(Math.max(Math.floor(way), 0), curves.length - 1);
  const curve = curves[n] as Curve;
  const part = Math.min(Math.max(way - n, 0), 1);
  const [cx, cy] = CENTRE[cornerOf(curve)];
  const from = MIDDLE[curve.enter].map((value, axis) => value - [cx, cy][axis]!) as [number, number];
  const to = MIDDLE[curve.leave].map((value, axis) => value - [cx, cy][axis]!) as [number, number];
  const [cos, sin] = [Math.cos((part * Math.PI) / 2), Math.sin((part * Math.PI) / 2)];
  const [dx, dy] = [to[0] * cos - from[0] * sin, to[1] * cos - from[1] * sin];
  const beyond = ((way - n - part) * 78.5) / 50;
  return {
    x: curve.x * 100 + cx + from[0] * cos + to[0] * sin + dx * beyond,
    y: curve.y * 100 + cy + from[1] * cos + to[1] * sin + dy * beyond,
    heading: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** How many curves lie behind a train that rests. */
export function restOf(route: { curves: Curve[] }): number {
  return route.curves.length * 0.45;
}

/** Which curves of which cells a train uses. */
export function curvesUsed(routes: { curves: Curve[] }[]): Map<string, Set<Corner>> {
  const used = new Map<string, Set<Corner>>();
  for (const curve of routes.flatMap((route) => route.curves)) {
    const key = cellKey(curve);
    used.set(key, (used.get(key) ?? new Set()).add(cornerOf(curve)));
  }
  return used;
}

export function tileAt(tiles: Tile[], cell: Cell): Tile | undefined {
  return tiles.find((tile) => isSame(tile, cell));
}
