"""How dangerous a monster is: a figure for balance, for the budgets of quests and for bots (2.4)."""

from __future__ import annotations

from typing import Final

WHITE_CHANCE: Final = 1.0 / 3.0
BLACK_CHANCE: Final = 1.0 / 6.0


def shares(dice: int, chance: float) -> list[float]:
    """The chances that 0, 1, 2 ... of the dice show a face that each shows with that chance."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + 1)
        for n, share in enumerate(found):
            longer[n] += share * (1.0 - chance)
            longer[n + 1] += share * chance
        found = longer
    return found


def damage(attack: int, defend: int, shield: float) -> list[float]:
    """The chances of 0, 1, 2 ... damage of one attack."""
    found = [0.0] * (attack + 1)
    for hits, hit_share in enumerate(shares(attack, 0.5)):
        for shields, shield_share in enumerate(shares(defend, shield)):
            found[max(0, hits - shields)] += hit_share * shield_share
    return found


def mean_damage(attack: int, defend: int, shield: float) -> float:
    total = 0.0
    for n, share in enumerate(damage(attack, defend, shield)):
        total += float(n) * share
    return total


def attacks_to_kill(attack: int, defend: int, body: int) -> float:
    """How many attacks of a hero a monster of that Body outlives on average, the last one counted."""
    chances = damage(attack, defend, BLACK_CHANCE)
    needed = [0.0]
    for left in range(1, body + 1):
        total = 1.0
        for n in range(1, min(left, len(chances) - 1) + 1):
            total += chances[n] * needed[left - n]
        needed.append(total / (1.0 - chances[0]))
    return needed[body]


def threat_of(stats: list[int]) -> int:
    """Twice the damage it does to three defend dice, times the three-dice attacks it takes to kill it.

    `stats` are move, attack, defend, body, mind.
    """
    return max(1, round(2.0 * mean_damage(stats[1], 3, WHITE_CHANCE) * attacks_to_kill(3, stats[2], stats[3])))
