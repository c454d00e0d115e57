// Where the cells of a score track are: cells 20 wide, 2.5 apart, a little more around the two parts.
import type { Place, Track } from './types';

export const CELL = 20;
export const PITCH = 23.4;
const LABEL = 34;

export function cellX(track: Track, step: number): number {
  return LABEL + step * 22.5 + (step > 0 ? 5 : 0) + (step > track.left ? 7 : 0);
}

export function trackWidth(track: Track): number {
  return cellX(track, track.left + track.upper) + CELL;
}

export function stepOf(track: Track, place: Place): number {
  if (typeof place === 'string') return track.left + Number(place.slice(1));
  return place === track.start ? 0 : place;
}

/** "−3", 1 to 9, then 1 to 12 again. */
export function cellText(track: Track, step: number): string {
  if (step === 0) return String(track.start).replace('-', '−');
  return String(step > track.left ? step - track.left : step);
}
