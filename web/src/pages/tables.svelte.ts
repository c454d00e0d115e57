// A list of tables, kept fresh while somebody looks.
import { Away, Refused, api } from '../api/http';
import type { Listed } from '../api/types';
import { me } from '../app/person.svelte';

const EVERY = 15_000;
export type Show = 'mine' | 'open' | 'live' | 'done';

export class Tables {
  all = $state.raw<Listed[]>([]);
  cursor = $state<string | null>(null);
  /** Those where one is to move come first, finished ones last; where one sits already one cannot sit down. */
  readonly sorted = $derived.by(() => {
    if (this.show === 'mine') return [...this.all].sort((one, other) => rank(one) - rank(other));
    return this.show === 'open' ? this.all.filter((table) => !table.yours.length) : this.all;
  });
  readonly mine = $derived(this.all.filter(isMyTurn));

  constructor(readonly show: Show) {
    $effect(() => {
      void me.person;
      void this.load();
      const timer = setInterval(() => document.visibilityState === 'visible' && this.load(), EVERY);
      return () => clearInterval(timer);
    });
  }

  async load(more = false): Promise<void> {
    if (this.show === 'mine' && !me.person) return;
    try {
      const found = await api.tables(this.show, more && this.cursor ? this.cursor : undefined);
      this.all = more ? [...this.all, ...found.tables] : found.tables;
      this.cursor = found.cursor;
    } catch (error) {
      if (!(error instanceof Away || error instanceof Refused)) throw error;
    }
  }
}

export function isMyTurn(table: Listed): boolean {
  return table.state === 'playing' && table.turn.some((seat) => table.yours.includes(seat));
}

function rank(table: Listed): number {
  return table.state === 'over' ? 2 : isMyTurn(table) ? 0 : 1;
}

/** Who else sits there. */
export function others(table: Listed): string {
  return table.seats
    .filter((seat) => seat.sit !== 'open' && !seat.you)
    .map((seat) => seat.name)
    .join(', ');
}
