"""The tables of the database. Alembic's migrations make them; a test compares both."""

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()


def only_where(sqlite: str, postgresql: str | None = None) -> dict[str, Any]:
    """An index over some rows only: the others cost nothing."""
    return {"sqlite_where": sa.text(sqlite), "postgresql_where": sa.text(postgresql or sqlite)}


people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("deleted", sa.Boolean, nullable=False, default=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("who", sa.Text, primary_key=True),  # a person's id, or "bot:" and its name
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("played", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("maker", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),  # what never changes, as JSON: tables/setup.py
    # what the last write left, to list tables without reading their logs
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("listed", sa.LargeBinary, nullable=False),  # seats and who is to move, as JSON
    sa.Column("offers", sa.LargeBinary, nullable=False),
    # when the server has to do something by itself: time is up, or a bot is to move
    sa.Column("due", sa.Float),
    # over, and its ratings are still to be reckoned
    sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()),
    # grows by one with every change
    sa.Column("edition", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_change", "public", "state", "changed", "id"),
    sa.Index("tables_of_game", "game", "state", "changed", "id", **only_where("public = 1", "public")),
    sa.Index("tables_due", "due", **only_where("due IS NOT NULL")),
    sa.Index("tables_unfinished", "maker", **only_where("state != 'over'")),
    sa.Index("tables_unrated", "id", **only_where("unrated = 1", "unrated")),
)

seated = sa.Table(
    "seated",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("changed", sa.Float, nullable=False),  # once it is over; until then changes.UNFINISHED
    sa.Index("seated_by_change", "person", "changed", "table"),
    sa.Index("seated_by_table", "table"),
    sqlite_with_rowid=False,
)

writes = sa.Table(
    "writes",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),  # what happened, as JSON, sealed moves too
    sqlite_with_rowid=False,
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

acts = sa.Table(
    "acts",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("key", sa.LargeBinary, primary_key=True),  # whatever characters somebody chose, NUL too
    sa.Column("answer", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
