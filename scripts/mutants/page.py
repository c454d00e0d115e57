"""docs/mutants.md: what the last runs found, game by game. A run replaces the rows of the games it was about."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .faults import Fault
from .survivors import Explanation, Key, key_of

PAGE = Path("docs/mutants.md")

ABOUT = """\
# Mutation testing

Would our tests notice a mistake in the rules? `make mutants` finds out. It plants small faults in the rules of each
game, one at a time, in a copy of the tree: a comparison off by one, a negated condition, a deleted statement. Then it
runs the tests of that game. A fault is caught if a test fails or does not end. A fault that survives either needs a
new test or changes nothing; the second table says which. The command writes this page; [decision
7](decisions/0007-mutants.md) explains how it works.

The faults of each game are a random sample with the given seed, so the same rules give the same sample. The last
column leaves out survivors that change nothing.
"""
RESULTS = "| game | faults | sampled | seed | caught | share | of those that matter |"
SURVIVORS = "| game | where | fault | why it survives |"
UNEXPLAINED = "**not explained yet**"


@dataclass(frozen=True, slots=True)
class Result:
    game: str
    faults: int
    sampled: int
    seed: int
    survivors: Sequence[Fault]


def write_page(root: Path, results: Sequence[Result], explanations: dict[Key, Explanation]) -> None:
    path = root / PAGE
    written = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    games = [result.game for result in results]
    shares = _kept(written, RESULTS, games) + [_result_row(result, explanations) for result in results]
    survivors = _kept(written, SURVIVORS, games)
    survivors += [_survivor_row(fault, explanations) for result in results for fault in result.survivors]
    tables = [_table(RESULTS, shares), "## Survivors\n", _table(SURVIVORS, survivors)]
    path.write_text("\n".join([ABOUT, *tables]), encoding="utf-8")


def _kept(written: list[str], header: str, games: list[str]) -> list[str]:
    """The rows of other games from a table of the page as it stands."""
    if header not in written:
        return []
    rows = []
    for line in written[written.index(header) + 2 :]:
        if not line.startswith("|"):
            break
        if line.split(" | ")[0].removeprefix("| ") not in games:
            rows.append(line)
    return rows


def _table(header: str, rows: list[str]) -> str:
    rule = "|---" * (header.count("|") - 1) + "|"
    return "\n".join([header, rule, *sorted(rows, key=lambda row: row.split(" | ")[0]), ""])


def _result_row(result: Result, explanations: dict[Key, Explanation]) -> str:
    explained = sum(key_of(fault) in explanations for fault in result.survivors)
    caught = result.sampled - len(result.survivors)
    cells = (result.game, result.faults, result.sampled, result.seed, caught)
    shares = (_share(caught, result.sampled), _share(caught, result.sampled - explained))
    return f"| {' | '.join(map(str, cells + shares))} |"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _survivor_row(fault: Fault, explanations: dict[Key, Explanation]) -> str:
    explanation = explanations.get(key_of(fault))
    why = f"{explanation.kind}: {explanation.why}" if explanation else UNEXPLAINED
    where = f"`{fault.path.name}` {fault.function}".strip()
    return f"| {fault.game} | {where} | {_code(fault.line)} to {_code(fault.faulty_line)} | {_cell(why)} |"


def _code(line: str) -> str:
    return f"`{_cell(line)}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
