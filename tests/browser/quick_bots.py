"""`questhall` in which no bot searches: what it would have begun with is sensible too, and is said at once.

That bots search, and for how long, is tested where they think (tests/hall/test_bots.py, tests/bots/test_search.py).
"""

from __future__ import annotations

import sys
from typing import Any

from questhall.bots import policy
from questhall.bots.search import Rollout
from questhall.cli import main
from questhall.engine.game import Game
from questhall.engine.playout import Policy
from questhall.hall import bot_worker


def without_search(game: Game[Any], name: str) -> Policy:
    mind = policy(game, name)
    return mind.base if isinstance(mind, Rollout) else mind


if __name__ == "__main__":
    bot_worker.policy = without_search
    sys.exit(main(sys.argv[1:]))
