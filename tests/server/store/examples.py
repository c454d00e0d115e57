"""Rows to write."""

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from tablelands.server.store.rows import Change, PersonRow, RatingRow, TableRow, TokenRow

NEW = TableRow(
    id="table",
    made=1000.5,
    maker="maker",
    game="down-under",
    public=True,
    setup=b'{"seed": "secret"}',
    version=0,
    state="open",
    changed=1000.5,
    listed=b"[]",
    offers=b"{}",
    due=None,
)
ANA = PersonRow("ana", "Ana", "de", None, None, 5.0, False)


def token(token_hash: str, person: str = "ana", made: float = 5.0, session: str = "s", **more: Any) -> TokenRow:
    return TokenRow(token_hash, person, made, session, **{"seen": made} | more)


def new_table(table: str = "table", *, seated: list[str] | None = None, **fields: Any) -> Change:
    return Change(replace(NEW, id=table, **fields), seated=seated or [])


def written(row: TableRow | None, *bodies: bytes, **fields: Any) -> Change:
    """The change that writes these after what the row says."""
    assert row is not None
    return Change(after(row, version=row.version + len(bodies), **fields), writes=list(bodies))


def after(row: TableRow, **fields: Any) -> TableRow:
    """The next edition."""
    return replace(row, edition=row.edition + 1, **fields)


def rating(who: str, value: float, played: int = 1) -> RatingRow:
    return RatingRow(who, "down-under", value, 80.5, 0.06, played, 0)


@dataclass(frozen=True)
class Expecting:
    """Rates as it is told, if it is given what it expects."""

    expected: list[RatingRow | None]
    answer: list[RatingRow]

    def __call__(self, rows: list[RatingRow | None]) -> list[RatingRow]:
        assert rows == self.expected
        return self.answer


def fail(rows: list[RatingRow | None]) -> list[RatingRow]:
    raise ZeroDivisionError


@dataclass(frozen=True)
class OneMore:
    """Counts a game for each."""

    who: tuple[str, ...]

    def __call__(self, rows: list[RatingRow | None]) -> list[RatingRow]:
        played = [0 if row is None else row.played for row in rows]
        return [rating(one, 1500, before + 1) for one, before in zip(self.who, played, strict=True)]
