"""The store of a server: what it reads and writes about tables, people and ratings, the same for both databases."""

import asyncio
import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import astuple, fields
from itertools import chain
from math import inf
from secrets import token_hex
from typing import ClassVar

from msgspec.structs import replace

from tablelands.server.store.rows import (
    CHAT_SHOWN,
    KEY_ENCODING,
    UNFINISHED,
    Change,
    ChatRow,
    Conflict,
    PersonRow,
    RatingRow,
    Reckon,
    Row,
    Statement,
    StoreAway,
    StoredTable,
    TableRow,
    TokenRow,
)

TABLE = ", ".join(f"tables.{name}" for name in TableRow.__struct_fields__)
PERSON = ", ".join(f"people.{field.name}" for field in fields(PersonRow))
TOKEN = ", ".join(f"tokens.{field.name}" for field in fields(TokenRow))
TOKEN_COLUMNS = ", ".join(field.name for field in fields(TokenRow))
DROP_TOKENS = "DELETE FROM tokens WHERE person = ?"
DROP_RESETS = "DELETE FROM resets WHERE person = ?"
RATING = [field.name for field in fields(RatingRow)]
STATES = {"open": "open", "live": "playing", "done": "over"}
HEALTH_SECONDS = 2
MY_UNFINISHED = 'tables JOIN seated ON seated."table" = tables.id WHERE seated.person = ? AND seated.changed = ?'
MY_FINISHED = 'tables JOIN seated ON seated."table" = tables.id WHERE seated.person = ?'

Question = tuple[str, Row]
"""SQL, and the values of its places."""


