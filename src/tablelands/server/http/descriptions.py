"""What each call is for, takes and gives: the OpenAPI document is made of this and of the routes."""

from dataclasses import dataclass
from typing import Any, Literal

from tablelands.server.api import common, games, people, requests, scene, tables
from tablelands.server.api.live import TableMessage
from tablelands.server.api.review import ReviewLine
from tablelands.server.api.structs import described

Tag = Literal["people", "games", "tables", "records", "live", "operation"]
Parameter = Literal["as", "lang", "key", "show", "game", "cursor", "table", "nobody"]
Who = Literal["anybody", "somebody"]

LINES = "application/x-ndjson"
ALWAYS = ("bad-request", "unknown", "too-large", "too-many", "unavailable")
"""What any call may be refused with: for its language, its token, its size, its number, or the store."""


@dataclass(frozen=True, slots=True)
class Description:
    """`about` is a line or two of Markdown. `refusals` come on top of those that any call may meet."""

    tag: Tag
    summary: str
    answer: Any
    about: str = ""
    body: Any = None
    query: tuple[Parameter, ...] = ()
    status: int = 200
    who: Who = "anybody"
    refusals: tuple[str, ...] = ()
    required: tuple[Parameter, ...] = ()
    media: str = "application/json"
    lines: tuple[str, Any] | None = None
    """What each line of the answer is, and what that is called."""


# Who you are

NEW_PERSON = Description(
    "people",
    "Become somebody",
    people.Introduction,
    "Always somebody new. Say who you are by the token in `Authorization: Bearer`, or by the cookie that is set.",
    people.NewPerson,
    status=201,
)
ME = Description("people", "Who am I?", people.MeAnswer, query=("nobody",), who="somebody")
CHANGE_ME = Description(
    "people",
    "Change name or language",
    people.PersonAnswer,
    "Seats keep the name that you sat down with.",
    people.PersonChange,
    who="somebody",
)
DELETE_ME = Description(
    "people",
    "Delete myself",
    common.Nothing,
    "Resigns what is being played; the name goes from finished games.",
    who="somebody",
)
NEW_ACCOUNT = Description(
    "people",
    "Turn a guest into an account",
    people.PersonAnswer,
    "The same person with the same games, who can come back from another device.",
    people.NewAccount,
    who="somebody",
    refusals=("taken",),
)
LOGIN = Description(
    "people", "Come back with a password", people.Introduction, "A new token and cookie.", people.Credentials
)
LOGOUT = Description(
    "people",
    "Forget this token",
    common.Nothing,
    "The token and the cookie stop working; sockets opened with them are closed.",
    who="somebody",
)

# Games

GAMES = Description("games", "All games, their options and their bots", games.GamesAnswer)
SETUP = Description(
    "games",
    "Try options before a table is made",
    games.Setup,
    "Whether they go together, and what they come to; nothing is made. A refusal has the clause.",
    games.WantedSetup,
    refusals=("not-found",),
)
PIECES = Description(
    "games",
    "What a form can make values of",
    games.PiecesAnswer,
    "The boards of a course, for a game that has one.",
    refusals=("not-found",),
)
RULES = Description(
    "games", "The rules of a game in words", games.RulesPage, "Clause by clause, as Markdown.", refusals=("not-found",)
)

# Tables

