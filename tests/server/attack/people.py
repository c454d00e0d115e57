"""The people who are not to notice an attack: two who play, and one who comes to look."""

import asyncio
import time
from random import Random

import httpx

from tests.server.attack.target import LOST
from tests.server.endurance.doors import Doors, Json, Person, Socket
from tests.server.endurance.game import expect_moves
from tests.server.live.picture import Picture
from tests.server.live.playing import to_move

GAME = "outback"
BETWEEN = 0.08
"""Seconds between two moves: with default limits a person may make twenty calls a second."""
LOOKS_EVERY = 0.5
PATIENCE = 30.0
"""Seconds until a move that is not answered is a fault by itself."""


class Pair:
    """Play one game after the other by socket. `seconds` is how long each move took: until both had heard of it and it
    was acknowledged."""

    def __init__(self, address: str, random: Random) -> None:
        self.doors = Doors([address], random)
        self.random = random
        self.seconds: list[float] = []
        self.moves: dict[str, list[Json]] = {}
        """What was acknowledged, by table."""

    async def come(self) -> None:
        self.people = [await self.doors.person("Ana"), await self.doors.person("Ben")]

    async def play(self, over: asyncio.Event) -> None:
        ana, ben = self.people
        async with self.doors.socket(ana) as one, self.doors.socket(ben) as other:
            while not over.is_set():
                await self._play_one([one, other], over)

    async def _play_one(self, sockets: list[Socket], over: asyncio.Event) -> None:
        table = await self._make(*self.people)
        sent = self.moves.setdefault(table, [])
        pictures = [Picture(person.name, patient=True) for person in self.people]
        for socket, picture in zip(sockets, pictures, strict=True):
            await socket.say("watch", table=table)
            await hear_until(socket, picture, 0, "")
        while pictures[0].scene["state"] != "over" and not over.is_set():
            seat = next(seat for seat in (0, 1) if seat in to_move(pictures[seat].scene))
            scene = pictures[seat].scene
            body = {"seat": seat, "move": self.random.choice(scene["legal"]), "version": scene["version"]}
            key, began = str(len(sent)), time.monotonic()
            await sockets[seat].say("play", table=table, key=key, **body)
            version = await hear_until(sockets[seat], pictures[seat], scene["version"] + 1, key)
            await hear_until(sockets[1 - seat], pictures[1 - seat], version, "")
            self.seconds.append(time.monotonic() - began)
            sent.append(body)
            await asyncio.sleep(BETWEEN)
        for socket in sockets:
            await socket.say("leave", table=table)

    async def _make(self, ana: Person, ben: Person) -> str:
        seats = [{"sit": "me"}, {"sit": "open"}]
        made = await self.doors.ask("POST", "/api/tables", ana, {"game": GAME, "seats": seats, "public": True})
        await self.doors.ask("POST", f"/api/tables/{made['table']}/join", ben, {})
        return str(made["table"])

    async def check(self) -> None:
        """Each move that was acknowledged is in the log, once and in its order."""
        for table, sent in self.moves.items():
            scene = await self.doors.ask("GET", f"/api/tables/{table}", self.people[0])
            expect_moves(scene["log"], [0, 1], sent)


async def hear_until(socket: Socket, picture: Picture, version: int, key: str) -> int:
    """Until the picture has this version, and the move with this key is acknowledged."""
    done = 0 if not key else None
    while done is None or picture.scene.get("version", -1) < max(version, done):
        message = await socket.hear(PATIENCE)
        assert message["on"] != "refused", message["error"]
        if message["on"] == "done":
            assert message["key"] == key
            done = int(message["version"])
        elif message["table"] == picture.scene.get("table", message["table"]):
            picture.take(message)
    return int(picture.scene["version"])


class Visitor:
    """Comes by a new connection each time, and asks for the list of tables. `seconds` is how long that took."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seconds: list[float] = []
        self.problems: list[str] = []

    async def visit(self, over: asyncio.Event) -> None:
        while not over.is_set():
            began = time.monotonic()
            try:
                async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE, trust_env=False) as http:
                    status = (await http.get("/api/tables")).status_code
            except LOST as error:
                self.problems.append(f"a visitor was turned away: {type(error).__name__}")
            else:
                if status != 200:
                    self.problems.append(f"a visitor was answered with {status}")
            self.seconds.append(time.monotonic() - began)
            await asyncio.sleep(LOOKS_EVERY)
