import { describe, expect, it } from 'vitest';
import { change, find, flipped, put, remove, turned, type Course, type Place } from './layout';

const board = (name: string): Place => ({ board: name, face: 'E', turn: 0 });
const drawn = (course: Course): string =>
  course.map((row) => row.map((place) => place?.board ?? '-').join(' ')).join(' / ');
const two: Course = [[board('01'), board('02')]];

describe('a course', () => {
  it('begins with any board and grows on every side', () => {
    const one = put([], [0, 0], board('01'));
    expect(drawn(one)).toBe('01');
    expect(drawn(put(one, [-1, 0], board('02')))).toBe('02 / 01');
    expect(drawn(put(one, [0, 1], board('02')))).toBe('01 02');
    expect(drawn(put(put(one, [0, -1], board('02')), [1, 0], board('03')))).toBe('02 01 / 03 -');
  });
  it('lets boards change places, and puts an outer one back', () => {
    expect(drawn(put(two, [0, 1], board('01')))).toBe('02 01');
    expect(drawn(put(two, [0, 1], board('05')))).toBe('01 05');
    expect(drawn(put(two, [1, 1], board('01')))).toBe('02 / 01');
  });
  it('shrinks when boards go, down to nothing', () => {
    expect(drawn(remove(two, '01'))).toBe('02');
    expect(remove(remove(two, '01'), '02')).toEqual([]);
  });
  it('has boards that turn and flip', () => {
    const other = change(change(two, '02', turned), '02', flipped);
    expect(other[0]?.[1]).toEqual({ board: '02', face: 'H', turn: 1 });
    expect(find(other, '02')).toEqual([0, 1]);
    expect(turned({ board: '01', face: 'E', turn: 0 }, -1).turn).toBe(3);
  });
});
