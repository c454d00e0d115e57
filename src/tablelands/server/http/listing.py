"""Lists of tables: open ones, running ones, finished ones, one's own."""

import base64
import binascii
import math
import re
from typing import Any

import msgspec

from tablelands.core.errors import BadRequest
from tablelands.core.refusal_texts import NO_CHOICE
from tablelands.core.registry import find_game
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.hosting.tables import Tables
from tablelands.server.http.calls import Call
from tablelands.server.store.rows import TableRow
from tablelands.server.tables.clock import rfc3339
from tablelands.server.tables.plan import name_at

SHOWS = ("open", "live", "mine", "done")
AT_A_TIME = 50
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Listing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of(self, call: Call) -> dict[str, Any]:
        show, game = call.query.get("show") or "open", call.query.get("game") or None
        if show not in SHOWS:
            raise BadRequest(NO_CHOICE.fill(name="show", names=", ".join(SHOWS)))
        if game is not None:
            find_game(game)
        before = read_cursor(call.query.get("cursor"))
        person = call.known().id if show == "mine" else None if call.person is None else call.person.id
        rows = await self.tables.store.list_tables(show, person, game, before, AT_A_TIME + 1)
        shown = rows[:AT_A_TIME]
        cursor = write_cursor(shown[-1]) if len(rows) > AT_A_TIME else None
        return {"tables": [listed(row, person, call.language) for row in shown], "cursor": cursor}


def listed(row: TableRow, person: str | None, language: Language) -> dict[str, Any]:
    now = msgspec.json.decode(row.listed)
    gone, several = now["gone"], len(now["seats"]) > 2
    seats = [_seat(seat, person, gone.get(str(number)), several, language) for number, seat in enumerate(now["seats"])]
    shown = {
        "table": row.id,
        "game": row.game,
        "options": now["options"],
        "state": row.state,
        "public": row.public,
        "clock": now["clock"],
        "seats": seats,
        "version": row.version,
        "turn": now["turn"],
        "yours": [number for number, seat in enumerate(seats) if seat["you"]],
        "changed": rfc3339(row.changed),
    }
    if "casual" in now:
        shown["rated"] = now["casual"] is None
    return shown | {name: now[name] for name in ("moves", "ending") if name in now}


def _seat(
    seat: dict[str, Any], person: str | None, gone: str | None, several: bool, language: Language
) -> dict[str, Any]:
    """One that left while several play on is nobody's any more."""
    you = person is not None and seat["person"] == person and not (gone and several)
    shown = {"sit": seat["sit"], "name": name_at(seat["sit"], seat["name"], language), "you": you}
    if seat["bot"]:
        shown["bot"] = seat["bot"]
    return shown | {"gone": gone} if gone else shown


def write_cursor(row: TableRow) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode([row.changed, row.id])).decode()


def read_cursor(cursor: str | None) -> tuple[float, str] | None:
    if not cursor:
        return None
    try:
        changed, table = msgspec.json.decode(base64.urlsafe_b64decode(cursor), type=tuple[float, str])
    except (binascii.Error, msgspec.DecodeError, ValueError) as error:
        raise BadRequest(texts.BAD_CURSOR) from error
    if not ID.fullmatch(table) or not math.isfinite(changed):
        raise BadRequest(texts.BAD_CURSOR)
    return changed, table
