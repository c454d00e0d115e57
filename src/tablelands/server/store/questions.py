"""What is read from the database, and what is written about people and ratings. Changes of tables are in changes.py."""

from typing import Any

import sqlalchemy as sa

from tablelands.server.store.schema import acts, chat, people, ratings, seated, snapshots, tables, tokens, writes

Clause = sa.Select[Any] | sa.Insert | sa.Update | sa.Delete

OVER: sa.ColumnClause[str] = sa.literal_column("'over'")  # as in the condition of the index
STATES = {"open": "open", "live": "playing", "done": "over"}


def _given(name: str, kind: Any = sa.Text) -> sa.BindParameter[Any]:
    return sa.bindparam(name, type_=kind())


def _place_of(*columns: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
    before = sa.tuple_(_given("changed", sa.Float), _given("id"))
    return sa.tuple_(*columns) < before


def _listing(changed: sa.Column[float], table: sa.Column[str], *which: Any) -> tuple[sa.Select[Any], sa.Select[Any]]:
    """Of all games, and of one."""
    asked = sa.select(tables).where(_place_of(changed, table), *which).order_by(changed.desc(), table.desc())
    asked = asked.limit(_given("most", sa.Integer))
    return asked, asked.where(tables.c.game == _given("game"))


_MINE = seated.c.person == _given("person"), seated.c.table == tables.c.id
LIST_PUBLIC = _listing(tables.c.changed, tables.c.id, tables.c.public, tables.c.state == _given("state"))
LIST_MY_UNFINISHED = _listing(tables.c.changed, tables.c.id, *_MINE, seated.c.changed == _given("never", sa.Float))
LIST_MY_FINISHED = _listing(seated.c.changed, seated.c.table, *_MINE)

READ_TABLE = sa.select(tables).where(tables.c.id == _given("table"))
READ_EDITION = sa.select(tables.c.edition).where(tables.c.id == _given("table"))
READ_WRITES = (
    sa.select(writes.c.version, writes.c.body)
    .where(writes.c.table == _given("table"), writes.c.version > _given("after", sa.Integer))
    .order_by(writes.c.version)
)
READ_SNAPSHOT = sa.select(snapshots.c.version, snapshots.c.body).where(snapshots.c.table == _given("table"))
READ_CHAT = sa.select(chat.c.body).where(chat.c.table == _given("table")).order_by(chat.c.n)
READ_ACT = sa.select(acts.c.answer).where(
    acts.c.table == _given("table"), acts.c.person == _given("person"), acts.c.key == _given("key", sa.LargeBinary)
)
READ_ACTS = sa.select(acts.c.person, acts.c.key, acts.c.answer).where(acts.c.table == _given("table"))
DUE = (
    sa.select(tables.c.id)
    .where(tables.c.due <= _given("now", sa.Float))
    .order_by(tables.c.due)
    .limit(_given("most", sa.Integer))
)
UNFINISHED = sa.select(sa.func.count()).where(tables.c.maker == _given("person"), tables.c.state != OVER)
COUNT_STATES = sa.select(tables.c.state, sa.func.count()).group_by(tables.c.state)
UNRATED = sa.select(tables.c.id).where(tables.c.unrated).limit(_given("most", sa.Integer))

ADD_PERSON = sa.insert(people)
CHANGE_PERSON = (
    sa.update(people)
    .where(people.c.id == _given("person"), sa.not_(people.c.deleted))
    .values({name: _given(f"new_{name}", people.c[name].type.__class__) for name in ("name", "language", "login")})
    .values(password=_given("new_password"), deleted=_given("new_deleted", sa.Boolean))
)
READ_PERSON = sa.select(people).where(people.c.id == _given("person"))
FIND_LOGIN = sa.select(people).where(people.c.login == _given("login"))
FORGET_PERSON = (
    sa.update(people).where(people.c.id == _given("person")).values(name="", login=None, password=None, deleted=True)
)
TABLES_OF = sa.select(tables.c.id).where(*_MINE).order_by(tables.c.changed.desc())

ADD_TOKEN = sa.insert(tokens)
READ_TOKEN = (
    sa.select(people)
    .join(tokens, people.c.id == tokens.c.person)
    .where(tokens.c.hash == _given("hash"), sa.not_(people.c.deleted))
)
DROP_TOKEN = sa.delete(tokens).where(tokens.c.hash == _given("hash"))
DROP_TOKENS = sa.delete(tokens).where(tokens.c.person == _given("person"))

READ_RATINGS = sa.select(ratings).where(ratings.c.who == _given("who")).order_by(ratings.c.game)
READ_RATING = sa.select(ratings).where(ratings.c.who == _given("who"), ratings.c.game == _given("game"))
DROP_RATINGS = sa.delete(ratings).where(ratings.c.who == _given("who"))
DROP_RATING_AS_READ = sa.delete(ratings).where(*[c == _given(c.name, c.type.__class__) for c in ratings.c])
ADD_RATING = sa.insert(ratings)
IS_UNRATED = sa.select(tables.c.unrated).where(tables.c.id == _given("table"), tables.c.unrated)
MARK_RATED = sa.update(tables).where(tables.c.id == _given("table"), tables.c.unrated).values(unrated=False)
