// How to play, in short, above the exact rules.
import { m } from '../../paraglide/messages.js';
import type { Step } from '../game';

const how: Step[] = [
  { figure: 'OB-6', text: m.how_ob_roll },
  { figure: 'OB-8', text: m.how_ob_take },
  { figure: 'OB-4', text: m.how_ob_marker },
  { figure: 'OB-9', text: m.how_ob_lose },
  { figure: 'OB-20', text: m.how_ob_bonus },
  { text: m.how_ob_end },
];

export default how;
