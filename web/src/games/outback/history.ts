// What the log tells a board beyond the view.
import type { Entry } from '../../api/types';
import { standing as numbersOf } from '../../table/moves';
import type { Animal, Move, Space, Story } from './types';

/** The entries that still stand: what was taken back is gone. */
export function standing(log: Entry[]): Entry[] {
  const numbers = new Set(numbersOf(log));
  return log.filter(({ n }) => numbers.has(n));
}

/** The hexes that the latest turn settled or lost, as far as it has gone. */
export function lastSpaces(log: Entry[]): { seat: number; spaces: Space[] } | null {
  const moves = standing(log).filter((entry) => entry.move && entry.seat !== undefined);
  const last = moves.findLast((entry) => spaceOf(entry));
  if (!last) return null;
  const turn: Space[] = [];
  for (let n = moves.indexOf(last); n >= 0 && moves[n]?.seat === last.seat; n--) {
    const space = spaceOf(moves[n] as Entry);
    if (!space) break;
    turn.push(space);
  }
  return { seat: last.seat as number, spaces: turn };
}

export interface Step {
  n: number;
  /** Null for a space that was lost. */
  animal: Animal | null;
  space: Space;
  /** Where its story is known. */
  points: number | null;
}

/** What a seat has settled or lost in the turn that is going on. */
export function turnSteps(log: Entry[], mover: number | null): Step[] {
  const entries = standing(log);
  const start = entries.findLastIndex(
    ({ seat, move }) => seat !== undefined && (seat !== mover || (move as Move | undefined)?.type === 'done'),
  );
  return entries.slice(start + 1).flatMap((entry) => stepOf(entry) ?? []);
}

function stepOf(entry: Entry): Step | null {
  const space = spaceOf(entry);
  if (!space) return null;
  const { n, move } = entry;
  const settled = ((entry.story ?? []) as Story[]).find((piece) => piece.kind === 'animal');
  return {
    n,
    space,
    animal: move?.type === 'take' ? (move.animal as Animal) : null,
    points: settled?.data.points ?? null,
  };
}

export function spaceOf(of: { move?: unknown }): Space | null {
  const move = of.move as Move | undefined;
  return move?.type === 'take' || move?.type === 'block' ? { row: move.row, hex: move.hex } : null;
}
