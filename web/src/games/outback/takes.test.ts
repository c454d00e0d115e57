import { describe, expect, it } from 'vitest';
import { choicesOf, wayOf, waysTo } from './takes';
import type { Move, OutbackScene, Outlook } from './types';

function take(animal: 'koala' | 'emu', jokers: number, row: number, hex: number, points: number): [Move, Outlook] {
  const dice = [...Array<typeof animal>(row - jokers).fill(animal), ...Array<'joker'>(jokers).fill('joker')];
  return [
    { type: 'take', animal, jokers, row, hex },
    { type: 'take', dice, points, marker: { from: 1, to: 1 + points }, bonus: [], score: 0 },
  ];
}

function scene(...moves: [Move, Outlook][]): OutbackScene {
  return {
    legal: moves.map(([move]) => move),
    outlook: moves.map(([, outlook]) => outlook),
  } as unknown as OutbackScene;
}

const both = scene(
  take('koala', 1, 3, 0, 1),
  take('koala', 1, 3, 2, 4),
  take('koala', 2, 3, 0, 1),
  take('emu', 0, 2, 1, 2),
  take('emu', 1, 2, 0, 2),
  [
    { type: 'keep', dice: ['emu'] },
    { type: 'keep', rolled: 5 },
  ],
);

describe('what can be taken', () => {
  it('is one offer for each animal and row, the most points first', () => {
    const offers = choicesOf(both).offers;
    expect(offers.map(({ animal, row, least, most }) => [animal, row, least, most])).toEqual([
      ['koala', 3, 1, 4],
      ['emu', 2, 2, 2],
    ]);
    expect(offers[0]?.ways.map((way) => [way.jokers, way.takes.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('is told by the dice, in any order', () => {
    const found = wayOf(choicesOf(both).offers, ['joker', 'koala', 'joker']);
    expect([found?.offer.animal, found?.offer.row, found?.way.jokers]).toEqual(['koala', 3, 2]);
    expect(wayOf(choicesOf(both).offers, ['koala', 'koala'])).toBeNull();
  });

  it('can be asked of a hex, few jokers before many', () => {
    expect(waysTo(choicesOf(both).offers, { row: 3, hex: 0 }).map((one) => one.way.jokers)).toEqual([1, 2]);
    expect(waysTo(choicesOf(both).offers, { row: 4, hex: 0 })).toEqual([]);
  });

  it('stands beside the dice that may be kept', () => {
    expect(choicesOf(both).keeps).toEqual([{ type: 'keep', dice: ['emu'] }]);
    expect(choicesOf(scene([{ type: 'done' }, { type: 'done', bonus: [] }])).done).toEqual({ type: 'done', bonus: [] });
  });
});
