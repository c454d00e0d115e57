"""What somebody is told who has typed no move: some that can be made here and now."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from tablelands.core.errors import BadRequest
from tablelands.core.text import OR, Text, give_ids, listed, same

Move = TypeVar("Move")

NO_MOVE = Text(
    "'{written}' is no move; write for example {examples}.",
    "„{written}“ ist kein Zug; schreibe zum Beispiel {examples}.",
    "« {written} » n’est pas un coup ; écrivez par exemple {examples}.",
)
give_ids("mistyped", globals())


def no_move(written: str, examples: Text) -> BadRequest:
    return BadRequest(NO_MOVE.fill(written=written, examples=examples))


def one_of_each_kind(moves: Sequence[Move], write: Callable[[Move], str], kind: Callable[[Move], Hashable]) -> Text:
    """The first move of each kind."""
    kinds = {kind(move): same(write(move)) for move in reversed(moves)}
    return listed(list(kinds.values())[::-1], OR)
