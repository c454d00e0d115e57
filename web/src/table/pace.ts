// What others do is shown one thing after the other, however fast they are. Nobody has to wait for it: whatever waits is
// shown at once as soon as somebody acts.
import type { Entry, Heard } from '../api/types';
import type { Pace } from '../app/settings.svelte';

/** Milliseconds that a move, and one with dice, can be looked at before the next one comes. */
const MOVE: Record<Pace, number> = { slow: 1100, normal: 500, instant: 0 };
const DICE: Record<Pace, number> = { slow: 1800, normal: 900, instant: 0 };
/** How often it is asked whether a board has shown what it shows. */
const HELD = 200;
/** However many moves wait, all are shown after this long. */
const LONGEST: Record<Pace, number> = { slow: 20_000, normal: 6000, instant: 0 };

/** Somebody else's move, something that everybody is to see at once, or something beside the game. */
export type Kind = 'move' | 'now' | 'aside';

export function kindOf(heard: Heard, isOwn: (seat: number) => boolean): Kind {
  const entries = entriesOf(heard);
  if (entries === null) return heard.on === 'scene' ? 'now' : 'aside';
  if (!entries.length) return 'aside';
  return entries.some(({ seat }) => seat !== undefined && isOwn(seat)) ? 'now' : 'move';
}

/** What has happened, with its stories; null where a message tells of no happening. */
function entriesOf(heard: Heard): Entry[] | null {
  if (heard.on === 'step') return heard.events as Entry[];
  if (heard.on !== 'scene') return null;
  const log = heard.log as Entry[];
  return log.at(-1)?.story ? log.filter((entry) => entry.story) : null;
}

export function timeFor(heard: Heard, pace: Pace): number {
  const entries = entriesOf(heard) ?? [];
  if (!entries.length) return 0;
  return entries.some((entry) => entry.chance !== undefined) ? DICE[pace] : MOVE[pace];
}

interface Waiting {
  heard: Heard;
  kind: Kind;
}

export class Queue {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private looksFor = 0;
  /** When nothing is to wait any more. */
  private by = 0;

  /** `show` gets one message, or all that waited. While `isHeld`, a board is still showing the last of them. */
  constructor(
    private readonly show: (messages: Heard[]) => void,
    private readonly pace: () => Pace,
    private readonly isHeld: () => boolean,
  ) {}

  add(heard: Heard, kind: Kind): void {
    if (!this.waiting.length) this.by = Date.now() + LONGEST[this.pace()];
    this.waiting.push({ heard, kind });
    if (kind === 'now') this.showAll();
    else this.goOn();
  }

  /** Everything that waits is shown at once, unless the board needs its time. */
  drain(): void {
    if (!this.isHeld()) this.showAll();
  }

  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private showAll(): void {
    this.stop();
    const messages = this.waiting.splice(0).map(({ heard }) => heard);
    if (messages.length) this.present(messages);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private goOn(): void {
    if (this.timer !== undefined) return;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const wait = next.kind !== 'move' ? 0 : this.isHeld() ? HELD : this.remaining();
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.goOn();
        }, wait);
        return;
      }
      this.waiting.shift();
      this.present([next.heard]);
    }
  }

  private remaining(): number {
    const now = Date.now();
    return this.shownAt + Math.min(this.looksFor, (this.by - now) / this.waiting.length) - now;
  }

  private present(messages: Heard[]): void {
    const time = Math.max(...messages.map((heard) => timeFor(heard, this.pace())));
    if (time > 0) [this.shownAt, this.looksFor] = [Date.now(), time];
    this.show(messages);
  }
}
