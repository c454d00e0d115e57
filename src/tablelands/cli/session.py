"""A session at the terminal: resume a saved game or begin a new one, then play again as often as people like."""

from tablelands.cli import file_texts as texts
from tablelands.cli import saves_folder
from tablelands.cli.commands import Command, read_command
from tablelands.cli.info import show_saves
from tablelands.cli.languages import language_called
from tablelands.cli.new_game import PlayOptions, set_up
from tablelands.cli.option_input import is_yes
from tablelands.cli.question_texts import YES
from tablelands.cli.questions import ask_until_valid, with_default
from tablelands.cli.saves import Saved, load
from tablelands.cli.screen import Screen, number_in
from tablelands.cli.table import Table
from tablelands.cli.texts import RESUME_ALONE, UNKNOWN_KEY
from tablelands.core.errors import BadRequest
from tablelands.core.match import Match


class Session:
    def __init__(self, screen: Screen, lang: str) -> None:
        """`lang` is the language of the command line; without one, a saved game keeps its own."""
        self.screen = screen
        self.lang = lang

    def run(self, options: PlayOptions, resume: str | None) -> None:
        if resume is not None and options != PlayOptions():
            raise BadRequest(RESUME_ALONE)
        try:
            saved = self._load_save(resume, offer=options == PlayOptions())
            match: Match | None = saved.match if saved else set_up(options, self.screen)
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            return
        if saved and saved.language and not self.lang:
            self.screen.language = language_called(saved.language)
        while match is not None:
            match = Table(match, self.screen, saved).run()
            saved = None

    def _load_save(self, resume: str | None, *, offer: bool) -> Saved | None:
        if resume is not None:
            return load(saves_folder.find_save(resume))
        last = saves_folder.last_unfinished() if offer else None
        return self._offer(last) if last else None

    def _offer(self, last: saves_folder.SavedGame) -> Saved | None:
        question = texts.GO_ON.fill(game=last.game, names=", ".join(last.names), when=last.when_played())

        def read(line: str) -> Saved | None:
            if read_command(line)[0] is Command.SAVES:
                return self._choose_save()
            wanted = is_yes(line or YES.en)
            if wanted is None:
                raise BadRequest(UNKNOWN_KEY)
            return load(last.path) if wanted else None

        return ask_until_valid(
            self.screen, with_default(question, YES), lambda: self.screen.tell(texts.ABOUT_GO_ON), read
        )

    def _choose_save(self) -> Saved | None:
        with self.screen.paged():
            games = show_saves(self.screen, numbered=True)

        def read(line: str) -> Saved | None:
            if not line:
                return None
            if not line.isdecimal():
                return load(saves_folder.find_save(line))
            number = number_in(line)
            if number is None or not 1 <= number <= len(games):
                raise BadRequest(texts.NO_SAVE_NUMBER.fill(last=len(games)))
            return load(games[number - 1].path)

        return ask_until_valid(self.screen, texts.CHOOSE_SAVE, lambda: self.screen.tell(texts.CHOOSE_SAVE), read)
