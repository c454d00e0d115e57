"""A table counts its changes, so that nobody overwrites a change they do not know."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Integer, nullable=False, server_default="0"))
