"""Saves scenes of tables for the page's boards to be drawn on alone: python -m scripts.scenes [FOLDER]

One of each game in the middle and at its end, and of their variants, played by bots from fixed seeds.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tablelands.bots.bot import Limit, ask
from tablelands.bots.roster import find_bot
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.registry import find_game
from tablelands.games.sturts_stony_desert.formats.moves import Claim
from tablelands.server.tables.making import new_id, new_key
from tablelands.server.tables.plan import Plan, Seat
from tablelands.server.tables.scene import scene
from tablelands.server.tables.steps import Audience
from tablelands.server.tables.table import Table

FOLDER = Path("web/scenes")
GAMES = ("down-under", "sturts-stony-desert", "outback", "downhill")
NAMES = ("Ana", "Ben", "Kookaburra", "Dara", "Mila", "Quokka")
SCENES: dict[str, tuple[str, int, dict[str, Any], int | None, str]] = {
    "down-under": ("down-under", 4, {"scoring": "special"}, 27, "greedy"),
    "down-under-two": ("down-under", 2, {}, 18, "greedy"),
    "down-under-start": ("down-under", 3, {}, 1, "greedy"),
    "down-under-line": ("down-under", 2, {"start": "line"}, 14, "greedy"),
    "down-under-frame": ("down-under", 2, {"start": "frame", "scoring": "special"}, 14, "greedy"),
    "down-under-end": ("down-under", 4, {"scoring": "special"}, None, "greedy"),
    "sturt": ("sturts-stony-desert", 2, {}, 32, "random"),
    "sturt-first": ("sturts-stony-desert", 2, {}, 12, "random"),
    "sturt-start": ("sturts-stony-desert", 2, {}, 0, "random"),
    "sturt-claim": ("sturts-stony-desert", 4, {"claim": True}, 28, "random"),
    "sturt-end": ("sturts-stony-desert", 2, {}, None, "random"),
    "outback": ("outback", 3, {}, 60, "greedy"),
    "outback-start": ("outback", 2, {}, 4, "greedy"),
    "outback-plus": ("outback", 4, {"edition": "plus", "penalty_tile": "neighbours-a"}, 80, "greedy"),
    "outback-end": ("outback", 3, {}, None, "greedy"),
    "outback-two-end": ("outback", 2, {}, None, "medium"),
    "outback-plus-end": ("outback", 4, {"edition": "plus"}, None, "greedy"),
    "outback-roll": ("outback", 3, {}, 192, "greedy"),
    "outback-block": ("outback", 3, {}, 226, "greedy"),
    "outback-last": ("outback", 3, {}, 250, "greedy"),
    "outback-plus-roll": ("outback", 4, {"edition": "plus", "penalty_tile": "neighbours-a"}, 285, "greedy"),
    "outback-plus-five": ("outback", 2, {"edition": "plus", "bonus_tiles": 5, "penalty_tile": "row"}, 118, "greedy"),
    "downhill": ("downhill", 4, {}, 12, "medium"),
    "downhill-start": ("downhill", 3, {}, 2, "medium"),
    "downhill-reveal": ("downhill", 4, {}, 15, "medium"),
    "downhill-end": ("downhill", 4, {}, None, "medium"),
    "down-under-routes": ("down-under", 2, {"routes": 2}, 15, "greedy"),
    "down-under-ends": ("down-under", 4, {"ends": 1, "scoring": "special"}, 30, "greedy"),
    "down-under-unlimited": ("down-under", 2, {"area": "unlimited"}, 22, "greedy"),
    "down-under-loop": ("down-under", 4, {"scoring": "special"}, 14, "random"),
    "down-under-billabong": ("down-under", 4, {"scoring": "special"}, 14, "greedy"),
    "sturt-growing": ("sturts-stony-desert", 2, {}, 3, "random"),
    "sturt-threat": ("sturts-stony-desert", 2, {}, 34, "random"),
    "sturt-route": ("sturts-stony-desert", 2, {}, 35, "random"),
    "sturt-win": ("sturts-stony-desert", 2, {"swap_axes": True}, 9, "greedy"),
    "downhill-overlay": ("downhill", 2, {"assist": "overlay"}, 7, "medium"),
    "downhill-straight": ("downhill", 6, {"assist": "straight"}, 13, "medium"),
    "downhill-shape": ("downhill", 3, {"course": "01E 05H1 - 03E2 / 04H 02E3 07H 06E"}, 6, "medium"),
}
SEEDS = {"down-under-loop": 42, "down-under-billabong": 1}
"""Where a moment is rare: a route closed into a loop, a billabong to lead on from."""
SEALED: dict[str, tuple[str, int | None]] = {"downhill-sealed": ("downhill", 0), "downhill-watched": ("downhill", None)}
"""Scenes again after two seats have moved in secret, as this seat sees them, or somebody who watches."""


def played(game_id: str, seats: int, options: dict[str, Any], events: int | None, bot: str, seed: int = 7) -> Match:
    game = find_game(game_id)
    match = Match(game, game.setup(seats, options), seed=seed)
    while not isinstance(match.node, Over) and (events is None or len(match.history.events) < events):
        step(match, bot)
    while isinstance(match.node, Chance):
        match.chance()
    return match


def step(match: Match, bot: str) -> None:
    node = match.node
    if isinstance(node, Chance):
        match.chance()
    elif isinstance(node, Decide):
        seat = node.seats[0]
        match.play(seat, ask(find_bot(match.game, bot), match, seat, Limit()).move)


def table_of(match: Match) -> Table:
    plan = Plan(
        id=new_id(),
        key=new_key(),
        secret="00" * 32,
        maker="",
        made=0,
        game=match.game.id,
        rules=match.game.rules_version,
        options=dict(match.setup.options),
        seats=match.setup.seats,
        public=False,
        clock=None,
    )
    table = Table(plan)
    table.seats = [Seat("person", NAMES[seat], str(seat)) for seat in range(match.setup.seats)]
    table.match = match
    table.state = "over" if isinstance(match.node, Over) else "playing"
    table.version = match.number
    return table


def saved(match: Match) -> dict[str, Any]:
    node = match.node
    return seen(match, node.seats[0] if isinstance(node, Decide) else 0)


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    seats = () if seat is None else (seat,)
    shown = scene(table_of(match), Audience(seat, "en", seats), {str(number) for number in range(6)}, 0)
    last = len(shown["log"])
    for number, entry in enumerate(match.log, 1):
        if number > last - 3:
            shown["log"][number - 1]["story"] = [piece.to_json() for piece in entry.narration.story]
    return shown


def moment(name: str) -> Match:
    """The match as it stands in a scene."""
    return claimed() if name == "sturt-claimed" else played(*SCENES[name], SEEDS.get(name, 7))


def claimed() -> Match:
    """Sturt's Stony Desert where a claim waits to be refuted: no bot makes one so early."""
    match = played("sturts-stony-desert", 4, {"claim": True}, 28, "random")
    match.play(0, Claim())
    return match


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*SCENES, "sturt-claimed"):
        shown = saved(moment(name))
        (folder / f"{name}.json").write_text(json.dumps(shown | {"table": name}))
        sys.stdout.write(f"{name}: {len(shown['log'])} entries, {shown['state']}\n")
    for name, (base, seat) in SEALED.items():
        match = played(*SCENES[base])
        step(match, "medium")
        step(match, "medium")
        (folder / f"{name}.json").write_text(json.dumps(seen(match, seat) | {"table": name}))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
