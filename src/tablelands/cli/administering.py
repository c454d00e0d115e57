"""What `tablelands admin` does with a store, and how it tells."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from tablelands.cli import admin_texts as texts
from tablelands.cli.screen import Screen
from tablelands.core.errors import BadRequest
from tablelands.core.text import Text
from tablelands.server.api.orders import Ban, Close, Forget, Mute, Order, Outcome, Rename, Reset
from tablelands.server.settings import Settings
from tablelands.server.store.backup import UsePostgresTools, backup, restore, sqlite_path
from tablelands.server.store.opening import chosen_store
from tablelands.server.store.rows import PersonRow, StoreAway, StoreTaken, TableRow
from tablelands.server.store.store import Store

STATES = ("open", "playing", "over")
T = TypeVar("T")


class Office:
    def __init__(self, settings: Settings, screen: Screen) -> None:
        self.settings = settings
        self.screen = screen

    # Looking

    def list_people(self) -> None:
        people = self._ask(Store.list_all_people)
        self._columns(texts.PEOPLE_HEAD, [self._person_line(person, tables) for person, tables in people])
        guests = sum(1 for person, _ in people if person.login is None)
        self.screen.tell(texts.PEOPLE_COUNT.fill(people=len(people), guests=guests))

    def _person_line(self, person: PersonRow, tables: int) -> list[str]:
        login = person.login or f"({texts.GUEST.say(self.screen.language)})"
        return [person.id, moment(person.made), str(tables), login, person.name]

    def list_tables(self, game: str | None, state: str | None, most: int) -> None:
        from tablelands.core.registry import find_game

        if game is not None:
            find_game(game)
        if state is not None and state not in STATES:
            raise BadRequest(texts.NO_STATE.fill(state=state, states=", ".join(STATES)))

        async def read(store: Store) -> tuple[list[TableRow], dict[str, int]]:
            return await store.list_all_tables(game, state, most), await store.count_states()

        rows, counts = self._ask(read)
        self._columns(texts.TABLES_HEAD, [table_line(row) for row in rows])
        if len(rows) == most:
            self.screen.tell(texts.PERHAPS_MORE.fill(most=most))
        self.screen.tell(texts.TABLES_COUNT.fill(**{name: counts.get(name, 0) for name in STATES}))

    def check(self) -> int:
        """How many tables differ."""
        from rich.progress import track

        async def read(store: Store) -> int:
            ids, wrong = await store.list_all_ids(), 0
            told = texts.CHECKING.say(self.screen.language)
            for table in track(ids, told, console=self.screen.console, transient=True):
                wrong += await self._differs(store, table)
            style = "red" if wrong else "green"
            self.screen.tell((texts.DIFFER if wrong else texts.ALL_SAME).fill(count=len(ids), wrong=wrong), style)
            return wrong

        return self._ask(read)

    async def _differs(self, store: Store, table: str) -> bool:
        from tablelands.server.tables.replaying import difference

        stored = await store.read_table(table)
        found = None if stored is None else difference(stored)
        if stored is not None and found is not None:
            self.screen.tell(texts.DIFFERS.fill(table=table, game=stored.row.game, why=found), "red")
        return found is not None

    # Copies

    def backup(self, file: Path) -> None:
        with translated():
            backup(sqlite_path(self.settings), file)
        self.screen.tell(texts.COPIED.fill(file=file), "green")

    def restore(self, file: Path) -> None:
        with translated():
            restore(file, sqlite_path(self.settings))
        self.screen.tell(texts.RESTORED.fill(file=file), "green")

    # People and tables

    def reset_password(self, login: str, address: str, hours: float) -> None:
        """Print a link that sets a new password, once."""
        from tablelands.server.people.sessions import hash_of, random_token

        token, until = random_token(), time.time() + hours * 3600
        done = self._order(Reset(login, hash_of(token), until))
        self.screen.tell(texts.LINK.fill(name=done.name, until=moment(until)))
        self.screen.say(f"{address.rstrip('/')}/password#{token}")

    def mute(self, who: str, hours: float) -> None:
        until = time.time() + hours * 3600
        self._told(Mute(who, until), texts.MUTED.fill(until=moment(until)))

    def unmute(self, who: str) -> None:
        self._told(Mute(who, 0.0), texts.UNMUTED)

    def ban(self, who: str, *, lift: bool) -> None:
        self._told(Ban(who, lift), texts.UNBANNED if lift else texts.BANNED)

    def rename(self, who: str, name: str) -> None:
        self._told(Rename(who, name), texts.RENAMED.fill(new=name))

    def close(self, table: str) -> None:
        self._told(Close(table), texts.CLOSED)

    def forget(self, who: str) -> None:
        self._told(Forget(who), texts.FORGOTTEN)

    def _told(self, order: Order, text: Text) -> None:
        self.screen.tell(text.fill(name=self._order(order).name), "green")

    def _order(self, order: Order) -> Outcome:
        from tablelands.cli.admin_orders import carry_out

        return carry_out(self.settings, order)

    # Inside

    def _ask(self, question: Callable[[Store], Awaitable[T]]) -> T:
        """Only reads, even while a server runs."""

        async def answer() -> T:
            store = chosen_store(self.settings)
            await store.open_to_read()
            try:
                return await question(store)
            finally:
                await store.close()

        with translated():
            return asyncio.run(answer())

    def _columns(self, head: Sequence[Text], lines: Sequence[Sequence[str]]) -> None:
        rows = [[text.say(self.screen.language) for text in head], *lines]
        widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
        for number, row in enumerate(rows):
            cells = [f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)]
            self.screen.say("  ".join(cells).rstrip(), "" if number else "bold")


def table_line(row: TableRow) -> list[str]:
    seats = ", ".join(seat["name"] or "-" for seat in msgspec.json.decode(row.listed)["seats"])
    return [row.id, row.game, row.state, moment(row.made), moment(row.changed), seats]


def moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@contextmanager
def translated() -> Iterator[None]:
    """What is wrong with a store, for whoever asked."""
    try:
        yield
    except StoreTaken as error:
        raise BadRequest(texts.TAKEN) from error
    except UsePostgresTools as error:
        raise BadRequest(texts.OTHER_TOOLS) from error
    except (StoreAway, ValueError, OSError) as error:
        raise BadRequest(texts.AWAY.fill(why=error)) from error
