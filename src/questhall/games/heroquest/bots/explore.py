"""Exploring: one hero with no enemy to deal with does what is next; all heroes go to the same place."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.errands import Errands, strong, strong_ones
from questhall.games.heroquest.bots.goals import party
from questhall.games.heroquest.bots.ground import foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.survey import PATIENCE, disarmer, guarded_pieces, home
from questhall.games.heroquest.bots.treasure import LAID
from questhall.games.heroquest.model.answer_codes import (
    DISARM,
    JUMP,
    OPEN,
    ROLL,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    WALK,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES, SQUARES, depth, reach
from questhall.games.heroquest.model.figures import OUTSIDE, Hero
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.disarming import PIECE
from questhall.games.heroquest.rules.revealing import known_traps

JUMP_RISK: Final = 6  # steps a jump must save
TOGETHER: Final = 8  # a door is opened with others within so many steps
BADLY_HURT: Final = 2  # Body Points with which nobody opens a door alone
BEHIND: Final = 3  # steps behind the one who goes first
BULK: Final = (3, 2)  # of the party's Body Points, two of three are to be there
FRESH: Final = 2  # heroes who can still act when a door is opened

# Why a door stays shut
OPENS: Final = 0
USELESS: Final = 1  # the way home is known
WEAK: Final = 2  # somebody stronger is at hand
FAR: Final = 3  # the others are not
LATE: Final = 4  # too few of them could still act in this round


class Explorer(Errands):
    """One hero, the answers he has, and what they are good for."""

    def __init__(self, s: Dungeon, h: Hero, legal: tuple[int, ...], notes: Notes, careful: bool) -> None:
        super().__init__(s, h, notes)
        self.legal = legal
        self.careful = careful

    def best(self) -> int:
        """The next thing to do."""
        if self.h.status == OUTSIDE:
            return code(ROLL) if code(ROLL) in self.legal else self.towards()
        answer = self.here()
        return answer if answer >= 0 else self.onward()

    def onward(self) -> int:
        """A step, or the dice before it; who has nowhere to go throws none."""
        if self.s.rolled:
            return self.towards()
        if self.far_from_all() and code(ROLL) in self.legal:
            return code(ROLL)
        aim = self.aim()
        under_way = aim >= 0 and (aim != self.h.square or self.follows) and not self.waits_at(aim)
        return code(ROLL) if under_way and code(ROLL) in self.legal else -1

    def far_from_all(self) -> bool:
        """Something is left to see, and none of it is near: he walks, whoever goes first."""
        if self.holding or self.home or self.hurry or self.led_by(self.leader()):
            return False
        left = self.doorsteps() | self.edges()
        for layer in self.layers(self.h)[: BEHIND + 1]:
            if layer & left:
                return False
        return left & self.walkable(self.h) != 0

    def here(self) -> int:
        s, h, legal = self.s, self.h, self.legal
        if self.holding:
            return -1
        for answer in legal:
            if verb_of(answer) == OPEN and self.keeps_shut(a_of(answer)) == OPENS:
                return answer
        if self.home or self.hurry:
            return -1
        for answer in legal:
            if verb_of(answer) == DISARM and a_of(answer) == PIECE:
                return answer
        area = AREA[h.square]
        if area != CORRIDOR and code(SEARCH_TREASURE) in legal and self.rooms(h) & ROOM_SQUARES[area]:
            if guarded_pieces(s, area) and h is disarmer(s):
                return -1  # he goes up to it first
            if code(SEARCH_TRAPS) in legal and self.mistrusts(area):
                return code(SEARCH_TRAPS)
            return code(SEARCH_TREASURE)
        return self.last_resort(area)

    def last_resort(self, area: int) -> int:
        """With nowhere to go: what is hidden here, a door or the thing they came for."""
        s, h, legal = self.s, self.h, self.legal
        if s.acted or (self.doorsteps() | self.edges()) & self.walkable(h):
            return -1
        if (self.targets(h) | self.untouched(h)) & self.walkable(h):
            return -1
        if code(SEARCH_SECRET) in legal and not BIT[h.square] & s.secrets_sought:
            return code(SEARCH_SECRET)
        if code(SEARCH_TREASURE) in legal and area in self.unsearched():
            return code(SEARCH_TREASURE)
        return -1

    def mistrusts(self, area: int) -> bool:
        """A chest or the like is looked at first, if there is somebody who can deal with what is found."""
        s = self.s
        if not ROOM_SQUARES[area] & ~s.traps_sought or disarmer(s) is None:
            return False
        for piece in s.plan.furniture:
            if piece.area == area and piece.kind in LAID:
                return True
        return False

    def keeps_shut(self, door: int) -> int:
        """9.2.6: why he does not open a door he stands at; OPENS if he does."""
        if self.home and not self.useful(door):
            return USELESS
        if self.hurry or self.notes.idle(self.s) >= PATIENCE:
            return OPENS
        others = [friend for friend in party(self.s) if friend is not self.h]
        near = [friend for friend in others if depth(self.layers(self.h), friend.square) <= TOGETHER]
        if not strong(self.h) and strong_ones(near):
            return WEAK
        if not self.bulk(near):
            return FAR
        if not self.careful:
            return OPENS
        if not self.s.acted and not self.s.rolled:
            return OPENS  # his whole turn is before him
        fresh = 1 if not self.s.acted and self.s.left > 1 else 0
        place = self.s.order.index(self.h.number)
        for friend in near:
            fresh += self.s.order.index(friend.number) > place
        return OPENS if fresh >= FRESH else LATE

    def bulk(self, near: list[Hero]) -> bool:
        """Whether most of the party's strength is at hand."""
        here = self.h.body
        whole = 0
        for friend in near:
            here += friend.body
        for friend in party(self.s):
            whole += friend.body
        return BULK[0] * here >= BULK[1] * whole

    def opens_on(self) -> int:
        """With nothing left to do and nobody about, the door one stands at is opened rather than the turn ended.

        By the book one waits for the others; who is badly hurt does too.
        """
        if self.careful or self.holding or self.h.body <= BADLY_HURT or foes(self.s):
            return -1
        for answer in self.legal:
            if verb_of(answer) == OPEN and (not self.home or self.useful(a_of(answer))):
                return answer
        return -1

    def useful(self, door: int) -> bool:
        """On the way home a door is opened only if no other way is known."""
        return not home(self.s) & self.walkable(self.h)

    def aim(self) -> int:
        """Where he goes: home, to his post, or where the party has something left to see."""
        if self.holding:
            return self.guarded()
        if self.home or self.hurry:
            return self.way_out()
        h, first = self.h, self.leader()
        aim = self.errand()
        if aim < 0:
            aim = self.nearest(h, self.targets(h))
        if aim < 0:
            aim = self.nearest(first, self.untouched(first))
        if aim < 0:
            aim = self.nearest(first, self.hiding())
        if aim < 0 or not self.walkable(h) >> aim & 1:
            aim = self.nearest(h, self.hiding())
        return aim if aim >= 0 else self.way_out()

    def hiding(self) -> int:
        """Where nobody has searched yet for secret doors, or for treasure."""
        found = self.floor & ~self.s.secrets_sought
        for area in self.unsearched():
            found |= ROOM_SQUARES[area]
        return found & self.floor

    def waits_at(self, aim: int) -> bool:
        """Near enough to where somebody else goes first, and not in his way."""
        if not self.follows or self.notes.idle(self.s) >= PATIENCE:
            return False
        return self.h.square != aim and depth(self.layers(self.h), aim) <= BEHIND

    def towards(self) -> int:
        """The step that brings him nearest to where the party goes; jumps a trap when that is shorter by far.

        Never back to where he has been in this turn.
        """
        s, h = self.s, self.h
        walks = [answer for answer in self.legal if verb_of(answer) == WALK and not s.trail >> a_of(answer) & 1]
        jumps = [answer for answer in self.legal if verb_of(answer) == JUMP]
        if not walks and not jumps:
            return -1
        if h.square < 0:
            return walks[0] if walks else jumps[0]
        aim = self.aim()
        if aim < 0:
            return -1
        traps = known_traps(s)
        layers = reach(s, aim, self.floor & ~(traps | s.monster_squares) | BIT[aim], SQUARES)
        risk = JUMP_RISK
        if depth(layers, h.square) == SQUARES:  # monsters may have moved by then
            layers = reach(s, aim, self.floor & ~traps | BIT[aim], SQUARES)
        if depth(layers, h.square) == SQUARES:  # the only way leads over a trap
            layers = reach(s, aim, self.floor, SQUARES)
            risk = 0
        answer = -1
        least = depth(layers, h.square)
        if self.waits_at(aim) and s.stepped:
            return -1
        if self.follows:
            walks = [each for each in walks if a_of(each) != aim]
            if h.square == aim:
                least = 2  # beside it will do
        for each in walks:
            if depth(layers, a_of(each)) < least and (not traps >> a_of(each) & 1 or a_of(each) == aim):
                answer, least = each, depth(layers, a_of(each))
        for each in jumps:
            if depth(layers, b_of(each)) + risk < least:
                answer, least = each, depth(layers, b_of(each)) + risk
        if answer < 0 and risk == 0:
            answer = into_trap(layers, walks, h)
        return answer


def into_trap(layers: list[int], walks: list[int], h: Hero) -> int:
    """No way but through it."""
    answer = -1
    least = depth(layers, h.square)
    for each in walks:
        if depth(layers, a_of(each)) < least:
            answer, least = each, depth(layers, a_of(each))
    return answer
