import { expect, test } from 'vitest';
import { nearestStart, nextStart } from './start.svelte';
import type { Point } from './types';

const STARTS: Point[] = [
  [200, 5000],
  [5800, 9800],
];

test('a start snaps to the nearest free place', () => {
  expect(nearestStart(3000, STARTS)).toBe(3000);
  expect(nearestStart(5200, STARTS)).toBe(5000);
  expect(nearestStart(-40, STARTS)).toBe(200);
  expect(nearestStart(10, [])).toBeNull();
});

test('a step goes over what is taken', () => {
  expect(nextStart(5100, 100, STARTS)).toBe(5800);
  expect(nextStart(5700, -100, STARTS)).toBe(5000);
  expect(nextStart(2100, 100, STARTS)).toBe(2100);
});
