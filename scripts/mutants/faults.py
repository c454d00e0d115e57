"""Every fault that can be planted in the rules of a game, in a fixed order, so that each has a number."""

import ast
import difflib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

from .operators import chosen_operators

GAMES = Path("src/tablelands/games")
RULES = "rules"
MARK = "from tablelands.core.rule import"
NO_RULES = ("evaluation.py",)
"""How good a position looks is compiled as rules are, but nobody can be wrong about it."""
NO_FAULTS_INSIDE = ("import_name", "import_from", "annassign", "tfpdef", "decorator", "classdef")
"""Names, types, and the declarations of a state."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Its number may change whenever the rules do; its key, in `survivors`, is made of what a reader sees."""

    number: int
    game: str
    path: Path
    function: str
    line_number: int
    operator: str
    occurrence: int
    original: str

    def planted(self) -> str:
        """The source of the file with the fault in it."""
        changed: str = mutate_code(self.original, chosen_operators()[self.operator], self.occurrence)
        return changed

    @property
    def file(self) -> str:
        """As seen from the folder of the game."""
        return self.path.relative_to(GAMES / self.game).as_posix()

    @property
    def line(self) -> str:
        return self.original.splitlines()[self.line_number - 1].strip()

    @property
    def faulty_line(self) -> str:
        return self.planted().splitlines()[self.line_number - 1].strip()

    def is_one(self) -> bool:
        """Whether the file still is Python, and another program than before."""
        try:
            return ast.dump(ast.parse(self.planted())) != ast.dump(ast.parse(self.original))
        except SyntaxError:
            return False

    def diff(self) -> str:
        before, after = self.original.splitlines(), self.planted().splitlines()
        return "\n".join(difflib.unified_diff(before, after, str(self.path), f"fault {self.number}", lineterm="", n=4))

    def __str__(self) -> str:
        where = f"{self.path.name}:{self.line_number} {self.function}".strip()
        return f"{self.number:>5}  {where}: {self.line}  ->  {self.faulty_line}"


def games_in(root: Path) -> list[str]:
    """The folders of all games, by name."""
    return sorted(folder.name for folder in (root / GAMES).iterdir() if any(rule_files(root, folder.name)))


def rule_files(root: Path, game: str) -> Iterator[Path]:
    """What is compiled of a game's rules: files with `@rule`s and look-up tables."""
    for path in sorted((root / GAMES / game / RULES).rglob("*.py")):
        if path.name not in NO_RULES and MARK in path.read_text(encoding="utf-8"):
            yield path


def faults_of(root: Path, game: str) -> list[Fault]:
    found: list[Fault] = []
    for path in rule_files(root, game):
        source = path.read_text(encoding="utf-8")
        for line, function, operator, occurrence in sorted(_places(source)):
            fault = Fault(len(found), game, path.relative_to(root), function, line[0], operator, occurrence, source)
            found.append(fault)
    return found


def _places(source: str) -> Iterator[tuple[tuple[int, int], str, str, int]]:
    nodes = list(ast_nodes(get_ast(source)))
    for name, operator in chosen_operators().items():
        occurrence = 0
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                if not _is_spared(node):
                    yield start, _function_of(node), name, occurrence
                occurrence += 1


def _is_spared(node: Any) -> bool:
    while node is not None:
        parent = node.parent
        if node.type in NO_FAULTS_INSIDE:
            return True
        if parent is not None and parent.type == "funcdef" and node is parent.annotation:
            return True
        node = parent
    return False


def _function_of(node: Any) -> str:
    """The function at the top of the file around it, or nothing at all."""
    name = ""
    while node is not None:
        if node.type == "funcdef":
            name = node.name.value
        node = node.parent
    return name


def sample(faults: list[Fault], size: int, seed: int) -> list[Fault]:
    """The same ones for the same rules, size and seed."""
    drawn = random.Random(seed).sample(faults, len(faults))
    chosen: list[Fault] = []
    for fault in drawn:
        if len(chosen) == size:
            break
        if fault.is_one():
            chosen.append(fault)
    return sorted(chosen, key=lambda fault: fault.number)
