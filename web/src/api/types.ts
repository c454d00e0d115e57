// What the server says, as its OpenAPI document has it: schema.d.ts, made by scripts/page_types.py. Here it gets the
// names that the page uses; what is a single game's own, its folder names.
import type { components } from './schema';

export type Schemas = components['schemas'];
export type Language = Person['language'];
export type Json = Record<string, unknown>;

export type Refusal = Pick<Schemas['Error'], 'rule' | 'text'> & { kind: string; code?: string };
export type Person = Schemas['Person'];
export type Option = Schemas['Option'];
export type GameInfo = Omit<Schemas['Game'], 'id'> & { id: string };
export type Clock = Schemas['GameClock'] | Schemas['MoveClock'] | null;
export type Said = Schemas['Said'];
export type Link = Schemas['Made'];
export type Progress = Schemas['Progress'];
export type ReviewLine = Schemas['ReviewLine'];
export type Review = Schemas['Review'];
export type Hint = Schemas['Hinted'];
export type RulesPage = Schemas['RulesPage'];
export type Listed = Schemas['Listed'];
export type Move = Schemas['Move'];
export type Heard = Schemas['ServerMessage'];
export type HeardOf<On extends Heard['on']> = Extract<Heard, { on: On }>;

type AnyScene = Schemas['Scene'] | Schemas['PastScene'];
type Logged = AnyScene['log'][number];

/** A table as one seat may see it, now or at a moment of its past, whichever game is played at it, or at those of one. */
export type Scene<Of extends AnyScene = AnyScene> = Omit<Of, 'log'> & { log: Entry<Of['log'][number]>[] };
/** An entry of a log; what its kind does not have may be asked for, and is missing. */
export type Entry<Of extends Logged = Logged> = Askable<Untold<Of>> & { story?: NonNullable<Of['story']>[number][] };
export type Ending = NonNullable<AnyScene['ending']>;
/** A piece of a story, or of how it ended. */
export type Piece = NonNullable<Logged['story']>[number] | Ending['explain'][number];

type Untold<Choice> = Choice extends unknown ? Omit<Choice, 'story'> : never;
type Askable<Choice, All = Choice> = Choice extends unknown
  ? Choice & { [Field in Exclude<FieldOf<All>, keyof Choice>]?: undefined }
  : never;
type FieldOf<Choice> = Choice extends unknown ? keyof Choice : never;
