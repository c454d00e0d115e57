// Which route is shown alone: that of a seat whose card was tapped, or the winner's when the game is over.
import { coloursOf } from './position';
import type { Colour, Table } from './types';

export function tracedSeat(table: Table): number | null {
  if (table.traced !== null) return table.traced;
  const { ending, state } = table.shown;
  return state === 'over' && !table.past ? (ending?.winners[0] ?? null) : null;
}

export function tracedColours(table: Table): Colour[] {
  const seat = tracedSeat(table);
  if (seat === null) return [];
  const view = table.shown.view;
  return coloursOf(view, seat).filter((colour) => (view.routes[colour]?.length ?? 0) > 0);
}
