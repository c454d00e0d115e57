import { expect, test } from 'vitest';
import { signed, valueWords } from './values';

test('shares of the win are told in percent', () => {
  expect(valueWords(0.625, true)).toBe('63%');
});

test('another measure is told as it is', () => {
  expect(valueWords(-2.255, false)).toBe('−2.26');
});

test('points have a sign, and nothing has none', () => {
  expect([signed(3), signed(-0.26), signed(0.01), signed(12, 0)]).toEqual(['+3.0', '−0.3', '0.0', '+12']);
});
