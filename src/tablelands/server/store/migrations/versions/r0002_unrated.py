"""A table says that its ratings are still to be reckoned; those that were over before stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_unrated", "tables", ["id"], sqlite_where=sa.text("unrated = 1"), postgresql_where=sa.text("unrated")
    )
