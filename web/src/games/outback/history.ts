// What the log tells a board beyond the view.
import type { Entry } from '../../api/types';
import type { Move, Space } from './types';

/** The entries that still stand: what was taken back is gone. */
export function standing(log: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of log) {
    const back = entry.back;
    if (back === undefined) kept.push(entry);
    else kept = kept.filter((one) => one.n <= back);
  }
  return kept;
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

function spaceOf(entry: Entry): Space | null {
  const move = entry.move as Move | undefined;
  return move?.type === 'take' || move?.type === 'block' ? { row: move.row, hex: move.hex } : null;
}
