"""Follows what people do through a running server: python -m scripts.walk --server

The server runs in this process over SQLite, with its writer process and one worker for bots. All of them write each
call of a function of `server/` to one file, with the time, so that a walk is in order across threads and processes.
"""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from socket import socket
from tempfile import TemporaryDirectory
from textwrap import fill, indent
from types import FrameType
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.server.live.playing import any_move
from tests.server.running import Json, Running, Socket

from tablelands import server
from tablelands.server import moderation
from tablelands.server.bots import scheduler, worker
from tablelands.server.live import presence
from tablelands.server.settings import Settings
from tablelands.server.store import writer, writer_process
from tablelands.server.store.sqlite import SqliteStore

HOME = os.path.dirname(str(server.__file__)) + os.sep
CALLS = "TABLELANDS_CALLS"
"""Names the file of calls, in the environment of all processes."""
NEVER = 3600.0
WIDTH = 118
STURT = "sturts-stony-desert"


class Call(NamedTuple):
    at: int
    file: str
    function: str


class Walk(NamedTuple):
    calls: list[Call]

    @property
    def files(self) -> list[str]:
        """In the order in which they are first called."""
        return list(dict.fromkeys(call.file for call in self.calls))

    def __str__(self) -> str:
        lines = []
        for file in self.files:
            functions = dict.fromkeys(call.function for call in self.calls if call.file == file)
            names = ", ".join(name for name in functions if not name.endswith(">"))
            lines.append(fill(f"{file}: {names}", WIDTH, subsequent_indent="    ", break_on_hyphens=False))
        return "\n".join(lines)


# In every process


