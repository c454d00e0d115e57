// The bonus tiles of a game: whose they are, and how far away.
import { ANIMALS, type Bonus, type BonusName, type View } from './types';

export interface Listed extends Bonus {
  /** Who has it; null while it can be had. */
  owner: number | null;
  /** How many animals, markers or hexes the seat lacks; null when it is out of reach or somebody has it. */
  missing: number | null;
}

const ORDER: BonusName[] = [
  'full',
  'off-start',
  'two-upper',
  ...ANIMALS.map((animal) => `five-${animal}` as const),
  ...([2, 3, 4, 5, 6, 7] as const).map((row) => `row-${row}` as const),
];

/** Plus: every tile of this game, in the order of the rules. */
export function publicTiles(view: View, seat: number): Listed[] {
  const had = view.standings.flatMap((standing, owner) =>
    standing.earned.map((bonus) => ({ ...bonus, owner, missing: null })),
  );
  const ahead = (view.standings[seat]?.ahead ?? []).map((bonus) => ({ ...bonus, owner: null }));
  return [...had, ...ahead].sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
}

/** Basic: what the seat has for its animals, then those it can still get. */
export function animalTiles(view: View, seat: number): Listed[] {
  const standing = view.standings[seat];
  const had = (standing?.earned ?? []).map((bonus) => ({ ...bonus, owner: seat, missing: null }));
  return [...had, ...(standing?.ahead ?? []).map((bonus) => ({ ...bonus, owner: null }))];
}
