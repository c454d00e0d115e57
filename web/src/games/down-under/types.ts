// What the server writes of this game, by the names that its board uses.
import type { Scene, Schemas } from '../../api/types';
import type { TableState } from '../../table/state.svelte';

export type View = Schemas['DownUnderView'];
export type DownUnderScene = Scene<Schemas['DownUnderScene']> & { view: View };
export type Table = TableState<DownUnderScene>;
export type Move = Schemas['DownUnderMove'];
export type Lay = Schemas['DownUnderLay'];
export type Turn = Schemas['DownUnderTurn'];
export type Outlook = Schemas['DownUnderOutlook'];

export type Tile = Schemas['DownUnderTile'];
export type Hand = Schemas['DownUnderHand'];
export type Path = Schemas['DownUnderPath'];
export type OpenEnd = Schemas['DownUnderOpenEnd'];
export type Box = Schemas['DownUnderBox'];
export type Bounds = Schemas['DownUnderBounds'];
export type Tally = Schemas['DownUnderTally'];
export type RanksData = Schemas['DownUnderRanksData'];

export type Colour = OpenEnd['colour'];
export type Edge = OpenEnd['edge'];
export type Kind = Lay['tile'];
export type Face = Tile['tile'];
export type Animal = keyof Schemas['DownUnderAnimalCounts'];

export const COLOURS: Colour[] = ['yellow', 'blue', 'red', 'green'];
export const ANIMALS: Animal[] = ['emu', 'kangaroo', 'platypus', 'rabbit', 'dingo'];
export const KINDS: Kind[] = ['straight', 'curved', 'terminal'];
