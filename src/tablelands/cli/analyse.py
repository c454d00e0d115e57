"""`tablelands analyse`: how a recorded game went, its costliest moves, and luck apart from skill."""

from collections.abc import Sequence

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from tablelands.bots.analysis import Account, Moment, turning_points
from tablelands.bots.background_compilation import compile_now
from tablelands.bots.bot import Limit
from tablelands.bots.review import Review, lead_of, review, shares_of
from tablelands.bots.roster import find_bot
from tablelands.cli import file_texts as texts
from tablelands.cli.command_texts import COMPILING
from tablelands.cli.screen import Screen
from tablelands.core.match import Match
from tablelands.core.text import Text

HEIGHTS = "▁▂▃▄▅▆▇█"


def analyse(match: Match, screen: Screen, bot: str, milliseconds: int | None, most: int) -> None:
    asked = find_bot(match.game, bot)
    compile_now(match.game, lambda: screen.tell(COMPILING.fill(game=match.game.name), "grey"))
    found = _looked_at(match, screen, asked.name, None if milliseconds is None else Limit(milliseconds))
    if found.knows_values:
        _show_course(match, found.moments, asked.title, screen)
        _show_turning_points(match, found.moments, most, screen)
    else:
        screen.tell(texts.NO_VALUES.fill(bot=asked.title))
    if found.accounts is not None:
        _show_accounts(match, found.accounts, screen)


def _looked_at(match: Match, screen: Screen, bot: str, limit: Limit | None) -> Review:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=screen.console, transient=True) as progress:
        task = progress.add_task(texts.LOOKING.say(screen.language), total=len(match.history.events))
        return review(match, limit, bot=bot, seen=lambda: progress.advance(task))


def _show_course(match: Match, found: Sequence[Moment], bot: Text, screen: Screen) -> None:
    screen.tell(texts.COURSE.fill(bot=bot))
    for seat in range(match.setup.seats):
        values = [moment.best for moment in found if moment.seat == seat and moment.best is not None]
        if values:
            span = texts.FROM_TO.fill(low=f"{min(values):.2f}", high=f"{max(values):.2f}").say(screen.language)
            screen.say(f"{_player(match, seat)}: {sparkline(values)}  {span}")


def sparkline(values: Sequence[float]) -> str:
    """A sparkline: a bar for each value, scaled between the lowest and the highest."""
    low, high = min(values), max(values)
    steps = len(HEIGHTS) - 1
    return "".join(HEIGHTS[round((value - low) / (high - low) * steps) if high > low else 0] for value in values)


def _show_turning_points(match: Match, found: Sequence[Moment], most: int, screen: Screen) -> None:
    worst = turning_points(found, most)
    screen.tell(texts.COSTLY if worst else texts.NO_COSTLY)
    if not worst:
        return
    heads = texts.NUMBER, texts.WHO, texts.PLAYED, texts.BETTER, texts.COST
    table, write = Table(*(head.say(screen.language) for head in heads)), match.game.notation.write
    for moment in worst:
        words = [
            str(moment.after + 1),
            _player(match, moment.seat),
            _say(write(moment.move), screen),
            _say(write(moment.best_move), screen),
        ]
        table.add_row(*words, f"{moment.cost:.2f}")
    screen.console.print(table)


def _say(words: Text | str, screen: Screen) -> str:
    return words.say(screen.language) if isinstance(words, Text) else words


def _show_accounts(match: Match, accounts: Sequence[Account], screen: Screen) -> None:
    screen.tell(texts.LUCK_TITLE)
    heads = texts.WHO, texts.DICE, texts.DECISIONS, texts.LEAD
    table = Table(*(head.say(screen.language) for head in heads))
    for seat, account in enumerate(accounts):
        table.add_row(_player(match, seat), f"{account.luck:+.1f}", f"{account.decisions:+.1f}", _lead(match, seat))
    screen.console.print(table)
    if (shares := shares_of(match, accounts)) is not None:
        parts = {"luck": shares.luck, "decisions": shares.decisions, "rest": shares.rest}
        signed = {name: f"{part:+.1f}" for name, part in parts.items()}
        screen.tell(texts.PARTS.fill(who=_player(match, 0), lead=f"{shares.lead:+g}", **signed))


def _lead(match: Match, seat: int) -> str:
    lead = lead_of(match, seat)
    return "-" if lead is None else f"{lead:+g}"


def _player(match: Match, seat: int) -> str:
    return f"{seat + 1} {match.occupants[seat].name}"
