// Outback at a table.
import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import { placeKeys, type Key } from '../../table/keys';
import type { TableState } from '../../table/state.svelte';
import { moduleOf } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import type { OutbackScene } from './types';
import { turnWords } from './words';

const ROLLS = [m.ob_task_third, m.ob_task_second, m.ob_task_first];

export default moduleOf<OutbackScene>({
  Play,
  SeatLine,
  EndLines,
  crowded: true,
  guide: 'kangaroo',
  lesson: {
    aim: m.lesson_ob_aim,
    steps: {
      choose: m.lesson_ob_choose,
      kept: m.lesson_ob_kept,
      chosen: m.lesson_ob_chosen,
      placed: m.lesson_ob_placed,
    },
    after: m.lesson_ob_after,
    isLearnt: (entry) => entry.move !== undefined && entry.move['type'] !== 'keep',
  },
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  score: (scene, seat) => String(scene.view?.standings[seat]?.score ?? 0).replace('-', '−'),
  about: (scene) => (scene.options.edition === 'plus' ? m.ob_plus() : m.ob_basic()),
  tells: ['edition'],
  task,
  keys,
  turnWords: (table, begins) => turnWords(table.shown, begins, table.news.length === 0),
  progress: m.ob_progress,
});

function task(table: TableState<OutbackScene>): string {
  const { legal, view } = table.shown;
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
