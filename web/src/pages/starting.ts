// From a wish to a table.
import { Away, Refused, api, type TableWish } from '../api/http';
import type { GameInfo } from '../api/types';
import { nameQuestion } from '../app/name.svelte';
import { me } from '../app/person.svelte';
import { router } from '../app/route.svelte';
import { m } from '../paraglide/messages.js';

const GENTLE = 'beginner';

/** One click: the person first, and the bot that most begin with. A newcomer gets a gentle one, and nothing is at stake. */
export async function startWithBot(game: GameInfo): Promise<void> {
  const person = await me.somebody();
  const isNew = person.guest && !person.ratings[game.id];
  const bot = isNew && game.bots.some(({ id }) => id === GENTLE) ? GENTLE : game.usual;
  return start({ game: game.id, seats: [{ sit: 'me' }, { sit: 'bot', bot }], rated: !isNew });
}

export async function start(wish: TableWish): Promise<void> {
  if (!wish.seats.some((seat) => seat.sit === 'open')) await me.somebody();
  else if (!(await nameQuestion.ask())) return;
  const made = await api.make(wish);
  router.go(made.link);
}

/** What went wrong, to be read. */
export function complaint(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Away) return m.server_away();
  throw error;
}
