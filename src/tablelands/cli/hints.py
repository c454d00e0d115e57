"""Hints: the move of the game's strongest bot, its effects, and how other moves compare."""

from tablelands.bots.advice import advice_of
from tablelands.bots.bot import Limit, Question, think
from tablelands.bots.roster import STRONGEST, find_bot
from tablelands.cli import texts
from tablelands.cli.screen import Screen
from tablelands.core.match import Match

PATIENCE = Limit(milliseconds=4000)


def show_hint(match: Match, seat: int, screen: Screen) -> list[object]:
    """Show a hint, and return the numbered moves in it."""
    game, seen = match.game, match.game.seen_by(match.state, seat)
    bot = find_bot(game, STRONGEST)
    screen.tell(texts.THINKING.fill(bot=bot.title), "grey")
    answer = think(bot, Question(game.id, seen, seat, seed=match.number, limit=PATIENCE))
    advice = advice_of(game, seen, seat, bot, answer)
    screen.tell(texts.HINT.fill(bot=bot.title, move=game.notation.write(advice.move)), "bold")
    for sentence in (advice.words, *advice.reasons):
        screen.tell(sentence, indent=2)
    if len(advice.compared) > 1:
        screen.tell(texts.HINT_LIST)
        for number, move in enumerate(advice.compared, 1):
            screen.say(f"  {number} {game.notation.write(move.move)}  ({move.worth.say(screen.language)})")
        screen.tell(texts.VALUE_IS.fill(bot=bot.title), "grey")
    return [compared.move for compared in advice.compared]
