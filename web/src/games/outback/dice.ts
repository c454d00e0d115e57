// The dice on the table and the tiles on the jeep stay where they lie: the view counts them, here they get places.
import type { Animal, DiceData, Face, View } from './types';

export interface Die {
  face: Face;
  kept: boolean;
  spent: boolean;
  /** By the last roll. */
  rolled: boolean;
}

export function laidOut(view: View): Die[] {
  const die = (spent: boolean) => (face: Face) => ({ face, kept: false, spent, rolled: false });
  return [...view.spent.map(die(true)), ...view.dice.map(die(false))];
}

/** The same dice after a roll: those that were kept lie still. */
export function rolled(before: Die[], roll: DiceData, view: View): Die[] {
  const faces = [...roll.rolled];
  const usable = before.length === faces.length + roll.kept.length && before.every((die) => !die.spent);
  if (!usable) return laidOut(view).map((die) => ({ ...die, rolled: true }));
  const kept = new Set(placesOf(before, roll.kept));
  return before.map((die, n) =>
    kept.has(n)
      ? { ...die, kept: true, rolled: false }
      : { face: faces.shift() ?? die.face, kept: false, spent: false, rolled: true },
  );
}

/** The same dice after a take; laid out anew where they are not the same. */
export function taken(before: Die[], view: View): Die[] {
  const already = before.filter((die) => die.spent).map((die) => die.face);
  const used = new Set(placesOf(before, less(view.spent, already)));
  const after = before.map((die, n) =>
    used.has(n) ? { ...die, spent: true, kept: false } : { ...die, kept: die.kept && used.size === 0 },
  );
  return agrees(after, view) ? after : laidOut(view);
}

export function agrees(dice: Die[], view: View): boolean {
  const faces = (spent: boolean): string =>
    dice
      .filter((die) => die.spent === spent)
      .map((die) => die.face)
      .sort()
      .join();
  return faces(true) === [...view.spent].sort().join() && faces(false) === [...view.dice].sort().join();
}

/** Where unused dice with these faces lie, those already kept first. */
export function placesOf(dice: Die[], faces: Face[]): number[] {
  const order = dice.map((_, n) => n).sort((one, other) => Number(dice[other]?.kept) - Number(dice[one]?.kept));
  const found: number[] = [];
  for (const face of faces) {
    const place = order.find((n) => dice[n]?.face === face && !dice[n]?.spent && !found.includes(n));
    if (place !== undefined) found.push(place);
  }
  return found;
}

/** The tiles on the jeep, each in its place; new ones fill the gaps. */
export function seated(before: (Animal | null)[], now: Animal[], places = 5): (Animal | null)[] {
  const left = [...now];
  const staying = Array.from({ length: places }, (_, n) => {
    const at = left.indexOf(before[n] as Animal);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return staying.map((animal) => animal ?? left.shift() ?? null);
}

function less(faces: Face[], without: Face[]): Face[] {
  const rest = [...faces];
  for (const face of without) {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
