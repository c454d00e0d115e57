"""What `research.tune` can learn: the weights of a game's judgement, and how quickly somebody plays with them."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from tablelands.bots import down_under, sturts_stony_desert
from tablelands.bots.down_under.kernels.weights import NAMES as DOWN_UNDER_NAMES
from tablelands.bots.sturts_stony_desert.kernels.weights import NAMES as STURT_NAMES
from tablelands.core.ruled_game import RuledGame
from tablelands.games.down_under.game import GAME as DOWN_UNDER
from tablelands.games.sturts_stony_desert.game import GAME as STURT
from tablelands.search.alphabeta import AlphaBeta
from tablelands.search.budget import Budget
from tablelands.search.uct import Uct

Choose = Callable[[Any, int], int]
Weights = dict[str, float]


@dataclass(frozen=True)
class Subject:
    """Weights are called `table.name`; `fixed` are not learnt. `opening` moves are made by chance."""

    game: RuledGame[Any, Any, Any]
    package: str
    make: Callable[[Weights], Choose]
    opening: int
    fixed: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        return Path(str(files(self.package))) / "data" / "weights.toml"

    @property
    def tables(self) -> dict[str, Any]:
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    @property
    def weights(self) -> Weights:
        tables = {table: values for table, values in self.tables.items() if table != "provenance"}
        return {f"{table}.{name}": value for table, values in tables.items() for name, value in values.items()}

    @property
    def tuned(self) -> list[str]:
        return [name for name in self.weights if name not in self.fixed]

    def player(self, weights: Weights) -> Choose:
        return self.make(weights)

    def write(self, weights: Weights, provenance: dict[str, Any]) -> None:
        """The comment at the top stays."""
        lines = [line for line in self.path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        lines += ["", "[provenance]", *(f"{name} = {_toml(value)}" for name, value in provenance.items())]
        for table in dict.fromkeys(name.partition(".")[0] for name in weights):
            found = {name.partition(".")[2]: value for name, value in weights.items() if name.startswith(f"{table}.")}
            lines += ["", f"[{table}]", *(f"{name} = {value:.4g}" for name, value in found.items())]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _toml(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _down_under(weights: Weights) -> Choose:
    numbers = tuple(weights[f"weights.{name}"] for name in DOWN_UNDER_NAMES)
    uct = Uct(DOWN_UNDER, down_under.JUDGEMENT, numbers, nodes=20_000)

    def choose(state: Any, seed: int) -> int:
        return uct.search(state, seed, Budget(200), compiled=True).moves[0].move

    return choose


def _sturt(weights: Weights) -> Choose:
    numbers = tuple(weights[f"{phase}.{name}"] for phase in ("first", "second") for name in STURT_NAMES)
    search = AlphaBeta(STURT, sturts_stony_desert.JUDGEMENT, numbers, depth=3, places=1 << 14)

    def choose(state: Any, seed: int) -> int:
        return search.search(state, seed, compiled=True).moves[0].move

    return choose


SUBJECTS = {
    subject.game.id: subject
    for subject in (
        Subject(DOWN_UNDER, down_under.__name__, _down_under, opening=4, fixed=("weights.dingo", "weights.other")),
        Subject(
            STURT,
            sturts_stony_desert.__name__,
            _sturt,
            opening=4,
            fixed=("first.far", "second.far", "second.later", "second.mover"),
        ),
    )
}
