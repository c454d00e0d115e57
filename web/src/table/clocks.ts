// How much time each seat has left. The server tells it with some messages and not with others: a reading counts from
// the moment at which it came.
import type { Heard, Scene } from '../api/types';

export interface Reading {
  left: number;
  running: boolean;
  /** When it came, in milliseconds of this page. */
  at: number;
}
export type Clocks = (Reading | null)[];

export function readClocks(known: Clocks, heard: Heard, at: number): Clocks {
  if (heard.on === 'scene') return clocksOf(heard.seats, at);
  if (heard.on === 'step') return heard.seats ? clocksOf(heard.seats, at) : known;
  if (heard.on !== 'seat' || !heard.clock) return known;
  const reading = { ...heard.clock, at };
  return known.map((clock, seat) => (seat === heard.seat ? reading : clock));
}

export function clocksOf(seats: Scene['seats'], at: number): Clocks {
  return seats.map(({ clock }) => (clock ? { ...clock, at } : null));
}

/** In seconds. */
export function timeLeftAt(reading: Reading, now: number): number {
  return reading.left - (reading.running ? Math.max(0, now - reading.at) / 1000 : 0);
}
