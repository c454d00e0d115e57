// A line while it is drawn: placement, the holes that took the pen, and the ink between them, on the transparency as it
// is printed. It survives a reload, for this round of this table.
import type { Kept, SheetDraft } from './draft';
import { between, distance, HOLE, nearest, SHEET, STOPS } from './geometry';
import { whole } from './simplify';
import type { DrawMove, Point } from './types';

/** Of one leg: the server takes moves of 8 KiB. */
const MOST_POINTS = 150;
const CURVE = 12;

export class Drawing {
  turn = $state(0);
  flip = $state(false);
  holes = $state.raw<number[]>([]);
  /** From each hole to the next, both ends included. */
  legs = $state.raw<Point[][]>([]);
  /** Ink past the last hole. */
  tail = $state.raw<Point[]>([]);
  down = $state(false);
  /** The hole that is being passed over: it takes no pen until the line has left it. */
  private passing = -1;
  /** Where the pen was when the last hole took it. */
  private entered = $state.raw<Point | null>(null);
  private bent: Point = [0, 0];

  constructor(
    readonly printed: Point[],
    /** Null for a line that is only shown. */
    private readonly draft: SheetDraft | null,
    readonly straight = false,
  ) {
    const kept = draft?.read();
    if (kept) this.restore(kept);
  }

  get full(): boolean {
    return this.holes.length === STOPS;
  }

  get last(): number | undefined {
    return this.holes.at(-1);
  }

  get line(): Point[] {
    const first = this.holes[0];
    if (first === undefined) return [];
    return [this.centre(first), ...this.legs.flatMap((leg) => leg.slice(1))];
  }

  get move(): DrawMove {
    const move: DrawMove = { type: 'draw', turn: this.turn, flip: this.flip, holes: this.holes };
    return this.legs.every((leg) => leg.length === 2) ? move : { ...move, line: this.line };
  }

  centre(hole: number): Point {
    return this.printed[hole] as Point;
  }

  place(turn: number, flip: boolean): void {
    this.turn = turn;
    this.flip = flip;
    this.keep();
  }

  /** The hole nearest to a point, if it is within reach. */
  holeAt(point: Point, reach: number): number | null {
    const [hole] = this.printed
      .map((_, n) => n)
      .sort((a, b) => distance(this.centre(a), point) - distance(this.centre(b), point));
    return hole !== undefined && distance(this.centre(hole), point) <= reach ? hole : null;
  }

  // The pen

  /** Puts the pen down; whether there is something to go on from. */
  press(point: Point, reach: number): boolean {
    if (this.full) return false;
    const hole = this.holeAt(point, reach);
    const loose = this.tail.at(-1);
    if (loose && this.tail.length > 1 && distance(loose, point) <= reach) this.down = true;
    else if (this.last === undefined ? hole !== null : hole === this.last) this.begin(hole as number);
    return this.down;
  }

  private begin(hole: number): void {
    if (this.last === undefined) this.take(hole);
    this.tail = [this.centre(hole)];
    this.down = true;
  }

  /** Draws on to a point; answers the holes that took the pen. */
  draw(point: Point): number[] {
    if (!this.down) return [];
    const from = this.tail.at(-1) as Point;
    const to: Point = [Math.min(Math.max(point[0], 0), SHEET[0]), Math.min(Math.max(point[1], 0), SHEET[1])];
    const taken: number[] = [];
    for (const hole of this.onTheWay(from, to)) {
      if (this.full) break;
      const entered = between(from, to, nearest(from, to, this.centre(hole)));
      this.reach(entered);
      this.take(hole);
      this.entered = entered;
      taken.push(hole);
    }
    if (this.full) this.lift();
    else this.reach(to);
    return taken;
  }

  private onTheWay(from: Point, to: Point): number[] {
    if (this.passing >= 0 && distance(from, this.centre(this.passing)) > HOLE) this.passing = -1;
    const near = (hole: number) => nearest(from, to, this.centre(hole));
    return this.printed
      .map((_, hole) => hole)
      .filter((hole) => !this.holes.includes(hole) && hole !== this.passing)
      .filter((hole) => distance(between(from, to, near(hole)), this.centre(hole)) <= HOLE)
      .sort((a, b) => near(a) - near(b));
  }

