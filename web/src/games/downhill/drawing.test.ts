import { describe, expect, test } from 'vitest';
import { Drawing } from './drawing.svelte';
import type { Point } from './types';

const HOLES: Point[] = [
  [1000, 1000],
  [3000, 1000],
  [5000, 1000],
  [7000, 1000],
  [7000, 3000],
  [1000, 5000],
];

function drawn(points: Point[], straight = false): Drawing {
  const drawing = new Drawing(HOLES, null, straight);
  drawing.press(points[0] as Point, 400);
  points.slice(1).forEach((point) => drawing.draw(point));
  return drawing;
}

describe('the pen', () => {
  test('begins only in a hole', () => {
    const drawing = new Drawing(HOLES, null);
    expect(drawing.press([2000, 2500], 400)).toBe(false);
    expect(drawing.press([1200, 900], 400)).toBe(true);
    expect(drawing.holes).toEqual([0]);
  });

  test('every free hole the line enters takes it, at its exact centre, also between two samples', () => {
    const drawing = drawn([
      [1000, 1000],
      [5100, 1100],
    ]);
    expect(drawing.holes).toEqual([0, 1, 2]);
    expect(drawing.legs.map((leg) => [leg[0], leg.at(-1)])).toEqual([
      [HOLES[0], HOLES[1]],
      [HOLES[1], HOLES[2]],
    ]);
  });

  test('ink past the last hole is wiped when it is lifted, and one goes on from that hole', () => {
    const drawing = drawn([
      [1000, 1000],
      [3000, 1050],
      [3800, 2600],
    ]);
    expect(drawing.lift().at(-1)).toEqual([3800, 2600]);
    expect(drawing.press([3800, 2600], 400)).toBe(false);
    expect(drawing.press([3100, 1000], 400)).toBe(true);
  });

  test('a hole that takes it leaves no step back in the line', () => {
    const drawing = drawn([
      [1000, 1000],
      [2000, 1000],
      [2780, 1020],
      [2830, 1020],
      [2900, 1010],
      [3000, 1000],
      [3200, 1000],
      [4000, 1000],
      [5000, 1000],
    ]);
    const across = drawing.line.map(([x]) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(drawing.holes).toEqual([0, 1, 2]);
  });

  test('is up after the fifth hole', () => {
    const drawing = drawn([
      [1000, 1000],
      [7000, 1000],
      [7000, 3000],
      [1000, 5000],
    ]);
    expect(drawing.holes).toEqual([0, 1, 2, 3, 4]);
    expect(drawing.down).toBe(false);
  });

  test('stays on the sheet', () => {
    const drawing = drawn([
      [1000, 1000],
      [1000, -900],
      [3000, 1000],
    ]);
    expect(drawing.line.every(([x, y]) => x >= 0 && x <= 9000 && y >= 0 && y <= 6000)).toBe(true);
  });
});

describe('a line', () => {
  test('passes over a hole that is freed again and keeps the ink', () => {
    const drawing = drawn([
      [1000, 1000],
      [2000, 1400],
      [3000, 1100],
      [4000, 1500],
    ]);
    drawing.passOver();
    expect(drawing.holes).toEqual([0]);
    drawing.draw([5000, 1000]);
    expect(drawing.holes).toEqual([0, 2]);
    expect(drawing.line).not.toContainEqual(HOLES[1]);
    expect(drawing.line.length).toBeGreaterThan(3);
  });

  test('can be passed over after the pen was lifted, too', () => {
    const drawing = drawn([
      [1000, 1000],
      [2000, 1400],
      [3100, 1100],
    ]);
    drawing.lift();
    drawing.passOver();
    expect(drawing.press([3100, 1100], 400)).toBe(true);
    drawing.draw([3150, 1150]);
    drawing.draw([5000, 1000]);
    expect(drawing.holes).toEqual([0, 2]);
  });

  test('is taken back stroke by stroke', () => {
    const drawing = drawn([
      [1000, 1000],
      [5000, 1000],
    ]);
    drawing.lift();
    drawing.undo();
    expect([drawing.holes, drawing.legs.length]).toEqual([[0, 1], 1]);
    drawing.undo();
    drawing.undo();
    expect([drawing.holes, drawing.line]).toEqual([[], []]);
  });

  test('with straight strokes only is sent without points', () => {
    const drawing = new Drawing(HOLES, null);
    [0, 1, 2, 3, 4].forEach((hole) => drawing.join(hole));
    expect(drawing.move).toEqual({ type: 'draw', turn: 0, flip: false, holes: [0, 1, 2, 3, 4] });
    drawing.bend([0, 300]);
    expect(drawing.move.line?.[0]).toEqual(HOLES[0]);
    expect(drawing.move.line?.at(-1)).toEqual(HOLES[4]);
  });

  test('is straight where only straight strokes are allowed', () => {
    const drawing = drawn(
      [
        [1000, 1000],
        [2000, 2600],
        [3000, 1000],
      ],
      true,
    );
    expect(drawing.legs).toEqual([[HOLES[0], HOLES[1]]]);
  });

  test('has whole points, few of them', () => {
    const wavy = Array.from({ length: 900 }, (_, n): Point => [1300 + n * 1.7, 1900 + 700 * Math.sin(n / 9)]);
    const drawing = drawn([[1000, 1000], ...wavy, [3000, 1000]]);
    expect(drawing.legs[0]?.length).toBeLessThanOrEqual(150);
    expect(drawing.line.flat().every(Number.isInteger)).toBe(true);
  });
});
