"""What a bot makes of a finished game, as JSON: with the numbers of the entries that led there, and in words."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablelands.bots.advice import reasons_for, suggestion
from tablelands.bots.analysis import Account, Moment, turning_points
from tablelands.bots.review import Review, lead_of, shares_of
from tablelands.bots.roster import find_bot
from tablelands.core.history import events_of, standing
from tablelands.core.log import Opened, Played, Sealed
from tablelands.core.match import Match
from tablelands.core.text import Language, Text
from tablelands.server.tables.table import Table

Json = dict[str, Any]
MOST = 5
"""So many moves are named: as many as the terminal names."""


def review_to_json(table: Table, review: Review, language: Language) -> Json:
    match, places = table.playing, places_of_events(table.playing)
    worst, bot = turning_points(review.moments, MOST), find_bot(table.game, review.bot)
    return {
        "bot": bot.title.say(language),
        "chances": bot.gives_chances,
        "course": [
            {**places[one.after].to_json(), "seat": one.seat, "value": one.best}
            for one in review.moments
            if one.best is not None
        ],
        "costly": [_costly(table, one, places[one.after], language) for one in worst],
        "accounts": None if review.accounts is None else _accounts(match, review.accounts),
        "shares": None if review.accounts is None else _shares(match, review.accounts),
    }


class Place(NamedTuple):
    """The entries of the log in which everybody saw an event, and in which it was made. Only secret moves differ."""

    n: int
    made: int

    def to_json(self) -> Json:
        return self._asdict()


def places_of_events(match: Match) -> list[Place]:
    places: list[Place] = []
    sealed: dict[int, int] = {}
    for number in standing(match.log):
        entry = match.log[number - 1]
        if isinstance(entry, Sealed):
            sealed[entry.seat] = number
        elif isinstance(entry, Opened):
            places += [Place(number, sealed.get(seat, number)) for seat, _ in entry.moves]
        else:
            places += [Place(number, number) for _ in events_of(entry)]
    return places


def move_number_after(match: Match, events: int) -> int:
    """The number of the move that comes after so many events, or of the last one."""
    moves = [isinstance(event, Played) for event in match.history.events]
    return min(sum(moves[:events]) + 1, sum(moves))


def _costly(table: Table, one: Moment, place: Place, language: Language) -> Json:
    game = table.game
    seen = game.seen_by(table.playing.history.after_event(one.after), one.seat)

    def say(text: Text) -> str:
        return text.say(language, table.names(language))

    return {
        **place.to_json(),
        "seat": one.seat,
        "cost": one.cost,
        "played": say(game.tell_move(seen, one.seat, one.move)),
        "move": game.moves.to_json(one.move),
        "better": say(suggestion(game, seen, one.seat, one.best_move)),
        "better_move": game.moves.to_json(one.best_move),
        "why": [say(reason) for reason in reasons_for(game, seen, one.seat, one.best_move)],
    }


def _accounts(match: Match, told: Sequence[Account]) -> list[Json]:
    return [
        {"luck": one.luck, "decisions": one.decisions, "lead": lead_of(match, seat)} for seat, one in enumerate(told)
    ]


def _shares(match: Match, told: Sequence[Account]) -> Json | None:
    shares = shares_of(match, told)
    if shares is None:
        return None
    return {"lead": shares.lead, "luck": shares.luck, "decisions": shares.decisions, "rest": shares.rest}
