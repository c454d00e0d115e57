"""The command line. Each command imports what it needs when it runs, so that --help answers at once."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablelands.cli import downhill

if TYPE_CHECKING:
    from tablelands.cli.screen import Screen
    from tablelands.core.text import Language

app = typer.Typer(
    help="Play and study four games of paths, tiles, dice and drawn lines.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; 'tablelands games' lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Lang = Annotated[str, typer.Option(help="Language: en, de or fr. By default that of the system.")]


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game; asked for if missing.")] = None,
    seats: Seats = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="[SEAT=]NAME", help="A bot on a seat (1=greedy), or on all but the first (greedy)."),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Makes luck and bots repeatable.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    lang: Lang = "",
) -> None:
    """Play around this terminal, with people and bots."""
    from tablelands.cli.menu import Wishes, settle
    from tablelands.cli.saves import load
    from tablelands.cli.table import Table
    from tablelands.cli.texts import RESUME_ALONE
    from tablelands.core.errors import BadRequest

    screen = _screen(lang)
    wishes = Wishes(game, seats, bot, option, seed)
    if resume is not None:
        if wishes != Wishes():
            raise BadRequest(RESUME_ALONE)
        Table(load(resume), screen, resume).run()
        return
    try:
        match = settle(wishes, screen)
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        return
    Table(match, screen).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    start: Annotated[int, typer.Option("--from", help="Begin after this many events.")] = 0,
    lang: Lang = "",
) -> None:
    """Step through a recorded game."""
    from tablelands.cli.replay import replay
    from tablelands.cli.saves import load

    replay(load(file), _screen(lang), start)


@app.command()
def games(lang: Lang = "") -> None:
    """List the games, their seats and options."""
    from tablelands.cli.catalogue import show_games

    show_games(_screen(lang))


@app.command()
def engine() -> None:
    """Speak the engine protocol on stdin and stdout: JSON lines, for bots and tools in any language."""
    from tablelands.cli.engine import serve
    from tablelands.cli.texts import NO_STREAMS
    from tablelands.core.errors import BadRequest

    if sys.stdin is None or sys.stdout is None:
        raise BadRequest(NO_STREAMS)
    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, help="How many moves deep.")] = 3,
    seats: Seats = None,
    option: Options = None,
) -> None:
    """Count the sequences of legal moves from the start, depth by depth."""
    from tablelands.cli.catalogue import show_perft

    show_perft(_screen("en"), game, seats, option or [], depth)


app.add_typer(downhill.app, name="downhill")


def _screen(lang: str) -> "Screen":
    from tablelands.cli.screen import Screen
    from tablelands.core.errors import BadRequest
    from tablelands.core.text import LANGUAGES

    global _spoken
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    for language in LANGUAGES:
        if language == (lang or system[:2]):
            _spoken = language
            return Screen(language)
    if lang:
        raise BadRequest(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Screen("en")


_spoken: "Language" = "en"
"""What the person at the terminal reads, once that is known."""


def run() -> None:
    from tablelands.core.errors import Refused

    try:
        app()
    except Refused as error:
        clause = f"{error.rule}: " if error.rule else ""
        typer.secho(f"{clause}{error.text.say(_spoken)}", fg="red", err=True)
        sys.exit(2)
