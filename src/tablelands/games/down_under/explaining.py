from typing import Any
def __getattr__(n: str) -> Any: raise AttributeError(n)
