"""Donjon, Quêtes et Trahisons in numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Learning
from questhall.games.betrayals.learning.numbering import NUMBERING
from questhall.games.betrayals.learning.sight import SIGHT

LEARNING: Final = Learning(NUMBERING, SIGHT)
