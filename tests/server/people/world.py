"""People of a server, without a server."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from argon2 import PasswordHasher

from tablelands.server.people.people import Account, People
from tablelands.server.people.person import Person
from tests.server.memory_store import MemoryStore

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@dataclass
class World:
    store: MemoryStore = field(default_factory=MemoryStore)
    time: float = 1000.0

    def people(self, *, alone: bool = True) -> People:
        """Each is another process."""
        return People(self.store, alone=alone, hasher=QUICK, now=lambda: self.time)

    def reads(self) -> int:
        return self.store.asked["read_token"] + self.store.asked["read_person"]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def ana(people: People) -> tuple[Person, str]:
    return await people.new_guest("Ana", "de")


async def sign_up(people: People, token: str, login: str = "ana", password: str = "correct horse") -> Account:
    known = await people.sessions.find(token)
    assert known is not None
    return await people.make_account(known, login, password)


async def log_in(people: People, login: str, password: str) -> Account:
    return await people.login(await people.attempt(login, None), password)
