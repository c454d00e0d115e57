"""Who sits there, what happened, how it ended: a match in words."""

from collections.abc import Sequence

from tablelands.cli import texts
from tablelands.core.errors import Refused
from tablelands.core.log import Back, Entry, Happened, Moved, Sealed, standing
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES, Text, joined, same


def who(match: Match, seat: int) -> Text:
    """The occupant and the seat; once where both have the same name."""
    name, seat_name = match.occupants[seat].name, match.game.prompts.seat_name(match.state, seat)
    if name.casefold() in [seat_name.say(language).casefold() for language in LANGUAGES]:
        return texts.NAME.fill(name=name)
    return texts.WHO.fill(name=name, seat=seat_name)


def everybody(match: Match) -> Text:
    return texts.AT_THE_TABLE.fill(names=enumerated([who(match, seat) for seat in range(match.setup.seats)]))


def in_words(match: Match, entry: Entry) -> Text:
    """An entry as the terminal tells it: moves in the notation that people type."""
    write = match.game.notation.write
    match entry:
        case Moved(seat, move):
            return texts.PLAYED.fill(who=who(match, seat), move=write(move))
        case Sealed(seat, move):
            return texts.SEALED.fill(who=who(match, seat), move=write(move))
        case Happened():
            return texts.HAPPENED.fill(outcome=entry.told.text)
        case Back(to):
            return texts.TAKEN_BACK.fill(moves=joined([_move_of(match, move) for move in taken_back(match.log, to)]))
        case _:
            return entry.told.text


def taken_back(log: Sequence[Entry], to: int) -> list[Moved]:
    """What the last entry has taken back."""
    return [entry for number in standing(log[:-1]) if isinstance(entry := log[number - 1], Moved) and number > to]


def _move_of(match: Match, entry: Moved) -> Text:
    name = match.occupants[entry.seat].name
    return texts.MOVE_OF.fill(name=name, move=match.game.notation.write(entry.move))


def refusal(error: Refused) -> Text:
    """With the clause, where a move breaks one."""
    return texts.CLAUSE.fill(rule=error.rule, text=error.text) if error.rule else error.text


def verdict(match: Match, over: Over) -> Text:
    names = [same(match.occupants[seat].name) for seat in over.winners]
    if not names:
        return texts.TIED
    return (texts.WINS if len(names) == 1 else texts.SHARED).fill(names=enumerated(names))


def enumerated(parts: Sequence[Text]) -> Text:
    *others, last = parts
    return texts.AND.fill(others=joined(others), last=last) if others else last
