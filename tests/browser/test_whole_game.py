"""From the home page to the last screen."""

from __future__ import annotations

from tests.browser.conftest import Seat
from tests.browser.halls import Hall


def test_bots(hall: Hall, somebody: Seat) -> None:
    made = hall.make("human", "bot:sane", "bot:sane")
    ana = somebody(hall.seat_link(made, 0))
    print(ana.play_out())
