// What a screen reader is told. Every sentence is a piece of its own: none is lost when two come at once, and the same
// one is heard again when it is true again.
import { untrack } from 'svelte';

const KEPT = 20;

export class Voice {
  said = $state.raw<{ n: number; text: string }[]>([]);
  private count = 0;

  say(text: string): void {
    if (!text.trim()) return;
    const before = untrack(() => this.said).slice(1 - KEPT);
    this.said = [...before, { n: this.count++, text: text.trim() }];
  }

  /** Nothing of it is left for the next person to find. */
  forget(): void {
    this.said = [];
  }
}
