"""A move as a line of the log, and what moves and luck set off."""

from typing import assert_never

from tablelands.core.scene import Scene
from tablelands.core.text import Named, Text, joined, mover, points, sentence

from ..components import cell_of_hex
from ..formats.bonuses import earned_bonus, tile_bonus
from ..formats.growth import groups_of
from ..formats.moves import Block, Counts, Done, Keep, Move, Take, names_of
from ..formats.outcomes import BonusTiles, Drawn, Outcome, PenaltyTile, Rolled, Starts
from ..formats.outlook import dice_of, marker_move
from ..formats.positions import hexes_of
from ..formats.scenes import (
    AnimalData,
    BonusData,
    DiceData,
    FullData,
    JeepData,
    LastRoundData,
    LostData,
    MarkerMoveJson,
    PenaltyData,
    StartData,
    TilesData,
)
from ..formats.screen import is_last_round
from ..rules.scoring import ANIMAL_COUNT, lost_cost
from ..state import ANIMALS, FACES, JOKER, PENALTIES, TILE_COUNT, State
from . import play_texts, texts
from .names import bonus_name, counted, owner_at, place_of, player_at, worth
from .prompts import penalty_text, seat_name

# The move itself


def tell_move(state: State, seat: int, move: Move) -> Text:
    player = player_at(seat)
    match move:
        case Keep(dice):
            return _keep(state, player, dice)
        case Take(animal, _, row, hex_):
            used = counted(dice_used(move))
            space = place_of(row, hex_)
            return play_texts.TAKES.fill(player=player, animal=texts.AN_ANIMAL[animal], place=space, dice=used)
        case Done():
            return play_texts.ENDS_TURN.fill(player=player)
        case Block(row, hex_):
            return play_texts.LOSES.fill(player=player, place=place_of(row, hex_))
        case _:
            assert_never(move)


def _keep(state: State, player: Named, dice: Counts) -> Text:
    again = state.dice_count - sum(dice)
    if again == state.dice_count:
        return play_texts.ROLLS_ALL.fill(player=player)
    text = play_texts.KEEPS_ALL_BUT_ONE if again == 1 else play_texts.KEEPS
    return text.fill(player=player, dice=counted(dice), count=again)


def dice_used(take: Take) -> Counts:
    dice = [0] * len(FACES)
    dice[take.animal], dice[JOKER] = take.row - take.jokers, take.jokers
    return tuple(dice)


def _place(place: int | str) -> str:
    return str(place).replace("-", "−")


# What it sets off


def of_move(before: State, after: State, seat: int, move: Move) -> list[Scene]:
    scenes = []
    if isinstance(move, Take):
        scenes += _take(before, after, seat, move)
    elif isinstance(move, Block):
        scenes.append(_lost(after, seat, move))
    if after.plus:
        scenes += [_tile(after, seat, index) for index in range(before.bonus_count[seat], after.bonus_count[seat])]
    if before.free[seat] and not after.free[seat]:
        scenes += _full(before, after, seat)
    return scenes


def _take(before: State, after: State, seat: int, take: Take) -> list[Scene]:
    """OB-10, and OB-11 in Basic, whose points come after those of the group."""
    marker, bit = seat * ANIMAL_COUNT + take.animal, 1 << cell_of_hex(take.row, take.hex)
    group = next(group for group in groups_of(after.settled[marker], after.near) if group & bit)
    start, size = before.steps[marker], group.bit_count()
    end = min(start + size, after.track_end)
    data: AnimalData = {
        "seat": seat,
        "animal": ANIMALS[take.animal],
        "row": take.row,
        "hex": take.hex,
        "dice": dice_of(take),
        "group": hexes_of(group),
        "points": size,
        "marker": marker_move(after, start, end),
        "past_end": start + size - end,
    }
    scenes = [Scene("animal", _animal_text(data, take.animal), data)]
    if not after.plus and after.bonus_count[seat] > before.bonus_count[seat]:
        scenes.append(_third(after, seat, marker_move(after, end, after.steps[marker])))
    return scenes


def _animal_text(data: AnimalData, animal: int) -> Text:
    size, move = data["points"], data["marker"]
    text = play_texts.ANIMAL_JOINS.fill(size=size) if size > 1 else play_texts.ANIMAL_ALONE
    return text.fill(
        player=owner_at(data["seat"]), animal=texts.FACES[animal], start=_place(move["from"]), end=_place(move["to"])
    )


