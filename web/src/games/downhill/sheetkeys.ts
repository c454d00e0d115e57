// Which key does what on the transparency: a to o are its holes, the rest turns, bends, takes back and seals.
import { LETTERS } from './geometry';
import type { Point } from './types';

const BEND = 100;
const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export type Action =
  | { does: 'hole'; hole: number }
  | { does: 'move' | 'bend'; by: Point }
  | { does: 'turn'; quarters: number }
  | { does: 'flip' | 'undo' | 'clear' | 'pass' | 'seal' | 'choose' | 'cancel' };

export function actionOf({ key, shiftKey }: KeyboardEvent): Action | null {
  const arrow = ARROWS[key];
  if (arrow) return shiftKey ? { does: 'bend', by: [arrow[0] * BEND, arrow[1] * BEND] } : { does: 'move', by: arrow };
  const letter = key.toLowerCase();
  if (letter.length === 1 && LETTERS.includes(letter)) return { does: 'hole', hole: LETTERS.indexOf(letter) };
  if (letter === 'r') return { does: 'turn', quarters: shiftKey ? 3 : 1 };
  if (letter === 'x') return { does: 'flip' };
  if (letter === 'p') return { does: 'pass' };
  if (key === 'Backspace') return { does: shiftKey ? 'clear' : 'undo' };
  if (key === 'Enter') return { does: 'seal' };
  if (key === ' ') return { does: 'choose' };
  return key === 'Escape' ? { does: 'cancel' } : null;
}

/** The next hole in a direction: rather straight ahead than near. */
export function holeTowards(holes: Point[], from: number, [dx, dy]: Point): number {
  const [x, y] = holes[from] as Point;
  let [best, least] = [from, Infinity];
  holes.forEach(([holeX, holeY], hole) => {
    const ahead = (holeX - x) * dx + (holeY - y) * dy;
    const aside = Math.abs((holeX - x) * dy) + Math.abs((holeY - y) * dx);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [hole, ahead + 2 * aside];
  });
  return best;
}
