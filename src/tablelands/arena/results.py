"""The file of results: the terms, then a line for each game. An arena that finds it continues where it ends."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tablelands.arena.games import Result, Terms, Thinking
from tablelands.arena.texts import NO_RESULTS, OTHER_TERMS
from tablelands.core.errors import BadRequest
from tablelands.core.registry import find_game

VERSION = 1


class ResultsFile:
    def __init__(self, path: Path, terms: Terms) -> None:
        self.path, self.terms = path, terms

    def read(self) -> list[Result]:
        """Raises BadRequest if the file has other contents or other terms. A last line that was cut off is dropped."""
        if not self.path.exists() or not self.path.read_bytes().strip():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write([_head(self.terms)])
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        found = list(self._parsed(lines))
        self._compare(found[0])
        results = [_result(line) for line in found[1:]]
        self._write([_head(self.terms), *map(_line, results)])
        return results

    def append(self, result: Result) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(result) + "\n")

    def _write(self, lines: list[str]) -> None:
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _parsed(self, lines: list[str]) -> Iterable[dict[str, Any]]:
        for number, line in enumerate(lines, 1):
            try:
                one = json.loads(line)
                if not isinstance(one, dict) or ("arena" if number == 1 else "share") not in one:
                    raise ValueError
            except ValueError as error:
                if number == len(lines) > 1:
                    return
                raise BadRequest(NO_RESULTS.fill(path=self.path, number=number)) from error
            yield one

    def _compare(self, head: dict[str, Any]) -> None:
        for name, wanted in json.loads(_head(self.terms)).items():
            if head.get(name) != wanted:
                there = head.get(name)
                raise BadRequest(OTHER_TERMS.fill(path=self.path, name=name, there=there, wanted=wanted))


def _head(terms: Terms) -> str:
    setup = terms.setup()
    return json.dumps(
        {
            "arena": VERSION,
            "game": terms.game,
            "rules": find_game(terms.game).rules_version,
            "seats": terms.seats,
            "options": dict(setup.options),
            "ms": terms.milliseconds,
            "simulations": terms.simulations,
            "seed": terms.seed,
        }
    )


def _line(result: Result) -> str:
    thinking = [[time.moves, round(time.seconds, 4), round(time.longest, 4)] for time in result.thinking]
    return json.dumps(asdict(result) | {"thinking": thinking})


def _result(one: dict[str, Any]) -> Result:
    first, second = (Thinking(*figures) for figures in one["thinking"])
    pair = one["pair"][0], one["pair"][1]
    return Result(
        pair, one["block"], one["place"], one["share"], one["margin"], (first, second), one.get("forfeit", "")
    )
