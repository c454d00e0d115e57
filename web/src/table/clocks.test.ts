import { expect, test } from 'vitest';
import type { Heard } from '../api/types';
import { clocksOf, readClocks, timeLeftAt } from './clocks';

const SEATS = [
  { sit: 'person', name: 'Ana', you: true, clock: { left: 900, running: true } },
  { sit: 'person', name: 'Ben', you: false, clock: { left: 800, running: false } },
] as Parameters<typeof clocksOf>[0];

function leftAfter(heard: object, seat: number): number {
  const clocks = readClocks(clocksOf(SEATS, 0), { table: 't', ...heard } as Heard, 60_000);
  return timeLeftAt(clocks[seat]!, 90_000);
}

test('a clock that runs goes down, and one that stands does not', () => {
  const [ana, ben] = clocksOf(SEATS, 0);
  expect([timeLeftAt(ana!, 10_000), timeLeftAt(ben!, 10_000)]).toEqual([890, 800]);
});

test('a chat line, an offer and somebody who comes leave a clock as it is', () => {
  expect(leftAfter({ on: 'said', n: 1, seat: 1, name: 'Ben', text: 'hello' }, 0)).toBe(810);
  expect(leftAfter({ on: 'offer', offers: {} }, 0)).toBe(810);
  expect(leftAfter({ on: 'seat', seat: 1, online: true }, 0)).toBe(810);
  expect(leftAfter({ on: 'step', events: [] }, 0)).toBe(810);
});

test('a reading counts from when it came', () => {
  expect(leftAfter({ on: 'step', seats: SEATS }, 0)).toBe(870);
  expect(leftAfter({ on: 'seat', seat: 1, clock: { left: 700, running: true } }, 1)).toBe(670);
});
