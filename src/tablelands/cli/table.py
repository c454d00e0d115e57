"""A game around one terminal: people type, bots answer, luck falls by itself."""

import signal
from collections.abc import Callable
from types import FrameType

from rich.text import Text as Styled

from tablelands.bots.background import is_compiled, warm_soon
from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli import texts
from tablelands.cli.advice import advise
from tablelands.cli.afterwards import Afterwards, Wish
from tablelands.cli.command_texts import WARMING
from tablelands.cli.commands import Command
from tablelands.cli.help import show_help
from tablelands.cli.keeping import Keeping
from tablelands.cli.saves import Saved
from tablelands.cli.screen import FEWEST_LINES, Screen, paint
from tablelands.cli.talk import Picking, everybody, in_words, read_command, refusal, who
from tablelands.cli.telling import tell_about_ascii, tell_log, tell_rules, tell_saves
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.history import last_to_all, new_to
from tablelands.core.log import Happened, Opened
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.sight import Sight
from tablelands.core.text import Text, same

WORDS_BELOW = 8
"""About how many lines a turn has below its board."""


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def _leave(signal_number: int, frame: FrameType | None) -> None:
    raise Leave


def _when_closed(what: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    for closing in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, closing):
            signal.signal(getattr(signal, closing), what)


class Table:
    """`saved` is what the match was loaded from."""

    def __init__(self, match: Match, screen: Screen, saved: Saved | None = None) -> None:
        self.match = match
        self.screen = screen
        self.keeping = Keeping(match, screen.language, saved)
        self.picking = Picking(screen)
        self.told_until = match.number
        """The last entry whose story was told."""
        self.unread = 0
        """Lines of introduction that nobody has had time to read."""
        self.news: list[Text] = []
        """What has been told since a person last saw the board."""
        self.in_secret = False
        """Whether somebody sits there who does what the next one may not see."""

    @property
    def people(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.bot is None]

    def run(self) -> Match | None:
        """Until the game is over and nobody wants anything more of it, or somebody leaves; the match that they want to
        play next. However it is left, by a closed window or by a fault of ours, an unfinished game is saved; a window
        that closes may say so twice."""
        _when_closed(_leave)
        try:
            self._introduce()
            while True:
                if isinstance(over := self.match.node, Over):
                    wish = Afterwards(self, over).ask()
                    if wish is not Wish.PLAY_ON:
                        return wish if isinstance(wish, Match) else None
                else:
                    self._go_on()
        except (Leave, EOFError, KeyboardInterrupt):
            self._end_secret()
            self.screen.say("")
        finally:
            _when_closed(signal.SIG_IGN)
            self._keep_unfinished()
            _when_closed(signal.SIG_DFL)
        return None

    def _introduce(self) -> None:
        """Whoever begins a game reads what it is about."""
        tell_about_ascii(self.screen)
        if self.people and not self.match.log:
            welcome = [self.match.game.about, same(""), self.match.game.guide.legend(paint)]
            self.screen.read_out(welcome)
            self.unread = self.screen.height(*welcome)
        self.screen.tell(everybody(self.match), "bold")
        self._warm_bots()

    def _warm_bots(self) -> None:
        game = self.match.game
        if warm_soon(game, (occupant.bot for occupant in self.match.occupants)) and not is_compiled(game):
            self.screen.tell(WARMING, "cyan")

    def _let_read(self) -> None:
        """Before the first board pushes the introduction out of the window."""
        board = len(self.draw(None).splitlines())
        if self.unread and not self.screen.has_room(self.unread + len(self.news) + board + WORDS_BELOW):
            self.screen.pause(texts.BEGIN)
        self.unread = 0

    def _go_on(self) -> None:
        match self.match.node:
            case Chance():
                self.match.chance()
                self._report(in_words(self.match, self.match.log[-1]))
            case Decide() as node:
                self._decide(node)
                self._tell_story()

    def _report(self, text: Text) -> None:
        self.news.append(text)
        self.screen.glance(text, "cyan")

    # A turn

    def _decide(self, node: Decide) -> None:
        seat = node.seats[0]
        bot = self.match.bot_of(seat)
        if bot is not None:
            self.make(seat, ask(find_bot(self.match.game, bot), self.match, seat).move)
        else:
            self.keeping.quietly()
            self._let_person_move(seat, node)

    def make(self, seat: int, move: object) -> None:
        made = self.match.number
        self.match.play(seat, move)
        self._report(in_words(self.match, self.match.log[made]))

    def _tell_story(self) -> None:
        """After the screen was cleared of what only one of them may see. Luck was told when it fell. Where several had
        secrets, all see on the board what has become of them; one alone sees it when it is his turn again."""
        new, self.told_until = self.match.log[self.told_until :], self.match.number
        story = [scene.text for entry in new if not isinstance(entry, Happened) for scene in entry.told.story]
        if len(self.people) > 1 and any(isinstance(entry, Opened) for entry in new):
            room = self.screen.room_below("", [self.screen.styled(text) for text in story])
            self.screen.say(self.draw(None, room))
        for text in story:
            self.news.append(text)
            self.screen.tell(text)

    def _let_person_move(self, seat: int, node: Decide) -> None:
        name = self.match.occupants[seat].name
        self.in_secret = node.sealed and len(self.people) > 1
        if self.in_secret:
            self.screen.keyboard.hand_to("")
            self.screen.wait(texts.PASS_ON.fill(name=name))
        else:
            self._let_read()
        self.screen.keyboard.hand_to(name, secret=self.in_secret)
        self.show_turn(seat)
        self.news = []
        number = self.match.number
        while self.match.number == number:
            try:
                self._obey(seat, self.screen.ask(offer=lambda: self.picking.lines(self.match, seat)))
            except Refused as error:
                self.refuse(error)
        self._end_secret()

    def _end_secret(self) -> None:
        """The next one finds nothing in the window, above it, or under the arrow keys."""
        if self.in_secret:
            self.screen.forget()
            self.screen.keyboard.hand_to("")
        self.in_secret = False

    # The board

    def draw(self, seat: int | None, height: int | None = None) -> str:
        """As that seat may see it, or everybody."""
        game, match = self.match.game, self.match
        new = last_to_all(match.log) if seat is None else new_to(match.log, seat)
        sight = Sight(self.screen.console.width, height, seat, new)
        return game.diagram.draw(game.seen_by(match.state, seat), paint, sight)

    def show_turn(self, seat: int, *, board_first: bool = False) -> None:
        game, seen = self.match.game, self.match.game.seen_by(self.match.state, seat)
        words = [self.screen.styled(line) for line in game.prompts.status(seen, seat, self.match.legal_moves(seat))]
        words.append(self.screen.styled(texts.TURN.fill(who=who(self.match, seat)), "bold"))
        room = None if board_first else self.screen.room_below("", words) - len(self.news[-FEWEST_LINES:]) - 1
        picture, listed = self.draw(seat, room), self.picking.listed
        words += self.picking.offer(self.match, seat, self.screen.room_below(picture, words))
        if not self.show_board(picture, words, board_first):
            self.picking.listed = listed

    def show_board(self, picture: str, words: list[Styled], board_first: bool) -> bool:
        game, news = self.match.game, self.news
        return self.screen.page(
            game.name, picture, words, news=news, names_columns=game.diagram.NAMES_COLUMNS, board_first=board_first
        )

    # What a person types

    def _obey(self, seat: int, line: str) -> None:
        command, rest = read_command(line)
        match command:
            case Command.HELP:
                with self.screen.in_pages():
                    show_help(self.match, self.screen)
            case Command.BOARD:
                self.show_turn(seat, board_first=True)
            case Command.MOVES:
                self.picking.show(self.match, seat, rest)
            case Command.LOOK:
                self._look(seat, rest)
            case Command.HINT:
                self.picking.listed = advise(self.match, seat, self.screen)
            case Command.UNDO:
                self.take_back()
            case Command.QUIT:
                raise Leave
            case Command.RULES | Command.LOG | Command.SAVE | Command.SAVES:
                self.tell(command, rest)
            case None if line:
                self.make(seat, self.picking.read(self.match, seat, line))
            case None:
                self._press_enter(seat)

    def tell(self, command: Command, rest: str) -> None:
        """What can be asked for at any time."""
        match command:
            case Command.RULES:
                tell_rules(self.match, self.screen, rest)
            case Command.LOG:
                tell_log(self.match, self.screen, rest)
            case Command.SAVE:
                self.save(rest)
            case Command.SAVES:
                with self.screen.in_pages():
                    tell_saves(self.screen)

    def _press_enter(self, seat: int) -> None:
        """Makes the only move where there is one, and shows the board where there are more."""
        moves = self.match.legal_moves(seat)
        if moves is not None and len(moves) == 1:
            self.make(seat, moves[0])
        else:
            self.show_turn(seat)

    def take_back(self) -> None:
        self.match.take_back(self.people)
        self._report(in_words(self.match, self.match.log[-1]))

    def _look(self, seat: int, line: str) -> None:
        game, seen = self.match.game, self.match.game.seen_by(self.match.state, seat)
        if not game.look.shows(seen):
            raise BadRequest(texts.NO_PREVIEW)
        move = self.picking.read(self.match, seat, line)
        game.check(self.match.state, seat, move)
        self.screen.say(game.look.show(seen, seat, move, paint, Sight(self.screen.console.width, seat=seat)))
        self.screen.tell(game.tell_move(seen, seat, move), "bold")
        for change in game.look.changes(seen, seat, move):
            self.screen.tell(change)

    def refuse(self, error: Refused) -> None:
        self.screen.tell(refusal(error), "red")

    # Saving

    def save(self, name: str) -> None:
        for text in self.keeping.save_as(name):
            self.screen.tell(text, "green")

    def _keep_unfinished(self) -> None:
        if isinstance(self.match.node, Over) or not (self.keeping.is_worth_it or self.keeping.path):
            return
        try:
            self.save("")
        except Refused as error:
            self.refuse(error)
            return
        self.screen.quote(texts.GO_ON_WITH, self.keeping.how_to_go_on())
