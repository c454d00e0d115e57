// Downhill at a table.
import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import type { Key } from '../../table/keys';
import { moduleOf } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import type { DownhillScene } from './types';

export default moduleOf<DownhillScene>({
  Play,
  SeatLine,
  EndLines,
  guide: 'platypus',
  lesson: {
    aim: m.lesson_dh_aim,
    steps: {
      start: m.lesson_dh_start,
      marked: m.lesson_dh_marked,
      draw: m.lesson_dh_draw,
      drawing: m.lesson_dh_drawing,
      drawn: m.lesson_dh_drawn,
    },
    after: m.lesson_dh_after,
    isLearnt: (entry) => entry.sealed === true,
  },
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  /** Worth of the flags; at the end all points. */
  score: (scene, seat) =>
    String(scene.ending?.scores?.[seat] ?? (scene.view ? (scene.view.standings[seat]?.flag_points ?? 0) : 0)),
  about: (scene) =>
    !scene.view || scene.view.phase === 'start' ? m.dh_about_start() : m.dh_about_round({ round: scene.view.round }),
  task: (table) => (table.shown.view.phase === 'start' ? m.dh_task_start() : m.dh_task_draw()),
  keys,
  progress: m.dh_progress,
  wide: true,
});

function keys(): Key[] {
  return [
    { keys: ['←', '→'], does: m.dh_keys_start() },
    { keys: ['A … O'], does: m.dh_keys_holes() },
    { keys: [`${m.key_shift()} + ${m.key_arrows()}`], does: m.dh_keys_bend() },
    { keys: ['R', `${m.key_shift()} + R`], does: m.keys_turn() },
    { keys: ['X'], does: m.dh_flip() },
    { keys: ['P'], does: m.dh_keys_pass() },
    { keys: [m.key_back()], does: m.dh_keys_undo() },
    { keys: [`2 × ${m.key_enter()}`], does: m.dh_keys_seal() },
    { keys: [m.key_space(), '←', '→', m.key_end()], does: m.dh_keys_reveal() },
  ];
}
