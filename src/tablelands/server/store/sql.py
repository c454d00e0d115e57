"""What both databases have in common: what is read and written about tables, people and ratings."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict
from itertools import chain
from math import inf

from tablelands.server.store import questions as q
from tablelands.server.store.changes import UNFINISHED, Row, Statement
from tablelands.server.store.compiler import Compiler, Value
from tablelands.server.store.schema import tables
from tablelands.server.store.store import (
    KEY_ENCODING,
    Change,
    Conflict,
    PersonRow,
    RatingRow,
    Reckon,
    StoredTable,
    TableRow,
)

PUBLIC, UNRATED = (list(tables.columns.keys()).index(name) for name in ("public", "unrated"))

Question = tuple[q.Clause, dict[str, Value]]


class SqlStore(ABC):
    """A database implements `ask`, `execute` and `commit`; all raise StoreAway."""

    commit: Callable[[Change], Awaitable[None]]

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler

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
    async def ask(self, *questions: Question) -> list[list[Row]]:
        """All at one moment."""

    @abstractmethod
    async def execute(self, *statements: Statement) -> None:
        """Durable when it returns: all of them or none. Raises Conflict."""

    def fill(self, clause: q.Clause, values: dict[str, Value], must_match: bool = False) -> Statement:
        compiled = self.compiler.compile(clause)
        return Statement(compiled.sql, [compiled.values(values)], must_match)

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
        answer = await self._first(q.READ_ACT, table=table, person=person, key=key.encode(*KEY_ENCODING))
        return answer[0] if answer else None

    async def read_acts(self, table: str) -> list[tuple[str, str, bytes]]:
        (rows,) = await self.ask((q.READ_ACTS, {"table": table}))
        return [(person, key.decode(*KEY_ENCODING), answer) for person, key, answer in rows]

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
        await self.execute(self.fill(q.ADD_PERSON, asdict(person)), self.fill(q.ADD_TOKEN, token))

    async def change_person(self, person: PersonRow) -> None:
        new = {f"new_{name}": value for name, value in asdict(person).items()}
        await self.execute(self.fill(q.CHANGE_PERSON, new | {"person": person.id}))

    async def read_person(self, person: str) -> PersonRow | None:
        row = await self._first(q.READ_PERSON, person=person)
        return person_row(row) if row else None

    async def find_login(self, login: str) -> PersonRow | None:
        row = await self._first(q.FIND_LOGIN, login=login)
        return person_row(row) if row else None

    async def add_token(self, token_hash: str, person: str, made: float) -> None:
        await self.execute(self.fill(q.ADD_TOKEN, {"hash": token_hash, "person": person, "made": made}))

    async def read_token(self, token_hash: str) -> PersonRow | None:
        row = await self._first(q.READ_TOKEN, hash=token_hash)
        return person_row(row) if row else None

    async def drop_token(self, token_hash: str) -> None:
        await self.execute(self.fill(q.DROP_TOKEN, {"hash": token_hash}))

    async def drop_person(self, person: str) -> list[str]:
        whose = {"person": person}
        await self.execute(
            self.fill(q.FORGET_PERSON, whose),
            self.fill(q.DROP_TOKENS, whose),
            self.fill(q.DROP_RATINGS, {"who": person}),
        )
        (rows,) = await self.ask((q.TABLES_OF, whose))
        return [row[0] for row in rows]

    async def read_ratings(self, who: str) -> list[RatingRow]:
        (rows,) = await self.ask((q.READ_RATINGS, {"who": who}))
        return [RatingRow(*row) for row in rows]

    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
        """The ratings are computed here and stored only if the table is still unrated and the ratings are still those
        that were read. Otherwise somebody else stored a rating meanwhile, and it begins again."""
        while True:
            unrated, *found = await self.ask(
                (q.IS_UNRATED, {"table": table}), *[(q.READ_RATING, {"who": person, "game": game}) for person in who]
            )
            if not unrated:
                return
            before = {person: RatingRow(*rows[0]) if rows else None for person, rows in zip(who, found, strict=True)}
            after = reckon([before[person] for person in who])
            try:
                await self.execute(*self._rating(table, before, after))
            except Conflict:
                continue
            return

    def _rating(self, table: str, before: dict[str, RatingRow | None], after: list[RatingRow]) -> Iterator[Statement]:
        yield self.fill(q.MARK_RATED, {"table": table}, must_match=True)
        for new in sorted(after, key=lambda row: row.who):  # always in this order, so that no two wait for each other
            if (old := before[new.who]) is not None:
                yield self.fill(q.DROP_RATING_AS_READ, asdict(old), must_match=True)
            yield self.fill(q.ADD_RATING, asdict(new))

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
