// Outback, as the home page knows it.
import { m } from '../../paraglide/messages.js';
import type { GameEntry } from '../game';

const outback: GameEntry = {
  id: 'outback',
  order: 3,
  tagline: m.tagline_ob,
  minutes: '20–30',
  pictured: true,
  figures: () => import('./figures'),
  how: () => import('./how'),
  load: () => import('./module'),
};

export default outback;
