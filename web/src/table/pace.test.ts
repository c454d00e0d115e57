import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from '../api/types';
import type { Pace } from '../app/settings.svelte';
import { kindOf, Queue } from './pace';

let shown: number[][] = [];
let pace: Pace = 'normal';
let held = false;
let queue: Queue;
const isOwn = (seat: number) => seat === 0;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, pace, held] = [[], 'normal', false];
  queue = new Queue(
    (messages) => shown.push(messages.map((heard) => (heard as { version: number }).version)),
    () => pace,
    () => held,
  );
});
afterEach(() => vi.useRealTimers());

function hear(version: number, seat: number, more: object = {}): void {
  const heard = { on: 'step', version, events: [{ n: version, seat, story: [], ...more }] } as unknown as Heard;
  queue.add(heard, kindOf(heard, isOwn));
}

test('moves of others are shown one after the other', () => {
  for (const version of [1, 2, 3]) hear(version, 1);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([[1], [2]]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([[1], [2], [3]]);
});

test("one sees one's own move before the answer to it", () => {
  hear(1, 0);
  hear(2, 1);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([[1], [2]]);
});

test("one's own move waits for nothing", () => {
  for (const version of [1, 2, 3]) hear(version, 1);
  hear(4, 0);
  expect(shown).toEqual([[1], [2, 3, 4]]);
});

test('dice can be looked at for longer', () => {
  hear(1, 1, { seat: undefined, chance: {} });
  hear(2, 1);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([[1], [2]]);
});

test('an act shows everything that waits at once, in order', () => {
  for (const version of [1, 2, 3]) hear(version, 1);
  queue.drain();
  expect(shown).toEqual([[1], [2, 3]]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(2);
});

test('a long turn takes six seconds at most', () => {
  for (let version = 1; version <= 40; version++) hear(version, 1);
  vi.advanceTimersByTime(6000);
  expect(shown.flat()).toHaveLength(40);
});

test('what is said keeps its place, and nothing waits for it', () => {
  hear(1, 1);
  queue.add({ on: 'said', version: 2 } as unknown as Heard, 'aside');
  hear(3, 1);
  queue.add({ on: 'said', version: 4 } as unknown as Heard, 'aside');
  expect(shown).toEqual([[1], [2]]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([[1], [2], [3], [4]]);
});

test('slow waits longer than normal, for moves and for dice', () => {
  pace = 'slow';
  hear(1, 1);
  hear(2, 1, { seat: undefined, chance: {} });
  hear(3, 1);
  vi.advanceTimersByTime(1099);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([[1], [2]]);
  vi.advanceTimersByTime(1799);
  expect(shown).toEqual([[1], [2]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([[1], [2], [3]]);
});

test('nothing waits when the pace is instant', () => {
  pace = 'instant';
  for (const version of [1, 2, 3]) hear(version, 1);
  expect(shown).toEqual([[1], [2], [3]]);
});

test('what a board is still showing is not overtaken, not even by a tap', () => {
  hear(1, 1);
  held = true;
  hear(2, 1);
  vi.advanceTimersByTime(5000);
  queue.drain();
  expect(shown).toEqual([[1]]);
  held = false;
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([[1], [2]]);
});
