// A table as the page knows it: the scene of the server, what has just happened, and what one may do now. Boards read
// it and give moves back; they know neither sockets nor cookies.
import { Refused } from '../api/http';
import { lay, newEntries } from '../api/laying';
import { live } from '../api/live.svelte';
import { settings } from '../app/settings.svelte';
import { play, SOUND_OF } from '../look/sound';
import { m } from '../paraglide/messages.js';
import { clocksOf, readClocks, type Clocks } from './clocks';
import { kindOf, Queue } from './pace';
import { insetsOf, type Insets } from './panels';
import { Voice } from './voice.svelte';
import { lastSaid } from './facts';
import type { Entry, Heard, Hint, Json, Language, Move, Refusal, Scene } from '../api/types';

export interface Notice {
  text: string;
  rule: string | null;
  kind: 'refusal' | 'info' | 'success';
}

/** At a moment of the past: what was played there, and what would have been better. */
export interface Suggestion {
  moment: number;
  seat: number;
  made: Move | null;
  better: Move;
}

/** Whether a seat's question about taking back ended by a no or by playing on; it may also have been withdrawn. */
function isDeclined(heard: Heard, seat: number, scene: Scene): boolean {
  if (heard.on === 'offer') return scene.offers.declined?.includes(seat) ?? false;
  return heard.on === 'step' && (heard.events as Entry[]).every(({ back }) => back === undefined);
}

export class TableState<S extends Scene = Scene> {
  /** The table as it is now, as far as it has been shown. */
  scene = $state.raw<S | null>(null);
  /** What is left of everybody's time. */
  clocks = $state.raw<Clocks>([]);
  /** A moment of its past, while one looks back. */
  past = $state.raw<S | null>(null);
  /** Entries that have just arrived, with their stories: what a board may animate. */
  news = $state.raw<Entry[]>([]);
  /** A move of one's own is on its way. */
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** A bot is working out a hint. */
  thinking = $state(false);
  /** Its bots are still being compiled. */
  warming = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The seat whose doings the board shows alone: its card was tapped. */
  traced = $state<number | null>(null);
  /** The number of the log line under the pointer or the focus; boards mark its move. */
  pointed = $state<number | null>(null);
  /** From the review, for boards to draw. */
  suggestion = $state.raw<Suggestion | null>(null);
  /** How much of the talk has been seen. */
  read = $state(0);
  readonly voice = new Voice();
  /** How far one has come with one's move, as the board tells it. */
  doing = $state('');
  /** What panels cover of the window. */
  insets = $state.raw<Insets>(
    insetsOf({
      width: typeof innerWidth === 'undefined' ? 1440 : innerWidth,
      height: typeof innerHeight === 'undefined' ? 900 : innerHeight,
      above: 150,
      below: 0,
      ended: false,
      wide: false,
    }),
  );
  /** A board is showing what has just happened, and what it led to waits; or it is showing that once more. */
  showing = $state<'news' | 'again' | false>(false);
  /** What it is showing, in words. */
  shows = $state('');
  /** The scene before the news. */
  private before = $state.raw<S | null>(null);
  /** Around one device: nothing is shown until the next person has taken it. */
  covered = $state(false);
  /** There is no such table, or not for us. */
  missing = $state.raw<Refusal | null>(null);
  private stop: (() => void) | null = null;
  private opened = false;
  private readonly queue = new Queue(
    (messages) => this.show(messages),
    () => (document.hidden ? 'instant' : settings.pace),
    () => this.showing === 'news',
  );

  constructor(
    readonly id: string,
    readonly language: Language,
    readonly key?: string,
  ) {}

  /** A board on its own, for pictures and tests: nothing is sent anywhere. */
  static still(scene: Scene, language: Language = 'en'): TableState {
    const table = new TableState(scene.table, language);
    table.scene = scene;
    table.clocks = clocksOf(scene.seats, Date.now());
    return table;
  }

  open(): void {
    this.stop?.();
    const given = { lang: this.language, ...(this.key ? { key: this.key } : {}) };
    this.stop = live.watch(this.id, given, (heard) => this.hear(heard));
  }

