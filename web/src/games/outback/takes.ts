// What these dice and this jeep allow, as the server lists it: an offer for each animal and row, one way for each number
// of jokers, a take for each hex.
import type {
  Animal,
  BlockMove,
  BlockOutlook,
  DoneOutlook,
  Face,
  KeepMove,
  OutbackScene,
  Space,
  TakeMove,
  TakeOutlook,
} from './types';

export type Take = TakeMove & { outlook: TakeOutlook };
export type Block = BlockMove & { outlook: BlockOutlook };

export interface Way {
  jokers: number;
  dice: Face[];
  takes: Take[];
}

export interface Offer {
  animal: Animal;
  row: number;
  ways: Way[];
  least: number;
  most: number;
}

export interface Choices {
  keeps: KeepMove[];
  offers: Offer[];
  blocks: Block[];
  done: DoneOutlook | null;
}

export const NO_CHOICES: Choices = { keeps: [], offers: [], blocks: [], done: null };

export function choicesOf(scene: OutbackScene): Choices {
  const choices: Choices = { keeps: [], offers: [], blocks: [], done: null };
  const takes: Take[] = [];
  (scene.legal ?? []).forEach((move, n) => {
    const outlook = scene.outlook?.[n];
    if (move.type === 'keep') choices.keeps.push(move);
    else if (move.type === 'take' && outlook?.type === 'take') takes.push({ ...move, outlook });
    else if (move.type === 'block' && outlook?.type === 'block') choices.blocks.push({ ...move, outlook });
    else if (move.type === 'done' && outlook?.type === 'done') choices.done = outlook;
  });
  return { ...choices, offers: offersOf(takes) };
}

/** The most points first, then the highest row. */
export function offersOf(takes: Take[]): Offer[] {
  const offers = grouped(takes, (take) => `${take.animal} ${take.row}`).map((group) => offerOf(group));
  return offers.sort((one, other) => other.most - one.most || other.row - one.row);
}

function offerOf(takes: Take[]): Offer {
  const { animal, row } = takes[0] as Take;
  const points = takes.map((take) => take.outlook.points);
  const ways = grouped(takes, (take) => take.jokers).map((some) => {
    const { jokers, outlook } = some[0] as Take;
    return { jokers, dice: outlook.dice, takes: some };
  });
  ways.sort((one, other) => one.jokers - other.jokers);
  return { animal, row, ways, least: Math.min(...points), most: Math.max(...points) };
}

function grouped(takes: Take[], by: (take: Take) => unknown): Take[][] {
  const groups = new Map<unknown, Take[]>();
  for (const take of takes) {
    const group = groups.get(by(take));
    if (group) group.push(take);
    else groups.set(by(take), [take]);
  }
  return [...groups.values()];
}

/** Dice tell animal, row and jokers all at once: at most one way fits them. */
export function wayOf(offers: Offer[], dice: Face[]): { offer: Offer; way: Way } | null {
  for (const offer of offers) {
    const way = offer.ways.find((one) => sameDice(one.dice, dice));
    if (way) return { offer, way };
  }
  return null;
}

/** Every way to settle on a hex, the most points first, few jokers before many. */
export function waysTo(offers: Offer[], space: Space): { offer: Offer; way: Way; take: Take }[] {
  const found = offers.flatMap((offer) =>
    offer.ways.flatMap((way) =>
      way.takes
        .filter((take) => take.row === space.row && take.hex === space.hex)
        .map((take) => ({ offer, way, take })),
    ),
  );
  return found.sort(
    (one, other) => other.take.outlook.points - one.take.outlook.points || one.way.jokers - other.way.jokers,
  );
}

export function best(takes: Take[]): Take | null {
  return takes.reduce<Take | null>(
    (most, take) => (most && most.outlook.points >= take.outlook.points ? most : take),
    null,
  );
}

export function sameDice(one: Face[], other: Face[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
