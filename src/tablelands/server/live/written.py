"""Views as bytes. What stays the same from step to step, or from seat to seat, is written once."""

from typing import Any

import msgspec

from tablelands.core.game import Game
from tablelands.core.ruled import Listed
from tablelands.core.view import View

Fields = dict[str, bytes]
"""Each field of a view, written."""
MOST_KEPT = 100_000
encode = msgspec.json.encode
_moves: dict[str, dict[int, bytes]] = {}
"""By game and code."""


def write_legal(view: View) -> bytes:
    if isinstance(view.moves, Listed):
        known = _moves.setdefault(view.game.id, {})
        try:
            return b"[" + b",".join([known[code] for code in view.moves.codes]) + b"]"
        except KeyError:
            _keep(view.game, view.moves, known)
    return encode(view.legal)


def _keep(game: Game[Any, Any, Any], moves: "Listed[Any]", known: dict[int, bytes]) -> None:
    if len(known) > MOST_KEPT:
        known.clear()
    for code, move in zip(moves.codes, moves, strict=True):
        known[code] = encode(game.moves.to_json(move))


def write_fields(values: dict[str, Any]) -> Fields:
    return {name: encode(value) for name, value in values.items()}


def changed(before: Fields, after: Fields) -> Fields:
    return {name: written for name, written in after.items() if before.get(name) != written}


def join(fields: Fields) -> bytes:
    """An object of fields whose names need no escaping."""
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), written) for name, written in fields.items()]) + b"}"
