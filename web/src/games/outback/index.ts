// Outback on the page.
import { SEAT_COLOURS } from '../../look/seats';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import type { OutbackScene } from './types';

const outback: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  score: (scene, seat) => String((scene as OutbackScene).view?.standings[seat]?.score ?? 0).replace('-', '−'),
};

export default outback;
