"""A game around one terminal: people type, bots answer, luck falls by itself."""

import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli import texts
from tablelands.cli.saves import save, save_somewhere
from tablelands.cli.screen import Screen, number_in, paint
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.game import Scene
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.text import Text

SHORT_LIST = 24


def _command() -> str:
    """How this program was called, where it was called by its name."""
    called = sys.argv[0]
    return called if called.endswith("tablelands") else "tablelands"


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def _leave(signal_number: int, frame: FrameType | None) -> None:
    raise Leave


class Table:
    """`path` is the file the match came from, and is saved to again."""

    def __init__(self, match: Match, screen: Screen, path: Path | None = None) -> None:
        self.match = match
        self.screen = screen
        self.path = path
        self.saved_log = list(match.log)
        self.listed: list[object] = []
        self.untold: list[Scene] = []

    @property
    def people(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.bot is None]

    def run(self) -> None:
        """Until the game is over and nobody wants anything more of it, or somebody leaves. However it is left, by a
        closed window or by a fault of ours, an unfinished game is saved."""
        for closing in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, closing):
                signal.signal(getattr(signal, closing), _leave)
        try:
            if self.people:
                self._welcome()
            while self._go_on():
                pass
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say("")
        finally:
            if self.match.log != self.saved_log and not isinstance(self.match.node, Over):
                self._save_and_tell()

    def _go_on(self) -> bool:
        match self.match.node:
            case Over() as over:
                return self._after_game(over)
            case Chance():
                outcome = self.match.game.outcome_notation(self.match.chance())
                self.screen.say(texts.HAPPENED.fill(outcome=outcome), "cyan")
            case Decide() as node:
                self._decide(node)
                self._tell_story()
        return True

    # A turn

    def _decide(self, node: Decide) -> None:
        seat = node.seats[0]
        bot = self.match.occupants[seat].bot
        if bot is not None:
            move = ask(find_bot(self.match.game, bot), self.match, seat)
            self._made(seat, move, node.sealed)
        else:
            self._let_person_move(seat, node)

    def _made(self, seat: int, move: object, sealed: bool) -> None:
        before = self.match.state
        self.match.play(seat, move)
        self.untold += self.match.game.story(before, seat, move)
        name = self.match.occupants[seat].name
        if sealed:
            self.screen.say(texts.SEALED.fill(name=name), "cyan")
        else:
            self.screen.say(texts.PLAYED.fill(name=name, move=self.match.game.notation(move)), "cyan")

    def _tell_story(self) -> None:
        """After the screen was cleared of what only one of them may see."""
        for scene in self.untold:
            self.screen.tell(scene.text)
        self.untold = []

    def _let_person_move(self, seat: int, node: Decide) -> None:
        secret = node.sealed and len(self.people) > 1
        if secret:
            self.screen.ask(texts.PASS_ON.fill(name=self.match.occupants[seat].name))
        self.show_turn(seat)
        match, length = self.match, len(self.match.log)
        while self.match is match and len(match.log) == length:
            try:
                self._obey(seat, self.screen.ask(), node.sealed)
            except Refused as error:
                self._refuse(error)
        if secret:
            self.screen.clear()

    def show_turn(self, seat: int) -> None:
        game, match = self.match.game, self.match
        seen = game.seen_by(match.state, seat)
        self.screen.headline(game.name)
        self.screen.say(game.diagram(seen, paint))
        for line in game.status(seen):
            self.screen.tell(line)
        self.screen.tell(texts.TURN.fill(who=self._who(seat)), "bold")
        self._offer_moves(seat)

    def _offer_moves(self, seat: int) -> None:
        moves = self.match.legal_moves(seat)
        self.listed = []
        if moves is None:
            self.screen.tell(texts.MOVES_FREE)
            return
        if len(moves) <= SHORT_LIST:
            self._list(moves)
        self.screen.tell(texts.ONE_MOVE if len(moves) == 1 else texts.MOVES_COUNT.fill(count=len(moves)))

    def _list(self, moves: list[Any]) -> None:
        """What a number stands for is what was last shown."""
        self.listed = moves
        self.screen.columns([self.match.game.notation(move) for move in moves])

    # What a person types

    def _obey(self, seat: int, line: str, sealed: bool) -> None:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return
            case "help" | "?":
                self.screen.say(texts.HELP if self.match.game.lists_moves else texts.HELP_UNLISTED)
            case "moves":
                self._list_moves(seat, rest.strip())
            case "look":
                self._look(seat, rest)
            case "rules":
                self._tell_rules()
            case "undo":
                self.match = self.match.take_back(self.people)
            case "save":
                self._save_as(rest.strip())
            case "quit" | "exit":
                raise Leave
            case _:
                self._made(seat, self._read_move(seat, line), sealed)

    def _welcome(self) -> None:
        self.screen.tell(self.match.game.about)
        self.screen.tell(self.match.game.legend(paint))

    def _tell_rules(self) -> None:
        for paragraph in self.match.game.guide(self.match.state, paint):
            self.screen.tell(paragraph)

    def _look(self, seat: int, line: str) -> None:
        move = self._read_move(seat, line)
        game = self.match.game
        game.check(self.match.state, seat, move)
        shown = game.preview(game.seen_by(self.match.state, seat), seat, move, paint)
        if shown is None:
            raise BadRequest(texts.NO_PREVIEW)
        self.screen.say(shown)

    def _read_move(self, seat: int, line: str) -> object:
        if not line.isdecimal():
            return self.match.game.read_move(self.match.state, seat, line)
        number = number_in(line)
        if number is None or not 1 <= number <= len(self.listed):
            raise BadRequest(texts.NO_SUCH_MOVE if self.listed else texts.LIST_FIRST)
        return self.listed[number - 1]

    def _list_moves(self, seat: int, part: str) -> None:
        game = self.match.game
        moves = self.match.legal_moves(seat)
        if moves is None:
            raise BadRequest(texts.CANNOT_LIST)
        found = [move for move in moves if part in game.notation(move)]
        if not found:
            self.screen.tell(texts.NOTHING_FOUND)
            return
        self._list(found)

    def _refuse(self, error: Refused) -> None:
        clause = f"{error.rule}: " if error.rule else ""
        self.screen.tell(f"{clause}{error.text.say(self.screen.language)}", "red")

    # The end

    def _after_game(self, over: Over) -> bool:
        """Shows how it ended; whether the game goes on after all, because a move was taken back."""
        self._show_result(over)
        while True:
            word, _, rest = self.screen.ask(texts.AFTER_GAME).partition(" ")
            try:
                match word.lower():
                    case "save":
                        self._save_as(rest.strip())
                    case "undo":
                        self.match = self.match.take_back(self.people)
                        return True
                    case "" | "quit" | "exit":
                        return False
                    case _:
                        self.screen.tell(texts.UNKNOWN_KEY, "red")
            except Refused as error:
                self._refuse(error)

    def _show_result(self, over: Over) -> None:
        game = self.match.game
        self.screen.headline(game.name)
        self.screen.say(game.diagram(self.match.state, paint))
        self.screen.tell(texts.OVER.fill(reason=over.reason), "bold")
        for line in game.explain(self.match.state):
            self.screen.tell(line)
        for seat, score in enumerate(over.scores):
            self.screen.tell(texts.SCORE.fill(who=self._who(seat), score=f"{score:g}"))
        self.screen.tell(self._verdict(over), "bold")

    def _who(self, seat: int) -> Text:
        seat_name = self.match.game.seat_name(self.match.state, seat)
        return texts.WHO.fill(name=self.match.occupants[seat].name, seat=seat_name)

    def _verdict(self, over: Over) -> Text:
        names = ", ".join(self.match.occupants[seat].name for seat in over.winners)
        if len(over.winners) == self.match.setup.seats:
            return texts.TIED
        return (texts.WINS if len(over.winners) == 1 else texts.SHARED).fill(names=names)

    # Saving

    def _save_as(self, name: str) -> None:
        """To the file named, else to the one the match came from or was saved to before."""
        if not name and self.path is None:
            self.path = save_somewhere(self.match)
        else:
            path = Path(name) if name else self.path or Path()
            save(self.match, path, replace=path == self.path)
            self.path = path
        self.saved_log = list(self.match.log)
        self.screen.tell(texts.SAVED.fill(file=self.path), "green")

    def _save_and_tell(self) -> None:
        try:
            self._save_as("")
            self.screen.say(texts.GO_ON_WITH.fill(command=_command(), file=self.path))
        except Refused as error:
            self._refuse(error)