  /** Shows whatever still waits to be shown: somebody wants to act. */
  catchUp(): void {
    this.queue.drain();
  }

  close(): void {
    this.queue.clear();
    this.stop?.();
    this.stop = null;
  }

  /** What is to be drawn: now, or the moment one looks back to. */
  get shown(): S {
    return (this.past ?? this.scene) as S;
  }

  /** What seat cards, header and log tell: nothing that a board has still to show. */
  get told(): S {
    return this.past ?? ((this.showing === 'news' ? (this.before ?? this.scene) : this.scene) as S);
  }

  get seat(): number | null {
    return this.shown.as;
  }

  /** What a hint is about: a secret move of somebody else does not change it. */
  private get position(): string {
    return `${this.scene?.as}, ${this.scene?.log.findLast((entry) => !entry.sealed)?.n}`;
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
    this.catchUp();
    const scene = this.scene;
    if (!scene || scene.as === null) return false;
    return this.act('play', { seat: scene.as, move, version: scene.version });
  }

  /** Says something at the table; whether it was done. A refusal becomes a notice. */
  async act(what: string, given: Json = {}): Promise<boolean> {
    if (what !== 'say') this.catchUp();
    if (what === 'play') this.busy = true;
    if (what === 'hint') this.thinking = true;
    this.notice = null;
    const position = this.position;
    try {
      const done = await live.act(what, this.id, given);
      if (what === 'play') this.hint = null;
      if (done.hint && this.position === position) this.hint = done.hint;
      return true;
    } catch (refusal) {
      this.refuse(refusal as Refusal);
      return false;
    } finally {
      if (what === 'play') this.busy = false;
      if (what === 'hint') this.thinking = false;
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
    if (!scene.ending && events.some((entry) => entry.move))
      play(events.some((entry) => scene.seats[entry.seat ?? -1]?.you) ? 'lay' : 'other');
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
    this.missing = null;
    this.clocks = readClocks(this.clocks, heard, Date.now());
    this.queue.add(
      heard,
      kindOf(heard, (seat) => this.scene?.seats[seat]?.you ?? false),
    );
  }

  private show(messages: Heard[]): void {
    const [before, position] = [this.scene, this.position];
    for (const heard of messages) {
      const next = lay(this.scene, heard);
      if (next === null) {
        this.queue.clear();
        this.open();
        break;
      }
      const asked = this.scene?.offers['take-back'];
      this.scene = next as S;
      this.note(heard, next, asked);
    }
    if (this.position !== position) this.hint = null;
    if (before && !before.guessed && this.scene?.guessed) this.say(m.bot_guessed());
    else if (before?.rated && this.scene?.rated === false && this.scene.state === 'playing') this.say(m.now_casual());
    if (!this.scene || !messages.some(({ on }) => on === 'step' || on === 'scene')) return;
    if (this.showing !== 'news') this.before = before;
    this.announce(newEntries(before, this.scene));
  }

  /** What a message means beside the game. */
  private note(heard: Heard, scene: Scene, asked: Scene['offers']['take-back']): void {
    if (heard.on === 'bots') this.warming = heard.warming;
    if (heard.on === 'said' && !scene.seats[heard.seat]?.you) this.tell(m.says({ name: heard.name, text: heard.text }));
    const ended = asked && !scene.offers['take-back'] ? asked.seat : null;
    if (ended !== null && scene.seats[ended]?.you && isDeclined(heard, ended, scene)) this.say(m.take_back_refused());
    if (heard.on !== 'scene') return;
    this.warming = false;
    this.read = Math.max(this.read, this.opened ? 0 : lastSaid(heard));
    this.opened = true;
  }

  private announce(news: Entry[]): void {
    this.news = news;
    if (!news.length) return;
    this.sound(news);
    this.tell(
      news
        .flatMap((entry) => [entry.text, ...(entry.opened ? [] : (entry.story ?? [])).map((piece) => piece.text)])
        .join(' '),
    );
  }
}
