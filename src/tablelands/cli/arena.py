"""`tablelands arena`: let bots play each other, with progress and tables of results."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tablelands.arena.arena import Arena
from tablelands.arena.games import Result, Terms
from tablelands.arena.plot import plot
from tablelands.arena.ratings import ratings
from tablelands.arena.results import ResultsFile
from tablelands.arena.runners import ProcessRunner, RayRunner, Runner
from tablelands.arena.sprt import Sprt, Verdict
from tablelands.arena.tally import Estimate, Tally, added_up
from tablelands.cli import command_texts as texts
from tablelands.cli.new_game import find_game_named
from tablelands.cli.option_input import read_options
from tablelands.cli.screen import Screen
from tablelands.core.registry import find_game
from tablelands.core.text import Text

VERDICTS: dict[Verdict, Text] = {"better": texts.BETTER, "not better": texts.NOT_BETTER, "open": texts.OPEN}


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    game: str
    entrants: Sequence[str]
    seats: int | None
    options: Sequence[str]
    games: int
    milliseconds: int | None
    simulations: int | None
    seed: int
    ladder: bool
    against: Sequence[str]
    sprt: str
    workers: int | None
    ray: str
    results: Path | None
    plot: Path | None


def arena(chosen: ArenaOptions, screen: Screen) -> None:
    game = find_game_named(chosen.game)
    seats = game.seat_counts[0] if chosen.seats is None else chosen.seats
    options = read_options(chosen.options)
    terms = Terms(game.id, seats, options, chosen.milliseconds, chosen.seed, chosen.simulations)
    kept = None if chosen.results is None else ResultsFile(chosen.results, terms)
    sprt = Sprt.parse(chosen.sprt) if chosen.sprt else None
    held = Arena(terms, chosen.entrants, chosen.games, chosen.ladder, chosen.against, sprt, kept)
    if taken_up := sum(tally.games for tally in held.tallies):
        screen.tell(texts.TAKEN_UP.fill(count=taken_up))
    if held.left():
        runner = RayRunner(chosen.ray, chosen.workers) if chosen.ray else ProcessRunner(chosen.workers)
        _run(held, runner, screen)
    show(held, screen)
    if chosen.plot is not None:
        _draw(held, chosen.plot, screen)


def _run(held: Arena, runner: Runner, screen: Screen) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with screen.console.status(texts.PREPARING.say(screen.language)):
            runner.prepare(held.terms.game, [*held.entrants, *held.against])
        with Progress(*columns, console=screen.console) as progress:
            task = progress.add_task(texts.PLAYING.say(screen.language), total=held.left())

            def played(result: Result) -> None:
                progress.advance(task)

            held.run(runner, played)
    except KeyboardInterrupt:
        screen.tell(texts.STOPPED.fill(path=held.results.path) if held.results else texts.STOPPED_UNKEPT, "yellow")
    finally:
        runner.close()


def show(held: Arena, screen: Screen) -> None:
    tallies = [tally for tally in held.tallies if tally.games]
    if not tallies:
        return
    screen.console.print(_pairs(held, tallies, screen))
    screen.console.print(_bots(tallies, screen))
    forfeits = [result for tally in tallies for result in tally.results if result.forfeit]
    if forfeits:
        screen.tell(texts.FORFEITS.fill(count=len(forfeits), why=forfeits[-1].forfeit), "red")


def _pairs(held: Arena, tallies: Sequence[Tally], screen: Screen) -> Table:
    heads = [texts.PAIR, texts.GAMES, texts.SHARE, texts.ELO, texts.MARGIN]
    table = Table(*(head.say(screen.language) for head in [*heads, *([texts.VERDICT] if held.sprt else [])]))
    for tally in tallies:
        margin = tally.margin()
        cells = [" : ".join(tally.pair), str(tally.games), _percent(tally.share()), _figure(tally.elo())]
        cells.append("" if margin is None else _figure(margin, 1))
        if held.sprt:
            cells.append(VERDICTS[held.sprt.verdict(tally.shares(), held.sides)].say(screen.language))
        table.add_row(*cells)
    return table


def _bots(tallies: Sequence[Tally], screen: Screen) -> Table:
    table = Table(*(head.say(screen.language) for head in (texts.BOT, texts.RATING, texts.THINKING, texts.LONGEST)))
    for name, rating in sorted(ratings(tallies).items(), key=lambda rated: -rated[1].value):
        thought = added_up(tally.thinking(who) for tally in tallies for who in (0, 1) if tally.pair[who] == name)
        table.add_row(name, _figure(rating), f"{thought.seconds / thought.moves:.3f}", f"{thought.longest:.3f}")
    return table


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} [{share.low:.1%}, {share.high:.1%}]"


def _figure(estimate: Estimate, digits: int = 0) -> str:
    return f"{estimate.value:.{digits}f} [{estimate.low:.{digits}f}, {estimate.high:.{digits}f}]"


def _draw(held: Arena, path: Path, screen: Screen) -> None:
    game, language = find_game(held.terms.game), screen.language
    title = texts.TITLE.fill(game=game.name, seats=held.terms.seats).say(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    drawn = plot(held.tallies, title, f"{title}: {texts.RATING.say(language)}", texts.SHARE.say(language))
    path.write_text(drawn, encoding="utf-8")
    screen.tell(texts.WRITTEN.fill(path=path))
