"""A table option is declared once: its words are read as the field of the table that it names."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine.agreement import agree
from questhall.engine.game import Setting


class Table:
    def __init__(self) -> None:
        self.safe = True
        self.goal = 15
        self.death = 0
        self.windows = [0, 0]
        self.claims = (True, True)


@pytest.mark.parametrize(
    ("setting", "said", "read"),
    [
        (Setting("stairs", ("on", "off"), field="safe"), "on", True),
        (Setting("stairs", ("on", "off"), field="safe"), "off", False),
        (Setting("goal", ("15", "12", "20"), field="goal"), "20", 20),
        (Setting("death", ("new", "wounded", "hard"), field="death"), "hard", 2),
        (Setting("ask", ("hurt", "always"), per_seat=True, field="windows"), ["always", "hurt"], [1, 0]),
        (Setting("claim", ("on", "off"), per_seat=True, field="claims"), ["on", "off"], (True, False)),
    ],
)
def test_a_word_is_read_as_its_field_is(setting: Setting, said: Any, read: Any) -> None:
    table = Table()
    agree(table, [setting, Setting("else", ("a", "b"))], {setting.id: said, "else": "b"})
    found = getattr(table, setting.field)
    assert (found, type(found)) == (read, type(read))
