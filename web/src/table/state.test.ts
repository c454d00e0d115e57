import { beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../api/types';
import { TableState } from './state.svelte';

/** What the server has not answered yet, by what was asked. */
const answers = new Map<string, (done: object) => void>();
vi.mock('../api/live.svelte', () => ({
  live: { act: (what: string) => new Promise((resolve) => answers.set(what, resolve)) },
}));
vi.mock('../app/settings.svelte', () => ({ settings: { pace: 'normal' } }));
vi.mock('../look/sound', () => ({ play: () => undefined, SOUND_OF: {} }));

let table: TableState;
beforeEach(() => {
  answers.clear();
  table = TableState.still({ table: 'x', as: 0, version: 1, seats: [], log: [] } as unknown as Scene);
});

test.each(['say', 'hint'])('a move stays on its way when the answer to %s comes first', async (what) => {
  const move = table.play({ type: 'done' });
  const other = table.act(what);
  answers.get(what)!({});
  await other;
  expect(table.busy).toBe(true);
  answers.get('play')!({});
  await move;
  expect(table.busy).toBe(false);
});
