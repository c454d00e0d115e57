"""All calls of the interface, each with its door."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tablelands.server.http.calls import Call, Reply
from tablelands.server.http.games import GameDoors
from tablelands.server.http.people import PeopleDoors
from tablelands.server.http.tables import TableDoors

Door = Callable[[Call], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Route:
    """`large` bodies are records and positions; an `endless` answer goes on until the caller goes."""

    method: str
    path: str
    door: Door
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


def routes(people: PeopleDoors, games: GameDoors, tables: TableDoors) -> list[Route]:
    acts = ("play", "resign", "take-back", "say", "rematch", "hint")
    return [
        Route("POST", "/api/people", people.make),
        Route("GET", "/api/me", people.me),
        Route("PATCH", "/api/me", people.change),
        Route("DELETE", "/api/me", people.delete),
        Route("POST", "/api/me/account", people.make_account),
        Route("POST", "/api/login", people.login),
        Route("POST", "/api/logout", people.logout),
        Route("GET", "/api/games", games.list),
        Route("GET", "/api/games/{game}/rules", games.rules),
        Route("POST", "/api/tables", tables.make, large=True),
        Route("GET", "/api/tables", tables.list),
        Route("GET", "/api/tables/{table}", tables.show),
        Route("POST", "/api/tables/{table}/join", tables.join),
        Route("POST", "/api/tables/{table}/stand", tables.stand),
        *(Route("POST", f"/api/tables/{{table}}/{what}", partial(tables.act, what=what)) for what in acts),
        Route("GET", "/api/tables/{table}/record", tables.record),
        Route("GET", "/api/tables/{table}/moments/{number}", tables.moment),
        Route("POST", "/api/records", tables.add_record, large=True),
    ]
