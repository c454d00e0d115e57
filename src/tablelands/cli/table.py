"""A game at one terminal: people type their moves, bots answer, and chance happens by itself."""

import signal
from collections.abc import Callable
from types import FrameType

from rich.text import Text as Styled

from tablelands.bots.background_compilation import compile_in_background, is_compiled
from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli import texts
from tablelands.cli.after_game import AfterGame, NextStep
from tablelands.cli.command_texts import WARMING
from tablelands.cli.commands import Command, read_command
from tablelands.cli.game_file import GameFile
from tablelands.cli.help import show_help
from tablelands.cli.hints import show_hint
from tablelands.cli.info import show_ascii_notice, show_log, show_rules, show_saves
from tablelands.cli.move_input import MoveInput
from tablelands.cli.saves import Saved
from tablelands.cli.screen import FEWEST_LINES, Screen, paint
from tablelands.cli.wording import describe_entry, describe_player, describe_refusal, describe_seats
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.history import latest_to_all, new_for
from tablelands.core.log import ChanceResolved, Opened
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.text import Text, same
from tablelands.core.viewport import Viewport

LINES_BELOW_BOARD = 8
"""About how many lines a turn has below its board."""


class Quit(Exception):
    """The person at the keyboard quits."""


def _quit(signal_number: int, frame: FrameType | None) -> None:
    raise Quit


def _on_window_close(what: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    for closing in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, closing):
            signal.signal(getattr(signal, closing), what)


