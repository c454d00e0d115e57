// What the server says, as its interface promises. Views, moves and scenes of a game are typed by that game's folder.

export type Language = 'en' | 'de' | 'fr';
export type GameId = 'down-under' | 'sturts-stony-desert' | 'outback' | 'downhill';
export type Json = Record<string, unknown>;

export interface Refusal {
  kind: string;
  rule: string | null;
  code?: string;
  text: string;
}

export interface Rating {
  rating: number;
  deviation: number;
  played: number;
  won: number;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: Language;
  ratings: Record<string, Rating>;
}

export interface Choice {
  value: unknown;
  text: string;
}

export interface Option {
  name: string;
  kind: 'choice' | 'number' | 'size' | 'cells' | 'course';
  text: string;
  default: unknown;
  choices: Choice[];
  needs: { option: string; value: unknown; rule: string }[];
  how?: string;
  least?: number;
  most?: number;
}

export interface Bot {
  id: string;
  name: string;
  about: string;
  rating: number;
}

export interface GameInfo {
  id: GameId;
  name: string;
  about: string;
  rules: string;
  seats: number[];
  lists_moves: boolean;
  options: Option[];
  bots: Bot[];
}

export type Clock =
  | null
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'move'; seconds: number };

export interface Seat {
  sit: 'person' | 'bot' | 'open';
  name: string;
  you: boolean;
  bot?: string;
  online?: boolean;
  clock?: { left: number; running: boolean };
  gone?: 'resigned' | 'time';
}

export type Node =
  | { kind: 'decide'; seats: number[]; sealed: boolean }
  | { kind: 'chance'; due: string; count: number }
  | { kind: 'over'; scores: number[] | null; winners: number[]; reason: string };

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

export interface Said {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Offers {
  'take-back'?: { seat: number; to: number };
  rematch?: { seats: number[]; table: string | null };
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

export interface Link {
  table: string;
  key: string;
  link: string;
}

export interface RulesPage {
  game: GameId;
  rules: string;
  title: string;
  intro: string;
  sections: { title: string; text: string | null; clauses: { id: string; text: string }[] }[];
  rulings: { clauses: string[]; text: string }[];
  notes: { title: string; text: string }[];
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
