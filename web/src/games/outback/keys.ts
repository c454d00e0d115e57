// Keys of this game: every one is also a button.
import { shortcutOf } from '../../board/shortcuts';
import type { Selection } from './selection.svelte';

export interface Reach {
  takes(): void;
  jump(step: 1 | -1): void;
}

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, selection: Selection, reach: Reach): boolean {
  const key = shortcutOf(event);
  if (key === 'Escape') return act(selection.kept.length > 0 || selection.place !== null, () => selection.cancel());
  if (selection.table.past) return false;
  if (/^[1-9]$/.test(key)) return act(selection.dice.length >= Number(key), () => selection.toggle(Number(key) - 1));
  switch (key) {
    case 'r':
      return act(true, () => selection.roll());
    case 'd':
      return act(true, () => selection.done());
    case 't':
      return act(true, () => reach.takes());
    case 'n':
      return act(true, () => reach.jump(1));
    case 'p':
      return act(true, () => reach.jump(-1));
    default:
      return false;
  }
}

function act(possible: boolean, what: () => void): boolean {
  if (possible) what();
  return possible;
}
