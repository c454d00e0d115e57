// Hints and take-backs: one agrees first to what they cost.
import { m } from '../paraglide/messages.js';
import type { TableState } from './state.svelte';

export type HelpKind = 'hint' | 'take-back';

export class Help {
  /** What the person is being asked about. */
  asked = $state.raw<HelpKind | null>(null);
  private answered: ((agrees: boolean) => void) | null = null;

  constructor(private readonly table: TableState) {}

  /** Help ends the rating of a rated game. */
  get cost(): string | undefined {
    const scene = this.table.scene;
    return scene?.rated && scene.state === 'playing' ? m.no_longer_rated() : undefined;
  }

  /** Whether the person wants it although it costs the rating. */
  async agree(what: HelpKind): Promise<boolean> {
    if (!this.cost) return true;
    this.answer(false);
    this.asked = what;
    return new Promise((resolve) => (this.answered = resolve));
  }

  answer(agrees: boolean): void {
    this.asked = null;
    this.answered?.(agrees);
    this.answered = null;
  }
}
