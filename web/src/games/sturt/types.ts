// What the server writes of this game (formats/wire.py). x grows to the east and y to the south.
import type { Scene } from '../../api/types';

export type Kind = 'double' | 'fork' | 'triple';
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Axis = 'west-east' | 'north-south';
export type Side = 0 | 1;

export interface Cell {
  x: number;
  y: number;
}
export interface Box extends Cell {
  width: number;
  height: number;
}
export interface Tile extends Cell {
  tile: Kind;
  turn: number;
}
export interface Lay extends Tile {
  type: 'lay';
}
export type Move = Lay | { type: 'claim' } | { type: 'stop' };

export interface Curve extends Cell {
  enter: Edge;
  leave: Edge;
}
export interface Route {
  side: Side;
  curves: Curve[];
}
export interface Mark extends Cell {
  side: Side;
}

export interface View {
  tiles: Tile[];
  to_move: number;
  supply: Record<Kind, number>;
  claimer: number | null;
  stopped: boolean;
  marks: Mark[];
  seats: number;
  seat: number | null;
  phase: 'first' | 'second';
  laid: number;
  box: Box;
  axes: [Axis, Axis];
  sides: Side[];
  borders: { edge: Edge; side: Side; fixed: boolean }[];
  routes: Route[];
  threats: Mark[];
  claim: { side: Side; answers: number } | null;
}

/** What a move would do: sides, and the routes that would stand for those it completes. */
export interface Outlook {
  completes?: Side[];
  breaks?: Side[];
  wins?: Side[];
  routes?: Route[];
}

/** A story's route, made or broken by the tile at x, y. */
export interface RouteChange extends Cell {
  side: Side;
  routes: Route[];
}

export type SturtScene = Scene<View, Move, Outlook>;

export function same(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}
