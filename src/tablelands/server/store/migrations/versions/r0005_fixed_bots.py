"""Delete the bots' rating rows: bots keep their measured ratings."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("DELETE FROM ratings WHERE substr(who, 1, 4) = 'bot:'")
