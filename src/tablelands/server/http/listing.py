"""Rows of a list of tables, and the cursor of the next page."""

import base64
import math
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tablelands.core.errors import BadRequest
from tablelands.core.log import LeaveReason
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api.common import Count, Moment, SeatNumber, TableId, Version
from tablelands.server.api.own import ANY_GAME, GameId, Options
from tablelands.server.api.scene import Seat, State
from tablelands.server.hosting.tables import ID
from tablelands.server.people.ratings import EndedBy
from tablelands.server.store.rows import TableRow
from tablelands.server.tables.clock import Clock, rfc3339
from tablelands.server.tables.plan import name_at

SHOWS = ("open", "live", "mine", "done")
AT_A_TIME = 50


class ListedEnding(Struct):
    winners: list[SeatNumber]
    scores: list[float] | None
    by: EndedBy


class Listed(Struct):
    """`turn` are the seats to move, `yours` where you sit. `moves` counts those that stand. A finished table has its
    `ending`. `rated`, `moves` and `ending` are missing where the table last changed before servers kept them."""

    table: TableId
    game: GameId
    options: Options
    state: State
    public: bool
    clock: Clock | None
    seats: list[Seat]
    version: Version
    turn: list[SeatNumber]
    yours: list[SeatNumber]
    changed: Moment
    rated: bool | UnsetType = UNSET
    moves: Count | UnsetType = UNSET
    ending: ListedEnding | UnsetType = UNSET


class TablesAnswer(Struct):
    """Last changed first; the `cursor` leads on to older ones."""

    tables: list[Annotated[Listed, ANY_GAME]]
    cursor: str | None


def listed_of(row: TableRow, person: str | None, language: Language) -> Listed:
    now = msgspec.json.decode(row.listed)
    gone, several = now["gone"], len(now["seats"]) > 2
    seats = [_seat(seat, person, gone.get(str(number)), several, language) for number, seat in enumerate(now["seats"])]
    return Listed(
        row.id,
        row.game,
        now["options"],
        cast("State", row.state),
        row.public,
        now["clock"],
        seats,
        row.version,
        now["turn"],
        yours=[number for number, seat in enumerate(seats) if seat["you"]],
        changed=rfc3339(row.changed),
        rated=now["casual"] is None if "casual" in now else UNSET,
        moves=now.get("moves", UNSET),
        ending=now.get("ending", UNSET),
    )


def _seat(
    seat: dict[str, Any], person: str | None, gone: LeaveReason | None, several: bool, language: Language
) -> Seat:
    """A seat that was left while several play on belongs to nobody."""
    you = person is not None and seat["person"] == person and not (gone and several)
    shown: Seat = {"sit": seat["sit"], "name": name_at(seat["sit"], seat["name"], language), "you": you}
    if seat["bot"]:
        shown["bot"] = seat["bot"]
    if gone:
        shown["gone"] = gone
    return shown


def write_cursor(row: TableRow) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode([row.changed, row.id])).decode()


def read_cursor(cursor: str | None) -> tuple[float, str] | None:
    if not cursor:
        return None
    try:
        changed, table = msgspec.json.decode(base64.urlsafe_b64decode(cursor), type=tuple[float, str])
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRequest(texts.BAD_CURSOR) from error
    if not ID.fullmatch(table) or not math.isfinite(changed):
        raise BadRequest(texts.BAD_CURSOR)
    return changed, table
