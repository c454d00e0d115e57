// What is seen of the mountain. It can be panned and zoomed, and follows what matters until somebody does.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { motion } from '../../board/motion.svelte';
import type { Spot } from './camera';
import type { Box } from './geometry';
import type { Point } from './types';

const GLIDE = 420;
const AROUND = 6000;

export class Lens {
  width = $state(0);
  height = $state(0);
  transform = $state.raw<ZoomTransform>(zoomIdentity.scale(0.03));
  /** Somebody has panned or zoomed: only "fit" moves it from then on. */
  held = $state(false);
  private svg: SVGSVGElement | null = null;
  private gliding = 0;
  private settled = false;
  private readonly behaviour = zoom<SVGSVGElement, unknown>()
    .filter((event: Event) => !(event as MouseEvent).button && !(event as MouseEvent).altKey)
    .extent(() => [
      [0, 0],
      [this.width, this.height],
    ])
    .on('zoom', (event) => {
      this.transform = event.transform;
      if (event.sourceEvent) this.hold();
    });

  /** Pixels a unit. */
  get scale(): number {
    return this.transform.k;
  }

  /** What is seen, in units of the course. */
  get frame(): Box {
    const { k, x, y } = this.transform;
    return { x: -x / k, y: -y / k, width: this.width / k, height: this.height / k };
  }

  attach(svg: SVGSVGElement): () => void {
    this.svg = svg;
    const picture = select(svg);
    picture.call(this.behaviour).on('dblclick.zoom', null);
    return () => picture.on('.zoom', null);
  }

  limit(smallest: number, largest: number, [width, height]: Point): void {
    this.behaviour.scaleExtent([smallest, largest]).translateExtent([
      [-AROUND, -AROUND],
      [width + AROUND, height + AROUND],
    ]);
    if (this.svg && (this.scale > largest || this.scale < smallest))
      this.behaviour.scaleTo(select(this.svg), this.scale);
  }

  /** All of a box, or what is around a spot. */
  show(wanted: Spot | Box, largest: number): void {
    if ('at' in wanted) {
      this.put(wanted.at, Math.min(wanted.across ? this.width / wanted.across : largest, largest), 0.5, wanted.down);
      return;
    }
    const { x, y, width, height } = wanted;
    this.put([x + width / 2, y + height / 2], Math.min(this.width / width, this.height / height, largest));
  }

  /** A point of the course at a place of the pane, in parts of it. */
  put([x, y]: Point, scale = this.scale, across = 0.5, down = 0.5): void {
    const to = zoomIdentity.translate(this.width * across - x * scale, this.height * down - y * scale).scale(scale);
    this.glide(to, this.settled ? motion.time(GLIDE) : 0);
    this.settled = true;
  }

  zoomBy(factor: number): void {
    this.hold();
    if (this.svg) this.behaviour.scaleBy(select(this.svg), factor);
  }

  panBy(across: number, down: number): void {
    this.hold();
    if (this.svg) this.behaviour.translateBy(select(this.svg), across / this.scale, down / this.scale);
  }

  unit([x, y]: Point): Point {
    return this.transform.invert([x, y]);
  }

  private hold(): void {
    this.held = true;
    cancelAnimationFrame(this.gliding);
  }

  private glide(to: ZoomTransform, time: number): void {
    cancelAnimationFrame(this.gliding);
    const [from, began] = [this.transform, performance.now()];
    const step = (now: number) => {
      const done = time ? Math.min((now - began) / time, 1) : 1;
      const eased = 1 - (1 - done) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.set(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k)));
      if (done < 1) this.gliding = requestAnimationFrame(step);
    };
    if (time) this.gliding = requestAnimationFrame(step);
    else step(began);
  }

  private set(transform: ZoomTransform): void {
    if (this.svg) this.behaviour.transform(select(this.svg), transform);
  }
}
