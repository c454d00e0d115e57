// A table as the page knows it: the scene of the server, what has just happened, and what one may do now. Boards read
// it and give moves back; they know neither sockets nor cookies.
import { Refused } from '../api/http';
import { lay } from '../api/laying';
import { live } from '../api/live.svelte';
import { play, SOUND_OF } from '../look/sound';
import { m } from '../paraglide/messages.js';
import { insetsOf, type Insets } from './panels';
import { Voice } from './voice.svelte';
import type { Entry, Heard, Hint, Json, Language, Move, Refusal, Scene } from '../api/types';

export interface Notice {
  text: string;
  rule: string | null;
  kind: 'refusal' | 'info' | 'success';
}

export class TableState {
  /** The table as it is now. */
  scene = $state.raw<Scene | null>(null);
  /** A moment of its past, while one looks back. */
  past = $state.raw<Scene | null>(null);
  /** Entries that have just arrived, with their stories: what a board may animate. */
  news = $state.raw<Entry[]>([]);
  /** A move of one's own is on its way. */
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Its bots are still being compiled. */
  warming = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The seat whose doings the board shows alone: its card was tapped. */
  traced = $state<number | null>(null);
  /** How much of the talk has been seen. */
  read = $state(0);
  readonly voice = new Voice();
  /** How far one has come with one's move, as the board tells it. */
  doing = $state('');
  /** What panels cover of the window. */
  insets = $state.raw<Insets>(insetsOf({ width: typeof innerWidth === 'undefined' ? 1440 : innerWidth, above: 150, below: 0, ended: false, wide: false }));
  /** A board is showing what has happened: how it ended waits. */
  showing = $state(false);
  /** What it is showing, in words. */
  shows = $state('');
  /** There is no such table, or not for us. */
  missing = $state.raw<Refusal | null>(null);
  private stop: (() => void) | null = null;
  private opened = false;

  constructor(
    readonly id: string,
    readonly language: Language,
    readonly key?: string,
  ) {}

  /** A board on its own, for pictures and tests: nothing is sent anywhere. */
  static still(scene: Scene, language: Language = 'en'): TableState {
    const table = new TableState(scene.table, language);
    table.scene = scene;
    return table;
  }

  open(): void {
    this.stop?.();
    const given = { lang: this.language, ...(this.key ? { key: this.key } : {}) };
    this.stop = live.watch(this.id, given, (heard) => this.hear(heard));
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** What is to be drawn: now, or the moment one looks back to. */
  get shown(): Scene {
    return (this.past ?? this.scene) as Scene;
  }

  get seat(): number | null {
    return this.shown.as;
  }

  /** One's own turn, also while a move is on its way. */
  get turn(): boolean {
    const scene = this.scene;
    if (!scene || this.past || scene.state !== 'playing' || scene.as === null) return false;
    return scene.node?.kind === 'decide' && scene.node.seats.includes(scene.as);
  }

  /** Whether this seat may move, here and now. */
  get mayMove(): boolean {
    return this.turn && !this.busy;
  }

  /** The last entry that stands for a move, to be marked on the board. */
  get lastMove(): Entry | null {
    return this.shown.log.findLast((entry) => entry.move || entry.opened || entry.back !== undefined) ?? null;
  }

  async play(move: Move): Promise<boolean> {
    const scene = this.scene;
    if (!scene || scene.as === null) return false;
    return this.act('play', { seat: scene.as, move, version: scene.version });
  }

  /** Says something at the table; whether it was done. A refusal becomes a notice. */
  async act(what: string, given: Json = {}): Promise<boolean> {
    this.busy = what === 'play';
    this.notice = null;
    try {
      const done = await live.act(what, this.id, given);
      if (what === 'play') this.hint = null;
      if (done.hint) this.hint = done.hint;
      return true;
    } catch (refusal) {
      this.refuse(refusal as Refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  refuse(refusal: Refusal | Refused): void {
    const { text, rule } = refusal instanceof Refused ? refusal.refusal : refusal;
    this.say(text, 'refusal', rule);
    play('refuse');
  }

  /** For everybody: a notice that can be read and is told. */
  say(text: string, kind: Notice['kind'] = 'info', rule: string | null = null): void {
    this.notice = { text, rule, kind };
    this.tell(rule ? `${text} ${rule}` : text);
  }

  /** For screen readers alone. */
  tell(text: string): void {
    this.voice.say(text);
  }

  private sound(events: Entry[]): void {
    const scene = this.scene as Scene;
    if (scene.ending) play('win');
    else if (events.some((entry) => entry.move)) play(events.some((entry) => scene.seats[entry.seat ?? -1]?.you) ? 'lay' : 'other');
    for (const piece of events.flatMap((entry) => (entry.opened ? [] : (entry.story ?? [])))) {
      const heard = SOUND_OF[piece.kind];
      if (heard) play(heard);
    }
    if (this.mayMove && !events.some((entry) => scene.seats[entry.seat ?? -1]?.you)) play('your-turn');
  }

  private hear(heard: Heard): void {
    if (heard.on === 'refused') {
      this.missing = heard.error;
      return;
    }
    const next = lay(this.scene, heard);
    if (next === null) {
      this.open();
      return;
    }
    this.scene = next;
    this.missing = null;
    if (heard.on === 'scene') this.warming = false;
    if (heard.on === 'bots') this.warming = heard.warming;
    if (heard.on === 'step') {
      this.news = heard.events as Entry[];
      this.sound(this.news);
      this.tell(this.news.flatMap((entry) => [entry.text, ...(entry.opened ? [] : (entry.story ?? [])).map((piece) => piece.text)]).join(' '));
    } else if (heard.on === 'said') {
      if (!next.seats[heard.seat]?.you) this.tell(m.says({ name: heard.name, text: heard.text }));
    } else if (heard.on === 'scene') {
      this.news = [];
      this.read = Math.max(this.read, this.opened ? 0 : heard.chat.length);
      this.opened = true;
    }
  }
}
