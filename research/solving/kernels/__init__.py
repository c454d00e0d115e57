"""`search.kernel_loader` puts the rules of a small area into this package."""

from typing import Any

rules: Any
