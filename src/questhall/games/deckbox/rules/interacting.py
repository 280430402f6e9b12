"""Interact actions: features, the captive, the fallen, an exit whose gate has opened (dbd-act-03)."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.answer_codes import (
    AT_CAPTIVE,
    AT_FALLEN,
    AT_FEATURE,
    AT_GATE,
    INTERACT,
    a_of,
    b_of,
    code,
)
from questhall.games.deckbox.model.cards import FEATURE_SCRIPT
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import Script
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.exploring import explore, live
from questhall.games.deckbox.rules.harm import collect, hurt
from questhall.games.deckbox.rules.script import begin_script, carry, remove_feature, replaced

REVIVE_COST: Final = 3  # R21
REVIVED_HEALTH: Final = 3


def choices(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-act-03: on the hero's own square or an orthogonally adjacent one."""
    near = s.ground.at_hand[h.square]
    for slot in range(len(s.features)):
        if s.features[slot] != NONE and s.ground.feature[slot] in near:
            into.append(code(INTERACT, AT_FEATURE, slot))
    if s.captive in near:  # dbd-qst-01
        into.append(code(INTERACT, AT_CAPTIVE, s.captive))
    if live(s, h.square):  # dbd-exp-07
        into.append(code(INTERACT, AT_GATE, h.square))
    if s.table.revive and h.health > REVIVE_COST:
        for other in s.heroes:  # dbd-def-12, erratum 18
            if other.fallen and other.fell_at in near and s.free(other.fell_at):
                into.append(code(INTERACT, AT_FALLEN, other.seat))


def interact(s: Delve, h: Hero, answer: int) -> None:
    """dbd-act-03: what the feature, or whatever else is there, says."""
    what, b = a_of(answer), b_of(answer)
    if what == AT_FEATURE:
        use_feature(s, h, b)
    elif what == AT_CAPTIVE:  # dbd-qst-01, erratum 16
        s.captive = NONE
        carry(s, h)
    elif what == AT_GATE:  # dbd-exp-07
        explore(s, h.seat, h.square)
    else:  # dbd-def-12
        revive(s, h, s.heroes[b])


def script_of(s: Delve, feature: int) -> Script:
    """dbd-pre-01: the quest's own script of a feature comes before the card's."""
    return s.quest.features.get(feature, FEATURE_SCRIPT[feature])


def use_feature(s: Delve, h: Hero, slot: int) -> None:
    """dbd-enc-08, dbd-skl-03: it disappears when its uses run out; those that stay can be tried again."""
    feature = s.features[slot]
    s.emit(events.INTERACTED, h.seat, slot, feature)
    uses = s.uses[slot]
    if uses == 1:
        remove_feature(s, slot)
    elif uses:
        s.uses = replaced(s.uses, slot, uses - 1)
    begin_script(s, script_of(s, feature), s.rooms[slot].encounter, slot, h.seat, h.seat)


def revive(s: Delve, h: Hero, other: Hero) -> None:
    """dbd-def-12, erratum 18: three of one's own health bring a friend back with three, who acts in the next round."""
    hurt(s, h, REVIVE_COST)
    other.fallen = False
    other.health = REVIVED_HEALTH
    other.activated = True
    s.move_hero(other, other.fell_at)
    s.emit(events.HERO_REVIVED, other.seat, other.square, h.seat)
    other.fell_at = NONE
    collect(s, other)
