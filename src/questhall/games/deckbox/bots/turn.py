"""An activation (section 9): shop and heal, then fight by plans, or run errands and explore."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots import errands, exploring, gifts, healing, powers, shop, tools
from questhall.games.deckbox.bots.blows import Blows
from questhall.games.deckbox.bots.clock import daring, hurried, impatient
from questhall.games.deckbox.bots.order import quiet
from questhall.games.deckbox.bots.plans import Plans
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.temper import Temper
from questhall.games.deckbox.bots.ways import Ways, all_moves, distance, one_move, points_left, walk
from questhall.games.deckbox.model.answer_codes import (
    AT_FEATURE,
    AT_GATE,
    END,
    INTERACT,
    STEP,
    USE,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import ITM_FORESIGHT, ITM_RETURN
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.arriving import shares

NOTHING: Final = -1
CARRIER_NEAR: Final = 6  # steps of an enemy that keeps a carrier from walking home
LOW_RISK: Final = 0.5
ENDS: Final = code(END)
ESCORT: Final = 2  # steps from the entrance where the others wait for the carrier


class Turn:
    """One decision of the hero who acts."""

    def __init__(self, s: Delve, h: Hero, legal: tuple[int, ...], temper: Temper) -> None:
        self.s = s
        self.h = h
        self.legal = legal
        self.temper = temper
        self.quiet = quiet(s)

    def answer(self) -> int:
        if shares(self.s, self.h):
            return self.onward()
        answer = self.free()
        if answer < 0:
            answer = self.deed()
        return answer if answer in self.legal else ENDS

    def deed(self) -> int:
        answer = self.carry() if carrying(self.s) else NOTHING
        if answer < 0:
            answer = self.peace() if self.quiet else self.fight()
        return answer

    def free(self) -> int:
        """Buying, healing and giving, in every window of the Player phase."""
        answer = shop.purchase(self.s, self.h, self.legal, self.temper)
        if answer < 0:
            answer = healing.potion(self.s, self.legal, self.quiet)
        if answer < 0:
            answer = healing.hymn(self.s, self.h, self.legal)
        if answer < 0 and self.temper.trades:
            answer = gifts.offer(self.s, self.h, self.legal)
        return answer

    def onward(self) -> int:
        """From a square he shares a hero must go on: as he would from here, or by any harmless square."""
        answer = self.deed()
        if answer in self.legal:
            return answer
        for each in self.legal:
            if not self.s.ground.pits >> a_of(each) & 1 and a_of(each) not in self.s.ground.leads:
                return each
        return self.legal[0]

    # Fights

    def fight(self) -> int:
        scene = Scene(self.s, self.h, daring(self.s), self.temper)
        blows = Blows(scene)
        plans = Plans(scene, blows)
        answer = powers.at_once(scene, plans, self.legal)
        if answer < 0:
            answer = tools.in_fight(scene, plans, self.legal)
        if answer < 0 and self.s.actions > 0:
            answer = self.use_feature(scene, plans)
        if answer < 0:
            answer = plans.answer
        if answer < 0:
            answer = powers.at_the_end(scene, blows.seek(self.h.square), self.legal)
        if answer < 0:
            answer = tools.at_the_end(scene, self.legal)
        return answer if answer >= 0 else ENDS

    def use_feature(self, scene: Scene, plans: Plans) -> int:
        """What harms, where the risk is low; what the quest asks for, if nobody is to be attacked or time is short."""
        for answer in self.legal:
            if verb_of(answer) == INTERACT and a_of(answer) == AT_FEATURE:
                feature = self.s.features[b_of(answer)]
                if feature in errands.HARMFUL:
                    wanted = plans.target < 0 and scene.risk(self.h.square) < LOW_RISK
                else:
                    wanted = feature in errands.GOALS and (plans.target < 0 or self.hurried())
                if wanted and errands.chance_at(self.s, self.h, feature) >= errands.HOPELESS:
                    return answer
        return NOTHING

    def hurried(self) -> bool:
        return hurried(self.s, self.temper.swift)

    # Between fights

    def peace(self) -> int:
        s, h = self.s, self.h
        mine = errands.of_hero(s, h, errands.errands(s, self.temper.swift), impatient(s))
        if mine is not None:
            return mine.answer if mine.answer in self.legal else walk(s, h, mine.square, 1)
        pack = self.pack()
        if pack >= 0:
            answer = walk(s, h, pack, 0)
            if answer >= 0:
                return answer
        return self.explore()

    def pack(self) -> int:
        """What a fallen friend left, if nobody is nearer."""
        s, h = self.s, self.h
        for pack in s.packs:
            far = distance(s, h.square, pack.square)
            nearer = [other for other in s.living() if distance(s, other.square, pack.square) < far]
            if not nearer and far > 0 and not s.ground.pits >> pack.square & 1:
                return pack.square
        return NOTHING

    def explore(self) -> int:
        """Section 9, 7: the sturdiest opens the door with his first action, when all are near."""
        s, h = self.s, self.h
        leader = h if impatient(s) else exploring.sturdiest(s)
        door = exploring.next_exit(s, leader)
        if door == NONE:
            return ENDS
        if h is not leader:
            return walk(s, h, door, self.temper.waiting)
        if code(INTERACT, AT_GATE, h.square) in self.legal:
            return code(INTERACT, AT_GATE, h.square)
        if opens(s, h, door, self.temper):
            scroll = code(USE, ITM_FORESIGHT, door)
            if self.temper.foresees and scroll in self.legal:
                return scroll
            ways = Ways(s, h, one_move(s, h), door)
            if door in ways.costs:
                return code(STEP, ways.first_step(door))
        return walk(s, h, door, 1)

    # The captive

    def carry(self) -> int:
        """Section 9, 10: the carrier walks home as soon as nobody is near; the others go ahead."""
        s, h = self.s, self.h
        home = s.ground.entrance
        if not h.carries:
            return self.escort(home) if self.quiet else NOTHING
        thread = code(USE, ITM_RETURN, home)
        if thread in self.legal:
            return thread
        ways = Ways(s, h, all_moves(s, h), home)
        if home in ways.costs and not ways.taken >> home & 1:
            return code(STEP, ways.first_step(home))
        near = min([distance(s, e.square, h.square) for e in s.enemies], default=FAR)
        return walk(s, h, home, 0) if near > CARRIER_NEAR else NOTHING

    def escort(self, home: int) -> int:
        answer = walk(self.s, self.h, home, ESCORT)
        return answer if answer >= 0 else ENDS


def opens(s: Delve, h: Hero, door: int, temper: Temper) -> bool:
    """Whether it is time for a door: with friends at hand; for the patient, with an action left."""
    first = s.actions > (1 if temper.patient else 0) or (s.actions == 1 and points_left(s, h) > 0)
    first = first or hurried(s, temper.swift)
    return first and (impatient(s) or exploring.gathered(s, h, door))


def carrying(s: Delve) -> bool:
    for h in s.heroes:
        if h.carries:
            return True
    return False
