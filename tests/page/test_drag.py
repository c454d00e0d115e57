"""A tile that is not laid yet can be dragged from place to place, and its buttons stay within reach."""

import pytest
from playwright.sync_api import Page

from tests.page.hands import wait_for_turn
from tests.page.pointers import GHOST, LAY, LEGAL, Mouse, press
from tests.page.sight import find_points, look
from tests.page.tables import BOT, ME, open_moment


@pytest.mark.parametrize("player", ["laptop", "notebook"], indirect=True)
def test_the_buttons_of_a_dragged_tile_come_into_sight(player: Page) -> None:
    """Also on a board that is larger than the room between the panels."""
    open_moment(player, "sturt", ME, BOT)
    wait_for_turn(player)
    mouse = Mouse(player)
    for _ in range(3):
        press(mouse, "[aria-label='Zoom in']")
    press(mouse, LEGAL)
    for choose in (max, min):
        [ghost] = find_points(player.locator(GHOST))
        mouse.drag([ghost, choose(look(player.locator(LEGAL)))])
        find_points(player.locator(LAY))
