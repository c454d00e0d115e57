"""Write a game to a file, and load it again."""

import contextlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tablelands.bots.roster import find_bot
from tablelands.cli import saves_folder
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
    """The language it was played in, if known."""
    ours: bool
    """Whether the terminal wrote it, rather than a server or another program."""


def save(match: Match, path: Path, language: Language, *, replace: bool = False) -> None:
    """Write to a temporary file first, so that a full disk never destroys an older save. An existing file is replaced
    only with `replace`."""
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


def save_under_new_name(match: Match, language: Language) -> Path:
    """Save in the user's folder of games, else in the home folder, else in a temporary folder."""
    name = f"{match.game.id}-{time.strftime('%y%m%d-%H%M%S')}"
    for folder in (saves_folder.folder(), Path.home()):
        for extra in ("", "-2", "-3", "-4"):
            path = folder / f"{name}{extra}{saves_folder.SUFFIX}"
            try:
                make_folder(folder)
                save(match, path, language)
            except BadRequest:
                continue
            return path
    path = Path(tempfile.mkdtemp(prefix="tablelands-")) / f"{name}{saves_folder.SUFFIX}"
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
