import type { Scene } from '../../api/types';
import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import type { TableState } from '../../table/state.svelte';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import { viewOf } from './types';

const downhill: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  /** Worth of the flags; at the end all points. */
  score: (scene, seat) => String(scene.ending?.scores?.[seat] ?? (scene.view ? (viewOf(scene).standings[seat]?.flag_points ?? 0) : 0)),
  about: (scene: Scene) => (!scene.view || viewOf(scene).phase === 'start' ? m.dh_about_start() : m.dh_about_round({ round: viewOf(scene).round })),
  task: (table: TableState) => (viewOf(table.shown).phase === 'start' ? m.dh_task_start() : m.dh_task_draw()),
  progress: m.dh_progress,
  wide: true,
};

export default downhill;
