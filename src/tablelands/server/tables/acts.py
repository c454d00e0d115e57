"""What people do at a table. Each act changes the table or refuses; whoever calls it writes what has changed."""

from typing import Any

import msgspec

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRequest, NotYourTurn, Stale
from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.server import texts
from tablelands.server.errors import Forbidden, Taken, TooLarge, TooMany
from tablelands.server.tables.clock import rfc3339
from tablelands.server.tables.plan import Offers, Seat
from tablelands.server.tables.table import Table


class Done(msgspec.Struct, frozen=True):
    """What an act has changed: `log` and `seats` make a write, the others do not. `said` is new in the chat."""

    log: bool = False
    seats: bool = False
    offers: bool = False
    said: dict[str, Any] | None = None


# Sitting down


def join(table: Table, person: str, name: str, wanted: int | None) -> tuple[int, Done]:
    """A player who already sits gets their own seat again."""
    if own := table.own_seats(person):
        return own[0], Done()
    free = [number for number, seat in enumerate(table.seats) if seat.sit == "open" and table.state == "open"]
    if wanted is not None and wanted >= len(table.seats):
        raise BadRequest(refusal_texts.OUT_OF_SPAN.fill(name="seat", span=f"0 - {len(table.seats) - 1}"))
    if wanted is not None and wanted not in free:
        raise Taken(texts.SEAT_TAKEN)
    if not free:
        raise Taken(texts.NO_SEAT_FREE)
    seat = free[0] if wanted is None else wanted
    table.seats[seat] = Seat("person", name, person)
    return seat, Done(seats=True)


def stand(table: Table, person: str, seat: int) -> Done:
    expect_own(table, person, seat)
    if table.state != "open":
        raise NotYourTurn(texts.BEGUN)
    table.seats[seat] = Seat("open")
    return Done(seats=True)


def begin_if_full(table: Table, now: float) -> bool:
    if table.state != "open" or any(seat.sit == "open" for seat in table.seats):
        return False
    table.begin(table.first_match(), now)
    return True


def expect_room_to_talk(table: Table, most: int) -> Table:
    if table.said >= most:
        raise TooLarge(texts.CHAT_FULL)
    return table


# Moving


def expect_room(table: Table, most: int) -> Table:
    """Refuse what would make the table larger. Whoever plays there can still resign, and bots move."""
    if table.stored >= most:
        raise TooLarge(texts.TABLE_FULL)
    return table


def play(table: Table, seat: int, move: object, version: int) -> Done:
    if table.is_stale(seat, version):
        raise Stale(refusal_texts.STALE)
    match = expect_begun(table)
    match.expect_turn(seat)
    match.play(seat, table.game.moves.from_json(move))
    table.let_luck_fall()
    offers = _lapse(table, seat)
    return Done(log=True, offers=offers)


def expect_begun(table: Table) -> Match:
    if table.state == "open":
        raise NotYourTurn(texts.NOT_OPEN_YET)
    if table.state == "over":
        raise NotYourTurn(refusal_texts.GAME_OVER)
    return table.playing


def expect_own(table: Table, person: str | None, seat: int) -> None:
    if not table.is_own(seat, person):
        raise Forbidden(texts.NOT_YOUR_SEAT)


def leave(table: Table, seat: int, why: Any) -> Done:
    match = expect_begun(table)
    match.leave(seat, why)
    if isinstance(match.node, Over):
        table.state = "over"
    offers = _lapse(table, None)
    return Done(log=True, offers=offers)


def run_out(table: Table, now: float) -> Done | None:
    """The server alone decides that time is up."""
    if table.times is None or table.state != "playing":
        return None
    late = [seat for seat in table.times.out_of_time(now) if seat not in table.gone()]
    done = None
    for seat in late:
        if table.state == "playing":
            done = leave(table, seat, "time")
    return done


# Taking back


def take_back(table: Table, person: str, seat: int, answer: bool | None) -> Done:
    match = expect_begun(table)
    if answer is not None:
        return _answer(table, person, answer)
    if table.offers.take_back is not None:
        if table.offers.take_back["seat"] == seat:
            return Done()
        raise Taken(texts.OFFER_STANDS)
    if seat in table.offers.refused:
        raise TooMany(texts.REFUSED_BEFORE)
    to = match.before_last_move([seat])
    others = [other for other in staying(table) if other != person]
    if not others:
        return _go_back(table, to)
    table.offers.take_back, table.offers.agreed = {"seat": seat, "to": to}, []
    return Done(offers=True)


def staying(table: Table) -> list[str]:
    """The persons who sit there and have not left."""
    gone = table.gone()
    seats = [seat.person for number, seat in enumerate(table.seats) if seat.person and number not in gone]
    return list(dict.fromkeys(seats))


def is_contested(table: Table) -> bool:
    """Whether several persons are playing there."""
    return table.state == "playing" and len(staying(table)) > 1


