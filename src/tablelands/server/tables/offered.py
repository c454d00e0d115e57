"""Legal moves as bytes: each is written once for ever, and known again by its bytes when somebody plays it."""

from typing import Any

import msgspec

from tablelands.core.game import Game
from tablelands.core.ruled import Listed
from tablelands.core.view import View

MOST_KEPT = 100_000
encode = msgspec.json.encode
_written: dict[str, dict[int, bytes]] = {}
"""By game and code."""
_moves: dict[bytes, dict[str, Any]] = {}
"""By what was written, and game."""


def write_legal(view: View) -> bytes:
    if isinstance(view.moves, Listed):
        known = _written.setdefault(view.game.id, {})
        try:
            return b"[" + b",".join(map(known.__getitem__, view.moves.codes)) + b"]"
        except KeyError:
            _keep(view.game, view.moves, known)
    return encode(view.legal)


def _keep(game: Game[Any, Any, Any], moves: "Listed[Any]", known: dict[int, bytes]) -> None:
    if len(_moves) > MOST_KEPT:
        _written.clear()
        _moves.clear()
    for code, move in zip(moves.codes, moves, strict=True):
        written = known[code] = encode(game.moves.to_json(move))
        _moves.setdefault(written, {})[game.id] = move


def was_offered(written: bytes) -> bool:
    """At whatever table."""
    return written in _moves


def read_move(game: Game[Any, Any, Any], move: object) -> Any:
    """From JSON, or from the bytes of one that was offered."""
    if not isinstance(move, bytes):
        return game.moves.from_json(move)
    offered = _moves.get(move, {}).get(game.id)
    return game.moves.from_json(msgspec.json.decode(move)) if offered is None else offered
