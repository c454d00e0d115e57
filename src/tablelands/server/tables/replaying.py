"""Plays a stored game again by the present rules, and says what differs."""

import msgspec

from tablelands.core import refusal_texts
from tablelands.core.check_sums import check_sum
from tablelands.core.errors import BadRecord, Refused
from tablelands.core.history import Snapshot
from tablelands.core.log import ChanceResolved, Entry, Moved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.core.text import Text, give_ids
from tablelands.server.store.rows import StoredTable
from tablelands.server.tables.log import restore
from tablelands.server.tables.luck import luck_of_event
from tablelands.server.tables.plan import Plan, Write
from tablelands.server.tables.table import Table, snapshot_from

NOT_ALLOWED = Text("entry {number}: {why}", "Eintrag {number}: {why}", "entrée {number}\u00a0: {why}")
OTHER_LUCK = Text(
    "this is not what its secret gives", "Das ergibt sein Geheimnis nicht", "ce n’est pas ce que donne son secret"
)
OTHER_STATE = Text(
    "by the rules it is over, or goes on, where the store says otherwise",
    "Nach den Regeln ist die Partie zu Ende oder geht weiter, und der Speicher sagt etwas anderes",
    "selon les règles elle est finie ou continue, là où les données disent le contraire",
)
OTHER_POSITION = Text(
    "after entry {number} the position is another one",
    "Nach Eintrag {number} ist die Stellung eine andere",
    "après l’entrée {number}, la position est une autre",
)
UNREADABLE = Text("it cannot be read: {why}", "Er ist nicht lesbar: {why}", "elle est illisible\u00a0: {why}")
give_ids("server.replaying", globals())


def difference(stored: StoredTable) -> Text | None:
    """The first; None for a game that is still what it was."""
    try:
        _replay(stored)
    except Refused as error:
        return error.text
    except Exception as error:  # whatever a broken row leads to
        return UNREADABLE.fill(why=f"{type(error).__name__}: {error}")
    return None


def _replay(stored: StoredTable) -> None:
    plan = msgspec.json.decode(stored.row.setup, type=Plan)
    table = Table(plan)
    if not table.game.knows_version(plan.rules):
        known = {"game": table.game.name, "known": table.game.rules_version}
        raise BadRecord(refusal_texts.UNKNOWN_VERSION.fill(version=plan.rules, **known))
    match, state = table.fresh_match(), stored.row.state
    snapshot = None if stored.snapshot is None else snapshot_from(stored.snapshot[1])
    for _, body in stored.writes:
        write = msgspec.json.decode(body, type=Write)
        for kept in write.entries:
            entry, number = restore(table.game, kept), match.number + 1
            try:
                _expect_allowed(plan, match, entry)
            except Refused as error:
                raise BadRecord(NOT_ALLOWED.fill(number=number, why=error.text)) from error
            match.append(entry)
            if snapshot is not None and snapshot.number == number and not _is_at(match, snapshot):
                raise BadRecord(OTHER_POSITION.fill(number=number))
        if not plan.imported and isinstance(match.node, Over) != (write.state == "over"):
            raise BadRecord(OTHER_STATE)
        state = write.state
    if state != stored.row.state:
        raise BadRecord(OTHER_STATE)


def _expect_allowed(plan: Plan, match: Match, entry: Entry) -> None:
    """Refuse what the rules would not let happen."""
    game = match.game
    match entry:
        case Moved(seat, move) | Sealed(seat, move):
            match.expect_turn(seat)
            game.check(match.state, seat, game.canonical_move(match.state, seat, move))
        case ChanceResolved(outcome):
            if not isinstance(match.node, Chance):
                raise BadRecord(refusal_texts.NO_LUCK_DUE)
            game.outcomes.check(match.state, outcome)
            events = len(match.history.events)
            is_ours = not plan.imported and events >= len(plan.before)
            if is_ours and outcome != game.outcomes.sample(match.state, luck_of_event(plan.secret, events)):
                raise BadRecord(OTHER_LUCK)


def _is_at(match: Match, snapshot: Snapshot) -> bool:
    setup, state = match.game.load(snapshot.position)
    same = check_sum(match.game, setup, state) == check_sum(match.game, match.setup, match.state)
    return same and match.history.checks(match.state) == snapshot.checks
