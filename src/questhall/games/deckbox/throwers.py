"""Whose dice are thrown: each hero's own player throws for him, his left neighbour for the enemy that defends."""

from __future__ import annotations

from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.foes import Loot
from questhall.games.deckbox.rules.harm import Defend
from questhall.games.deckbox.rules.hero_attack import Resolve, RollAttack
from questhall.games.deckbox.rules.knockback import Collide
from questhall.games.deckbox.rules.market import FOR_HERO, DrawItem
from questhall.games.deckbox.rules.recovery import Crumbles
from questhall.games.deckbox.rules.script_asks import RandomHero, RollBranch, RollTest, speaker
from questhall.games.deckbox.rules.setup import DealCard, DrawSeed
from questhall.games.deckbox.rules.spawning import RollDie


def thrower(s: Delve) -> int | None:
    """The seat whose throw it is that the game waits for; None where the rules name nobody."""
    step = s.asking
    if isinstance(step, RollAttack):
        return step.blow.seat
    if isinstance(step, Resolve):
        return left_of(s, step.blow.seat)
    if isinstance(step, Collide):
        return left_of(s, step.by)
    if isinstance(step, Defend | RollTest | Crumbles | Loot | DealCard):
        return step.seat
    if isinstance(step, DrawItem):
        return step.target - FOR_HERO if step.target >= FOR_HERO else None
    if isinstance(step, RollBranch | RandomHero) or (isinstance(step, RollDie) and s.scripted):
        return speaker(s)
    return None


def left_of(s: Delve, seat: int) -> int:
    """dbd-def-03: the neighbour to the left throws for the enemies."""
    return (seat + 1) % len(s.heroes)


def secret(s: Delve) -> bool:
    """dbd-app-15: nobody sees the letters of a seed before the end."""
    return isinstance(s.asking, DrawSeed)
