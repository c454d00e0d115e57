// The reveal of a round: every line laid down and travelled, one after the other. It plays, pauses and steps.
import { api } from '../../api/http';
import type { Entry } from '../../api/types';
import { motion } from '../../board/motion.svelte';
import type { Standpoint } from './marks';
import type { TableState } from '../../table/state.svelte';
import { flagsBy, momentOf, timelineOf, type Moment, type Timeline } from './timeline';
import { runsOf, type CourseFlag, type DownhillScene, type Point, type Run, type View } from './types';

const BETWEEN = 1600;
export const SPEEDS = [0.5, 1, 2] as const;

export class Reveal {
  lines = $state.raw<Timeline[]>([]);
  /** Which line is shown, and since when. */
  at = $state(0);
  time = $state(0);
  on = $state(false);
  /** Nobody has seen how it ends. */
  fresh = $state(false);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  private frame = 0;
  private clock = 0;

  get line(): Timeline {
    return this.lines[this.at] as Timeline;
  }

  get moment(): Moment {
    return momentOf(this.line, this.time);
  }

  get last(): boolean {
    return this.at === this.lines.length - 1;
  }

  get done(): boolean {
    return this.last && this.moment.over;
  }

  begin(runs: Run[], fresh: boolean): void {
    this.stop();
    this.lines = runs.map(timelineOf);
    this.on = runs.length > 0;
    this.fresh = fresh;
    this.show(0, 0);
    if (!this.on) return;
    if (motion.less) this.time = this.line.length;
    else this.play();
  }

  end(): void {
    this.stop();
    this.on = false;
  }

  stop(): void {
    this.playing = false;
    cancelAnimationFrame(this.frame);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  play(): void {
    if (this.done) this.show(0, 0);
    this.playing = true;
    this.clock = performance.now();
    const tick = (now: number) => {
      this.advance((now - this.clock) * this.speed);
      this.clock = now;
      if (this.playing) this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  private advance(milliseconds: number): void {
    this.time += milliseconds;
    if (this.time < this.line.length + BETWEEN) return;
    if (this.last) this.stop();
    else this.show(this.at + 1, 0);
  }

  show(line: number, time: number): void {
    this.at = line;
    this.time = time;
  }

  /** On to the next hole or end; with less motion to the next line's. */
  next(): void {
    this.stop();
    const step = motion.less ? undefined : this.line.steps.find((time) => time > this.time + 1);
    if (step !== undefined) this.time = step;
    else if (!this.last) this.show(this.at + 1, motion.less ? (this.lines[this.at + 1] as Timeline).length : 0);
    else this.time = this.line.length;
  }

  back(): void {
    this.stop();
    const step = motion.less ? undefined : this.line.steps.findLast((time) => time < this.time - 1);
    if (step !== undefined) this.time = step;
    else if (this.at) this.show(this.at - 1, (this.lines[this.at - 1] as Timeline).length);
    else this.time = motion.less ? this.line.length : 0;
  }

  /** To the end of everything. */
  skip(): void {
    this.stop();
    this.show(this.lines.length - 1, (this.lines.at(-1) as Timeline).length);
  }

  // What stands on the mountain then

  marks(view: View): Standpoint[] {
    const marks = view.marks.map((mark, seat) => ({ seat, at: this.standing(seat, mark) }));
    return marks.filter((mark): mark is Standpoint => mark.at !== null);
  }

  private standing(seat: number, now: Point | null): Point | null {
    const order = this.lines.findIndex((line) => line.run.seat === seat);
    const line = this.lines[order];
    if (!line) return now;
    if (order > this.at) return line.run.line[0] as Point;
    if (order === this.at) return this.moment.mark;
    return line.run.finished ? null : line.run.mark;
  }

  /** Flags that are still to be won are free again. */
  flags(view: View): CourseFlag[] {
    const later = new Set(this.lines.flatMap((line, order) => this.notYet(line, order)));
    return view.course_flags.map((flag) => (later.has(name(flag)) ? { ...flag, owner: null } : flag));
  }

  private notYet(line: Timeline, order: number): string[] {
    const won = order < this.at ? line.run.flags : order === this.at ? flagsBy(line, this.moment.reached) : [];
    return line.run.flags.filter((flag) => !won.includes(flag)).map(name);
  }

  /** The flag won last in this line. */
  get won(): string {
    const flag = flagsBy(this.line, this.moment.reached).at(-1);
    return flag ? name(flag) : '';
  }
}

/** The runs of a round. A scene has the newest stories alone: older ones are asked for. */
export async function runsOfRound(table: TableState<DownhillScene>, round: Entry): Promise<Run[]> {
  if (round.story) return runsOf(round.story);
  const { id, language, key, seat } = table;
  const then = await api.moment(id, round.n, { lang: language, key, as: seat === null ? 'none' : String(seat) });
  return runsOf(then.log.at(-1)?.story);
}

function name(flag: { row: number; column: number }): string {
  return `${flag.row} ${flag.column}`;
}
