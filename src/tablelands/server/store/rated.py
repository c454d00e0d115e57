"""Ratings of all tables that are over and wait, for SQLite in three statements: Python hands its lock to and fro with
every statement, and whoever plays meanwhile keeps it for milliseconds."""

import sqlite3
from collections.abc import Sequence
from dataclasses import astuple

import msgspec

from tablelands.server.store.store import RatingRow, Reckon


class Rating(msgspec.Struct, eq=False, frozen=True):
    """Of one table: whose rows it changes, and how."""

    table: str
    who: list[str]
    game: str
    reckon: Reckon


def rate(cursor: sqlite3.Cursor, ratings: Sequence[Rating]) -> None:
    """Each table once, one after the other: who sat at several goes on from what the one before has left."""
    marked = _mark(cursor, [rating.table for rating in ratings])
    due = [rating for rating in ratings if rating.table in marked]
    rows = _read(cursor, [(who, rating.game) for rating in due for who in rating.who])
    changed: dict[tuple[str, str], RatingRow] = {}
    for rating in due:
        for row in rating.reckon([rows.get((who, rating.game)) for who in rating.who]):
            rows[row.who, row.game] = changed[row.who, row.game] = row
    if changed:
        values = [value for row in changed.values() for value in astuple(row)]
        cursor.execute(f"INSERT OR REPLACE INTO ratings VALUES {_places(7, len(changed))}", values)


def _mark(cursor: sqlite3.Cursor, tables: Sequence[str]) -> set[str]:
    """Those that were not rated before."""
    places = ", ".join("?" * len(tables))
    found = cursor.execute(f"UPDATE tables SET unrated = 0 WHERE id IN ({places}) AND unrated RETURNING id", tables)
    return {table for (table,) in found.fetchall()}


def _read(cursor: sqlite3.Cursor, whose: Sequence[tuple[str, str]]) -> dict[tuple[str, str], RatingRow]:
    if not whose:
        return {}
    asked = f"SELECT * FROM ratings WHERE (who, game) IN (VALUES {_places(2, len(whose))})"
    found = cursor.execute(asked, [part for one in whose for part in one]).fetchall()
    return {(row.who, row.game): row for row in (RatingRow(*values) for values in found)}


def _places(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)
