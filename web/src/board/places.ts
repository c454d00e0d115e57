// Places in words: steps from the first tile, stable while the area grows; and ways through a cell.
import { m } from '../paraglide/messages.js';

/** "2E 1N"; the first tile is "the start". y grows to the south. */
export function placeName(x: number, y: number, first: [number, number] = [0, 0]): string {
  const [east, south] = [x - first[0], y - first[1]];
  const parts: string[] = [];
  if (east) parts.push(`${Math.abs(east)}${east > 0 ? m.east_short() : m.west_short()}`);
  if (south) parts.push(`${Math.abs(south)}${south > 0 ? m.south_short() : m.north_short()}`);
  return parts.join(' ') || m.the_start();
}

type Edge = 'N' | 'E' | 'S' | 'W';
const EDGES: Record<Edge, () => string> = { N: m.edge_north, E: m.edge_east, S: m.edge_south, W: m.edge_west };
const WAYS: Record<string, () => string> = { NE: m.way_ne, ES: m.way_es, SW: m.way_sw, NW: m.way_nw, NS: m.way_ns, EW: m.way_ew };

/** "the north" */
export function edgeName(edge: Edge): string {
  return EDGES[edge]();
}

/** "north to east"; for one edge "towards the north". */
export function wayName(edges: readonly string[]): string {
  const sorted = Object.keys(EDGES).filter((edge) => edges.includes(edge));
  return WAYS[sorted.join('')]?.() ?? m.way_towards({ edge: edgeName(sorted[0] as Edge) });
}
