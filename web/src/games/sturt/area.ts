// Where tiles lie and may still come to lie. The area is fixed on an axis once it spans five cells.
import type { CellBox } from '../../board/cells';
import type { Box, View } from './types';

const SPAN = 5;

/** All cells that the area may still reach. */
export function reachOf({ box }: View): Box {
  const [width, height] = [Math.max(box.width, 1), Math.max(box.height, 1)];
  return {
    x: box.x + width - SPAN,
    y: box.y + height - SPAN,
    width: 2 * SPAN - width,
    height: 2 * SPAN - height,
  };
}

/** What a camera has to show: it changes only when an axis becomes fixed, so that the board does not jump. */
export function sightOf({ box }: View): Box {
  const [across, down] = [box.width === SPAN, box.height === SPAN];
  return {
    x: across ? box.x : 1 - SPAN,
    y: down ? box.y : 1 - SPAN,
    width: across ? SPAN : 2 * SPAN - 1,
    height: down ? SPAN : 2 * SPAN - 1,
  };
}

export function cellsOf({ x, y, width, height }: Box): CellBox {
  return { west: x, north: y, east: x + width - 1, south: y + height - 1 };
}

export function blend(from: Box, to: Box): (part: number) => Box {
  return (part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    width: from.width + (to.width - from.width) * part,
    height: from.height + (to.height - from.height) * part,
  });
}
