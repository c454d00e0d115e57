// How to play, in short, above the exact rules.
import { m } from '../../paraglide/messages.js';
import type { Step } from '../game';

const how: Step[] = [
  { figure: 'DH-5', text: m.how_dh_start },
  { figure: 'DH-6', text: m.how_dh_draw },
  { figure: 'DH-7', text: m.how_dh_run },
  { figure: 'DH-1', text: m.how_dh_flags },
  { text: m.how_dh_end },
];

export default how;
