"""A game around one terminal: people type, bots answer, luck falls by itself."""

import shlex
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

from rich.text import Text as Styled

from tablelands.bots.background import is_compiled, warm_soon
from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli import clauses, texts
from tablelands.cli.commands import Command
from tablelands.cli.help import help_after_game, help_on
from tablelands.cli.languages import system_language
from tablelands.cli.saves import save, save_somewhere
from tablelands.cli.screen import Screen, paint
from tablelands.cli.talk import Picking, everybody, in_words, read_command, refusal, verdict, who
from tablelands.cli.warm_texts import WARMING
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.log import Happened
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.text import Text, same

WORDS_BELOW = 8
"""About how many lines a turn has below its board."""


def _command() -> str:
    """How this program was called, where it was called by its name."""
    called = sys.argv[0]
    return called if called.endswith("tablelands") else "tablelands"


class Leave(Exception):
    """The person at the keyboard wants to stop."""


def _leave(signal_number: int, frame: FrameType | None) -> None:
    raise Leave


def _when_closed(what: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    for closing in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, closing):
            signal.signal(getattr(signal, closing), what)


class Table:
    """`path` is the file the match came from, and is saved to again."""

    def __init__(self, match: Match, screen: Screen, path: Path | None = None) -> None:
        self.match = match
        self.screen = screen
        self.path = path
        self.saved = match.number
        self.picking = Picking(screen)
        self.told_until = match.number
        """The last entry whose story was told."""
        self.unread = 0
        """Lines of introduction that nobody has had time to read."""
        self.news: list[Text] = []
        """What has been told since a person last saw the board."""

    @property
    def people(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.bot is None]

    def run(self) -> None:
        """Until the game is over and nobody wants anything more of it, or somebody leaves. However it is left, by a
        closed window or by a fault of ours, an unfinished game is saved; a window that closes may say so twice."""
        _when_closed(_leave)
        try:
            self._introduce()
            while self._go_on():
                pass
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.say("")
        finally:
            _when_closed(signal.SIG_IGN)
            if self.match.number != self.saved and not isinstance(self.match.node, Over):
                self._save_and_tell()
            _when_closed(signal.SIG_DFL)

    def _introduce(self) -> None:
        """Whoever begins a game reads what it is about."""
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
        board = len(self.match.game.diagram.draw(self.match.state).splitlines())
        if self.unread and not self.screen.has_room(self.unread + len(self.news) + board + WORDS_BELOW):
            self.screen.pause(texts.BEGIN)
        self.unread = 0

    def _go_on(self) -> bool:
        match self.match.node:
            case Over() as over:
                return self._after_game(over)
            case Chance():
                self.match.chance()
                self._report(in_words(self.match, self.match.log[-1]))
            case Decide() as node:
                self._decide(node)
                self._tell_story()
        return True

    def _report(self, text: Text) -> None:
        self.news.append(text)
        self.screen.glance(text, "cyan")

    # A turn

    def _decide(self, node: Decide) -> None:
        seat = node.seats[0]
        bot = self.match.bot_of(seat)
        if bot is not None:
            self._make(seat, ask(find_bot(self.match.game, bot), self.match, seat).move)
        else:
            self._let_person_move(seat, node)

    def _make(self, seat: int, move: object) -> None:
        made = self.match.number
        self.match.play(seat, move)
        self._report(in_words(self.match, self.match.log[made]))

    def _tell_story(self) -> None:
        """After the screen was cleared of what only one of them may see. Luck was told when it fell."""
        for entry in self.match.log[self.told_until :]:
            for scene in () if isinstance(entry, Happened) else entry.told.story:
                self.news.append(scene.text)
                self.screen.tell(scene.text)
        self.told_until = self.match.number

    def _let_person_move(self, seat: int, node: Decide) -> None:
        secret = node.sealed and len(self.people) > 1
        if secret:
            self.screen.wait(texts.PASS_ON.fill(name=self.match.occupants[seat].name))
        else:
            self._let_read()
        self.show_turn(seat)
        self.news = []
        number = self.match.number
        while self.match.number == number:
            try:
                self._obey(seat, self.screen.ask())
            except Refused as error:
                self._refuse(error)
        if secret:
            self.screen.clear()

    def show_turn(self, seat: int, *, board_first: bool = False) -> None:
        game, state = self.match.game, self.match.state
        seen = game.seen_by(state, seat)
        words = [self.screen.styled(line) for line in game.prompts.status(seen, seat, self.match.legal_moves(seat))]
        words.append(self.screen.styled(texts.TURN.fill(who=who(self.match, seat)), "bold"))
        picture, listed = game.diagram.draw(seen, paint), self.picking.listed
        words += self.picking.offer(self.match, seat, self.screen.room_below(picture, words))
        if not self._show_board(picture, words, board_first):
            self.picking.listed = listed

    def _show_board(self, picture: str, words: list[Styled], board_first: bool) -> bool:
        game, news = self.match.game, self.news
        return self.screen.page(
            game.name, picture, words, news=news, names_columns=game.diagram.NAMES_COLUMNS, board_first=board_first
        )

    # What a person types

    def _obey(self, seat: int, line: str) -> None:
        command, rest = read_command(line)
        match command:
            case Command.HELP:
                self.screen.say(help_on(self.match, self.screen.language))
            case Command.BOARD:
                self.show_turn(seat, board_first=True)
            case Command.MOVES:
                self.picking.show(self.match, seat, rest)
            case Command.LOOK:
                self._look(seat, rest)
            case Command.RULES:
                self._tell_rules(rest)
            case Command.UNDO:
                self._take_back()
            case Command.SAVE:
                self._save_as(rest)
            case Command.QUIT:
                raise Leave
            case None if line:
                self._make(seat, self.picking.read(self.match, seat, line))
            case None:
                self.show_turn(seat)

    def _tell_rules(self, wanted: str) -> None:
        if wanted:
            self._tell_clause(wanted)
            return
        game, example = self.match.game, clauses.example(self.match.game)
        more = [texts.ONE_CLAUSE.fill(clause=example)] if example else []
        self.screen.read_out([*game.guide.paragraphs(self.match.state, paint), *more])

    def _tell_clause(self, wanted: str) -> None:
        game, found = self.match.game, clauses.clause(self.match.game, wanted)
        if found is None:
            example = clauses.example(game)
            raise BadRequest(texts.NO_CLAUSE.fill(wanted=wanted, example=example) if example else texts.NO_PAGE)
        self.screen.tell(texts.CLAUSE.fill(rule=found[0], text=found[1]))

    def _take_back(self) -> None:
        self.match.take_back(self.people)
        self._report(in_words(self.match, self.match.log[-1]))

    def _look(self, seat: int, line: str) -> None:
        game, seen = self.match.game, self.match.game.seen_by(self.match.state, seat)
        if not game.look.shows(seen):
            raise BadRequest(texts.NO_PREVIEW)
        move = self.picking.read(self.match, seat, line)
        game.check(self.match.state, seat, move)
        self.screen.say(game.look.show(seen, seat, move, paint))

    def _refuse(self, error: Refused) -> None:
        self.screen.tell(refusal(error), "red")

    # The end

    def _after_game(self, over: Over) -> bool:
        """Shows how it ended; whether the game goes on after all, because a move was taken back."""
        self._show_result(over)
        while True:
            line = self.screen.ask(texts.AFTER_GAME)
            command, rest = read_command(line)
            try:
                match command:
                    case Command.SAVE:
                        self._save_as(rest)
                    case Command.BOARD:
                        self._show_result(over, board_first=True)
                    case Command.UNDO:
                        self._take_back()
                        return True
                    case Command.QUIT:
                        return False
                    case Command.HELP:
                        self.screen.say(help_after_game(self.screen.language))
                    case _ if not line:
                        return False
                    case _:
                        self.screen.tell(texts.UNKNOWN_KEY, "red")
            except Refused as error:
                self._refuse(error)

    def _show_result(self, over: Over, *, board_first: bool = False) -> None:
        game, state = self.match.game, self.match.state
        words = [self.screen.styled(texts.OVER.fill(reason=over.reason), "bold")]
        words += [self.screen.styled(scene.text) for scene in self.match.view(None).explanation]
        for seat, score in enumerate(over.scores or ()):
            words.append(self.screen.styled(texts.SCORE.fill(who=who(self.match, seat), score=f"{score:g}")))
        words.append(self.screen.styled(verdict(self.match, over), "bold"))
        self._show_board(game.diagram.draw(state, paint), words, board_first)

    # Saving

    def _save_as(self, name: str) -> None:
        """To the file named, else to the one the match came from or was saved to before."""
        language = self.screen.language
        if not name and self.path is None:
            self.path = save_somewhere(self.match, language)
        else:
            path = Path(name) if name else self.path or Path()
            save(self.match, path, language, replace=path == self.path)
            self.path = path
        self.saved = self.match.number
        self.screen.tell(texts.SAVED.fill(file=self.path), "green")

    def _save_and_tell(self) -> None:
        try:
            self._save_as("")
        except Refused as error:
            self._refuse(error)
            return
        words = [_command(), "play", "--resume", shlex.quote(str(self.path))]
        if self.screen.language != system_language():
            words += ["--lang", self.screen.language]
        self.screen.say(texts.GO_ON_WITH.fill(command=" ".join(words)))
