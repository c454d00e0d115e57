// Down Under, as the page needs it.
import type { Scene } from '../../api/types';
import { m } from '../../paraglide/messages.js';
import { tileKeys } from '../../table/keys';
import type { TableState } from '../../table/state.svelte';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import { coloursOf, sceneOf, viewOf } from './reading';
import SeatLine from './SeatLine.svelte';
import { turnText } from './words';
import { COLOURS, type Colour, type DownUnderScene } from './types';

const game: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_: Scene, seat: number) => COLOURS[seat] as Colour,
  score: (scene: Scene, seat: number) => `${viewOf(scene).scores[seat] ?? 0}`,
  about,
  task,
  turnWords: (table: TableState) => (table.seat === null ? '' : turnText(viewOf(table.shown), table.seat)),
  keys: tileKeys,
  progress: m.du_progress,
};

function about(scene: Scene): string {
  const scoring = (scene as DownUnderScene).options.scoring === 'special' ? m.du_special() : m.du_basic();
  const area = scene.view && viewOf(scene).area;
  return area ? m.du_about({ short: area[0], long: area[1], scoring }) : scene.view ? m.du_about_unlimited({ scoring }) : scoring;
}

function task(table: TableState): string {
  const { legal, as } = sceneOf(table);
  const view = viewOf(table.shown);
  if (legal?.some((move) => move.type === 'turn' || move.type === 'decline')) return m.du_task_loop();
  if (view.extending) return m.du_task_water();
  const laid = as === null || coloursOf(view, as).every((colour) => view.routes[colour]?.length);
  return laid ? m.du_task_lay() : m.du_task_first();
}

export default game;
