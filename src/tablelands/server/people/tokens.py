"""What somebody shows to be known. Only its hash is ever kept."""

import hashlib
import secrets

BYTES = 24
"""192 random bits."""


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