  private reach(point: Point): void {
    const start = this.tail[0] as Point;
    if (this.straight) this.tail = [start, point];
    else if (this.tail.length > 1 || distance(start, point) > HOLE) this.tail = [...this.tail, point];
  }

  /** Lifts the pen; answers the ink past the last hole, which is gone. */
  lift(): Point[] {
    const wiped = this.tail;
    this.tail = [];
    this.down = false;
    this.passing = -1;
    return wiped;
  }

  // Holes

  private take(hole: number): void {
    if (this.last !== undefined) {
      const ink = this.straight || this.tail.length < 2 ? [this.centre(this.last)] : this.tail;
      this.legs = [...this.legs, whole([...ink, this.centre(hole)], MOST_POINTS)];
    }
    this.holes = [...this.holes, hole];
    this.tail = [this.centre(hole)];
    this.entered = null;
    this.bent = [0, 0];
    this.keep();
  }

  /** Joins a free hole straight; whether it could. */
  join(hole: number): boolean {
    if (this.full || this.holes.includes(hole)) return false;
    this.tail = [];
    this.take(hole);
    this.lift();
    return true;
  }

  /** Whether the last hole took a pen that can go on without it. */
  get mayPassOver(): boolean {
    return this.entered !== null && this.legs.length > 0 && !this.straight;
  }

  /** Frees the last hole again and keeps the ink. */
  passOver(): void {
    const [hole, leg] = [this.last, this.legs.at(-1)];
    if (hole === undefined || !leg || !this.entered || this.straight) return;
    this.holes = this.holes.slice(0, -1);
    this.legs = this.legs.slice(0, -1);
    this.tail = [...leg.slice(0, -1), this.entered, ...this.tail.slice(1)];
    this.entered = null;
    this.passing = hole;
    this.keep();
  }

  undo(): void {
    if (this.tail.length > 1) {
      this.lift();
      return;
    }
    this.holes = this.holes.slice(0, -1);
    this.legs = this.legs.slice(0, Math.max(this.holes.length - 1, 0));
    this.lift();
    this.keep();
  }

  clear(): void {
    this.holes = [];
    this.legs = [];
    this.lift();
    this.keep();
  }

  /** Bends the last stroke, so that its middle moves so far. */
  bend([dx, dy]: Point): void {
    const leg = this.legs.at(-1);
    if (!leg || this.straight) return;
    this.bent = [this.bent[0] + dx, this.bent[1] + dy];
    this.legs = [...this.legs.slice(0, -1), curve(leg[0] as Point, leg.at(-1) as Point, this.bent)];
    this.keep();
  }

  /** Takes a whole draw over, as a hint gives it. */
  copy(move: DrawMove): void {
    const line = move.line ?? move.holes.map((hole) => this.centre(hole));
    let from = 0;
    this.turn = move.turn;
    this.flip = move.flip;
    this.holes = move.holes;
    this.legs = move.holes.slice(1).map((hole) => {
      const [x, y] = this.centre(hole);
      const to = line.findIndex((point, n) => n > from && point[0] === x && point[1] === y);
      const leg = line.slice(from, to + 1);
      from = to;
      return leg;
    });
    this.lift();
    this.keep();
  }

  // Across a reload

  forget(): void {
    this.draft?.drop();
  }

  private keep(): void {
    this.draft?.keep({ turn: this.turn, flip: this.flip, holes: this.holes, legs: this.legs });
  }

  private restore(kept: Kept): void {
    this.turn = kept.turn;
    this.flip = kept.flip;
    this.holes = kept.holes;
    this.legs = kept.legs;
  }
}

function curve(from: Point, to: Point, [bx, by]: Point): Point[] {
  if (!bx && !by) return [from, to];
  const [mx, my] = between(from, to, 0.5);
  const pull: Point = [mx + 2 * bx, my + 2 * by];
  return Array.from({ length: CURVE + 1 }, (_, n): Point => {
    const [x, y] = between(between(from, pull, n / CURVE), between(pull, to, n / CURVE), n / CURVE);
    return [Math.round(Math.min(Math.max(x, 0), SHEET[0])), Math.round(Math.min(Math.max(y, 0), SHEET[1]))];
  });
}
