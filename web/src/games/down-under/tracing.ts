// Which route is shown alone: that of a seat whose card was tapped, or the winner's when the game is over.
import type { TableState } from '../../table/state.svelte';
import { coloursOf, viewOf } from './reading';
import type { Colour } from './types';

export function tracedSeat(table: TableState): number | null {
  if (table.traced !== null) return table.traced;
  const { ending, state } = table.shown;
  return state === 'over' && !table.past ? (ending?.winners[0] ?? null) : null;
}

export function tracedColours(table: TableState): Colour[] {
  const seat = tracedSeat(table);
  if (seat === null) return [];
  const view = viewOf(table.shown);
  return coloursOf(view, seat).filter((colour) => (view.routes[colour]?.length ?? 0) > 0);
}
