"""Delete a person: resign their games, remove their name from every table, then delete the account."""

from contextlib import suppress

from tablelands.core.errors import Refused
from tablelands.server.api.requests import Answer
from tablelands.server.hosting.tables import Tables
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.tables import acts


async def forget(tables: Tables, people: People, person: Person) -> None:
    for table in await _tables_of(tables, person):
        with suppress(Refused):
            await tables.act(table, person.id, None, lambda at: (Answer(), acts.forget(at, person.id)))
    await people.delete(person)


async def _tables_of(tables: Tables, person: Person) -> list[str]:
    found: list[str] = []
    before: tuple[float, str] | None = None
    while rows := await tables.store.list_tables("mine", person.id, None, before, 100):
        found += [row.id for row in rows]
        before = rows[-1].changed, rows[-1].id
    return found
