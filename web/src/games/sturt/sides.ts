// The two sides: west-east is blue with a drop, north-south red with a triangle, whoever plays them.
import type { Scene } from '../../api/types';
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

export function viewOf(scene: Scene): View {
  return scene.view as View;
}

/** Before a view is known (the table still waits) seats take their sides in turn. */
export function sideOfSeat(scene: Scene, seat: number): Side {
  return (scene.view ? viewOf(scene).sides[seat] : undefined) ?? ((seat % 2) as Side);
}

export function axisOfSeat(scene: Scene, seat: number): Axis {
  const side = sideOfSeat(scene, seat);
  if (scene.view) return axisOf(viewOf(scene), side);
  return (side === 0) !== (scene.options as SturtScene['options']).swap_axes ? 'west-east' : 'north-south';
}
