"""The Long Stair: down with a torch, one step at a time; whoever turns back in time keeps the gold."""

from __future__ import annotations

from pathlib import Path

from questhall.engine.game import Title

GAME = Title(
    id="stair",
    min_seats=2,  # str-set-01
    max_seats=4,
    module="stair.game:Stair",
    folder=Path(__file__).parent,
    bots="stair.bots",
    levels={"easy": "random", "fair": "hasty", "strong": "patient"},
    board="stair.drawing",
)
