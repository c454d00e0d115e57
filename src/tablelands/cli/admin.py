"""`tablelands admin`: for whoever runs a server. What it needs is imported when it is asked for."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablelands.cli.administering import Office

app = typer.Typer(help="Look after a server's store.", no_args_is_help=True, rich_markup_mode=None)

IDS = {"ignore_unknown_options": True}
"""An id may begin with a hyphen."""
Data = Annotated[Path | None, typer.Option(help="Where all is kept; by default the user's data folder.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="postgresql://... instead of SQLite.")]
Lang = Annotated[str, typer.Option(help="Language: en, de or fr. By default that of the system.")]


@app.command()
def people(data: Data = None, database: Database = None, lang: Lang = "") -> None:
    """List guests and accounts, also while a server runs."""
    _office(data, database, lang).list_people()


@app.command()
def tables(
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only of this game.")] = None,
    state: Annotated[str | None, typer.Option(metavar="open|playing|over", help="Only those.")] = None,
    most: Annotated[int, typer.Option(min=1, help="So many, the last that changed first.")] = 100,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Count the tables and list them, also while a server runs."""
    _office(data, database, lang).list_tables(game, state, most)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Copy a SQLite store, also while a server runs."""
    _office(data, database, lang).backup(file)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that 'backup' made.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Put a copy in place of a SQLite store; no server may run."""
    _office(data, database, lang).restore(file)


@app.command()
def check(data: Data = None, database: Database = None, lang: Lang = "") -> None:
    """Play every stored game again by the present rules; exit code 1 if any differs."""
    if _office(data, database, lang).check():
        raise typer.Exit(1)


Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id or a login, as 'people' lists them.")]


@app.command(context_settings=IDS)
def password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="Whose account it is.")],
    address: Annotated[
        str, typer.Option(metavar="URL", help="Where the page is, as its people see it.")
    ] = "http://127.0.0.1:8000",
    hours: Annotated[float, typer.Option(min=0.1, max=168, help="How long the link works.")] = 24,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Print a link that sets a new password, once."""
    _office(data, database, lang).reset_password(login, address, hours)


@app.command(context_settings=IDS)
def mute(
    person: Who,
    hours: Annotated[float, typer.Option(min=0.1, help="How long.")] = 24,
    lift: Annotated[bool, typer.Option("--lift", help="Let them speak again.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Keep somebody from writing in the chat."""
    office = _office(data, database, lang)
    if lift:
        office.unmute(person)
    else:
        office.mute(person, hours)


@app.command(context_settings=IDS)
def ban(
    person: Who,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Resign what somebody plays, log them out, and let them in no more."""
    _office(data, database, lang).ban(person, lift=lift)


@app.command(context_settings=IDS)
def rename(
    person: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new one.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Give somebody another name, at their tables too."""
    _office(data, database, lang).rename(person, name)


@app.command(context_settings=IDS)
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")],
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """End a game without a winner, and its chat."""
    _office(data, database, lang).close(table)


@app.command(context_settings=IDS)
def forget(
    person: Who,
    data: Data = None,
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Delete somebody for good, as they could themselves."""
    _office(data, database, lang).forget(person)


def _office(data: Path | None, database: str | None, lang: str) -> "Office":
    from tablelands.cli.administering import Office
    from tablelands.cli.configuration import configuration
    from tablelands.cli.main import screen_in
    from tablelands.server.private_files import UMASK

    os.umask(UMASK)
    options = {"data": data and str(data), "database": database}
    settings = configuration({name: value for name, value in options.items() if value}).settings()
    return Office(settings, screen_in(lang))
