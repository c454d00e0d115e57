import type { GameModule } from '../game';
import { SEAT_COLOURS } from '../../look/seats';
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
};

export default downhill;
