// What somebody is about to do: a kind of tile, a ghost of it on the board, or a question that waits for its answer.
// What is legal comes with the scene, and so does what it would lead to.
import type { TableState } from '../../table/state.svelte';
import { recalled, remember } from './memory';
import { keyOf } from './tracks';
import { same, type Cell, type Kind, type Lay, type Move, type Outlook, type SturtScene, type View } from './types';

export const KINDS: Kind[] = ['double', 'fork', 'triple'];

export class Laying {
  private wished = $state.raw<Kind | null>(null);
  private wanted = $state.raw<Lay | null>(null);
  private lastTurn = 0;
  /** Quarters the ghost has been turned by in all, so that it always turns the short way. */
  quarters = $state(0);
  asking = $state<'claim' | 'stop' | null>(null);

  readonly scene = $derived.by(() => this.table.shown as SturtScene);
  readonly view = $derived.by(() => this.scene.view as View);
  private legal = $derived.by(() => (this.table.past || this.scene.state !== 'playing' ? [] : (this.scene.legal ?? [])));
  private lays = $derived.by(() => this.legal.filter((move): move is Lay => move.type === 'lay'));
  readonly kinds = $derived.by(() => KINDS.filter((kind) => this.lays.some((lay) => lay.tile === kind)));
  readonly hinted = $derived.by(() => (this.legal.length ? ((this.table.hint?.move ?? null) as Move | null) : null));

  /** The kind that would be laid: as wished, else as this seat laid last, else the first there is. */
  readonly kind = $derived.by<Kind | null>(() => {
    const before = this.scene.log.findLast((entry) => entry.seat === this.table.seat && entry.move?.type === 'lay')?.move;
    const wishes = [this.wished, before?.type === 'lay' ? before.tile : undefined];
    return wishes.find((kind): kind is Kind => !!kind && this.kinds.includes(kind)) ?? this.kinds[0] ?? null;
  });
  readonly places = $derived.by(() => {
    const cells = new Map(this.lays.filter((lay) => lay.tile === this.kind).map((lay) => [keyOf(lay), lay]));
    return [...cells.values()].map(({ x, y }) => ({ x, y }));
  });
  readonly ghost = $derived.by(() => (this.wanted && this.find(this.wanted)) ?? null);
  readonly turns = $derived.by(() => (this.ghost ? this.turnsOf(this.ghost.tile, this.ghost) : []));
  readonly outlook = $derived.by<Outlook>(() => (this.ghost ? this.leadsTo(this.ghost) : {}));
  readonly mayClaim = $derived.by(() => this.legal.some((move) => move.type === 'claim'));
  readonly mayStop = $derived.by(() => this.legal.some((move) => move.type === 'stop'));

  constructor(private readonly table: TableState) {
    const kept = recalled(this.scene);
    if (!kept) return;
    this.wished = kept.kind;
    this.wanted = kept.ghost;
    this.quarters = this.lastTurn = kept.ghost?.turn ?? 0;
  }

  /** A ghost was wanted that the scene no longer allows. */
  get lost(): boolean {
    return this.wanted !== null && this.ghost === null;
  }

  isPlace(cell: Cell): boolean {
    return this.places.some((place) => same(place, cell));
  }

  choose(kind: Kind): void {
    if (!this.kinds.includes(kind)) return;
    this.wished = kind;
    if (this.ghost) this.put(this.ghost);
    this.keep();
  }

  /** Puts the ghost there: as the hint says where it says so, else turned as the last one was. */
  put(cell: Cell): boolean {
    const hint = this.hinted?.type === 'lay' && same(this.hinted, cell) && !this.ghost ? this.hinted : null;
    if (hint) this.wished = hint.tile;
    const tile = this.kind;
    if (!tile || !this.isPlace(cell)) return false;
    const turns = this.turnsOf(tile, cell);
    const turn = hint?.turn ?? (turns.includes(this.lastTurn) ? this.lastTurn : (turns[0] ?? 0));
    this.wanted = { type: 'lay', tile, x: cell.x, y: cell.y, turn };
    this.quarters = turn;
    this.lastTurn = turn;
    this.keep();
    return true;
  }

  turn(way: 1 | -1): void {
    const { ghost, turns } = this;
    if (!ghost || turns.length < 2) return;
    const at = turns.indexOf(ghost.turn);
    const turn = turns[(at + way + turns.length) % turns.length] as number;
    const circle = ghost.tile === 'double' ? 2 : 4;
    this.quarters += way * (((turn - ghost.turn) * way + circle) % circle);
    this.wanted = { ...ghost, turn };
    this.lastTurn = turn;
    this.keep();
  }

  cancel(): void {
    this.wanted = null;
    this.asking = null;
    this.keep();
  }

  async confirm(): Promise<Lay | null> {
    const laid = this.ghost;
    if (!laid || this.table.busy) return null;
    const done = await this.table.play({ ...laid });
    if (done) this.wanted = null;
    return done ? laid : null;
  }

  async answer(): Promise<void> {
    const type = this.asking;
    this.asking = null;
    if (type && !this.table.busy) await this.table.play({ type });
  }

  private keep(): void {
    remember(this.scene, { kind: this.wished, ghost: this.wanted });
  }

  private turnsOf(tile: Kind, cell: Cell): number[] {
    return this.lays.filter((lay) => lay.tile === tile && same(lay, cell)).map((lay) => lay.turn);
  }

  private find(wanted: Lay): Lay | undefined {
    return this.lays.find((lay) => lay.tile === wanted.tile && lay.turn === wanted.turn && same(lay, wanted));
  }

  private leadsTo(lay: Lay): Outlook {
    return this.scene.outlook?.[this.scene.legal?.indexOf(lay) ?? -1] ?? {};
  }
}
