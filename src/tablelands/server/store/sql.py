"""What both databases have in common: questions and answers about tables and people."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable
from dataclasses import asdict
from itertools import chain
from math import inf

from tablelands.server.store import questions as q
from tablelands.server.store.changes import key_bytes
from tablelands.server.store.schema import UNFINISHED, tables
from tablelands.server.store.statements import Row, Value
from tablelands.server.store.store import Change, PersonRow, RatingRow, Reckon, StoredTable, TableRow

PUBLIC, UNRATED = (list(tables.columns.keys()).index(name) for name in ("public", "unrated"))

Order = tuple[q.Clause, dict[str, Value]]


class SqlStore(ABC):
    """A database says how it answers questions and carries out orders; both raise StoreAway."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def open_to_read(self) -> None:
        """Nothing in it changes. Raises StoreAway for a schema that is not the present one."""

    @abstractmethod
    async def expect_alone(self) -> None:
        """Raises StoreTaken while a server has it."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def answers(self) -> bool: ...

    @abstractmethod
    def commit(self, change: Change) -> Awaitable[None]: ...

    @abstractmethod
    async def ask(self, *questions: Order) -> list[list[Row]]:
        """All at one moment."""

    @abstractmethod
    async def carry_out(self, *orders: Order) -> None:
        """Durable, and all or none. Raises Conflict."""

    @abstractmethod
    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None: ...

    # Tables

    async def read_table(self, table: str, after: int = -1) -> StoredTable | None:
        rows, writes, snapshots, chat = await self.ask(
            (q.READ_TABLE, {"table": table}),
            (q.READ_WRITES, {"table": table, "after": after}),
            (q.READ_SNAPSHOT, {"table": table}),
            (q.READ_CHAT, {"table": table}),
        )
        if not rows:
            return None
        snapshot = (snapshots[0][0], snapshots[0][1]) if snapshots else None
        return StoredTable(table_row(rows[0]), [(row[0], row[1]) for row in writes], snapshot, [row[0] for row in chat])

    async def read_edition(self, table: str) -> int | None:
        row = await self._first(q.READ_EDITION, table=table)
        return row[0] if row else None

    async def read_act(self, table: str, person: str, key: str) -> bytes | None:
        answer = await self._first(q.READ_ACT, table=table, person=person, key=key_bytes(key))
        return answer[0] if answer else None

    async def read_acts(self, table: str) -> list[tuple[str, str, bytes]]:
        (rows,) = await self.ask((q.READ_ACTS, {"table": table}))
        return [(person, key.decode("utf-8", "surrogatepass"), answer) for person, key, answer in rows]

    async def list_tables(
        self, show: str, person: str | None, game: str | None, before: tuple[float, str] | None, most: int
    ) -> list[TableRow]:
        changed, table = before or (inf, "")
        values: dict[str, Value] = {"changed": changed, "id": table, "most": most, "game": game}
        of_one_game = game is not None
        if show != "mine":
            (rows,) = await self.ask((q.LIST_PUBLIC[of_one_game], values | {"state": q.STATES[show]}))
            return [table_row(row) for row in rows]
        if person is None:
            return []
        unfinished = values | {"person": person, "never": UNFINISHED}
        finished = values | {"person": person} | ({"changed": UNFINISHED, "id": ""} if changed > UNFINISHED else {})
        found = await self.ask(
            (q.LIST_MY_UNFINISHED[of_one_game], unfinished), (q.LIST_MY_FINISHED[of_one_game], finished)
        )
        listed = [table_row(row) for row in chain.from_iterable(found)]
        return sorted(listed, key=lambda row: (row.changed, row.id), reverse=True)[:most]

    async def due_tables(self, now: float, most: int) -> list[str]:
        (rows,) = await self.ask((q.DUE, {"now": now, "most": most}))
        return [row[0] for row in rows]

    async def count_unfinished(self, person: str) -> int:
        row = await self._first(q.UNFINISHED, person=person)
        return row[0] if row else 0

    async def count_states(self) -> dict[str, int]:
        (rows,) = await self.ask((q.COUNT_STATES, {}))
        return dict(rows)

    async def unrated_tables(self, most: int) -> list[str]:
        (rows,) = await self.ask((q.UNRATED, {"most": most}))
        return [row[0] for row in rows]

    # People

    async def add_person(self, person: PersonRow, token_hash: str) -> None:
        token = {"hash": token_hash, "person": person.id, "made": person.made}
        await self.carry_out((q.ADD_PERSON, asdict(person)), (q.ADD_TOKEN, token))

    async def change_person(self, person: PersonRow) -> None:
        new = {f"new_{name}": value for name, value in asdict(person).items()}
        await self.carry_out((q.CHANGE_PERSON, new | {"person": person.id}))

    async def read_person(self, person: str) -> PersonRow | None:
        row = await self._first(q.READ_PERSON, person=person)
        return person_row(row) if row else None

    async def find_login(self, login: str) -> PersonRow | None:
        row = await self._first(q.FIND_LOGIN, login=login)
        return person_row(row) if row else None

    async def add_token(self, token_hash: str, person: str, made: float) -> None:
        await self.carry_out((q.ADD_TOKEN, {"hash": token_hash, "person": person, "made": made}))

    async def read_token(self, token_hash: str) -> PersonRow | None:
        row = await self._first(q.READ_TOKEN, hash=token_hash)
        return person_row(row) if row else None

    async def drop_token(self, token_hash: str) -> None:
        await self.carry_out((q.DROP_TOKEN, {"hash": token_hash}))

    async def drop_person(self, person: str) -> list[str]:
        whose = {"person": person}
        await self.carry_out((q.FORGET_PERSON, whose), (q.DROP_TOKENS, whose), (q.DROP_RATINGS, {"who": person}))
        (rows,) = await self.ask((q.TABLES_OF, whose))
        return [row[0] for row in rows]

    async def read_ratings(self, who: str) -> list[RatingRow]:
        (rows,) = await self.ask((q.READ_RATINGS, {"who": who}))
        return [RatingRow(*row) for row in rows]

    async def _first(self, question: q.Clause, **values: Value) -> Row | None:
        (rows,) = await self.ask((question, values))
        return rows[0] if rows else None


def table_row(row: Row) -> TableRow:
    """SQLite's truth is a number."""
    values = list(row)
    values[PUBLIC], values[UNRATED] = bool(row[PUBLIC]), bool(row[UNRATED])
    return TableRow(*values)


def person_row(row: Row) -> PersonRow:
    values = list(row)
    values[-1] = bool(row[-1])
    return PersonRow(*values)


REPLACE_RATING = (q.DROP_RATING, q.ADD_RATING)
"""A row takes the place of the one there was."""


def rating_orders(row: RatingRow) -> list[Order]:
    return [(clause, asdict(row)) for clause in REPLACE_RATING]
