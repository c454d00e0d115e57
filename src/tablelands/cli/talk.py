"""What is typed and told at a table: commands and moves; who sits there, what happened, how it ended."""

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from rich.text import Text as Styled

from tablelands.cli import texts
from tablelands.cli.commands import ALSO, NAMES, Command
from tablelands.cli.screen import FEWEST_LINES, Screen, number_in
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.history import standing
from tablelands.core.log import Back, Entry, Moved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES, Language, Text, joined, listed, same

SHORT_LIST, LONG_LIST = 24, 40


# Commands


def folded(word: str) -> str:
    """Without capitals and accents, which not everybody's keyboard has."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


KNOWN = {folded(name.say(language)): command for command, name in NAMES.items() for language in LANGUAGES} | ALSO


def read_command(line: str) -> tuple[Command | None, str]:
    """The command a line begins with, and what follows it."""
    word, _, rest = line.partition(" ")
    return KNOWN.get(folded(word)), rest.strip()


def command_like(word: str, language: Language) -> str | None:
    """The command that somebody may have meant who typed something else."""
    close = get_close_matches(folded(word), KNOWN, n=1, cutoff=0.7)
    return NAMES[KNOWN[close[0]]].say(language) if close else None


# Moves


class Picking:
    """What a number stands for is what was last shown."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.listed: Sequence[Any] = []

    def offer(self, match: Match, seat: int, room: int) -> list[Styled]:
        """The last words below a board: the moves themselves where they are few, and the window has room for them."""
        moves = match.legal_moves(seat)
        self.listed = []
        if moves is None:
            return [self.screen.styled(texts.MOVES_FREE)]
        rows = self._rows(match, moves) if len(moves) <= SHORT_LIST else []
        if not rows or len(rows) > max(room, FEWEST_LINES):
            self.listed = []
            return [self.screen.styled(texts.MOVES_COUNT.fill(count=len(moves), part=_part(match, moves)))]
        hint = texts.ENTER_PLAYS if len(moves) == 1 else texts.MOVES_LISTED.fill(count=len(moves))
        return [*map(self.screen.styled, rows), self.screen.styled(hint)]

    def show(self, match: Match, seat: int, part: str) -> None:
        """The moves that contain this."""
        moves = match.legal_moves(seat)
        if moves is None:
            raise BadRequest(texts.CANNOT_LIST)
        found = [move for move in moves if part.casefold() in match.game.notation.write(move).casefold()]
        if not found:
            raise BadRequest(texts.NOTHING_FOUND)
        with self.screen.in_pages():
            for row in self._rows(match, found):
                self.screen.say(row)
            if len(found) > LONG_LIST:
                self.screen.tell(texts.NARROW_DOWN.fill(count=len(found), part=_part(match, found)))

    def read(self, match: Match, seat: int, line: str) -> object:
        if not line.isdecimal():
            try:
                return match.game.notation.typed(match.state, seat, line, match.legal_moves(seat))
            except BadRequest as refusal:
                raise self._mistyped(match, seat, line) or refusal from refusal
        number = number_in(line)
        if number is None or not 1 <= number <= len(self.listed):
            raise BadRequest(self._no_such_number(match))
        return self.listed[number - 1]

    def _no_such_number(self, match: Match) -> Text:
        if self.listed:
            return texts.NO_SUCH_MOVE
        return texts.LIST_FIRST if match.game.lists_moves else texts.NO_NUMBERS

    def lines(self, match: Match, seat: int) -> list[str]:
        """All that Tab completes to: commands, moves, and moves to look at."""
        commands = [name.say(self.screen.language) for name in NAMES.values()]
        moves = [match.game.notation.write(move) for move in match.legal_moves(seat) or ()]
        look = NAMES[Command.LOOK].say(self.screen.language)
        return [*commands, *moves, *(f"{look} {move}" for move in moves)]

    def _rows(self, match: Match, moves: Sequence[Any]) -> list[str]:
        self.listed = moves
        return self.screen.columns([match.game.notation.write(move) for move in moves])

    def _mistyped(self, match: Match, seat: int, line: str) -> BadRequest | None:
        """For a word that looks like a command, or at least like no move; None for a move written wrongly."""
        word = line.partition(" ")[0]
        if not word.isalpha():
            return None
        if meant := command_like(word, self.screen.language):
            return BadRequest(texts.DID_YOU_MEAN.fill(word=word, meant=meant))
        moves = [match.game.notation.write(move).casefold() for move in match.legal_moves(seat) or ()]
        if not moves or any(move.startswith(word.casefold()) for move in moves):
            return None
        return BadRequest(texts.UNKNOWN_WORD.fill(word=word))


def _part(match: Match, moves: Sequence[Any]) -> str:
    """Something that only some of the moves contain: the place of one, else its first word."""
    word = match.game.notation.write(moves[-1])
    return word[word.index("@") :] if "@" in word else word.split()[0]


# A match in words


def who(match: Match, seat: int) -> Text:
    """The occupant and the seat; once where both have the same name."""
    name, seat_name = match.occupants[seat].name, match.game.prompts.seat_name(match.state, seat)
    if name.casefold() in [seat_name.say(language).casefold() for language in LANGUAGES]:
        return texts.NAME.fill(name=name)
    return texts.WHO.fill(name=name, seat=seat_name)


def everybody(match: Match) -> Text:
    return texts.AT_THE_TABLE.fill(names=listed([who(match, seat) for seat in range(match.setup.seats)]))


def in_words(match: Match, entry: Entry) -> Text:
    """An entry as the terminal tells it: moves in the notation that people type."""
    write = match.game.notation.write
    match entry:
        case Moved(seat, move):
            return texts.PLAYED.fill(who=who(match, seat), move=write(move))
        case Sealed(seat):
            return match.game.sealed_line.fill(seat=who(match, seat))
        case Back(to):
            return texts.TAKEN_BACK.fill(moves=joined([_move_of(match, move) for move in taken_back(match.log, to)]))
        case _:
            return entry.told.text


def taken_back(log: Sequence[Entry], to: int) -> list[Moved]:
    """What the last entry has taken back."""
    return [entry for number in standing(log[:-1]) if isinstance(entry := log[number - 1], Moved) and number > to]


def _move_of(match: Match, entry: Moved) -> Text:
    name = match.occupants[entry.seat].name
    return texts.MOVE_OF.fill(name=name, move=match.game.notation.write(entry.move))


def refusal(error: Refused) -> Text:
    """With the clause, where one is broken and not named already."""
    named = error.rule is None or error.rule in error.text.en
    return error.text if named else texts.CLAUSE.fill(rule=error.rule, text=error.text)


def verdict(match: Match, over: Over) -> Text:
    names = [same(match.occupants[seat].name) for seat in over.winners]
    if not names:
        return texts.TIED
    return (texts.WINS if len(names) == 1 else texts.SHARED).fill(names=listed(names))
