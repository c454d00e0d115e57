"""A game around one terminal: people type, bots answer, luck falls by itself."""

import sys
from pathlib import Path

from tablelands.bots.bot import ask
from tablelands.bots.roster import find_bot
from tablelands.cli import texts
from tablelands.cli.saves import fresh_name, save
from tablelands.cli.screen import Screen, paint
from tablelands.core.errors import BadRequest, Refused
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


class Table:
    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.listed: list[object] = []

    @property
    def people(self) -> list[int]:
        return [seat for seat, occupant in enumerate(self.match.occupants) if occupant.bot is None]

    def run(self) -> None:
        """Until the game is over and nobody wants anything more of it, or somebody leaves; then it is saved."""
        try:
            if self.people:
                self._tell_rules()
            while self._go_on():
                pass
        except (Leave, EOFError, KeyboardInterrupt):
            self._save_and_leave()

    def _go_on(self) -> bool:
        match self.match.node:
            case Over() as over:
                return self._after_game(over)
            case Chance():
                outcome = self.match.game.outcome_notation(self.match.chance())
                self.screen.say(texts.HAPPENED.fill(outcome=outcome), "cyan")
            case Decide() as node:
                self._decide(node)
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
        self.match.play(seat, move)
        name = self.match.occupants[seat].name
        if sealed:
            self.screen.say(texts.SEALED.fill(name=name), "cyan")
        else:
            self.screen.say(texts.PLAYED.fill(name=name, move=self.match.game.notation(move)), "cyan")

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
        turn = texts.TURN.fill(name=match.occupants[seat].name, seat=game.seat_name(seen, seat))
        self.screen.tell(turn, "bold")
        self._offer_moves(seat)

    def _offer_moves(self, seat: int) -> None:
        moves = self.match.legal_moves(seat)
        self.listed = moves or []
        if moves is None:
            self.screen.tell(texts.MOVES_FREE)
            return
        if len(moves) <= SHORT_LIST:
            self.screen.columns([self.match.game.notation(move) for move in moves])
        self.screen.tell(texts.MOVES_COUNT.fill(count=len(moves)))

    # What a person types

    def _obey(self, seat: int, line: str, sealed: bool) -> None:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return
            case "help" | "?":
                self.screen.say(texts.HELP)
            case "moves":
                self._list_moves(seat, rest.strip())
            case "rules":
                self._tell_rules()
            case "undo":
                self.match = self.match.take_back(self.people)
            case "save":
                self._save(Path(rest.strip()) if rest.strip() else fresh_name(self.match))
            case "quit" | "exit":
                raise Leave
            case _:
                self._made(seat, self._read_move(line), sealed)

    def _tell_rules(self) -> None:
        self.screen.tell(self.match.game.about)
        self.screen.say(self.match.game.legend(paint))

    def _read_move(self, line: str) -> object:
        if not line.isdecimal():
            return self.match.game.move_from_notation(line)
        if not 1 <= int(line) <= len(self.listed):
            raise BadRequest(texts.NO_SUCH_MOVE)
        return self.listed[int(line) - 1]

    def _list_moves(self, seat: int, part: str) -> None:
        game = self.match.game
        moves = self.match.legal_moves(seat) or []
        found = [move for move in moves if part in game.notation(move)]
        if not found:
            self.screen.tell(texts.NOTHING_FOUND)
            return
        self.listed = found
        self.screen.columns([game.notation(move) for move in found])

    def _refuse(self, error: Refused) -> None:
        clause = f"{error.rule}: " if error.rule else ""
        self.screen.say(f"{clause}{error.text.say(self.screen.language)}", "red")

    # The end

    def _after_game(self, over: Over) -> bool:
        """Shows how it ended; whether the game goes on after all, because a move was taken back."""
        self._show_result(over)
        while True:
            word, _, rest = self.screen.ask(texts.AFTER_GAME).partition(" ")
            try:
                match word.lower():
                    case "save":
                        self._save(Path(rest.strip()) if rest.strip() else fresh_name(self.match))
                    case "undo":
                        self.match = self.match.take_back(self.people)
                        return True
                    case _:
                        return False
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
            self.screen.tell(texts.SCORE.fill(name=self._who(seat), score=f"{score:g}"))
        self.screen.tell(self._verdict(over), "bold")

    def _who(self, seat: int) -> Text:
        name = Text("{name}, {seat}", "{name}, {seat}", "{name}, {seat}")
        return name.fill(name=self.match.occupants[seat].name, seat=self.match.game.seat_name(self.match.state, seat))

    def _verdict(self, over: Over) -> Text:
        names = ", ".join(self.match.occupants[seat].name for seat in over.winners)
        if len(over.winners) == self.match.setup.seats:
            return texts.TIED
        return (texts.WINS if len(over.winners) == 1 else texts.SHARED).fill(names=names)

    # Saving

    def _save(self, path: Path) -> None:
        save(self.match, path)
        self.screen.tell(texts.SAVED.fill(file=path), "green")

    def _save_and_leave(self) -> None:
        self.screen.say("")
        if not self.match.log or isinstance(self.match.node, Over):
            return
        path = fresh_name(self.match)
        try:
            self._save(path)
            self.screen.say(texts.GO_ON_WITH.fill(command=_command(), file=path))
        except Refused as error:
            self._refuse(error)
