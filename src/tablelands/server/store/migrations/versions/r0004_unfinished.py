"""Who sits at a table that is not over is not told with every move that it has changed."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute("""UPDATE seated SET changed = 1e18 WHERE "table" IN (SELECT id FROM tables WHERE state != 'over')""")
