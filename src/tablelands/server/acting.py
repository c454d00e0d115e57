"""What a person does at a table, by whatever door: checked in the order that the interface promises."""

from collections.abc import Awaitable, Callable
from time import perf_counter

from tablelands.core.errors import Refused
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.asked import Asked
from tablelands.server.bots.pool import BotPool
from tablelands.server.errors import Forbidden
from tablelands.server.finding import Answer, Loaded
from tablelands.server.limits import Gate
from tablelands.server.live.rooms import Rooms
from tablelands.server.metrics import Metrics
from tablelands.server.people.person import Person
from tablelands.server.service import Finished, Tables
from tablelands.server.tables import acts
from tablelands.server.tables.acts import Done
from tablelands.server.tables.rematch import rematch_of
from tablelands.server.tables.table import Table
from tablelands.server.writing import Answered


class Acting:
    def __init__(self, tables: Tables, rooms: Rooms, bots: BotPool, gate: Gate, metrics: Metrics) -> None:
        self.tables = tables
        self.rooms = rooms
        self.bots = bots
        self.gate = gate
        self.metrics = metrics
        self._acts: dict[str, Callable[..., Awaitable[Answer]]] = {
            "play": self.play,
            "resign": self.resign,
            "take-back": self.take_back,
            "say": self.say,
            "rematch": self.rematch,
        }

    async def may_make_table(self, person: str, *, over: bool = False) -> None:
        """One that is over from the beginning does not count among the unfinished."""
        counted = self.gate.limits.counted and not over
        unfinished = await self.tables.answered(self.tables.store.count_unfinished(person)) if counted else 0
        await self.gate.make_table(person, unfinished)

    # Sitting down and standing up

    async def join(self, person: Person, table: str, seat: int | None, key: str | None) -> Answer:
        await self.tables.expect_visible(table, person.id, key)

        def do(at: Table) -> tuple[Answer, Done]:
            taken, done = acts.join(at, person.id, person.name, seat)
            began = acts.begin_if_full(at, self.tables.now())
            return {"seat": taken}, Done(log=began, seats=done.seats)

        return await self._informed(table, self.tables.act, table, person.id, None, do)

    async def stand(self, person: Person, table: str, seat: int) -> Answer:
        await self.tables.expect_visible(table, person.id, None)

        def do(at: Table) -> tuple[Answer, Done]:
            return {}, acts.stand(at, person.id, seat)

        return await self._informed(table, self.tables.act, table, person.id, None, do)

    # All else

    async def act(self, what: str, person: Person, table: str, asked: Asked, answered: Answered = None) -> Answer:
        began = perf_counter()
        await self.tables.expect_visible(table, person.id, None)
        answer = await self._informed(table, self._acts[what], person, table, asked, answered)
        if what == "play":
            self.metrics.play_seconds.observe(perf_counter() - began)
        return answer

    def _informed(self, table: str, act: Callable[..., Awaitable[Answer]], *given: object) -> Awaitable[Answer]:
        """Nothing is refused for good on another edition than the one that other processes have left."""
        return act(*given) if self.tables.alone else self._until_informed(table, act, *given)

    async def _until_informed(self, table: str, act: Callable[..., Awaitable[Answer]], *given: object) -> Answer:
        while True:
            known = (await self.tables.find(table)).table.edition
            try:
                return await act(*given)
            except Refused:
                if await self.tables.learn(table) == known:
                    raise

    def play(self, person: Person, table: str, asked: Asked, answered: Answered) -> Awaitable[Answer]:
        def do(at: Table) -> tuple[Answer, Done]:
            return {}, acts.play(at, asked.seat, asked.move, asked.version)

        return self.tables.act(table, person.id, asked.key, do, answered, seat=asked.seat)

    def play_at_once(self, person: Person, table: str, asked: Asked, answered: Answered, finished: Finished) -> bool:
        """If it is done at once, or refused; if not it takes the long way, through `act`."""
        loaded = self.tables.take_for(table, person.id, asked.key)
        if loaded is None:
            return False
        began = perf_counter()

        def do(at: Table) -> tuple[Answer, Done]:
            self.gate.call(person.id)
            acts.expect_own(at, person.id, asked.seat)
            return {}, acts.play(at, asked.seat, asked.move, asked.version)

        def played(done: bool) -> None:
            self.metrics.play_seconds.observe(perf_counter() - began)
            finished(done)

        self.tables.act_at_once(loaded, person.id, asked.key, do, answered, played)
        return True

    def resign(self, person: Person, table: str, asked: Asked, answered: Answered) -> Awaitable[Answer]:
        def do(at: Table) -> tuple[Answer, Done]:
            return {}, acts.leave(at, asked.seat, "resigned")

        return self.tables.act(table, person.id, asked.key, do, answered, seat=asked.seat)

    def take_back(self, person: Person, table: str, asked: Asked, answered: Answered) -> Awaitable[Answer]:
        def do(at: Table) -> tuple[Answer, Done]:
            return {}, acts.take_back(at, person.id, asked.seat, asked.answer)

        return self.tables.act(table, person.id, asked.key, do, answered, seat=asked.seat)

    async def say(self, person: Person, table: str, asked: Asked, answered: Answered) -> Answer:
        loaded = await self.tables.find(table)
        if not await self._is_known(loaded, person.id, asked.key):
            if not loaded.table.own_seats(person.id):
                raise Forbidden(texts.NO_SEAT_HERE)
            await self.gate.say(person.id)
        return await self.tables.say(table, person.id, asked.key, asked.text, answered)

    async def rematch(self, person: Person, table: str, asked: Asked, answered: Answered) -> Answer:
        loaded = await self.tables.find(table)
        if not loaded.table.seats_of(person.id):
            raise Forbidden(texts.NO_SEAT_HERE)
        made: list[Table] = []

        def do(at: Table) -> tuple[Answer, Done]:
            agreed, done = acts.rematch(at, person.id, asked.answer)
            if agreed and at.offers.rematch_table is None:
                made[:] = made or [rematch_of(at, self.tables.now())]
                at.offers.rematch_table = made[0].id
                done = Done(offers=True)
            return {"table": at.offers.rematch_table}, done

        async def first(answer: Answer) -> None:
            for new in made:
                if self.tables.loaded(new.id) is None:
                    await self.tables.make(new)

        return await self.tables.act(table, person.id, asked.key, do, answered, first)

    async def hint(
        self, person: Person, table: str, asked: Asked, language: Language, answered: Answered = None
    ) -> Answer:
        await self.tables.expect_visible(table, person.id, None)
        return await self._informed(table, self._hint, person, table, asked, language, answered)

    async def _hint(self, person: Person, table: str, asked: Asked, language: Language, answered: Answered) -> Answer:
        loaded, seat, key = await self.tables.find(table), asked.seat, asked.key
        at = loaded.table
        acts.expect_own(at, person.id, seat)
        if not await self._is_known(loaded, person.id, key):
            if acts.staying(at) != [person.id]:
                raise Forbidden(texts.NO_HINT_HERE)
            acts.expect_begun(at).expect_turn(seat)
            await self.gate.hint(person.id)
            answer = await self.bots.hint(at, seat, language)
        else:
            answer = {}
        return await self.tables.act(table, person.id, key, lambda at: (answer, acts.note_hint(at)), answered)

    async def _is_known(self, loaded: Loaded, person: str, key: str) -> bool:
        """What has been answered already, here or elsewhere, is not counted again."""
        if (person, key) in loaded.acts:
            return True
        return await self.tables.known_elsewhere(loaded.table.id, person, key) is not None
