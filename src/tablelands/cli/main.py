"""The command line. Each command imports what it needs when it runs, so that --help answers at once."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablelands.cli import admin, downhill
from tablelands.cli.server_options import with_settings

if TYPE_CHECKING:
    from tablelands.cli.screen import Screen
    from tablelands.core.text import Language, Text

app = typer.Typer(
    help="Play and study four games of paths, tiles, dice and drawn lines.\n\nTo play, type: tablelands play",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; 'tablelands games' lists them.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Lang = Annotated[str, typer.Option(help="Language: en, de or fr. By default that of the save or the system.")]
BOT_HELP = (
    "A bot for player 2 (2=greedy), or for all but player 1 (greedy). 'strong' is the strongest a game has; "
    "'tablelands games' lists its bots."
)
NAME_HELP = "What a person is called: player 2 (2=Max), or the first who has no name yet (Anna)."
Ascii = Annotated[bool, typer.Option("--ascii", help="Draw boards in ASCII, as where a terminal has no UTF-8.")]

ENTRANT_HELP = "Bots by name; engine:COMMAND is a program that speaks the engine protocol."
SIMULATIONS_HELP = "How many games or positions each may go through at the most, however long that takes."
SPRT_HELP = "A pair stops once it is settled which of two differences is nearer, such as 0:50."


def show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tablelands {version('tablelands')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def tablelands(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=show_version, help="Show the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The name of a game, or its beginning; asked for if missing.")
    ] = None,
    seats: Seats = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="[PLAYER=]NAME", help=BOT_HELP)] = None,
    option: Options = None,
    name: Annotated[list[str] | None, typer.Option(metavar="[PLAYER=]NAME", help=NAME_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="Makes luck and bots repeatable.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="NAME|FILE", help="Go on with a game that is kept.")] = None,
    lang: Lang = "",
    ascii_: Ascii = False,
) -> None:
    """Play around this terminal, with people and bots."""
    from tablelands.cli.new_game import PlayOptions
    from tablelands.cli.session import Session
    from tablelands.cli.streams import require_input

    screen = screen_in(lang, ascii_)
    require_input()
    Session(screen, lang).run(PlayOptions(game, seats, bot, option, name, seed), resume)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="NAME|FILE", help="A recorded game.")],
    start: Annotated[int, typer.Option("--from", help="Begin after this many events.")] = 0,
    lang: Lang = "",
    ascii_: Ascii = False,
) -> None:
    """Step through a recorded game."""
    from tablelands.cli.replay import replay
    from tablelands.cli.saves import load
    from tablelands.cli.saves_folder import find_save

    screen_in(lang)
    saved = load(find_save(file))
    replay(saved.match, screen_in(lang or saved.language or "", ascii_), start)


@app.command()
def saves(lang: Lang = "") -> None:
    """List the games that are kept."""
    from tablelands.cli.file_texts import HOW
    from tablelands.cli.info import show_saves

    screen = screen_in(lang)
    if show_saves(screen):
        screen.tell(HOW)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    bot: Annotated[str, typer.Option(metavar="NAME", help="Through whose eyes.")] = "strong",
    ms: Annotated[int | None, typer.Option(min=1, help="How long it may think about each move.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many moves are named.")] = 5,
    lang: Lang = "",
) -> None:
    """See the course of a recorded game, the moves that changed it most, and in Outback luck apart from skill."""
    from tablelands.cli.analyse import analyse
    from tablelands.cli.saves import load

    screen_in(lang)
    saved = load(file)
    analyse(saved.match, screen_in(lang or saved.language or ""), bot, ms, most)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this one.")] = None, lang: Lang = ""
) -> None:
    """List the games, their seats, bots and options."""
    from tablelands.cli.catalogue import show_game, show_games
    from tablelands.cli.new_game import find_game_named

    screen = screen_in(lang)
    if game is None:
        show_games(screen)
    else:
        show_game(screen, find_game_named(game))


@app.command()
def engine() -> None:
    """Speak the engine protocol on stdin and stdout: JSON lines, for bots and tools in any language."""
    from tablelands.cli.engine import serve
    from tablelands.cli.streams import require_input

    require_input()
    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def warm(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All by default.")] = None,
    lang: Lang = "",
) -> None:
    """Compile what bots think with, so that they play at full strength from the first move on."""
    from tablelands.cli.compile_bots import compile_bots

    compile_bots(screen_in(lang), game or ())


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, help="How many moves deep.")] = 3,
    seats: Seats = None,
    option: Options = None,
) -> None:
    """Count the sequences of legal moves from the start, depth by depth."""
    from tablelands.cli.catalogue import show_perft

    show_perft(screen_in("en"), game, seats, option or [], depth)


@app.command()
def arena(
    game: GameName,
    entrant: Annotated[list[str], typer.Argument(metavar="BOT...", help=ENTRANT_HELP)],
    seats: Seats = None,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each pair plays at the most.")] = 100,
    ladder: Annotated[bool, typer.Option("--ladder", help="Each plays the next one named only.")] = False,
    against: Annotated[list[str] | None, typer.Option(metavar="BOT", help="One that all others play too.")] = None,
    sprt: Annotated[str, typer.Option(metavar="ELO:ELO", help=SPRT_HELP)] = "",
    ms: Annotated[int | None, typer.Option(min=1, help="How long each may think; else as its level wants.")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help=SIMULATIONS_HELP)] = None,
    seed: Annotated[int, typer.Option(help="Another seed is other luck.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="How many games at once; else one a core.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, local, ray://...")] = "",
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game, and go on from it.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw what came of it, as SVG.")] = None,
    lang: Lang = "",
) -> None:
    """Let bots play each other, and see who is better by how much."""
    from tablelands.cli.arena import ArenaOptions, arena

    chosen = ArenaOptions(
        game,
        entrant,
        seats,
        option or [],
        games,
        ms,
        simulations,
        seed,
        ladder,
        against or [],
        sprt,
        workers,
        ray,
        results,
        plot,
    )
    arena(chosen, screen_in(lang))


@app.command()
@with_settings
def serve(options: dict[str, str], limits: list[str], config: Path | None, check: bool) -> None:
    """Let people play over the network: tables, bots, the page.

    Each setting may also stand in a file of TOML (--config), or in the environment as TABLELANDS_ and its name, such as
    TABLELANDS_PORT. Options win over the environment, and that wins over the file.
    """
    from tablelands.cli import serving

    if check:
        serving.check(options, limits, config, screen_in(""))
    else:
        serving.serve(options, limits, config)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game that was played on a server.")], lang: Lang = ""
) -> None:
    """Derive the luck of a recorded game again, and compare."""
    from tablelands.cli.serving import verify

    verify(file, screen_in(lang))


app.add_typer(admin.app, name="admin")
app.add_typer(downhill.app, name="downhill")


def screen_in(lang: str, ascii_only: bool = False) -> "Screen":
    from tablelands.cli.languages import language_called, system_language
    from tablelands.cli.screen import Screen
    from tablelands.cli.streams import require_output

    global _spoken
    _spoken = language_called(lang) if lang else system_language()
    require_output()
    return Screen(_spoken, ascii_only=ascii_only)


_spoken: "Language" = "en"
"""The language of the person at the terminal, once it is known."""


def run() -> None:
    """Exit with status 2 if the command is refused, with 1 if its output can no longer be written."""
    from tablelands.cli.streams import OutputLost, give_up_output, is_of_a_stream, require_output
    from tablelands.core.errors import Refused

    try:
        if sys.argv[1:2] != ["serve"]:
            require_output()
        _run_command()
    except Refused as error:
        from tablelands.cli.wording import describe_refusal

        _end(describe_refusal(error), 2)
    except OutputLost as lost:
        _end_unheard(lost.error)
    except OSError as error:
        if not is_of_a_stream(error):
            raise
        give_up_output()
        _end_unheard(error)


def _run_command() -> None:
    try:
        app()
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _end_unheard(error: OSError) -> None:
    """Report that the output was lost; not for a broken pipe, since the reader, such as `head`, closed it."""
    from tablelands.cli.file_texts import why_not
    from tablelands.cli.streams import CANNOT_WRITE

    if isinstance(error, BrokenPipeError):
        sys.exit(1)
    _end(CANNOT_WRITE.fill(why=why_not(error)), 1)


def _end(text: "Text", status: int) -> None:
    typer.secho(text.say(_spoken), fg="red", err=True)
    sys.exit(status)
