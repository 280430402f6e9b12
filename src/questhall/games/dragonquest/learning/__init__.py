"""DragonQuest in numbers, for programs that learn."""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Learning
from questhall.games.dragonquest.learning.numbering import NUMBERING
from questhall.games.dragonquest.learning.sight import SIGHT

LEARNING: Final = Learning(NUMBERING, SIGHT)
