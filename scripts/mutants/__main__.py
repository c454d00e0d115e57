"""python -m scripts.mutants: see CONTRIBUTING.md."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from .campaign import Plan, measured, pool, run_campaign, told
from .faults import faults_of, games_in
from .page import PAGE, Result, write_page
from .survivors import EXPLAINED, Explanation, Key, as_entry, key_of, read_explanations, stale
from .trials import BrokenBaseline, try_fault

ROOT = Path(__file__).parents[2]
SAMPLE = 40
SEED = 1


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    games = games_in(root)
    parser = argparse.ArgumentParser(prog="mutants", description="Plants faults in the rules, and tests the tests.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(games)}; all of them if none is named")
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"faults of each game, {SAMPLE} unless told")
    parser.add_argument("--seed", type=int, default=SEED, help="another one draws another sample")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="show one fault of one game, and try it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    chosen = [name.replace("-", "_") for name in given.games] or games
    if unknown := [name for name in chosen if name not in games]:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(games)}")
    try:
        if given.only is None:
            return _campaign(root, Plan(chosen, given.sample, given.seed, given.jobs, read_explanations()))
        if len(chosen) != 1:
            parser.error("--only needs exactly one game")
        return _single(root, chosen[0], given.only, parser)
    except BrokenBaseline as error:
        _tell(str(error))
        return 2


def _tell(text: str) -> None:
    Console(highlight=False, markup=False, emoji=False, soft_wrap=True).print(text)


def _campaign(root: Path, plan: Plan) -> int:
    results = run_campaign(root, plan, _tell)
    explanations = read_explanations()
    write_page(root, results, explanations)
    for result in results:
        caught = result.sampled - len(result.survivors)
        _tell(f"{result.game}: {caught} of {result.sampled} caught, sampled from {result.faults} with seed {plan.seed}")
        for key in stale(explanations, faults_of(root, result.game), result.game):
            _tell(f"{EXPLAINED.name} explains what is no longer there: {' / '.join(key[1:])}")
    _tell(f"Written to {PAGE}.")
    return _tell_unexplained(results, explanations)


def _tell_unexplained(results: list[Result], explanations: dict[Key, Explanation]) -> int:
    left = [survivor for result in results for survivor in result.survivors if key_of(survivor) not in explanations]
    if not left:
        return 0
    _tell(f"\n{len(left)} survivors have no explanation. Write a test that catches them, or add to {EXPLAINED.name}:")
    for fault in left:
        _tell(f"\n# {fault}\n{as_entry(fault)}")
    return 1


def _single(root: Path, game: str, number: int, parser: argparse.ArgumentParser) -> int:
    faults = faults_of(root, game)
    if not 0 <= number < len(faults):
        parser.error(f"{game} has faults from 0 to {len(faults) - 1}")
    fault = faults[number]
    _tell(fault.diff())
    with pool(root, jobs=1) as workers:
        (baseline,) = measured(workers, [game], _tell)
        trial = workers.submit(lambda copy: try_fault(copy, fault, baseline)).result()
    _tell(f"{told(trial)} {trial.how}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
