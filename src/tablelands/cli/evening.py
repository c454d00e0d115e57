"""An evening at the terminal: going on with a game or beginning one, and playing again as long as they like."""

from tablelands.cli import file_texts as texts
from tablelands.cli import shelf
from tablelands.cli.choices import is_yes
from tablelands.cli.commands import Command
from tablelands.cli.languages import language_called
from tablelands.cli.menu import Wishes, settle
from tablelands.cli.question_texts import YES
from tablelands.cli.questions import until_settled, with_default
from tablelands.cli.saves import Saved, load
from tablelands.cli.screen import Screen, number_in
from tablelands.cli.table import Table
from tablelands.cli.talk import read_command
from tablelands.cli.telling import tell_saves
from tablelands.cli.texts import RESUME_ALONE, UNKNOWN_KEY
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match


class Evening:
    def __init__(self, screen: Screen, lang: str) -> None:
        """`lang` is the language that was asked for; otherwise a game goes on in its own."""
        self.screen = screen
        self.lang = lang

    def spend(self, wishes: Wishes, resume: str | None) -> None:
        if resume is not None and wishes != Wishes():
            raise BadRequest(RESUME_ALONE)
        try:
            saved = self._taken_up(resume, offer=wishes == Wishes())
            match: Match | None = saved.match if saved else settle(wishes, self.screen)
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            return
        if saved and saved.language and not self.lang:
            self.screen.language = language_called(saved.language)
        while match is not None:
            match = Table(match, self.screen, saved).run()
            saved = None

    def _taken_up(self, resume: str | None, *, offer: bool) -> Saved | None:
        if resume is not None:
            return load(shelf.found(resume))
        last = shelf.last_unfinished() if offer else None
        return self._offer(last) if last else None

    def _offer(self, last: shelf.Kept) -> Saved | None:
        question = texts.GO_ON.fill(game=last.game, names=", ".join(last.names), when=last.day())

        def read(line: str) -> Saved | None:
            if read_command(line)[0] is Command.SAVES:
                return self._choose()
            wanted = is_yes(line or YES.en)
            if wanted is None:
                raise BadRequest(UNKNOWN_KEY)
            return load(last.path) if wanted else None

        return until_settled(
            self.screen, with_default(question, YES), lambda: self.screen.tell(texts.ABOUT_GO_ON), read
        )

    def _choose(self) -> Saved | None:
        with self.screen.in_pages():
            games = tell_saves(self.screen, numbered=True)

        def read(line: str) -> Saved | None:
            if not line:
                return None
            if not line.isdecimal():
                return load(shelf.found(line))
            number = number_in(line)
            if number is None or not 1 <= number <= len(games):
                raise BadRequest(texts.NO_SAVE_NUMBER.fill(last=len(games)))
            return load(games[number - 1].path)

        return until_settled(self.screen, texts.CHOOSE_SAVE, lambda: self.screen.tell(texts.CHOOSE_SAVE), read)
