"""No jump of the time of day costs anybody a game: in a process, through a restart, in several processes."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tablelands.server.clock import FILE, boot_time
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Served
from tests.support.damage import DAMAGE

HOUR = 3600.0
PATCHED = """
import os, pathlib, time
usual, jump = time.time, pathlib.Path(os.environ["JUMP"])
time.time = lambda: usual() + float(jump.read_text())
"""


class Machine:
    """Its time of day can be set; its uptime only grows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.day, self.up, self.boot = 1_000_000.0, 500.0, "first"

    def clock(self) -> Callable[[], float]:
        began = boot_time(self.folder, wall=lambda: self.day, up=lambda: self.up, boot=self.boot)
        return lambda: began + self.up

    def pass_time(self, seconds: float) -> None:
        self.day += seconds
        self.up += seconds


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "data")


def test_it_begins_with_the_time_of_day_and_goes_on_evenly(machine: Machine) -> None:
    clock = machine.clock()
    assert clock() == machine.day
    machine.pass_time(30)
    assert clock() == machine.day
    machine.day += HOUR
    assert clock() == machine.day - HOUR
    machine.day -= 2 * HOUR
    assert clock() == machine.day + HOUR


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_another_process_of_the_same_boot_has_the_same_time(machine: Machine, jump: float) -> None:
    clock = machine.clock()
    machine.day += jump
    machine.pass_time(10)
    assert machine.clock()() == clock() == machine.day - jump


def test_after_a_boot_the_time_of_day_counts(machine: Machine) -> None:
    machine.clock()
    machine.boot, machine.up = "second", 3.0
    machine.day += HOUR
    assert machine.clock()() == machine.day
    machine.pass_time(10)
    machine.day += HOUR
    assert machine.clock()() == machine.day - HOUR, "noted anew"


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_file_is_made_anew(machine: Machine, kind: str) -> None:
    machine.clock()
    file = machine.folder / FILE
    file.write_bytes(DAMAGE[kind](file.read_bytes()))
    clock = machine.clock()
    assert clock() == pytest.approx(machine.day, abs=0.01)
    machine.day += HOUR
    assert machine.clock()() == clock()


def test_no_flipped_bit_moves_the_time(machine: Machine) -> None:
    machine.clock()
    file = machine.folder / FILE
    sound = file.read_bytes()
    for at in range(len(sound)):
        file.write_bytes(sound[:at] + bytes([sound[at] ^ 1]) + sound[at + 1 :])
        assert machine.clock()() == pytest.approx(machine.day, abs=0.01)


def test_without_a_folder_to_write_to_it_is_even_all_the_same(machine: Machine) -> None:
    machine.folder.write_text("no folder")
    clock = machine.clock()
    machine.day += HOUR
    assert clock() == machine.day - HOUR


def left(ana: Caller, table: str) -> float:
    scene: Json = ana.scene(table)
    assert scene["state"] == "playing"
    running = next(seat["clock"] for seat in scene["seats"] if seat["clock"]["running"])
    seconds: float = running["left"]
    return seconds


def test_a_jump_of_an_hour_loses_nobodys_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jump, patch = tmp_path / "jump", tmp_path / "patch"
    jump.write_text("0")
    patch.mkdir()
    (patch / "sitecustomize.py").write_text(PATCHED)
    monkeypatch.setenv("PYTHONPATH", str(patch))
    monkeypatch.setenv("JUMP", str(jump))
    with Served(tmp_path / "data") as served:
        ana = served.person("Ana")
        table = ana.make(clock={"kind": "game", "seconds": 900, "increment": 0})["table"]
        assert left(ana, table) > 890
        for seconds in (HOUR, -HOUR):
            jump.write_text(str(seconds))
            ana.make()  # a write later
            before = left(ana, table)
            until(lambda at=before: left(ana, table) < at - 1, 15)  # type: ignore[misc]  # it goes on, evenly
            assert left(ana, table) > 840
        jump.write_text(str(HOUR))
        served.kill()
        served.start()
        until(lambda: left(ana, table) > 800, 5)
        served.stop()
        jump.write_text(str(-HOUR))
        served.start()
        assert 800 < left(ana, table) < 900
    lines = [json.loads(line) for line in served.logs.read_text().splitlines()]
    kept = [line["seconds"] for line in lines if line["event"] == "clock-kept"]
    assert [round(seconds / HOUR) for seconds in kept] == [1, -1]
