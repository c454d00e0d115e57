"""Delete a person: resign their games, remove their name and what they said from every table, then delete the
account."""

from contextlib import suppress

import msgspec

from tablelands.core.errors import Refused
from tablelands.server.api.requests import Answer
from tablelands.server.hosting.tables import Act, Tables
from tablelands.server.people.people import People
from tablelands.server.people.person import Person
from tablelands.server.store.rows import ChatRow
from tablelands.server.store.store import Store
from tablelands.server.tables import acts
from tablelands.server.tables.plan import Seat, Write

EVERYTHING = 1 << 62
Names = set[tuple[int, str]]
"""Those that a person had at a table, with their seats."""


async def forget(tables: Tables, people: People, person: Person) -> None:
    """What fails on the way is done when it is asked for again."""
    store = tables.store
    sat = [row.id for row in await store.list_tables("mine", person.id, None, None, EVERYTHING)]
    spoke = [said.table for said in await store.list_chat_of(person.id)]
    for table in dict.fromkeys([*sat, *spoke]):
        await erase(store, table, person.id)
        with suppress(Refused):
            await tables.act(table, Act(person.id, None, lambda at: (Answer(), acts.forget(at, person.id))))
        await tables.reread(table)
    await people.delete(person)


async def erase(store: Store, table: str, person: str) -> None:
    """The names of a person in the writes of a table, and in the chat their names and words."""
    stored = await store.read_table(table)
    names: Names = set()
    writes = []
    for version, body in stored.writes if stored is not None else ():
        write = msgspec.json.decode(body, type=Write)
        named = {(number, seat.name) for number, seat in enumerate(write.seats or ()) if seat.person == person}
        if any(name for _, name in named):
            names |= named
            write.seats = [without_name(seat, person) for seat in write.seats or ()]
            writes.append((version, msgspec.json.encode(write)))
    chat = [(said.n, without_words(said)) for said in await store.list_chat_at(table) if is_of(said, person, names)]
    await store.rewrite(table, writes, chat)


def without_name(seat: Seat, person: str) -> Seat:
    return msgspec.structs.replace(seat, name="") if seat.person == person else seat


def is_of(said: ChatRow, person: str, names: Names) -> bool:
    """Older lines do not tell who said them: they are the person's whose name and seat they have."""
    if said.person is not None:
        return said.person == person
    line = msgspec.json.decode(said.body)
    return (line["seat"], line["name"]) in names


def without_words(said: ChatRow) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(said.body) | {"name": "", "text": ""})
