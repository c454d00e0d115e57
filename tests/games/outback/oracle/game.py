"""The course of the game: whose turn, what is due, what may be done."""

from fractions import Fraction
from typing import Any

from . import luck, moves
from .components import (
    ANIMALS,
    BONUS_TILES,
    BONUS_TILES_DRAWN,
    DICE,
    FACES,
    JEEP_PLACES,
    ROLLS_PER_TURN,
    TILES_PER_ANIMAL,
    check_setup,
    in_order,
)
from .errors import Illegal, NotYourTurn
from .land import LOST, Land
from .scoring import earns, score, winners


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        check_setup(seats, options)
        self.seats = seats
        self.options = dict(options)
        self.edition: str = options["edition"]
        self.lands = [Land(self.edition) for _ in range(seats)]
        self.bonus: list[list[str]] = [[] for _ in range(seats)]
        self.bag = ANIMALS * TILES_PER_ANIMAL  # face-down tiles still count here, OB-9
        self.unseen = 0
        self.jeep: list[str] = []
        self.start: int | None = None
        self.to_move: int | None = None
        self.prepare_bonus_tiles()
        self.prepare_penalty()
        self.begin_turn()

    # Setting up

    def prepare_bonus_tiles(self) -> None:
        self.bonus_due = self.edition == "plus" and self.options["bonus_tiles"] != "all"
        shown = self.edition == "plus" and not self.bonus_due
        self.tiles = list(BONUS_TILES) if shown else []

    def prepare_penalty(self) -> None:
        chosen = self.options["penalty_tile"]
        self.penalty_due = chosen == "drawn"
        self.penalty: str | None = None if chosen in ("none", "drawn") else chosen

    def begin_turn(self) -> None:
        self.dice: list[str] = []
        self.rolls_left = ROLLS_PER_TURN
        self.taken: list[dict[str, Any]] = []

    # What is due

    def is_over(self) -> bool:
        return self.start is not None and self.to_move is None

    def chance_due(self) -> tuple[str, int] | None:
        if self.is_over():
            return None
        if self.start is None:
            return "start", 1
        if self.bonus_due:
            return "bonus", BONUS_TILES_DRAWN
        if self.penalty_due:
            return "penalty", 1
        return self.turn_chance_due()

    def turn_chance_due(self) -> tuple[str, int] | None:
        if self.taken:
            return None  # OB-7: no rolling after a take
        if len(self.jeep) < JEEP_PLACES:
            return "draw", JEEP_PLACES - len(self.jeep)  # OB-6
        if len(self.dice) < DICE[self.edition]:
            return "dice", DICE[self.edition] - len(self.dice)
        return None

    def node(self) -> dict[str, Any]:
        if self.is_over():
            points = self.scores()
            return {"kind": "over", "scores": points, "winners": winners(points, self.bonus)}
        due = self.chance_due()
        if due is not None:
            return {"kind": "chance", "due": due[0], "count": due[1]}
        return {"kind": "decide", "seats": [self.to_move], "sealed": False}

    def scores(self) -> list[int]:
        pairs = zip(self.lands, self.bonus, strict=True)
        return [score(self.edition, land, bonus, self.penalty) for land, bonus in pairs]

    # Chance

    def outcomes(self) -> list[tuple[dict[str, Any], Fraction]]:
        kind, count = self.chance_due() or ("", 0)
        if kind == "start":
            return luck.start_chances(self.seats)
        if kind == "bonus":
            return luck.bonus_chances()
        if kind == "penalty":
            return luck.penalty_chances()
        if kind == "draw":
            return luck.draw_chances(self.bag, count)
        return luck.dice_chances(count) if kind == "dice" else []

    def chance(self, outcome: dict[str, Any]) -> None:
        due = self.chance_due()
        if due is None:
            raise Illegal("OB-12" if self.is_over() else "OB-7")
        kind = due[0]
        parsed = luck.parse_outcome(outcome, kind)
        if parsed not in [possible for possible, _ in self.outcomes()]:
            raise Illegal(luck.CLAUSE[kind])
        self.happen(kind, parsed[kind])

    def happen(self, kind: str, value: Any) -> None:
        if kind == "start":
            self.start = self.to_move = value
        elif kind == "bonus":
            self.bonus_due, self.tiles = False, value
        elif kind == "penalty":
            self.penalty_due, self.penalty = False, value
        elif kind == "draw":
            self.fill_jeep(value)
        else:
            self.dice = in_order(self.dice + value, FACES)
            self.rolls_left -= 1

    def fill_jeep(self, drawn: list[str]) -> None:
        for animal in drawn:
            self.bag.remove(animal)
        self.jeep = in_order(self.jeep + drawn, ANIMALS)

    # Moves

    def legal(self) -> list[dict[str, Any]]:
        if self.to_move is None or self.chance_due() is not None:
            return []
        land = self.lands[self.to_move]
        takes = moves.takes(self.dice, self.jeep, land)
        if self.taken:
            return [*takes, {"type": "done"}]
        if self.rolls_left > 0:
            return [*takes, *moves.keeps(self.dice)]
        return takes or moves.blocks(land)  # OB-8, OB-9

    def play(self, seat: int, move: dict[str, Any]) -> None:
        parsed = moves.parse_move(move)
        self.refuse_other_seats(seat)
        if parsed not in self.legal():
            raise Illegal(moves.CLAUSE[parsed["type"]])
        self.carry_out(seat, parsed)

    def refuse_other_seats(self, seat: int) -> None:
        if self.is_over():
            raise NotYourTurn("OB-12")
        if seat != self.to_move or self.chance_due() is not None:
            raise NotYourTurn("OB-5")

    def carry_out(self, seat: int, move: dict[str, Any]) -> None:
        if move["type"] == "keep":
            self.dice = move["dice"]
        elif move["type"] == "take":
            self.take(seat, move)
        elif move["type"] == "block":
            self.block(seat, move)
        else:
            self.end_turn(seat)

    def take(self, seat: int, move: dict[str, Any]) -> None:
        for die in moves.dice_of(move):
            self.dice.remove(die)
        self.jeep.remove(move["animal"])
        self.lands[seat].settle(move["animal"], (move["row"], move["hex"]))
        self.rolls_left = 0
        self.taken.append(move)
        if self.edition == "basic":
            self.reward_third(seat, move["animal"])

    def reward_third(self, seat: int, animal: str) -> None:
        if self.lands[seat].number_of(animal) == 3:  # OB-11
            self.bonus[seat].append(animal)
            self.lands[seat].advance(animal, len(self.bonus[seat]))

    def block(self, seat: int, move: dict[str, Any]) -> None:
        self.lands[seat].content[move["row"], move["hex"]] = LOST
        self.unseen += 1
        self.end_turn(seat)

    # Turns

    def end_turn(self, seat: int) -> None:
        self.collect_tiles(seat)
        self.begin_turn()
        self.to_move = self.next_seat(seat)
        if self.is_over():
            self.rolls_left = 0

    def collect_tiles(self, seat: int) -> None:
        earned = [tile for tile in self.tiles if earns(self.lands[seat], tile)]  # OB-21
        self.bonus[seat] = self.bonus[seat] + earned
        self.tiles = [tile for tile in self.tiles if tile not in earned]

    def next_seat(self, seat: int) -> int | None:
        clockwise = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        if self.options["end"] == "all-full":
            return next((other for other in clockwise if not self.lands[other].is_full()), None)
        round_is_over = clockwise[0] == self.start
        somebody_is_full = any(land.is_full() for land in self.lands)
        return None if round_is_over and somebody_is_full else clockwise[0]  # OB-12

    # Telling

    def position(self) -> dict[str, Any]:
        return {
            "landscapes": [land.as_json() for land in self.lands],
            "markers": [{animal: land.marker(animal) for animal in ANIMALS} for land in self.lands],
            "jeep": list(self.jeep),
            "bag": {animal: self.bag.count(animal) for animal in ANIMALS},
            "unseen": self.unseen,
            "bonus": [list(bonus) for bonus in self.bonus],
            "tiles": list(self.tiles),
            "penalty": self.penalty,
            "start": self.start,
            "to_move": self.to_move,
            "dice": list(self.dice),
            "rolls_left": self.rolls_left,
            "taken": [dict(move) for move in self.taken],
        }
