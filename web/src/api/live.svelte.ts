// One socket for all that is watched. It comes back by itself for ever, at once when the page is seen; what was said
// and not acknowledged is said again under the same key, so that nothing is done twice and nothing is lost.
import type { Heard, Json, Refusal } from './types';

type Listener = (heard: Heard) => void;
interface Waiting {
  message: Json;
  done: (heard: Extract<Heard, { on: 'done' }>) => void;
  refused: (refusal: Refusal) => void;
}

const LONGEST_WAIT = 8000;
const SILENCE = 45_000;

/** `crypto.randomUUID` exists only over https and on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

class Live {
  connected = $state(false);
  /** Milliseconds until it is tried again, while it is not connected. */
  retryIn = $state(0);
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private watches = new Map<string, { message: Json; listener: Listener }>();
  private waiting = new Map<string, Waiting>();
  private wanted = false;

  /** From now on everything about the table; answers how to stop. */
  watch(table: string, given: { as?: number | null; lang?: string; key?: string }, listener: Listener): () => void {
    const message = { do: 'watch', table, bots: true, stories: true, ...given };
    this.watches.set(table, { message, listener });
    this.open();
    this.say(message);
    return () => {
      if (this.watches.get(table)?.listener === listener) {
        this.watches.delete(table);
        this.say({ do: 'leave', table });
      }
    };
  }

  /** Says something that has to be acknowledged; rejects with the refusal. */
  act(what: string, table: string, given: Json): Promise<Extract<Heard, { on: 'done' }>> {
    const key = newKey();
    const message = { do: what, table, ...given, key };
    this.open();
    return new Promise((done, refused) => {
      this.waiting.set(key, { message, done, refused });
      this.say(message);
    });
  }

  /** Who one is has changed: the next socket says so. */
  renew(): void {
    this.socket?.close();
  }

  private open(): void {
    if (!this.wanted) {
      this.wanted = true;
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') this.retryNow();
      });
      window.addEventListener('online', () => this.retryNow());
      window.addEventListener('offline', () => this.drop());
    }
    if (!this.socket) this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.tries = 0;
      this.listenForSilence();
      for (const { message } of this.watches.values()) this.say(message);
      for (const { message } of this.waiting.values()) this.say(message);
    };
    socket.onmessage = (event) => {
      this.listenForSilence();
      this.hear(JSON.parse(event.data as string) as Heard);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.connected = false;
    this.socket = null;
    clearTimeout(this.silence);
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.retryIn = wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** There is no network: a socket that cannot hear would notice only much later. */
  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lost();
    socket.close();
  }

  /** Without waiting any longer. */
  retryNow(): void {
    if (!this.socket && this.wanted) this.connect();
  }

  private listenForSilence(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private say(message: Json): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(heard: Heard): void {
    if (heard.on === 'done') {
      this.waiting.get(heard.key)?.done(heard);
      this.waiting.delete(heard.key);
    } else if (heard.on === 'refused') {
      this.hearRefusal(heard);
    } else if (heard.on !== 'ping') {
      this.watches.get(heard.table)?.listener(heard);
    }
  }

  private hearRefusal(heard: Extract<Heard, { on: 'refused' }>): void {
    const waiting = heard.key === null ? undefined : this.waiting.get(heard.key);
    if (waiting && heard.key !== null) {
      this.waiting.delete(heard.key);
      waiting.refused(heard.error);
    } else if (heard.table) {
      this.watches.get(heard.table)?.listener(heard);
    }
  }
}

export const live = new Live();
