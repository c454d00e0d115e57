"""The same table once more, everybody moved on by one seat."""

from dataclasses import replace

from tablelands.server.tables.luck import new_secret
from tablelands.server.tables.making import new_id, new_key
from tablelands.server.tables.table import Seat, Table


def rematch_of(table: Table, now: float) -> Table:
    plan = replace(
        table.plan,
        id=new_id(),
        key=new_key(),
        secret=new_secret(),
        made=now,
        begins=None,
        before=(),
        imported=False,
    )
    again = Table(plan)
    sat = [Seat("open") if seat.is_forgotten else seat for seat in table.seats]
    again.seats = [sat[-1], *sat[:-1]]
    return again
