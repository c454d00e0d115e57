"""Games in files."""

import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablelands.bots.roster import find_bot
from tablelands.cli import shelf
from tablelands.cli.file_texts import CANNOT_READ, CANNOT_SAVE, FILE_EXISTS, NO_RECORD, why_no_json, why_not
from tablelands.cli.languages import known_language
from tablelands.core.errors import BadRecord, BadRequest, Refused
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.core.text import Language


@dataclass(frozen=True, slots=True)
class Saved:
    path: Path
    match: Match
    language: Language | None
    """The one it was played in, where that is known."""
    ours: bool
    """Whether this terminal has written it, and not a server or some other program."""


def save(match: Match, path: Path, language: Language, *, replace: bool = False) -> None:
    """Writes beside the file first, so that a full disk never costs an older save. Replaces only what it may."""
    record = Record.of(match, for_host=True).to_json() | {"language": language}
    written = msgspec.json.format(msgspec.json.encode(record), indent=1)
    beside = path.with_name(path.name + ".part") if path.name else path
    try:
        if path.exists() and not replace:
            raise BadRequest(FILE_EXISTS.fill(file=path))
        beside.write_bytes(written + b"\n")
        beside.replace(path)
    except (OSError, ValueError) as error:
        if beside != path:
            _remove(beside)
        raise BadRequest(CANNOT_SAVE.fill(file=path, why=why_not(error))) from error


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError, ValueError):
        path.unlink(missing_ok=True)


def save_somewhere(match: Match, language: Language) -> Path:
    """Into the user's folder of games; where that cannot be written to, at home, or at least among temporary files."""
    name = f"{match.game.id}-{time.strftime('%y%m%d-%H%M%S')}"
    for folder in (shelf.folder(), Path.home()):
        for extra in ("", "-2", "-3", "-4"):
            path = folder / f"{name}{extra}{shelf.ENDING}"
            try:
                make_folder(folder)
                save(match, path, language)
            except BadRequest:
                continue
            return path
    path = Path(tempfile.mkdtemp(prefix="tablelands-")) / f"{name}{shelf.ENDING}"
    save(match, path, language)
    return path


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # saves have the secrets of running games
    except OSError as error:
        raise BadRequest(CANNOT_SAVE.fill(file=folder, why=why_not(error))) from error


def load(path: Path) -> Saved:
    try:
        written = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadRecord(CANNOT_READ.fill(file=path, why=why_not(error))) from error
    try:
        value = msgspec.json.decode(written)
    except (ValueError, RecursionError) as error:
        raise BadRecord(NO_RECORD.fill(file=path, why=why_no_json(written, error))) from error
    record = Record.from_json(value)
    try:
        game = find_game(record.game)
        for occupant in record.occupants:
            if occupant.bot is not None:
                find_bot(game, occupant.bot)
    except Refused as error:
        raise BadRecord(NO_RECORD.fill(file=path, why=error.text)) from error
    return Saved(path, record.replay(game), known_language(value.get("language")), "language" in value)
