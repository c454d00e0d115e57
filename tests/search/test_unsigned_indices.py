"""Compiled rules take no index from the end of a list."""

from typing import Any

import numba
import numpy as np
import pytest

from tablelands.search.unsigned_indices import RulesCompiler


def read(numbers: list[int], index: int) -> int:
    return numbers[index]


def write(numbers: list[int], index: int) -> None:
    numbers[index] += 1


@pytest.mark.parametrize("function", [read, write])
def test_a_negative_index_is_out_of_bounds(function: Any) -> None:
    numbers = np.arange(5)
    compile_: Any = numba.njit
    checked = compile_(function, boundscheck=True, pipeline_class=RulesCompiler)
    checked(numbers, 4)
    with pytest.raises(IndexError):
        checked(numbers, -1)
