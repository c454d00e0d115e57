// When what happens in one seat's run, in milliseconds from laying its transparency down.
import { along, distance, distances } from './geometry';
import type { Point, Run } from './types';

export const LAYING = 600;
const A_UNIT = 0.055;
const AT_A_HOLE = 80;
const CRASH = 700;
const SLIDE = 400;
const REST = 500;

export type Ending = 'crash' | 'finish' | 'stop';

export interface Timeline {
  run: Run;
  /** Distances along the line, of its points. */
  far: number[];
  /** Distances of the five holes. */
  holes: number[];
  /** How far the line is travelled, or tried. */
  end: number;
  ending: Ending;
  /** Pairs of time and distance, straight between them. */
  knots: [number, number][];
  /** When it ends, at a hole, in a crash or beyond the edge. */
  ended: number;
  /** When all is over. */
  length: number;
  /** Where one can step to. */
  steps: number[];
}

export function timelineOf(run: Run): Timeline {
  const far = distances(run.line);
  const holes = run.stops.map((stop) => far[stop] as number);
  const ending: Ending = run.touch ? 'crash' : run.finished ? 'finish' : 'stop';
  const end = endOf(run, far);
  const knots: [number, number][] = [
    [0, 0],
    [LAYING, 0],
  ];
  const steps = [LAYING];
  for (const hole of [...holes.slice(1).filter((at) => at < end), end]) {
    const [time, reached] = knots.at(-1) as [number, number];
    const arrived = time + (hole - reached) * A_UNIT;
    knots.push([arrived, hole], [arrived + AT_A_HOLE, hole]);
    steps.push(arrived);
  }
  const ended = steps.at(-1) as number;
  const length = ended + (ending === 'crash' ? CRASH : REST);
  return { run, far, holes, end, ending, knots, ended, length, steps: [...steps.slice(0, -1), length] };
}

function endOf(run: Run, far: number[]): number {
  const at = run.touch?.at ?? (run.finished ? run.mark : null);
  if (!at) return far.at(-1) as number;
  return (far[run.tried] as number) + distance(run.line[run.tried] as Point, at);
}

export interface Moment {
  /** Of the transparency coming down, 0 to 1. */
  laid: number;
  /** Travelled so far. */
  reached: number;
  /** Of the five holes, how many the line has come to. */
  holes: number;
  /** Milliseconds since the end, or less than 0. */
  since: number;
  /** Where the seat's mark is then. */
  mark: Point;
  over: boolean;
}

export function momentOf(line: Timeline, time: number): Moment {
  const reached = reachedAt(line.knots, time);
  const since = time - line.ended;
  return {
    laid: Math.min(time / LAYING, 1),
    reached,
    holes: time < LAYING ? 0 : line.holes.filter((hole) => hole <= reached + 0.5).length,
    since,
    mark: markAt(line, reached, since),
    over: time >= line.length,
  };
}

function reachedAt(knots: [number, number][], time: number): number {
  const next = knots.findIndex(([at]) => at >= time);
  if (next <= 0) return next === 0 ? 0 : (knots.at(-1)?.[1] ?? 0);
  const [before, from] = knots[next - 1] as [number, number];
  const [after, to] = knots[next] as [number, number];
  return from + ((to - from) * (time - before)) / (after - before || 1);
}

/** With the tip of the line; after a crash it slides back to the last hole. */
function markAt({ run, far, ending }: Timeline, reached: number, since: number): Point {
  const tip = along(run.line, far, reached);
  if (ending !== 'crash' || since < SLIDE) return tip;
  const done = Math.min((since - SLIDE) / (CRASH - SLIDE), 1);
  return [tip[0] + (run.mark[0] - tip[0]) * done, tip[1] + (run.mark[1] - tip[1]) * done];
}

/** Flags of the run that the line has passed by then. */
export function flagsBy({ run, far }: Timeline, reached: number): Run['flags'] {
  return run.flags.filter(({ stroke }) => reached >= ((far[stroke] as number) + (far[stroke + 1] as number)) / 2 - 0.5);
}
