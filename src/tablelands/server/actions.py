"""What a person does at a table, by whatever way it was asked: checked in the order that the interface promises."""

from collections.abc import Awaitable
from time import perf_counter

from tablelands.core.errors import Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api import requests
from tablelands.server.api.requests import Answer, Request, SeatAct
from tablelands.server.bots.pool import BotPool
from tablelands.server.errors import Forbidden
from tablelands.server.hosting.memory import Loaded
from tablelands.server.hosting.tables import Act, Answered, Tables
from tablelands.server.limits import RateLimiter
from tablelands.server.metrics import Metrics
from tablelands.server.people.person import Person
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.clock import rfc3339
from tablelands.server.tables.making import rematch_of
from tablelands.server.tables.table import Table


class TableActions:
    def __init__(self, tables: Tables, bots: BotPool, limiter: RateLimiter, metrics: Metrics) -> None:
        self.tables = tables
        self.bots = bots
        self.limiter = limiter
        self.metrics = metrics

    async def may_make_table(self, person: str, *, over: bool = False) -> None:
        """One that is over from the beginning does not count among the unfinished."""
        counted = self.limiter.limits.counted and not over
        unfinished = await self.tables.store.count_unfinished(person) if counted else 0
        await self.limiter.make_table(person, unfinished)

    async def act(
        self, person: Person, table: str, request: Request, language: Language, answered: Answered = None
    ) -> Answer:
        """`answered` is called with the answer before anybody who watches is told. A refusal is final only if no other
        process has changed the table meanwhile."""
        began = perf_counter()
        if isinstance(request, requests.Play):
            self.limiter.expect_short(request.move)
        key = request.key if isinstance(request, requests.Join) else None
        known = await self.tables.expect_seen(table, person.id, key)
        while True:
            try:
                answer = await self._act(person, table, request, language, answered)
                break
            except Refused:
                before = known
                if self.tables.follower.alone or (known := await self.tables.learn(table)) == before:
                    raise
        if isinstance(request, requests.Play):
            self.metrics.play_seconds.observe(perf_counter() - began)
        return answer

    def _act(
        self, person: Person, table: str, request: Request, language: Language, answered: Answered
    ) -> Awaitable[Answer]:
        match request:
            case requests.Join():
                return self.tables.act(table, Act(person.id, None, lambda at: self._join(at, person, request)))
            case requests.Stand():
                return self.tables.act(table, Act(person.id, None, lambda at: stand(at, person, request)))
            case requests.Say():
                return self._say(person, table, request, answered)
            case requests.Rematch():
                return self._rematch(person, table, request, answered)
            case requests.Hint():
                return self._hint(person, table, request, language, answered)
            case SeatAct(key=key, seat=seat):
                act = Act(person.id, key, lambda at: self._act_at_seat(at, person, request), answered, seat=seat)
                return self.tables.act(table, act)
        raise AssertionError(f"nobody asks for {request}")

    def _join(self, table: Table, person: Person, request: requests.Join) -> tuple[Answer, Done]:
        seat, done = acts.join(self._with_room(table), person.id, person.name, request.seat)
        began = acts.begin_if_full(table, self.tables.now())
        return Answer(seat=seat), Done(log=began, seats=done.seats)

    async def _say(self, person: Person, table: str, request: requests.Say, answered: Answered) -> Answer:
        loaded = await self.tables.find(table)
        if not await self._is_known(loaded, person.id, request.key):
            acts.expect_seated(loaded.table, person.id)
            await self._expect_voice(person.id)
            await self.limiter.say(person.id)

        def do(at: Table) -> tuple[Answer, Done]:
            room = acts.expect_room_to_talk(at, self.limiter.limits.chat_lines)
            return Answer(), acts.say(room, person.id, request.text, self.tables.now())

        return await self.tables.act(table, Act(person.id, request.key, do, answered))

    async def _expect_voice(self, person: str) -> None:
        row = await self.tables.store.read_person(person)
        if row is not None and row.muted > self.tables.now():
            raise Forbidden(texts.MUTED.fill(moment=rfc3339(row.muted)[:16].replace("T", " ") + " UTC"))

    async def _rematch(self, person: Person, table: str, request: requests.Rematch, answered: Answered) -> Answer:
        loaded = await self.tables.find(table)
        if not loaded.table.seats_of(person.id):
            raise Forbidden(texts.NO_SEAT_HERE)
        made: list[Table] = []

        def do(at: Table) -> tuple[Answer, Done]:
            agreed, done = acts.rematch(self._with_room(at), person.id, request.answer)
            if agreed and at.offers.rematch_table is None:
                made[:] = made or [rematch_of(at, self.tables.now())]
                at.offers.rematch_table = made[0].id
                done = Done(offers=True)
            return Answer(table=at.offers.rematch_table), done

        async def first() -> None:
            for new in made:
                if self.tables.at_hand(new.id) is None:
                    await self.tables.make(new)

        return await self.tables.act(table, Act(person.id, request.key, do, answered, first))

    async def _hint(
        self, person: Person, table: str, request: requests.Hint, language: Language, answered: Answered
    ) -> Answer:
        loaded, seat, key = await self.tables.find(table), request.seat, request.key
        at, answer = loaded.table, Answer()
        acts.expect_own(at, person.id, seat)
        if not await self._is_known(loaded, person.id, key):
            if acts.staying(at) != [person.id]:
                raise Forbidden(texts.NO_HINT_HERE)
            await self.tables.expect_no_contest(at)
            acts.expect_begun(self._with_room(at)).expect_turn(seat)
            await self.limiter.hint(person.id)
            answer = Answer(**await self.bots.hint(at, seat, language))
        return await self.tables.act(table, Act(person.id, key, lambda at: (answer, acts.note_hint(at)), answered))

    def _act_at_seat(self, table: Table, person: Person, request: SeatAct) -> tuple[Answer, Done]:
        match request:
            case requests.Play(seat=seat, move=move, version=version):
                return Answer(), acts.play(self._with_room(table), seat, move, version)
            case requests.Resign(seat=seat):
                return Answer(), acts.leave(table, seat, "resigned")
            case requests.TakeBack(seat=seat, answer=answer):
                return Answer(), acts.take_back(self._with_room(table), person.id, seat, answer)
        raise AssertionError(f"nobody asks for {request}")

    def _with_room(self, table: Table) -> Table:
        """Over tables are refused for being over, by the act itself."""
        return table if table.state == "over" else acts.expect_room(table, self.limiter.limits.table)

    async def _is_known(self, loaded: Loaded, person: str, key: str) -> bool:
        """What has been answered already, here or elsewhere, is not counted again."""
        if (person, key) in loaded.acts:
            return True
        return await self.tables.follower.known_elsewhere(loaded.table.id, person, key) is not None


def stand(table: Table, person: Person, request: requests.Stand) -> tuple[Answer, Done]:
    return Answer(), acts.stand(table, person.id, request.seat)
