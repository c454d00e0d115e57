"""Somebody who plays his seats at one table until it is over, whatever happens to the server meanwhile."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

from tablelands.core.record import Record, event_from_json
from tablelands.core.registry import find_game
from tests.server.endurance.doors import AGAIN_AFTER, LOST, Doors, Json, Person, Refused, Socket
from tests.server.live.picture import Picture
from tests.server.live.playing import to_move

LATE = ("stale", "not-your-turn")
"""Time was up before the move came."""


@dataclass(slots=True)
class Act:
    """A move that was sent, again and again with one key, and the answer it got."""

    body: Json
    answer: Json | None = None


class Player:
    """`acts` are all his moves, in the order in which they were sent; each is sent until it is answered. After `sleeps`
    moves he makes no more."""

    def __init__(self, doors: Doors, person: Person, game: str, table: str, random: Random, think: float) -> None:
        self.doors = doors
        self.person = person
        self.game = find_game(game)
        self.table = table
        self.random = random
        self.think = think
        self.sleeps: int | None = None
        self.late = False
        self.acts: list[Act] = []

    @property
    def pending(self) -> Act | None:
        return self.acts[-1] if self.acts and self.acts[-1].answer is None else None

    @property
    def answered(self) -> int:
        return len(self.acts) - (self.pending is not None)

    async def play(self) -> None:
        raise NotImplementedError

    async def next_act(self, scene: Json) -> Act | None:
        """A move for his seat that is to move, if any; thought about for a while."""
        seat = scene["as"]
        if seat not in to_move(scene) or (self.sleeps is not None and len(self.acts) >= self.sleeps):
            return None
        await asyncio.sleep(self.random.uniform(0, 2 * self.think))
        key = f"{scene['version']} {seat} {len(self.acts)}"
        move = await self.choose(scene, seat)
        self.acts.append(Act({"seat": seat, "move": move, "version": scene["version"], "key": key}))
        return self.acts[-1]

    async def choose(self, scene: Json, seat: int) -> Any:
        if scene["legal"]:
            return self.random.choice(scene["legal"])
        written = await self.doors.ask("GET", f"/api/tables/{self.table}/record", self.person)
        return any_move(self.game, written, seat, self.random)

    def refuse(self, kind: str) -> None:
        """Only a clock that nobody looks after may make a move come too late."""
        assert self.sleeps is not None, f"{self.acts[-1].body} is refused: {kind}"
        assert kind in LATE, kind
        self.late = True
        self.acts.pop()


def any_move(game: Any, record: Json, seat: int, random: Random) -> Any:
    """Asked of the rules themselves, where moves cannot be listed."""
    read = Record.from_json(record)
    match = read.beginning(game)
    for event in read.events:
        match.repeat(event_from_json(game, event))
    return game.moves.to_json(game.sample_move(match.state, seat, random))


class Caller(Player):
    """Plays over HTTP: asks for the scene now and then."""

    async def play(self) -> None:
        while (scene := await self.look())["state"] != "over":
            act = await self.next_act(scene)
            if act is None:
                await asyncio.sleep(self.random.uniform(0.05, 0.2))
                continue
            try:
                act.answer = await self.doors.ask("POST", f"/api/tables/{self.table}/play", self.person, act.body)
            except Refused as refused:
                self.refuse(refused.kind)

    async def look(self) -> Json:
        return await self.doors.ask("GET", f"/api/tables/{self.table}", self.person)


class Listener(Player):
    """Plays over a socket: lays steps over scenes, and comes back when the line breaks."""

    async def play(self) -> None:
        over = False
        while not over:
            try:
                async with self.doors.socket(self.person) as socket:
                    over = await self._sit_at(socket)
            except LOST:
                self.doors.lost += 1
                await asyncio.sleep(AGAIN_AFTER)

    async def _sit_at(self, socket: Socket) -> bool:
        """Until it is over, or the line breaks."""
        picture = Picture(f"{self.person.name} at {self.table}", patient=True)
        await socket.say("watch", table=self.table)
        if self.pending is not None:
            await self._send(socket, self.pending)
        while True:
            await self._take(picture, await socket.hear())
            if self.pending is not None or picture.scene.get("version", -1) < self._last_version():
                continue  # the step that holds the move is on its way
            if picture.scene["state"] == "over":
                await self._compare(picture)
                return True
            act = await self.next_act(picture.scene)
            if act is not None:
                await self._send(socket, act)

    def _last_version(self) -> int:
        answer = self.acts[-1].answer if self.acts else None
        return 0 if answer is None else int(answer["version"])

    async def _send(self, socket: Socket, act: Act) -> None:
        await socket.say("play", table=self.table, **act.body)

    async def _take(self, picture: Picture, message: Json) -> None:
        if message["on"] == "done":
            assert self.pending is not None
            self.pending.answer = {"version": message["version"]}
        elif message["on"] == "refused":
            if message["error"]["kind"] == "unavailable":
                raise ConnectionError("the store is away")
            assert message["do"] == "play", message
            self.refuse(message["error"]["kind"])
        else:
            picture.take(message)

    async def _compare(self, picture: Picture) -> None:
        """What the steps gave with the table as it is shown to whoever comes now."""
        seat = picture.scene["as"]
        asked = "none" if seat is None else str(seat)
        fresh = await self.doors.ask("GET", f"/api/tables/{self.table}", self.person, seat=asked)
        picture.expect_same(fresh | {"seats": picture.scene["seats"]})  # who is online may change at any time
