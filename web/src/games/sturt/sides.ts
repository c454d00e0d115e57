// The two sides: west-east is blue with a drop, north-south red with a triangle, whoever plays them.
import type { SeatColour } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import type { Axis, Side, SturtScene, View } from './types';

export function axisOf(view: View, side: Side): Axis {
  return view.axes[side];
}

export function sideColour(view: View, side: Side): SeatColour {
  return axisOf(view, side) === 'west-east' ? 'blue' : 'red';
}

export function sideName(view: View, side: Side): string {
  return axisOf(view, side) === 'west-east' ? m.sd_west_east() : m.sd_north_south();
}

/** Before a view is known (the table still waits) seats take their sides in turn. */
export function sideOfSeat(scene: SturtScene, seat: number): Side {
  return scene.view?.sides[seat] ?? ((seat % 2) as Side);
}

export function axisOfSeat(scene: SturtScene, seat: number): Axis {
  const side = sideOfSeat(scene, seat);
  if (scene.view) return axisOf(scene.view, side);
  return (side === 0) !== scene.options.swap_axes ? 'west-east' : 'north-south';
}