class Store(ABC):
    """A change is durable when `commit` returns, whole or not at all. All methods raise StoreAway."""

    commit: Callable[[Change], Awaitable[None]]
    """Raises Conflict, and then nothing of the change was written."""
    true: ClassVar[str]
    """As the conditions of the indexes over some rows have it."""

    @abstractmethod
    async def open(self, *, alone: bool = False) -> None:
        """Raises StoreTaken if it has to be `alone` with the store and a server has it."""

    @abstractmethod
    async def open_to_read(self) -> None:
        """Nothing in it changes. Raises StoreAway for a schema that is not the present one."""

    @abstractmethod
    async def open_beside(self) -> None:
        """To add a few rows while a server has it. Raises StoreAway for a schema that is not the present one."""

    @abstractmethod
    async def close(self) -> None: ...

    async def answers(self) -> bool:
        """Whether it can be read. Writes nothing."""
        return await self._succeeds(self.unrated_tables(1))

    @abstractmethod
    async def can_store(self) -> bool:
        """Whether a move could be stored and read now: tries it, and takes it back in the same transaction."""

    async def _takes(self, probe: Callable[[str], Iterable[Statement]]) -> bool:
        """`probe` makes the statements for the id of a table that is not there."""
        table = f"probe-{token_hex(8)}"
        return await self._succeeds(self.execute(*probe(table))) and await self._succeeds(self.read_table(table))

    async def _succeeds(self, asked: Awaitable[object]) -> bool:
        try:
            await asyncio.wait_for(asked, HEALTH_SECONDS)
        except (StoreAway, Conflict, TimeoutError):
            return False
        return True

    @abstractmethod
    async def ask(self, *questions: Question) -> list[list[Row]]:
        """All at one moment. A question about a text that no row can have finds nothing."""

    @abstractmethod
    async def execute(self, *statements: Statement) -> None:
        """Durable when it returns: all of them or none. Raises Conflict."""

    async def _rows(self, sql: str, *values: object) -> list[Row]:
        (rows,) = await self.ask((sql, values))
        return rows

    async def _first(self, sql: str, *values: object) -> Row | None:
        return next(iter(await self._rows(sql, *values)), None)

    # Tables

    async def read_table(self, table: str, after: int = -1) -> StoredTable | None:
        """With its writes after a version; the snapshot is the newest one."""
        rows, writes, snapshots, chat = await self.ask(
            (f"SELECT {TABLE} FROM tables WHERE id = ?", (table,)),
            ('SELECT version, body FROM writes WHERE "table" = ? AND version > ? ORDER BY version', (table, after)),
            ('SELECT version, body FROM snapshots WHERE "table" = ?', (table,)),
            ('SELECT n, body FROM chat WHERE "table" = ? ORDER BY n DESC LIMIT ?', (table, CHAT_SHOWN)),
        )
        if not rows:
            return None
        snapshot = (snapshots[0][0], snapshots[0][1]) if snapshots else None
        lines = [(row[0], row[1]) for row in reversed(chat)]
        return StoredTable(table_row(rows[0]), [(row[0], row[1]) for row in writes], snapshot, lines)

    async def read_chat(self, table: str, before: int, most: int) -> list[bytes]:
        """The last lines before number `before`."""
        sql = 'SELECT body FROM chat WHERE "table" = ? AND n < ? ORDER BY n DESC LIMIT ?'
        return [row[0] for row in reversed(await self._rows(sql, table, before, most))]

    async def read_edition(self, table: str) -> int | None:
        row = await self._first("SELECT edition FROM tables WHERE id = ?", table)
        return row[0] if row else None

    async def read_act(self, table: str, person: str, key: str) -> bytes | None:
        sql = 'SELECT answer FROM acts WHERE "table" = ? AND person = ? AND "key" = ?'
        row = await self._first(sql, table, person, key.encode(*KEY_ENCODING))
        return row[0] if row else None

    async def read_acts(self, table: str) -> list[tuple[str, str, bytes]]:
        """Person, key and answer of all that was done at a table."""
        rows = await self._rows('SELECT person, "key", answer FROM acts WHERE "table" = ?', table)
        return [(person, key.decode(*KEY_ENCODING), answer) for person, key, answer in rows]

    async def list_tables(
        self, show: str, person: str | None, game: str | None, before: tuple[float, str] | None, most: int
    ) -> list[TableRow]:
        """`show` is open, live, done or mine; last changed first, from before (changed, id)."""
        changed, table = before or (inf, "")
        end = (most,) if game is None else (game, most)
        if show != "mine":
            sql = listing(f"tables WHERE public = {self.true} AND state = ?", "tables.changed", "tables.id", game)
            return [table_row(row) for row in await self._rows(sql, STATES[show], changed, table, *end)]
        if person is None:
            return []
        # the rows of finished tables say when they ended, all others UNFINISHED, which comes before
        finished = (UNFINISHED, "") if changed > UNFINISHED else (changed, table)
        found = await self.ask(
            (
                listing(MY_UNFINISHED, "tables.changed", "tables.id", game),
                (person, UNFINISHED, changed, table, *end),
            ),
            (listing(MY_FINISHED, "seated.changed", 'seated."table"', game), (person, *finished, *end)),
        )
        listed = [table_row(row) for row in chain.from_iterable(found)]
        return sorted(listed, key=lambda row: (row.changed, row.id), reverse=True)[:most]

    async def due_tables(self, now: float, most: int) -> list[str]:
        """Tables that the server has to look after by itself."""
        return firsts(await self._rows("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, most))

    async def count_unfinished(self, person: str) -> int:
        """Tables made by a person that are not over."""
        row = await self._first("SELECT count(*) FROM tables WHERE maker = ? AND state != 'over'", person)
        return row[0] if row else 0

    async def count_states(self) -> dict[str, int]:
        return dict(await self._rows("SELECT state, count(*) FROM tables GROUP BY state"))

    # For those who run the server: there is no index for it

    async def list_all_tables(self, game: str | None, state: str | None, most: int) -> list[TableRow]:
        """The last that changed come first."""
        wanted = {"game": game, "state": state}
        where = " AND ".join(["TRUE", *(f"{name} = ?" for name, value in wanted.items() if value is not None)])
        values = [value for value in wanted.values() if value is not None]
        sql = f"SELECT {TABLE} FROM tables WHERE {where} ORDER BY changed DESC, id LIMIT ?"
        return [table_row(row) for row in await self._rows(sql, *values, most)]

    async def list_all_ids(self) -> list[str]:
        return firsts(await self._rows("SELECT id FROM tables ORDER BY made, id"))

    async def list_all_people(self) -> list[tuple[PersonRow, int]]:
        """Each with the number of their tables; those who came first come first."""
        tables = "(SELECT count(*) FROM seated WHERE seated.person = people.id)"
        rows = await self._rows(f"SELECT {PERSON}, {tables} FROM people WHERE NOT deleted ORDER BY made, id")
        return [(person_row(row[:-1]), row[-1]) for row in rows]

    # People

    async def add_person(self, person: PersonRow, token: TokenRow) -> None:
        await self.execute(
            Statement(f"INSERT INTO people VALUES ({places(astuple(person))})", [astuple(person)]), new_token(token)
        )

    async def change_person(self, person: PersonRow, token: TokenRow | None = None) -> None:
        """With a new token, if there is one. Raises Conflict for a login that somebody else has. Who was deleted stays
        deleted."""
        sql = """
UPDATE people SET name = ?, language = ?, login = ?, password = ?, deleted = ? WHERE id = ? AND NOT deleted"""
        row = (person.name, person.language, person.login, person.password, person.deleted, person.id)
        await self.execute(Statement(sql, [row]), *([] if token is None else [new_token(token)]))

    async def read_person(self, person: str) -> PersonRow | None:
        row = await self._first(f"SELECT {PERSON} FROM people WHERE id = ?", person)
        return person_row(row) if row else None

    async def find_login(self, login: str) -> PersonRow | None:
        row = await self._first(f"SELECT {PERSON} FROM people WHERE login = ?", login)
        return person_row(row) if row else None

    async def set_password(self, person: str, password: str, token: TokenRow, reset_hash: str | None = None) -> None:
        """Of an account. All other tokens stop working, and so do links to reset the password. Raises Conflict if the
        account is gone, or the link by which it is done."""
        change = "UPDATE people SET password = ? WHERE id = ? AND login IS NOT NULL AND NOT deleted"
        use_up = "DELETE FROM resets WHERE hash = ? AND person = ?"
        await self.execute(
            Statement(change, [(password, person)], must_match=True),
            *([] if reset_hash is None else [Statement(use_up, [(reset_hash, person)], must_match=True)]),
            *(Statement(sql, [(person,)]) for sql in (DROP_TOKENS, DROP_RESETS)),
            new_token(token),
        )

    # Sessions

    async def add_token(self, token: TokenRow) -> None:
        await self.execute(new_token(token))

    async def read_token(self, token_hash: str, since: float) -> tuple[PersonRow, TokenRow] | None:
        """A token that was used `since` then, and the person whose it is, unless they were deleted."""
        sql = f"""
SELECT {TOKEN}, {PERSON} FROM people JOIN tokens ON people.id = tokens.person
  WHERE hash = ? AND tokens.seen > ? AND NOT deleted AND NOT banned"""
        row = await self._first(sql, token_hash, since)
        count = len(fields(TokenRow))
        return (person_row(row[count:]), TokenRow(*row[:count])) if row else None

    async def list_tokens(self, person: str, since: float) -> list[TokenRow]:
        """Those that were used `since` then, the oldest first."""
        sql = f"SELECT {TOKEN} FROM tokens WHERE person = ? AND seen > ? ORDER BY made"
        return [TokenRow(*row) for row in await self._rows(sql, person, since)]

    async def use_token(self, token: TokenRow) -> None:
        """Store when it was seen. The tokens that it has replaced stop working."""
        older = "DELETE FROM tokens WHERE person = ? AND session = ? AND made < ?"
        await self.execute(
            Statement("UPDATE tokens SET seen = ? WHERE hash = ?", [(token.seen, token.hash)]),
            Statement(older, [(token.person, token.session, token.made)]),
        )

    async def replace_token(self, old: TokenRow, new: TokenRow) -> None:
        """The old one works until the new one is used. Those between them, which never arrived, stop working."""
        between = "DELETE FROM tokens WHERE person = ? AND session = ? AND made > ?"
        await self.execute(Statement(between, [(old.person, old.session, old.made)]), new_token(new))

    async def drop_session(self, person: str, session: str) -> None:
        await self.execute(Statement("DELETE FROM tokens WHERE person = ? AND session = ?", [(person, session)]))

    # Links to reset a password

    async def add_reset(self, reset_hash: str, person: str, until: float) -> None:
        """It replaces those before."""
        sql = "INSERT INTO resets (hash, person, until) VALUES (?, ?, ?)"
        await self.execute(Statement(DROP_RESETS, [(person,)]), Statement(sql, [(reset_hash, person, until)]))

    async def read_reset(self, reset_hash: str, now: float) -> PersonRow | None:
        """The account whose password it may set."""
        sql = f"""
SELECT {PERSON} FROM people JOIN resets ON people.id = resets.person
  WHERE hash = ? AND until > ? AND login IS NOT NULL AND NOT deleted AND NOT banned"""
        row = await self._first(sql, reset_hash, now)
        return person_row(row) if row else None

    async def drop_person(self, person: str) -> list[str]:
        """Their name, tokens, ratings and login go; returns their tables, last changed first."""
        forget = "UPDATE people SET name = '', login = NULL, password = NULL, deleted = TRUE WHERE id = ?"
        statements = forget, DROP_TOKENS, DROP_RESETS, "DELETE FROM ratings WHERE who = ?"
        await self.execute(*(Statement(sql, [(person,)]) for sql in statements))
        return firsts(await self._rows(f"SELECT tables.id FROM {MY_FINISHED} ORDER BY tables.changed DESC", person))

    # What people said, to be erased

    async def list_chat_of(self, person: str) -> list[ChatRow]:
        """Wherever they said it."""
        sql = 'SELECT "table", n, body, person FROM chat WHERE person = ? ORDER BY "table", n'
        return [ChatRow(*row) for row in await self._rows(sql, person)]

    async def list_chat_at(self, table: str) -> list[ChatRow]:
        sql = 'SELECT "table", n, body, person FROM chat WHERE "table" = ? ORDER BY n'
        return [ChatRow(*row) for row in await self._rows(sql, table)]

    async def rewrite(self, table: str, writes: list[tuple[int, bytes]], chat: list[tuple[int, bytes]]) -> None:
        """Replace the bodies of writes, by version, and of chat lines, by number."""
        new = (
            Statement(
                'UPDATE writes SET body = ? WHERE "table" = ? AND version = ?',
                [(body, table, version) for version, body in writes],
            ),
            Statement('UPDATE chat SET body = ? WHERE "table" = ? AND n = ?', [(body, table, n) for n, body in chat]),
        )
        await self.execute(*(statement for statement in new if statement.rows))

    # What administrators ask for

    async def mute(self, person: str, until: float) -> None:
        await self.execute(Statement("UPDATE people SET muted = ? WHERE id = ?", [(until, person)]))

    async def ban(self, person: str, *, banned: bool) -> None:
        """All tokens stop working; links to reset the password too."""
        await self.execute(
            Statement("UPDATE people SET banned = ? WHERE id = ?", [(banned, person)]),
            *(Statement(sql, [(person,)]) for sql in (DROP_TOKENS, DROP_RESETS)),
        )

    async def add_order(self, order: str, made: float, body: bytes) -> None:
        sql = "INSERT INTO orders (id, made, body) VALUES (?, ?, ?)"
        await self.execute(Statement(sql, [(order, made, body)]))

    async def waiting_orders(self, since: float) -> list[tuple[str, bytes]]:
        """The oldest first."""
        sql = "SELECT id, body FROM orders WHERE taken IS NULL AND made > ? ORDER BY made"
        return [(row[0], row[1]) for row in await self._rows(sql, since)]

    async def take_order(self, order: str, now: float) -> None:
        """Raises Conflict if another process has taken it."""
        sql = "UPDATE orders SET taken = ? WHERE id = ? AND taken IS NULL"
        await self.execute(Statement(sql, [(now, order)], must_match=True))

    async def answer_order(self, order: str, answer: bytes) -> None:
        await self.execute(Statement("UPDATE orders SET answer = ? WHERE id = ?", [(answer, order)]))

    async def read_order(self, order: str) -> bytes | None:
        """Its answer, once there is one."""
        row = await self._first("SELECT answer FROM orders WHERE id = ?", order)
        return row[0] if row else None

    async def drop_order(self, order: str) -> None:
        await self.execute(Statement("DELETE FROM orders WHERE id = ?", [(order,)]))

    # Ratings

    async def read_ratings(self, who: str) -> list[RatingRow]:
        sql = f"SELECT {', '.join(RATING)} FROM ratings WHERE who = ? ORDER BY game"
        return [RatingRow(*row) for row in await self._rows(sql, who)]

    async def unrated_tables(self, most: int) -> list[str]:
        return firsts(await self._rows(f"SELECT id FROM tables WHERE unrated = {self.true} LIMIT ?", most))

    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
        """Once for a table that is `unrated`: hand the rows of all who played (None: never rated) to `reckon`, store
        the rows that it returns, which are of the same people, and mark the table. They are stored only if the table is
        still unrated and the ratings are still those that were read; otherwise it begins again."""
        rating = f"SELECT {', '.join(RATING)} FROM ratings WHERE who = ? AND game = ?"
        while True:
            unrated, *found = await self.ask(
                ("SELECT 1 FROM tables WHERE id = ? AND unrated", (table,)),
                *[(rating, (person, game)) for person in who],
            )
            if not unrated:
                return
            before = {person: RatingRow(*rows[0]) if rows else None for person, rows in zip(who, found, strict=True)}
            after = reckon([before[person] for person in who])
            try:
                await self.execute(*changed_ratings(table, before, after))
            except Conflict:
                continue
            return


def changed_ratings(table: str, before: dict[str, RatingRow | None], after: list[RatingRow]) -> Iterator[Statement]:
    mark = "UPDATE tables SET unrated = FALSE WHERE id = ? AND unrated"
    drop = f"DELETE FROM ratings WHERE {' AND '.join(f'{name} = ?' for name in RATING)}"
    yield Statement(mark, [(table,)], must_match=True)
    for new in sorted(after, key=lambda row: row.who):  # always in this order, so that no two wait for each other
        if (old := before[new.who]) is not None:
            yield Statement(drop, [astuple(old)], must_match=True)
        yield Statement(f"INSERT INTO ratings VALUES ({places(RATING)})", [astuple(new)])


def new_token(token: TokenRow) -> Statement:
    values = astuple(token)
    return Statement(f"INSERT INTO tokens ({TOKEN_COLUMNS}) VALUES ({places(values)})", [values])


def listing(source: str, changed: str, table: str, game: str | None) -> str:
    of_game = "" if game is None else " AND game = ?"
    order = f"ORDER BY {changed} DESC, {table} DESC LIMIT ?"
    return f"SELECT {TABLE} FROM {source} AND ({changed}, {table}) < (?, ?){of_game} {order}"


def places(values: Iterable[object]) -> str:
    return ", ".join("?" for _ in values)


def firsts(rows: list[Row]) -> list[str]:
    return [row[0] for row in rows]


def can_be_kept(values: Row) -> bool:
    """PostgreSQL keeps no text with NUL in it, neither database half of a surrogate pair."""
    try:
        return not any(isinstance(value, str) and b"\0" in value.encode() for value in values)
    except UnicodeEncodeError:
        return False


def table_row(row: Row) -> TableRow:
    """SQLite's truth is a number."""
    read = TableRow(*row)
    return replace(read, public=bool(read.public), unrated=bool(read.unrated))


def person_row(row: Row) -> PersonRow:
    read = PersonRow(*row)
    return dataclasses.replace(read, deleted=bool(read.deleted), banned=bool(read.banned))
