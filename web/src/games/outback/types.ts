// What the server says about this game: formats/wire.py and formats/scenes.py in TypeScript.
import type { Scene } from '../../api/types';

export const ANIMALS = ['emu', 'kangaroo', 'koala', 'platypus', 'monitor'] as const;
export type Animal = (typeof ANIMALS)[number];
export type Face = Animal | 'joker';
export type PlusTile = 'full' | 'off-start' | 'two-upper' | `five-${Animal}` | `row-${number}`;
export type BonusName = Animal | PlusTile;
export type Penalty = 'flat' | 'row' | 'neighbours-a' | 'neighbours-b';
export type Counts = Record<Animal, number>;
/** Of a marker: the value of the start, 1 to the end of the left part, or "U1" and on. */
export type Place = number | string;

/** `hex` counts from the left, from 0. */
export interface Space {
  row: number;
  hex: number;
}

// Moves

export interface KeepMove {
  type: 'keep';
  dice: Face[];
}
export interface TakeMove extends Space {
  type: 'take';
  animal: Animal;
  jokers: number;
}
export interface DoneMove {
  type: 'done';
}
export interface BlockMove extends Space {
  type: 'block';
}
export type Move = KeepMove | TakeMove | DoneMove | BlockMove;

// What a move would do

export interface MarkerMove {
  from: Place;
  to: Place;
}
export interface Bonus {
  name: BonusName;
  value: number;
}
export interface TakeOutlook {
  type: 'take';
  dice: Face[];
  points: number;
  marker: MarkerMove;
  bonus: Bonus[];
  score: number;
}
export interface DoneOutlook {
  type: 'done';
  bonus: Bonus[];
}
export interface BlockOutlook {
  type: 'block';
  cost: number;
  bonus: Bonus[];
}
export type Outlook = { type: 'keep'; rolled: number } | TakeOutlook | DoneOutlook | BlockOutlook;

// The view

export type Content = Animal | 'lost' | null;
export interface Row {
  number: number;
  hexes: number;
  /** Where its first hex stands, in half hexes from the left. */
  shift: number;
}
export interface Marker {
  animal: Animal;
  place: Place;
  step: number;
  to_upper: number;
  counts: 'upper' | 'rearmost' | 'not';
  points: number;
  settled: number;
}
export interface LostSpace extends Space {
  cost: number;
}
export interface Standing {
  score: number;
  settled: number;
  free: number;
  markers: Marker[];
  groups: { animal: Animal; hexes: Space[] }[];
  lost: LostSpace[];
  lost_points: number;
  earned: Bonus[];
  ahead: (Bonus & { missing: number | null })[];
}
export interface LostRule {
  kind: 'plain' | Penalty | 'not-drawn';
  each: number | null;
  beside: Counts | null;
}
export interface Track {
  start: number;
  left: number;
  upper: number;
}
export interface View {
  options: { edition: 'basic' | 'plus'; end: string; bonus_tiles: 'all' | 5; penalty_tile: string };
  landscapes: Record<string, Content[]>[];
  jeep: Animal[];
  bag: Counts;
  unseen: number;
  bonus: BonusName[][];
  tiles: PlusTile[];
  to_move: number | null;
  dice: Face[];
  rolls_left: number;
  taken: TakeMove[];
  rows: Row[];
  track: Track;
  dice_count: number;
  spent: Face[];
  lost_rule: LostRule;
  last_round: boolean;
  standings: Standing[];
}
export type OutbackScene = Scene<View, Move, Outlook> & { view: View };

// What moves and luck set off

export interface DiceData {
  seat: number;
  kept: Face[];
  rolled: Face[];
  rolls_left: number;
}
export interface JeepData {
  before: Animal[];
  drawn: Animal[];
  left: number;
}
export interface AnimalData extends Space {
  seat: number;
  animal: Animal;
  group: Space[];
  points: number;
  marker: MarkerMove;
}
export type Story =
  | { kind: 'dice'; data: DiceData }
  | { kind: 'jeep'; data: JeepData }
  | { kind: 'animal'; data: AnimalData }
  | { kind: 'bonus'; data: Bonus & { seat: number; marker: MarkerMove | null } }
  | { kind: 'lost'; data: LostSpace & { seat: number } }
  | { kind: 'start' | 'tiles' | 'penalty' | 'full' | 'last-round'; data: unknown };

// The end

export interface CountedMarker {
  animal: Animal;
  place: Place;
  points: number;
}
export type Explanation =
  | { kind: 'total'; text: string; data: { seat: number; points: number; rank: number; won: boolean } }
  | { kind: 'markers'; text: string; data: { seat: number; counts: Marker['counts']; markers: CountedMarker[]; points: number } }
  | { kind: 'lost-spaces'; text: string; data: { seat: number; spaces: LostSpace[]; points: number } }
  | { kind: 'bonus-tiles'; text: string; data: { seat: number; tiles: Bonus[]; points: number } }
  | { kind: 'tie'; text: string; data: { seats: number[]; tiles: number[]; winners: number[] } };
