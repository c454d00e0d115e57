// Pictures beside clauses: parts of real boards, taken by scripts/screens/figures.py.
import { m } from '../paraglide/messages.js';

export const FIGURES: Record<string, () => string> = {
  'DU-2': m.fig_du_2,
  'DU-5': m.fig_du_5,
  'DU-8': m.fig_du_8,
  'DU-20': m.fig_du_20,
  'DU-30': m.fig_du_30,
  'DU-51': m.fig_du_51,
  'DU-52': m.fig_du_52,
  'SD-1': m.fig_sd_1,
  'SD-3': m.fig_sd_3,
  'SD-5': m.fig_sd_5,
  'SD-7': m.fig_sd_7,
  'OB-2': m.fig_ob_2,
  'OB-4': m.fig_ob_4,
  'OB-6': m.fig_ob_6,
  'OB-8': m.fig_ob_8,
  'OB-9': m.fig_ob_9,
  'OB-20': m.fig_ob_20,
  'DH-1': m.fig_dh_1,
  'DH-5': m.fig_dh_5,
  'DH-6': m.fig_dh_6,
  'DH-7': m.fig_dh_7,
};
