"""Brings a database to the present schema. Alembic is loaded only where an older one has to be changed."""

from io import StringIO
from pathlib import Path

from sqlalchemy.engine import Dialect
from sqlalchemy.schema import CreateIndex, CreateTable

from tablelands.server.store.schema import metadata
from tablelands.server.store.store import StoreAway

HEAD = "0005"
"""The last of migrations/versions."""

MARK = (
    "CREATE TABLE alembic_version "
    "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
READ_MARK = "SELECT version_num FROM alembic_version"


def script(dialect: Dialect, revision: str | None) -> str:
    """SQL that leads from a revision (None: from nothing) to the present one."""
    if revision is None:
        return creation(dialect)
    return upgrade(dialect.name, revision, HEAD)


def expect_present(revision: str | None) -> None:
    """For whoever only reads."""
    if revision != HEAD:
        raise StoreAway("this store was made by another Tablelands: start a server on it first")


def creation(dialect: Dialect) -> str:
    """All at once; a test compares it with all the migrations."""
    made: list[CreateTable | CreateIndex] = []
    for table in metadata.sorted_tables:
        made.append(CreateTable(table))
        made += [CreateIndex(index) for index in sorted(table.indexes, key=lambda index: str(index.name))]
    orders = [str(order.compile(dialect=dialect)) for order in made]
    return ";\n".join([*orders, MARK, f"INSERT INTO alembic_version (version_num) VALUES ('{HEAD}')"]) + ";"


def upgrade(dialect: str, revision: str, target: str) -> str:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    written = StringIO()
    config = Config(output_buffer=written)
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["dialect"] = dialect
    try:
        command.upgrade(config, f"{revision}:{target}", sql=True)
    except CommandError as error:
        raise StoreAway(f"this store was made by another Tablelands, perhaps a newer one: {error}") from error
    return written.getvalue()
