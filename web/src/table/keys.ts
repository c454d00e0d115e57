// Every key there is, in words. Each is also a button.
import { m } from '../paraglide/messages.js';

export interface Key {
  /** Any of these. */
  keys: string[];
  does: string;
}

/** Hints are given only where no other person plays. */
export function commonKeys(hints: boolean): Key[] {
  return [
    { keys: ['Tab'], does: m.keys_tab() },
    { keys: [m.key_arrows()], does: m.keys_arrows() },
    { keys: [m.key_enter()], does: m.keys_enter() },
    { keys: ['Esc'], does: m.keys_escape() },
    ...(hints ? [{ keys: ['H'], does: m.hint() }] : []),
    { keys: ['U'], does: m.take_back() },
    { keys: ['L'], does: m.log() },
    { keys: ['C'], does: m.chat() },
    { keys: ['?'], does: m.keys() },
  ];
}

/** Where there are places to go to. */
export function placeKeys(): Key[] {
  return [{ keys: ['N', 'P'], does: m.keys_places() }];
}

/** Where a tile is turned on a board that can be moved. */
export function tileKeys(): Key[] {
  return [
    ...placeKeys(),
    { keys: ['R', `${m.key_shift()} + R`], does: m.keys_turn() },
    { keys: ['F'], does: m.fit() },
    { keys: ['+', '−'], does: m.keys_zoom() },
  ];
}
