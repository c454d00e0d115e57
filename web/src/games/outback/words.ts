// Animals, places, offers and bonus tiles in words.
import { m } from '../../paraglide/messages.js';
import { choicesOf, type Offer, type Take, type Way } from './takes';
import {
  ANIMALS,
  type Animal,
  type BonusName,
  type Content,
  type Face,
  type LostRule,
  type OutbackScene,
  type Place,
  type Space,
} from './types';

const ONE: Record<Face, () => string> = {
  emu: m.ob_emu,
  kangaroo: m.ob_kangaroo,
  koala: m.ob_koala,
  platypus: m.ob_platypus,
  monitor: m.ob_monitor,
  joker: m.ob_joker,
};
const MANY: Record<Face, () => string> = {
  emu: m.ob_emus,
  kangaroo: m.ob_kangaroos,
  koala: m.ob_koalas,
  platypus: m.ob_platypuses,
  monitor: m.ob_monitors,
  joker: m.ob_jokers,
};

export function faceWord(face: Face): string {
  return ONE[face]();
}

export function facesWord(face: Face): string {
  return MANY[face]();
}

export function placeWords({ row, hex }: Space): string {
  return m.ob_place({ row, hex: hex + 1 });
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** "−3", "5", "▲2" on the upper part. */
export function markerShort(place: Place): string {
  return typeof place === 'string' ? `▲${place.slice(1)}` : String(place).replace('-', '−');
}

export function markerWords(place: Place): string {
  return typeof place === 'string' ? m.ob_on_upper({ value: place.slice(1) }) : String(place).replace('-', '−');
}

/** "+2", or "+1 to 3" where it depends on the hex. */
export function pointsWords(offer: Offer): string {
  return offer.least === offer.most ? signed(offer.most) : m.ob_points_range({ least: offer.least, most: offer.most });
}

/** "with 2 jokers. 1 place." */
export function wayWords(way: Way): string {
  const jokers = way.jokers === 1 ? m.ob_with_joker() : m.ob_with_jokers({ count: way.jokers });
  const places = way.takes.length === 1 ? m.ob_one_place() : m.ob_places({ count: way.takes.length });
  return way.jokers ? `${jokers}. ${places}.` : `${places}.`;
}

/** "Kangaroo, row 3, with 2 jokers. 1 place. +2." */
export function offerWords(offer: Offer, way: Way): string {
  return `${capital(faceWord(offer.animal))}, ${m.ob_row({ row: offer.row })}, ${wayWords(way)} ${pointsWords(offer)}.`;
}

/** "Kangaroo on row 3, hex 2: +2, marker 1 to 3." */
export function settleWords(take: Take): string {
  const { from, to } = take.outlook.marker;
  return m.ob_ghost_said({
    animal: capital(faceWord(take.animal)),
    place: placeWords(take),
    points: signed(take.outlook.points),
    from: markerWords(from),
    to: markerWords(to),
  });
}

/** "2 koalas, emu" */
function counted(faces: Face[]): string {
  const kinds = [...ANIMALS, 'joker' as const].filter((face) => faces.includes(face));
  return kinds
    .map((face) => {
      const count = faces.filter((one) => one === face).length;
      return count > 1 ? `${count} ${facesWord(face)}` : faceWord(face);
    })
    .join(', ');
}

/** What one can do now; the jeep as the turn begins, and the dice, where no roll has told them. */
export function turnWords(scene: OutbackScene, begins: boolean, untold: boolean): string {
  const { view } = scene;
  const said = begins ? [m.ob_said_jeep({ animals: counted(view.jeep) })] : [];
  if (begins && untold) said.push(m.ob_said_dice({ dice: counted(view.dice) }));
  return [...said, choiceWords(scene)].join(' ');
}

function choiceWords(scene: OutbackScene): string {
  const { offers, blocks, done } = choicesOf(scene);
  const takes = offers.map(({ animal, row }) => m.ob_said_take({ animal: faceWord(animal), row }));
  if (takes.length) return m.ob_said_takes({ takes: takes.join(', ') });
  if (blocks.length) return m.ob_takes_block();
  return done ? m.ob_takes_done() : m.ob_takes_none();
}

export function contentWords(content: Content): string {
  if (content === null) return m.ob_free();
  return content === 'lost' ? m.ob_lost() : faceWord(content);
}

export function bonusWords(name: BonusName): string {
  if ((ANIMALS as readonly string[]).includes(name)) return m.ob_bonus_three({ animals: MANY[name as Animal]() });
  if (name === 'full') return m.ob_bonus_full();
  if (name === 'off-start') return m.ob_bonus_off_start();
  if (name === 'two-upper') return m.ob_bonus_two_upper();
  const [kind, what] = name.split('-') as [string, string];
  return kind === 'five' ? m.ob_bonus_five({ animals: MANY[what as Animal]() }) : m.ob_bonus_row({ row: what });
}

export function lostRuleWords(rule: LostRule): string {
  if (rule.beside) {
    const costs = ANIMALS.map((animal) => `${faceWord(animal)} ${rule.beside?.[animal] ?? 0}`);
    return m.ob_lost_beside({ costs: costs.join(', ') });
  }
  return rule.kind === 'row' ? m.ob_lost_row() : m.ob_lost_each({ cost: rule.each ?? 0 });
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
