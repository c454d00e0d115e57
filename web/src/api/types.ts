// What the server says. The shapes are those of its OpenAPI document (schema.d.ts, made by `npm run types`); views,
// moves and pieces of a story are typed by each game's folder.
import type { components } from './schema';

type Schemas = components['schemas'];
export type Language = Person['language'];
export type GameId = 'down-under' | 'sturts-stony-desert' | 'outback' | 'downhill';
export type Json = Record<string, unknown>;

export type Refusal = Pick<Schemas['Error'], 'rule' | 'text'> & { kind: string; code?: string };
export type Rating = Schemas['Rating'];
export type Person = Schemas['Person'];
export type Option = Schemas['Option'];
export type Bot = Schemas['Bot'];
export type GameInfo = Omit<Schemas['Game'], 'id'> & { id: GameId };
export type Clock = Schemas['GameClock'] | Schemas['MoveClock'] | null;
export type Seat = Schemas['Seat'];
export type Node = Schemas['Decide'] | Schemas['Chance'] | Schemas['Over'];
export type Said = Schemas['Said'];
export type Offers = Schemas['Offers'];
export type Link = Schemas['Made'];
export type Progress = Schemas['Progress'];
export type RulesPage = Schemas['RulesPage'];

export interface Piece {
  kind: string;
  text: string;
  data: Json;
}

export interface Entry {
  n: number;
  text: string;
  seat?: number;
  move?: Json;
  chance?: Json;
  sealed?: boolean;
  opened?: { seat: number; move: Json }[];
  gone?: 'resigned' | 'time';
  back?: number;
  story?: Piece[];
}

export interface Ending {
  scores: number[] | null;
  winners: number[];
  reason: string;
  by: 'rules' | 'resigned' | 'time' | 'record';
  explain: Piece[];
}

/** A table as one seat may see it. */
export interface Scene<View = Json, Move = Json, Outlook = Json> {
  table: string;
  version: number;
  game: GameId;
  rules: string;
  options: Json;
  public: boolean;
  state: 'open' | 'playing' | 'over';
  as: number | null;
  clock: Clock;
  seats: Seat[];
  node: Node | null;
  legal: Move[] | null;
  outlook: Outlook[] | null;
  view: View | null;
  log: Entry[];
  status: string[];
  ending?: Ending;
  luck: { commitment: string };
  chat: Said[];
  offers: Offers;
}

export interface Step extends Partial<Omit<Scene, 'view'>> {
  on: 'step';
  table: string;
  as: number | null;
  version: number;
  before: number;
  events: Entry[];
  view: Json | null;
}

export interface Listed {
  table: string;
  game: GameId;
  options: Json;
  state: 'open' | 'playing' | 'over';
  public: boolean;
  clock: Clock;
  seats: Seat[];
  version: number;
  turn: number[];
  yours: number[];
  changed: string;
}

export type Heard =
  | ({ on: 'scene' } & Scene)
  | Step
  | ({ on: 'said'; table: string } & Said)
  | { on: 'seat'; table: string; seat: number; online?: boolean; clock?: Seat['clock'] }
  | { on: 'offer'; table: string; offers: Offers }
  | { on: 'done'; key: string; version: number; table?: string | null; hint?: { move: Json; text: string } }
  | { on: 'refused'; do: string | null; table: string | null; key: string | null; error: Refusal; retry_after?: number }
  | { on: 'ping' };
