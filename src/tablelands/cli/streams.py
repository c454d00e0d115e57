"""Errors of the standard streams: closed input, closed output, a broken pipe, a full disk."""

import errno
import os
import sys

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text, give_ids

NOBODY_TYPES = Text(
    "Standard input is closed, so nobody can type here.",
    "Die Standardeingabe ist geschlossen, also kann hier niemand tippen.",
    "L’entrée standard est fermée : personne ne peut rien taper ici.",
)
NOWHERE_TO_WRITE = Text(
    "Standard output is closed, so there is nowhere to write.",
    "Die Standardausgabe ist geschlossen, also lässt sich nirgends schreiben.",
    "La sortie standard est fermée : il n’y a nulle part où écrire.",
)
CANNOT_WRITE = Text(
    "Cannot write to standard output: {why}",
    "Kann nicht auf die Standardausgabe schreiben: {why}",
    "Impossible d’écrire sur la sortie standard : {why}",
)

give_ids("cli.streams", globals())


class OutputLost(Exception):
    """Standard output can no longer be written to."""

    def __init__(self, error: OSError) -> None:
        self.error = error
        super().__init__(error)


def is_of_a_stream(error: OSError) -> bool:
    """Whether an error comes from a standard stream; errors of files have a file name."""
    return error.filename is None and error.errno in (errno.ENOSPC, errno.EPIPE, errno.EIO, errno.EDQUOT, errno.EFBIG)


def require_output() -> None:
    if sys.stdout is None:
        raise BadRequest(NOWHERE_TO_WRITE)


def require_input() -> None:
    if sys.stdin is None:
        raise BadRequest(NOBODY_TYPES)


def give_up_output() -> None:
    """Redirect standard output to nowhere: Python flushes its buffer at exit, which would fail again."""
    if sys.stdout is not None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
