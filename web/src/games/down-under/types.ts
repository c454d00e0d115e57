// What the server writes of this game, as `formats/wire.py` says.
import type { Scene } from '../../api/types';

export type Colour = 'yellow' | 'blue' | 'red' | 'green';
export type Kind = 'straight' | 'curved' | 'terminal';
export type Face = Kind | 'billabong';
export type Animal = 'kangaroo' | 'emu' | 'platypus' | 'rabbit' | 'dingo';
export type Edge = 'N' | 'E' | 'S' | 'W';
export type Cell = [number, number];

export const COLOURS: Colour[] = ['yellow', 'blue', 'red', 'green'];
export const ANIMALS: Animal[] = ['emu', 'kangaroo', 'platypus', 'rabbit', 'dingo'];
export const KINDS: Kind[] = ['straight', 'curved', 'terminal'];

export interface Lay {
  type: 'lay';
  tile: Kind;
  x: number;
  y: number;
  turn: number;
  animal?: Animal | null;
  colour?: Colour;
}
export interface Turn {
  type: 'turn';
  x: number;
  y: number;
  turn: number;
}
export interface LayBillabong {
  type: 'billabong';
  x: number;
  y: number;
  turn: number;
  colour?: Colour;
}
export interface Decline {
  type: 'decline';
}
export type Move = Lay | Turn | LayBillabong | Decline;

export interface Tile {
  x: number;
  y: number;
  tile: Face;
  turn: number;
  colour: Colour | null;
  animal: Animal | null;
  joins?: [Edge, Edge][];
  outside?: true;
}

export interface Hand {
  straight: number | Partial<Record<Animal, number>>;
  curved: number | Partial<Record<Animal, number>>;
  terminal: number;
}

export interface Path {
  x: number;
  y: number;
  edges: Edge[];
  shade: Colour | null;
  owner: Colour | null;
  number: number | null;
}

export interface OpenEnd {
  colour: Colour;
  x: number;
  y: number;
  edge: Edge;
  into: Cell;
  room: 'cell' | 'half' | 'off';
  terminal_only: boolean;
}

export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface Bounds {
  box: Box | null;
  reach: Box | null;
  fixed: { north: boolean; east: boolean; south: boolean; west: boolean };
}

export interface Tally {
  length: number;
  sets: number;
  bonus: number;
  loss: number;
  points: number;
  animals: Record<Animal, number> | null;
  dingo_laid: boolean | null;
}

export interface View {
  /** The sides of the area, the short one first; none without borders. */
  area: [number, number] | null;
  options: { scoring: 'basic' | 'special'; start: 'free' | 'line' | 'frame'; routes: 1 | 2 };
  seats: number;
  seat: number | null;
  tiles: Tile[];
  hands: Partial<Record<Colour, Hand>>;
  billabongs: number;
  to_move: number | null;
  finished: number[];
  extending: { x: number; y: number; edge: Edge; colour: Colour } | null;
  routes: Partial<Record<Colour, { length: number; open: [number, number, Edge][]; loop: boolean }>>;
  closed: Cell[];
  paths: Path[];
  free_halves: { x: number; y: number; edge: Edge }[];
  open_ends: OpenEnd[];
  bounds: Bounds;
  tallies: Partial<Record<Colour, Tally>>;
  scores: number[];
  longest: Colour[];
}

export interface RouteBecomes {
  colour: Colour;
  length: number;
  points: number;
}

export interface Outlook extends RouteBecomes {
  others: RouteBecomes[];
  gray: Colour | null;
  closes: Colour[];
  opens: Colour[];
  finishes: Colour[];
  billabongs: Cell[];
  closed: Cell[];
  extends: boolean;
}

export interface PointsData extends Tally {
  colour: Colour;
}
export interface RouteData {
  colour: Colour;
  length: number;
  loop: boolean;
}
export interface RanksData {
  ranks: { seat: number; place: number; score: number }[];
}

export type DownUnderScene = Scene<View, Move, Outlook>;
