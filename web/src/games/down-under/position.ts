// What a position says: whose colours, what lies where, what has to be in sight.
import { cellKey, cellOf, isSame, type Cell } from '../../board/cells';
import {
  COLOURS,
  type Animal,
  type Box,
  type Colour,
  type Edge,
  type Face,
  type Hand,
  type Kind,
  type Move,
  type Path,
  type Tile,
  type View,
} from './types';

/** A seat's colours: one, or two where each plays two routes. */
export function coloursOf(view: View, seat: number): Colour[] {
  return COLOURS.filter((colour, index) => index % view.seats === seat && view.hands[colour] !== undefined);
}

export function seatOf(view: View, colour: Colour): number {
  return COLOURS.indexOf(colour) % view.seats;
}

/** A tile of a line or ring: of a colour that nobody plays. */
export function isGiven(view: View, tile: Tile): boolean {
  return tile.colour !== null && view.hands[tile.colour] === undefined;
}

export function tilesAt(view: View, cell: Cell): Tile[] {
  return view.tiles.filter((tile) => isSame(tile, cell));
}

export function pathsByCell(view: View): Map<string, Path[]> {
  const found = new Map<string, Path[]>();
  for (const path of view.paths) {
    const key = cellKey(path);
    found.set(key, [...(found.get(key) ?? []), path]);
  }
  return found;
}

/** Who has the longest route, once there is something to lead by. */
export function leaders(view: View): Colour[] {
  return view.longest.filter((colour) => (view.routes[colour]?.length ?? 0) > 2);
}

export interface InHand {
  colour: Colour;
  kind: Kind | 'billabong';
  animal: Animal | null;
  count: number;
}

export function inHand(hand: Hand, colour: Colour, kind: Kind, animals: Animal[]): InHand[] {
  const counts = hand[kind];
  if (typeof counts === 'number') return [{ colour, kind, animal: null, count: counts }];
  return animals
    .filter((animal) => counts[animal] !== undefined)
    .map((animal) => ({ colour, kind, animal, count: counts[animal] ?? 0 }));
}

export function total(hand: Hand, kind: Kind): number {
  const counts = hand[kind];
  return typeof counts === 'number' ? counts : Object.values(counts).reduce((sum, one) => sum + one, 0);
}

/** The smallest box that holds all of these cells. */
export function around(cells: Cell[], grown = 0): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    west: Math.min(...xs, Infinity) - grown,
    north: Math.min(...ys, Infinity) - grown,
    east: Math.max(...xs, -Infinity) + grown,
    south: Math.max(...ys, -Infinity) + grown,
  };
}

/** Everything that has to be in sight. */
export function usedCells(view: View, legal: Cell[]): Cell[] {
  const box = view.bounds.box;
  const corners: Cell[] = box
    ? [
        { x: box.west, y: box.north },
        { x: box.east, y: box.south },
      ]
    : [{ x: 0, y: 0 }];
  return [...corners, ...view.tiles, ...view.open_ends.map((end) => cellOf(end.into)), ...legal];
}

const ROOM = 7;

/** What is used, and room for the first moves: no more than the area may come to be. */
export function roomFor({ bounds: { box, reach } }: View, used: Box): Box {
  const grown = (from: number, to: number, low: number, high: number, laid: number): [number, number] => {
    const count = to - from + 1;
    const most = reach ? (high - low + 1 + laid) / 2 : Infinity;
    const more = Math.max(Math.min(Math.max(count, ROOM), most) - count, 0) / 2;
    return [from - more, to + more];
  };
  const all = reach ?? used;
  const [wide, high] = box ? [box.east - box.west + 1, box.south - box.north + 1] : [1, 1];
  const [west, east] = grown(used.west, used.east, all.west, all.east, wide);
  const [north, south] = grown(used.north, used.south, all.north, all.south, high);
  return { west, north, east, south };
}

/** How the tile of a move looks; null for one that lays and turns none. */
export interface Look {
  kind: Face;
  turn: number;
  animal: Animal | null;
  /** A billabong: who leads in by which edge. */
  entries: Partial<Record<Edge, Colour>>;
}

export function lookOf(view: View, move: Move): Look | null {
  if (move.type === 'decline') return null;
  const { turn } = move;
  if (move.type === 'lay') return { kind: move.tile, turn, animal: move.animal ?? null, entries: {} };
  if (move.type === 'billabong') return { kind: 'billabong', turn, animal: null, entries: entriesOf(view, move) };
  const laid = tilesAt(view, move)[0];
  return { kind: laid?.tile ?? 'curved', turn, animal: laid?.animal ?? null, entries: {} };
}

const OPPOSITE: Record<Edge, Edge> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** Whose routes lead into a cell, by its edges. */
export function entriesOf(view: View, cell: Cell): Partial<Record<Edge, Colour>> {
  const leading = view.open_ends.filter(({ into }) => isSame(cellOf(into), cell));
  return Object.fromEntries(leading.map((end) => [OPPOSITE[end.edge], end.colour]));
}
