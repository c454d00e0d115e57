// Down Under, as the page needs it.
import type { Scene } from '../../api/types';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import { viewOf } from './reading';
import SeatLine from './SeatLine.svelte';
import { COLOURS, type Colour } from './types';

const game: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_: Scene, seat: number) => COLOURS[seat] as Colour,
  score: (scene: Scene, seat: number) => `${viewOf(scene).scores[seat] ?? 0}`,
};

export default game;
