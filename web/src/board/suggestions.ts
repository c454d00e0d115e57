// Moves to be drawn on a board although nobody is about to play them.
import type { Move } from '../api/types';
import { m } from '../paraglide/messages.js';
import type { TableState } from '../table/state.svelte';

export interface Suggested {
  move: Move;
  seat: number;
  look: 'hint' | 'made' | 'better';
}

/** The hint for the position one plays in; in a review what was played and what would have been better. */
export function suggestionsOf({ past, seat, hint, suggestion }: Pick<TableState, Seen>): Suggested[] {
  if (!past) return hint && seat !== null ? [{ move: hint.move, seat, look: 'hint' }] : [];
  if (!suggestion || suggestion.moment !== past.log.length) return [];
  const { made, better, seat: of } = suggestion;
  const judged: Suggested[] = made ? [{ move: made, seat: of, look: 'made' }] : [];
  return [...judged, { move: better, seat: of, look: 'better' }];
}
type Seen = 'past' | 'seat' | 'hint' | 'suggestion';

/** The move of the log line under the pointer or the focus. */
export function pointedMove({ scene, pointed }: Pick<TableState, 'scene' | 'pointed'>): Move | null {
  return (pointed === null ? null : scene?.log.find((entry) => entry.n === pointed)?.move) ?? null;
}

/** What a screen reader says of a cell with a suggested move. */
export function lookText(look: Suggested['look']): string {
  return { hint: m.board_hint, made: m.board_made, better: m.board_better }[look]();
}

/** The same tile on the same cell, laid another way round: in words both moves are the same. */
export function isOnlyTurned(made: Move | null, better: Move): boolean {
  if (!made || !('turn' in made) || !('turn' in better)) return false;
  return made.turn !== better.turn && JSON.stringify({ ...made, turn: better.turn }) === JSON.stringify(better);
}
