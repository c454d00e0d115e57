"""One seat's landscape and its five markers."""

from typing import Any

from .components import ANIMALS, ROWS, TRACK

LOST = "lost"
Hex = tuple[int, int]  # row number, index from the left


class Land:
    def __init__(self, edition: str) -> None:
        self.rows = ROWS[edition]
        self.content: dict[Hex, str | None] = {
            (row, index): None for row, centres in self.rows.items() for index in range(len(centres))
        }
        self.steps = dict.fromkeys(ANIMALS, 0)

    def touching(self, one: Hex, other: Hex) -> bool:
        # Centres of touching hexes are one hex width apart: two half widths
        # across, with sqrt(3) half widths from row to row.
        across = self.rows[one[0]][one[1]] - self.rows[other[0]][other[1]]
        upward = one[0] - other[0]
        return across * across + 3 * upward * upward == 2 * 2

    def neighbours(self, place: Hex) -> list[Hex]:
        return [other for other in self.content if self.touching(place, other)]

    def group(self, place: Hex) -> set[Hex]:
        found: set[Hex] = set()
        waiting = [place]
        while waiting:
            here = waiting.pop()
            found.add(here)
            for other in self.neighbours(here):
                if self.content[other] == self.content[place] and other not in found:
                    waiting.append(other)
        return found

    def free(self) -> list[Hex]:
        return [place for place, what in self.content.items() if what is None]

    def lost(self) -> list[Hex]:
        return [place for place, what in self.content.items() if what == LOST]

    def is_full(self) -> bool:
        return self.free() == []

    def number_of(self, animal: str) -> int:
        return list(self.content.values()).count(animal)

    def settle(self, animal: str, place: Hex) -> None:
        self.content[place] = animal
        self.advance(animal, len(self.group(place)))  # OB-10

    def advance(self, animal: str, points: int) -> None:
        for _ in range(points):
            if self.steps[animal] < len(TRACK) - 1:  # OB-4: stays at the end
                self.steps[animal] += 1

    def marker(self, animal: str) -> int | str:
        return TRACK[self.steps[animal]]

    def row(self, number: int) -> list[str | None]:
        return [self.content[number, index] for index in range(len(self.rows[number]))]

    def as_json(self) -> dict[str, Any]:
        return {str(number): self.row(number) for number in self.rows}
