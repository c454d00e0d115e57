// What one is about to play: a piece, its place, its turn. All of it is found among the legal moves; nothing is judged here.
import { untrack } from 'svelte';
import { play } from '../../look/sound';
import type { TableState } from '../../table/state.svelte';
import { cellKey, pieceKey } from './geometry';
import { coloursOf, sceneOf, viewOf } from './reading';
import type { Cell, Colour, Move, Outlook } from './types';

export interface Option {
  move: Move;
  outlook: Outlook | null;
  /** What is played: a kind of tile in a colour, a billabong, the turning of a laid tile, leaving a loop closed. */
  piece: string;
  colour: Colour;
}
export const TURNING = 'turning';
export const LEAVING = 'leaving';

function placeOf(move: Move): Cell {
  return move.type === 'decline' ? [NaN, NaN] : [move.x, move.y];
}

function isAt(move: Move, cell: Cell): boolean {
  return move.type !== 'decline' && move.x === cell[0] && move.y === cell[1];
}

export class Choice {
  piece = $state<string | null>(null);
  cell = $state.raw<Cell | null>(null);
  private index = $state(0);
  /** What was laid last, to begin with next time. */
  private last: string | null = null;

  constructor(readonly table: TableState) {}

  readonly options: Option[] = $derived.by(() => {
    const table = this.table;
    const { legal, outlook, node, state, as } = sceneOf(table);
    if (table.past || state !== 'playing' || as === null || node?.kind !== 'decide' || !node.seats.includes(as)) return [];
    const own = coloursOf(viewOf(table.shown), as)[0] as Colour;
    return (legal ?? []).map((move, n) => option(move, outlook?.[n] ?? null, own));
  });

  readonly places: Cell[] = $derived.by(() => {
    const found = new Map<string, Cell>();
    for (const { move, piece } of this.options)
      if (piece === this.piece && move.type !== 'decline') found.set(cellKey(move.x, move.y), [move.x, move.y]);
    return [...found.values()].sort((one, two) => one[1] - two[1] || one[0] - two[0]);
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
    return this.options.some((one) => one.piece === piece);
  }

  /** Whether one's tile lies there for trial. */
  isGhost(cell: Cell): boolean {
    return this.chosen !== null && this.cell?.[0] === cell[0] && this.cell[1] === cell[1];
  }

  isLegal(cell: Cell): boolean {
    return this.places.some(([x, y]) => x === cell[0] && y === cell[1]);
  }

  /** Pieces that could lie there, if not the chosen one. */
  piecesAt(cell: Cell): string[] {
    return [...new Set(this.options.filter(({ move }) => isAt(move, cell)).map(({ piece }) => piece))];
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
    this.index = Math.max(this.turnsAt(cell).findIndex(({ move }) => 'turn' in move && move.turn === turn), 0);
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
    const { places, cell } = this;
    const now = cell ? places.findIndex(([x, y]) => x === cell[0] && y === cell[1]) : step > 0 ? -1 : 0;
    const found = places[(now + step + places.length) % places.length];
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

  /** Shows a given move as the ghost. */
  show(move: Move): void {
    const found = this.options.find((one) => same(one.move, move));
    if (!found) return;
    this.piece = found.piece;
    if (move.type !== 'decline') this.place([move.x, move.y], move.turn);
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
    const found = this.options.filter(({ move, piece }) => piece === this.piece && isAt(move, cell));
    return found.sort((one, two) => turnOf(one.move) - turnOf(two.move));
  }

  // A reload loses nothing that was chosen.

  private get drawer(): string {
    return `down-under/${this.table.id}/${this.table.scene?.version}`;
  }

  private keep(): void {
    untrack(() => write(this.drawer, { piece: this.piece, cell: this.cell, index: this.index }));
  }

  private restore(): void {
    const kept = read(this.drawer);
    if (!kept || !this.options.some(({ piece }) => piece === kept.piece)) return;
    this.piece = kept.piece;
    if (kept.cell && this.isLegal(kept.cell)) [this.cell, this.index] = [kept.cell, kept.index];
  }
}

interface Kept {
  piece: string | null;
  cell: Cell | null;
  index: number;
}

function write(drawer: string, kept: Kept): void {
  try {
    sessionStorage.setItem(drawer, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing
  }
}

function read(drawer: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(drawer) ?? 'null') as Kept | null;
  } catch {
    return null;
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

function same(one: Move, two: Move): boolean {
  const [here, there] = [placeOf(one), placeOf(two)];
  if (one.type !== two.type) return false;
  if (one.type === 'decline') return true;
  const lays = one.type !== 'lay' || (two.type === 'lay' && one.tile === two.tile && (one.animal ?? null) === (two.animal ?? null));
  return lays && here[0] === there[0] && here[1] === there[1] && turnOf(one) === turnOf(two);
}
