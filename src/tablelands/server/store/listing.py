"""Everything there is, for whoever runs the server. Slower than what people ask for: there is no index for it."""

from functools import cache
from typing import NamedTuple

import sqlalchemy as sa

from tablelands.server.store.questions import Clause
from tablelands.server.store.schema import people, seated, tables
from tablelands.server.store.sql import SqlStore, person_row, table_row
from tablelands.server.store.store import PersonRow, TableRow

_SAT = sa.select(sa.func.count()).where(seated.c.person == people.c.id).scalar_subquery()
ALL_PEOPLE = sa.select(people, _SAT).where(sa.not_(people.c.deleted)).order_by(people.c.made, people.c.id)
ALL_IDS = sa.select(tables.c.id).order_by(tables.c.made, tables.c.id)


@cache
def _some_tables(by_game: bool, by_state: bool) -> Clause:
    asked = sa.select(tables).order_by(tables.c.changed.desc(), tables.c.id)
    if by_game:
        asked = asked.where(tables.c.game == sa.bindparam("game", type_=sa.Text()))
    if by_state:
        asked = asked.where(tables.c.state == sa.bindparam("state", type_=sa.Text()))
    return asked.limit(sa.bindparam("most", type_=sa.Integer()))


class Listed(NamedTuple):
    person: PersonRow
    tables: int


async def all_people(store: SqlStore) -> list[Listed]:
    """Who came first comes first; not those who were deleted."""
    (rows,) = await store.ask((ALL_PEOPLE, {}))
    return [Listed(person_row(row[:-1]), row[-1]) for row in rows]


async def some_tables(store: SqlStore, game: str | None, state: str | None, most: int) -> list[TableRow]:
    """The last that changed come first."""
    asked = _some_tables(game is not None, state is not None)
    (rows,) = await store.ask((asked, {"game": game, "state": state, "most": most}))
    return [table_row(row) for row in rows]


async def all_ids(store: SqlStore) -> list[str]:
    """Of tables."""
    (rows,) = await store.ask((ALL_IDS, {}))
    return [row[0] for row in rows]
