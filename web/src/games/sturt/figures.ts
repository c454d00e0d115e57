// What the pictures beside clauses show; scripts/screens/figures.py takes them.
import { m } from '../../paraglide/messages.js';

const figures: Record<string, () => string> = {
  'SD-1': m.fig_sd_1,
  'SD-3': m.fig_sd_3,
  'SD-5': m.fig_sd_5,
  'SD-7': m.fig_sd_7,
};

export default figures;
