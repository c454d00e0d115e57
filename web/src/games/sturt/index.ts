// Sturt's Stony Desert, as the home page knows it.
import { m } from '../../paraglide/messages.js';
import type { GameEntry } from '../game';

const sturt: GameEntry = {
  id: 'sturts-stony-desert',
  order: 2,
  tagline: m.tagline_sd,
  minutes: '10–25',
  pictured: true,
  figures: () => import('./figures'),
  how: () => import('./how'),
  load: () => import('./module'),
};

export default sturt;
