"""Tables, people, ratings."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

WITHOUT_ROWID = {"sqlite_with_rowid": False}


def key(name: str, kind: Any = sa.Text) -> "sa.Column[Any]":
    """All keys of a table together are its primary key."""
    return sa.Column(name, kind, primary_key=True)


def column(name: str, kind: Any = sa.Text) -> "sa.Column[Any]":
    return sa.Column(name, kind, nullable=False)


def only_where(sqlite: str, postgresql: str | None = None) -> dict[str, Any]:
    """An index over some rows only: the others cost nothing."""
    return {"sqlite_where": sa.text(sqlite), "postgresql_where": sa.text(postgresql or sqlite)}


def upgrade() -> None:
    people()
    tables()
    logs()


def people() -> None:
    login, password = sa.Column("login", sa.Text, unique=True), sa.Column("password", sa.Text)
    made, deleted = column("made", sa.Float), column("deleted", sa.Boolean)
    op.create_table("people", key("id"), column("name"), column("language"), login, password, made, deleted)
    op.create_table("tokens", key("hash"), column("person"), column("made", sa.Float))
    op.create_index("ix_tokens_person", "tokens", ["person"])
    strength = [column(name, sa.Float) for name in ("rating", "deviation", "volatility")]
    games = [column(name, sa.Integer) for name in ("played", "won")]
    op.create_table("ratings", key("who"), key("game"), *strength, *games, **WITHOUT_ROWID)


def tables() -> None:
    op.create_table(
        "tables",
        key("id"),
        column("made", sa.Float),
        column("maker"),
        column("game"),
        column("public", sa.Boolean),
        column("setup", sa.LargeBinary),  # what never changes, as JSON
        column("version", sa.Integer),
        column("state"),
        column("changed", sa.Float),
        column("listed", sa.LargeBinary),  # what lists of tables show, as JSON
        column("offers", sa.LargeBinary),
        sa.Column("due", sa.Float),  # when the server has to do something by itself
    )
    op.create_index("tables_by_change", "tables", ["public", "state", "changed", "id"])
    of_game = only_where("public = 1", "public")
    op.create_index("tables_of_game", "tables", ["game", "state", "changed", "id"], **of_game)
    op.create_index("tables_due", "tables", ["due"], **only_where("due IS NOT NULL"))
    op.create_index("tables_unfinished", "tables", ["maker"], **only_where("state != 'over'"))
    op.create_table("seated", key("person"), key("table"), column("changed", sa.Float), **WITHOUT_ROWID)
    op.create_index("seated_by_change", "seated", ["person", "changed", "table"])
    op.create_index("seated_by_table", "seated", ["table"])


def logs() -> None:
    """What happened, as JSON. The key of an act may be any bytes."""
    body, version = sa.LargeBinary, sa.Integer
    op.create_table("writes", key("table"), key("version", version), column("body", body), **WITHOUT_ROWID)
    op.create_table("snapshots", key("table"), column("version", version), column("body", body))
    op.create_table("acts", key("table"), key("person"), key("key", body), column("answer", body), **WITHOUT_ROWID)
    op.create_table("chat", key("table"), key("n", sa.Integer), column("body", body), **WITHOUT_ROWID)
