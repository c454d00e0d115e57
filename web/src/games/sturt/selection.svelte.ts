// What somebody is about to do: a kind of tile, the tile on the board, or a question that waits for its answer.
// What is legal comes with the scene, and so does what it would lead to.
import { settings } from '../../app/settings.svelte';
import { byRows, cellKey, isSame, nextPlace, type Cell } from '../../board/cells';
import { Draft } from '../../board/drafts';
import { askWhyNot } from '../../board/refusals';
import { play } from '../../look/sound';
import { m } from '../../paraglide/messages.js';
import { isHelpAllowed } from './help';
import type { Kind, Lay, Move, Outlook, Table } from './types';

export const KINDS: Kind[] = ['double', 'fork', 'triple'];

interface Kept {
  kind: Kind | null;
  ghost: Lay | null;
}

export class Selection {
  private wished = $state.raw<Kind | null>(null);
  private wanted = $state.raw<Lay | null>(null);
  private lastTurn = 0;
  private readonly draft: Draft<Kept>;
  /** Quarters the ghost has been turned by in all, so that it always turns the short way. */
  quarters = $state(0);
  asking = $state<'claim' | 'stop' | null>(null);

  readonly scene = $derived.by(() => this.table.shown);
  readonly view = $derived.by(() => this.scene.view);
  private legal = $derived.by(() =>
    this.table.past || this.scene.state !== 'playing' ? [] : (this.scene.legal ?? []),
  );
  private lays = $derived.by(() => this.legal.filter((move): move is Lay => move.type === 'lay'));
  readonly kinds = $derived.by(() => KINDS.filter((kind) => this.lays.some((lay) => lay.tile === kind)));
  readonly hinted = $derived.by(() => (this.legal.length ? ((this.table.hint?.move ?? null) as Move | null) : null));

  /** The kind that would be laid: as wished, else as this seat laid last, else the first there is. */
  readonly kind = $derived.by<Kind | null>(() => {
    const before = this.scene.log.findLast(
      (entry) => entry.seat === this.table.seat && entry.move?.type === 'lay',
    )?.move;
    const wishes = [this.wished, before?.type === 'lay' ? before.tile : undefined];
    return wishes.find((kind): kind is Kind => !!kind && this.kinds.includes(kind)) ?? this.kinds[0] ?? null;
  });
  readonly places = $derived.by<Cell[]>(() => {
    const cells = this.lays.filter((lay) => lay.tile === this.kind).map(({ x, y }) => ({ x, y }));
    return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()].sort(byRows);
  });
  private helps = $derived.by(() => settings.threats && !!this.table.scene && isHelpAllowed(this.table.scene));
  readonly ghost = $derived.by<Lay | null>(() => (this.wanted && this.find(this.wanted)) ?? null);
  readonly turns = $derived.by(() => (this.ghost ? this.turnsOf(this.ghost.tile, this.ghost) : []));
  readonly outlook = $derived.by<Outlook>(() => (this.ghost && this.helps ? this.leadsTo(this.ghost) : {}));
  /** Cells where one tile completes a route. */
  readonly threats = $derived.by(() => (this.helps ? this.view.threats : []));
  readonly mayClaim = $derived.by(() => this.legal.some((move) => move.type === 'claim'));
  readonly mayStop = $derived.by(() => this.legal.some((move) => move.type === 'stop'));

  constructor(readonly table: Table) {
    this.draft = new Draft('sturts-stony-desert', table.id);
    const kept = this.draft.read(this.scene.version);
    if (!kept) return;
    this.wished = kept.kind;
    this.wanted = kept.ghost;
    this.quarters = this.lastTurn = kept.ghost?.turn ?? 0;
  }

  /** The position has changed, and the ghost does not fit any more. */
  get lost(): boolean {
    return this.wanted !== null && this.ghost === null;
  }

  isLegal(cell: Cell): boolean {
    return this.places.some((place) => isSame(place, cell));
  }

  isGhost(cell: Cell): boolean {
    return isSame(this.ghost, cell);
  }

  choose(kind: Kind): void {
    if (!this.kinds.includes(kind)) return;
    play('choose');
    this.wished = kind;
    if (this.ghost) this.place(this.ghost);
    this.keep();
  }

  /** Puts the ghost there, turned as the last one was. */
  place(cell: Cell): void {
    const tile = this.kind;
    if (!tile || !this.isLegal(cell)) return;
    const turns = this.turnsOf(tile, cell);
    const turn = turns.includes(this.lastTurn) ? this.lastTurn : (turns[0] ?? 0);
    this.show({ type: 'lay', tile, x: cell.x, y: cell.y, turn });
  }

  /** Shows a given move as the ghost. */
  show(lay: Lay): void {
    this.wished = lay.tile;
    this.wanted = lay;
    this.quarters = this.lastTurn = lay.turn;
    this.keep();
  }

  next(step: 1 | -1): void {
    const found = nextPlace(this.places, this.ghost, step);
    if (found) this.place(found);
  }

  turn(step: 1 | -1): void {
    const { ghost, turns } = this;
    if (!ghost || turns.length < 2 || this.table.busy) return;
    const turn = turns[(turns.indexOf(ghost.turn) + step + turns.length) % turns.length] as number;
    const circle = ghost.tile === 'double' ? 2 : 4;
    this.quarters += step * (((turn - ghost.turn) * step + circle) % circle);
    this.wanted = { ...ghost, turn };
    this.lastTurn = turn;
    play('turn');
    this.keep();
  }

  cancel(): void {
    if (this.ghost) this.table.tell(m.board_put_back());
    this.wanted = null;
    this.asking = null;
    this.keep();
  }

  async confirm(): Promise<boolean> {
    if (!this.ghost || this.table.busy) return false;
    const done = await this.table.play({ ...this.ghost });
    if (done) this.wanted = null;
    return done;
  }

  async answer(): Promise<void> {
    const type = this.asking;
    this.asking = null;
    if (type && !this.table.busy) await this.table.play({ type });
  }

  /** Asks the server why the chosen tile cannot lie there: it refuses the move and names the rule. */
  async askWhyNot({ x, y }: Cell): Promise<void> {
    const tile = this.kind ?? (this.view.phase === 'first' ? 'double' : 'triple');
    if (!this.isLegal({ x, y })) await askWhyNot(this.table, { type: 'lay', tile, x, y, turn: 0 });
  }

  private keep(): void {
    this.draft.keep(this.scene.version, { kind: this.wished, ghost: this.wanted });
  }

  private turnsOf(tile: Kind, cell: Cell): number[] {
    return this.lays.filter((lay) => lay.tile === tile && isSame(lay, cell)).map((lay) => lay.turn);
  }

  private find(wanted: Lay): Lay | undefined {
    return this.lays.find((lay) => lay.tile === wanted.tile && lay.turn === wanted.turn && isSame(lay, wanted));
  }

  private leadsTo(lay: Lay): Outlook {
    return this.scene.outlook?.[this.scene.legal?.indexOf(lay) ?? -1] ?? {};
  }
}
