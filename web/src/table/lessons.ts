// What the first turn of each game is about, in a few steps.
import type { GameId } from '../api/types';
import { m } from '../paraglide/messages.js';

export const LESSONS: Record<GameId, { guide: string; steps: (() => string)[] }> = {
  'down-under': { guide: 'koala', steps: [m.lesson_du_1, m.lesson_du_2, m.lesson_du_3, m.lesson_du_4] },
  'sturts-stony-desert': { guide: 'emu', steps: [m.lesson_sd_1, m.lesson_sd_2, m.lesson_sd_3, m.lesson_sd_4] },
  outback: { guide: 'kangaroo', steps: [m.lesson_ob_1, m.lesson_ob_2, m.lesson_ob_3, m.lesson_ob_4] },
  downhill: { guide: 'platypus', steps: [m.lesson_dh_1, m.lesson_dh_2, m.lesson_dh_3, m.lesson_dh_4] },
};
