"""What the store keeps of a table: its plan, its offers and its writes; and why some games do not count for ratings."""

from typing import Any, Literal

from msgspec import Struct

from tablelands.core.text import Language
from tablelands.server import texts
from tablelands.server.tables.clock import Clock

Casual = Literal["chosen", "record", "from", "one-device", "bots", "take-back", "hint", "guess", "short", "closed"]
"""Why a game is casual:

- `chosen`: it was made so.
- `record`: it was imported.
- `from`: it goes on from another game or from a position.
- `one-device`: one person has several seats.
- `bots`: no person plays.
- `take-back`: a move was taken back.
- `hint`: somebody was given a hint.
- `guess`: a bot had no time to think and moved by chance.
- `short`: it ended, or somebody left, before each of them had made two moves.
- `closed`: an administrator closed the table.
"""
LEAST_MOVES = 2
State = Literal["open", "playing", "over"]


class Seat(Struct, frozen=True):
    sit: Literal["person", "bot", "open"]
    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def is_forgotten(self) -> bool:
        """Its person has deleted their account."""
        return self.sit == "person" and self.person is None

    def name_in(self, language: Language) -> str:
        """Who has deleted their account has no name any more, and every language says so in its own words."""
        return name_at(self.sit, self.name, language)


def name_at(sit: str, name: str, language: Language) -> str:
    return name or (texts.GONE_NAME.say(language) if sit == "person" else "")


class Plan(Struct, frozen=True):
    """What never changes about a table. For the host alone: it holds the key and the secret of its luck."""

    id: str
    key: str
    secret: str
    maker: str
    made: float
    game: str
    rules: str
    options: dict[str, Any]
    seats: int
    public: bool
    clock: Clock | None
    begins: dict[str, Any] | None = None
    """The position it begins with, where that is not the usual one."""
    before: tuple[dict[str, Any], ...] = ()
    """The events of another game that it goes on from."""
    imported: bool = False
    """A record to replay: nobody plays here."""
    luck: dict[str, Any] | None = None
    """What such a record says of its luck."""
    rated: bool = True
    """Whether its maker wanted it to count; `Table.casual` decides."""
    copied: tuple[str, ...] = ()
    """The tables it was copied from, directly or by way of other copies, while people played there."""


class Offers(Struct):
    """`refused` are seats whose take-back was refused and who have not moved since. `hinted`, that a hint was given,
    and `guessed`, that a bot moved by chance, are no offers: they are kept here because they make no write either."""

    take_back: dict[str, Any] | None = None
    agreed: list[str] = []
    refused: list[int] = []
    rematch: list[int] = []
    rematch_table: str | None = None
    rematch_declined: list[int] = []
    hinted: bool = False
    guessed: bool = False
    closed: bool = False
    """By an administrator; kept here like `hinted`."""

    def to_json(self) -> dict[str, Any]:
        """As everybody sees them."""
        shown: dict[str, Any] = {}
        if self.take_back is not None:
            shown["take-back"] = self.take_back
        if self.refused:
            shown["declined"] = self.refused
        if self.rematch:
            declined = {"declined": self.rematch_declined} if self.rematch_declined else {}
            shown["rematch"] = {"seats": self.rematch, "table": self.rematch_table} | declined
        return shown


class Write(Struct, omit_defaults=True):
    """What happens at a table until its next version. `seats` if they have changed."""

    at: float
    state: State
    seats: list[Seat] | None = None
    entries: list[dict[str, Any]] = []
    clock: dict[str, Any] | None = None
