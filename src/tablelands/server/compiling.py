"""The process that compiles what a server asks with every move: `python -m tablelands.server.compiling GAME`."""

import os
import sys

from tablelands.core.registry import find_game
from tablelands.search.quick import compile_ahead
from tablelands.server.helpers import end_with_parent

if __name__ == "__main__":
    end_with_parent(os.getppid())
    os.nice(10)
    compile_ahead(find_game(sys.argv[1]))
