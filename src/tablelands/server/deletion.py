"""Delete a person: resign their games, remove their name from every table, then delete the account."""

from contextlib import suppress

from tablelands.core.errors import Refused
from tablelands.server.api.requests import Answer
from tablelands.server.hosting.tables import Act, Tables
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.tables import acts

EVERYTHING = 1 << 62


async def forget(tables: Tables, people: People, person: Person) -> None:
    for row in await tables.store.list_tables("mine", person.id, None, None, EVERYTHING):
        with suppress(Refused):
            await tables.act(row.id, Act(person.id, None, lambda at: (Answer(), acts.forget(at, person.id))))
    await people.delete(person)
