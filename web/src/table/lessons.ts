// The first turn of each game, guided: what it is about, what to do next as far as one has come, and what follows.
import type { Entry, GameId } from '../api/types';
import { m } from '../paraglide/messages.js';

type Words = () => string;

export interface Lesson {
  guide: string;
  aim: Words;
  /** By what the board says one is doing, in the order in which it comes. */
  steps: Record<string, Words>;
  after: Words;
  /** Whether this was what the lesson is about. */
  learnt: (entry: Entry) => boolean;
}

export const LESSONS: Record<GameId, Lesson> = {
  'down-under': {
    guide: 'koala',
    aim: m.lesson_du_aim,
    steps: { choose: m.lesson_du_choose, placed: m.lesson_du_placed },
    after: m.lesson_du_after,
    learnt: (entry) => entry.move !== undefined,
  },
  'sturts-stony-desert': {
    guide: 'emu',
    aim: m.lesson_sd_aim,
    steps: { choose: m.lesson_sd_choose, placed: m.lesson_sd_placed },
    after: m.lesson_sd_after,
    learnt: (entry) => entry.move !== undefined,
  },
  outback: {
    guide: 'kangaroo',
    aim: m.lesson_ob_aim,
    steps: { choose: m.lesson_ob_choose, kept: m.lesson_ob_kept, chosen: m.lesson_ob_chosen, placed: m.lesson_ob_placed },
    after: m.lesson_ob_after,
    learnt: (entry) => entry.move !== undefined && entry.move['type'] !== 'keep',
  },
  downhill: {
    guide: 'platypus',
    aim: m.lesson_dh_aim,
    steps: { start: m.lesson_dh_start, marked: m.lesson_dh_marked, draw: m.lesson_dh_draw, drawing: m.lesson_dh_drawing, drawn: m.lesson_dh_drawn },
    after: m.lesson_dh_after,
    learnt: (entry) => entry.sealed === true,
  },
};
