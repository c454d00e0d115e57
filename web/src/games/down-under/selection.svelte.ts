// What somebody is about to play: a piece, its place and its turn. All of it comes from the list of legal moves.
import { untrack } from 'svelte';
import { cellKey, byRows, isSame, nextPlace, type Cell } from '../../board/cells';
import { Draft } from '../../board/drafts';
import { askWhyNot } from '../../board/refusals';
import { play } from '../../look/sound';
import { pieceKey } from './geometry';
import { coloursOf } from './position';
import type { Colour, Move, Outlook, Table } from './types';

export interface Option {
  move: Move;
  outlook: Outlook | null;
  /** What is played: a kind of tile in a colour, a billabong, the turning of a laid tile, leaving a loop closed. */
  piece: string;
  colour: Colour;
}
interface Kept {
  piece: string | null;
  cell: Cell | null;
  index: number;
}
export const TURNING = 'turning';
export const LEAVING = 'leaving';

/** The cell that a move is about. */
export function placeOf(move: Move): Cell | null {
  return move.type === 'decline' ? null : { x: move.x, y: move.y };
}

export class Selection {
  piece = $state<string | null>(null);
  cell = $state.raw<Cell | null>(null);
  private index = $state(0);
  /** What was laid last, to begin with next time. */
  private last: string | null = null;

  private readonly draft: Draft<Kept>;

  constructor(readonly table: Table) {
    this.draft = new Draft('down-under', table.id);
  }

  readonly options: Option[] = $derived.by(() => {
    const table = this.table;
    const { legal, outlook, node, state, as } = table.shown;
    if (table.past || state !== 'playing' || as === null || node?.kind !== 'decide' || !node.seats.includes(as))
      return [];
    const own = coloursOf(table.shown.view, as)[0] as Colour;
    return (legal ?? []).map((move, n) => option(move, outlook?.[n] ?? null, own));
  });

  readonly places: Cell[] = $derived.by(() => {
    const cells = this.options.filter(({ piece }) => piece === this.piece).map(({ move }) => placeOf(move));
    const found = new Map(cells.filter((cell) => cell !== null).map((cell) => [cellKey(cell), cell]));
    return [...found.values()].sort(byRows);
  });

  /** The ways to turn the ghost that are legal, clockwise. */
  readonly turns: Option[] = $derived.by(() => this.turnsAt(this.cell));

  readonly chosen: Option | null = $derived.by(() => {
    if (this.piece === LEAVING) return this.options.find(({ piece }) => piece === LEAVING) ?? null;
    return this.turns[this.index % Math.max(this.turns.length, 1)] ?? null;
  });

  get mayLeave(): boolean {
    return this.options.some(({ piece }) => piece === LEAVING);
  }

  get turnNumber(): number {
    return this.turns.length ? (this.index % this.turns.length) + 1 : 0;
  }

  fits(piece: string): boolean {
    return this.options.some((option) => option.piece === piece);
  }

  /** Whether one's tile lies there for trial. */
  isGhost(cell: Cell): boolean {
    return this.chosen !== null && isSame(this.cell, cell);
  }

  isLegal(cell: Cell): boolean {
    return this.places.some((place) => isSame(place, cell));
  }

  choose(piece: string): void {
    play('choose');
    this.piece = piece;
    const kept = this.cell && this.isLegal(this.cell);
    if (!kept) this.cell = null;
    this.index = 0;
    this.keep();
  }

  place(cell: Cell, turn?: number): void {
    this.cell = cell;
    this.index = Math.max(
      this.turnsAt(cell).findIndex(({ move }) => 'turn' in move && move.turn === turn),
      0,
    );
    this.keep();
  }

  turn(step: 1 | -1): void {
    const count = this.turns.length;
    if (count < 2) return;
    this.index = (this.index + step + count) % count;
    play('turn');
    this.keep();
  }

  next(step: 1 | -1): void {
    const found = nextPlace(this.places, this.cell, step);
    if (found) this.place(found);
  }

  cancel(): void {
    this.cell = null;
    if (this.piece === LEAVING) this.begin();
    this.keep();
  }

  async confirm(): Promise<boolean> {
    const chosen = this.chosen;
    if (!chosen || this.table.busy) return false;
    const { piece } = chosen;
    const done = await this.table.play(chosen.move);
    if (done) {
      this.last = piece;
      this.cell = null;
    }
    return done;
  }

  /** Asks the server why the chosen piece cannot lie there: it refuses the move and names the rule. */
  async askWhyNot(cell: Cell): Promise<void> {
    const move = this.options.find(({ piece, move }) => piece === this.piece && move.type !== 'decline')?.move;
    if (move && !this.isLegal(cell)) await askWhyNot(this.table, { ...move, ...cell });
  }

  /** Shows a given move as the ghost. */
  show(move: Move): void {
    const found = this.options.find((option) => isSameMove(option.move, move));
    if (!found) return;
    this.piece = found.piece;
    if (move.type !== 'decline') this.place({ x: move.x, y: move.y }, move.turn);
  }

  /** The position has changed: what is still possible stays chosen, else one begins with what was laid last. */
  refresh(): void {
    const { options } = this;
    if (options.length === 0) return;
    if (this.piece === null) this.restore();
    const wanted = [this.piece, this.last].find((piece) => piece !== null && this.fits(piece));
    if (wanted === undefined) this.begin();
    else this.piece = wanted;
    if (this.cell && !this.isLegal(this.cell)) this.cell = null;
  }

  private begin(): void {
    this.piece = this.options.find(({ piece }) => piece !== LEAVING)?.piece ?? null;
  }

  private turnsAt(cell: Cell | null): Option[] {
    if (!cell) return [];
    const found = this.options.filter(({ move, piece }) => piece === this.piece && isSame(placeOf(move), cell));
    return found.sort((option, other) => turnOf(option.move) - turnOf(other.move));
  }

  private keep(): void {
    const { piece, cell, index } = this;
    untrack(() => this.draft.keep(this.table.scene?.version ?? 0, { piece, cell, index }));
  }

  private restore(): void {
    const kept = this.draft.read(this.table.scene?.version ?? 0);
    if (!kept?.piece || !this.fits(kept.piece)) return;
    this.piece = kept.piece;
    if (kept.cell && this.isLegal(kept.cell)) [this.cell, this.index] = [kept.cell, kept.index];
  }
}

function option(move: Move, outlook: Outlook | null, own: Colour): Option {
  const colour = ('colour' in move && move.colour) || outlook?.colour || own;
  return { move, outlook, colour, piece: pieceOf(move, colour) };
}

function pieceOf(move: Move, colour: Colour): string {
  switch (move.type) {
    case 'lay':
      return pieceKey(colour, move.tile, move.animal);
    case 'billabong':
      return pieceKey(colour, 'billabong', null);
    case 'turn':
      return TURNING;
    case 'decline':
      return LEAVING;
  }
}

function turnOf(move: Move): number {
  return move.type === 'decline' ? 0 : move.turn;
}

function isSameMove(move: Move, other: Move): boolean {
  if (move.type !== other.type) return false;
  if (move.type === 'decline') return true;
  const same = isSame(placeOf(move), placeOf(other)) && turnOf(move) === turnOf(other);
  if (move.type !== 'lay' || other.type !== 'lay') return same;
  const colour = (move.colour ?? null) === (other.colour ?? null);
  return same && colour && move.tile === other.tile && (move.animal ?? null) === (other.animal ?? null);
}
