// What a seat is about to play: a start at the top edge, or a line on its transparency.
import { untrack } from 'svelte';
import type { TableState } from '../../table/state.svelte';
import { SheetDraft } from './draft';
import { Drawing } from './drawing.svelte';
import { StartChoice } from './start.svelte';
import type { DownhillScene } from './types';

export class Selection {
  view = $derived.by(() => this.table.shown.view);
  seat = $derived(this.view.seat);
  mark = $derived(this.seat === null ? null : (this.view.marks[this.seat] ?? null));
  start = $derived.by(() => new StartChoice(this.table, this.seat));

  private round = $derived(this.view.phase === 'draw' ? this.view.round : null);
  /** The line of this round. */
  drawing = $derived.by(() => {
    const [round, seat] = [this.round, this.seat];
    if (round === null || seat === null) return null;
    const draft = new SheetDraft(this.table.id, seat, round);
    return untrack(() => new Drawing(this.sheet, draft, this.view.options.assist === 'straight'));
  });
  /** The line as it was sealed. */
  sealed = $derived.by(() => {
    const draw = this.seat === null ? undefined : this.view.drawn[this.seat];
    if (draw?.type !== 'draw') return null;
    const drawing = new Drawing(this.sheet, null);
    drawing.copy(draw);
    return drawing;
  });

  constructor(private readonly table: TableState<DownhillScene>) {}

  private get sheet() {
    return this.view.sheets?.[this.seat ?? 0] ?? [];
  }

  /** How far it has come, for the coach. */
  get step(): string {
    if (this.view.phase === 'start') return this.start.x === null ? 'start' : 'marked';
    const holes = this.drawing?.holes.length ?? 0;
    if (holes === 0) return 'draw';
    return holes < 5 ? 'drawing' : 'drawn';
  }
}
