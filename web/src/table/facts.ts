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

const REASONS: Record<NonNullable<Scene['casual']>, () => string> = {
  chosen: m.casual,
  record: m.casual_record,
  from: m.casual_from,
  'one-device': m.casual_device,
  bots: m.casual_bots,
  'take-back': m.casual_taken_back,
  hint: m.casual_hint,
  short: m.casual_short,
};

/** "rated", or "casual: a hint was given". */
export function ratedWords({ casual }: Scene): string {
  return casual ? REASONS[casual]() : m.rated();
}
