// What the pictures beside clauses show; scripts/screens/figures.py takes them.
import { m } from '../../paraglide/messages.js';

const figures: Record<string, () => string> = {
  'DU-2': m.fig_du_2,
  'DU-5': m.fig_du_5,
  'DU-8': m.fig_du_8,
  'DU-20': m.fig_du_20,
  'DU-30': m.fig_du_30,
  'DU-51': m.fig_du_51,
  'DU-52': m.fig_du_52,
};

export default figures;
