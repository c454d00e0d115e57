"""Naive kernels to compare bots with."""

from typing import Any

rules: Any
copy_state: Any