def follow(file: str) -> None:
    """Write to a file what this thread and all later ones call."""
    number = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(frame: FrameType, event: str, argument: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(HOME):
            call = f"{time.monotonic_ns()} {path.removeprefix(HOME)} {frame.f_code.co_qualname}\n"
            os.write(number, call.encode())

    sys.setprofile(note)
    threading.setprofile(note)


def serve_worker(pipe: "Connection[Any, Any]", parent: int) -> None:
    follow(os.environ[CALLS])
    worker.serve(pipe, parent)


def main_of_writer(store: str, number: str) -> None:
    follow(os.environ[CALLS])
    writer_process.main(Path(store), socket(fileno=int(number)))


# The server


class Followed:
    """A server, and two people at it."""

    def __init__(self, running: Running, calls: Path) -> None:
        self.running = running
        self.ana, self.ben = running.person("Ana"), running.person("Ben")
        self._calls = calls

    @contextmanager
    def walk(self) -> Iterator[Walk]:
        """It has its calls when it is over."""
        walk, begin = Walk([]), time.monotonic_ns()
        yield walk
        end = time.monotonic_ns()
        calls = (line.split(" ", 2) for line in self._calls.read_text().splitlines())
        walk.calls[:] = sorted(call for call in (Call(int(at), *rest) for at, *rest in calls) if begin < call.at < end)


@contextmanager
def followed(*, thinks: bool = False) -> Iterator[Followed]:
    """What a server does by itself from time to time does not get into a walk."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        calls = folder / "calls"
        stack.enter_context(patch.dict(os.environ, {CALLS: str(calls)}))
        stack.enter_context(patch.object(writer, "WRITER_PROCESS", __name__))
        stack.enter_context(patch.object(worker, "serve", serve_worker))
        stack.enter_context(patch.object(scheduler, "EVERY", NEVER))
        stack.enter_context(patch.object(moderation, "LOOK_EVERY", NEVER))
        stack.enter_context(patch.object(presence, "TELL_EVERY", NEVER))
        stack.enter_context(patch.object(presence, "GOES_AFTER", NEVER))
        stack.enter_context(patch.object(writer, "ANSWER_SECONDS", NEVER))
        known = sys.getprofile()
        stack.callback(threading.setprofile, None)
        stack.callback(sys.setprofile, known)
        follow(str(calls))
        running = Running(SqliteStore(folder / "store"), Settings(port=0), thinks=thinks)
        yield Followed(stack.enter_context(running), calls)


class Pair:
    """Ana and Ben at a table, each with a socket that watches it."""

    def __init__(self, at: Followed, stack: ExitStack, game: str) -> None:
        self.running = at.running
        self.callers = [at.ana, at.ben]
        self.table = at.ana.make(game, "me open", public=True)["table"]
        at.ben.done(self.table, "join", seat=1)
        self.sockets: list[Socket] = [stack.enter_context(caller.socket()) for caller in self.callers]
        for connection in self.sockets:
            connection.say("watch", table=self.table)
            connection.hear("scene")

    def request(self, seat: int) -> Json:
        move = any_move(self.running, self.table, seat, Random(1))
        version = self.callers[seat].scene(self.table)["version"]
        return {"seat": seat, "move": move, "version": version, "key": f"{seat} at {version}"}

    def say(self, request: Json) -> None:
        """Until the player has the answer and both have heard of the move."""
        own = self.sockets[request["seat"]]
        own.say("play", table=self.table, **request)
        own.hear("done")
        self.hear()

    def post(self, request: Json) -> None:
        self.callers[request["seat"]].done(self.table, "play", **request)
        self.hear()

    def hear(self) -> None:
        for connection in self.sockets:
            connection.hear("step")


# The walks


def moves(at: Followed) -> dict[str, Walk]:
    """Of an ordinary move: not the first that the server has seen, nor the first at its table."""
    with ExitStack() as stack:
        pair = Pair(at, stack, STURT)
        for seat in (0, 1):
            pair.say(pair.request(seat))
        pair.post(pair.request(0))
        pair.post(pair.request(1))
        found = {}
        for seat, (name, play) in enumerate({"socket": pair.say, "HTTP": pair.post}.items()):
            request = pair.request(seat)
            with at.walk() as found[f"a move by {name}"]:
                play(request)
    return found


def bots_move(at: Followed) -> Walk:
    """From when the bot is asked; for the second time, so that its worker is ready."""
    table = at.ana.make(STURT, "me greedy")["table"]
    with at.ana.socket() as own:
        own.say("watch", table=table)
        own.hear("scene")
        for key in ("first", "second"):
            scene = at.ana.scene(table)
            with at.walk() as walk:
                own.say("play", table=table, seat=0, move=scene["legal"][0], version=scene["version"], key=key)
                own.hear("step")
                own.hear("step", timeout=30)
    asked = [call.function for call in walk.calls].index("Scheduler._let_think")
    return Walk(walk.calls[asked:])


def drawing(at: Followed) -> Walk:
    with ExitStack() as stack:
        pair = Pair(at, stack, "downhill")
        request = pair.request(0)
        with at.walk() as walk:
            pair.say(request)
    return walk


def hint(at: Followed) -> Walk:
    table = at.ana.make(STURT, "me greedy")["table"]
    with at.ana.socket() as own:
        own.say("watch", table=table)
        own.hear("scene")
        with at.walk() as walk:
            own.say("hint", table=table, seat=0, key="hint")
            own.hear("done", timeout=30)
    return walk


def new_table(at: Followed) -> Walk:
    with at.walk() as walk:
        at.ana.make(STURT, "me open")
    return walk


def walks(at: Followed) -> dict[str, Walk]:
    others: dict[str, Callable[[Followed], Walk]] = {
        "a bot's move": bots_move,
        "a sealed drawing": drawing,
        "a hint": hint,
        "a new table": new_table,
    }
    return moves(at) | {name: walk(at) for name, walk in others.items()}


def main() -> None:
    """Each file with its functions, in the order in which they are first called."""
    with followed(thinks=True) as at:
        for name, walk in walks(at).items():
            sys.stdout.write(f"{name}: {len(walk.files)} files\n")
            sys.stdout.write(indent(f"{walk}\n", "  "))


if __name__ == "__main__":
    main_of_writer(*sys.argv[1:])
