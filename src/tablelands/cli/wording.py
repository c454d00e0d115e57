"""Sentences about a match: players, entries of the log, refusals, the result."""

from collections.abc import Sequence

from tablelands.cli import texts
from tablelands.core.errors import Refused
from tablelands.core.history import standing
from tablelands.core.log import Entry, Moved, Sealed, TakenBack
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES, Text, joined, listed, same


def describe_player(match: Match, seat: int) -> Text:
    """The player's name and seat; the name alone if both are the same."""
    name, seat_name = match.occupants[seat].name, match.game.prompts.seat_name(match.state, seat)
    if name.casefold() in [seat_name.say(language).casefold() for language in LANGUAGES]:
        return texts.NAME.fill(name=name)
    return texts.WHO.fill(name=name, seat=seat_name)


def describe_seats(match: Match) -> Text:
    return texts.AT_THE_TABLE.fill(names=listed([describe_player(match, seat) for seat in range(match.setup.seats)]))


def describe_entry(match: Match, entry: Entry) -> Text:
    """An entry in a line, with moves in the notation that people type."""
    write = match.game.notation.write
    match entry:
        case Moved(seat, move):
            return texts.PLAYED.fill(who=describe_player(match, seat), move=write(move))
        case Sealed(seat):
            return match.game.sealed_line.fill(seat=describe_player(match, seat))
        case TakenBack(to):
            return texts.TAKEN_BACK.fill(moves=joined([_move_of(match, move) for move in taken_back(match.log, to)]))
        case _:
            return entry.narration.text


def taken_back(log: Sequence[Entry], to: int) -> list[Moved]:
    """The moves that the last entry of the log takes back."""
    return [entry for number in standing(log[:-1]) if isinstance(entry := log[number - 1], Moved) and number > to]


def _move_of(match: Match, entry: Moved) -> Text:
    name = match.occupants[entry.seat].name
    return texts.MOVE_OF.fill(name=name, move=match.game.notation.write(entry.move))


def describe_refusal(error: Refused) -> Text:
    """The text of an error, with the clause that is broken unless the text names it."""
    named = error.rule is None or error.rule in error.text.en
    return error.text if named else texts.CLAUSE.fill(rule=error.rule, text=error.text)


def describe_result(match: Match, over: Over) -> Text:
    names = [same(match.occupants[seat].name) for seat in over.winners]
    if not names:
        return texts.TIED
    return (texts.WINS if len(names) == 1 else texts.SHARED).fill(names=listed(names))
