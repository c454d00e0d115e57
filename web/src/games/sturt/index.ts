import type { Scene } from '../../api/types';
import { m } from '../../paraglide/messages.js';
import type { GameModule } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';
import SeatLine from './SeatLine.svelte';
import { axisOfSeat } from './sides';

const sturt: GameModule = {
  Play,
  SeatLine,
  EndLines,
  seatColour: (scene: Scene, seat: number) => (axisOfSeat(scene, seat) === 'west-east' ? 'blue' : 'red'),
  score: (scene: Scene, seat: number) => (axisOfSeat(scene, seat) === 'west-east' ? m.sd_we_short() : m.sd_ns_short()),
};

export default sturt;
