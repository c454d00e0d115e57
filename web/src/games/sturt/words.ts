// What the board says in words: about a cell, a ghost and what it would lead to.
import { settings } from '../../app/settings.svelte';
import { isSame, type Cell } from '../../board/cells';
import { placeName, wayName } from '../../board/places';
import { m } from '../../paraglide/messages.js';
import { isHelpAllowed } from './help';
import type { Selection } from './selection.svelte';
import { sideName, sideOfSeat } from './sides';
import { cornersOf, tileAt } from './tracks';
import type { Kind, Table, View } from './types';

const KIND: Record<Kind, () => string> = { double: m.sd_double, fork: m.sd_fork, triple: m.sd_triple };

export function kindName(kind: Kind): string {
  return KIND[kind]();
}

/** A sentence out of what is said in small letters. */
export function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** "1W 1N. Double: north to east, south to west. May be covered." */
export function cellWords(selection: Selection, last: Cell | null, cell: Cell, marks: string[]): string {
  const { view, ghost } = selection;
  const tile = tileAt(view.tiles, cell);
  const parts: string[] = [
    tile ? m.option_value({ option: kindName(tile.tile), value: curves(tile) }) : m.sd_cell_empty(),
  ];
  if (ghost && isSame(ghost, cell)) parts.push(m.sd_cell_ghost());
  else if (selection.isLegal(cell)) parts.push(tile ? m.sd_cell_cover() : m.sd_cell_place());
  for (const axis of routesThrough(view, cell)) parts.push(m.sd_cell_route({ axis }));
  parts.push(...threatsAt(selection, cell));
  parts.push(...marks);
  if (last && isSame(last, cell)) parts.push(m.sd_cell_last());
  return [placeName(cell), ...parts].map(sentence).join(' ');
}

/** "north to east, south to west" */
function curves({ tile, turn }: { tile: Kind; turn: number }): string {
  return cornersOf(tile, turn)
    .map((corner) => wayName([...corner]))
    .join(', ');
}

function routesThrough(view: View, cell: Cell): string[] {
  const sides = view.routes
    .filter((route) => route.curves.some((curve) => isSame(curve, cell)))
    .map((route) => route.side);
  return [...new Set(sides)].map((side) => sideName(view, side));
}

/** "one tile here completes a north–south route" */
export function threatsAt({ view, threats }: Selection, cell: Cell): string[] {
  const here = threats.filter((threat) => isSame(threat, cell));
  return here.map(({ side }) => m.sd_cell_threat({ axis: sideName(view, side) }));
}

export interface Consequence {
  text: string;
  /** Whether one's own side should like it. */
  good: boolean;
}

export function consequences(selection: Selection): Consequence[] {
  const { view, outlook, table } = selection;
  const mine = table.seat === null ? 0 : sideOfSeat(table.shown, table.seat);
  const { breaks = [], completes = [], wins = [] } = outlook;
  const found = breaks.map((side) => ({ text: m.sd_breaks({ axis: sideName(view, side) }), good: side !== mine }));
  found.push(
    ...completes.map((side) => ({ text: m.sd_completes({ axis: sideName(view, side) }), good: side === mine })),
  );
  if (wins.length > 1) found.push({ text: m.sd_ties(), good: true });
  else if (wins[0] === mine) found.push({ text: m.sd_wins(), good: true });
  else if (wins[0] !== undefined) found.push({ text: m.sd_wins_for({ axis: sideName(view, wins[0]) }), good: false });
  return found;
}

/** The confirm button names what it does. */
export function confirmWords(selection: Selection): string {
  const { ghost, view } = selection;
  if (!ghost) return '';
  return tileAt(view.tiles, ghost) ? m.sd_cover({ place: placeName(ghost) }) : m.sd_lay({ place: placeName(ghost) });
}

export function ghostWords(selection: Selection): string {
  const { ghost, turns, view } = selection;
  if (!ghost) return '';
  const said = {
    kind: kindName(ghost.tile),
    place: placeName(ghost),
    curves: curves(ghost),
    n: turns.indexOf(ghost.turn) + 1,
    turns: turns.length,
  };
  const first = tileAt(view.tiles, ghost) ? m.sd_said_cover(said) : m.sd_said_ghost(said);
  return [first, ...consequences(selection).map(({ text }) => sentence(text))].join(' ');
}

export function kindWords(selection: Selection): string {
  const { kind, view, places } = selection;
  if (!kind) return '';
  const said = { kind: kindName(kind), n: view.supply[kind], places: places.length };
  if (places.length === 1) return kind === 'triple' ? m.sd_said_kind_cover_one(said) : m.sd_said_kind_one(said);
  return kind === 'triple' ? m.sd_said_kind_cover(said) : m.sd_said_kind(said);
}

/** Where one tile more would make a route, for whichever side. */
export function threatWords(table: Table): string {
  const { view } = table.shown;
  const helps = settings.threats && isHelpAllowed(table.shown);
  const places = (helps ? view.threats : []).map((threat) =>
    m.sd_said_threat({ axis: sideName(view, threat.side), place: placeName(threat) }),
  );
  return places.length ? m.sd_said_threats({ places: [...new Set(places)].join(', ') }) : '';
}

/** What to do now, in a few words. */
export function promptWords(selection: Selection): string {
  const { view, scene, table } = selection;
  if (table.seat === null || !table.mayMove) return turnWords(selection);
  if (view.claim) return m.sd_choose_answer();
  const mine = sideOfSeat(table.shown, table.seat);
  const against = view.routes.find((route) => route.side !== mine);
  if (against && scene.state === 'playing') return m.sd_choose_break({ axis: sideName(view, against.side) });
  return view.phase === 'first' ? m.sd_choose_first() : m.sd_choose_second();
}

function turnWords(selection: Selection): string {
  const { table, scene } = selection;
  const node = scene.node;
  const [seat] = node?.kind === 'decide' ? node.seats : [];
  if (seat === undefined || seat === table.seat) return '';
  return m.sd_their_turn({ name: scene.seats[seat]?.name ?? '' });
}
