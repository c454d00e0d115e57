// What the server says about this game, by the names that its board uses.
import type { Scene, Schemas } from '../../api/types';

export type View = Schemas['OutbackView'];
export type OutbackScene = Scene<Schemas['OutbackScene']> & { view: View };

// Moves, and what they would do

export type Move = Schemas['OutbackMove'];
export type KeepMove = Schemas['OutbackKeep'];
export type TakeMove = Schemas['OutbackTake'];
export type BlockMove = Schemas['OutbackBlock'];
export type Outlook = Schemas['OutbackOutlook'];
export type TakeOutlook = Schemas['OutbackTakeOutlook'];
export type DoneOutlook = Schemas['OutbackDoneOutlook'];
export type BlockOutlook = Schemas['OutbackBlockOutlook'];

// The view

export type Animal = keyof Schemas['OutbackAnimalCounts'];
export type Face = KeepMove['dice'][number];
export type Bonus = Schemas['OutbackBonus'];
export type BonusName = Bonus['name'];
export type Content = View['landscapes'][number][string][number];
export type Space = Schemas['OutbackHex'];
export type Row = Schemas['OutbackRow'];
export type Track = Schemas['OutbackTrack'];
export type Marker = Schemas['OutbackMarker'];
export type Place = Marker['place'];
export type LostRule = Schemas['OutbackLostRule'];
export type Standing = Schemas['OutbackStanding'];

export const ANIMALS = ['emu', 'kangaroo', 'koala', 'platypus', 'monitor'] as const satisfies Animal[];

// What moves and luck set off, and the end

export type Story = Schemas['OutbackStory'];
export type DiceData = Schemas['OutbackDiceData'];
export type AnimalData = Schemas['OutbackAnimalData'];
export type Explanation = Schemas['OutbackExplanation'];
