"""Whose bucket an attempt to log in is taken from.

Wrong passwords are limited per login, from wherever they come. So that a stranger who guesses does not keep the owner
out, a browser that has been logged in before has a bucket of its own. It proves that by a cookie: a random number and
its MAC, whose key is the stored hash of the password. It needs no secret of the server's, and a new password ends it.
"""

import hashlib
import hmac
import secrets

from tablelands.server.store.rows import PersonRow


def browser_proof(password: str, number: str = "") -> str:
    """For a cookie; `password` is as the store keeps it."""
    number = number or secrets.token_urlsafe(12)
    return f"{number}.{hmac.new(password.encode(), number.encode('utf-8', 'replace'), 'sha256').hexdigest()}"


def bucket_of(login: str, account: PersonRow | None, proof: str | None) -> str:
    """A login that nobody has counts as one that somebody has."""
    if account is not None and account.password is not None and proof is not None:
        number = proof.partition(".")[0]
        if hmac.compare_digest(proof.encode("utf-8", "replace"), browser_proof(account.password, number).encode()):
            return f"browser {number}"
    return hashlib.sha256(login.encode("utf-8", "surrogatepass")).hexdigest()
