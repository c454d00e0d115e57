"""Legal moves as bytes: each is encoded once for ever."""

from typing import Any

import msgspec

from tablelands.core.game import Game
from tablelands.core.ruled import Listed
from tablelands.core.view import View

MOST_KEPT = 100_000
encode = msgspec.json.encode
_written: dict[str, dict[int, bytes]] = {}
"""By game and code."""


def write_legal(view: View) -> bytes:
    if isinstance(view.moves, Listed):
        known = _written.setdefault(view.game.id, {})
        try:
            return b"[" + b",".join(map(known.__getitem__, view.moves.codes)) + b"]"
        except KeyError:
            _keep(view.game, view.moves, known)
    return encode(view.legal)


def _keep(game: Game[Any, Any, Any], moves: "Listed[Any]", known: dict[int, bytes]) -> None:
    if len(known) > MOST_KEPT:
        known.clear()
    for code, move in zip(moves.codes, moves, strict=True):
        known[code] = encode(game.moves.to_json(move))
