// Calls that answer once. Whoever comes for the first time becomes a guest when something is done that needs somebody.
import { getLocale } from '../paraglide/runtime.js';
import type {
  GameInfo,
  Json,
  Language,
  Link,
  Listed,
  Person,
  Progress,
  Refusal,
  ReviewLine,
  RulesPage,
  Said,
  Scene,
  Schemas,
} from './types';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.text);
  }
}

/** The server does not answer at all. */
export class Away extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Away();
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await ask(method, path, body));
}

async function read<T>(answer: Response): Promise<T> {
  const said = (await answer.json().catch(() => null)) as (T & { error?: Refusal }) | null;
  if (said === null) throw new Away();
  if (!answer.ok || said.error)
    throw new Refused(said.error ?? { kind: 'unknown', rule: null, text: '' }, answer.status);
  return said;
}

/** An answer that comes line by line, each of them JSON. */
async function* lines<T>(path: string): AsyncGenerator<T> {
  const answer = await ask('GET', path);
  if (!answer.ok || !answer.body) return void (await read(answer));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

function query(given: Record<string, string | number | null | undefined>): string {
  const kept = Object.entries(given).filter((one): one is [string, string | number] => one[1] != null);
  return kept.length ? '?' + new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString() : '';
}

export type SeatWish = TableWish['seats'][number];
/** Options are those that the game tells of; what they mean is the server's to read. */
export type TableWish =
  (Omit<Schemas['NewTable'], 'game' | 'options'> & { game: string; options?: Json }) | Schemas['ContinuedTable'];

export const api = {
  /** Nobody on a first visit. */
  me: () => call<{ person: Person | null }>('GET', '/api/me?nobody=ok').then((said) => said.person),
  becomeGuest: (name?: string) =>
    call<{ person: Person }>('POST', '/api/people', name ? { name } : {}).then((said) => said.person),
  changeMe: (wish: { name?: string; language?: Language }) =>
    call<{ person: Person }>('PATCH', '/api/me', wish).then((said) => said.person),
  makeAccount: (login: string, password: string) =>
    call<{ person: Person }>('POST', '/api/me/account', { login, password }).then((said) => said.person),
  login: (login: string, password: string) =>
    call<{ person: Person }>('POST', '/api/login', { login, password }).then((said) => said.person),
  changePassword: (old: string, wish: string) =>
    call<{ person: Person }>('POST', '/api/me/password', { old, new: wish }).then((said) => said.person),
  resetPassword: (token: string, password: string) =>
    call<{ person: Person }>('POST', '/api/reset', { token, password }).then((said) => said.person),
  sessions: () => call<Schemas['SessionsAnswer']>('GET', '/api/me/sessions').then((said) => said.sessions),
  endSession: (id: string) => call<Json>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => call<Json>('DELETE', '/api/me/sessions'),
  logout: () => call<Json>('POST', '/api/logout'),
  deleteMe: () => call<Json>('DELETE', '/api/me'),
  games: (lang: Language) =>
    call<{ games: GameInfo[] }>('GET', `/api/games${query({ lang })}`).then((said) => said.games),
  tryOptions: (game: string, seats: number, options: Json) =>
    call<Schemas['Setup']>('POST', `/api/games/${game}/setup${query({ lang: getLocale() })}`, { seats, options }),
  pieces: (game: string) =>
    call<Schemas['PiecesAnswer']>('GET', `/api/games/${game}/pieces${query({ lang: getLocale() })}`),
  rules: (game: string, lang: Language) => call<RulesPage>('GET', `/api/games/${game}/rules${query({ lang })}`),
  tables: (show: 'open' | 'live' | 'mine' | 'done', cursor?: string, game?: string) =>
    call<{ tables: Listed[]; cursor: string | null }>('GET', `/api/tables${query({ show, cursor, game })}`),
  make: (wish: TableWish) => call<Link>('POST', '/api/tables', wish),
  join: (table: string, wish: { seat?: number; key?: string }) =>
    call<{ seat: number; version: number }>('POST', `/api/tables/${table}/join`, wish),
  stand: (table: string, seat: number) => call<{ version: number }>('POST', `/api/tables/${table}/stand`, { seat }),
  moment: (table: string, number: number, given: { lang?: Language; key?: string; as?: string }) =>
    call<Scene>('GET', `/api/tables/${table}/moments/${number}${query(given)}`),
  progress: (table: string, key?: string) => call<Progress>('GET', `/api/tables/${table}/progress${query({ key })}`),
  chat: async (table: string, before: number, key?: string) =>
    (await call<{ chat: Said[] }>('GET', `/api/tables/${table}/chat${query({ before: `${before}`, key })}`)).chat,
  review: (table: string, lang: Language, key?: string) =>
    lines<ReviewLine>(`/api/tables/${table}/review${query({ lang, key })}`),
  record: (table: string, key?: string) => call<Json>('GET', `/api/tables/${table}/record${query({ key })}`),
  addRecord: (record: Json) => call<Link>('POST', '/api/records', record),
};
