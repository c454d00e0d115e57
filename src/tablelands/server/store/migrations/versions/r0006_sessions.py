"""Tokens belong to sessions, which their owners can list and end; passwords can be reset by links that work once."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for column in (
        sa.Column("session", sa.Text, nullable=False, server_default=""),
        sa.Column("seen", sa.Float, nullable=False, server_default="0"),
        sa.Column("device", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column("tokens", column)
    # nobody knows when they were used: they count as used now
    op.execute(f"UPDATE tokens SET session = substr(hash, 1, 12), seen = {time.time():.0f}")
    op.create_table(
        "resets",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_resets_person", "resets", ["person"])
