// Outback on the page.
import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import type { TableState } from '../../table/state.svelte';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import type { OutbackScene } from './types';

const ROLLS = [m.ob_task_third, m.ob_task_second, m.ob_task_first];

const outback: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  score: (scene, seat) => String((scene as OutbackScene).view?.standings[seat]?.score ?? 0).replace('-', '−'),
  about: (scene) => ((scene as OutbackScene).options.edition === 'plus' ? m.ob_plus() : m.ob_basic()),
  task,
  progress: m.ob_progress,
};

function task(table: TableState): string {
  const { legal, view } = table.shown as unknown as OutbackScene;
  const may = new Set((legal ?? []).map((move) => move.type));
  if (may.has('block')) return m.ob_task_lose();
  if (may.has('done')) return may.has('take') ? m.ob_task_more() : m.ob_task_done();
  return (ROLLS[view.rolls_left] ?? m.ob_task_first)();
}

export default outback;
