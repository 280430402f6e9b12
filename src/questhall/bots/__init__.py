"""Seats played by programs. A bot is shown an imagined state, in which all that its seat may not know is drawn anew.

    bot = policy(game, "sane:3")
    answer = bot.choose(state.imagine(seat, random), seat, random)

One bot object plays one seat, or several, of one game. It knows the rules of its game and nothing of tables, screens
or files.
"""

from __future__ import annotations

from questhall.bots.guarded import Failure, Guarded
from questhall.bots.registry import UnknownBot, levels, names, policy, reason

__all__ = ["Failure", "Guarded", "UnknownBot", "levels", "names", "policy", "reason"]
