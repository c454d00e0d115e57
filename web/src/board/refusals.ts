// Why a cell does not serve. Only the server knows the rules; the page knows whose turn it is.
import { live } from '../api/live.svelte';
import type { Move } from '../api/types';
import { m } from '../paraglide/messages.js';
import type { TableState } from '../table/state.svelte';

/** Sends a move that is not among the legal ones: the server refuses it and says which rule forbids it. */
export async function askWhyNot(table: TableState, move: Move): Promise<void> {
  if (live.connected && table.mayMove) await table.play(move);
}

/** Why nothing at all can be laid now; empty when it is one's turn. */
export function whyIdle(table: TableState): string {
  const { node, seats, state } = table.shown;
  if (table.past) return m.board_past();
  if (state === 'over') return m.board_over();
  if (table.seat === null) return m.board_watching();
  if (table.turn) return '';
  const movers = node?.kind === 'decide' ? node.seats : [];
  return m.board_not_now({ names: movers.map((seat) => seats[seat]?.name ?? '').join(', ') });
}
