"""How a person picks a move: out of a list, by number, or by typing it; and what to say when it is none."""

from typing import Any

from rich.text import Text as Styled

from tablelands.cli import texts
from tablelands.cli.commands import command_like
from tablelands.cli.screen import FEWEST_LINES, Screen, number_in
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match

SHORT_LIST, LONG_LIST = 24, 40


class Picking:
    """What a number stands for is what was last shown."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.listed: list[Any] = []

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
        hint = texts.ONE_MOVE if len(moves) == 1 else texts.MOVES_LISTED.fill(count=len(moves))
        return [*map(self.screen.styled, rows), self.screen.styled(hint)]

    def show(self, match: Match, seat: int, part: str) -> None:
        """The moves that contain this."""
        moves = match.legal_moves(seat)
        if moves is None:
            raise BadRequest(texts.CANNOT_LIST)
        found = [move for move in moves if part.casefold() in match.game.notation.write(move).casefold()]
        if not found:
            raise BadRequest(texts.NOTHING_FOUND)
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
            raise BadRequest(texts.NO_SUCH_MOVE if self.listed else texts.LIST_FIRST)
        return self.listed[number - 1]

    def _rows(self, match: Match, moves: list[Any]) -> list[str]:
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


def _part(match: Match, moves: list[Any]) -> str:
    """Something that only some of the moves contain: the place of one, else its first word."""
    word = match.game.notation.write(moves[-1])
    return word[word.index("@") :] if "@" in word else word.split()[0]
