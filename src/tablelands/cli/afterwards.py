"""When a game is over: how it ended, and what somebody may want then."""

from enum import Enum, auto
from random import SystemRandom
from typing import TYPE_CHECKING

from tablelands.cli import texts
from tablelands.cli.choices import is_yes
from tablelands.cli.commands import Command
from tablelands.cli.help import show_help_after_game
from tablelands.cli.talk import read_command, verdict, who
from tablelands.core.errors import Refused
from tablelands.core.match import Match
from tablelands.core.node import Over

if TYPE_CHECKING:
    from tablelands.cli.table import Table


class Wish(Enum):
    PLAY_ON = auto()
    """A move was taken back: the game goes on after all."""
    LEAVE = auto()


class Afterwards:
    def __init__(self, table: "Table", over: Over) -> None:
        self.table = table
        self.over = over

    def ask(self) -> Wish | Match:
        """A match is the next one that they want to play."""
        table, screen = self.table, self.table.screen
        self._show_result()
        self._keep()
        screen.keyboard.hand_to("")
        while True:
            line = screen.ask(texts.AGAIN)
            if not line:
                return Wish.LEAVE
            if is_yes(line):
                return self._again()
            command, rest = read_command(line)
            try:
                match command:
                    case Command.BOARD:
                        self._show_result(board_first=True)
                    case Command.UNDO:
                        table.take_back()
                        return Wish.PLAY_ON
                    case Command.QUIT:
                        return Wish.LEAVE
                    case Command.HELP:
                        with screen.in_pages():
                            show_help_after_game(screen)
                    case Command.RULES | Command.LOG | Command.SAVE | Command.SAVES:
                        table.tell(command, rest)
                    case _ if is_yes(line) is False:
                        return Wish.LEAVE
                    case _:
                        screen.tell(texts.UNKNOWN_KEY, "red")
            except Refused as error:
                table.refuse(error)

    def _show_result(self, *, board_first: bool = False) -> None:
        table, screen = self.table, self.table.screen
        words = [screen.styled(texts.OVER.fill(reason=self.over.reason), "bold")]
        words += [screen.styled(scene.text) for scene in table.match.view(None).explanation]
        for seat, score in enumerate(self.over.scores or ()):
            words.append(screen.styled(texts.SCORE.fill(who=who(table.match, seat), score=f"{score:g}")))
        words.append(screen.styled(verdict(table.match, self.over), "bold"))
        room = None if board_first else screen.room_below("", words)
        table.show_board(table.draw(None, room), words, board_first)

    def _keep(self) -> None:
        """A finished game of people is kept without being asked for."""
        table, keeping = self.table, self.table.keeping
        if not table.people or not keeping.is_worth_it:
            return
        try:
            table.save("")
        except Refused as error:
            table.refuse(error)

    def _again(self) -> Match:
        """The same people in the same order, and whoever lost begins where the rules leave that open."""
        match, occupants = self.table.match, self.table.match.occupants
        first = 0 if match.game.draws_start or not self.over.scores else _loser(self.over)
        seated = [*occupants[first:], *occupants[:first]]
        if first:
            self.table.screen.tell(texts.LOSER_BEGINS.fill(name=seated[0].name))
        random = match.random
        seed = None if isinstance(random, SystemRandom) else random.getrandbits(32)
        return Match(match.game, match.setup, seed=seed, occupants=seated)


def _loser(over: Over) -> int:
    scores = list(over.scores or ())
    return scores.index(min(scores))
