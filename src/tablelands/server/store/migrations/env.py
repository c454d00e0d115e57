"""Alembic writes its migrations as SQL; who asked for them runs it. It needs no alembic.ini, see migration.py."""

from alembic import context

# No BEGIN and COMMIT: one transaction around all of them is the caller's.
context.configure(dialect_name=context.config.attributes["dialect"], as_sql=True, transactional_ddl=False)
context.run_migrations()
