"""A table from its making to its end, and what must be true of it then."""

import asyncio
from random import Random

from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.server.tables.luck import verify
from tests.server.endurance.doors import Doors, Json, Person
from tests.server.endurance.player import Caller, Listener, Player
from tests.server.endurance.wishes import Wish
from tests.server.running import wish as seat_wish

MOST_MOVES_AWAKE = 6


class PlayedGame:
    def __init__(self, doors: Doors, wish: Wish, random: Random, think: float) -> None:
        self.doors = doors
        self.wish = wish
        self.random = random
        self.think = think
        self.table = ""
        self.players: list[Player] = []
        self.goes_on = True

    @property
    def answered(self) -> int:
        return sum(player.answered for player in self.players)

    async def play(self, people: list[Person]) -> None:
        """From the first of them, who makes the table; others come where seats are open."""
        maker, *others = self.random.sample(people, len(people))
        seats = self.wish.seats.split()
        body = {"game": self.wish.game, "seats": [seat_wish(one) for one in seats]} | self.wish.more
        made = await self.doors.ask("POST", "/api/tables", maker, body)
        self.table = made["table"]
        guests = others[: seats.count("open")]
        for guest in guests:
            await self.doors.ask("POST", f"/api/tables/{self.table}/join", guest, {"key": made["key"]})
        self.players = [self._player(person) for person in ([maker] if "me" in seats else []) + guests]
        await asyncio.gather(*(player.play() for player in self.players))
        self.goes_on = False

    def _player(self, person: Person) -> Player:
        kind = self.random.choice([Caller, Listener])
        player = kind(self.doors, person, self.wish.game, self.table, Random(self.random.random()), self.think)
        if self.wish.sleeps:
            player.sleeps = self.random.randrange(MOST_MOVES_AWAKE)
        return player

    # Afterwards

    async def check(self) -> None:
        """Every move that was answered is in the log, once, in its order, and its key has the same answer again; the
        game is over; its record replays, and its luck is what was committed to."""
        maker = self.players[0].person
        scene = await self.doors.ask("GET", f"/api/tables/{self.table}", maker)
        assert scene["state"] == "over", self.table
        assert [entry["n"] for entry in scene["log"]] == list(range(1, len(scene["log"]) + 1))
        for player in self.players:
            await self._check_acts(player)
        record = await self.doors.ask("GET", f"/api/tables/{self.table}/record", maker)
        Record.from_json(record).replay(find_game(self.wish.game))
        verify(record)

    async def _check_acts(self, player: Player) -> None:
        assert player.pending is None, f"{player.person.name} was not answered"
        scene = await self.doors.ask("GET", f"/api/tables/{self.table}", player.person)
        own = [seat for seat, one in enumerate(scene["seats"]) if one["you"]]
        expect_moves(scene["log"], own, [act.body for act in player.acts])
        versions = [act.answer["version"] for act in player.acts if act.answer is not None]
        assert versions == sorted(set(versions)), "two moves have one version"
        for act in self.random.sample(player.acts, min(3, len(player.acts))):
            again = await self.doors.ask("POST", f"/api/tables/{self.table}/play", player.person, act.body)
            assert again == act.answer, "a key has two answers"


def expect_moves(log: list[Json], own: list[int], sent: list[Json]) -> None:
    """The entries of these seats are the moves that were sent, each once; sealed ones are opened as they were sent."""
    entries = [entry for entry in log if entry.get("seat") in own and "gone" not in entry]
    assert len(entries) == len(sent), f"{len(sent)} moves were answered, {len(entries)} are there"
    sealed: dict[int, list[object]] = {seat: [] for seat in own}
    for entry, body in zip(entries, sent, strict=True):
        assert entry["seat"] == body["seat"], "moves have changed places"
        if entry.get("sealed"):
            sealed[entry["seat"]].append(body["move"])
        else:
            assert entry["move"] == body["move"], "another move than the one that was sent"
    for seat, moves in sealed.items():
        opened = [one["move"] for entry in log for one in entry.get("opened", ()) if one["seat"] == seat]
        assert opened == moves[: len(opened)], "another drawing than the one that was sealed"
        assert len(moves) - len(opened) <= 1, "a sealed move was never opened"
