// Downhill, as the home page knows it.
import { m } from '../../paraglide/messages.js';
import type { GameEntry } from '../game';

const downhill: GameEntry = {
  id: 'downhill',
  order: 4,
  tagline: m.tagline_dh,
  minutes: '15–30',
  pictured: true,
  figures: () => import('./figures'),
  how: () => import('./how'),
  optionFields: { course: () => import('./course/CourseField.svelte') },
  load: () => import('./module'),
};

export default downhill;
