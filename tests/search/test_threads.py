"""Threads that find games while another loads rules for compiling get rules as they stand."""

import subprocess
import sys

PROGRAM = """
import sys
from threading import Barrier, Thread
from tablelands.core.registry import find_game, game_ids
from tablelands.search import kernel_loader

HOME = "tablelands.games."
compiled, others = find_game("down-under"), [name for name in game_ids() if name != "down-under"]


def forget():
    for name in list(sys.modules):
        if name.startswith("_compiled") or (name.startswith(HOME) and "down_under" not in name):
            del sys.modules[name]


def find(barrier, name):
    barrier.wait()
    find_game(name)


def compiled_rules():
    for name, module in list(sys.modules.items()):
        if name.startswith(HOME):
            yield from (f"{name}.{one}" for one, what in vars(module).items() if hasattr(what, "py_func"))


for _ in range(ROUNDS):
    forget()
    barrier = Barrier(9)
    threads = [Thread(target=find, args=(barrier, others[number % len(others)])) for number in range(8)]
    for thread in threads:
        thread.start()
    barrier.wait()
    kernel_loader.compiled_module.__wrapped__(compiled, "rules")
    for thread in threads:
        thread.join()
    if broken := list(compiled_rules()):
        sys.exit(f"compiled by mistake: {broken[:3]}")
"""


def test_eight_threads_find_games_while_another_loads_rules_to_compile() -> None:
    program = PROGRAM.replace("ROUNDS", "5")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
