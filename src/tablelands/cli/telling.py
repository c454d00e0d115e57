"""What can be asked for during a game, after it and while it is replayed: rules, the log, the games that are kept."""

from tablelands.cli import clauses, shelf, texts
from tablelands.cli import file_texts as saves
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.cli.talk import in_words
from tablelands.core.errors import BadRequest
from tablelands.core.log import Opened
from tablelands.core.match import Match
from tablelands.core.text import Text

FEWEST_ENTRIES = 10


def tell_about_ascii(screen: Screen) -> None:
    """Why boards look plain, to whoever has not asked for that."""
    if screen.lacks_unicode:
        screen.tell(texts.ASCII_BOARD, "grey")


def tell_rules(match: Match, screen: Screen, wanted: str) -> None:
    if wanted:
        _tell_clause(match, screen, wanted)
        return
    screen.read_out([*match.game.guide.paragraphs(match.state, paint), *clauses.contents(match.game)])


def _tell_clause(match: Match, screen: Screen, wanted: str) -> None:
    game, found = match.game, clauses.clause(match.game, wanted)
    if found is None:
        example = clauses.example(game)
        raise BadRequest(texts.NO_CLAUSE.fill(wanted=wanted, example=example) if example else texts.NO_PAGE)
    screen.tell(texts.CLAUSE.fill(rule=found[0], text=found[1]))


def tell_log(match: Match, screen: Screen, wanted: str) -> None:
    """The latest entries, as many as the window holds or as were asked for."""
    if wanted and number_in(wanted) is None:
        raise BadRequest(texts.LOG_NUMBER)
    last = match.number
    if not last:
        raise BadRequest(texts.LOG_EMPTY)
    count = number_in(wanted) if wanted else max(screen.console.height - 3, FEWEST_ENTRIES)
    first = max(1, last + 1 - (count or 1))
    lines = [line for number in range(first, last + 1) for line in _entry(match, number)]
    screen.read_out(lines if first == 1 else [*lines, texts.LOG_RANGE.fill(first=first, last=last)])


def _entry(match: Match, number: int) -> list[Text]:
    """With its story where that is what it is about."""
    entry = match.log[number - 1]
    line = texts.LOG_LINE.fill(number=number, text=in_words(match, entry))
    story = entry.told.story if isinstance(entry, Opened) else ()
    return [line, *(texts.LOG_STORY.fill(text=scene.text) for scene in story)]


def tell_saves(screen: Screen, *, numbered: bool = False) -> list[shelf.Kept]:
    """The games that are kept, the latest first."""
    games = shelf.kept()
    screen.tell((saves.FOLDER if games else saves.NONE).fill(folder=shelf.folder()))
    digits = len(str(len(games)))
    for number, one in enumerate(games, 1):
        sign = f"{number:>{digits}} " if numbered else ""
        screen.tell(f"  {sign}{one.name}  ({one.day().say(screen.language)})", "cyan")
        screen.tell(one.told(), indent=4 + len(sign))
    return games
