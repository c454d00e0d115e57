"""What `tablelands admin` asks of a running server: rows of the store, which the server takes up every second."""

from typing import Literal

import msgspec
from msgspec import Struct

UNKNOWN_PERSON, UNKNOWN_TABLE = "nobody", "no-table"
Why = Literal["", "nobody", "no-table", "no-account", "bad-name", "not-open"]


class Reset(Struct, tag="password"):
    """Of the link, the hash of its token."""

    who: str
    token_hash: str
    until: float


class Mute(Struct, tag="mute"):
    """Until then; 0 lifts it."""

    who: str
    until: float


class Ban(Struct, tag="ban"):
    who: str
    lift: bool


class Rename(Struct, tag="rename"):
    who: str
    name: str


class Close(Struct, tag="close"):
    table: str


class Forget(Struct, tag="forget"):
    who: str


Order = Reset | Mute | Ban | Rename | Close | Forget


class Outcome(Struct):
    """`name` is that of the person or of the table; `why` it was not done, if it was not."""

    name: str = ""
    why: Why = ""


encode = msgspec.json.Encoder().encode
decode_order: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
decode_outcome = msgspec.json.Decoder(Outcome)