def _third(after: State, seat: int, move: MarkerMoveJson) -> Scene:
    bonus = earned_bonus(after, seat, after.bonus_count[seat] - 1)
    data: BonusData = {**bonus, "seat": seat, "marker": move}
    text = play_texts.THIRD_ANIMAL.fill(player=owner_at(seat), what=bonus_name(bonus["name"]), value=bonus["value"])
    return Scene("bonus", text.fill(start=_place(move["from"]), end=_place(move["to"])), data)


def _tile(after: State, seat: int, index: int) -> Scene:
    """OB-21."""
    bonus = earned_bonus(after, seat, index)
    data: BonusData = {**bonus, "seat": seat, "marker": None}
    text = play_texts.TILE_TAKEN.fill(player=player_at(seat), what=bonus_name(bonus["name"]), value=bonus["value"])
    return Scene("bonus", text, data)


def _lost(after: State, seat: int, move: Block) -> Scene:
    cost = lost_cost(after, seat, cell_of_hex(move.row, move.hex))
    data: LostData = {"seat": seat, "row": move.row, "hex": move.hex, "cost": cost}
    text = play_texts.SPACE_LOST.fill(cost=points(cost))
    return Scene("lost", text, data)


def _full(before: State, after: State, seat: int) -> list[Scene]:
    """OB-12."""
    full: FullData = {"seat": seat}
    scenes = [Scene("full", sentence(play_texts.LANDSCAPE_FULL.fill(player=owner_at(seat))), full)]
    later = seats_after(after, seat)
    if later and is_last_round(after) and not is_last_round(before):
        data: LastRoundData = {"seats": later}
        players = joined([mover(other, seat_name(after, other)) for other in later])
        scenes.append(Scene("last-round", play_texts.LAST_ROUND_BEGINS.fill(players=players), data))
    return scenes


def seats_after(state: State, seat: int) -> list[int]:
    """Those who come after a seat in the same round."""
    order = [(state.start + step) % state.seats for step in range(state.seats)]
    return order[order.index(seat) + 1 :]


# Luck


def of_chance(before: State, after: State, outcome: Outcome) -> list[Scene]:
    match outcome:
        case Starts(seat):
            start: StartData = {"seat": seat}
            return [Scene("start", _order_text(after, seat), start)]
        case BonusTiles():
            return [_tiles(after)]
        case PenaltyTile(penalty):
            drawn: PenaltyData = {"penalty": PENALTIES[penalty]}
            return [Scene("penalty", play_texts.PENALTY_MEANS.fill(rule=penalty_text(after)), drawn)]
        case Drawn(animals):
            return [_jeep(before, after, animals)]
        case Rolled(dice):
            return [_dice(before, after, dice)]
        case _:
            assert_never(outcome)


def _order_text(state: State, seat: int) -> Text:
    seats = [seat, *seats_after(state, seat)]
    return play_texts.TURNS_GO.fill(players=joined([mover(other, seat_name(state, other)) for other in seats]))


def _tiles(after: State) -> Scene:
    tiles = [tile_bonus(after, tile) for tile in range(TILE_COUNT) if after.tiles >> tile & 1]
    data: TilesData = {"tiles": tiles}
    words = joined([worth(tile["name"], tile["value"]) for tile in tiles])
    return Scene("tiles", play_texts.TILES_WORTH.fill(tiles=words), data)


def _jeep(before: State, after: State, animals: Counts) -> Scene:
    data: JeepData = {
        "before": names_of(ANIMALS, before.jeep),
        "drawn": names_of(ANIMALS, animals),
        "left": sum(after.bag),
    }
    text = play_texts.ON_THE_JEEP.fill(animals=counted(after.jeep), left=sum(after.bag))
    return Scene("jeep", text, data)


def _dice(before: State, after: State, dice: Counts) -> Scene:
    data: DiceData = {
        "seat": after.to_move,
        "kept": names_of(FACES, before.dice),
        "rolled": names_of(FACES, dice),
        "rolls_left": after.rolls_left,
    }
    text = play_texts.DICE_LIE.fill(player=player_at(after.to_move), dice=counted(after.dice), rolls=after.rolls_left)
    return Scene("dice", text, data)
