"""Helping: healing, handing things on, picking things up, leading those who come along."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.goals import fulfilled, homeward, something_to_do
from questhall.games.heroquest.bots.ground import foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.survey import home
from questhall.games.heroquest.model.answer_codes import (
    CAST,
    DRINK,
    GIVE,
    PICK_UP,
    REVIVE,
    T_HERO,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import SQUARES, depth, distance, reach
from questhall.games.heroquest.model.cards import ATTACK, SLOT, WEAPON
from questhall.games.heroquest.model.figures import PLACED, Hero
from questhall.games.heroquest.model.ids import HEAL_BODY, ITEMS, NONE, POTION_HEALING, WATER_OF_HEALING
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.keeping_track import burden
from questhall.games.heroquest.rules.owning import POTIONS, body_max, usable

HEALING: Final = (HEAL_BODY, WATER_OF_HEALING)
FEW: Final = 2
WORTH_A_SPELL: Final = 3  # Body Points lost


def survive(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """9.2.1, 9.2.2: drink when nearly dead; heal whoever is worst off."""
    drink = code(DRINK, POTION_HEALING)
    if drink in legal and h.body <= FEW and h.body < body_max(h):
        return drink
    for spell in HEALING:
        best = -1
        least = 99
        for friend in s.heroes:
            answer = code(CAST, spell, T_HERO + friend.number)
            if answer in legal and body_max(friend) - friend.body >= WORTH_A_SPELL and friend.body < least:
                best, least = answer, friend.body
        if best >= 0 and (least <= FEW or not foes(s)):
            return best
    return -1


def hand_on(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """A potion for a friend who needs it more; the things of the quest into one pair of hands."""
    for answer in legal:
        verb = verb_of(answer)
        if verb == REVIVE:
            return answer
        if verb == PICK_UP and not foes(s):
            return answer
        if verb != GIVE:
            continue
        friend = s.heroes[b_of(answer)]
        if a_of(answer) == POTION_HEALING:
            if friend.body <= 1 and h.body > 3 and not friend.items[POTION_HEALING]:
                return answer
        elif a_of(answer) >= ITEMS and something_to_do(s):
            theirs, mine = burden(s, friend).bit_count(), burden(s, h).bit_count()
            if theirs > mine or (theirs == mine and friend.number < h.number):
                return answer
    return -1


def relay(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """At the end of his turn: a heavy thing goes to the friend whose turn is next, if that is not a step back."""
    if not fulfilled(s):
        return -1
    place = s.order.index(h.number)
    layers: list[int] = []
    for square in s.plan.exit:
        layers = reach(s, square, s.seen & ~(s.solid | s.blocking), SQUARES)
        break
    best = -1
    best_after = len(s.order) + 1
    for answer in legal:
        if verb_of(answer) != GIVE or a_of(answer) < ITEMS or not s.plan.items[a_of(answer) - ITEMS].heavy:
            continue
        friend = s.heroes[b_of(answer)]
        after = (s.order.index(friend.number) - place) % len(s.order)
        forward = depth(layers, friend.square) <= depth(layers, h.square) + 1
        if forward and friend.body > 1 and after < best_after:
            best, best_after = answer, after
    return best


def lead(s: Dungeon, h: Hero, legal: tuple[int, ...], notes: Notes) -> int:
    """Where an ally goes: away from monsters, else home or after its leader."""
    best = legal[0]
    best_score = -1e9
    free = s.seen & ~(s.solid | s.blocking)
    enemies = foes(s)
    aim = h.square
    if homeward(s, notes) and s.plan.exit and home(s) & s.seen:
        aim = s.plan.exit[0]
    layers = reach(s, aim, free | BIT[aim], SQUARES)
    for answer in legal:
        square = a_of(answer)
        score = -float(depth(layers, square))
        for m in enemies:
            far = distance(m.square, square)
            if far <= m.move + 1:
                score -= 3.0 * (m.move + 2 - far) / (m.move + 1)
            if far == 1:
                score -= 6.0
        if score > best_score:
            best, best_score = answer, score
    return best


def wants(s: Dungeon, h: Hero, item: int) -> bool:
    """heq-die-06: of what a dead friend leaves, what he can use and does not have; potions always."""
    if item in POTIONS:
        return True
    if not usable(s, h, item) or h.items[item]:
        return False
    return SLOT[item] != WEAPON or h.hand == NONE or ATTACK[item] > ATTACK[h.hand]


def award(s: Dungeon, legal: tuple[int, ...]) -> int:
    """To the one who is worst off of those who claim it."""
    best = legal[0]
    for answer in legal:
        if s.heroes[a_of(answer)].body < s.heroes[a_of(best)].body:
            best = answer
    return best


def leads(s: Dungeon, h: Hero) -> bool:
    for ally in s.allies:
        if ally.status == PLACED and ally.leader == h.number:
            return True
    return False
