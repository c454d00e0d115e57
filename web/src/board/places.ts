// Places in words: steps from the first tile, stable while the area grows; and ways through a cell.
import { m } from '../paraglide/messages.js';
import type { Cell } from './cells';

/** "2E 1N"; the first tile is "the start". */
export function placeName({ x, y }: Cell): string {
  const parts = [x ? columnName(x) : '', y ? rowName(y) : ''];
  return parts.filter((part) => part).join(' ') || m.the_start();
}

/** "2E"; the column of the first tile is "0". */
export function columnName(x: number): string {
  return x ? `${Math.abs(x)}${x > 0 ? m.east_short() : m.west_short()}` : '0';
}

/** "1N"; the row of the first tile is "0". */
export function rowName(y: number): string {
  return y ? `${Math.abs(y)}${y > 0 ? m.south_short() : m.north_short()}` : '0';
}

type Edge = 'N' | 'E' | 'S' | 'W';
const EDGES: Record<Edge, () => string> = { N: m.edge_north, E: m.edge_east, S: m.edge_south, W: m.edge_west };
const WAYS: Record<string, () => string> = {
  NE: m.way_ne,
  ES: m.way_es,
  SW: m.way_sw,
  NW: m.way_nw,
  NS: m.way_ns,
  EW: m.way_ew,
};

/** "the north" */
export function edgeName(edge: Edge): string {
  return EDGES[edge]();
}

/** "north to east"; for one edge "towards the north". */
export function wayName(edges: readonly string[]): string {
  const sorted = Object.keys(EDGES).filter((edge) => edges.includes(edge));
  return WAYS[sorted.join('')]?.() ?? m.way_towards({ edge: edgeName(sorted[0] as Edge) });
}
