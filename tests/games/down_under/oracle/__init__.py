"""A naive second implementation of Down Under, used only to check the real one."""

from .oracle import Illegal, Oracle

__all__ = ["Illegal", "Oracle"]
