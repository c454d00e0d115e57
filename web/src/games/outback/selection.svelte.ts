// What one chooses at this table before it becomes a move: dice to keep, a hex for the ghost, whose landscape is large.
// Kept dice say everything: if they make a take, they are that take.
import type { Entry } from '../../api/types';
import { Draft } from '../../board/drafts';
import { suggestionsOf } from '../../board/suggestions';
import { play } from '../../look/sound';
import { isShared } from '../../table/moves';
import type { TableState } from '../../table/state.svelte';
import { m } from '../../paraglide/messages.js';
import { laidOut, placesOf, rolled, seated, taken, agrees, type Die } from './dice';
import { lastSpaces, spaceOf } from './history';
import { keyOf, same } from './landscape';
import { StepAnimation, type Act } from './animation.svelte';
import {
  choicesOf,
  NO_CHOICES,
  wayOf,
  waysTo,
  type Block,
  type Choices,
  type Offer,
  type Take,
  type Way,
} from './takes';
import type { Animal, AnimalData, Face, Move, OutbackScene, Space, Standing, Story, View } from './types';
import { capital, facesWord, faceWord, offerWords, placeWords, settleWords } from './words';

export class Selection {
  dice = $state.raw<Die[]>([]);
  jeep = $state.raw<(Animal | null)[]>([]);
  /** The places on the jeep that the last draw filled. */
  drawn = $state.raw<number[]>([]);
  /** Where the ghost is. */
  place = $state.raw<Space | null>(null);
  private readonly draft: Draft<{ dice: Face[]; place: Space | null }>;
  readonly animation = new StepAnimation();
  root: HTMLElement | null = null;
  private followed = { version: -1, seat: null as number | null, news: [] as Entry[] };

  constructor(readonly table: TableState<OutbackScene>) {
    this.draft = new Draft('outback', table.id);
  }

  get scene(): OutbackScene {
    return this.table.shown;
  }

  get view(): View {
    return this.scene.view;
  }

  /** Whether the moment that is shown is the end. */
  over = $derived.by(() => this.scene.ending !== undefined);

  // Whose

  /** One's own seat; for who watches, the one to move; at the end, who has won. */
  home = $derived.by(() => {
    const { ending, as, view } = this.scene;
    return (ending ? ending.winners[0] : as) ?? view.to_move ?? 0;
  });
  /** What to do best: in a hint, or in a review of this moment. What was done there instead is `made`. */
  suggested = $derived.by(() => suggestionsOf(this.table).find(({ look }) => look !== 'made') ?? null);
  made = $derived.by(() => suggestionsOf(this.table).find(({ look }) => look === 'made') ?? null);
  /** Whose landscape is large: the one whose card was tapped. */
  shown = $derived.by(() => this.table.traced ?? this.suggested?.seat ?? this.home);
  standing: Standing = $derived(this.view.standings[this.shown] as Standing);
  /** One's own turn, also while a move is on its way. */
  turn = $derived.by(() => {
    const { node, as, state } = this.scene;
    return !this.table.past && state === 'playing' && node?.kind === 'decide' && as !== null && node.seats.includes(as);
  });
  last = $derived.by(() => lastSpaces(this.scene.log));
  /** The space of the line of the log that is pointed at. */
  pointed = $derived.by(() => {
    const entry = this.table.scene?.log.find(({ n }) => n === this.table.pointed);
    const space = entry && spaceOf(entry);
    return space ? { seat: entry.seat, space } : null;
  });
  /** Several people sit around one device. */
  isShared = $derived.by(() => isShared(this.scene));

  name(seat: number): string {
    return this.scene.seats[seat]?.name ?? '';
  }

  look(seat: number): void {
    this.table.traced = seat === this.home ? null : seat;
    this.table.tell(m.ob_landscape_of({ name: this.name(seat) }));
  }

  // What may be chosen

