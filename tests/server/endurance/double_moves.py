"""Two servers on one store are given different moves for the same turn at the same moment, over and over: one of them
wins, the other gets a clean refusal, and whoever watches either sees the same game."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tests.server.endurance.doors import Doors, Json, Person, Socket
from tests.server.endurance.player import LATE, any_move
from tests.server.endurance.report import Report
from tests.server.endurance.two_processes import two_servers
from tests.server.live.picture import Picture
from tests.server.live.playing import to_move
from tests.server.running import Served

GAMES: list[Json] = [
    {"game": "sturts-stony-desert"},
    {"game": "down-under", "options": {"area": "easy"}},
    {"game": "outback"},
    {"game": "downhill", "options": {"max_rounds": 6}},
]
TWICE_EVERY = 5
"""So often both are given the same act, with one key: it is done once, and both answer it."""


@dataclass(frozen=True, slots=True)
class Plan:
    seed: int = 1
    duels: int = 1000
    tables: int = 8


@dataclass(slots=True)
class Tally:
    wanted: int
    duels: int = 0
    won_by_first: int = 0
    twice: int = 0
    games: int = 0

    @property
    def enough(self) -> bool:
        return self.duels >= self.wanted


async def run(plan: Plan, folder: Path, report: Report) -> None:
    tally = Tally(plan.duels)
    with two_servers(folder) as servers:
        doors = Doors([one.address for one in servers], Random(plan.seed))
        try:
            person = await doors.person("Ana")
            places = [
                asyncio.create_task(duel_on(doors, servers, person, Random(f"{plan.seed} {number}"), tally, number))
                for number in range(plan.tables)
            ]
            while (await asyncio.wait(places, timeout=2, return_when=asyncio.FIRST_EXCEPTION))[1]:
                report.tell(f"{tally.duels} of {plan.duels} turns, {tally.games} games over")
                for place in places:
                    if place.done():
                        place.result()
            await asyncio.gather(*places)
        finally:
            await doors.close()
    report.note("turns that two moves were sent for at once", tally.duels)
    report.note("of these won through the first server", tally.won_by_first)
    report.note("acts sent through both with one key, done once", tally.twice)
    report.note("games, both servers showing the same throughout", tally.games)


async def duel_on(
    doors: Doors, servers: list[Served], person: Person, random: Random, tally: Tally, number: int
) -> None:
    """Game after game."""
    while not tally.enough:
        wished = GAMES[number % len(GAMES)]
        number += 1
        body = wished | {"seats": [{"sit": "me"}, {"sit": "me"}], "public": True}
        made = await doors.ask("POST", "/api/tables", person, body)
        async with AsyncExitStack() as stack:
            ends = [await End.come(stack, doors, one, person, made["table"]) for one in servers]
            await Duels(doors, person, wished["game"], made["table"], ends, random, tally).fight()
        tally.games += 1


class End:
    """One of the two servers: somebody plays through it, and a stranger watches."""

    def __init__(self, name: str, playing: Socket, watching: Socket) -> None:
        self.playing, self.watching = playing, watching
        self.own = Picture(f"player through the {name}", patient=True)
        self.seen = Picture(f"watcher of the {name}", patient=True)

    @classmethod
    async def come(cls, stack: AsyncExitStack, doors: Doors, server: Served, person: Person, table: str) -> "End":
        sockets = [await stack.enter_async_context(doors.socket(who, server.address)) for who in (person, None)]
        end = cls(server.data.name, *sockets)
        for socket in sockets:
            await socket.say("watch", table=table)
        await end.see(0)
        return end

    async def see(self, version: int) -> None:
        """Until both have it before their eyes."""
        for socket, picture in ((self.playing, self.own), (self.watching, self.seen)):
            while picture.scene.get("version", -1) < version:
                picture.take(await socket.hear())

    async def answer(self) -> Json:
        """To what was last said; what else happens is seen meanwhile."""
        while (message := await self.playing.hear())["on"] not in ("done", "refused"):
            self.own.take(message)
        return message


class Duels:
    """At one table, from its beginning to its end."""

    def __init__(
        self, doors: Doors, person: Person, game: str, table: str, ends: list[End], random: Random, tally: Tally
    ) -> None:
        self.doors, self.person, self.game, self.table = doors, person, find_game(game), table
        self.ends, self.random, self.tally = ends, random, tally

    async def fight(self) -> None:
        turn = 0
        while (scene := self.ends[0].own.scene)["state"] == "playing":
            turn += 1
            moves = await self.two_moves(scene)
            if turn % TWICE_EVERY == 0:
                version = await self.send_twice(scene, moves[0], turn)
            else:
                version = await self.send_both(scene, moves, turn)
            for end in self.ends:
                await end.see(version)
            self.compare()
        await self.check()

    async def two_moves(self, scene: Json) -> list[Any]:
        """Different ones, where there are two."""
        legal = scene["legal"]
        if legal is None:
            path = f"/api/tables/{self.table}/record"
            record = await self.doors.ask("GET", path, self.person)
            return [any_move(self.game, record, scene["as"], self.random) for _ in self.ends]
        return self.random.sample(legal, 2) if len(legal) > 1 else legal * 2

    async def send_both(self, scene: Json, moves: list[Any], turn: int) -> int:
        answers = await self._send(scene, moves, [f"{turn} {number}" for number in range(len(moves))])
        won = [number for number, answer in enumerate(answers) if answer["on"] == "done"]
        assert len(won) == 1, f"of two moves for one turn these were taken: {answers}"
        lost = answers[1 - won[0]]
        assert lost["error"]["kind"] in LATE, lost
        self.tally.duels += moves[0] != moves[1]
        self.tally.won_by_first += moves[0] != moves[1] and won == [0]
        return int(answers[won[0]]["version"])

    async def send_twice(self, scene: Json, move: Any, turn: int) -> int:
        answers = await self._send(scene, [move, move], [str(turn)] * 2)
        assert answers[0]["on"] == "done", answers
        assert answers[0] == answers[1], "a key has two answers"
        self.tally.twice += 1
        return int(answers[0]["version"])

    async def _send(self, scene: Json, moves: list[Any], keys: list[str]) -> list[Json]:
        said = {"table": self.table, "seat": scene["as"], "version": scene["version"]}
        await asyncio.gather(
            *(end.playing.say("play", move=moves[n], key=keys[n], **said) for n, end in enumerate(self.ends))
        )
        return list(await asyncio.gather(*(end.answer() for end in self.ends)))

    def compare(self) -> None:
        first, second = self.ends
        first.own.expect_same(second.own.scene | {"seats": first.own.scene["seats"]})
        first.seen.expect_same(second.seen.scene | {"seats": first.seen.scene["seats"]})

    async def check(self) -> None:
        assert to_move(self.ends[0].own.scene) == []
        record = await self.doors.ask("GET", f"/api/tables/{self.table}/record", self.person)
        Record.from_json(record).replay(self.game)
