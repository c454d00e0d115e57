// What the mountain's window shows by itself.
import type { Box } from './geometry';
import type { Point, Run, View } from './types';

export type Mode = 'start' | 'draw' | 'sealed' | 'watch' | 'reveal' | 'over';

/** A point and how far down it is to be seen; `across` is how much has to be seen beside it. */
export interface Spot {
  at: Point;
  down: number;
  across?: number;
}

const AROUND = 3000;

export function frameFor(mode: Mode, view: View, mark: Point | null, run: Run | null): Spot | Box {
  const [width, height] = view.course_size;
  if (mode === 'reveal' && run) return aroundSheet(run);
  if (mode === 'start') return { at: [width / 2, -1600], down: 0, across: width + 1600 };
  if (mark && (mode === 'draw' || mode === 'sealed')) return { at: mark, down: 0.2 };
  return { x: -1200, y: -1200, width: width + 2400, height: height + 4000 };
}

function aroundSheet(run: Run): Box {
  const [x, y, width, height] = run.sheet.box;
  const margin = AROUND / 2;
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
