// Tells somebody who does not see the board what a turn begins with. Whose turn it is, the banner says.
import { untrack } from 'svelte';
import type { GameModule } from '../games/game';
import type { TableState } from './state.svelte';

export function tellTurns(table: TableState, game: () => GameModule | null): void {
  let version = -1;
  let was = false;
  $effect(() => {
    const [module, now, turn] = [game(), table.scene?.version ?? -1, table.turn && !table.showing && !table.covered];
    if (!module || now < 0 || (now === version && turn === was)) return;
    const begins = !was;
    [version, was] = [now, turn];
    if (turn) untrack(() => table.tell(module.turnWords?.(table, begins) ?? ''));
  });
}
