"""What was learnt by self-play: weights by name, in a game's data/weights.toml, with where they come from."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def learnt_weights(package: str, names: tuple[str, ...], table: str = "weights") -> tuple[float, ...]:
    """In the order in which the kernels want them."""
    data = tomllib.loads(files(package).joinpath("data", "weights.toml").read_text(encoding="utf-8"))
    return tuple(float(data[table][name]) for name in names)
