// What the pictures beside clauses show; scripts/screens/figures.py takes them.
import { m } from '../../paraglide/messages.js';

const figures: Record<string, () => string> = {
  'OB-2': m.fig_ob_2,
  'OB-4': m.fig_ob_4,
  'OB-6': m.fig_ob_6,
  'OB-8': m.fig_ob_8,
  'OB-9': m.fig_ob_9,
  'OB-20': m.fig_ob_20,
};

export default figures;
