"""Convert a Flat state to a NumPy record, and back."""

from typing import Any, TypeVar

import numpy as np

from tablelands.core.flat import Flat

State = TypeVar("State", bound=Flat)


def record_type(state_type: type[Flat]) -> np.dtype[np.void]:
    layout = [
        (name, field.width, (field.length,)) if field.length else (name, field.width)
        for name, field in state_type.LAYOUT.items()
    ]
    return np.dtype(layout, align=True)


def to_record(state: Flat, records: Any, index: int) -> None:
    for name in state.LAYOUT:
        records[name][index] = getattr(state, name)


def from_record(state_type: type[State], records: Any, index: int) -> State:
    state = state_type()
    for name in state_type.LAYOUT:
        setattr(state, name, records[name][index].tolist())
    return state
