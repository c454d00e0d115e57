"""What a person types as a move: notation, or a number of the list that was last shown."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text as Styled

from tablelands.cli import texts
from tablelands.cli.commands import NAMES, Command, command_like
from tablelands.cli.screen import FEWEST_LINES, Screen, number_in
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match
from tablelands.core.text import Text

SHORT_LIST, LONG_LIST = 24, 40


class MoveInput:
    """Reads moves, and lists them. A number means the move with this number in the list that was last shown."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.listed: Sequence[Any] = []

    def offer(self, match: Match, seat: int, room: int) -> list[Styled]:
        """The last lines below a board: the legal moves if there are few and they fit, else their number."""
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
        """List the legal moves whose notation contains `part`."""
        moves = match.legal_moves(seat)
        if moves is None:
            raise BadRequest(texts.CANNOT_LIST)
        found = [move for move in moves if part.casefold() in match.game.notation.write(move).casefold()]
        if not found:
            raise BadRequest(texts.NOTHING_FOUND)
        with self.screen.paged():
            for row in self._rows(match, found):
                self.screen.say(row)
            if len(found) > LONG_LIST:
                self.screen.tell(texts.NARROW_DOWN.fill(count=len(found), part=_part(match, found)))

    def read(self, match: Match, seat: int, line: str) -> object:
        if not line.isdecimal():
            try:
                return match.game.notation.typed(match.state, seat, line, match.legal_moves(seat))
            except BadRequest as error:
                raise self._mistyped(match, seat, line) or error from error
        number = number_in(line)
        if number is None or not 1 <= number <= len(self.listed):
            raise BadRequest(self._no_such_number(match))
        return self.listed[number - 1]

    def _no_such_number(self, match: Match) -> Text:
        if self.listed:
            return texts.NO_SUCH_MOVE
        return texts.LIST_FIRST if match.game.lists_moves else texts.NO_NUMBERS

    def lines(self, match: Match, seat: int) -> list[str]:
        """The lines that Tab completes to: commands, moves, and moves to look at."""
        commands = [name.say(self.screen.language) for name in NAMES.values()]
        moves = [match.game.notation.write(move) for move in match.legal_moves(seat) or ()]
        look = NAMES[Command.LOOK].say(self.screen.language)
        return [*commands, *moves, *(f"{look} {move}" for move in moves)]

    def _rows(self, match: Match, moves: Sequence[Any]) -> list[str]:
        self.listed = moves
        return self.screen.columns([match.game.notation.write(move) for move in moves])

    def _mistyped(self, match: Match, seat: int, line: str) -> BadRequest | None:
        """The error for a mistyped command or an unknown word; None for a move written wrongly."""
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
    """An example to filter the list by: the place of the last move, else its first word."""
    word = match.game.notation.write(moves[-1])
    return word[word.index("@") :] if "@" in word else word.split()[0]
