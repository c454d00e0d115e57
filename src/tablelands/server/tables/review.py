"""What a bot makes of a finished game, as JSON: with the numbers of the entries that led there, and in words."""

from collections.abc import Sequence
from typing import Any

from tablelands.bots.advice import reasons_for
from tablelands.bots.analysis import Account, Moment, turning_points
from tablelands.bots.review import Review, lead_of, shares_of
from tablelands.bots.roster import find_bot
from tablelands.core.history import events_of, standing
from tablelands.core.match import Match
from tablelands.core.text import Language, Text
from tablelands.server.tables.table import Table

Json = dict[str, Any]
MOST = 5
"""So many moves are named: as many as the terminal names."""


def review_to_json(table: Table, review: Review, language: Language) -> Json:
    match, numbers = table.playing, numbers_of_events(table.playing)
    worst, bot = turning_points(review.moments, MOST), find_bot(table.game, review.bot)
    return {
        "bot": bot.title.say(language),
        "chances": bot.gives_chances,
        "course": [
            {"n": numbers[one.after], "seat": one.seat, "value": one.best}
            for one in review.moments
            if one.best is not None
        ],
        "costly": [_costly(table, one, numbers[one.after], language) for one in worst],
        "accounts": None if review.accounts is None else _accounts(match, review.accounts),
        "shares": None if review.accounts is None else _shares(match, review.accounts),
    }


def numbers_of_events(match: Match) -> list[int]:
    """Of the entry that each event came with."""
    return [number for number in standing(match.log) for _ in events_of(match.log[number - 1])]


def _costly(table: Table, one: Moment, number: int, language: Language) -> Json:
    game = table.game
    seen = game.seen_by(table.playing.history.after_event(one.after), one.seat)

    def say(text: Text) -> str:
        return text.say(language, table.names(language))

    return {
        "n": number,
        "seat": one.seat,
        "cost": one.cost,
        "played": say(game.tell_move(seen, one.seat, one.move)),
        "better": say(game.tell_move(seen, one.seat, one.best_move)),
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
