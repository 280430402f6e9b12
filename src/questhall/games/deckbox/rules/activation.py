"""The Player phase: who acts next, and what a hero does with two actions (dbd-trn-02 to -05, P1 to P5)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Ask, Step
from questhall.games.deckbox.model.answer_codes import (
    ACTIVATE,
    AIM,
    END,
    INTERACT,
    MELEE,
    SHOOT,
    STEP,
    YIELD,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.cards import ABL_AMOUNT, EQP_MELEE_KW, EQP_RANGED_KW, ITEM_AMOUNT
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ABL_KEEN, ITM_WHET, KW_BARRAGE, KW_PIERCE
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import events, interacting, minor, movement
from questhall.games.deckbox.rules.aiming import melee_targets, ranged_targets
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.ending import decided
from questhall.games.deckbox.rules.hero_attack import BY_MELEE, BY_RANGED, Blow, strike, volley
from questhall.games.deckbox.rules.totals import melee_dice, melee_modifier, ranged_dice, ranged_modifier

ACTIONS: Final = 2  # dbd-trn-03
ENDS: Final = code(END)
ACTIVATES: Final = code(ACTIVATE)
YIELDS: Final = code(YIELD)


class WhoActs(Step[Delve]):
    """dbd-trn-02: the players choose the order freely, one hero at a time. Whoever would rather wait says so.

    dbd-min-02: all may take minor actions meanwhile. dbd-trn-08: after each of them the quest may be won.
    """

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        pending = [h for h in s.heroes if not h.fallen and not h.activated]
        if len(pending) == 1:
            begin(s, pending[0])
        elif pending:
            self.ask(s, pending)

    def ask(self, s: Delve, pending: list[Hero]) -> None:
        ready = [h for h in pending if not s.yielded >> h.seat & 1]
        if not ready:  # whoever was to go first has fallen before he did
            s.yielded = 0
            ready = pending
        asks: list[Ask] = []
        idle = 0
        for h in s.living():
            legal: list[int] = []
            if not h.activated:
                legal.append(ACTIVATES)
                if len(ready) > 1 and h in ready:
                    legal.append(YIELDS)
            if h not in ready:
                idle |= 1 << h.seat
            minor.minor_actions(s, h, legal)
            if legal:
                asks.append((h.seat, tuple(legal)))
        s.decide_together(self, tuple(asks), idle=idle)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.then(self)
        if answer == ACTIVATES:
            begin(s, s.heroes[seat])
        elif answer == YIELDS:
            s.yielded |= 1 << seat
        else:
            minor.take(s, s.heroes[seat], answer)


WHO_ACTS: Final = WhoActs()


def begin(s: Delve, h: Hero) -> None:
    """dbd-trn-03, -04: up to two actions, and nobody else acts before he has finished."""
    s.turn += 1
    s.yielded = 0
    s.active = h.seat
    s.actions = ACTIONS
    h.stand = False  # dbd-abl-stand: until his next activation
    h.winded = False  # dbd-abl-wind: once in each
    s.emit(events.ACTIVATION_BEGINS, h.seat)
    s.then(ACT)


def finish(s: Delve, h: Hero) -> None:
    """dbd-trn-03, dbd-act-04, dbd-mkt-14: what was not used is lost; a forge edge is kept."""
    h.activated = True
    h.keen = False
    h.whet = False
    s.active = NONE  # dbd-trn-04
    s.actions = 0
    s.points = 0
    s.moving = False
    if not h.fallen:
        s.emit(events.ACTIVATION_ENDS, h.seat)


class Act(Step[Delve]):
    """P2, dbd-trn-04: the hero who acts chooses.

    dbd-min-02: the others may take minor actions, but nobody waits for them.
    dbd-trn-08: before the next choice the quest may be won or lost.
    """

    def run(self, s: Delve) -> None:
        if decided(s):
            return
        h = s.heroes[s.active]
        if h.fallen:
            finish(s, h)
            return
        legal: list[int] = []
        if shares(s, h):  # dbd-min-03, erratum 7: no window while two heroes share a square
            movement.onward(s, h, legal)
            s.decide(self, h.seat, tuple(legal))
            return
        actions(s, h, legal)
        minor.minor_actions(s, h, legal)
        legal.append(ENDS)
        if len(legal) == 1:  # dbd-act-05, erratum 8: nothing is left to do
            finish(s, h)
            return
        self.ask(s, h, tuple(legal))

    def ask(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> None:
        asks: list[Ask] = [(h.seat, legal)]
        idle = 0
        for other in s.heroes:
            if other is not h and not other.fallen:
                theirs: list[int] = []
                minor.minor_actions(s, other, theirs)
                if theirs:
                    asks.append((other.seat, tuple(theirs)))
                    idle |= 1 << other.seat
        if idle:
            s.decide_together(self, tuple(asks), idle=idle)
        else:
            s.decide(self, h.seat, legal)

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        h = s.heroes[seat]
        if answer == ENDS:  # dbd-act-05
            finish(s, h)
            return
        s.then(self)
        if verb_of(answer) == STEP:
            movement.step(s, h, a_of(answer))
        elif verb_of(answer) in (MELEE, SHOOT, INTERACT):
            spend(s, h, answer)
        else:
            minor.take(s, h, answer)


ACT: Final = Act()


def actions(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-trn-05: the same may be taken twice: a move (dbd-act-01), an attack (dbd-act-02), Interact (dbd-act-03)."""
    movement.steps(s, h, into)
    if s.actions <= 0:
        return
    if s.enemies:
        attacks(s, h, into)
    interacting.choices(s, h, into)


