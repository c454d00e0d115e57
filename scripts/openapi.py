"""Writes the server's OpenAPI document, from which the page's types are made: python -m scripts.openapi [FILE]"""

import sys
from pathlib import Path

from tablelands.server.app import Server
from tablelands.server.settings import Settings
from tablelands.server.store.sqlite import SqliteStore

FILE = Path("build/openapi.json")


def main(file: Path = FILE) -> None:
    """Nothing is opened: the store is only named."""
    server = Server(Settings(), SqliteStore(Path("nowhere")))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(server.docs.written)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
