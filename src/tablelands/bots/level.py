"""One of several bots of a game that think alike and differ in skill, whatever skill is there."""

from typing import Generic, TypeVar

from tablelands.bots.bot import Bot
from tablelands.core.text import Text

Skill = TypeVar("Skill")


class Level(Bot, Generic[Skill]):
    def __init__(self, name: str, title: Text, about: Text, skill: Skill, former: tuple[str, ...] = ()) -> None:
        self.name, self.title, self.about, self.skill, self.former_names = name, title, about, skill, former
