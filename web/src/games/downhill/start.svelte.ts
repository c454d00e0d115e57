// The start one is about to mark: it snaps to a free place of the top edge, and survives a reload.
import { Draft } from '../../board/drafts';
import { m } from '../../paraglide/messages.js';
import type { TableState } from '../../table/state.svelte';
import { reach, startWords } from './words';
import type { DownhillScene, Point } from './types';

/** So far down a tap still means the top edge. */
const TOP_EDGE = 3000;

export class StartChoice {
  x = $state<number | null>(null);
  private readonly draft: Draft<{ x: number }>;

  constructor(
    private readonly table: TableState<DownhillScene>,
    seat: number | null,
  ) {
    this.draft = new Draft('downhill', table.id, seat, 'start');
    this.x = this.draft.read(0)?.x ?? null;
  }

  pick([x, y]: Point): void {
    if (y > TOP_EDGE) this.table.say(m.dh_only_top());
    else this.choose(x);
  }

  /** Whether the key was one for the start. */
  press({ key, shiftKey }: KeyboardEvent): boolean {
    const step = shiftKey ? 1000 : 100;
    if (key === 'ArrowLeft') this.step(-step);
    else if (key === 'ArrowRight') this.step(step);
    else if (key === 'Enter') void this.confirm();
    else if (key === 'Escape') this.forget();
    else return false;
    return true;
  }

  async confirm(): Promise<void> {
    if (this.x !== null && (await this.table.play({ type: 'start', x: this.x }))) this.forget();
  }

  private choose(x: number): void {
    const view = this.table.shown.view;
    this.x = nearestStart(x, view.starts);
    if (this.x === null) return;
    this.draft.keep(0, { x: this.x });
    this.table.tell(`${startWords(view, this.x)} ${reach(view, [this.x, 0])}.`);
  }

  private step(by: number): void {
    const view = this.table.shown.view;
    this.choose(this.x === null ? view.course_size[0] / 2 : nextStart(this.x + by, by, view.starts));
  }

  private forget(): void {
    this.x = null;
    this.draft.drop();
  }
}

/** The free place nearest to x. */
export function nearestStart(x: number, starts: Point[]): number | null {
  const places = starts.map(([west, east]) => Math.round(Math.min(Math.max(x, west), east)));
  const [nearest] = places.sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  return nearest ?? null;
}

/** x itself, or the first free place beyond it in that direction. */
export function nextStart(x: number, by: number, starts: Point[]): number {
  if (starts.some(([west, east]) => west <= x && x <= east)) return x;
  const beyond = starts.flat().filter((end) => (by > 0 ? end >= x : end <= x));
  if (!beyond.length) return x;
  return by > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
