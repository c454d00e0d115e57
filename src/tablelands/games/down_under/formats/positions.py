"""Positions as JSON, both ways."""

from .loading import read as read
from .writing import write as write
