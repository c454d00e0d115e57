// What the board says in words: about a cell, a ghost, what it would lead to, and why a place will not do.
import type { Refusal } from '../../api/types';
import { placeName, wayName } from '../../board/places';
import { m } from '../../paraglide/messages.js';
import type { TableState } from '../../table/state.svelte';
import type { Laying } from './laying.svelte';
import { sideName, sideOfSeat } from './sides';
import { cornersOf, tileAt } from './tracks';
import { same, type Cell, type Kind, type Side, type View } from './types';

const KIND: Record<Kind, () => string> = { double: m.sd_double, fork: m.sd_fork, triple: m.sd_triple };

export function kindName(kind: Kind): string {
  return KIND[kind]();
}

export function place(cell: Cell): string {
  return placeName(cell.x, cell.y);
}

/** A sentence out of what is said in small letters. */
export function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** "1W 1N. Double: north to east, south to west. May be covered." */
export function cellWords(laying: Laying, last: Cell | null, cell: Cell): string {
  const { view, ghost, hinted } = laying;
  const tile = tileAt(view.tiles, cell);
  const parts = [tile ? `${kindName(tile.tile)}: ${curves(tile)}` : m.sd_cell_empty()];
  if (ghost && same(ghost, cell)) parts.push(m.sd_cell_ghost());
  else if (laying.isPlace(cell)) parts.push(tile ? m.sd_cell_cover() : m.sd_cell_place());
  for (const axis of routesThrough(view, cell)) parts.push(m.sd_cell_route({ axis }));
  for (const threat of view.threats.filter((one) => same(one, cell))) parts.push(m.sd_cell_threat({ axis: sideName(view, threat.side) }));
  if (hinted?.type === 'lay' && same(hinted, cell)) parts.push(m.sd_cell_hint());
  if (last && same(last, cell)) parts.push(m.sd_cell_last());
  return [place(cell), ...parts].map(sentence).join(' ');
}

/** "north to east, south to west" */
function curves({ tile, turn }: { tile: Kind; turn: number }): string {
  return cornersOf(tile, turn)
    .map((corner) => wayName([...corner]))
    .join(', ');
}

function routesThrough(view: View, cell: Cell): string[] {
  const sides = view.routes.filter((route) => route.curves.some((curve) => same(curve, cell))).map((route) => route.side);
  return [...new Set(sides)].map((side) => sideName(view, side));
}

export interface Consequence {
  text: string;
  /** Whether one's own side should like it. */
  good: boolean;
}

export function consequences(laying: Laying, mine: Side): Consequence[] {
  const { view, outlook } = laying;
  const { breaks = [], completes = [], wins = [] } = outlook;
  const found = breaks.map((side) => ({ text: m.sd_breaks({ axis: sideName(view, side) }), good: side !== mine }));
  found.push(...completes.map((side) => ({ text: m.sd_completes({ axis: sideName(view, side) }), good: side === mine })));
  if (wins.length > 1) found.push({ text: m.sd_ties(), good: true });
  else if (wins[0] === mine) found.push({ text: m.sd_wins(), good: true });
  else if (wins[0] !== undefined) found.push({ text: m.sd_wins_for({ axis: sideName(view, wins[0]) }), good: false });
  return found;
}

/** The confirm button names what it does. */
export function confirmWords(laying: Laying): string {
  const { ghost, view } = laying;
  if (!ghost) return '';
  return tileAt(view.tiles, ghost) ? m.sd_cover({ place: place(ghost) }) : m.sd_lay({ place: place(ghost) });
}

export function ghostWords(laying: Laying, mine: Side): string {
  const { ghost, turns, view } = laying;
  if (!ghost) return m.sd_said_gone();
  const said = { kind: kindName(ghost.tile), place: place(ghost), curves: curves(ghost), n: turns.indexOf(ghost.turn) + 1, turns: turns.length };
  const first = tileAt(view.tiles, ghost) ? m.sd_said_cover(said) : m.sd_said_ghost(said);
  return [first, ...consequences(laying, mine).map(({ text }) => sentence(text))].join(' ');
}

export function kindWords(laying: Laying): string {
  const { kind, view, places } = laying;
  if (!kind) return '';
  const said = { kind: kindName(kind), n: view.supply[kind], places: places.length };
  if (places.length === 1) return kind === 'triple' ? m.sd_said_kind_cover_one(said) : m.sd_said_kind_one(said);
  return kind === 'triple' ? m.sd_said_kind_cover(said) : m.sd_said_kind(said);
}

/** Where one tile more would make a route, for whichever side. */
export function threatWords(view: View): string {
  const places = view.threats.map((threat) => m.sd_said_threat({ axis: sideName(view, threat.side), place: place(threat) }));
  return places.length ? m.sd_said_threats({ places: [...new Set(places)].join(', ') }) : '';
}

/** What to do now, in a few words. */
export function promptWords(table: TableState, laying: Laying): string {
  const { view, scene } = laying;
  if (table.seat === null || !table.mayMove) return turnWords(table, laying);
  if (view.claim) return m.sd_choose_answer();
  const mine = sideOfSeat(table.shown, table.seat);
  const against = view.routes.find((route) => route.side !== mine);
  if (against && scene.state === 'playing') return m.sd_choose_break({ axis: sideName(view, against.side) });
  return view.phase === 'first' ? m.sd_choose_first() : m.sd_choose_second();
}

function turnWords(table: TableState, laying: Laying): string {
  const node = laying.scene.node;
  const [seat] = node?.kind === 'decide' ? node.seats : [];
  if (seat === undefined || seat === table.seat) return '';
  return m.sd_their_turn({ name: laying.scene.seats[seat]?.name ?? '' });
}

/** Why nothing can be laid there. */
export function refusalWords(table: TableState, laying: Laying, cell: Cell): Refusal {
  const { view } = laying;
  const because = (text: string, rule: string | null = null): Refusal => ({ kind: 'board', rule, text });
  if (table.past) return because(m.sd_looking_back());
  if (table.seat === null) return because(m.sd_watching());
  if (!table.mayMove) return because(m.sd_not_now());
  const tile = tileAt(view.tiles, cell);
  if (view.phase === 'second' && !view.supply.triple) return because(m.sd_no_empty(), 'SD-10');
  if (view.phase === 'second') return because(m.sd_no_triple(), 'SD-7');
  return tile ? because(m.sd_no_taken(), 'SD-4') : because(m.sd_no_far(), view.laid ? 'SD-4' : 'SD-2');
}
