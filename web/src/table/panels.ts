// What the panels around a board cover of the window: boards keep out of there.
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export type PanelTab = 'log' | 'chat' | 'review';

/** Below this the panels lie above and below the board; below the other the log is a drawer. */
export const PHONE = 700;
export const DRAWER = 1100;
/** Below this the banner has no room beside the tools and lies under them. */
const LOW_BANNER = 1300;
const END_CARD = 560;

export interface Panels {
  /** The window's width. */
  width: number;
  /** Heights of what lies above and below the board. */
  above: number;
  below: number;
  /** The end is being explained beside the board. */
  ended: boolean;
  /** The board takes the log's place. */
  wide: boolean;
}

export function insetsOf({ width, above, below, ended, wide }: Panels): Insets {
  if (width < PHONE) return { top: above, right: 0, bottom: below, left: 0 };
  const bottom = 20 + (below && !ended ? below + 12 : 0);
  const top = width < LOW_BANNER && !ended ? 122 : 84;
  if (ended) return { top, right: END_CARD, bottom, left: 20 };
  return { top, right: wide || width < DRAWER ? 20 : 336, bottom, left: 296 };
}
