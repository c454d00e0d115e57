"""Passwords are kept as argon2 hashes. Hashing takes long on purpose, so it is done beside the event loop."""

import asyncio
import secrets
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""Each takes a core."""


def usual_hasher() -> PasswordHasher:
    """As OWASP advises for a server that has other work to do: 19 MiB, twice."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or usual_hasher()
        self._free = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._free:
            return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def match(self, kept: str | None, password: str) -> bool:
        """Takes as long where nothing is kept."""
        async with self._free:
            return await asyncio.to_thread(self._match, kept, password)

    def _match(self, kept: str | None, password: str) -> bool:
        nobodys = self._nobodys
        try:
            self._hasher.verify(kept or nobodys, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())


def _bytes(password: str) -> bytes:
    """Keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
