"""The page: the client as it was built into the package. What belongs to no file is a place in the page."""

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "page"
PLACES = ("", "t", "rules", "settings", "tables")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SAFETY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
"""Nothing but what this server serves is run, shown or asked; a table's key in an address is told to nobody else."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    kind: str
    tag: str
    cache: str


@cache
def files() -> dict[str, File]:
    """All of it, by path; empty where the client was not built."""
    return {f"/{path.relative_to(FOLDER).as_posix()}": _read(path) for path in FOLDER.rglob("*") if path.is_file()}


def find(path: str) -> File | None:
    found = files().get(path)
    if found is None and path.strip("/").split("/")[0] in PLACES:
        return files().get("/index.html")
    return found


def is_place(path: str) -> bool:
    """Whether somebody may have typed it as an address of the page: calls and scripts are never typed."""
    return path.strip("/").split("/")[0] not in ("api", "assets")


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = not kind.startswith("text/") and kind.endswith(("javascript", "json", "svg+xml"))  # text/ has one anyway
    tag = hashlib.sha256(body).hexdigest()[:16]
    cached = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
    return File(body, f"{kind}; charset=utf-8" if text else kind, f'"{tag}"', cached)
