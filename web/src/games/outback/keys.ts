// Keys of this game: every one is also a button.
import type { Desk } from './desk.svelte';

export interface Reach {
  takes(): void;
  jump(step: 1 | -1): void;
}

/** Whether the key was one of ours. */
export function pressed(event: KeyboardEvent, desk: Desk, reach: Reach): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (event.key === 'Escape') return act(desk.kept.length > 0 || desk.place !== null, () => desk.cancel());
  if (document.documentElement.dataset.letters === 'off' || desk.table.past) return false;
  if (/^[1-9]$/.test(event.key)) return act(desk.dice.length >= Number(event.key), () => desk.toggle(Number(event.key) - 1));
  switch (event.key.toLowerCase()) {
    case 'r':
      return act(true, () => desk.roll());
    case 'd':
      return act(true, () => desk.done());
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

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);
}
