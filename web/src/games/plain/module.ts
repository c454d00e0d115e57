import { SEAT_COLOURS } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import { moduleOf } from '../game';
import EndLines from './EndLines.svelte';
import Play from './Play.svelte';

export default moduleOf({
  Play,
  EndLines,
  guide: 'emu',
  seatColour: (_, seat) => SEAT_COLOURS[seat] ?? 'ink',
  score: (scene, seat) => String(scene.ending?.scores?.[seat] ?? ''),
  about: () => '',
  task: () => m.plain_task(),
  keys: () => [],
});