  choices: Choices = $derived.by(() => (this.turn ? choicesOf(this.scene) : NO_CHOICES));
  kept: Face[] = $derived(this.dice.filter((die) => die.kept && !die.spent).map((die) => die.face));
  chosen: { offer: Offer; way: Way } | null = $derived(wayOf(this.choices.offers, this.kept));
  /** What the kept dice leave to be rolled, if they may. */
  keep = $derived.by(
    () => this.choices.keeps.find((move) => [...move.dice].sort().join() === [...this.kept].sort().join()) ?? null,
  );
  ghost: Take | null = $derived(this.chosen?.way.takes.find((take) => same(take, this.place)) ?? null);
  block: Block | null = $derived(this.choices.blocks.find((move) => same(move, this.place)) ?? null);
  hint: Move | null = $derived.by(() => (this.suggested?.move ?? null) as Move | null);

  /** Points on each hex that can be settled: by the chosen dice, else by any. */
  open: Map<string, number> = $derived.by(() => {
    const ways = this.chosen ? [this.chosen.way] : this.choices.offers.flatMap((offer) => offer.ways);
    const points = new Map<string, number>();
    for (const take of ways.flatMap((way) => way.takes)) {
      points.set(keyOf(take), Math.max(points.get(keyOf(take)) ?? 0, take.outlook.points));
    }
    return points;
  });

  // Choosing

  toggle(n: number): void {
    const die = this.dice[n];
    if (!this.table.mayMove || !die || die.spent) return;
    play('keep');
    this.keepOnly(this.dice.flatMap((one, at) => ((at === n ? !one.kept : one.kept) && !one.spent ? [at] : [])));
    const face = capital(faceWord(die.face));
    const now = m.ob_kept_now({ kept: this.kept.length, rest: this.view.dice.length - this.kept.length });
    this.table.tell(
      `${die.kept ? m.ob_unkept({ face }) : m.ob_kept({ face })} ${this.chosen ? offerWords(this.chosen.offer, this.chosen.way) : now}`,
    );
  }

  /** A chip again: the same with other jokers. */
  choose(offer: Offer): void {
    if (!this.table.mayMove) return;
    const now = this.chosen?.offer === offer ? offer.ways.indexOf(this.chosen.way) + 1 : 0;
    const way = offer.ways[now % offer.ways.length] as Way;
    const place = this.place;
    this.keepOnly(placesOf(this.dice, way.dice));
    if (way.takes.some((take) => same(take, place))) this.place = place;
    this.mind();
    this.table.tell(offerWords(offer, way));
  }

  /** A tile on the jeep: the best that can be done with it. */
  pick(animal: Animal): void {
    if (!this.table.mayMove) return;
    const offer = this.choices.offers.find((one) => one.animal === animal);
    if (offer) this.choose(offer);
    else this.table.say(m.ob_why_animal({ animals: facesWord(animal) }));
  }

  /** A hex: the ghost goes there, with the chosen dice where they fit. */
  touch(space: Space): void {
    if (!this.table.mayMove || this.shown !== this.home) return;
    if (this.choices.blocks.some((move) => same(move, space))) {
      this.place = space;
      this.mind();
      this.table.tell(m.ob_lose_ghost({ place: placeWords(space), cost: this.block?.outlook.cost ?? 0 }));
      return;
    }
    const ways = waysTo(this.choices.offers, space);
    if (ways.length === 0) {
      this.table.say(this.why(space));
      return;
    }
    const next =
      ways.find((one) => one.way === this.chosen?.way) ??
      ways.find((one) => one.offer.animal === this.chosen?.offer.animal) ??
      ways[0];
    if (!next) return;
    this.keepOnly(placesOf(this.dice, next.way.dice));
    this.place = space;
    this.mind();
    this.table.tell(settleWords(next.take));
  }

  cancel(): void {
    this.place = null;
    this.keepOnly([]);
  }

  private keepOnly(places: number[]): void {
    this.table.traced = null;
    this.dice = this.dice.map((die, n) => ({ ...die, kept: places.includes(n) }));
    const [only, ...others] = this.chosen?.way.takes ?? [];
    this.place = only && others.length === 0 ? { row: only.row, hex: only.hex } : null;
    this.mind();
  }

  private mind(): void {
    this.draft.keep(this.scene.version, { dice: this.kept, place: this.place });
  }

