// What the board says: names of tiles and places, what a choice would do, what lies in a cell.
import { cellKey, cellOf, isSame, type Cell } from '../../board/cells';
import { edgeName, placeName, wayName } from '../../board/places';
import { spoken } from '../../look/seats';
import { m } from '../../paraglide/messages.js';
import { billabongPaths, printedPaths } from './geometry';
import { coloursOf, entriesOf, isGiven, seatOf, tilesAt } from './position';
import { TURNING, type Selection, type Option } from './selection.svelte';
import type { Animal, Colour, Edge, Face, Path, View } from './types';

const FACES: Record<Face, () => string> = {
  straight: m.du_straight,
  curved: m.du_curved,
  terminal: m.du_terminal,
  billabong: m.du_billabong,
};
const BEASTS: Record<Animal, () => string> = {
  kangaroo: m.du_kangaroo,
  emu: m.du_emu,
  platypus: m.du_platypus,
  rabbit: m.du_rabbit,
  dingo: m.du_dingo,
};

export function faceName(face: Face): string {
  return FACES[face]();
}

export function animalName(animal: Animal): string {
  return BEASTS[animal]();
}

export function tileName(face: Face, animal: Animal | null | undefined): string {
  return animal ? m.du_tile_with({ tile: faceName(face), animal: animalName(animal) }) : faceName(face);
}

export function pieceName(piece: string): string {
  const [, face, animal] = piece.split('/');
  return tileName(face as Face, (animal || null) as Animal | null);
}

/** "Curve with emu: 2 places" */
export function piecePlaces(piece: string, count: number): string {
  return m.du_piece_places({ tile: pieceName(piece), places: placesText(count) });
}

export function placesText(count: number): string {
  return count === 0 ? m.du_no_place() : count === 1 ? m.du_one_place() : m.du_places({ count });
}

// What a choice would do

function playerName(selection: Selection, colour: Colour): string {
  const { shown } = selection.table;
  return shown.seats[seatOf(shown.view, colour)]?.name ?? spoken(colour);
}

export function confirmLabel(option: Option): string {
  const { move, outlook } = option;
  if (move.type === 'decline') return m.du_leave_sure();
  if (!outlook) return m.du_lay();
  return move.type === 'turn'
    ? m.du_turn_route({ length: outlook.length })
    : m.du_lay_route({ length: outlook.length });
}

