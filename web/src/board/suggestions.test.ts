import { expect, test } from 'vitest';
import type { Move } from '../api/types';
import { isOnlyTurned } from './suggestions';

const laid = { type: 'lay', tile: 'curve', x: 1, y: 2, turn: 0 } as unknown as Move;

test('the same tile on the same cell is only turned', () => {
  expect(isOnlyTurned(laid, { ...laid, turn: 2 } as Move)).toBe(true);
});

test('another tile, another cell or nothing at all is another move', () => {
  expect(isOnlyTurned(laid, { ...laid, turn: 2, x: 3 } as unknown as Move)).toBe(false);
  expect(isOnlyTurned(laid, laid)).toBe(false);
  expect(isOnlyTurned(null, laid)).toBe(false);
});
