// How the panels lie around a board, and what they cover of the window: boards keep out of there.

/** `desk`: panels left and right. `stacked`: above and below, as on a phone. `sideways`: all in a column at the right. */
export type Shape = 'desk' | 'stacked' | 'sideways';

export interface Insets {
  shape: Shape;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type PanelTab = 'log' | 'chat' | 'review';

/** Below these widths panels are stacked: in any window, and in one that is higher than wide. */
const PHONE = 700;
const TABLET = 900;
/** Below this height a phone is held sideways. */
const LOW = 500;
/** Below this the log is a drawer. */
const DRAWER = 1100;
/** Below this the banner has no room beside the tools and lies under them. */
const LOW_BANNER = 1300;
const END_CARD = 560;
/** The column at the right of a phone held sideways. */
const COLUMN = { least: 272, part: 0.4, wide: 0.46 };

export interface Panels {
  /** The window. */
  width: number;
  height: number;
  /** Heights of what lies above and below the board. */
  above: number;
  below: number;
  /** The end is being explained beside the board. */
  ended: boolean;
  /** The board takes the log's place. */
  wide: boolean;
}

export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return 'sideways';
  return width < PHONE || (width < TABLET && height >= width) ? 'stacked' : 'desk';
}

/** Whether the log is out of sight until somebody opens it. */
export function hasDrawer(width: number, height: number, wide: boolean): boolean {
  return wide || width < DRAWER || shapeOf(width, height) !== 'desk';
}

export function insetsOf({ width, height, above, below, ended, wide }: Panels): Insets {
  const shape = shapeOf(width, height);
  if (shape === 'stacked') return { shape, top: above, right: 0, bottom: below, left: 0 };
  if (shape === 'sideways') {
    const right = Math.max(COLUMN.least, Math.round(width * (wide || ended ? COLUMN.wide : COLUMN.part)));
    return { shape, top: 0, right, bottom: 0, left: 0 };
  }
  const bottom = 20 + (below && !ended ? below + 12 : 0);
  const top = width < LOW_BANNER && !ended ? 122 : 84;
  if (ended) return { shape, top, right: END_CARD, bottom, left: 20 };
  return { shape, top, right: hasDrawer(width, height, wide) ? 20 : 336, bottom, left: 296 };
}
