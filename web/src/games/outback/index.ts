// Outback on the page.
import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import { placeKeys, type Key } from '../../table/keys';
import type { TableState } from '../../table/state.svelte';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import type { OutbackScene } from './types';
import { turnWords } from './words';

const ROLLS = [m.ob_task_third, m.ob_task_second, m.ob_task_first];

const outback: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  score: (scene, seat) => String((scene as OutbackScene).view?.standings[seat]?.score ?? 0).replace('-', '−'),
  about: (scene) => ((scene as OutbackScene).options.edition === 'plus' ? m.ob_plus() : m.ob_basic()),
  task,
  keys,
  turnWords: (table, begins) => turnWords(table.shown as OutbackScene, begins, table.news.length === 0),
  progress: m.ob_progress,
};

function task(table: TableState): string {
  const { legal, view } = table.shown as unknown as OutbackScene;
  const may = new Set((legal ?? []).map((move) => move.type));
  if (may.has('block')) return m.ob_task_lose();
  if (may.has('done')) return may.has('take') ? m.ob_task_more() : m.ob_task_done();
  return (ROLLS[view.rolls_left] ?? m.ob_task_first)();
}

function keys(): Key[] {
  return [
    { keys: ['1 … 7'], does: m.ob_keys_dice() },
    { keys: ['R'], does: m.ob_keys_roll() },
    { keys: ['T'], does: m.ob_keys_takes() },
    ...placeKeys(),
    { keys: ['D'], does: m.ob_done() },
  ];
}

export default outback;
