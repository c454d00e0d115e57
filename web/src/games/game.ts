// What a game brings to the page. Everything it draws comes from the scene; it computes no rule.
import type { Component } from 'svelte';
import type { GameId, Scene } from '../api/types';
import type { SeatColour } from '../look/seats';
import type { Key } from '../table/keys';
import type { TableState } from '../table/state.svelte';

export interface GameModule {
  /** The board and whatever one plays with (hand, dice, sheet): fills what the table leaves free. */
  Play: Component<{ table: TableState }>;
  /** The second and third line of a seat's card: open ends, animals, how far down. */
  SeatLine: Component<{ table: TableState; seat: number }>;
  /** How the score came about, line by line, beside a board that shows it: from `ending.explain`. */
  EndLines: Component<{ table: TableState }>;
  seatColour(scene: Scene, seat: number): SeatColour;
  /** What stands large on a seat's card: a length, points, a direction. */
  score(scene: Scene, seat: number): string;
  /** What is played, in a few words: "7 × 9 · special scoring". */
  about(scene: Scene): string;
  /** What whoever is to move has to do, in a few words. */
  task(table: TableState): string;
  /** For screen readers, on one's turn: what there is to know beyond that; more of it when the turn has just begun. */
  turnWords?(table: TableState, begins: boolean): string;
  /** Its keys, besides those of every game. */
  keys(): Key[];
  /** What the server's progress counts, as the heading of a chart; none where nothing grows. */
  progress?: () => string;
  /** The board needs the log's place while one plays: the log becomes a drawer. */
  wide?: boolean;
}

/** What a value of an option is made with, where that takes more than a form: by the option's kind. */
export const optionFields = { course: () => import('./downhill/course/CourseField.svelte') };

/** Loaded when needed. */
export const games: Record<GameId, () => Promise<{ default: GameModule }>> = {
  'down-under': () => import('./down-under'),
  'sturts-stony-desert': () => import('./sturt'),
  outback: () => import('./outback'),
  downhill: () => import('./downhill'),
};
