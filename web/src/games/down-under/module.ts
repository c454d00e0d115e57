// Down Under at a table.
import { m } from '../../paraglide/messages.js';
import { tileKeys } from '../../table/keys';
import { moduleOf } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import { coloursOf } from './position';
import SeatLine from './SeatLine.svelte';
import { turnText } from './words';
import { COLOURS, type Colour, type DownUnderScene, type Table } from './types';

export default moduleOf<DownUnderScene>({
  Play,
  SeatLine,
  EndLines,
  guide: 'koala',
  lesson: {
    aim: m.lesson_du_aim,
    steps: { choose: m.lesson_du_choose, placed: m.lesson_du_placed },
    after: m.lesson_du_after,
    isLearnt: (entry) => entry.move !== undefined,
  },
  seatColour: (_, seat) => COLOURS[seat] as Colour,
  moveColour: (move) => (move?.type === 'lay' ? move.colour : undefined),
  score: (scene, seat) => `${scene.view.scores[seat] ?? 0}`,
  about,
  tells: ['area', 'scoring'],
  task,
  turnWords: (table) => (table.seat === null ? '' : turnText(table.shown.view, table.seat)),
  keys: tileKeys,
  progress: m.du_progress,
});

function about(scene: DownUnderScene): string {
  const scoring = scene.options.scoring === 'special' ? m.du_special() : m.du_basic();
  const area = scene.view?.area;
  return area
    ? m.du_about({ short: area[0], long: area[1], scoring })
    : scene.view
      ? m.du_about_unlimited({ scoring })
      : scoring;
}

function task(table: Table): string {
  const { legal, as, view } = table.shown;
  if (legal?.some((move) => move.type === 'turn' || move.type === 'decline')) return m.du_task_loop();
  if (view.extending) return m.du_task_water();
  const laid = as === null || coloursOf(view, as).every((colour) => view.routes[colour]?.length);
  return laid ? m.du_task_lay() : m.du_task_first();
}
