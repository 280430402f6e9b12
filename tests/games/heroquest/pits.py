"""A hero beside a trap that is known."""

from __future__ import annotations

from tests.games.heroquest.play import Play, plan


def beside_pit(who: str = "elf", kind: str = "pit") -> Play:
    """In room K: a known trap at (12, 9), the hero at (11, 9)."""
    quest = plan("K", traps=[(kind, (12, 9))])
    quest.traps[0].found = True
    play = Play(quest, heroes=f"{who} barbarian")
    play.put(who, (11, 9))
    play.put("barbarian", (10, 7))
    play.turn_of(who)
    return play
