"""Python's own objects on a stream between two of our processes: each with its length before it."""

import pickle
from collections.abc import Iterator
from typing import Any

HEAD = 4


def framed(value: Any) -> bytes:
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(HEAD, "big") + body


class Frames:
    """Cut from what has come so far."""

    def __init__(self) -> None:
        self._rest = b""

    def of(self, data: bytes) -> Iterator[bytes]:
        come, at = self._rest + data, 0
        while len(come) >= at + HEAD:
            end = at + HEAD + int.from_bytes(come[at : at + HEAD], "big")
            if len(come) < end:
                break
            yield come[at + HEAD : end]
            at = end
        self._rest = come[at:]
