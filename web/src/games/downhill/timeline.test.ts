import { expect, test } from 'vitest';
import { flagsBy, LAYING, momentOf, timelineOf } from './timeline';
import type { Point, Run } from './types';

const LINE: Point[] = [
  [0, 0],
  [0, 1000],
  [0, 2000],
  [0, 3000],
  [0, 4000],
];

function run(changes: Partial<Run> = {}): Run {
  return {
    seat: 0,
    sheet: { turn: 0, flip: false, box: [0, 0, 9000, 6000], holes: [] },
    line: LINE,
    holes: [0, 1, 2, 3, 4],
    stops: [0, 1, 2, 3, 4],
    travelled: 4,
    tried: 3,
    touch: null,
    stop: 4,
    finished: false,
    mark: [0, 4000],
    flags: [],
    ...changes,
  };
}

const CRASH = run({ travelled: 2, tried: 2, touch: { what: 'rock', at: [0, 2500] }, stop: 2, mark: [0, 2000] });

test('the sheet is laid down before the ink runs', () => {
  const line = timelineOf(run());
  expect(momentOf(line, LAYING / 2)).toMatchObject({ laid: 0.5, reached: 0, holes: 0 });
  expect(momentOf(line, LAYING)).toMatchObject({ laid: 1, holes: 1 });
});

test('a clean run ends at the fifth hole', () => {
  const line = timelineOf(run());
  expect(line.ending).toBe('stop');
  expect(momentOf(line, line.length)).toMatchObject({ reached: 4000, holes: 5, mark: [0, 4000], over: true });
});

test('a crash stops at the touch, and the mark slides back to the last hole', () => {
  const line = timelineOf(CRASH);
  expect(line.end).toBe(2500);
  expect(momentOf(line, line.ended + 100)).toMatchObject({ holes: 3, mark: [0, 2500] });
  expect(momentOf(line, line.length).mark).toEqual([0, 2000]);
});

test('a finisher stops where the bottom edge is crossed', () => {
  const line = timelineOf(run({ stop: null, finished: true, tried: 3, mark: [0, 3600] }));
  expect([line.ending, line.end]).toEqual(['finish', 3600]);
});

test('one can step from hole to hole and to the end', () => {
  const line = timelineOf(CRASH);
  expect(line.steps.map((time) => momentOf(line, time).holes)).toEqual([1, 2, 3, 3]);
});

test('a flag is won when its stroke is passed', () => {
  const line = timelineOf(run({ flags: [{ row: 0, column: 0, value: 1, stroke: 1 }] }));
  expect(flagsBy(line, 1400)).toHaveLength(0);
  expect(flagsBy(line, 1600)).toHaveLength(1);
});
