// Colour, shape and marking of a seat: nothing is told by colour alone.
import { m } from '../paraglide/messages.js';

export const SEAT_COLOURS = ['yellow', 'blue', 'red', 'green', 'violet', 'ink'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** On the centre line of a path, in hundredths of a cell: printed paths, and gray ones that a route borrows. */
export const MARKING: Record<SeatColour, { width: number; narrow: number; dash: string; cap: 'butt' | 'round' }> = {
  yellow: { width: 5, narrow: 3.6, dash: '0 10', cap: 'round' },
  blue: { width: 2.6, narrow: 1.8, dash: '', cap: 'butt' },
  red: { width: 3.4, narrow: 2.4, dash: '11 7', cap: 'butt' },
  green: { width: 11, narrow: 6, dash: '2.6 7.4', cap: 'butt' },
  violet: { width: 3, narrow: 2, dash: '9 5 1 5', cap: 'round' },
  ink: { width: 6, narrow: 4, dash: '2 4', cap: 'butt' },
};

/** Centred on 0, 0; radius about 10. */
export const SHAPE: Record<SeatColour, string> = {
  yellow: 'M9.2 0A9.2 9.2 0 1 1-9.2 0A9.2 9.2 0 1 1 9.2 0Z',
  blue: 'M0-11C5.5-3.5 8.5 0 8.5 3A8.5 8.5 0 0 1-8.5 3C-8.5 0-5.5-3.5 0-11Z',
  red: 'M0-11.2L9.7 5.6L-9.7 5.6Z',
  green: 'M-5.8-8H5.8A2.2 2.2 0 0 1 8-5.8V5.8A2.2 2.2 0 0 1 5.8 8H-5.8A2.2 2.2 0 0 1-8 5.8V-5.8A2.2 2.2 0 0 1-5.8-8Z',
  violet: 'M0-11.2L11.2 0L0 11.2L-11.2 0Z',
  ink: star(11.5, 5.2),
};

function star(outer: number, inner: number): string {
  const corners = Array.from({ length: 10 }, (_, n) => {
    const [r, angle] = [n % 2 ? inner : outer, (n * Math.PI) / 5 - Math.PI / 2];
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function fill(colour: SeatColour): string {
  return `var(--seat-${colour}-fill)`;
}

export function edge(colour: SeatColour): string {
  return `var(--seat-${colour}-edge)`;
}

/** "blue, drop": a colour is always spoken with its shape. */
export function spoken(colour: SeatColour): string {
  const words: Record<SeatColour, () => string> = {
    yellow: m.seat_yellow,
    blue: m.seat_blue,
    red: m.seat_red,
    green: m.seat_green,
    violet: m.seat_violet,
    ink: m.seat_ink,
  };
  return words[colour]();
}
