"""Brings a database to the present schema, which Alembic's migrations describe. Alembic is loaded only where they have
to be run."""

from io import StringIO
from pathlib import Path

from tablelands.server.store.rows import StoreAway

HEAD = "0007"
"""The last of migrations/versions."""
READ_MARK = "SELECT version_num FROM alembic_version"


def expect_present(revision: str | None) -> None:
    """For those who only read."""
    if revision != HEAD:
        raise StoreAway("this store was made by another Tablelands: start a server on it first")


def upgrade(dialect: str, revision: str | None, target: str = HEAD) -> str:
    """SQL that leads from a revision (None: from nothing) to another one."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    written = StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["dialect"] = dialect
    try:
        command.upgrade(config, f"{revision or 'base'}:{target}", sql=True)
    except CommandError as error:
        raise StoreAway(f"this store was made by another Tablelands, perhaps a newer one: {error}") from error
    return written.getvalue()
