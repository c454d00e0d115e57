"""Plays a stored game again by the present rules, and says what differs."""

from typing import Any

import msgspec

from tablelands.core.checks import check_sum
from tablelands.core.errors import Refused
from tablelands.core.log import Entry, Happened, Moved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Chance, Over
from tablelands.core.text import Text, give_ids
from tablelands.server.store.rows import StoredTable
from tablelands.server.tables.log import restore
from tablelands.server.tables.luck import luck_of_event
from tablelands.server.tables.plan import Plan, Write
from tablelands.server.tables.table import Table, snapshot_from

OTHER_RULES = Text(
    "its rules are version {version}, which is not known here",
    "Er hat die Regelversion {version}, die hier unbekannt ist",
    "ses règles ont la version {version}, inconnue ici",
)
NOT_ALLOWED = Text("entry {number}: {why}", "Eintrag {number}: {why}", "entrée {number}\u00a0: {why}")
NO_LUCK = Text("nothing was due to chance", "Hier war der Zufall nicht an der Reihe", "rien n’était dû au hasard")
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
        return _Replay(stored).run()
    except Refused as error:
        return error.text
    except Exception as error:  # whatever a broken row leads to
        return UNREADABLE.fill(why=f"{type(error).__name__}: {error}")


class _Replay:
    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.plan = msgspec.json.decode(stored.row.setup, type=Plan)
        self.table = Table(self.plan)
        self.game = self.table.game
        self.snapshot = None if stored.snapshot is None else snapshot_from(stored.snapshot[1])

    def run(self) -> Text | None:
        if not self.game.knows_version(self.plan.rules):
            return OTHER_RULES.fill(version=self.plan.rules)
        match = self.table.fresh_match()
        writes = [msgspec.json.decode(body, type=Write) for _, body in self.stored.writes]
        for write in writes:
            found = self._play(match, write)
            if found is not None:
                return found
        if writes and writes[-1].state != self.stored.row.state:
            return OTHER_STATE
        return None

    def _play(self, match: Match, write: Write) -> Text | None:
        for kept in write.entries:
            entry = restore(self.game, kept)
            why = self._refusal(match, entry)
            if why is not None:
                return NOT_ALLOWED.fill(number=match.number + 1, why=why)
            match.append(entry)
            if not self._is_as_kept(match):
                return OTHER_POSITION.fill(number=match.number)
        is_over = isinstance(match.node, Over)
        return None if self.plan.imported or is_over == (write.state == "over") else OTHER_STATE

    def _refusal(self, match: Match, entry: Entry) -> Text | None:
        """Why the rules would not let an entry happen."""
        try:
            match entry:
                case Moved(seat, move) | Sealed(seat, move):
                    match.expect_turn(seat)
                    self.game.check(match.state, seat, self.game.named(match.state, seat, move))
                case Happened(outcome):
                    return self._wrong_luck(match, outcome)
        except Refused as error:
            return error.text
        return None

    def _wrong_luck(self, match: Match, outcome: Any) -> Text | None:
        if not isinstance(match.node, Chance):
            return NO_LUCK
        self.game.outcomes.check(match.state, outcome)
        events = len(match.history.events)
        if self.plan.imported or events < len(self.plan.before):
            return None
        drawn = self.game.outcomes.sample(match.state, luck_of_event(self.plan.secret, events))
        return None if drawn == outcome else OTHER_LUCK

    def _is_as_kept(self, match: Match) -> bool:
        """Where the store has a position of this moment."""
        kept = self.snapshot
        if kept is None or kept.number != match.number:
            return True
        setup, state = self.game.load(kept.position)
        same = check_sum(self.game, setup, state) == check_sum(self.game, match.setup, match.state)
        return same and match.history.checks(match.state) == kept.checks
