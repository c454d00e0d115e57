import { describe, expect, it } from 'vitest';
import { laidOut, placesOf, rolled, seated, taken, type Die } from './dice';
import type { Face, View } from './types';

const view = (dice: Face[], spent: Face[] = []): View => ({ dice, spent }) as unknown as View;
const faces = (dice: Die[]): string =>
  dice.map((die) => `${die.spent ? '-' : ''}${die.face}${die.kept ? '!' : ''}`).join(' ');
const keep = (dice: Die[], ...places: number[]): Die[] => dice.map((die, n) => ({ ...die, kept: places.includes(n) }));

describe('dice on the table', () => {
  it('leaves kept dice where they lie and fills the other places with what was rolled', () => {
    const before = keep(laidOut(view(['emu', 'koala', 'emu', 'joker'])), 2, 3);
    const after = rolled(
      before,
      { seat: 0, kept: ['emu', 'joker'], rolled: ['koala', 'platypus'], rolls_left: 1 },
      view(['emu', 'koala', 'platypus', 'joker']),
    );
    expect(faces(after)).toBe('koala platypus emu! joker!');
    expect(after.map((die) => die.rolled)).toEqual([true, true, false, false]);
  });

  it('marks what another seat kept, wherever such dice lie', () => {
    const after = rolled(
      laidOut(view(['emu', 'koala', 'koala'])),
      { seat: 1, kept: ['koala'], rolled: ['emu', 'emu'], rolls_left: 1 },
      view(['emu', 'emu', 'koala']),
    );
    expect(faces(after)).toBe('emu koala! emu');
  });

  it('lays out all dice anew at the beginning of a turn', () => {
    const before = laidOut(view(['emu'], ['koala', 'koala']));
    const after = rolled(
      before,
      { seat: 0, kept: [], rolled: ['emu', 'koala', 'joker'], rolls_left: 2 },
      view(['emu', 'koala', 'joker']),
    );
    expect(faces(after)).toBe('emu koala joker');
    expect(after.every((die) => die.rolled)).toBe(true);
  });

  it('spends the kept ones of equal dice and lets go of the rest', () => {
    const before = keep(laidOut(view(['koala', 'koala', 'koala', 'emu'])), 1, 2);
    expect(faces(taken(before, view(['koala', 'emu'], ['koala', 'koala'])))).toBe('koala -koala -koala emu');
  });

  it('keeps what was chosen while nothing happens', () => {
    const before = keep(laidOut(view(['koala', 'emu'])), 0);
    expect(faces(taken(before, view(['emu', 'koala'])))).toBe('koala! emu');
  });

  it('finds kept dice before others with the same face', () => {
    expect(placesOf(keep(laidOut(view(['emu', 'emu', 'joker'])), 1), ['emu', 'joker'])).toEqual([1, 2]);
  });
});

describe('tiles on the jeep', () => {
  it('leaves a gap where one was taken', () => {
    expect(seated(['emu', 'koala', 'koala', 'emu', 'monitor'], ['emu', 'emu', 'koala', 'monitor'])).toEqual([
      'emu',
      'koala',
      null,
      'emu',
      'monitor',
    ]);
  });

  it('fills gaps with what is drawn', () => {
    expect(seated(['emu', null, 'koala', null, 'monitor'], ['emu', 'emu', 'koala', 'monitor', 'platypus'])).toEqual([
      'emu',
      'emu',
      'koala',
      'platypus',
      'monitor',
    ]);
  });
});
