// One count of a game's moves, for the log, the replay, the review and the end. A secret move counts when it is made, not
// again when it is opened; one that was taken back does not count.
import type { Entry, Scene } from '../api/types';

/** The numbers of the entries that nobody has taken back. */
export function standing(log: Entry[]): number[] {
  let numbers: number[] = [];
  for (const { n, back } of log)
    numbers = back === undefined ? [...numbers, n] : numbers.filter((kept) => kept <= back);
  return numbers;
}

function isMove(entry: Entry): boolean {
  return entry.move !== undefined || entry.sealed === true;
}

/** For each entry, and for 0, how many moves have been made up to it. */
export function countMoves(log: Entry[]): number[] {
  const stands = new Set(standing(log));
  let count = 0;
  return [0, ...log.map((entry) => (count += isMove(entry) && stands.has(entry.n) ? 1 : 0))];
}

export function movesMade(log: Entry[]): number {
  return countMoves(log).at(-1) ?? 0;
}

/** The number that stands beside an entry of the log: none where it is no move, or no longer. */
export function numberOf(counts: number[], n: number): number | null {
  const [before, count] = [counts[n - 1] ?? 0, counts[n] ?? 0];
  return count > before ? count : null;
}

/** Several seats here are one's own: people sit around one device. */
export function isShared(scene: Scene): boolean {
  return scene.seats.filter((seat) => seat.you).length > 1;
}

/** The seat whose last move can be taken back by the people here: never past chance, a secret or somebody's leaving. */
export function seatToTakeBack(scene: Scene): number | null {
  const stands = new Set(standing(scene.log));
  const shared = isShared(scene);
  for (const { n, seat, move } of scene.log.toReversed()) {
    if (!stands.has(n)) continue;
    if (move === undefined) return null;
    if (shared ? scene.seats[seat]?.you : seat === scene.as) return seat;
  }
  return null;
}
