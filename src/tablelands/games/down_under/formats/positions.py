"""Positions as JSON, both ways."""

from .position_reader import read as read
from .position_writer import write as write
