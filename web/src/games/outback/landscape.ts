// Where hexes stand: on a point, circumradius 50, columns 86.6 apart, rows 75 apart, the lowest number at the bottom.
import type { Row, Space } from './types';

export const COLUMN = 86.6;
export const ROW = 75;
export const NUMBER_X = -37;

export interface Spot extends Space {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spotsOf(rows: Row[]): Spot[] {
  return rows.flatMap((row) =>
    Array.from({ length: row.hexes }, (_, hex) => ({
      row: row.number,
      hex,
      x: ((row.shift + 1) / 2 + hex) * COLUMN,
      y: yOf(rows, row.number),
    })),
  );
}

export function yOf(rows: Row[], number: number): number {
  return 50 + ROW * rows.filter((row) => row.number > number).length;
}

/** All hexes; `numbers` leaves room for those of the rows at the left. */
export function boxOf(rows: Row[], numbers: boolean): Box {
  const width = COLUMN * Math.max(...rows.map((row) => row.shift / 2 + row.hexes));
  const height = 100 + ROW * (rows.length - 1);
  return numbers
    ? { x: -74, y: -20, width: width + 94, height: height + 40 }
    : { x: -2, y: -2, width: width + 4, height: height + 8 };
}

export function keyOf({ row, hex }: Space): string {
  return `${row}.${hex}`;
}

export function same(one: Space | null, other: Space | null): boolean {
  return one !== null && other !== null && one.row === other.row && one.hex === other.hex;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The hex an arrow key leads to: the nearest that way; itself at the border. */
export function towards(spots: Spot[], from: Spot, key: string): Spot {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const ahead = spots.filter((spot) =>
    dx ? spot.row === from.row && (spot.x - from.x) * dx > 0 : (spot.y - from.y) * dy > 0,
  );
  const far = (spot: Spot): number => Math.hypot(spot.x - from.x, (spot.y - from.y) * 4);
  return ahead.reduce<Spot>((best, spot) => (best === from || far(spot) < far(best) ? spot : best), from);
}

function hexagon(radius: number, round: number): string {
  const corner = (n: number, r: number): [number, number] => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  };
  const between = (from: number, to: number): string => {
    const [[ax, ay], [bx, by]] = [corner(from, radius), corner(to, radius)];
    const part = round / radius;
    return `${(ax + (bx - ax) * part).toFixed(1)} ${(ay + (by - ay) * part).toFixed(1)}`;
  };
  const sides = Array.from({ length: 6 }, (_, n) => {
    const [x, y] = corner(n, radius).map((value) => value.toFixed(1));
    return `${n ? 'L' : 'M'}${between(n, n + 5)}Q${x} ${y} ${between(n, n + 1)}`;
  });
  return `${sides.join('')}Z`;
}

export const TILE_HEX = hexagon(48, 6);
export const RIM_HEX = hexagon(46.5, 6);
export const SPACE_HEX = hexagon(47, 6);
export const EMPTY_HEX = hexagon(44, 6);
