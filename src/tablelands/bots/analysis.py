"""The analysis of a position or of a whole game by a bot, for hints, engines and reviews.

Values are the bot's own measure, more is better for the seat: `strong` gives shares of the win in every game.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tablelands.bots.bot import Answer, Candidate, Limit, Question, think
from tablelands.bots.roster import STRONGEST, bots_module, find_bot
from tablelands.core.errors import NotYourTurn
from tablelands.core.game import Game
from tablelands.core.history import History, apply_event
from tablelands.core.json_fields import Fields
from tablelands.core.log import Event, Played
from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.core.refusal_texts import NOT_TO_MOVE
from tablelands.core.registry import find_game


@dataclass(frozen=True, slots=True)
class Analysis:
    """`line` is the expected line of play, as far as the bot has seen it; it begins with the best move."""

    seat: int
    bot: str
    value: float | None
    candidates: tuple[Candidate, ...]
    line: tuple[Any, ...]
    values: tuple[float, ...] = ()
    """Each seat's expected share of the win, if the bot knows it."""


def analyse(
    position: object,
    limit: Limit = Limit(),  # noqa: B008  # frozen
    *,
    seat: int | None = None,
    bot: str = STRONGEST,
    seed: int = 0,
) -> Analysis:
    """Analyse a position as JSON, for `seat`, or else for the first seat to move."""
    game = find_game(Fields(position, "position").text("game"))
    _, state = game.load(position)
    return analyse_state(game, state, limit, seat=seat, bot=bot, seed=seed)


def analyse_state(
    game: Game[Any, Any, Any],
    state: Any,
    limit: Limit = Limit(),  # noqa: B008  # frozen
    *,
    seat: int | None = None,
    bot: str = STRONGEST,
    seed: int = 0,
    also: tuple[Any, ...] = (),
) -> Analysis:
    node = game.node(state)
    movers = node.seats if isinstance(node, Decide) else ()
    mover = seat if seat is not None else next(iter(movers), None)
    if mover is None or mover not in movers:
        raise NotYourTurn(NOT_TO_MOVE.fill(seat=mover, seats=", ".join(map(str, movers)) or "-"))
    asked = find_bot(game, bot)
    answer = think(asked, Question(game.id, game.seen_by(state, mover), mover, seed, limit, also))
    return Analysis(mover, asked.name, answer.value, _candidates(answer), answer.line or (answer.move,), answer.values)


def _candidates(answer: Answer) -> tuple[Candidate, ...]:
    """The candidates of an answer, at least the move itself."""
    return answer.candidates or (Candidate(answer.move, answer.value),)


# Looking back


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision after so many events. `best` and `played` are the values of the bot's move and of the move that was
    played; None if the bot does not know them."""

    after: int
    seat: int
    move: Any
    best_move: Any
    best: float | None
    played: float | None

    @property
    def cost(self) -> float:
        """The value that the decision gave away."""
        return 0.0 if self.best is None or self.played is None else max(0.0, self.best - self.played)


def moments(
    match: Match,
    limit: Limit = Limit(),  # noqa: B008  # frozen
    *,
    bot: str = STRONGEST,
    seen: Callable[[], None] = lambda: None,
) -> list[Moment]:
    """Analyse every decision of a game; `seen` is called after each event."""
    decisions = []
    for after, before, event in replayed(match.history):
        if isinstance(event, Played):
            seat, also = event.seat, (event.move,)
            found = analyse_state(match.game, before, limit, seat=seat, bot=bot, seed=after, also=also)
            decisions.append((after, event, found))
        seen()
    following = [*(found.values for _, _, found in decisions[1:]), ()]
    return [_moment(*decision, then) for decision, then in zip(decisions, following, strict=False)]


def replayed(history: History) -> Iterator[tuple[int, Any, Event]]:
    """Each event with the number of events before it and the position before it."""
    game, state = history.game, history.after_event(0)
    for after, event in enumerate(history.events):
        yield after, state, event
        state = apply_event(game, state, event)


def _moment(after: int, event: Played, found: Analysis, following: Sequence[float]) -> Moment:
    """Value the move that was played by the analysis of the next decision: a search hardly visits a move that it
    dislikes, so its own value of that move is only a guess."""
    best = found.candidates[0]
    played = next((candidate.value for candidate in found.candidates if candidate.move == event.move), None)
    if following and event.move != best.move:
        played = following[event.seat]
    return Moment(after, event.seat, event.move, best.move, best.value, played)


def turning_points(found: Sequence[Moment], most: int) -> list[Moment]:
    """The decisions that gave away most, the worst first."""
    return [moment for moment in sorted(found, key=lambda moment: -moment.cost)[:most] if moment.cost > 0]


# Luck and skill


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat's own luck brought it, and what its own decisions gave away, in points. Neither includes the effect
    of others' moves."""

    luck: float
    decisions: float


def accounts(match: Match) -> list[Account] | None:
    """The account of every seat; None if the game's module of bots has no `accounts`."""
    tell = getattr(bots_module(match.game.id), "accounts", None)
    found: list[Account] | None = None if tell is None else tell(match)
    return found
