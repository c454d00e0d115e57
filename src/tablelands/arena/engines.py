"""A program that speaks the engine protocol (docs/engine.md), asked for moves: `load` what the seat may see, `choose`.

It needs to know only these two requests. Whoever breaks off, is silent for too long or answers with something else
than a legal move forfeits the game.
"""

import json
import shlex
import subprocess
from queue import Empty, Queue
from threading import Thread
from typing import Any

from tablelands.arena.texts import ENGINE_ENDED, ENGINE_NO_MOVE, ENGINE_NOT_FOUND, ENGINE_SILENT
from tablelands.bots.bot import Question
from tablelands.bots.roster import STRONGEST
from tablelands.core.errors import BadRequest, Refused
from tablelands.core.options import Setup

PATIENCE = 30.0
"""Seconds beyond the time it was given."""


class Forfeit(Exception):
    """The entrant has lost; the argument says why."""


class EngineProcess:
    def __init__(self, command: str) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.reader: Thread | None = None
        self.answers: Queue[bytes] = Queue()

    def move(self, setup: Setup, question: Question) -> Any:
        game = question.game
        milliseconds = question.limit.milliseconds
        patience = PATIENCE + (milliseconds or 0) / 1000
        self.ask({"do": "load", "position": game.position(setup, question.state), "seed": question.seed}, patience)
        wanted = {"do": "choose", "seat": question.seat, "bot": STRONGEST}
        answer = self.ask(wanted | ({} if milliseconds is None else {"ms": milliseconds}), patience)
        try:
            return game.moves.from_json(answer.get("move"))
        except Refused as error:
            raise self._given_up(ENGINE_NO_MOVE.fill(why=error.text).en) from error

    def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        process = self.process or self._begin()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            line = self.answers.get(timeout=patience)
            answer = json.loads(line)
        except OSError as error:
            raise self._given_up(ENGINE_ENDED.en) from error
        except Empty as error:
            raise self._given_up(ENGINE_SILENT.fill(seconds=round(patience)).en) from error
        except ValueError as error:
            raise self._given_up((ENGINE_NO_MOVE.fill(why=error) if line else ENGINE_ENDED).en) from error
        if not isinstance(answer, dict) or not answer.get("ok"):
            raise self._given_up(ENGINE_NO_MOVE.fill(why=line.decode(errors="replace").strip()[:200]).en)
        return answer

    def _begin(self) -> "subprocess.Popen[bytes]":
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except (OSError, ValueError) as error:
            raise BadRequest(ENGINE_NOT_FOUND.fill(command=self.command, why=error)) from error
        self.answers = Queue()
        self.reader = Thread(target=_read, args=(self.process, self.answers), daemon=True)
        self.reader.start()
        return self.process

    def _given_up(self, why: str) -> Forfeit:
        """The next game begins with a new process."""
        if self.process is not None and self.reader is not None:
            self.process.kill()
            self.reader.join()
            with self.process:
                self.process = None
        return Forfeit(why)


def _read(process: "subprocess.Popen[bytes]", answers: "Queue[bytes]") -> None:
    """The last answer is empty: nothing more will come."""
    assert process.stdout is not None
    for line in process.stdout:
        answers.put(line)
    answers.put(b"")
