"""Everything that can be wrong with what somebody asks of us. Each error tells what to do about it."""

import re
from typing import ClassVar

from tablelands.core.text import Text, same

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+\b")


class Refused(Exception):
    """Something asked of us that cannot be done; nothing has changed."""

    kind: ClassVar[str]
    rule: str | None = None

    def __init__(self, text: Text | str) -> None:
        self.text = same(text) if isinstance(text, str) else text
        super().__init__(str(self.text))


class BadRequest(Refused):
    """It cannot be understood: a field is missing or of the wrong type, a name is unknown."""

    kind = "bad-request"


class BadPosition(Refused):
    """A position that no game can reach, or that cannot be read. A clause named in the text is the rule it breaks."""

    kind = "bad-position"

    def __init__(self, text: Text | str) -> None:
        super().__init__(text)
        clause = CLAUSE.search(self.text.en)
        self.rule = clause and clause[0]


class NotYourTurn(Refused):
    kind = "not-your-turn"


class IllegalMove(Refused):
    """A move, or a chance outcome, that is well formed and breaks the clause named by `rule`."""

    kind = "illegal-move"

    def __init__(self, rule: str, text: Text | str) -> None:
        super().__init__(text)
        self.rule = rule


class BadRecord(Refused):
    """A record that does not replay: of another rules version, damaged, or altered."""

    kind = "bad-record"
