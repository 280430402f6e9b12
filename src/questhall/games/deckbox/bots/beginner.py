"""The easy bot: attacks what is near, drinks when low, explores. It neither weighs risks nor waits for friends."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.bots import errands, exploring, shop
from questhall.games.deckbox.bots.clock import impatient
from questhall.games.deckbox.bots.mind import ACTIVATES, HeroBot
from questhall.games.deckbox.bots.order import quiet
from questhall.games.deckbox.bots.temper import FAIR
from questhall.games.deckbox.bots.turn import ENDS, Turn, carrying
from questhall.games.deckbox.bots.ways import distance, walk
from questhall.games.deckbox.model.answer_codes import ABILITY, MELEE, SHOOT, USE, a_of, b_of, verb_of
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.ids import ABL_VEIL, ITM_AXE, ITM_DRAUGHT, ITM_FIREPOT, ITM_FLASK
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.totals import ranged_dice

NOTHING: Final = -1
POTIONS: Final = (ITM_DRAUGHT, ITM_FLASK)
MISSILES: Final = (ITM_FIREPOT, ITM_AXE)
LOW: Final = 4
SHOOTING: Final = 4  # steps from which somebody with a bow tries
BESIDE: Final = 1


class Beginner(HeroBot):
    """Answers all other questions as the fair bot does."""

    def __init__(self) -> None:
        super().__init__(FAIR)

    def order(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        return ACTIVATES if ACTIVATES in legal else legal[0]

    def act(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        if s.active != h.seat:
            return legal[0]
        if shares(s, h):
            return Turn(s, h, legal, self.temper).onward()
        answer = self.drink(s, h, legal)
        if answer < 0:
            answer = self.attack(s, h, legal)
        if answer < 0:
            answer = self.go(s, h, legal)
        return answer if answer in legal else ENDS

    def drink(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """A potion when he is low; he buys what others buy."""
        for answer in legal:
            if verb_of(answer) == USE and a_of(answer) in POTIONS and s.heroes[b_of(answer)].health <= LOW:
                return answer
        return shop.purchase(s, h, legal, self.temper)

    def attack(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """The ability as soon as there is energy for it, else whoever has least health left."""
        best = NOTHING
        least = FAR
        for answer in legal:
            verb = verb_of(answer)
            if verb == ABILITY and h.ability != ABL_VEIL and s.enemies:
                return answer
            if verb == USE and a_of(answer) in MISSILES:
                return answer
            if verb in (MELEE, SHOOT):
                e = s.enemy(a_of(answer))
                if e is not None and e.health < least:
                    least = e.health
                    best = answer
        return best

    def go(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """To the nearest enemy; in peace on an errand, else to the nearest exit."""
        if carrying(s) or not s.actions:
            return Turn(s, h, legal, self.temper).deed() if carrying(s) else ENDS
        if not quiet(s):
            return self.chase(s, h)
        mine = errands.of_hero(s, h, errands.errands(s, False), impatient(s))
        if mine is not None:
            return mine.answer if mine.answer in legal else walk(s, h, mine.square, BESIDE)
        door = exploring.next_exit(s, h)
        return walk(s, h, door, 0) if door != NONE else ENDS

    def chase(self, s: Delve, h: Hero) -> int:
        goal = NONE
        far = FAR
        for e in s.enemies:
            if distance(s, h.square, e.square) < far:
                far = distance(s, h.square, e.square)
                goal = e.square
        return walk(s, h, goal, SHOOTING if ranged_dice(h) > 1 and far > SHOOTING else BESIDE)
