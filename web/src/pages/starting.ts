// From a wish to a table.
import { Away, Refused, api, type TableWish } from '../api/http';
import type { GameId, GameInfo } from '../api/types';
import { me } from '../app/person.svelte';
import { router } from '../app/route.svelte';
import { m } from '../paraglide/messages.js';

export const MINUTES: Record<GameId, string> = {
  'down-under': '20–40',
  'sturts-stony-desert': '10–25',
  outback: '20–30',
  downhill: '15–30',
};

export function tagline(game: GameId): string {
  const words: Record<GameId, () => string> = {
    'down-under': m.tagline_du,
    'sturts-stony-desert': m.tagline_sd,
    outback: m.tagline_ob,
    downhill: m.tagline_dh,
  };
  return words[game]();
}

/** One click: the person first, and the bot that most begin with. */
export function startWithBot(game: GameInfo): Promise<void> {
  return start({ game: game.id, seats: [{ sit: 'me' }, { sit: 'bot', bot: game.usual }] });
}

export async function start(wish: TableWish): Promise<void> {
  await me.somebody();
  const made = await api.make(wish);
  router.go(made.link);
}

/** What went wrong, to be read. */
export function complaint(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Away) return m.server_away();
  throw error;
}
