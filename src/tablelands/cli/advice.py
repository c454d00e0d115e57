"""Hints: what the strongest bot of a game would do, what that would set off, and what else it thought of."""

from tablelands.bots.bot import Answer, Candidate, Limit, Question, think
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.cli import flow_texts as texts
from tablelands.cli.screen import Screen
from tablelands.core.match import Match
from tablelands.core.text import Text

PATIENCE = Limit(milliseconds=4000)
MOST = 4
"""So many of the bot's candidates are named."""


def advise(match: Match, seat: int, screen: Screen) -> list[object]:
    """Tells a hint; the moves that it names, by their numbers."""
    game, seen = match.game, match.game.seen_by(match.state, seat)
    bot = find_bot(game, STRONGEST)
    screen.tell(texts.THINKING.fill(bot=bot.title), "grey")
    answer = think(bot, Question(game.id, seen, seat, seed=match.number, limit=PATIENCE))
    screen.tell(texts.HINT.fill(bot=bot.title, move=game.notation.write(answer.move)), "bold")
    screen.tell(game.tell_move(seen, seat, answer.move), indent=2)
    for change in game.look.changes(seen, seat, answer.move) if game.look.shows(seen) else ():
        screen.tell(change, indent=2)
    compared = _candidates(answer)
    if len(compared) > 1:
        screen.tell(texts.HINT_LIST)
        for number, one in enumerate(compared, 1):
            worth = _worth(answer, one).say(screen.language)
            screen.say(f"  {number} {game.notation.write(one.move)}  ({worth})")
        screen.tell(texts.VALUE_IS.fill(bot=bot.title), "grey")
    return [one.move for one in compared]


def _candidates(answer: Answer) -> list[Candidate]:
    """The best one first; no others where the bot has no opinion about them."""
    best = Candidate(answer.move, answer.value)
    if answer.value is None:
        return [best]
    others = [one for one in answer.candidates if one.move != answer.move and one.value is not None]
    return [best, *others][:MOST]


def _worth(answer: Answer, one: Candidate) -> Text:
    if one.move == answer.move:
        return texts.ITS_CHOICE
    less = round((answer.value or 0) - (one.value or 0), 2)
    return texts.WORSE_BY.fill(points=_number(less)) if less > 0 else texts.AS_GOOD


def _number(value: float) -> Text:
    with_comma = f"{value:g}".replace(".", ",")
    return Text(f"{value:g}", with_comma, with_comma)
