// A course as it is put together: boards at places, the smallest rectangle around them.
import type { Schemas } from '../../../api/types';

export type Place = Schemas['DownhillPlace'];
export type Course = (Place | null)[][];
/** Row and column; both may lie one outside the course. */
export type Spot = [number, number];

export function at(course: Course, [row, column]: Spot): Place | null {
  return course[row]?.[column] ?? null;
}

export function find(course: Course, board: string): Spot | null {
  for (const [row, places] of course.entries()) {
    const column = places.findIndex((place) => place?.board === board);
    if (column >= 0) return [row, column];
  }
  return null;
}

/** Puts the board there; one that lies there changes places with it, or goes back to the others. */
export function put(course: Course, spot: Spot, place: Place): Course {
  const from = find(course, place.board);
  const away = at(course, spot);
  const places = entries(course).filter(([where, one]) => one.board !== place.board && !same(where, spot));
  if (from && away && away.board !== place.board) places.push([from, away]);
  return trimmed([...places, [spot, place]]);
}

export function remove(course: Course, board: string): Course {
  return trimmed(entries(course).filter(([, place]) => place.board !== board));
}

export function change(course: Course, board: string, how: (place: Place) => Place): Course {
  return course.map((row) => row.map((place) => (place?.board === board ? how(place) : place)));
}

export const turned = (place: Place, quarters = 1): Place => ({ ...place, turn: (place.turn + quarters + 4) % 4 });
export const flipped = (place: Place): Place => ({ ...place, face: place.face === 'E' ? 'H' : 'E' });

function same(one: Spot, other: Spot): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function entries(course: Course): [Spot, Place][] {
  return course.flatMap((row, y) => row.flatMap((place, x): [Spot, Place][] => (place ? [[[y, x], place]] : [])));
}

function trimmed(places: [Spot, Place][]): Course {
  if (!places.length) return [];
  const rows = places.map(([[row]]) => row);
  const columns = places.map(([[, column]]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const course: Course = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
    Array<null>(Math.max(...columns) - left + 1).fill(null),
  );
  for (const [[row, column], place] of places) course[row - top]![column - left] = place;
  return course;
}
