// Options as they are chosen, tried on the server as one goes: what they come to, or why they do not go together.
import { Refused, api } from '../../api/http';
import type { GameInfo, Json, Option, Refusal, Scene, Schemas } from '../../api/types';
import type { GameModule } from '../../games/game';
import { entryOf } from '../../games/registry';
import type { SeatColour } from '../../look/seats';

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
  /** Options that went back to the usual because they do not go with so many players. */
  reset = $state.raw<Option[]>([]);
  private module = $state.raw<GameModule | null>(null);
  private tries = 0;
  private drawer: string;

  constructor(
    readonly game: GameInfo,
    chosen: Json = {},
  ) {
    this.drawer = `tablelands.wish ${game.id}`;
    const kept = JSON.parse(sessionStorage.getItem(this.drawer) ?? '{}') as Kept;
    this.seats = kept.seats ?? game.seats[0] ?? 2;
    this.chosen = { ...kept.chosen, ...chosen };
    void this.ask();
    void entryOf(game.id)
      .load()
      .then((loaded) => (this.module = loaded.default));
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
    this.reset = [];
    void this.ask();
  }

  /** The colours that the seats will have at the table; with `other`, if these options were chosen. */
  colours(other: Json = {}): SeatColour[] {
    const usual = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
    const scene = { options: { ...usual, ...this.options, ...other }, view: null } as unknown as Scene;
    return Array.from({ length: this.seats }, (_, seat) => this.module?.seatColour(scene, seat) ?? 'ink');
  }

  /** Why a choice of an option cannot be chosen now, if so. */
  closed(option: Option, choice: number): Schemas['ClosedChoice'] | undefined {
    return this.told?.closed.find((found) => found.option === option.name && found.choice === choice);
  }

  /** What is sent: without what the other choices leave no room for. */
  get options(): Json {
    return this.sent(this.chosen);
  }

  private sent(chosen: Json): Json {
    const usual = (name: string) => this.game.options.find((option) => option.name === name)?.default;
    const fits = (option: Option) =>
      option.needs.every((need) => (chosen[need.option] ?? usual(need.option)) === need.value);
    return Object.fromEntries(
      this.game.options
        .filter((option) => option.name in chosen && fits(option))
        .map((option) => [option.name, chosen[option.name]]),
    );
  }

  private async ask(): Promise<void> {
    sessionStorage.setItem(this.drawer, JSON.stringify({ seats: this.seats, chosen: this.chosen } satisfies Kept));
    const now = ++this.tries;
    try {
      const told = await api.tryOptions(this.game.id, this.seats, this.options);
      if (now === this.tries) [this.told, this.refusal] = [told, null];
    } catch (error) {
      if (now !== this.tries || !(error instanceof Refused)) return;
      if (this.touched === null) await this.resetUnfit(now, error.refusal);
      else this.refusal = error.refusal;
    }
  }

  /** What was chosen for fewer players may not go with more: it goes back to the usual, and the form says so. */
  private async resetUnfit(now: number, refusal: Refusal): Promise<void> {
    for (const option of this.game.options.filter(({ name }) => name in this.options)) {
      const others = Object.fromEntries(Object.entries(this.chosen).filter(([name]) => name !== option.name));
      const told = await api.tryOptions(this.game.id, this.seats, this.sent(others)).catch(() => null);
      if (now !== this.tries) return;
      if (told) {
        [this.chosen, this.told, this.refusal, this.reset] = [others, told, null, [option]];
        return;
      }
    }
    this.refusal = refusal;
  }
}
