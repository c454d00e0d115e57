"""The page's types, made from the server's OpenAPI document: python -m scripts.page_types [--check]

The file says which document it was made from, so that `--check` needs neither Node.js nor time.
"""

import hashlib
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts.build_page import WEB, packaged_node, say, system_node
from tablelands.server.app import Server
from tablelands.server.settings import Settings
from tablelands.server.store.sqlite import SqliteStore

KEPT = WEB / "src" / "api" / "schema.d.ts"
MAKER = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
STALE = f"{KEPT.relative_to(WEB.parent)} is stale: run `make page`, then `python -m scripts.page_types`"


def main() -> None:
    document = openapi()
    if "--check" in sys.argv:
        sys.exit(None if KEPT.read_text("utf-8").startswith(head(document)) else STALE)
    KEPT.write_text(made(document), "utf-8")
    say(f"{KEPT.relative_to(WEB.parent)} is made.")


def openapi() -> bytes:
    """Nothing is opened: the store is only named."""
    return Server(Settings(), SqliteStore(Path("nowhere"))).docs.written


def made(document: bytes) -> str:
    with TemporaryDirectory() as folder:
        read, written = Path(folder, "openapi.json"), Path(folder, "schema.d.ts")
        read.write_bytes(document)
        node = system_node() or packaged_node()
        command: list[Path | str] = [node, MAKER, read, "--array-length", "-o", written]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return head(document) + written.read_text("utf-8")


def head(document: bytes) -> str:
    return f"// Made by scripts/page_types.py from the OpenAPI document {hashlib.sha256(document).hexdigest()[:16]}.\n"


if __name__ == "__main__":
    main()
