// Where the turn pill stands: in the nearest column beside a cell where it covers no tile.
import { CELL, cellKey, type Cell, type CellBox } from './cells';

/** The pill is 298 high: this row and the ones above and below it. */
const ROWS = [-1, 0, 1];
const GAP = 0.12;

/**
 * Its middle, in units of the picture, no higher or lower than the rest of the board. Columns outside of the box have a
 * margin of `rim` cells before them.
 */
export function pillBeside(cell: Cell, tiles: Cell[], box: CellBox, rim = 0): Cell {
  const taken = new Set(tiles.map(cellKey));
  const row = Math.max(Math.min(cell.y, box.south - 1), box.north + 1);
  const isFree = (x: number) => ROWS.every((dy) => !taken.has(cellKey({ x, y: row + dy })));
  let step = 1;
  while (!isFree(cell.x + step) && !isFree(cell.x - step)) step += 1;
  const outwards = 2 * cell.x >= box.west + box.east ? 1 : -1;
  const side = isFree(cell.x + outwards * step) ? outwards : -outwards;
  const column = cell.x + side * step;
  const beyond = column < box.west || column > box.east ? rim : 0;
  return { x: (column + 0.5 + side * (GAP + beyond)) * CELL, y: (row + 0.5) * CELL };
}

/** What has to be in sight for a cell and the pill beside it. */
export function pillBox(cell: Cell, pill: Cell | null): { x: number; y: number; width: number; height: number } {
  const [left, top, right, bottom] = [cell.x * CELL - 20, cell.y * CELL - 20, (cell.x + 1) * CELL, (cell.y + 1) * CELL];
  const [east, south] = [right + 20, bottom + 20];
  if (!pill) return { x: left, y: top, width: east - left, height: south - top };
  const [x, y] = [Math.min(left, pill.x - 48), Math.min(top, pill.y - 157)];
  return { x, y, width: Math.max(east, pill.x + 48) - x, height: Math.max(south, pill.y + 157) - y };
}
