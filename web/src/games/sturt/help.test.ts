import { expect, test } from 'vitest';
import { isHelpAllowed } from './help';

type Played = Parameters<typeof isHelpAllowed>[0];
const me = { sit: 'person', you: true, name: 'Ana' };
const bot = { sit: 'bot', you: false, name: 'Emu' };
const friend = { sit: 'person', you: false, name: 'Ben' };

function game(seats: object[], rated: boolean, state = 'playing'): Played {
  return { seats, rated, state } as unknown as Played;
}

test('a rated game between people has no help', () => {
  expect(isHelpAllowed(game([me, friend], true))).toBe(false);
});

test('against bots, in casual games and on one device help is allowed', () => {
  expect(isHelpAllowed(game([me, bot], true))).toBe(true);
  expect(isHelpAllowed(game([me, friend], false))).toBe(true);
  expect(isHelpAllowed(game([me, me], true))).toBe(true);
});

test('a finished game may be looked at with help', () => {
  expect(isHelpAllowed(game([me, friend], true, 'over'))).toBe(true);
});
