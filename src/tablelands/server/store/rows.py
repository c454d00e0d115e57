"""What a store takes and gives: rows, changes, and what may go wrong."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from tablelands.server import texts
from tablelands.server.errors import Unavailable


class Conflict(Exception):
    """Somebody else wrote first: an edition, a key, a login or a chat number that is there already."""


class StoreAway(Unavailable):
    """The store does not answer. What was being written may be there or not: read it again. `why` is for the log."""

    def __init__(self, why: str = "") -> None:
        super().__init__(texts.STORE_AWAY)
        self.why = why

    def __str__(self) -> str:
        return self.why


class StoreTaken(Exception):
    """Another server has this store."""


FIRST_EDITION = 0
CHAT_SHOWN = 100
"""Lines of a table's chat that are shown with it; older ones are read when somebody wants them."""
UNFINISHED = 1e18
"""Later than anything. A table that is not over may change at any moment, and a move should not have to touch the rows
of `seated`."""
KEY_ENCODING = "utf-8", "surrogatepass"
"""A key may be any string, half of a surrogate pair too."""


class TableRow(msgspec.Struct, frozen=True, array_like=True):
    """What a listing shows, and when the server has to look after the table by itself. Its fields are the columns of
    the table `tables`, in their order."""

    id: str
    made: float
    maker: str
    game: str
    public: bool
    setup: bytes
    version: int
    state: str
    changed: float
    listed: bytes
    offers: bytes
    due: float | None
    unrated: bool = False
    """Over, and its ratings are still to be reckoned."""
    edition: int = FIRST_EDITION
    """Grows by one with every change, of whatever kind: who knows another one does not know the table as it is."""


class Standing(msgspec.Struct, frozen=True):
    """How far a table has come: `said` counts what was said."""

    version: int
    edition: int
    said: int
    offers: bytes


@dataclass(frozen=True, slots=True)
class StoredTable:
    row: TableRow
    writes: list[tuple[int, bytes]]
    snapshot: tuple[int, bytes] | None
    chat: list[tuple[int, bytes]]
    """The last CHAT_SHOWN lines with their numbers."""

    def as_of(self, then: Standing) -> "StoredTable":
        row = msgspec.structs.replace(self.row, edition=then.edition, offers=then.offers)
        snapshot = None if self.snapshot is None or self.snapshot[0] > then.version else self.snapshot
        writes = [write for write in self.writes if write[0] <= then.version]
        return StoredTable(row, writes, snapshot, [line for line in self.chat if line[0] <= then.said])


class Change(msgspec.Struct, array_like=True, tag=True):
    """All of one act at a table. `row` is new or replaces the row, which has to be of the edition before it."""

    row: TableRow
    writes: list[bytes] = []
    """The versions up to the row's."""
    act: tuple[str, bytes, bytes] | None = None
    """Person, key in KEY_ENCODING, and answer."""
    chat: tuple[int, bytes, str | None] | None = None
    """Its number, the line, and who said it."""
    seated: list[str] = []
    """Persons whose tables this one belongs to from now on; its maker's it is anyway."""
    stood: list[str] = []
    """Persons who gave back their last seat; the maker keeps the table among their own."""
    snapshot: tuple[int, bytes] | None = None


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    made: float
    deleted: bool
    muted: float = 0.0
    """Until then."""
    banned: bool = False


@dataclass(frozen=True, slots=True)
class ChatRow:
    """`body` is JSON. The `person` of older lines is not known."""

    table: str
    n: int
    body: bytes
    person: str | None


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A token of a person. One that replaces another has the same `session`. `seen` is when it was last used, give or
    take an hour; `device` what it was given to, as far as that could be told."""

    hash: str
    person: str
    made: float
    session: str
    seen: float
    device: str = ""


@dataclass(frozen=True, slots=True)
class RatingRow:
    who: str
    game: str
    rating: float
    deviation: float
    volatility: float
    played: int
    won: int


Row = tuple[Any, ...]


class Statement(msgspec.Struct, frozen=True, array_like=True):
    """The SQL is run once for each row of values."""

    sql: str
    rows: list[Row]
    must_match: bool = False
    """Each time it has to find the row that it changes; otherwise somebody else wrote first."""


Reckon = Callable[[list[RatingRow | None]], list[RatingRow]]
"""From the ratings before a game to those after it. It is called again if one of them has changed meanwhile."""
