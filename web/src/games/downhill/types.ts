// What the server says about Downhill, by the names that its board uses. A point is [x, y] in integers; a board is 10000
// wide.
import type { Move, Piece, Scene, Schemas } from '../../api/types';

export type View = Schemas['DownhillView'];
export type DownhillScene = Scene<Schemas['DownhillScene']> & { view: View };
export type DrawMove = Schemas['DownhillDraw'];

export type Disc = Schemas['DownhillDisc'];
export type Fallen = Schemas['DownhillFallen'];
export type Obstacle = Disc | Fallen;
export type Flag = Schemas['DownhillFlag'];
export type CourseFlag = Schemas['DownhillCourseFlag'];
export type Placement = Schemas['DownhillPlacement'];
export type Run = Schemas['DownhillRun'];
export type Score = Schemas['DownhillScore'];
export type Touched = Schemas['DownhillTouch']['what'];
export type Point = Run['mark'];

export function runsOf(story: Piece[] | undefined): Run[] {
  return (story ?? []).flatMap((piece) => (piece.kind === 'run' ? [piece.data] : []));
}

/** A move as a line, if it is one. */
export function drawOf(move: Move | null | undefined): DrawMove | null {
  return move?.type === 'draw' ? (move as unknown as DrawMove) : null;
}