def attacks(s: Delve, h: Hero, into: list[int]) -> None:
    """dbd-act-02, dbd-atk-10, dbd-chr-06."""
    if melee_dice(h):
        for e in melee_targets(s, h, EQP_MELEE_KW[h.equipment]):
            into.append(code(MELEE, e.number))
    if ranged_dice(h):
        for e in ranged_targets(s, h):
            into.append(code(SHOOT, e.number))


def spend(s: Delve, h: Hero, answer: int) -> None:
    """dbd-act-02, -03: an action is spent. dbd-act-04: it ends the move under way."""
    s.actions -= 1
    s.moving = False
    s.points = 0
    if verb_of(answer) == INTERACT:
        interacting.interact(s, h, answer)
    else:
        attack(s, h, a_of(answer), verb_of(answer) == SHOOT)


def attack(s: Delve, h: Hero, enemy: int, ranged: bool) -> None:
    """dbd-act-02, dbd-min-06, erratum 10: Keen Eye, Whetstone and a forge edge improve this attack and are spent."""
    keywords = EQP_RANGED_KW[h.equipment] if ranged else EQP_MELEE_KW[h.equipment]
    dice = attack_dice(h, ranged)
    blow = Blow(h.seat, BY_RANGED if ranged else BY_MELEE, attack_modifier(h, ranged), attack_keywords(h, keywords))
    h.keen = False
    h.whet = False
    h.edge = max(0, h.edge - 1)
    if keywords & KW_BARRAGE and len(ranged_targets(s, h)) > 1:  # dbd-kw-03
        s.then(Aim(blow, (enemy,), (1,), dice - 1))
    else:
        strike(s, blow, enemy, dice)


def attack_dice(h: Hero, ranged: bool) -> int:
    """dbd-abl-keen: two more. dbd-ftr-forge: one more for each edge, in one attack each."""
    dice = ranged_dice(h) if ranged else melee_dice(h)
    return dice + (ABL_AMOUNT[ABL_KEEN] if h.keen else 0) + (1 if h.edge else 0)


def attack_modifier(h: Hero, ranged: bool) -> int:
    """dbd-itm-whet: two more."""
    modifier = ranged_modifier(h) if ranged else melee_modifier(h)
    return modifier + (ITEM_AMOUNT[ITM_WHET] if h.whet else 0)


def attack_keywords(h: Hero, keywords: int) -> int:
    """dbd-abl-keen, dbd-kw-16: Pierce, which does not add up."""
    return keywords | KW_PIERCE if h.keen else keywords


class Aim(Step[Delve]):
    """dbd-kw-03: a barrage's dice are shared among its targets before any is rolled."""

    def __init__(self, blow: Blow, targets: tuple[int, ...], dice: tuple[int, ...], left: int) -> None:
        self.blow = blow
        self.targets = targets
        self.dice = dice
        self.left = left

    def run(self, s: Delve) -> None:
        if self.left == 0:
            volley(s, self.blow, self.targets, self.dice)
            return
        legal: list[int] = []
        for e in ranged_targets(s, s.heroes[self.blow.seat]):
            legal.append(code(AIM, e.number, 1))
            if self.left > 1:
                legal.append(code(AIM, e.number, self.left))
        s.decide(self, self.blow.seat, tuple(legal))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        enemy, more = a_of(answer), b_of(answer)
        targets, dice = list(self.targets), list(self.dice)
        if enemy not in targets:
            targets.append(enemy)
            dice.append(0)
        dice[targets.index(enemy)] += more
        s.then(Aim(self.blow, tuple(targets), tuple(dice), self.left - more))
