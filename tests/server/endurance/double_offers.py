"""Two people offer something at the same moment, each through a server of his own: of two requests to take back one
stands and the other is refused, and a rematch that both ask for is one table."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.server.endurance.doors import Doors, Json, Person, Refused
from tests.server.endurance.report import Report
from tests.server.endurance.two_processes import two_servers
from tests.server.live.playing import to_move


@dataclass(frozen=True, slots=True)
class Plan:
    seed: int = 1
    games: int = 50
    offers: int = 4


async def run(plan: Plan, folder: Path, report: Report) -> None:
    with two_servers(folder) as servers:
        doors = [Doors([one.address], Random(plan.seed)) for one in servers]
        try:
            people = [await one.person(name) for one, name in zip(doors, ("Ana", "Ben"), strict=True)]
            for number in range(1, plan.games + 1):
                await Offering(doors, people, Random(f"{plan.seed} {number}")).go_through(plan.offers)
                if number % 10 == 0:
                    report.tell(f"{number} of {plan.games} games")
        finally:
            for one in doors:
                await one.close()
    report.note("requests to take back made by two at once, one of which stood", plan.games * plan.offers)
    report.note("rematches asked for by two at once, each one table", plan.games)


class Offering:
    """At one table of two, where each person has a server of his own."""

    def __init__(self, doors: list[Doors], people: list[Person], random: Random) -> None:
        self.doors, self.people, self.random = doors, people, random
        self.table = ""
        self.keys = 0

    async def go_through(self, offers: int) -> None:
        seats = [{"sit": "me"}, {"sit": "open"}]
        made = await self.doors[0].ask(
            "POST", "/api/tables", self.people[0], {"game": "sturts-stony-desert", "seats": seats}
        )
        self.table = made["table"]
        await self.ask(1, "join", {"key": made["key"]})
        for _ in range(offers):
            await self.move_both()
            await self.ask_both_to_take_back()
        await self.act(self.random.randrange(2), "resign")
        await self.ask_both_for_a_rematch()

    async def move_both(self) -> None:
        for _ in self.people:
            (seat,) = to_move(await self.look(0))
            scene = await self.look(seat)
            await self.act(seat, "play", move=self.random.choice(scene["legal"]), version=scene["version"])

    async def ask_both_to_take_back(self) -> None:
        answers = await asyncio.gather(*(self.act(seat, "take-back") for seat in (0, 1)), return_exceptions=True)
        refused = [
            seat for seat, answer in enumerate(answers) if isinstance(answer, Refused) and answer.kind == "taken"
        ]
        assert len(refused) == 1, answers
        asker = 1 - refused[0]
        for offers in await self.offers():
            assert offers["take-back"]["seat"] == asker
        await self.act(refused[0], "take-back", answer=False)
        assert await self.offers() == [{"declined": [asker]}] * 2

    async def ask_both_for_a_rematch(self) -> None:
        answers = await asyncio.gather(*(self.act(seat, "rematch") for seat in (0, 1)))
        made = {answer["table"] for answer in answers} - {None}
        assert len(made) == 1, answers
        for offers in await self.offers():
            assert offers["rematch"] == {"seats": [0, 1], "table": next(iter(made))}

    async def offers(self) -> list[Json]:
        """As each of the servers shows them."""
        return [(await self.look(seat))["offers"] for seat in (0, 1)]

    async def look(self, seat: int) -> Json:
        return await self.doors[seat].ask("GET", f"/api/tables/{self.table}", self.people[seat])

    async def act(self, seat: int, what: str, **body: object) -> Json:
        self.keys += 1
        return await self.ask(seat, what, {"seat": seat, "key": str(self.keys)} | body)

    async def ask(self, seat: int, what: str, body: Json) -> Json:
        return await self.doors[seat].ask("POST", f"/api/tables/{self.table}/{what}", self.people[seat], body)
