// What the pictures beside clauses show; scripts/screens/figures.py takes them.
import { m } from '../../paraglide/messages.js';

const figures: Record<string, () => string> = {
  'DH-1': m.fig_dh_1,
  'DH-5': m.fig_dh_5,
  'DH-6': m.fig_dh_6,
  'DH-7': m.fig_dh_7,
};

export default figures;
