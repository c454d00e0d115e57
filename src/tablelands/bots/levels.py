"""Shared by bots of several levels: how long they think, and weights learnt by self-play."""

import time
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Generic, TypeVar

from tablelands.bots.bot import Bot, Question
from tablelands.core.text import Text

Skill = TypeVar("Skill")
MARGIN = 0.004
"""Seconds it takes to put an answer together."""


class Level(Bot, Generic[Skill]):
    """A bot that differs from the other levels of its game only in `skill`."""

    def __init__(self, name: str, title: Text, about: Text, skill: Skill, former: tuple[str, ...] = ()) -> None:
        self.name, self.title, self.about, self.skill, self.former_names = name, title, about, skill, former


@dataclass(frozen=True, slots=True)
class Effort:
    """A limit of simulations (or positions) and of seconds.

    A question that asks for a number of simulations gets exactly that many, so the answer does not depend on whether
    rules are compiled. Otherwise a bot stops at whichever limit comes first: its level's or the question's.
    """

    simulations: int
    seconds: float

    def simulations_for(self, question: Question) -> int:
        wanted = question.limit.simulations
        return self.simulations if wanted is None else max(1, min(wanted, self.simulations))

    def deadline_for(self, question: Question) -> float | None:
        """By time.monotonic()."""
        limit = question.limit
        if limit.milliseconds is not None:
            return time.monotonic() + min(self.seconds, limit.milliseconds / 1000) - MARGIN
        return None if limit.simulations is not None else time.monotonic() + self.seconds


@cache
def learnt_weights(package: str, names: tuple[str, ...], table: str = "weights") -> tuple[float, ...]:
    """Read the weights in data/weights.toml of `package`, in the order of `names`."""
    data = tomllib.loads(files(package).joinpath("data", "weights.toml").read_text(encoding="utf-8"))
    return tuple(float(data[table][name]) for name in names)
