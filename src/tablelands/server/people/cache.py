"""Who has which token, so that a call need not ask the store. Only for a process that has the store to itself: what
another writes would not be noticed here."""

from tablelands.server.people.person import Person

MOST = 100_000


class Cache:
    def __init__(self, most: int = MOST) -> None:
        self.forgotten = 0
        """How often something was forgotten. Who asks the store remembers it, and keeps the answer only if nothing
        was forgotten meanwhile."""
        self._most = most
        self._kept: dict[str, Person] = {}
        self._tokens: dict[str, set[str]] = {}

    def find(self, token_hash: str) -> Person | None:
        return self._kept.get(token_hash)

    def keep(self, token_hash: str, person: Person, forgotten: int) -> None:
        """`forgotten` is what it was when the store was asked."""
        if forgotten != self.forgotten or self._most == 0:
            return
        self._drop(token_hash)
        while len(self._kept) >= self._most:
            self._drop(next(iter(self._kept)))
        self._kept[token_hash] = person
        self._tokens.setdefault(person.id, set()).add(token_hash)

    def forget(self, token_hash: str) -> None:
        self.forgotten += 1
        self._drop(token_hash)

    def forget_person(self, person: str) -> None:
        self.forgotten += 1
        for token_hash in list(self._tokens.get(person, ())):
            self._drop(token_hash)

    def _drop(self, token_hash: str) -> None:
        person = self._kept.pop(token_hash, None)
        if person is None:
            return
        tokens = self._tokens[person.id]
        tokens.discard(token_hash)
        if not tokens:
            del self._tokens[person.id]
