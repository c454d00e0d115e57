"""All calls of the interface, each with its door."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tablelands.server.http import descriptions as about
from tablelands.server.http.calls import Call, Reply
from tablelands.server.http.descriptions import Description
from tablelands.server.http.games import GameDoors
from tablelands.server.http.people import PeopleDoors
from tablelands.server.http.reviews import ReviewDoors
from tablelands.server.http.tables import TableDoors

Door = Callable[[Call], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Route:
    """`large` bodies are records and positions; an `endless` answer goes on until the caller goes."""

    method: str
    path: str
    door: Door
    about: Description
    large: bool = False
    endless: bool = False

    @property
    def methods(self) -> list[str]:
        return ["GET", "HEAD"] if self.method == "GET" and not self.endless else [self.method]


def methods_by_path(routes: Sequence[Route]) -> dict[str, str]:
    """As the header Allow has them."""
    found: dict[str, list[str]] = {}
    for route in routes:
        found.setdefault(route.path, ["OPTIONS"]).extend(route.methods)
    return {path: ", ".join(sorted(methods)) for path, methods in found.items()}


def allowing(methods: str) -> Door:
    async def options(call: Call) -> Reply:
        return Reply(200, {}, {"allow": methods})

    return options


def routes(people: PeopleDoors, games: GameDoors, tables: TableDoors, reviews: ReviewDoors) -> list[Route]:
    return [
        Route("POST", "/api/people", people.make, about.NEW_PERSON),
        Route("GET", "/api/me", people.me, about.ME),
        Route("PATCH", "/api/me", people.change, about.CHANGE_ME),
        Route("DELETE", "/api/me", people.delete, about.DELETE_ME),
        Route("POST", "/api/me/account", people.make_account, about.NEW_ACCOUNT),
        Route("POST", "/api/login", people.login, about.LOGIN),
        Route("POST", "/api/logout", people.logout, about.LOGOUT),
        Route("GET", "/api/games", games.list, about.GAMES),
        Route("GET", "/api/games/{game}/rules", games.rules, about.RULES),
        Route("POST", "/api/games/{game}/setup", games.setup, about.SETUP),
        Route("GET", "/api/games/{game}/pieces", games.pieces, about.PIECES),
        Route("POST", "/api/tables", tables.make, about.NEW_TABLE, large=True),
        Route("GET", "/api/tables", tables.list, about.TABLES),
        Route("GET", "/api/tables/{table}", tables.show, about.SHOW),
        *(
            Route("POST", f"/api/tables/{{table}}/{what}", partial(tables.act, kind=kind), told)
            for what, (kind, told) in about.ACTS.items()
        ),
        Route("GET", "/api/tables/{table}/record", tables.record, about.RECORD),
        Route("GET", "/api/tables/{table}/progress", tables.progress, about.PROGRESS),
        Route("GET", "/api/tables/{table}/review", reviews.show, about.REVIEW, endless=True),
        Route("GET", "/api/tables/{table}/moments/{number}", tables.moment, about.MOMENT),
        Route("POST", "/api/records", tables.add_record, about.NEW_RECORD, large=True),
    ]
