// Calls that answer once. Whoever comes for the first time becomes a guest when something is done that needs somebody.
import { getLocale } from '../paraglide/runtime.js';
import type { GameInfo, Json, Language, Link, Listed, Person, Progress, Refusal, RulesPage, Scene, Schemas } from './types';

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Away();
  }
  const said = (await answer.json().catch(() => null)) as (T & { error?: Refusal }) | null;
  if (said === null) throw new Away();
  if (!answer.ok || said.error) throw new Refused(said.error ?? { kind: 'unknown', rule: null, text: '' }, answer.status);
  return said;
}

function query(given: Record<string, string | number | null | undefined>): string {
  const kept = Object.entries(given).filter((one): one is [string, string | number] => one[1] != null);
  return kept.length ? '?' + new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString() : '';
}

export type SeatWish = TableWish['seats'][number];
/** Options are those that the game tells of; what they mean is the server's to read. */
export type TableWish = (Omit<Schemas['NewTable'], 'options'> & { options?: Json }) | Schemas['ContinuedTable'];

export const api = {
  me: () => call<{ person: Person }>('GET', '/api/me').then((said) => said.person),
  becomeGuest: (name?: string) =>
    call<{ person: Person }>('POST', '/api/people', name ? { name } : {}).then((said) => said.person),
  changeMe: (wish: { name?: string; language?: Language }) =>
    call<{ person: Person }>('PATCH', '/api/me', wish).then((said) => said.person),
  makeAccount: (login: string, password: string) =>
    call<{ person: Person }>('POST', '/api/me/account', { login, password }).then((said) => said.person),
  login: (login: string, password: string) =>
    call<{ person: Person }>('POST', '/api/login', { login, password }).then((said) => said.person),
  logout: () => call<Json>('POST', '/api/logout'),
  deleteMe: () => call<Json>('DELETE', '/api/me'),
  games: (lang: Language) => call<{ games: GameInfo[] }>('GET', `/api/games${query({ lang })}`).then((said) => said.games),
  tryOptions: (game: string, seats: number, options: Json) =>
    call<Schemas['Setup']>('POST', `/api/games/${game}/setup${query({ lang: getLocale() })}`, { seats, options }),
  pieces: (game: string) => call<Schemas['PiecesAnswer']>('GET', `/api/games/${game}/pieces${query({ lang: getLocale() })}`),
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
  record: (table: string, key?: string) => call<Json>('GET', `/api/tables/${table}/record${query({ key })}`),
  addRecord: (record: Json) => call<Link>('POST', '/api/records', record),
};
