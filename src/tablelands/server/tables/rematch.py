"""The same table once more, everybody moved on by one seat."""

import base64
import hmac

from msgspec.structs import replace

from tablelands.server.tables.luck import new_secret
from tablelands.server.tables.making import new_key
from tablelands.server.tables.plan import Plan, Seat
from tablelands.server.tables.table import Table


def rematch_of(table: Table, now: float) -> Table:
    plan = replace(
        table.plan,
        id=id_of_rematch(table.plan),
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


def id_of_rematch(plan: Plan) -> str:
    """Always the same: asked for twice, by two processes or after a crash, it is one table."""
    return base64.urlsafe_b64encode(hmac.digest(plan.key.encode(), b"rematch", "sha256")[:9]).decode()
