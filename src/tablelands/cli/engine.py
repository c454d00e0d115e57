"""The engine protocol: one JSON object per line in, one per line out. docs/engine.md describes it."""

from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from tablelands.cli import command_texts as texts
from tablelands.core.errors import BadPosition, BadRequest, Refused
from tablelands.core.json_fields import Fields
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide
from tablelands.core.perft import perft
from tablelands.core.record import Record
from tablelands.core.refusal_texts import IN
from tablelands.core.registry import find_game

LONGEST_LINE = 16 * 1024 * 1024
LONGEST_TEXT = 1000
MOST_POSITIONS = 250_000

Answer = dict[str, Any]


class Engine:
    """Plays one game at a time. A refused request changes nothing."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self.running = True
        self.requests: dict[str, Callable[[Fields], Answer]] = {
            "new": self.new,
            "load": self.load,
            "legal": self.legal,
            "play": self.play,
            "chance": self.chance,
            "view": self.view,
            "position": self.position,
            "record": self.record,
            "choose": self.choose,
            "analyse": self.analyse,
            "perft": self.perft,
            "quit": self.quit,
        }

    def answer(self, line: bytes) -> bytes:
        request_id: Any = None
        try:
            request = _decoded(line)
            if isinstance(request, dict):
                request_id = request.get("id")
            fields = Fields(request, "request")
            asked_for = self.requests[fields.choice("do", list(self.requests))](fields)
            return _encoded({"id": request_id, "ok": True, "node": self._node()} | asked_for)
        except Refused as error:
            problem = {
                "kind": error.kind,
                "rule": error.rule,
                "code": error.code,
                "text": error.text.en[:LONGEST_TEXT],
            }
            return _encoded({"id": request_id, "ok": False, "error": problem})

    # Beginning

    def new(self, fields: Fields) -> Answer:
        game = find_game(fields.text("game"))
        setup = game.setup(fields.integer("seats"), fields.values.get("options", {}))
        self.match = Match(game, setup, seed=_seed(fields))
        return self._moves_now()

    def load(self, fields: Fields) -> Answer:
        position = fields.object("position").values
        try:
            game = find_game(position.get("game"))
        except BadRequest as error:
            raise BadPosition(IN.fill(what="position", text=error.text), code=error.code) from error
        self.match = Match.from_position(game, position, seed=_seed(fields))
        return self._moves_now()

    # Going on

    def play(self, fields: Fields) -> Answer:
        match = self._current()
        seat = self._seat(fields)
        match.play(seat, match.game.moves.from_json(fields.any("move")))
        return self._moves_now()

    def chance(self, fields: Fields) -> Answer:
        match = self._current()
        given = None
        if isinstance(match.node, Chance) and "outcome" in fields.values:
            given = match.game.outcomes.from_json(fields.any("outcome"))
        happened = match.chance(given)
        return {"outcome": match.game.outcomes.to_json(happened)} | self._moves_now()

    # Looking

    def legal(self, fields: Fields) -> Answer:
        self._current()
        return self._moves_now()

    def view(self, fields: Fields) -> Answer:
        match = self._current()
        seat = None if fields.any("seat") is None else self._seat(fields)
        return {"view": match.view(seat).to_json()}

    def position(self, fields: Fields) -> Answer:
        return {"position": self._current().position()}

    def record(self, fields: Fields) -> Answer:
        return {"record": Record.of(self._current()).to_json()}

    def perft(self, fields: Fields) -> Answer:
        match = self._current()
        depth = fields.integer("depth", 0, 100)
        return {"nodes": perft(match.game, match.state, depth, _position_counter())}

    # Bots

    def choose(self, fields: Fields) -> Answer:
        from tablelands.bots.background_compilation import compile_in_background
        from tablelands.bots.bot import Limit, ask
        from tablelands.bots.roster import find_bot

        match = self._current()
        seat = self._seat(fields)
        bot = find_bot(match.game, fields.text("bot"))
        compile_in_background(match.game, [bot.name])
        milliseconds = fields.integer("ms", 1) if fields.has("ms") else None
        answer = ask(bot, match, seat, Limit(milliseconds))
        return {"move": match.game.moves.to_json(answer.move), "bot": bot.name, "value": answer.value}

    def analyse(self, fields: Fields) -> Answer:
        from tablelands.bots.analysis import analyse_state
        from tablelands.bots.bot import Limit
        from tablelands.bots.roster import STRONGEST

        match, to_json = self._current(), self._current().game.moves.to_json
        seat = self._seat(fields) if fields.has("seat") else None
        bot = fields.text("bot") if fields.has("bot") else STRONGEST
        milliseconds = fields.integer("ms", 1) if fields.has("ms") else None
        match.expect_turn(self._mover() if seat is None else seat)
        found = analyse_state(match.game, match.state, Limit(milliseconds), seat=seat, bot=bot)
        return {
            "seat": found.seat,
            "bot": found.bot,
            "value": found.value,
            "candidates": [{"move": to_json(move.move), "value": move.value} for move in found.candidates],
            "line": [to_json(move) for move in found.line],
        }

    def quit(self, fields: Fields) -> Answer:
        self.running = False
        return {}

    # Parts of answers

    def _current(self) -> Match:
        if self.match is None:
            raise BadRequest(texts.NO_GAME)
        return self.match

    def _seat(self, fields: Fields) -> int:
        return fields.integer("seat", 0, self._current().setup.seats - 1)

    def _mover(self) -> int:
        """The first seat to move. If nobody is to move, seat 0, which the rules then refuse."""
        node = self._current().node
        return node.seats[0] if isinstance(node, Decide) else 0

    def _node(self) -> Answer | None:
        return None if self.match is None else self.match.node.to_json()

    def _moves_now(self) -> Answer:
        match = self._current()
        moves = match.legal_moves()
        return {"legal": None if moves is None else [match.game.moves.to_json(move) for move in moves]}


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until `quit` or the end of input. Raises OSError if the output is closed."""
    engine = Engine()
    while engine.running and (line := requests.readline(LONGEST_LINE)):
        if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            line = _rest_of(requests)
        if line.strip():
            answers.write(engine.answer(line) + b"\n")
            answers.flush()


def _rest_of(requests: BinaryIO) -> bytes:
    """Skip the rest of a line that is too long, and return a line that is refused instead."""
    while (more := requests.readline(LONGEST_LINE)) and not more.endswith(b"\n"):
        pass
    return b"(a line of more than 16 MiB)"


def _decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest(texts.NO_JSON.fill(why=error)) from error
    except RecursionError as error:
        raise BadRequest(texts.TOO_DEEP) from error


def _encoded(answer: Answer) -> bytes:
    return msgspec.json.encode(answer)


def _seed(fields: Fields) -> int | None:
    return fields.integer("seed") if fields.has("seed") else None


def _position_counter() -> Callable[[], None]:
    visited = 0

    def visit() -> None:
        nonlocal visited
        visited += 1
        if visited > MOST_POSITIONS:
            raise BadRequest(texts.TOO_MANY_POSITIONS.fill(most=f"{MOST_POSITIONS:,}"))

    return visit