NEW_TABLE = Description(
    "tables",
    "Make a table",
    tables.Made,
    "It begins by itself when no seat is open. The key of a private table opens it to whoever has it. With `from` it "
    "goes on from any moment of a table or record, or from a position.",
    tables.NewTable | tables.ContinuedTable,
    status=201,
    who="somebody",
    refusals=("not-found", "bad-position", "bad-record", "illegal-move", "not-your-turn"),
)
TABLES = Description(
    "tables",
    "List tables",
    tables.TablesAnswer,
    "Fifty at a time, last changed first. `mine` is where one sits and what one made; the others are public tables.",
    query=("show", "game", "cursor"),
)
SHOW = Description(
    "tables",
    "The scene: a table as one seat may see it",
    scene.Scene,
    query=("as", "key"),
    refusals=("forbidden", "not-found"),
)
RECORD = Description(
    "records",
    "The record of a table",
    tables.Record,
    "As a watcher may have it.",
    query=("key",),
    refusals=("not-found",),
)
MOMENT = Description(
    "tables",
    "The scene after an entry of the log",
    scene.PastScene,
    "From 0, before the first, to the length of the log.",
    query=("as", "key"),
    refusals=("forbidden", "not-found"),
)
PROGRESS = Description(
    "tables",
    "How a game went",
    scene.Progress,
    "What everybody had after each round, and what somebody who looks back wants to find.",
    query=("key",),
    refusals=("not-found",),
)
REVIEW = Description(
    "tables",
    "Look back at a finished game",
    None,
    "As the strongest bot sees it: how the value went, the moves that gave most away, and luck apart from skill, "
    "where anybody can tell. JSON lines say how far it has come; the last one has the review, kept for a while.",
    query=("key",),
    refusals=("not-found", "not-your-turn"),
    media=LINES,
    lines=("ReviewLine", ReviewLine),
)
NEW_RECORD = Description(
    "records",
    "Bring a record",
    tables.Made,
    "It is checked, and becomes a private table to replay and to play on from.",
    tables.Record,
    status=201,
    who="somebody",
    refusals=("bad-record",),
)


# A key that is known has the answer of its first act, whatever is asked now: mostly, no more than a version.

Described = tuple[type[requests.Request], Description]


def _act(kind: type[requests.Request], summary: str, answer: Any, about: str, *refusals: str) -> Described:
    return kind, Description(
        "tables", summary, answer, about, described(kind), who="somebody", refusals=("not-found", *refusals)
    )


ACTS = {
    "join": _act(requests.Join, "Sit down", tables.Joined, "Whoever sits already gets the seat they have.", "taken"),
    "stand": _act(requests.Stand, "Give a seat back", tables.Acted, "While the table is open.", "not-your-turn"),
    "play": _act(
        requests.Play,
        "Make a move",
        tables.Acted,
        "Answered when it is durable. A move chosen on another version than the present one is `stale`.",
        "not-your-turn",
        "stale",
        "illegal-move",
    ),
    "resign": _act(
        requests.Resign,
        "Resign",
        tables.Acted,
        "At a table of two the other wins; at others they go on.",
        "not-your-turn",
    ),
    "take-back": _act(
        requests.TakeBack,
        "Take a move back",
        tables.Acted,
        "At once where no other person sits, else by consent of all. Never past luck or a secret move.",
        "not-your-turn",
        "taken",
    ),
    "say": _act(requests.Say, "Say something", tables.Acted, "For those who sit.", "not-your-turn"),
    "rematch": _act(
        requests.Rematch,
        "Ask for another game",
        tables.RematchAnswer | tables.Acted,
        "After the end. The table is there once every person who sat has asked; seats are moved on by one.",
        "not-your-turn",
    ),
    "hint": _act(
        requests.Hint,
        "Ask what to do",
        tables.HintAnswer | tables.Acted,
        "For a seat that is to move, where no other person sits.",
        "not-your-turn",
    ),
}

# Live, and operation

STREAM = Description(
    "live",
    "Look on without a socket",
    None,
    "The messages of a socket after `watch` as JSON lines, and a ping every 15 seconds, until you go.",
    query=("table", "as", "key"),
    required=("table",),
    refusals=("forbidden", "not-found"),
    media=LINES,
    lines=("TableMessage", TableMessage),
)
LIVE = Description(
    "live",
    "The socket",
    None,
    "A WebSocket with text frames of one JSON object each; see `x-live` for what is said on it.",
    status=101,
    refusals=("forbidden",),
)
HEALTH = Description("operation", "Does it answer?", common.Health, "200 when the store answers, else 503.")
METRICS = Description("operation", "Metrics for Prometheus", str, media="text/plain")
ALLOWED = Description("operation", "Which methods there are", None)
