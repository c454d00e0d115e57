"""Chat lines know who said them, people can be muted and banned, and administrators ask a running server to act."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.Text))
    spoken = sa.text("person IS NOT NULL")
    op.create_index("chat_by_person", "chat", ["person"], sqlite_where=spoken, postgresql_where=spoken)
    op.add_column("people", sa.Column("muted", sa.Float, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "orders",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("answer", sa.LargeBinary),
    )
    waiting = sa.text("taken IS NULL")
    op.create_index("orders_waiting", "orders", ["made"], sqlite_where=waiting, postgresql_where=waiting)
