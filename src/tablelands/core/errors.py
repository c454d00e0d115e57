"""Errors of requests. Their texts say what to do about them.

`code` is the id of the text, and stays the same when the text is reworded. `rule` is the clause that is broken, if any.
"""

from typing import ClassVar

from tablelands.core.text import Text, same


class Refused(Exception):
    """A request that cannot be carried out; nothing has changed."""

    kind: ClassVar[str]

    def __init__(self, text: Text | str, *, rule: str | None = None, code: str = "") -> None:
        self.text = same(text) if isinstance(text, str) else text
        self.rule = rule
        self.code = code or self.text.id or self.kind
        super().__init__(str(self.text))


class BadRequest(Refused):
    """A request that cannot be understood: a field is missing or of the wrong type, a name is unknown."""

    kind = "bad-request"


class BadPosition(Refused):
    """A position that no game can reach, or that cannot be read."""

    kind = "bad-position"


class NotYourTurn(Refused):
    kind = "not-your-turn"


class Stale(Refused):
    """A move for a moment that has passed."""

    kind = "stale"


class IllegalMove(Refused):
    """A move, or a chance outcome, that is well formed and breaks the clause named by `rule`."""

    kind = "illegal-move"

    def __init__(self, rule: str, text: Text | str) -> None:
        super().__init__(text, rule=rule)


class BadRecord(Refused):
    """A record that does not replay: of another rules version, damaged, or altered."""

    kind = "bad-record"
