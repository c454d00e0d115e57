"""How well people play each game, by Glicko-2. Every table is a rating period of its own, in which each pair of players
has played a game. Bots are fixed points: people's ratings move against their measured ones, which never change."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from tablelands.server.people.glicko import Strength, update
from tablelands.server.store.rows import RatingRow

RATING, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
BOT_DEVIATION = 50.0
"""Of a measured bot: about what the games of its measurement leave open."""
BOT = "bot:"
NOBODY = "nobody"
"""Who sat there is not known any more."""

EndedBy = Literal["rules", "resigned", "time", "record"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended, as ratings look at it."""

    game: str
    who: tuple[str, ...]
    """By seat: a person's id, or a bot by its `bot_who`."""
    winners: tuple[int, ...]
    by: EndedBy
    scores: tuple[float, ...] | None = None
    gone: tuple[int, ...] = ()
    """Seats that left, in their order."""
    sides: tuple[int, ...] | None = None
    """By seat, where some win together."""
    is_casual: bool = False
    bots: Mapping[str, int] = field(default_factory=dict)
    """The measured ratings of bots, by their `bot_who`."""


def bot_who(bot: str) -> str:
    return BOT + bot


def participants(result: Result) -> list[str]:
    """All whose rows the table changes, each once: the people of a rated game, but for deleted accounts. A casual game
    changes nothing, and does not count as played or won."""
    if result.is_casual or result.by == "record" or len(set(result.who)) < 2:
        return []
    return [who for who in dict.fromkeys(result.who) if who != NOBODY and not who.startswith(BOT)]


def reckon(result: Result, before: list[RatingRow | None]) -> list[RatingRow]:
    """The ratings of `participants(result)` after the game. None is somebody who was never rated."""
    people = participants(result)
    known = {who: _opponent(result, who) for who in result.who}
    known |= {who: row for who, row in zip(people, before, strict=True) if row is not None}
    return [_after(result, known, who) for who in people]


def newcomer(who: str, game: str) -> RatingRow:
    return RatingRow(who, game, RATING, DEVIATION, VOLATILITY, played=0, won=0)


def _opponent(result: Result, who: str) -> RatingRow:
    """Somebody without a row. A bot that nobody has measured counts like a newcomer."""
    row = newcomer(who, result.game)
    measured = result.bots.get(who)
    return row if measured is None else replace(row, rating=float(measured), deviation=BOT_DEVIATION)


def _after(result: Result, known: Mapping[str, RatingRow], who: str) -> RatingRow:
    """To win takes somebody who does not: when all share the win nobody has."""
    row, games = known[who], _games(result, who)
    won = len(result.winners) < len(result.who) and who in {result.who[seat] for seat in result.winners}
    after = replace(row, played=row.played + 1, won=row.won + won)
    if not games:
        return after
    strength = update(_strength(row), [(_strength(known[other]), points) for other, points in games])
    deviation = min(strength.deviation, DEVIATION)
    return replace(after, rating=strength.rating, deviation=deviation, volatility=strength.volatility)


def _strength(row: RatingRow) -> Strength:
    return Strength(row.rating, row.deviation, row.volatility)


def _games(result: Result, who: str) -> list[tuple[str, float]]:
    """Against whom, and the points: 1, 0.5 or 0. Nobody plays against themselves or their own side."""
    sides = result.sides or tuple(range(len(result.who)))
    return [
        (other, _points(_rank(result, mine), _rank(result, theirs)))
        for mine, one in enumerate(result.who)
        for theirs, other in enumerate(result.who)
        if one == who != other and sides[mine] != sides[theirs]
    ]


def _rank(result: Result, seat: int) -> tuple[int, float]:
    """Winners share the first place; who left comes last, and who left first the very last."""
    if seat in result.gone:
        return 0, result.gone.index(seat)
    if seat in result.winners:
        return 2, 0
    return 1, result.scores[seat] if result.scores else 0


def _points(mine: tuple[int, float], theirs: tuple[int, float]) -> float:
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0
