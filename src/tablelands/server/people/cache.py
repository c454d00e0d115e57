"""Who has which token, so that a call need not ask the store. What is kept here is never older than a minute: even if
word of a logout elsewhere is lost, it ends by then."""

from collections.abc import Callable
from dataclasses import dataclass

from tablelands.server.people.person import Person

SECONDS = 60.0
MOST = 100_000


@dataclass(frozen=True, slots=True)
class Kept:
    person: Person
    until: float


class Cache:
    def __init__(self, now: Callable[[], float], seconds: float = SECONDS, most: int = MOST) -> None:
        self.forgotten = 0
        """How often something was forgotten. Who asks the store remembers it, and keeps the answer only if nothing
        was forgotten meanwhile."""
        self._now = now
        self._seconds = seconds
        self._most = most
        self._kept: dict[str, Kept] = {}
        self._tokens: dict[str, set[str]] = {}

    def find(self, token_hash: str) -> Person | None:
        kept = self._kept.get(token_hash)
        if kept is None:
            return None
        if kept.until <= self._now():
            self._drop(token_hash)
            return None
        return kept.person

    def keep(self, token_hash: str, person: Person, forgotten: int) -> None:
        """`forgotten` is what it was when the store was asked."""
        if forgotten != self.forgotten:
            return
        self._drop(token_hash)
        while len(self._kept) >= self._most:
            self._drop(next(iter(self._kept)))
        self._kept[token_hash] = Kept(person, self._now() + self._seconds)
        self._tokens.setdefault(person.id, set()).add(token_hash)

    def forget(self, token_hash: str) -> None:
        self.forgotten += 1
        self._drop(token_hash)

    def forget_person(self, person: str) -> None:
        self.forgotten += 1
        for token_hash in list(self._tokens.get(person, ())):
            self._drop(token_hash)

    def _drop(self, token_hash: str) -> None:
        kept = self._kept.pop(token_hash, None)
        if kept is None:
            return
        tokens = self._tokens[kept.person.id]
        tokens.discard(token_hash)
        if not tokens:
            del self._tokens[kept.person.id]
