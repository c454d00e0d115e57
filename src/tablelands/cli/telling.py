"""Who sits there, what happened, how it ended: a match in words."""

from collections.abc import Sequence

from tablelands.cli import texts
from tablelands.core.errors import Refused
from tablelands.core.match import Event, Happened, Match, Played
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


def told(match: Match, event: Event) -> Text:
    match event:
        case Played(seat, move, secret):
            text = texts.SEALED if secret else texts.PLAYED
            return text.fill(who=who(match, seat), move=match.game.notation.write(move))
        case Happened(outcome):
            return texts.HAPPENED.fill(outcome=match.game.outcomes.tell(outcome))


def taken_back(match: Match, events: Sequence[Event]) -> Text:
    moves = [
        texts.MOVE_OF.fill(name=match.occupants[event.seat].name, move=match.game.notation.write(event.move))
        for event in events
        if isinstance(event, Played)
    ]
    return texts.TAKEN_BACK.fill(moves=joined(moves))


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
