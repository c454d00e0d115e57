// What one may want to know about a table: how many play, on what clock, whether it counts, and by which rules.
import type { Scene } from '../api/types';
import { gameList } from '../app/games.svelte';
import { m } from '../paraglide/messages.js';
import { variantsOf } from './variants';
import { clockWords } from './words';

/** Without the options that are `told` already. */
export function factsOf(scene: Scene, told: readonly string[] = []): string[] {
  return [
    m.players_count({ count: scene.seats.length }),
    clockWords(scene.clock),
    ratedWords(scene),
    ...variantsOf(scene.options, gameList.of(scene.game)?.options ?? [], told),
  ];
}

/** Why a game is casual; nobody has to say why they chose it. */
const REASONS: Record<Exclude<NonNullable<Scene['casual']>, 'chosen'>, () => string> = {
  record: m.casual_record,
  from: m.casual_from,
  'one-device': m.casual_device,
  bots: m.casual_bots,
  'take-back': m.casual_taken_back,
  hint: m.casual_hint,
  guess: m.casual_guess,
  short: m.casual_short,
  closed: m.casual_closed,
};

/** "rated", or "casual: a hint was given". */
export function ratedWords({ casual }: Scene): string {
  if (!casual) return m.rated();
  return casual === 'chosen' ? m.casual() : m.casual_why({ why: REASONS[casual]() });
}

/** Once it is over: whether it counted, and if not why. */
export function countedWords({ casual }: Scene): string {
  if (!casual) return m.counted();
  return casual === 'chosen' ? m.uncounted() : m.uncounted_why({ why: REASONS[casual]() });
}

/** The number of the last line of the chat; older ones may not be in the scene. */
export function lastSaid({ chat }: Scene): number {
  return chat.at(-1)?.n ?? 0;
}
