import { describe, expect, it } from 'vitest';
import type { Entry } from '../../api/types';
import { lastSpaces } from './history';
import { spotsOf, towards, type Spot } from './landscape';

const ROWS = [
  { number: 2, hexes: 3, shift: 1 },
  { number: 3, hexes: 4, shift: 0 },
  { number: 4, hexes: 1, shift: 1 },
];
const spots = spotsOf(ROWS);
const at = (row: number, hex: number): Spot => spots.find((spot) => spot.row === row && spot.hex === hex) as Spot;
const name = ({ row, hex }: Spot): string => `${row}${'abcd'[hex]}`;

describe('a landscape', () => {
  it('has its lowest row at the bottom, interlocked', () => {
    expect(at(2, 0).y).toBe(at(3, 0).y + 75);
    expect(at(2, 0).x).toBeCloseTo((at(3, 0).x + at(3, 1).x) / 2);
  });

  it('is walked with arrows, row by row', () => {
    expect(name(towards(spots, at(3, 1), 'ArrowRight'))).toBe('3c');
    expect(name(towards(spots, at(3, 0), 'ArrowLeft'))).toBe('3a');
    expect(name(towards(spots, at(2, 2), 'ArrowUp'))[0]).toBe('3');
    expect(name(towards(spots, at(3, 3), 'ArrowUp'))).toBe('4a');
    expect(name(towards(spots, at(4, 0), 'ArrowDown'))[0]).toBe('3');
  });
});

describe('the last move', () => {
  const take = (n: number, seat: number, hex: number): Entry => ({
    n,
    seat,
    text: '',
    move: { type: 'take', animal: 'emu', jokers: 0, row: 2, hex },
  });

  it('is everything that the latest turn has settled', () => {
    const log: Entry[] = [
      take(1, 1, 2),
      { n: 2, seat: 1, text: '', move: { type: 'done' } },
      take(3, 0, 0),
      take(4, 0, 1),
      { n: 5, seat: 0, text: '', move: { type: 'done' } },
    ];
    expect(lastSpaces(log)).toEqual({
      seat: 0,
      spaces: [
        { row: 2, hex: 1 },
        { row: 2, hex: 0 },
      ],
    });
  });

  it('is gone when it was taken back', () => {
    expect(lastSpaces([take(1, 1, 2), take(2, 0, 0), { n: 3, back: 1, text: '' }])).toEqual({
      seat: 1,
      spaces: [{ row: 2, hex: 2 }],
    });
  });
});
