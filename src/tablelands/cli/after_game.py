"""After a game: show the result, save it, and ask what to do next."""

from enum import Enum, auto
from random import SystemRandom
from typing import TYPE_CHECKING

from tablelands.cli import texts
from tablelands.cli.commands import Command, read_command
from tablelands.cli.help import show_help_after_game
from tablelands.cli.option_input import is_yes
from tablelands.cli.wording import describe_player, describe_result
from tablelands.core.errors import Refused
from tablelands.core.match import Match
from tablelands.core.node import Over

if TYPE_CHECKING:
    from tablelands.cli.table import Table


class NextStep(Enum):
    RESUME = auto()
    """A move was taken back, so the game is no longer over."""
    QUIT = auto()


class AfterGame:
    def __init__(self, table: "Table", over: Over) -> None:
        self.table = table
        self.over = over

    def run(self) -> NextStep | Match:
        """Ask until somebody decides. A match as answer is a rematch."""
        table, screen = self.table, self.table.screen
        self._show_result()
        self._save()
        screen.keyboard.switch_to("")
        while True:
            line = screen.ask(texts.AGAIN)
            if not line:
                return NextStep.QUIT
            if is_yes(line):
                return self._rematch()
            command, rest = read_command(line)
            try:
                match command:
                    case Command.BOARD:
                        self._show_result(board_first=True)
                    case Command.UNDO:
                        table.take_back()
                        return NextStep.RESUME
                    case Command.QUIT:
                        return NextStep.QUIT
                    case Command.HELP:
                        with screen.paged():
                            show_help_after_game(screen)
                    case Command.RULES | Command.LOG | Command.SAVE | Command.SAVES:
                        table.tell(command, rest)
                    case _ if is_yes(line) is False:
                        return NextStep.QUIT
                    case _:
                        screen.tell(texts.UNKNOWN_KEY, "red")
            except Refused as error:
                table.refuse(error)

    def _show_result(self, *, board_first: bool = False) -> None:
        table, screen = self.table, self.table.screen
        words = [screen.styled(texts.OVER.fill(reason=self.over.reason), "bold")]
        words += [screen.styled(scene.text) for scene in table.match.view(None).explanation]
        for seat, score in enumerate(self.over.scores or ()):
            words.append(screen.styled(texts.SCORE.fill(who=describe_player(table.match, seat), score=f"{score:g}")))
        words.append(screen.styled(describe_result(table.match, self.over), "bold"))
        room = None if board_first else screen.room_below("", words)
        table.show_board(table.draw(None, room), words, board_first)

    def _save(self) -> None:
        """Save a finished game without being asked, if people played in it."""
        table, file = self.table, self.table.file
        if not table.people or not file.has_unsaved_moves:
            return
        try:
            table.save("")
        except Refused as error:
            table.refuse(error)

    def _rematch(self) -> Match:
        """A rematch in the same order of play. The loser begins, unless the rules draw who does."""
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