def _answer(table: Table, person: str, answer: bool) -> Done:
    offer = table.offers.take_back
    if offer is None:
        raise BadRequest(texts.NO_OFFER)
    asker = table.seats[offer["seat"]].person
    if not answer:
        table.offers.take_back = None
        if person != asker:
            table.offers.refused.append(offer["seat"])
        return Done(offers=True)
    if person == asker:
        raise BadRequest(texts.OWN_OFFER)
    table.offers.agreed = [*dict.fromkeys([*table.offers.agreed, person])]
    if all(other in table.offers.agreed for other in staying(table) if other != asker):
        return _go_back(table, offer["to"])
    return Done(offers=True)


def _go_back(table: Table, to: int) -> Done:
    table.playing.back_to(to)
    offered = table.offers.take_back is not None
    table.offers.take_back, table.offers.agreed = None, []
    return Done(log=True, offers=offered)


def _lapse(table: Table, moved: int | None) -> bool:
    """An offer lapses with the next move; who moved may ask again. Whether anybody sees a difference."""
    offers = table.offers
    lapsed = offers.take_back is not None or moved in offers.refused
    offers.take_back, offers.agreed = None, []
    offers.refused = [seat for seat in offers.refused if seat != moved]
    return lapsed


# Talking


def say(table: Table, person: str, text: str, now: float) -> Done:
    seat = expect_seated(table, person)
    if table.offers.closed:
        raise Forbidden(texts.CLOSED)
    number = table.said + 1
    said = {"n": number, "seat": seat, "name": table.seats[seat].name, "text": text, "at": rfc3339(now)}
    table.hear(number, said)
    return Done(said=said)


def expect_seated(table: Table, person: str) -> int:
    """Their first seat."""
    own = table.own_seats(person)
    if not own:
        raise Forbidden(texts.NO_SEAT_HERE)
    return own[0]


# Hints


def note_hint(table: Table) -> Done:
    """From now on the game is casual. If it ended while the bot thought, it stays as it was."""
    if table.state == "over":
        return Done()
    is_first, table.offers.hinted = not table.offers.hinted, True
    return Done(offers=is_first)


def note_guess(table: Table, done: Done) -> Done:
    """A bot has moved by chance because it had no time to think. From then on the game is casual."""
    is_first, table.offers.guessed = not table.offers.guessed, True
    return msgspec.structs.replace(done, offers=done.offers or is_first)


# After the end


def rematch(table: Table, person: str, answer: bool | None) -> tuple[bool, Done]:
    """Whether everybody who sat has asked. The answer no declines the others' wish and withdraws one's own; asking once
    more after that asks everybody again."""
    if table.state != "over":
        raise NotYourTurn(texts.NOT_OVER)
    if table.offers.closed:
        raise Forbidden(texts.CLOSED)
    if answer is False:
        return False, _decline_rematch(table, person)
    offers, seats = table.offers, table.seats_of(person)
    before = offers.rematch, offers.rematch_declined
    asks_again = set(seats) <= set(offers.rematch)
    offers.rematch_declined = [] if asks_again else [seat for seat in offers.rematch_declined if seat not in seats]
    offers.rematch = sorted({*offers.rematch, *seats})
    persons = {table.seats[seat].person for seat in offers.rematch}
    changed = (offers.rematch, offers.rematch_declined) != before
    return all(other in persons for other in table.persons()), Done(offers=changed)


def _decline_rematch(table: Table, person: str) -> Done:
    own, offers = table.seats_of(person), table.offers
    if offers.rematch_table is not None:
        return Done()
    offers.rematch = [seat for seat in offers.rematch if seat not in own]
    offers.rematch_declined = sorted({*offers.rematch_declined, *own}) if offers.rematch else []
    return Done(offers=True)


# What administrators do


def rename(table: Table, person: str, name: str) -> Done:
    own = table.seats_of(person)
    for seat in own:
        table.seats[seat] = Seat("person", name, person)
    return Done(seats=bool(own))


def retire(table: Table, person: str) -> Done:
    """Resign or give up the seats of somebody who may not come back. Their name stays."""
    log = offers = seats = False
    for seat in table.seats_of(person):
        if table.state == "open":
            table.seats[seat] = Seat("open")
            seats = True
        elif table.state == "playing" and seat not in table.gone():
            offers = leave(table, seat, "resigned").offers or offers
            log = True
    return Done(log=log, seats=seats, offers=offers)


def close(table: Table, now: float) -> Done:
    """Nobody wins, and nobody says anything any more."""
    if table.offers.closed:
        return Done()
    if table.state == "open":
        table.begin(table.first_match(), now)
    log = table.state == "playing"
    if log:
        table.playing.abort()
        table.state = "over"
    table.offers = Offers(closed=True)
    return Done(log=log, offers=True)


# Leaving for good


def forget(table: Table, person: str) -> Done:
    """An account is deleted: it resigns what is played, and its name goes."""
    own = table.seats_of(person)
    log = offers = False
    for seat in own:
        if table.state == "open":
            table.seats[seat] = Seat("open")
            continue
        if table.state == "playing" and seat not in table.gone():
            offers = leave(table, seat, "resigned").offers or offers
            log = True
        table.seats[seat] = Seat("person")
    return Done(log=log, seats=bool(own), offers=offers)
