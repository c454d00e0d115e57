// How to play, in short, above the exact rules.
import { m } from '../../paraglide/messages.js';
import type { Step } from '../game';

const how: Step[] = [
  { figure: 'SD-3', text: m.how_sd_sides },
  { figure: 'SD-1', text: m.how_sd_first },
  { figure: 'SD-7', text: m.how_sd_second },
  { figure: 'SD-5', text: m.how_sd_win },
  { text: m.how_sd_end },
];

export default how;
