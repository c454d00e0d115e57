// How to play, in short, above the exact rules.
import { m } from '../../paraglide/messages.js';
import type { Step } from '../game';

const how: Step[] = [
  { figure: 'DU-2', text: m.how_du_lay },
  { figure: 'DU-5', text: m.how_du_paths },
  { figure: 'DU-8', text: m.how_du_area },
  { figure: 'DU-20', text: m.how_du_loop },
  { figure: 'DU-30', text: m.how_du_water },
  { text: m.how_du_end },
];

export default how;
