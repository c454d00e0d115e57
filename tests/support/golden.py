"""Records a golden playthrough of a game: python -m tests.support.golden GAME [SEATS [OPTION=VALUE ...]]"""

import json
import sys

from tablelands.cli.option_input import read_options
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tests.support.games import Case, folder_of, random_match


def main(game_id: str, seats: str = "2", *options: str) -> None:
    game = find_game(game_id)
    match = random_match(Case(game, game.setup(int(seats), read_options(options))), seed=1)
    name = "-".join(["golden", seats, *(option.replace("=", "-") for option in options)])
    path = folder_of(game_id) / f"{name}.json"
    path.write_text(json.dumps(Record.of(match).to_json(), indent=1) + "\n")
    sys.stdout.write(f"{path.name}: {len(match.log)} events\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
