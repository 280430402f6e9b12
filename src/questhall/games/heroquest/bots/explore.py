"""Exploring: one hero with no enemy to deal with does what is next; all heroes go to the same place."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.goals import party
from questhall.games.heroquest.bots.ground import foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.survey import Survey, home
from questhall.games.heroquest.model.answer_codes import (
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
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES, SQUARES, depth, reach, reachable
from questhall.games.heroquest.model.cards import RETURNS
from questhall.games.heroquest.model.figures import OUTSIDE, Hero
from questhall.games.heroquest.model.ids import CARDS
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.revealing import known_traps

BAD_ENOUGH: Final = 0.5  # with more bad cards than this the deck is left alone
JUMP_RISK: Final = 6  # steps a jump must save
TOGETHER: Final = 7  # a door is opened with the others within so many steps
BADLY_HURT: Final = 2  # Body Points with which nobody opens a door alone
PATIENCE: Final = 3  # rounds without change after which nobody waits any more


class Explorer(Survey):
    """One hero, the answers he has, and what they are good for."""

    def __init__(self, s: Dungeon, h: Hero, legal: tuple[int, ...], notes: Notes, careful: bool) -> None:
        super().__init__(s, h, notes)
        self.legal = legal
        self.careful = careful

    def best(self) -> int:
        """The next thing to do."""
        s, h = self.s, self.h
        if h.status == OUTSIDE:
            return code(ROLL) if code(ROLL) in self.legal else self.towards()
        answer = self.here()
        if answer >= 0:
            return answer
        if code(ROLL) in self.legal and not s.stepped:
            return code(ROLL)
        return self.towards()

    def here(self) -> int:
        s, h, legal = self.s, self.h, self.legal
        if self.holding:
            return -1
        for answer in legal:
            if verb_of(answer) == OPEN and self.may_open(a_of(answer)):
                return answer
        if self.home or self.hurry:
            return -1
        area = AREA[h.square]
        if area != CORRIDOR and code(SEARCH_TREASURE) in legal and self.wants_treasure(area):
            if code(SEARCH_TRAPS) in legal and ROOM_SQUARES[area] & ~s.traps_sought and furnished(s, area):
                return code(SEARCH_TRAPS)
            return code(SEARCH_TREASURE)
        known = (self.targets(h) | self.untouched(h)) & self.walkable(h)
        if not known and code(SEARCH_SECRET) in legal and not BIT[h.square] & s.secrets_sought:
            return code(SEARCH_SECRET)
        return -1

    def may_open(self, door: int) -> bool:
        """9.2.6: the leader opens at the start of his turn, all others at hand: they strike before they are struck."""
        s, h = self.s, self.h
        if self.hurry or self.notes.idle(s) >= PATIENCE:
            return not self.home or self.useful(door)
        if self.home and not self.useful(door):
            return False
        if self.careful and (h.number != self.leader().number or s.stepped):
            return False
        ways = reachable(s, h.square, self.floor, TOGETHER)
        near = 0
        for friend in party(s):
            near += ways >> friend.square & 1
        return near == len(party(s)) if self.careful else 4 * near >= 3 * len(party(s))

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

    def wants_treasure(self, area: int) -> bool:
        """9.2.7: every room once, for what the quest has hidden; again while the deck is kind and he is well."""
        s, h = self.s, self.h
        if not s.party_searched >> area & 1:
            return h.body > 1 or self.notes.idle(s) >= PATIENCE
        if not s.table.campaign or h.body * 10 < h.body_start * 6:
            return False
        good = 0
        bad = 0
        for card in range(CARDS):
            if RETURNS >> card & 1:
                bad += s.deck[card]
            else:
                good += s.deck[card]
        return bad < BAD_ENOUGH * (good + bad)

    def aim(self) -> int:
        """Where the party goes: what is nearest to the leader; what this hero can reach, if that is out of reach."""
        s, h = self.s, self.h
        if self.holding:
            return self.guarded()
        if self.home or self.hurry:
            return self.way_out()
        first = self.leader()
        aim = self.nearest(first, self.targets(first))
        ways = self.walkable(h)
        if aim >= 0 and ways >> aim & 1:
            return aim
        aim = self.nearest(h, self.targets(h))
        if aim < 0:
            aim = self.nearest(first, self.untouched(first))
        if aim < 0:
            aim = self.nearest(first, self.floor & ~s.secrets_sought)
        if aim < 0 or not ways >> aim & 1:
            aim = self.nearest(h, self.floor & ~s.secrets_sought)
        return aim if aim >= 0 else self.way_out()

    def gives_way(self, aim: int) -> bool:
        """By the book the leader opens the door: the others leave him the square before it."""
        if not self.careful or self.home or self.hurry or self.notes.idle(self.s) >= PATIENCE:
            return False
        return self.h.number != self.leader().number and self.doorsteps() >> aim & 1 == 1

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
        if self.gives_way(aim):
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


def furnished(s: Dungeon, area: int) -> bool:
    for piece in s.plan.furniture:
        if piece.area == area:
            return True
    return False
