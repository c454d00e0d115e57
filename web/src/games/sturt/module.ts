// Sturt's Stony Desert at a table.
import { m } from '../../paraglide/messages.js';
import { tileKeys } from '../../table/keys';
import { moduleOf } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import { threatWords } from './words';
import { axisOfSeat, sideName, sideOfSeat } from './sides';
import type { SturtScene, Table } from './types';

export default moduleOf<SturtScene>({
  Play,
  SeatLine,
  EndLines,
  guide: 'emu',
  lesson: {
    aim: m.lesson_sd_aim,
    steps: { choose: m.lesson_sd_choose, placed: m.lesson_sd_placed },
    after: m.lesson_sd_after,
    isLearnt: (entry) => entry.move !== undefined,
  },
  seatColour: (scene, seat) => (axisOfSeat(scene, seat) === 'west-east' ? 'blue' : 'red'),
  score: (scene, seat) => (axisOfSeat(scene, seat) === 'west-east' ? m.sd_we_short() : m.sd_ns_short()),
  about: (scene) => `${m.sd_size()} · ${scene.view?.phase === 'second' ? m.sd_in_second() : m.sd_in_first()}`,
  task,
  notes: ({ story = [] }) => story.filter(({ kind }) => kind === 'route' || kind === 'broken').map(({ text }) => text),
  keys: () => [...tileKeys(), { keys: ['K'], does: m.sd_claim_button() }],
  turnWords: (table) => threatWords(table),
});

function task(table: Table): string {
  const [view, seat] = [table.shown.view, table.seat];
  if (view.claim) return m.sd_task_answer();
  const against = seat === null ? undefined : view.routes.find((route) => route.side !== sideOfSeat(table.shown, seat));
  if (against) return m.sd_task_break({ axis: sideName(view, against.side) });
  return view.phase === 'first' ? m.sd_task_first() : m.sd_task_second();
}
