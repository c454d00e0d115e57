// Down Under, as the home page knows it.
import { m } from '../../paraglide/messages.js';
import type { GameEntry } from '../game';

const downUnder: GameEntry = {
  id: 'down-under',
  order: 1,
  tagline: m.tagline_du,
  minutes: '20–40',
  pictured: true,
  figures: () => import('./figures'),
  how: () => import('./how'),
  load: () => import('./module'),
};

export default downUnder;
