"""Games in files."""

import time
from pathlib import Path

import msgspec

from tablelands.cli.texts import CANNOT_READ, CANNOT_SAVE, NO_RECORD
from tablelands.core.errors import BadRecord, BadRequest
from tablelands.core.match import Match
from tablelands.core.record import Record
from tablelands.core.registry import find_game

ENDING = ".tablelands.json"


def save(match: Match, path: Path) -> None:
    """Writes beside the file first, so that a full disk never costs an older save."""
    written = msgspec.json.format(msgspec.json.encode(Record.of(match, for_host=True).to_json()), indent=1)
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(written + b"\n")
        beside.replace(path)
    except OSError as error:
        raise BadRequest(CANNOT_SAVE.fill(file=path, why=error.strerror)) from error


def load(path: Path) -> Match:
    try:
        value = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadRecord(CANNOT_READ.fill(file=path, why=error.strerror)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(NO_RECORD.fill(file=path, why=error)) from error
    record = Record.from_json(value)
    return record.replay(find_game(record.game))


def fresh_name(match: Match) -> Path:
    """A name in the current folder that nothing has yet."""
    stem = f"{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (Path(f"{stem}{extra}{ENDING}") for extra in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(name for name in names if not name.exists())
