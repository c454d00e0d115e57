// What a game brings to the page. Everything it draws comes from the scene; it computes no rule.
import type { Component } from 'svelte';
import type { Entry, Option, Scene, Schemas } from '../api/types';
import type { SeatColour } from '../look/seats';
import type { Key } from '../table/keys';
import type { TableState } from '../table/state.svelte';

type Words = () => string;

/** A game's index.ts: what the page knows before anybody sits down. Small, because the home page loads all of them. */
export interface GameEntry {
  id: string;
  /** Its place on the home page. */
  order: number;
  tagline?: Words;
  /** How long a game takes: "20–40". */
  minutes?: string;
  /** Whether web/public/pictures has pictures of it. */
  pictured: boolean;
  /** Texts of the pictures that stand beside clauses, by clause. */
  figures(): Promise<{ default: Record<string, Words> }>;
  /** How to play, in short; none for a game that has only its exact rules. */
  how?: () => Promise<{ default: Step[] }>;
  /** Forms for options whose value takes more than a plain one, by the option's kind. */
  optionFields?: Record<string, () => Promise<{ default: Component<OptionFieldProps> }>>;
  load(): Promise<{ default: GameModule }>;
}

export interface Step {
  /** The clause whose picture shows it. */
  figure?: string;
  text: Words;
}

export interface OptionFieldProps {
  option: Option;
  value: unknown;
  /** The value as people type it. */
  words: string;
  sketch: NonNullable<Schemas['Choice']['sketches']>[number] | undefined;
  /** The value as the server has read it, when it accepts it. */
  taken: unknown;
  onchange: (value: unknown) => void;
}

/** A game's module.ts: what a table of it needs. `S` is the scene that its server part writes. */
export interface GameModule<S extends Scene = Scene> {
  /** The board and whatever one plays with (hand, dice, sheet): fills what the table leaves free. */
  Play: Component<{ table: TableState<S> }>;
  /** The second and third line of a seat's card: open ends, animals, how far down. */
  SeatLine?: Component<{ table: TableState<S>; seat: number }>;
  /** How the score came about, line by line, beside a board that shows it: from `ending.explain`. */
  EndLines: Component<{ table: TableState<S> }>;
  /** The animal that guides through the first turn and opens the log. */
  guide: string;
  lesson?: Lesson;
  seatColour(scene: S, seat: number): SeatColour;
  /** The colour of a move in the log, where a seat plays more than one. */
  moveColour?(move: S['log'][number]['move']): SeatColour | undefined;
  /** What stands large on a seat's card: a length, points, a direction. */
  score(scene: S, seat: number): string;
  /** Further lines of the log below a move: its consequences. */
  notes?(entry: S['log'][number]): string[];
  /** What is played, in a few words: "7 × 9 · special scoring". */
  about(scene: S): string;
  /** Options that `about` tells already. */
  tells?: readonly string[];
  /** What the player to move has to do, in a few words. */
  task(table: TableState<S>): string;
  /** For screen readers, on one's turn: what there is to know beyond that; more of it when the turn has just begun. */
  turnWords?(table: TableState<S>, begins: boolean): string;
  /** Its keys, besides those of every game. */
  keys(): Key[];
  /** What the server's progress counts, as the heading of a chart; none where nothing grows. */
  progress?: Words;
  /** The board needs the log's place while one plays: the log becomes a drawer. */
  wide?: boolean;
  /** On a phone held sideways its column has no room to spare: what the coach says is cut there until it is unfolded. */
  crowded?: boolean;
}

/** The first turn, guided: what the game is about, what to do next, and what follows. */
export interface Lesson {
  aim: Words;
  /** By what the board says one is doing, in the order in which it comes. */
  steps: Record<string, Words>;
  after: Words;
  /** Whether this entry was what the lesson is about. */
  isLearnt: (entry: Entry) => boolean;
}

/** Every table handles games of any kind: this is the one place that forgets which. */
export function moduleOf<S extends Scene>(module: GameModule<S>): GameModule {
  return module as unknown as GameModule;
}
