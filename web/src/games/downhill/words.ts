// The game in words, for readers, the log of a run and cards.
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { Scene } from '../../api/types';
import { SIDE } from './geometry';
import type { Obstacle, Point, Run, Touched, View } from './types';

/** Half a hole. */
const STEP = 150;
const NEAR = { across: 8000, up: 1500, down: 10000 };
const MOST = 14;

export function nameOf(scene: Scene, seat: number): string {
  return scene.seats[seat]?.name ?? '';
}

/** "1.4 of 4 rows down" */
export function rowsDown(view: View, seat: number): string {
  const standing = view.standings[seat];
  if (!standing || (!standing.mark && !standing.finished)) return m.dh_not_started();
  if (standing.finished) return m.dh_at_finish();
  const down = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 1 }).format(
    (standing.mark?.[1] ?? 0) / SIDE,
  );
  return m.dh_rows_down({ down, rows: view.course_size[1] / SIDE });
}

const PARTS = [
  m.dh_edge_far_left,
  m.dh_edge_left,
  m.dh_edge_left_of_middle,
  m.dh_edge_middle,
  m.dh_edge_right_of_middle,
  m.dh_edge_right,
  m.dh_edge_far_right,
];

/** "You start left of the middle." */
export function startWords(view: View, x: number): string {
  const part = Math.min(Math.floor((x / view.course_size[0]) * PARTS.length), PARTS.length - 1);
  return (PARTS[part] as () => string)();
}

/** "12 right, 4 down", in steps of half a hole. */
export function way([dx, dy]: Point): string {
  const [across, down] = [Math.round(dx / STEP), Math.round(dy / STEP)];
  const parts = [
    across && (across > 0 ? m.dh_right({ steps: across }) : m.dh_left({ steps: -across })),
    down && (down > 0 ? m.dh_down({ steps: down }) : m.dh_up({ steps: -down })),
  ];
  return parts.filter(Boolean).join(', ') || m.dh_here();
}

const THINGS: Record<Obstacle['kind'], () => string> = {
  tree: m.dh_tree,
  rock: m.dh_rock,
  stump: m.dh_stump,
  fallen: m.dh_fallen,
};

/** What lies around a mark, nearest first. */
export function around(scene: Scene, view: View, [x, y]: Point): string[] {
  const things = [
    ...view.course_obstacles.map((one) => ({
      what: m.dh_wide({ what: THINGS[one.kind](), steps: Math.round((2 * one.r) / STEP) }),
      at: middle(one),
      one,
    })),
    ...view.course_flags
      .filter((flag) => flag.owner === null)
      .map((flag) => ({ what: m.dh_flag_worth({ value: flag.value }), at: [flag.x, flag.y] as Point })),
    ...view.marks.flatMap((at, seat) =>
      at && seat !== view.seat ? [{ what: m.dh_mark_of({ name: nameOf(scene, seat) }), at }] : [],
    ),
  ];
  return things
    .map((thing) => ({ ...thing, off: [thing.at[0] - x, thing.at[1] - y] as Point }))
    .filter(({ off: [dx, dy] }) => Math.abs(dx) < NEAR.across && dy > -NEAR.up && dy < NEAR.down)
    .sort((a, b) => Math.hypot(...a.off) - Math.hypot(...b.off))
    .slice(0, MOST)
    .map((thing) => placedThing(thing, [x, y]));
}

interface Thing {
  what: string;
  off: Point;
  one?: Obstacle;
}

/** "Tree, 6 wide: 4 left, 12 down"; a fallen tree from end to end. */
function placedThing({ what, off, one }: Thing, [x, y]: Point): string {
  if (one?.kind !== 'fallen') return m.dh_thing_at({ what, where: way(off) });
  return m.dh_fallen_from({ what, from: way([one.x1 - x, one.y1 - y]), to: way([one.x2 - x, one.y2 - y]) });
}

/** How far it is to the edges of the course at this height, and to the finish. */
export function reach(view: View, [x, y]: Point): string {
  const row = view.course?.[Math.min(Math.floor(y / SIDE), (view.course?.length ?? 1) - 1)] ?? [];
  let [west, east] = [Math.floor(x / SIDE), Math.floor(x / SIDE)];
  while (row[west - 1]) west -= 1;
  while (row[east + 1]) east += 1;
  const steps = (far: number) => Math.max(Math.round(far / STEP), 0);
  return m.dh_reach({
    left: steps(x - west * SIDE),
    right: steps((east + 1) * SIDE - x),
    down: steps(view.course_size[1] - y),
  });
}

function middle(one: Obstacle): Point {
  return one.kind === 'fallen' ? [(one.x1 + one.x2) / 2, (one.y1 + one.y2) / 2] : [one.x, one.y];
}

// A run

const TOUCHES: Record<Exclude<Touched, 'mark'>, () => string> = {
  edge: m.dh_touch_edge,
  tree: m.dh_touch_tree,
  rock: m.dh_touch_rock,
  stump: m.dh_touch_stump,
  fallen: m.dh_touch_fallen,
};

/** "Dara touches a rock and stops at hole 4." */
export function told(scene: Scene, run: Run): string {
  const name = nameOf(scene, run.seat);
  const flags = run.flags.length
    ? ` ${m.dh_run_flags({ flags: run.flags.map((flag) => flag.value).join(' + ') })}`
    : '';
  if (run.finished) return m.dh_run_finish({ name }) + flags;
  if (!run.touch) return m.dh_run_through({ name }) + flags;
  const { what, seat } = run.touch;
  const touched = what === 'mark' ? m.dh_touch_mark({ name: nameOf(scene, seat ?? 0) }) : TOUCHES[what]();
  return (run.stop ? m.dh_run_crash({ name, touched, hole: run.stop + 1 }) : m.dh_run_stays({ name, touched })) + flags;
}

/** In a few words, for a list. */
export function result(run: Run): string {
  if (run.finished) return m.dh_result_finish();
  return run.touch ? m.dh_result_crash({ hole: (run.stop ?? 0) + 1 }) : m.dh_result_through();
}
