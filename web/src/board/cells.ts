// Cells of a board of squares, each 100 by 100 in its picture: x grows to the east and y to the south.
export interface Cell {
  x: number;
  y: number;
}
/** All cells from one corner to the other, both included. */
export interface CellBox {
  west: number;
  north: number;
  east: number;
  south: number;
}

export const CELL = 100;

export function cellOf([x, y]: readonly [number, number]): Cell {
  return { x, y };
}

export function isSame(cell: Cell | null, other: Cell | null): boolean {
  return cell !== null && other !== null && cell.x === other.x && cell.y === other.y;
}

/** A cell as the key of a map. */
export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** From the north-west, row by row. */
export function byRows(cell: Cell, other: Cell): number {
  return cell.y - other.y || cell.x - other.x;
}

export function within(cell: Cell, { west, north, east, south }: CellBox): Cell {
  return { x: Math.min(Math.max(cell.x, west), east), y: Math.min(Math.max(cell.y, north), south) };
}

/** The next or the previous of some places after a cell, row by row and around. */
export function nextPlace(places: Cell[], at: Cell | null, step: 1 | -1): Cell | null {
  const sorted = places.toSorted(byRows);
  if (!at) return sorted.at(step > 0 ? 0 : -1) ?? null;
  const ahead = sorted.filter((place) => byRows(place, at) * step > 0);
  return (step > 0 ? (ahead[0] ?? sorted[0]) : (ahead.at(-1) ?? sorted.at(-1))) ?? null;
}
