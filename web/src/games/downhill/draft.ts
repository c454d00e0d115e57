// A line that is being drawn, kept through a reload for its round; how its sheet lies is kept for the next rounds too.
import { Draft } from '../../board/drafts';
import type { Point } from './types';

export interface Kept {
  turn: number;
  flip: boolean;
  holes: number[];
  legs: Point[][];
}

export class SheetDraft {
  private readonly line: Draft<Kept>;
  private readonly placement: Draft<Pick<Kept, 'turn' | 'flip'>>;

  constructor(
    table: string,
    seat: number,
    private readonly round: number,
  ) {
    this.line = new Draft('downhill', table, seat);
    this.placement = new Draft('downhill', table, seat, 'placement');
  }

  keep(kept: Kept): void {
    this.line.keep(this.round, kept);
    this.placement.keep(0, { turn: kept.turn, flip: kept.flip });
  }

  read(): Kept | null {
    const lies = this.placement.read(0);
    return this.line.read(this.round) ?? (lies && { ...lies, holes: [], legs: [] });
  }

  drop(): void {
    this.line.drop();
  }
}
