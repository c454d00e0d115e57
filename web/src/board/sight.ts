// What of a picture can be seen in the window, and how far it has to be moved until it can.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels on each side. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Pixels from the edges of the window to a box in it: negative where the box lies beyond them. */
export type Gaps = Edges;

/** How far to the right and down a box has to be moved. */
export type Way = [number, number];

/** Its left or top edge comes first where there is no room for all of it. */
export function wayIntoSight({ top, right, bottom, left }: Gaps): Way {
  return [left < 0 ? -left : Math.min(right, 0), top < 0 ? -top : Math.min(bottom, 0)];
}

/** The same for a box that has to be reached: in the corner at the right and below, buttons cover a square of this size. */
export function wayIntoReach(gaps: Gaps, corner: number): Way {
  const [dx, dy] = wayIntoSight(gaps);
  const isCovered = gaps.right - dx < corner && gaps.bottom - dy < corner;
  return isCovered ? [dx, gaps.bottom - corner] : [dx, dy];
}

export function lengthOf([dx, dy]: Way): number {
  return Math.abs(dx) + Math.abs(dy);
}