class Table:
    """`saved` is what the match was loaded from."""

    def __init__(self, match: Match, screen: Screen, saved: Saved | None = None) -> None:
        self.match = match
        self.screen = screen
        self.file = GameFile(match, screen.language, saved)
        self.move_input = MoveInput(screen)
        self.shown_until = match.number
        """The last entry whose story was shown."""
        self.unread = 0
        """How many lines of introduction nobody has had time to read."""
        self.news: list[Text] = []
        """What was shown since a person last saw the board."""
        self.is_secret = False
        """Whether the player at the keyboard moves in secret, so that the next player must not see it."""

    @property
    def people(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.bot is None]

    def run(self) -> Match | None:
        """Play until the end or until somebody quits; return the rematch, if one is wanted.

        An unfinished game is saved in any case, even after a crash or when the window is closed. While it is saved,
        signals are ignored: some terminals send two when their window closes."""
        _on_window_close(_quit)
        try:
            self._introduce()
            while True:
                if isinstance(over := self.match.node, Over):
                    step = AfterGame(self, over).run()
                    if step is not NextStep.RESUME:
                        return step if isinstance(step, Match) else None
                else:
                    self._go_on()
        except (Quit, EOFError, KeyboardInterrupt):
            self._end_secret()
            self.screen.say("")
        finally:
            _on_window_close(signal.SIG_IGN)
            self._save_unfinished()
            _on_window_close(signal.SIG_DFL)
        return None

    def _introduce(self) -> None:
        """Explain a new game, and name its players."""
        show_ascii_notice(self.screen)
        if self.people and not self.match.log:
            welcome = [self.match.game.about, same(""), self.match.game.guide.legend(paint)]
            self.screen.tell_pages(welcome)
            self.unread = self.screen.height(*welcome)
        self.screen.tell(describe_seats(self.match), "bold")
        self._compile_bots()

    def _compile_bots(self) -> None:
        game = self.match.game
        if compile_in_background(game, (occupant.bot for occupant in self.match.occupants)) and not is_compiled(game):
            self.screen.tell(WARMING, "cyan")

    def _pause_before_board(self) -> None:
        """Wait for Enter if the first board would push the introduction out of the window."""
        board = len(self.draw(None).splitlines())
        if self.unread and not self.screen.has_room(self.unread + len(self.news) + board + LINES_BELOW_BOARD):
            self.screen.pause(texts.BEGIN)
        self.unread = 0

    def _go_on(self) -> None:
        match self.match.node:
            case Chance():
                self.match.chance()
                self._report(describe_entry(self.match, self.match.log[-1]))
            case Decide() as node:
                self._decide(node)
                self._tell_stories()

    def _report(self, text: Text) -> None:
        self.news.append(text)
        self.screen.tell_shortened(text, "cyan")

    # A turn

    def _decide(self, node: Decide) -> None:
        seat = node.seats[0]
        bot = self.match.bot_of(seat)
        if bot is not None:
            self.make(seat, ask(find_bot(self.match.game, bot), self.match, seat).move)
        else:
            self.file.autosave()
            self._ask_person(seat, node)

    def make(self, seat: int, move: object) -> None:
        made = self.match.number
        self.match.play(seat, move)
        self._report(describe_entry(self.match, self.match.log[made]))

    def _tell_stories(self) -> None:
        """Show what the new entries have set off, once secrets were cleared from the screen; chance was shown when it
        happened. When several people have opened moves, show the board too; a single person sees it in their turn."""
        new, self.shown_until = self.match.log[self.shown_until :], self.match.number
        story = [
            scene.text for entry in new if not isinstance(entry, ChanceResolved) for scene in entry.narration.story
        ]
        if len(self.people) > 1 and any(isinstance(entry, Opened) for entry in new):
            room = self.screen.room_below("", [self.screen.styled(text) for text in story])
            self.screen.say(self.draw(None, room))
        for text in story:
            self.news.append(text)
            self.screen.tell(text)

    def _ask_person(self, seat: int, node: Decide) -> None:
        name = self.match.occupants[seat].name
        self.is_secret = node.sealed and len(self.people) > 1
        if self.is_secret:
            self.screen.keyboard.switch_to("")
            self.screen.wait(texts.PASS_ON.fill(name=name))
        else:
            self._pause_before_board()
        self.screen.keyboard.switch_to(name, secret=self.is_secret)
        self.show_turn(seat)
        self.news = []
        number = self.match.number
        while self.match.number == number:
            try:
                self._run_command(seat, self.screen.ask(offer=lambda: self.move_input.lines(self.match, seat)))
            except Refused as error:
                self.refuse(error)
        self._end_secret()

    def _end_secret(self) -> None:
        """Clear the window, its scrollback and the history of the arrow keys for the next player."""
        if self.is_secret:
            self.screen.clear()
            self.screen.keyboard.switch_to("")
        self.is_secret = False

    # The board

    def draw(self, seat: int | None, height: int | None = None) -> str:
        """The board as a seat may see it; None: as everybody may."""
        game, match = self.match.game, self.match
        new = latest_to_all(match.log) if seat is None else new_for(match.log, seat)
        viewport = Viewport(self.screen.console.width, height, seat, new)
        return game.diagram.draw(game.seen_by(match.state, seat), paint, viewport)

    def show_turn(self, seat: int, *, board_first: bool = False) -> None:
        game, seen = self.match.game, self.match.game.seen_by(self.match.state, seat)
        words = [self.screen.styled(line) for line in game.prompts.status(seen, seat, self.match.legal_moves(seat))]
        words.append(self.screen.styled(texts.TURN.fill(who=describe_player(self.match, seat)), "bold"))
        room = None if board_first else self.screen.room_below("", words) - len(self.news[-FEWEST_LINES:]) - 1
        picture, listed = self.draw(seat, room), self.move_input.listed
        words += self.move_input.offer(self.match, seat, self.screen.room_below(picture, words))
        if not self.show_board(picture, words, board_first):
            self.move_input.listed = listed

    def show_board(self, picture: str, words: list[Styled], board_first: bool) -> bool:
        game, news = self.match.game, self.news
        return self.screen.page(
            game.name, picture, words, news=news, names_columns=game.diagram.NAMES_COLUMNS, board_first=board_first
        )

    # What a person types

    def _run_command(self, seat: int, line: str) -> None:
        command, rest = read_command(line)
        match command:
            case Command.HELP:
                with self.screen.paged():
                    show_help(self.match, self.screen)
            case Command.BOARD:
                self.show_turn(seat, board_first=True)
            case Command.MOVES:
                self.move_input.show(self.match, seat, rest)
            case Command.LOOK:
                self._look(seat, rest)
            case Command.HINT:
                self.move_input.listed = show_hint(self.match, seat, self.screen)
            case Command.UNDO:
                self.take_back()
            case Command.QUIT:
                raise Quit
            case Command.RULES | Command.LOG | Command.SAVE | Command.SAVES:
                self.tell(command, rest)
            case None if line:
                self.make(seat, self.move_input.read(self.match, seat, line))
            case None:
                self._press_enter(seat)

    def tell(self, command: Command, rest: str) -> None:
        """Run a command that can be used during a game and after it."""
        match command:
            case Command.RULES:
                show_rules(self.match, self.screen, rest)
            case Command.LOG:
                show_log(self.match, self.screen, rest)
            case Command.SAVE:
                self.save(rest)
            case Command.SAVES:
                with self.screen.paged():
                    show_saves(self.screen)

    def _press_enter(self, seat: int) -> None:
        """Make the move if there is only one; otherwise show the board again."""
        moves = self.match.legal_moves(seat)
        if moves is not None and len(moves) == 1:
            self.make(seat, moves[0])
        else:
            self.show_turn(seat)

    def take_back(self) -> None:
        self.match.take_back(self.people)
        self._report(describe_entry(self.match, self.match.log[-1]))

    def _look(self, seat: int, line: str) -> None:
        game, seen = self.match.game, self.match.game.seen_by(self.match.state, seat)
        if not game.look.shows(seen):
            raise BadRequest(texts.NO_PREVIEW)
        move = self.move_input.read(self.match, seat, line)
        game.check(self.match.state, seat, move)
        self.screen.say(game.look.show(seen, seat, move, paint, Viewport(self.screen.console.width, seat=seat)))
        self.screen.tell(game.tell_move(seen, seat, move), "bold")
        for change in game.look.changes(seen, seat, move):
            self.screen.tell(change)

    def refuse(self, error: Refused) -> None:
        self.screen.tell(describe_refusal(error), "red")

    # Saving

    def save(self, name: str) -> None:
        for text in self.file.save_as(name):
            self.screen.tell(text, "green")

    def _save_unfinished(self) -> None:
        if isinstance(self.match.node, Over) or not (self.file.has_unsaved_moves or self.file.path):
            return
        try:
            self.save("")
        except Refused as error:
            self.refuse(error)
            return
        self.screen.quote(texts.GO_ON_WITH, self.file.resume_command())
