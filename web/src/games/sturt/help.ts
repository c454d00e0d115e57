// Threat marks and what a tile would lead to are an engine's help: none of it in rated games between people.
import type { Table } from './types';

type Played = Pick<NonNullable<Table['scene']>, 'state' | 'rated' | 'seats'>;

export function isHelpAllowed({ state, rated, seats }: Played): boolean {
  const others = seats.some((seat) => seat.sit === 'person' && !seat.you);
  return state === 'over' || !rated || !others;
}
