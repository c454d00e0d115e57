"""Where the command starts. The base package is only the rules; the terminal needs an extra, and says so."""

import sys


def run() -> None:
    try:
        from tablelands.cli.main import run
    except ModuleNotFoundError as missing:
        sys.exit(f"The command needs {missing.name}; install it with: pip install 'tablelands[cli]'")
    run()


if __name__ == "__main__":
    run()
