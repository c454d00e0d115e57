// The games that the page can draw: each folder beside this file with an index.ts. Any other game of the server is
// played on a plain board.
import type { GameEntry } from './game';
import plain from './plain';

const found = import.meta.glob<{ default: GameEntry }>(['./*/index.ts', '!./plain/index.ts'], { eager: true });
const entries = Object.values(found).map((file) => file.default);

export function entryOf(id: string): GameEntry {
  return entries.find((entry) => entry.id === id) ?? plain;
}

/** The form for options of this kind that some game brings, if any. */
export function optionFieldOf(kind: string): NonNullable<GameEntry['optionFields']>[string] | undefined {
  return entries.map((entry) => entry.optionFields?.[kind]).find((field) => field !== undefined);
}
