import { expect, test } from 'vitest';
import { wayIntoReach, wayIntoSight } from './sight';

const inside = { top: 200, right: 200, bottom: 200, left: 200 };

test('a box in the window stays', () => {
  expect(wayIntoSight(inside)).toEqual([0, 0]);
  expect(wayIntoReach(inside, 64)).toEqual([0, 0]);
});

test('a box beyond an edge is moved to it', () => {
  expect(wayIntoSight({ ...inside, left: -30 })).toEqual([30, 0]);
  expect(wayIntoSight({ ...inside, right: -30, bottom: -5 })).toEqual([-30, -5]);
});

test('where there is no room for all of it, its left and top edges come first', () => {
  expect(wayIntoSight({ top: -10, right: -20, bottom: -40, left: -30 })).toEqual([30, 10]);
});

test('a box below the buttons is moved above them', () => {
  expect(wayIntoReach({ ...inside, right: 10, bottom: 10 }, 64)).toEqual([0, -54]);
  expect(wayIntoReach({ ...inside, right: -30, bottom: -20 }, 64)).toEqual([-30, -84]);
});

test('a box beside or above the buttons stays', () => {
  expect(wayIntoReach({ ...inside, right: 70, bottom: 10 }, 64)).toEqual([0, 0]);
  expect(wayIntoReach({ ...inside, right: 10, bottom: 70 }, 64)).toEqual([0, 0]);
});