  private recall(scene: OutbackScene): void {
    const kept = this.draft.read(scene.version);
    this.keepOnly(placesOf(this.dice, kept?.dice ?? []));
    this.place = kept?.place ?? this.place;
    this.mind();
  }

  private why(space: Space): string {
    const content = this.view.landscapes[this.shown]?.[space.row]?.[space.hex];
    if (content) return content === 'lost' ? m.ob_why_lost() : m.ob_why_settled();
    if (this.choices.done && this.choices.offers.length === 0) return m.ob_why_done();
    return m.ob_why_row({ row: space.row });
  }

  // Moves

  roll(): void {
    if (this.table.mayMove && this.keep) void this.table.play({ ...this.keep });
  }

  confirm(): void {
    if (!this.table.mayMove) return;
    if (this.shown !== this.home) {
      this.table.traced = null; // first one sees what is confirmed
      return;
    }
    const { ghost, block } = this;
    if (ghost)
      void this.played({ type: 'take', animal: ghost.animal, jokers: ghost.jokers, row: ghost.row, hex: ghost.hex });
    else if (block) void this.played({ type: 'block', row: block.row, hex: block.hex });
  }

  done(): void {
    if (this.table.mayMove && this.choices.done) void this.played({ type: 'done' });
  }

  private async played(move: Move): Promise<void> {
    if (await this.table.play({ ...move })) this.place = null;
  }

  // Following the table

  follow(scene: OutbackScene): void {
    const { version, seat, news } = this.followed;
    const first = version < 0;
    this.followed = { version: scene.version, seat: scene.as, news: this.table.news };
    if (version !== scene.version) this.place = null;
    if (seat !== scene.as) this.table.traced = null;
    if (this.table.past || first || news === this.table.news) this.catchUp(scene, version !== scene.version);
    else this.show(scene, this.table.news);
    if (first) this.recall(scene);
  }

  /** No story to tell: it simply stands as it is. */
  private catchUp(scene: OutbackScene, changed: boolean): void {
    if (changed || this.table.past) this.animation.end();
    this.dice = taken(this.dice, scene.view);
    this.jeep = seated(this.jeep, scene.view.jeep);
    this.drawn = [];
  }

  private show(scene: OutbackScene, news: Entry[]): void {
    this.animation.play(news, (animal) => this.flight(animal));
    const stories = news.flatMap((entry) => (entry.story ?? []) as Story[]);
    const roll = stories.findLast((story) => story.kind === 'dice');
    const dice = roll ? rolled(this.dice, roll.data, scene.view) : taken(this.dice, scene.view);
    this.dice = agrees(dice, scene.view) ? dice : laidOut(scene.view);
    const jeep = seated(this.jeep, scene.view.jeep);
    this.drawn = jeep.flatMap((animal, n) => (animal && !this.jeep[n] ? [n] : []));
    this.jeep = jeep;
  }

  /** From the animal's place on the jeep, in units of the landscape. */
  private flight(animal: AnimalData): Act['flight'] {
    if (animal.seat !== this.shown || !this.root) return null;
    const from = this.root.querySelector(`[data-jeep="${this.jeep.indexOf(animal.animal)}"]`)?.getBoundingClientRect();
    const hex = this.root.querySelector<SVGGElement>(`.large [data-hex="${keyOf(animal)}"]`);
    const to = hex?.getBoundingClientRect();
    const scale = hex?.getScreenCTM()?.a;
    if (!from || !to || !scale) return null;
    return {
      x: (from.x + from.width / 2 - to.x - to.width / 2) / scale,
      y: (from.y + from.height / 2 - to.y - to.height / 2) / scale,
    };
  }
}

const selections = new WeakMap<TableState<OutbackScene>, Selection>();

/** One for each table: its board, its seat cards and its end share it, whichever of them came first and goes first. */
export function selectionOf(table: TableState<OutbackScene>): Selection {
  const known = selections.get(table);
  if (known) return known;
  let selection: Selection | undefined;
  $effect.root(() => {
    selection = new Selection(table);
  });
  selections.set(table, selection as Selection);
  return selection as Selection;
}
