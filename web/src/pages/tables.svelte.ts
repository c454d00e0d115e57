// A list of tables, kept fresh while somebody looks.
import { Away, Refused, api } from '../api/http';
import type { Listed } from '../api/types';
import { me } from '../app/person.svelte';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { formatScore } from '../table/words';

const EVERY = 15_000;
export type Show = 'mine' | 'open' | 'live' | 'done';

export class Tables {
  all = $state.raw<Listed[]>([]);
  cursor = $state<string | null>(null);
  /** Somebody has asked for more of them: a fresh first page would take those away. */
  private grown = false;
  /** Those where one is to move come first, finished ones last; where one sits already one cannot sit down. */
  readonly sorted = $derived.by(() => {
    if (this.show === 'mine')
      return [...this.all].sort((one, other) => rank(one) - rank(other) || other.changed.localeCompare(one.changed));
    return this.show === 'open' ? this.all.filter((table) => !table.yours.length) : this.all;
  });
  readonly mine = $derived(this.all.filter(isMyTurn));

  constructor(readonly show: Show) {
    $effect(() => {
      void me.person;
      void this.load();
      const timer = setInterval(() => document.visibilityState === 'visible' && !this.grown && this.load(), EVERY);
      return () => clearInterval(timer);
    });
  }

  async load(more = false): Promise<void> {
    if (this.show === 'mine' && !me.person) {
      this.all = [];
      return;
    }
    try {
      const found = await api.tables(this.show, more && this.cursor ? this.cursor : undefined);
      this.grown = more;
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

/** Who else sits there; around one device, everybody. */
export function others(table: Listed): string {
  const taken = table.seats.filter((seat) => seat.sit !== 'open');
  const rest = taken.filter((seat) => !seat.you);
  const shown = rest.length || table.yours.length < 2 ? rest : taken;
  return shown.map((seat) => seat.name).join(', ');
}

/** "You won · 23 : 21", one's own points first; for somebody who only watched, who won. */
export function result(table: Listed): string {
  const ending = table.ending;
  if (!ending) return m.finished();
  const winners = ending.winners.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  const score = ownFirst(table, ending.scores ?? [])
    .map(formatScore)
    .join(' : ');
  return [outcome(table, ending.winners, winners), score].filter(Boolean).join(' · ');
}

function outcome(table: Listed, winners: number[], names: string): string {
  if (!winners.length) return m.nobody_wins();
  if (table.yours.length !== 1) return winners.length > 1 ? m.shared_win({ names }) : m.wins({ name: names });
  if (!winners.includes(table.yours[0] as number)) return m.you_lost();
  return winners.length > 1 && table.ending?.scores ? m.you_share() : m.you_won();
}

/** Whoever sits on several seats reads the points in the order of the seats. */
function ownFirst(table: Listed, scores: number[]): number[] {
  const own = table.yours.length === 1 ? table.yours[0] : undefined;
  const rest = scores.filter((_, seat) => seat !== own);
  return own === undefined ? rest : [...scores.slice(own, own + 1), ...rest];
}

/** Today by the hour, otherwise by the day. */
export function when(moment: string): string {
  const then = new Date(moment);
  const language = getLocale() === 'en' ? 'en-GB' : getLocale();
  const isToday = then.toDateString() === new Date().toDateString();
  const year = then.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return isToday
    ? then.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })
    : then.toLocaleDateString(language, { day: 'numeric', month: 'short', year });
}
