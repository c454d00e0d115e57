// What has just happened and still moves: a tile that settles, a ribbon that drains, a train that runs.
import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Entry } from '../../api/types';
import type { Cell } from '../../board/cells';
import { motion, pause } from '../../board/motion.svelte';
import type { Route, RouteChange } from './types';

const PER_CURVE = 260;
const SETTLE = 240;
const DRAIN = 480;

export class BoardAnimation {
  /** The tile that has just been laid. */
  fresh = $state.raw<Cell | null>(null);
  broken = $state.raw<RouteChange[]>([]);
  /** The route a train runs along, and how many of its curves lie behind it. */
  running = $state.raw<Route | null>(null);
  private way = $state.raw(new Tween(0));
  private going = 0;

  get behind(): number {
    return this.way.current;
  }

  /** Shows what entries tell, one thing after the other. */
  async tell(news: Entry[]): Promise<void> {
    this.end();
    const going = this.going;
    const laid = news.findLast((entry) => entry.move?.type === 'lay')?.move;
    if (laid?.type !== 'lay' || motion.less) return;
    this.fresh = { x: laid.x, y: laid.y };
    const pieces = news.flatMap((entry) => entry.story ?? []);
    this.broken = pieces.flatMap((piece) => (piece.kind === 'broken' ? [piece.data] : []));
    await pause(this.broken.length ? DRAIN : SETTLE);
    if (going !== this.going) return;
    this.fresh = null;
    this.broken = [];
    const made = pieces.find((piece) => piece.kind === 'route')?.data;
    const route = made?.routes.find((route) => route.side === made.side) ?? made?.routes[0];
    if (route) await this.run(route);
  }

  /** A train runs the whole way once. */
  async run(route: Route): Promise<void> {
    if (motion.less || this.running) return;
    const going = this.going;
    this.way = new Tween(-0.6);
    this.running = route;
    const length = route.curves.length + 1.4;
    await this.way.set(length, { duration: PER_CURVE * length, easing: cubicInOut });
    if (going === this.going) this.running = null;
  }

  /** The next tap or key ends whatever still moves. */
  end(): void {
    this.going += 1;
    this.fresh = null;
    this.broken = [];
    if (this.running) void this.way.set(0, { duration: 0 });
    this.running = null;
  }
}
