"""A call as it came in: who calls, in which language, with what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablelands.core.reading import Fields
from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.api.reading import T, read_body, read_json
from tablelands.server.errors import TooLarge, Unknown
from tablelands.server.headers import wanted_language
from tablelands.server.people.person import Person


@dataclass(slots=True)
class Call:
    method: str
    path: str
    template: str
    headers: Mapping[str, str]
    query: Mapping[str, str]
    parts: Mapping[str, str]
    body: bytes
    address: str
    secure: bool
    caller: Person | None = None
    token: str | None = None
    is_stranger: bool = False
    """The token is one that nobody has."""
    cookies: list[str] = field(default_factory=list)
    """Set-Cookie lines of the answer."""
    cut: Callable[[], None] = lambda: None
    """Ends the connection at once, without waiting until the caller has read."""

    def fields(self) -> Fields:
        return Fields(read_json(self.body) if self.body.strip() else {}, "body")

    def read(self, kind: type[T]) -> T:
        return read_body(self.body, kind)

    @property
    def person(self) -> Person | None:
        """Asked for when the shape of what was sent is known to be right: that is refused first."""
        self.expect_no_stranger()
        return self.caller

    def expect_no_stranger(self) -> None:
        if self.is_stranger:
            raise Unknown(texts.BAD_TOKEN)

    def known(self) -> Person:
        """Whoever calls, where somebody is needed."""
        if self.person is None:
            raise Unknown(texts.NOBODY)
        return self.person

    @property
    def language(self) -> Language:
        return wanted_language(self.query.get("lang"), self.person, self.headers.get("accept-language", ""))


@dataclass(frozen=True, slots=True)
class Reply:
    status: int
    body: Any
    headers: Mapping[str, str] = field(default_factory=dict)


def check_size(length: int, most: int) -> None:
    if length > most:
        raise TooLarge(texts.TOO_LARGE.fill(most=most))
