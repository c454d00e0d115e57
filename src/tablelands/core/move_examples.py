"""The error for a mistyped move, with examples of legal ones."""

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


def not_a_move(written: str, examples: Text) -> BadRequest:
    return BadRequest(NO_MOVE.fill(written=written, examples=examples))


def list_examples(moves: Sequence[Move], write: Callable[[Move], str], kind: Callable[[Move], Hashable]) -> Text:
    """List the first move of each kind as text."""
    kinds = {kind(move): same(write(move)) for move in reversed(moves)}
    return listed(list(kinds.values())[::-1], OR)
