"""A store that forgets everything when it goes, with the same promises as the others: whole changes or none."""

import dataclasses
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from tablelands.server.store.rows import (
    CHAT_SHOWN,
    FIRST_EDITION,
    KEY_ENCODING,
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
from tablelands.server.store.store import Question, Store

SHOWN = {"open": "open", "live": "playing", "done": "over"}


class MemoryStore(Store):
    """While `away` it does not answer. `asked` counts what it was asked, by the name of the method."""

    def __init__(self) -> None:
        self.away = False
        self.asked: Counter[str] = Counter()
        self.rows: dict[str, TableRow] = {}
        self.writes: dict[str, dict[int, bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.chat: dict[str, dict[int, bytes]] = {}
        self.acts: dict[tuple[str, str, bytes], bytes] = {}
        self.seated: set[tuple[str, str]] = set()
        self.people: dict[str, PersonRow] = {}
        self.said_by: dict[tuple[str, int], str | None] = {}
        self.orders: dict[str, tuple[float, bytes]] = {}
        self.outcomes: dict[str, bytes] = {}
        self.tokens: dict[str, TokenRow] = {}
        self.resets: dict[str, tuple[str, float]] = {}
        self.ratings: dict[tuple[str, str], RatingRow] = {}

    async def open(self, *, alone: bool = False) -> None:
        self._ask("open")

    async def open_to_read(self) -> None:
        await self.open()

    async def open_beside(self) -> None:
        await self.open()

    async def close(self) -> None:
        self.asked["close"] += 1

    async def ask(self, *questions: Question) -> list[list[Row]]:
        raise AssertionError("there is no SQL here")

    async def execute(self, *statements: Statement) -> None:
        raise AssertionError("there is no SQL here")

    async def answers(self) -> bool:
        return not self.away

    async def can_store(self) -> bool:
        return not self.away

    # Tables

    async def commit(self, change: Change) -> None:
        self._ask("commit")
        row = change.row
        self._expect(change, row)
        first = row.version - len(change.writes) + 1
        self.rows[row.id] = row
        self.writes.setdefault(row.id, {}).update(enumerate(change.writes, first))
        self.seated.update((person, row.id) for person in change.seated)
        self.seated.difference_update((person, row.id) for person in change.stood)
        if change.act is not None:
            person, key, answer = change.act
            self.acts[row.id, person, key] = answer
        if change.chat is not None:
            number, body, speaker = change.chat
            self.chat.setdefault(row.id, {})[number] = body
            self.said_by[row.id, number] = speaker
        if change.snapshot is not None and change.snapshot[0] >= self.snapshots.get(row.id, (-1, b""))[0]:
            self.snapshots[row.id] = change.snapshot

    async def read_table(self, table: str, after: int = -1) -> StoredTable | None:
        self._ask("read_table")
        row = self.rows.get(table)
        if row is None:
            return None
        writes = [(version, body) for version, body in sorted(self.writes[table].items()) if version > after]
        chat = sorted(self.chat.get(table, {}).items())[-CHAT_SHOWN:]
        return StoredTable(row, writes, self.snapshots.get(table), chat)

    async def read_chat(self, table: str, before: int, most: int) -> list[bytes]:
        self._ask("read_chat")
        return [body for number, body in sorted(self.chat.get(table, {}).items()) if number < before][-most:]

    async def read_edition(self, table: str) -> int | None:
        self._ask("read_edition")
        return None if table not in self.rows else self.rows[table].edition

    async def read_act(self, table: str, person: str, key: str) -> bytes | None:
        self._ask("read_act")
        return self.acts.get((table, person, key.encode(*KEY_ENCODING)))

    async def read_acts(self, table: str) -> list[tuple[str, str, bytes]]:
        self._ask("read_acts")
        return [
            (person, key.decode(*KEY_ENCODING), answer)
            for (at, person, key), answer in self.acts.items()
            if at == table
        ]

    async def list_tables(
        self, show: str, person: str | None, game: str | None, before: tuple[float, str] | None, most: int
    ) -> list[TableRow]:
        self._ask("list_tables")
        found = [
            row
            for row in self.rows.values()
            if self._shows(show, person, row)
            and game in (None, row.game)
            and (before is None or (row.changed, row.id) < before)
        ]
        return sorted(found, key=lambda row: (row.changed, row.id), reverse=True)[:most]

    async def due_tables(self, now: float, most: int) -> list[str]:
        self._ask("due_tables")
        due = sorted((row.due, row.id) for row in self.rows.values() if row.due is not None and row.due <= now)
        return [table for _, table in due[:most]]

    async def count_unfinished(self, person: str) -> int:
        self._ask("count_unfinished")
        return sum(row.maker == person and row.state != "over" for row in self.rows.values())

    async def count_states(self) -> dict[str, int]:
        self._ask("count_states")
        return dict(Counter(row.state for row in self.rows.values()))

    # People

    async def add_person(self, person: PersonRow, token: TokenRow) -> None:
        self._ask("add_person")
        if person.id in self.people or token.hash in self.tokens or self._has_login(person):
            raise Conflict
        self.people[person.id] = person
        self.tokens[token.hash] = token

    async def change_person(self, person: PersonRow, token: TokenRow | None = None) -> None:
        self._ask("change_person")
        if self._has_login(person):
            raise Conflict
        if person.id in self.people:
            self.people[person.id] = person
        if token is not None:
            self.tokens[token.hash] = token

    async def set_password(self, person: str, password: str, token: TokenRow, reset_hash: str | None = None) -> None:
        self._ask("set_password")
        row = self.people[person]
        if row.login is None or (reset_hash is not None and self.resets.get(reset_hash, ("",))[0] != person):
            raise Conflict
        self.people[person] = dataclasses.replace(row, password=password)
        self._drop_tokens(person)
        self.tokens[token.hash] = token

    async def read_person(self, person: str) -> PersonRow | None:
        self._ask("read_person")
        return self.people.get(person)

    async def find_login(self, login: str) -> PersonRow | None:
        self._ask("find_login")
        return next((row for row in self.people.values() if row.login == login), None)

    async def add_token(self, token: TokenRow) -> None:
        self._ask("add_token")
        if token.hash in self.tokens:
            raise Conflict
        self.tokens[token.hash] = token

    async def read_token(self, token_hash: str, since: float) -> tuple[PersonRow, TokenRow] | None:
        self._ask("read_token")
        token = self.tokens.get(token_hash)
        return None if token is None or token.seen <= since else (self.people[token.person], token)

    async def list_tokens(self, person: str, since: float) -> list[TokenRow]:
        self._ask("list_tokens")
        found = [token for token in self.tokens.values() if token.person == person and token.seen > since]
        return sorted(found, key=lambda token: token.made)

    async def use_token(self, token: TokenRow) -> None:
        self._ask("use_token")
        if token.hash in self.tokens:
            self.tokens[token.hash] = token
        self._drop_of_session(token, lambda made: made < token.made)

    async def replace_token(self, old: TokenRow, new: TokenRow) -> None:
        self._ask("replace_token")
        self._drop_of_session(old, lambda made: made > old.made)
        self.tokens[new.hash] = new

    def _drop_of_session(self, token: TokenRow, drops: Callable[[float], bool]) -> None:
        of = token.person, token.session
        kept = self.tokens.items()
        self.tokens = {known: one for known, one in kept if (one.person, one.session) != of or not drops(one.made)}

    async def drop_session(self, person: str, session: str) -> None:
        self._ask("drop_session")
        kept = self.tokens.items()
        self.tokens = {known: one for known, one in kept if (one.person, one.session) != (person, session)}

    async def add_reset(self, reset_hash: str, person: str, until: float) -> None:
        self._ask("add_reset")
        self.resets = {known: reset for known, reset in self.resets.items() if reset[0] != person}
        self.resets[reset_hash] = (person, until)

    async def read_reset(self, reset_hash: str, now: float) -> PersonRow | None:
        self._ask("read_reset")
        person, until = self.resets.get(reset_hash, ("", 0.0))
        row = self.people.get(person)
        return None if row is None or row.login is None or until <= now else row

    def _drop_tokens(self, person: str) -> None:
        self.tokens = {known: token for known, token in self.tokens.items() if token.person != person}
        self.resets = {known: reset for known, reset in self.resets.items() if reset[0] != person}

    async def drop_person(self, person: str) -> list[str]:
        self._ask("drop_person")
        self._drop_tokens(person)
        self.ratings = {key: row for key, row in self.ratings.items() if row.who != person}
        if person in self.people:
            gone = dataclasses.replace(self.people[person], name="", login=None, password=None, deleted=True)
            self.people[person] = gone
        return sorted(table for who, table in self.seated if who == person)

    async def list_chat_of(self, person: str) -> list[ChatRow]:
        self._ask("list_chat_of")
        return [said for table in sorted(self.chat) for said in self._said_at(table) if said.person == person]

    async def list_chat_at(self, table: str) -> list[ChatRow]:
        self._ask("list_chat_at")
        return self._said_at(table)

    def _said_at(self, table: str) -> list[ChatRow]:
        return [ChatRow(table, n, body, self.said_by[table, n]) for n, body in sorted(self.chat.get(table, {}).items())]

    async def rewrite(self, table: str, writes: list[tuple[int, bytes]], chat: list[tuple[int, bytes]]) -> None:
        self._ask("rewrite")
        self.writes[table].update(writes)
        self.chat.setdefault(table, {}).update(chat)

    async def mute(self, person: str, until: float) -> None:
        self._ask("mute")
        self.people[person] = dataclasses.replace(self.people[person], muted=until)

    async def ban(self, person: str, *, banned: bool) -> None:
        self._ask("ban")
        self.people[person] = dataclasses.replace(self.people[person], banned=banned)
        self._drop_tokens(person)

    async def add_order(self, order: str, made: float, body: bytes) -> None:
        self._ask("add_order")
        self.orders[order] = (made, body)

    async def waiting_orders(self, since: float) -> list[tuple[str, bytes]]:
        self._ask("waiting_orders")
        return [(order, body) for order, (made, body) in self.orders.items() if made > since]

    async def take_order(self, order: str, now: float) -> None:
        if self.orders.pop(order, None) is None:
            raise Conflict

    async def answer_order(self, order: str, answer: bytes) -> None:
        self.outcomes[order] = answer

    async def read_order(self, order: str) -> bytes | None:
        return self.outcomes.get(order)

    async def drop_order(self, order: str) -> None:
        self.outcomes.pop(order, None)

    async def read_ratings(self, who: str) -> list[RatingRow]:
        self._ask("read_ratings")
        return sorted((row for row in self.ratings.values() if row.who == who), key=lambda row: row.game)

    async def rate(self, table: str, who: list[str], game: str, reckon: Reckon) -> None:
        self._ask("rate")
        row = self.rows.get(table)
        if row is None or not row.unrated:
            return
        for rating in reckon([self.ratings.get((one, game)) for one in who]):
            self.ratings[rating.who, rating.game] = rating
        self.rows[table] = replace(row, unrated=False)

    async def unrated_tables(self, most: int) -> list[str]:
        self._ask("unrated_tables")
        return sorted(row.id for row in self.rows.values() if row.unrated)[:most]

    def _ask(self, what: str) -> None:
        self.asked[what] += 1
        if self.away:
            raise StoreAway

    def _expect(self, change: Change, row: TableRow) -> None:
        """Raises Conflict where anything of it is there already, or what it follows is not."""
        present = self.rows.get(row.id)
        before = None if present is None else present.edition
        follows = before == (None if row.edition == FIRST_EDITION else row.edition - 1)
        acted = change.act is not None and (row.id, change.act[0], change.act[1]) in self.acts
        said = change.chat is not None and change.chat[0] in self.chat.get(row.id, {})
        if not follows or acted or said:
            raise Conflict

    def _shows(self, show: str, person: str | None, row: TableRow) -> bool:
        if show == "mine":
            return person is not None and (row.maker == person or (person, row.id) in self.seated)
        return row.public and row.state == SHOWN[show]

    def _has_login(self, person: PersonRow) -> bool:
        """Whether somebody else has it."""
        others = (row for row in self.people.values() if row.id != person.id)
        return person.login is not None and any(row.login == person.login for row in others)
