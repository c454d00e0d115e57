// How large a tile of the hand is drawn, so that all of them are in sight.
export const LARGE = 53;
const SMALL = 34;
const PHONE = 48;
const SIDEWAYS = 38;
/** What a button has around its tile, and a group before it: with much room and with little. */
const WIDE = { tile: 18, group: 31 };
const TIGHT = { tile: 12, group: 17 };

export function tileSize(room: number, tiles: number, groups: number, phone: boolean, sideways: boolean): number {
  if (phone) return sideways ? SIDEWAYS : PHONE;
  const gaps = (gap: typeof WIDE) => (groups - 1) * gap.group + tiles * gap.tile;
  if (tiles * LARGE + gaps(WIDE) <= room) return LARGE;
  return Math.max(SMALL, Math.min(LARGE - 1, Math.floor((room - gaps(TIGHT)) / tiles)));
}
