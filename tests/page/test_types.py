"""The page's types are those of the server's OpenAPI document."""

import subprocess
from pathlib import Path

from scripts import openapi
from scripts.build_page import WEB, packaged_node, system_node

KEPT = WEB / "src" / "api" / "schema.d.ts"


def test_they_are_not_stale(tmp_path: Path) -> None:
    """If they are: python -m scripts.openapi, then npm run types in web/."""
    document, made = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    openapi.main(document)
    node = system_node() or packaged_node()
    maker = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run([node, maker, document, "-o", made], cwd=WEB, check=True, capture_output=True)
    assert made.read_text() == KEPT.read_text()
