import type { Scene } from '../../api/types';
import { m } from '../../paraglide/messages.js';
import { tileKeys } from '../../table/keys';
import type { TableState } from '../../table/state.svelte';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import { threatWords } from './words';
import { axisOfSeat, sideName, sideOfSeat, viewOf } from './sides';

const sturt: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (scene: Scene, seat: number) => (axisOfSeat(scene, seat) === 'west-east' ? 'blue' : 'red'),
  score: (scene: Scene, seat: number) => (axisOfSeat(scene, seat) === 'west-east' ? m.sd_we_short() : m.sd_ns_short()),
  about: (scene: Scene) => (scene.view && viewOf(scene).phase === 'second' ? m.sd_second_title() : m.sd_first_title()),
  task,
  keys: () => [...tileKeys(), { keys: ['K'], does: m.sd_claim_button() }],
  turnWords: (table: TableState) => threatWords(viewOf(table.shown)),
};

function task(table: TableState): string {
  const [view, seat] = [viewOf(table.shown), table.seat];
  if (view.claim) return m.sd_task_answer();
  const against = seat === null ? undefined : view.routes.find((route) => route.side !== sideOfSeat(table.shown, seat));
  if (against) return m.sd_task_break({ axis: sideName(view, against.side) });
  return view.phase === 'first' ? m.sd_task_first() : m.sd_task_second();
}

export default sturt;
