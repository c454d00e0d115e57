import { describe, expect, it } from 'vitest';
import type { Option } from '../api/types';
import { inFormWords } from './formwords';

const option = (name: string, title: string, choices: [unknown, string][]): Option =>
  ({
    name,
    title,
    kind: 'choice',
    text: '',
    default: null,
    needs: [],
    choices: choices.map(([value, text]) => ({ value, text })),
  }) as unknown as Option;
const OPTIONS = [
  option('area', 'Area', [
    ['easy', 'an easy one'],
    ['unlimited', 'unlimited'],
  ]),
  option('ends', 'Ends of a route', [[1, 'one end']]),
  option('claim', 'Claims', [
    [false, 'ties are possible'],
    [true, 'no ties, but claims'],
  ]),
];

describe('rules in the words of the form', () => {
  it.each([
    ['`area`', '**Area**'],
    ['`area: unlimited`', '**Area: unlimited**'],
    ['`area: [5, 9]`', '**Area: 5 × 9**'],
    ['`ends: 1`', '**Ends of a route: one end**'],
    ['With `claim`, a player', 'With **Claims: no ties, but claims**, a player'],
    ['| `easy` | 6 by 6 |', '| **an easy one** | 6 by 6 |'],
    ['boards `01` to `12`', 'boards `01` to `12`'],
  ])('%s', (text, said) => expect(inFormWords(text, OPTIONS)).toBe(said));
});
