"""`tablelands serve` and `tablelands verify`: what they need is imported when they are asked for."""

import errno
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablelands.cli import serving_texts as texts
from tablelands.cli.configuration import Configuration, configuration
from tablelands.core.errors import BadRecord, BadRequest
from tablelands.core.text import Text, same
from tablelands.server.store.opening import is_postgres, store_path

if TYPE_CHECKING:
    from tablelands.cli.screen import Screen


def serve(options: Mapping[str, str], limits: Sequence[str], file: Path | None) -> None:
    settings = configuration(options, limits, file).settings()
    from tablelands.server.serve import start

    sys.exit(start(settings))


def check(options: Mapping[str, str], limits: Sequence[str], file: Path | None, screen: "Screen") -> None:
    """Print what is in force and where it comes from; exit code 1, and all that is wrong, if a server could not start
    with it. Nothing is changed."""
    found = configuration(options, limits, file)
    for line in found.lines():
        screen.say(line)
    wrong = [*found.problems, *problems_of(found)]
    for remark in found.remarks:
        screen.tell(remark, "yellow")
    for problem in wrong:
        screen.tell(problem, "red")
    if wrong:
        sys.exit(1)
    screen.tell(texts.ALL_WELL, "green")


def problems_of(found: Configuration) -> Iterator[Text]:
    """What only shows once all values can be read."""
    if found.problems:
        return
    try:
        settings = found.settings()
        if not is_postgres(settings.database):
            expect_writable(store_path(settings).parent)
    except BadRequest as error:
        yield error.text
    except ValueError as error:
        yield same(str(error))


def expect_writable(folder: Path) -> None:
    """Or one that can be made."""
    there = next(path for path in [folder, *folder.absolute().parents] if path.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        why = os.strerror(errno.EACCES if there.is_dir() else errno.ENOTDIR)
        raise BadRequest(texts.CANNOT_KEEP.fill(folder=folder, why=why))


def verify(path: Path, screen: "Screen") -> None:
    """Exit code 1, and the event that differs, for luck that is not what the secret gives."""
    from tablelands.cli.file_texts import CANNOT_READ, NO_RECORD, why_no_json, why_not
    from tablelands.server.tables.luck import verify as check

    try:
        written = path.read_bytes()
    except OSError as error:
        raise BadRecord(CANNOT_READ.fill(file=path, why=why_not(error))) from error
    try:
        value = msgspec.json.decode(written, type=dict[str, Any])
    except (ValueError, RecursionError) as error:
        raise BadRecord(NO_RECORD.fill(file=path, why=why_no_json(written, error))) from error
    try:
        checked = check(value)
    except BadRecord as error:
        screen.tell(error.text, "red")
        sys.exit(1)
    screen.tell(texts.FAIR.fill(count=checked), "green")
