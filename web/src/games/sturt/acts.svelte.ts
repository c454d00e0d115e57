// What taps, drags and keys do: they move a cursor and a ghost, say what they did, and commit only by a confirmation.
import { play } from '../../look/sound';
import { m } from '../../paraglide/messages.js';
import type { TableState } from '../../table/state.svelte';
import { isTyping, letterOf } from './keys';
import type { Laying } from './laying.svelte';
import { sideOfSeat } from './sides';
import { same, type Cell, type Kind, type Lay, type Side } from './types';
import { cellWords, ghostWords, kindWords, refusalWords } from './words';

/** What acts need of the picture. */
export interface Stage {
  reveal(cell: Cell): void;
  focus(cell: Cell): void;
  hasFocus(): boolean;
  fit(): void;
  zoomBy(factor: number): void;
}

export class Acts {
  cursor = $state.raw<Cell>({ x: 0, y: 0 });
  /** A place that would not do, for a moment. */
  refused = $state.raw<Cell | null>(null);
  readonly mine = $derived.by<Side>(() => (this.table.seat === null ? 0 : sideOfSeat(this.table.shown, this.table.seat)));
  readonly last = $derived.by<Cell | null>(() => {
    const move = this.table.lastMove?.move;
    return move?.type === 'lay' ? (move as Lay) : null;
  });

  constructor(
    private readonly table: TableState,
    private readonly laying: Laying,
    private readonly stage: Stage,
  ) {}

  choose(kind: Kind): void {
    play('choose');
    this.laying.choose(kind);
    if (this.laying.ghost) this.say();
    else this.table.tell(kindWords(this.laying));
  }

  tap(cell: Cell): void {
    this.cursor = cell;
    if (this.laying.ghost && same(this.laying.ghost, cell)) this.turn(1);
    else if (!this.put(cell)) this.refuse(cell);
  }

  put(cell: Cell): boolean {
    if (!this.table.mayMove || !this.laying.put(cell)) return false;
    this.cursor = cell;
    this.refused = null;
    this.table.notice = null;
    this.stage.reveal(cell);
    this.say();
    return true;
  }

  turn(way: 1 | -1): void {
    if (!this.laying.ghost || this.table.busy) return;
    this.laying.turn(way);
    play('turn');
    this.say();
  }

  cancel(): void {
    const held = this.laying.ghost !== null;
    this.laying.cancel();
    if (held) this.say();
  }

  /** The scene has changed under the ghost. */
  lose(): void {
    this.laying.cancel();
    if (this.table.mayMove) this.table.say(m.sd_ghost_lost());
  }

  async confirm(): Promise<void> {
    const onBoard = this.stage.hasFocus();
    const laid = await this.laying.confirm();
    if (laid && onBoard && same(this.cursor, laid)) this.go(laid);
  }

  /** A long press explains; the other mouse button turns what is held. */
  ask(cell: Cell, touch: boolean): void {
    if (this.laying.ghost && !touch) this.turn(1);
    else this.table.say(cellWords(this.laying, this.last, cell));
  }

  go(cell: Cell): void {
    this.cursor = cell;
    this.stage.reveal(cell);
    queueMicrotask(() => this.stage.focus(cell));
  }

  key(event: KeyboardEvent, at: Cell): void {
    if (isTyping(event)) return;
    if (event.key === 'Escape') this.cancel();
    else if ((event.key === 'Enter' || event.key === ' ') && this.stage.hasFocus()) {
      event.preventDefault();
      this.enter(at);
    } else this.letter(letterOf(event), event.shiftKey, at);
  }

  private letter(letter: string, shift: boolean, at: Cell): void {
    if (letter === 'n') this.jump(1, at);
    else if (letter === 'p') this.jump(-1, at);
    else if (letter === 'r') this.turn(shift ? -1 : 1);
    else if (letter === 'k' && this.laying.mayClaim) this.laying.asking = 'claim';
    else if (letter === 'f') this.stage.fit();
    else if (letter === '+') this.stage.zoomBy(1.25);
    else if (letter === '-') this.stage.zoomBy(0.8);
  }

  private enter(at: Cell): void {
    if (this.laying.ghost && same(this.laying.ghost, at)) void this.confirm();
    else this.tap(at);
  }

  /** To the next or the previous legal place, row by row. */
  private jump(way: 1 | -1, at: Cell): void {
    const places = this.laying.places.toSorted((one, other) => one.y - other.y || one.x - other.x);
    if (!places.length) return;
    const before = places.filter((place) => place.y < at.y || (place.y === at.y && place.x < at.x)).length;
    const here = this.laying.isPlace(at);
    const next = way > 0 && here ? before + 1 : way < 0 ? before - 1 : before;
    this.go(places[(next + places.length) % places.length] as Cell);
  }

  private say(): void {
    this.table.tell(ghostWords(this.laying, this.mine));
  }

  private refuse(cell: Cell): void {
    this.table.refuse(refusalWords(this.table, this.laying, cell));
    this.refused = null;
    setTimeout(() => (this.refused = cell));
  }
}
