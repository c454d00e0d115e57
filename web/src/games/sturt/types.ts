// What the server writes of this game, by the names that its board uses. x grows to the east and y to the south.
import type { Scene, Schemas } from '../../api/types';
import type { TableState } from '../../table/state.svelte';

export type View = Schemas['SturtsStonyDesertView'];
export type SturtScene = Scene<Schemas['SturtsStonyDesertScene']> & { view: View };
export type Table = TableState<SturtScene>;
export type Move = Schemas['SturtsStonyDesertMove'];
export type Lay = Schemas['SturtsStonyDesertLay'];
export type Outlook = Schemas['SturtsStonyDesertOutlook'];

export type Tile = Schemas['SturtsStonyDesertTile'];
export type Box = Schemas['SturtsStonyDesertBox'];
export type Curve = Schemas['SturtsStonyDesertCurve'];
export type Route = Schemas['SturtsStonyDesertRoute'];
export type Mark = Schemas['SturtsStonyDesertMark'];
export type RouteChange = Schemas['SturtsStonyDesertRouteChange'];

export type Kind = Tile['tile'];
export type Edge = Curve['enter'];
export type Side = Mark['side'];
export type Axis = View['axes'][number];
