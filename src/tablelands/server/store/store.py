"""What the server asks of its store. A Change is durable when `commit` returns, whole or not at all."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

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
    chat: list[bytes]

    def as_of(self, then: Standing) -> "StoredTable":
        row = msgspec.structs.replace(self.row, edition=then.edition, offers=then.offers)
        snapshot = None if self.snapshot is None or self.snapshot[0] > then.version else self.snapshot
        writes = [write for write in self.writes if write[0] <= then.version]
        return StoredTable(row, writes, snapshot, self.chat[: then.said])


class Change(msgspec.Struct, array_like=True, tag=True):
    """All of one act at a table. `row` is new or replaces the row, which has to be of the edition before it."""

    row: TableRow
    writes: list[bytes] = []
    """The versions up to the row's."""
    act: tuple[str, bytes, bytes] | None = None
    """Person, key in KEY_ENCODING, and answer."""
    chat: tuple[int, bytes] | None = None
    seated: list[str] = []
    """Persons whose tables this one belongs to from now on; its maker's it is anyway."""
    stood: list[str] = []
    """Persons who gave back their last seat; the maker keeps the table among his."""
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


@dataclass(frozen=True, slots=True)
class RatingRow:
    who: str
    game: str
    rating: float
    deviation: float
    volatility: float
    played: int
    won: int


Reckon = Callable[[list[RatingRow | None]], list[RatingRow]]
"""From the ratings before a game to those after it. It is called again if one of them has changed meanwhile."""


class Store(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def answers(self) -> bool:
        """Whether it can be written to and read."""

    # Tables

    def commit(self, change: Change) -> Awaitable[None]:
        """Durable when it returns. Raises Conflict, and then nothing of it was written."""

    async def read_table(self, table: str, after: int = -1) -> StoredTable | None:
        """With its writes after a version; the snapshot is the newest one."""

    async def read_edition(self, table: str) -> int | None: ...

    async def read_act(self, table: str, person: str, key: str) -> bytes | None: ...

    async def read_acts(self, table: str) -> list[tuple[str, str, bytes]]:
        """Person, key and answer of all that was done at a table."""

    async def list_tables(
        self, show: str, person: str | None, game: str | None, before: tuple[float, str] | None, most: int
    ) -> list[TableRow]:
        """`show` is open, live, done or mine; last changed first, from before (changed, id)."""

    async def due_tables(self, now: float, most: int) -> list[str]:
        """Tables that the server has to look after by itself."""

    async def count_unfinished(self, person: str) -> int:
        """Tables made by a person that are not over."""

    async def count_states(self) -> dict[str, int]: ...

    # People

    async def add_person(self, person: PersonRow, token_hash: str) -> None: ...

    async def change_person(self, person: PersonRow) -> None:
        """Raises Conflict for a login that somebody else has. Who was deleted stays deleted."""

    async def read_person(self, person: str) -> PersonRow | None: ...

    async def find_login(self, login: str) -> PersonRow | None: ...

    async def add_token(self, token_hash: str, person: str, made: float) -> None: ...

    async def read_token(self, token_hash: str) -> PersonRow | None:
        """The person whose token this is, unless it was deleted."""

    async def drop_token(self, token_hash: str) -> None: ...

    async def drop_person(self, person: str) -> list[str]:
        """Its name, tokens, ratings and login go; answers its tables, last changed first."""

    async def read_ratings(self, who: str) -> list[RatingRow]: ...

    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
        """Once for a table that is `unrated`: hands the rows of all who played (None: never rated) to `reckon`, stores
        the rows that it returns, which are of the same people, and marks the table."""

    async def unrated_tables(self, most: int) -> list[str]: ...
