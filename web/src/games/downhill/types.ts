// What the server says about Downhill, as in formats/wire.py. A point is [x, y] in integers; a board is 10000 wide.
import type { Json, Piece, Scene } from '../../api/types';

export type Point = [number, number];

export interface StartMove {
  type: 'start';
  x: number;
}

/** `line` is on the transparency as it is printed; left out for straight strokes. */
export interface DrawMove {
  type: 'draw';
  turn: number;
  flip: boolean;
  holes: number[];
  line?: Point[];
}

export type Move = StartMove | DrawMove;

export type Disc = { kind: 'tree' | 'rock' | 'stump'; x: number; y: number; r: number };
export type Fallen = { kind: 'fallen'; x1: number; y1: number; x2: number; y2: number; r: number };
export type Obstacle = Disc | Fallen;

export interface Flag {
  row: number;
  column: number;
  value: number;
}

export interface CourseFlag extends Flag {
  x: number;
  y: number;
  owner: number | null;
}

/** `matrix` is a b c d e f as in SVG and lays the transparency into the box from 0, 0 to `size`. */
export interface Placement {
  turn: number;
  flip: boolean;
  matrix: [number, number, number, number, number, number];
  size: [number, number];
}

/** A transparency on the mountain: `box` is x, y, width and height. */
export interface LaidSheet {
  turn: number;
  flip: boolean;
  box: [number, number, number, number];
  holes: Point[];
}

/** `holes` are the chosen five, `stops` tells which points of the line they are. */
export interface LaidLine {
  seat: number;
  sheet: LaidSheet;
  line: Point[];
  holes: number[];
  stops: number[];
}

export interface Standing {
  seat: number;
  mark: Point | null;
  to_go: number | null;
  finished: boolean;
  rank: number | null;
  flags: Flag[];
  flag_points: number;
}

export interface View {
  options: { assist: 'none' | 'overlay' | 'straight'; max_rounds: number };
  seats: number;
  seat: number | null;
  course: ({ board: string; face: 'E' | 'H'; turn: number } | null)[][] | null;
  phase: 'start' | 'draw' | 'over';
  round: number;
  marks: (Point | null)[];
  finish: (number | null)[];
  drawn: Record<string, DrawMove>;
  sealed: number[];
  course_size: [number, number];
  course_obstacles: Obstacle[];
  course_flags: CourseFlag[];
  starts: Point[];
  sheets: Point[][] | null;
  placements: Placement[];
  laid: LaidLine[];
  standings: Standing[];
}

export type Touched = 'edge' | 'mark' | Obstacle['kind'];

/** The first `travelled` strokes count, `tried` is the last one that was looked at; `stop` is null for a finisher. */
export interface Run extends LaidLine {
  travelled: number;
  tried: number;
  touch: { what: Touched; at: Point; seat?: number } | null;
  stop: number | null;
  finished: boolean;
  mark: Point;
  flags: (Flag & { stroke: number })[];
}

export interface Score {
  seat: number;
  rank: number;
  finished: boolean;
  reach: number;
  race_points: number;
  flags: Flag[];
  flag_points: number;
  points: number;
  won: boolean;
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

export function runsOf(story: Piece[] | undefined): Run[] {
  return (story ?? []).filter((piece) => piece.kind === 'run').map((piece) => piece.data as unknown as Run);
}

export function asMove(move: Move): Json {
  return move as unknown as Json;
}
