// Where seats stand.
import type { Entry } from '../../api/types';
import type { Point, Run, View } from './types';

export interface Standpoint {
  seat: number;
  at: Point;
}

const BELOW = 1300;

/** Finishers have left the course and stand below the finish, where they crossed it if that is known. */
export function standpoints(view: View, last: Run[]): Standpoint[] {
  const [width, height] = view.course_size;
  const home = view.standings.filter((one) => one.finished).map((one) => one.seat);
  const finishers = home.map((seat, n): Standpoint => {
    const run = last.find((one) => one.seat === seat && one.finished);
    return { seat, at: [run?.mark[0] ?? (width * (n + 1)) / (home.length + 1), height + BELOW] };
  });
  return [...view.marks.flatMap((at, seat) => (at ? [{ seat, at }] : [])), ...finishers];
}

/** Who has moved in an entry of the log. */
export function moved(entry: Entry | null): number[] {
  if (entry?.opened) return entry.opened.map((one) => one.seat);
  return entry?.seat === undefined ? [] : [entry.seat];
}
