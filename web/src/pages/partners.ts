// Seats of one colour play together.
import type { SeatColour } from '../look/seats';

/** The other seats on the side of this one. */
export function partners(colours: SeatColour[], seat: number): number[] {
  return colours.flatMap((colour, other) => (other !== seat && colour === colours[seat] ? [other] : []));
}
