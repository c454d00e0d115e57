"""A table: who sits there, the match, its clocks and offers. It changes by writes alone; each has a version."""

from collections import deque
from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, NamedTuple

import msgspec

from tablelands.core.game import Game
from tablelands.core.history import Snapshot
from tablelands.core.log import Entry, LeaveReason, Moved, Sealed
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.options import Setup
from tablelands.core.record import event_from_json
from tablelands.core.registry import find_game
from tablelands.core.text import Language
from tablelands.server.store.rows import CHAT_SHOWN, FIRST_EDITION, Standing, StoredTable, TableRow
from tablelands.server.tables.clock import Times
from tablelands.server.tables.log import Tally, keep, restore
from tablelands.server.tables.luck import commitment_to, luck_of_event
from tablelands.server.tables.plan import LEAST_MOVES, Casual, Offers, Plan, Seat, State, Write

SNAPSHOT_EVERY = 40
BOT_GRACE = 8.0
"""Seconds that the process which let a bot think has for it; then another one does."""
encode = msgspec.json.encode
decode = msgspec.json.decode


class Told(NamedTuple):
    """Entries of the log as they were written for somebody, with the names in them."""

    names: list[str]
    entries: list[bytes]


class Table:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.id = plan.id
        self.game: Game[Any, Any, Any] = find_game(plan.game)
        self.setup = Setup(plan.seats, plan.options)
        self.setup_bytes = encode(plan)
        """For the store: it never changes."""
        self.stored = len(self.setup_bytes)
        """Bytes that the store keeps of its log and of the answers to its acts, chat apart."""
        self.version = 0
        self.edition = FIRST_EDITION - 1
        """Of its row in the store."""
        self.state: State = "open"
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.times: Times | None = None
        self.offers = Offers()
        self.told: dict[tuple[Language, bool], Told] = {}
        """By language, and by whether the stories of opened moves are in them."""
        self.chat: deque[dict[str, Any]] = deque(maxlen=CHAT_SHOWN)
        """The last lines."""
        self.said = 0
        """How many lines there are."""
        self.changed = plan.made
        self.open_since = 0
        """The version since when nothing but secret moves of one round has happened."""
        self.sealed_at: dict[int, int] = {}
        self.was_over = self.ends_now = False
        """By the write before the last, and by the last."""
        self.sat: list[str] = []
        """The persons of the last write that says who sits there."""
        self.has_bots = False
        self.is_one_device = False
        """Whether one person has several seats, or had until they deleted their account."""
        self.tally = Tally(plan.seats)
        self.written = 0
        """Entries of the log that are in a write."""
        self.is_milestone = False
        """Whether the last write has led past so many entries that a snapshot is due."""

    # Who

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [n for n, seat in enumerate(self.seats) if seat.person == person]

    def own_seats(self, person: str | None) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.is_own(seat, person)]

    def is_own(self, seat: int, person: str | None) -> bool:
        """Whether they may look and move from it. A seat whose player left while others play on is nobody's."""
        count = len(self.seats)
        if person is None or not 0 <= seat < count or self.seats[seat].person != person:
            return False
        return count < 3 or seat not in self.gone()

    def occupants(self) -> list[Occupant]:
        """As the record names them."""
        return [Occupant(seat.name, seat.bot) for seat in self.seats]

    def persons(self) -> list[str]:
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def gone(self) -> Mapping[int, LeaveReason]:
        return {} if self.match is None else self.match.history.left

    def to_move(self) -> list[int]:
        node = None if self.match is None or self.state != "playing" else self.match.node
        return list(node.seats) if isinstance(node, Decide) else []

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now: its own, or the one that plays on for who left."""
        return None if self.match is None else self.match.bot_of(seat)

    def bots_to_move(self) -> list[tuple[int, str]]:
        if not self.has_bots and not self.gone():
            return []
        return [(seat, bot) for seat in self.to_move() if (bot := self.bot_of(seat)) is not None]

    def due(self) -> float | None:
        """When the server has to look after the table by itself."""
        deadline = self.deadline()
        if not self.bots_to_move():
            return deadline
        bots = self.changed + BOT_GRACE
        return bots if deadline is None else min(bots, deadline)

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return self.times.deadline() if self.times is not None and self.state == "playing" else None

    def may_be_seen_by(self, person: str | None, key: str | None) -> bool:
        plan = self.plan
        if plan.public or (key is not None and compare_digest(key.encode(), plan.key.encode())):
            return True
        return person is not None and (person == plan.maker or bool(self.seats_of(person)))

    def casual(self) -> Casual | None:
        """Why it does not count for ratings, as things stand now; None if it counts."""
        plan = self.plan
        if plan.imported:
            return "record"
        if plan.before or plan.begins is not None:
            return "from"
        if not plan.rated:
            return "chosen"
        if self.offers.closed:
            return "closed"
        if self.is_one_device:
            return "one-device"
        if self.has_bots and all(seat.sit == "bot" for seat in self.seats):
            return "bots"
        if self.tally.taken_back:
            return "take-back"
        if self.offers.hinted:
            return "hint"
        if self.offers.guessed:
            return "guess"
        ended = range(len(self.seats)) if self.state == "over" else self.gone()
        return "short" if any(self.tally.own[seat] < LEAST_MOVES for seat in ended) else None

    def hear(self, number: int, said: dict[str, Any]) -> None:
        """A line of the chat."""
        self.said = number
        self.chat.append(said)

    # Going on

    def begin(self, match: Match, now: float) -> None:
        self.match = match
        match.occupants = self.occupants()
        self.state = "playing"
        if self.plan.clock is not None:
            self.times = Times.begin(self.plan.clock, self.plan.seats, now)
        self.let_luck_fall()

    def let_luck_fall(self) -> None:
        match = self.playing
        while isinstance(node := match.node, Chance):
            match.random = luck_of_event(self.plan.secret, len(match.history.events))
            match.chance()
        if isinstance(node, Over):
            self.state = "over"

    def names(self, language: Language) -> list[str]:
        """Of those who sit here, by seat."""
        return [seat.name or seat.name_in(language) for seat in self.seats]

    @property
    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def commitment(self) -> str | None:
        """To the secret of its luck. A record may have none."""
        plan = self.plan
        if plan.imported:
            return None if plan.luck is None else str(plan.luck["commitment"])
        return commitment_to(plan.secret)

    def luck_of_record(self) -> dict[str, Any]:
        """What it was a hash of, once it is over."""
        plan = self.plan
        if plan.imported:
            return {} if plan.luck is None else {"luck": plan.luck}
        luck: dict[str, Any] = {"commitment": self.commitment, "from": len(plan.before)}
        return {"luck": luck | {"secret": plan.secret} if self.state == "over" else luck}

    # Writes

    def finish_write(self, now: float, *, seats: bool = False) -> bytes:
        """Everything since the last write becomes the next one; `seats` if they changed."""
        first, new = self.version == 0, self._new_entries()
        self.ends_now = self.state == "over" and not self.was_over
        self.was_over = self.state == "over"
        self.version += 1
        self.changed = now
        self._run_clocks(new, now)
        self._note_secrets(new, seats)
        write = Write(now, self.state, entries=[keep(self.game, entry) for entry in new])
        if first or seats:
            self._note_seats()
            write.seats = self.seats
        if self.times is not None:
            write.clock = self.times.to_json()
        written = encode(write)
        self.stored += len(written)
        return written

    def _new_entries(self) -> Sequence[Entry]:
        if self.match is None:
            return []
        log, before = self.match.log, self.written
        self.written = len(log)
        self.is_milestone = self.written // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY
        self.tally.add(log, before)
        return log[before:]

    def _note_seats(self) -> None:
        self.sat = self.persons()
        self.has_bots = any(seat.bot is not None for seat in self.seats)
        seated = [seat.person for seat in self.seats if seat.person]
        was_one_device = self.is_one_device and any(seat.is_forgotten for seat in self.seats)
        self.is_one_device = was_one_device or len(set(seated)) < len(seated)
        if self.match is not None:
            self.match.occupants = self.occupants()

    def _run_clocks(self, new: Sequence[Entry], now: float) -> None:
        if self.times is not None and self.match is not None:
            gone = self.gone()
            moved = {entry.seat for entry in new if isinstance(entry, Moved | Sealed) and entry.seat not in gone}
            self.times.go_on(now, moved, [seat for seat in self.to_move() if seat not in gone])

    def _note_secrets(self, new: Sequence[Entry], seats: bool) -> None:
        sealed = [entry.seat for entry in new if isinstance(entry, Sealed)]
        if sealed and len(sealed) == len(new) and not seats:
            self.sealed_at |= dict.fromkeys(sealed, self.version)
        else:
            self.open_since, self.sealed_at = self.version, {}

    def is_stale(self, seat: int, version: int) -> bool:
        return not max(self.open_since, self.sealed_at.get(seat, 0)) <= version <= self.version

    def snapshot(self) -> bytes | None:
        """Every so many entries, something to go on from."""
        if self.match is None or not self.is_milestone:
            return None
        taken = self.match.snapshot()
        return encode({"number": taken.number, "position": taken.position, "checks": taken.checks})

    def result(self) -> dict[str, Any]:
        """Who won a table that is over, for lists: without words."""
        node = self.playing.node
        if not isinstance(node, Over) or node.by == "aborted":
            return {"winners": [], "scores": None, "by": "record"}
        shown = node.to_json()
        return {"winners": shown["winners"], "scores": shown["scores"], "by": node.by}

    def standing(self) -> Standing:
        return Standing(self.version, self.edition, self.said, encode(self.offers))

    def row(self) -> TableRow:
        plan = self.plan
        listed = {
            "seats": self.seats,
            "turn": self.to_move(),
            "gone": self.gone(),
            "options": plan.options,
            "clock": plan.clock,
            "casual": self.casual(),
            "moves": self.tally.moves,
        }
        if self.state == "over":
            listed["ending"] = self.result()
        return TableRow(
            id=plan.id,
            made=plan.made,
            maker=plan.maker,
            game=plan.game,
            public=plan.public,
            setup=self.setup_bytes,
            version=self.version,
            state=self.state,
            changed=self.changed,
            listed=encode(listed),
            offers=encode(self.offers),
            due=self.due(),
            unrated=self.state == "over" and not plan.imported,
            edition=self.edition,
        )

    # Taking up again

    @classmethod
    def restored(cls, stored: StoredTable) -> "Table":
        table = cls(decode(stored.row.setup, type=Plan))
        writes = [decode(body, type=Write) for _, body in stored.writes]
        snapshot = None
        if stored.snapshot is not None:
            snapshot = snapshot_from(stored.snapshot[1])
        entries = [restore(table.game, kept) for write in writes for kept in write.entries]
        if any(write.state != "open" for write in writes):
            table.match = table.fresh_match()
            usable = snapshot if snapshot is not None and snapshot.number <= len(entries) else None
            table.match.resume(entries, usable)
        counted = 0
        for write in writes:
            new = entries[counted : counted + len(write.entries)]
            counted += len(new)
            table._take_up(write, new)
        table.stored += sum(len(body) for _, body in stored.writes)
        table.edition = stored.row.edition
        table.offers = decode(stored.row.offers, type=Offers)
        for number, said in stored.chat:
            table.hear(number, decode(said))
        table.written = counted
        if table.match is not None:
            table.tally.add(table.match.log, 0)
        return table

    def first_match(self) -> Match:
        """What it begins with: nothing, or the events of the game that it goes on from."""
        match = self.fresh_match()
        for event in self.plan.before:
            match.repeat(event_from_json(self.game, event))
        return match

    def fresh_match(self) -> Match:
        """Before anything that is in the log."""
        if self.plan.begins is None:
            return Match(self.game, self.setup)
        setup, state = self.game.load(self.plan.begins)
        return Match(self.game, setup, begins=self.game.seen_by(state, None))

    def follow(self, body: bytes) -> bool:
        """Take up what another process has written; returns whether seats have changed."""
        write = decode(body, type=Write)
        new = [restore(self.game, kept) for kept in write.entries]
        if self.match is None and write.state != "open":
            self.match = self.fresh_match()
        for entry in new:
            self.playing.append(entry)
        if self.match is not None:
            self.tally.add(self.match.log, self.written)
        self.written += len(new)
        self.stored += len(body)
        self._take_up(write, new)
        return write.seats is not None

    def _take_up(self, write: Write, new: Sequence[Entry]) -> None:
        self.version += 1
        self.state, self.changed = write.state, write.at
        self.ends_now, self.was_over = False, self.state == "over"
        if write.seats is not None:
            self.seats = write.seats
            self._note_seats()
        if write.clock is not None and self.plan.clock is not None:
            self.times = Times.from_json(self.plan.clock, write.clock)
        self._note_secrets(new, write.seats is not None)


def snapshot_from(written: bytes) -> Snapshot:
    fields = decode(written)
    checks = {int(count): total for count, total in fields["checks"].items()}
    return Snapshot(fields["number"], fields["position"], checks)
