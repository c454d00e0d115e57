// Options as they are chosen, tried on the server as one goes: what they come to, or why they do not go together.
import { Refused, api } from '../../api/http';
import type { GameInfo, Json, Option, Refusal, Schemas } from '../../api/types';

interface Kept {
  seats?: number;
  chosen?: Json;
}

export class Trial {
  seats = $state(2);
  chosen = $state.raw<Json>({});
  told = $state.raw<Schemas['Setup'] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The option that was changed last, which a refusal is about. */
  touched = $state<string | null>(null);
  private tries = 0;
  private drawer: string;

  constructor(readonly game: GameInfo) {
    this.drawer = `tablelands.wish ${game.id}`;
    const kept = JSON.parse(sessionStorage.getItem(this.drawer) ?? '{}') as Kept;
    this.seats = kept.seats ?? game.seats[0] ?? 2;
    this.chosen = kept.chosen ?? {};
    void this.ask();
  }

  value(name: string): unknown {
    return this.chosen[name] ?? this.game.options.find((one) => one.name === name)?.default;
  }

  /** Whether the other option that it needs is as it has to be. */
  fits(option: Option): boolean {
    return option.needs.every((need) => this.value(need.option) === need.value);
  }

  choose(name: string, value: unknown): void {
    this.chosen = { ...this.chosen, [name]: value };
    this.touched = name;
    void this.ask();
  }

  sit(seats: number): void {
    this.seats = seats;
    this.touched = null;
    void this.ask();
  }

  /** What is sent: without what the other choices leave no room for. */
  get options(): Json {
    return Object.fromEntries(this.game.options.filter((one) => one.name in this.chosen && this.fits(one)).map((one) => [one.name, this.chosen[one.name]]));
  }

  private async ask(): Promise<void> {
    sessionStorage.setItem(this.drawer, JSON.stringify({ seats: this.seats, chosen: this.chosen } satisfies Kept));
    const now = ++this.tries;
    try {
      const told = await api.tryOptions(this.game.id, this.seats, this.options);
      if (now === this.tries) [this.told, this.refusal] = [told, null];
    } catch (error) {
      if (now === this.tries && error instanceof Refused) this.refusal = error.refusal;
    }
  }
}
