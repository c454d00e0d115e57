import { expect, test } from 'vitest';
import type { Entry, Scene } from '../api/types';
import { countMoves, movesMade, numberOf, seatToTakeBack, standing } from './moves';

const move = (seat: number) => ({ seat, move: { type: 'lay' } });
const log = (...entries: object[]) =>
  entries.map((entry, n) => ({ n: n + 1, text: '', ...entry })) as unknown as Entry[];
const table = (as: number, you: boolean[], ...entries: object[]) =>
  ({ as, seats: you.map((own) => ({ you: own })), log: log(...entries) }) as unknown as Scene;

test('chance is no move', () => {
  expect(countMoves(log(move(0), { chance: {} }, move(1)))).toEqual([0, 1, 1, 2]);
});

test('a secret move counts once', () => {
  expect(movesMade(log({ seat: 0, sealed: true }, { seat: 1, sealed: true }, { opened: [] }))).toBe(2);
});

test('a move that was taken back does not count, and has no number', () => {
  const taken = log(move(0), move(1), move(0), { back: 1 }, move(1));
  expect(standing(taken)).toEqual([1, 5]);
  const counts = countMoves(taken);
  expect(counts).toEqual([0, 1, 1, 1, 1, 2]);
  expect(taken.map((entry) => numberOf(counts, entry.n))).toEqual([1, null, null, null, 2]);
});

test('somebody who resigns has not moved', () => {
  expect(movesMade(log(move(0), { seat: 1, gone: 'resigned' }))).toBe(1);
});

test('there is nothing to take back before the first move, nor past chance', () => {
  expect(seatToTakeBack(table(0, [true, false]))).toBeNull();
  expect(seatToTakeBack(table(0, [true, false], move(1)))).toBeNull();
  expect(seatToTakeBack(table(0, [true, false], move(0), move(1)))).toBe(0);
  expect(seatToTakeBack(table(0, [true, false], move(0), { chance: {} }))).toBeNull();
});

test('around one device the last move is taken back, of any seat', () => {
  expect(seatToTakeBack(table(1, [true, true], move(0)))).toBe(0);
});
