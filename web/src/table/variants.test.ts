import { expect, test } from 'vitest';
import type { Option } from '../api/types';
import { variantsOf } from './variants';

function option(name: string, kind: Option['kind'], usual: Option['default'], texts: Record<string, string>): Option {
  const choices = Object.entries(texts).map(([value, text]) => ({ value: isNaN(+value) ? value : +value, text }));
  return { name, kind, title: name.toUpperCase(), text: '', default: usual, choices, needs: [] } as Option;
}
const OPTIONS = [
  option('area', 'size', 'recommended', { recommended: 'recommended', easy: 'easy' }),
  option('routes', 'choice', 1, { 1: 'one route', 2: 'two routes' }),
  option('max_rounds', 'number', 30, { 30: '30 rounds' }),
  option('course', 'course', 'basic', { basic: '4 rows of 3' }),
];
const USUAL = { area: 'recommended', routes: 1, max_rounds: 30, course: 'basic' };

test('the usual game needs no words', () => {
  expect(variantsOf(USUAL, OPTIONS)).toEqual([]);
});

test('everything that differs is named', () => {
  const chosen = { area: 'easy', routes: 2, max_rounds: 4, course: '01E 02E' };
  expect(variantsOf(chosen, OPTIONS)).toEqual(['AREA: easy', 'two routes', 'MAX_ROUNDS: 4', 'COURSE: custom']);
  expect(variantsOf({ ...USUAL, area: [3, 4] }, OPTIONS)).toEqual(['AREA: 3 × 4']);
});

test('what is told already is left out', () => {
  expect(variantsOf({ ...USUAL, routes: 2 }, OPTIONS, ['routes'])).toEqual([]);
});
