"""What of a log is new, and to whom: boards mark it."""

from tablelands.core.history import standing
from tablelands.core.log import Entry, Moved, Opened, Sealed
from tablelands.core.match import Match


def new_since(match: Match) -> tuple[Entry, ...]:
    """To everybody: the last move, or the secrets that were opened last."""
    entries = [match.log[number - 1] for number in standing(match.log)]
    return next(((entry,) for entry in reversed(entries) if isinstance(entry, Moved | Opened)), ())


def new_to(match: Match, seat: int) -> tuple[Entry, ...]:
    """To a seat: all since its last turn, and what it has done in this one."""
    entries = [match.log[number - 1] for number in standing(match.log)]
    first = len(entries)
    while first and not _is_others(entries[first - 1], seat):
        first -= 1
    while first and not _is_own(entries[first - 1], seat):
        first -= 1
    return tuple(entries[first:])


def _is_own(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Moved | Sealed) and entry.seat == seat


def _is_others(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Opened) or (isinstance(entry, Moved | Sealed) and entry.seat != seat)
