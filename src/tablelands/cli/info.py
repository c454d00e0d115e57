"""Commands that show the rules, the log and the list of saves: during a game, after it, and in a replay."""

from tablelands.cli import clauses, saves_folder, texts
from tablelands.cli import file_texts as saves
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.cli.wording import describe_entry
from tablelands.core.errors import BadRequest
from tablelands.core.log import Opened
from tablelands.core.match import Match
from tablelands.core.text import Text

FEWEST_ENTRIES = 10


def show_ascii_notice(screen: Screen) -> None:
    """Explain boards in ASCII to somebody who has not asked for them."""
    if screen.lacks_unicode:
        screen.tell(texts.ASCII_BOARD, "grey")


def show_rules(match: Match, screen: Screen, wanted: str) -> None:
    if wanted:
        _show_clause(match, screen, wanted)
        return
    screen.tell_pages([*match.game.guide.paragraphs(match.state, paint), *clauses.contents(match.game)])


def _show_clause(match: Match, screen: Screen, wanted: str) -> None:
    game, found = match.game, clauses.clause(match.game, wanted)
    if found is None:
        example = clauses.example(game)
        raise BadRequest(texts.NO_CLAUSE.fill(wanted=wanted, example=example) if example else texts.NO_PAGE)
    screen.tell(texts.CLAUSE.fill(rule=found[0], text=found[1]))


def show_log(match: Match, screen: Screen, wanted: str) -> None:
    """Show the latest entries: as many as were asked for, else as many as the window holds."""
    if wanted and number_in(wanted) is None:
        raise BadRequest(texts.LOG_NUMBER)
    last = match.number
    if not last:
        raise BadRequest(texts.LOG_EMPTY)
    count = number_in(wanted) if wanted else max(screen.console.height - 3, FEWEST_ENTRIES)
    first = max(1, last + 1 - (count or 1))
    lines = [line for number in range(first, last + 1) for line in _entry(match, number)]
    screen.tell_pages(lines if first == 1 else [*lines, texts.LOG_RANGE.fill(first=first, last=last)])


def _entry(match: Match, number: int) -> list[Text]:
    """The lines of an entry; opened moves come with their story."""
    entry = match.log[number - 1]
    line = texts.LOG_LINE.fill(number=number, text=describe_entry(match, entry))
    story = entry.narration.story if isinstance(entry, Opened) else ()
    return [line, *(texts.LOG_STORY.fill(text=scene.text) for scene in story)]


def show_saves(screen: Screen, *, numbered: bool = False) -> list[saves_folder.SavedGame]:
    """Show the saves, the latest first, and return them."""
    games = saves_folder.list_saves()
    screen.tell((saves.FOLDER if games else saves.NONE).fill(folder=saves_folder.folder()))
    digits = len(str(len(games)))
    for number, game in enumerate(games, 1):
        sign = f"{number:>{digits}} " if numbered else ""
        screen.tell(f"  {sign}{game.name}  ({game.when_played().say(screen.language)})", "cyan")
        screen.tell(game.summary(), indent=4 + len(sign))
    return games
