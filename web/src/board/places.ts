// Places in words: steps from the first tile, stable while the area grows.
import { m } from '../paraglide/messages.js';

/** "2E 1N"; the first tile is "the start". y grows to the south. */
export function placeName(x: number, y: number, first: [number, number] = [0, 0]): string {
  const [east, south] = [x - first[0], y - first[1]];
  const parts: string[] = [];
  if (east) parts.push(`${Math.abs(east)}${east > 0 ? m.east_short() : m.west_short()}`);
  if (south) parts.push(`${Math.abs(south)}${south > 0 ? m.south_short() : m.north_short()}`);
  return parts.join(' ') || m.the_start();
}