/** "Route 13 · Ana goes to 12 · a billabong at 1W", as far as the server has told. */
export function outlookText(selection: Selection, { outlook, colour, move }: Option, short = false): string {
  if (move.type === 'decline') return m.du_loop_chosen();
  if (!outlook) return '';
  const special = selection.table.shown.view.options.scoring === 'special';
  const { length, points } = outlook;
  const parts: string[] =
    short && !special ? [] : [special ? m.du_becomes_points({ length, points }) : m.du_becomes_route({ length })];
  const now = selection.table.shown.view.routes;
  for (const other of outlook.others)
    if (other.length !== now[other.colour]?.length)
      parts.push(m.du_other_becomes({ name: playerName(selection, other.colour), length: other.length }));
  if (!short && move.type === 'lay' && outlook.gray === null) parts.push(m.du_gray_nobodys());
  for (const one of outlook.closes) parts.push(m.du_closes_loop({ name: playerName(selection, one) }));
  if (outlook.opens.includes(colour)) parts.push(m.du_opens_loop());
  for (const at of outlook.billabongs) parts.push(m.du_billabong_comes({ place: placeName(cellOf(at)) }));
  if (outlook.extends) parts.push(m.du_then_extend());
  for (const at of outlook.closed) parts.push(m.du_cell_closes({ place: placeName(cellOf(at)) }));
  for (const ended of outlook.finishes) parts.push(finishText(selection, ended));
  const text = parts.join(' · ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A player is finished; one of two routes is only at its end. */
function finishText(selection: Selection, colour: Colour): string {
  const { view } = selection.table.shown;
  const name = playerName(selection, colour);
  const others = coloursOf(view, seatOf(view, colour)).filter((other) => other !== colour);
  const goesOn = others.some((other) => view.open_ends.some((end) => end.colour === other));
  return goesOn ? m.du_route_ends({ name, colour: spoken(colour) }) : m.du_finishes({ name });
}

/** For a reader: "Curve with platypus at 3E 1N, turn 2 of 2. Route 13 …" */
export function ghostText(selection: Selection): string {
  const { chosen, cell } = selection;
  if (!chosen || !cell) return '';
  const { move } = chosen;
  const turned = move.type === 'turn' ? (tilesAt(selection.table.shown.view, cell)[0]?.tile ?? 'curved') : null;
  const tile = turned ? faceName(turned) : pieceName(chosen.piece);
  const way = ways(turned ?? (chosen.piece.split('/')[1] as Face), 'turn' in move ? move.turn : 0);
  const place = placeName(cell);
  const turns = selection.turns.length;
  const lies =
    turns > 1
      ? m.du_ghost({ tile, place, way, turn: selection.turnNumber, turns })
      : m.du_ghost_only({ tile, place, way });
  return `${lies} ${outlookText(selection, chosen)}`;
}

export function loopText(count: number): string {
  return count === 0 ? m.du_loop_none() : count === 1 ? m.du_loop_one() : m.du_loop_many({ count });
}

export function endPlaces(view: View, seat: number): string[] {
  const own = coloursOf(view, seat);
  return [
    ...new Set(view.open_ends.filter((end) => own.includes(end.colour)).map(({ into }) => placeName(cellOf(into)))),
  ];
}

/** Said when one's turn begins. */
export function turnText(view: View, seat: number): string {
  const routes = coloursOf(view, seat).map((colour) => {
    const length = view.routes[colour]?.length ?? 0;
    return length ? m.du_your_turn({ colour: spoken(colour), length }) : m.du_your_first({ colour: spoken(colour) });
  });
  const due = view.extending;
  if (!due) return [...routes, ...endsText(endPlaces(view, seat))].join(' ');
  const end = view.open_ends.find((one) => one.x === due.x && one.y === due.y && one.edge === due.edge);
  return m.du_must_extend({ place: placeName(end ? cellOf(end.into) : due) });
}

function endsText(places: string[]): string[] {
  if (places.length === 0) return [];
  return [places.length === 1 ? m.du_end_at({ places: places[0] ?? '' }) : m.du_ends_at({ places: places.join(', ') })];
}

// What lies in a cell

export function cellText(selection: Selection, view: View, cell: Cell, marks: string[]): string {
  const parts = [...lying(view, cell), ...marks];
  if (selection.isGhost(cell)) parts.push(m.du_cell_ghost());
  else if (selection.isLegal(cell)) parts.push(selection.piece === TURNING ? m.du_cell_turnable() : m.du_cell_legal());
  return m.du_cell({ place: placeName(cell), what: parts.join(', ') });
}

/** What lies in a cell stays the same while one chooses, and is told for all cells with every selection. */
const told = new WeakMap<View, Map<string, string[]>>();

function lying(view: View, cell: Cell): string[] {
  const cells = told.get(view) ?? new Map<string, string[]>();
  told.set(view, cells);
  const parts = cells.get(cellKey(cell)) ?? [...contents(view, cell), ...leading(view, cell)];
  cells.set(cellKey(cell), parts);
  return parts;
}

function contents(view: View, cell: Cell): string[] {
  const tiles = tilesAt(view, cell);
  if (view.closed.some((closed) => isSame(cellOf(closed), cell))) return [m.du_cell_closed()];
  if (tiles.length === 0) return [isOff(view, cell) ? m.du_cell_off() : m.du_cell_empty()];
  const gray = view.paths.filter((path) => isSame(path, cell) && path.shade === null);
  const water = tiles.some((tile) => tile.tile === 'billabong');
  return [
    ...tiles.map((tile) => {
      const named = tileName(tile.tile, tile.animal);
      const own = isGiven(view, tile) ? (view.options.start === 'frame' ? m.du_cell_ring() : m.du_cell_line()) : null;
      return tile.colour
        ? m.du_cell_tile({ tile: named, colour: own ?? spoken(tile.colour), way: ways(tile.tile, tile.turn) })
        : named;
    }),
    ...new Set(gray.map((path) => (water ? inWater(path) : grayText(path)))),
    ...(view.free_halves.some((half) => isSame(half, cell)) ? [m.du_cell_half()] : []),
  ];
}

/** The coloured path of a tile, or the paths through a billabong: "north to east". */
function ways(face: Face, turn: number): string {
  const paths = face === 'billabong' ? billabongPaths(turn) : printedPaths(face, turn, 'yellow', null).slice(0, 1);
  return paths.map(({ edges }) => wayName(edges)).join(', ');
}

function grayText({ edges, owner }: Path): string {
  const way = wayName(edges);
  return owner ? m.du_cell_gray({ way, colour: spoken(owner) }) : m.du_cell_gray_free({ way });
}

function inWater({ edges, owner }: Path): string {
  return owner ? m.du_cell_water({ way: wayName(edges), colour: spoken(owner) }) : wayName(edges);
}

function leading(view: View, cell: Cell): string[] {
  return Object.entries(entriesOf(view, cell)).map(([edge, colour]) =>
    m.du_cell_leads({ colour: spoken(colour), edge: edgeName(edge as Edge) }),
  );
}

function isOff(view: View, { x, y }: Cell): boolean {
  const reach = view.bounds.reach;
  return reach !== null && (x < reach.west || x > reach.east || y < reach.north || y > reach.south);
}
