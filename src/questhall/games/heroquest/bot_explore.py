"""Exploring: what is left to do in this dungeon, and the way there; all heroes go to the same place."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.board import (
    ALL,
    AREA,
    CORRIDOR,
    ROOM_SQUARES,
    SQUARES,
    depth,
    distance,
    grow,
    joined,
    reach,
    reachable,
)
from questhall.games.heroquest.bot_goals import flees, holds_out, homeward, party, something_to_do
from questhall.games.heroquest.bot_notes import Notes, burden
from questhall.games.heroquest.cards import RETURNS
from questhall.games.heroquest.ids import CARDS
from questhall.games.heroquest.plan import FALSE, LOCKED
from questhall.games.heroquest.rules.looking import known_traps
from questhall.games.heroquest.state import (
    JUMP,
    OPEN,
    OUTSIDE,
    PLACED,
    ROLL,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    WALK,
    Dungeon,
    Hero,
    a_of,
    b_of,
    code,
    verb_of,
)

BAD_ENOUGH: Final = 0.5  # with more bad cards than this the deck is left alone
JUMP_RISK: Final = 6  # steps a jump must save
TOGETHER: Final = 7  # a door is opened with the others within so many steps
PATIENCE: Final = 3  # rounds without change after which nobody waits any more
ASIDE: Final = 8  # a bearer looks at furniture that is no further off
POST: Final = 3  # who guards somebody and finds no place beside him stays within so many steps


class Explorer:
    """One hero with no enemy to deal with."""

    def __init__(self, s: Dungeon, h: Hero, legal: tuple[int, ...], notes: Notes, careful: bool) -> None:
        self.s = s
        self.h = h
        self.legal = legal
        self.notes = notes
        self.careful = careful
        self.home = homeward(s, notes)
        self.hurry = flees(s)
        self.holding = holds_out(s)
        self.floor = s.seen & ~(s.solid | s.blocking)

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

    # What can be done on the spot

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

    # Where to go

    def leader(self) -> Hero:
        """Who carries what has to be brought somewhere, else the first in the order who is not badly hurt."""
        s = self.s
        first: Hero | None = None
        most = 0
        for friend in party(s):
            if something_to_do(s) and burden(s, friend).bit_count() > most:
                first, most = friend, burden(s, friend).bit_count()
        if first is not None:
            return first
        for friend in party(s):
            if friend.body > 2:
                return friend
        best = self.h
        for friend in party(s):
            if friend.body > best.body:
                best = friend
        return best

    def targets(self, h: Hero) -> int:
        """Squares worth walking to: before shut doors, at the edge of the known, in rooms nobody has searched."""
        s = self.s
        found = 0
        for n, door in enumerate(s.plan.doors):
            shut = s.doors_seen >> n & 1 and not s.doors_open >> n & 1
            if shut and door.kind != FALSE and not (door.kind == LOCKED and not has_key(s, door.key)):
                found |= BIT[door.a] | BIT[door.b]
        floor = self.floor
        unknown = grow(floor, s.east, s.south) & ~s.seen
        found |= grow(unknown, s.east, s.south)
        if self.home:
            return found & floor
        for place in s.item_places:
            if place >= 0 and s.seen >> place & 1:
                found |= grow(BIT[place], s.east, s.south)
        for pile in s.piles:
            if pile >= 0:
                found |= BIT[pile]
        found |= self.unsearched()
        if self.notes.undying:
            found |= self.untouched(h)
        elif burden(s, h):
            found |= self.untouched(h) & reachable(s, h.square, floor, ASIDE)
        return found & floor

    def unsearched(self) -> int:
        s = self.s
        found = 0
        for area in range(1, len(ROOM_SQUARES)):
            done = (s.party_searched | s.plan.no_treasure) >> area & 1
            if s.rooms_seen >> area & 1 and not done and not s.monster_squares & ROOM_SQUARES[area]:
                found |= ROOM_SQUARES[area]
        return found

    def untouched(self, h: Hero) -> int:
        """With a deed to be done: squares beside furniture where he has not stood yet."""
        s = self.s
        if not something_to_do(s):
            return 0
        found = 0
        stood = self.notes.stood[h.number]
        if not burden(s, h):
            for each in self.notes.stood:
                stood |= each
        for piece in s.plan.furniture:
            near = grow(piece.squares, s.east, s.south) & self.floor
            if piece.squares and near and not near & stood:
                found |= near
        return found

    def walkable(self, h: Hero) -> int:
        """All that can be reached on foot, past friends and monsters who may have moved by then."""
        return reachable(self.s, h.square, self.floor, SQUARES)

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

    def post(self) -> int:
        """Squares he keeps to while somebody must be guarded; all of them otherwise."""
        if self.holding:
            for ally in self.s.allies:
                if ally.status == PLACED and not ally.hostile:
                    return self.shield(ally.square)
        return ALL

    def shield(self, square: int) -> int:
        """Around somebody to be guarded, while there is room; else as near as may be."""
        s, h = self.s, self.h
        beside = joined(s, square) & self.floor & ~known_traps(s)
        free = beside & ~(s.hero_squares & ~BIT[h.square]) & ~s.monster_squares
        return free if free else reachable(s, square, self.floor, POST)

    def guarded(self) -> int:
        """Beside whoever must be kept alive; where they stand, if there is nobody."""
        for ally in self.s.allies:
            if ally.status == PLACED and not ally.hostile:
                wanted = self.shield(ally.square)
                return -1 if wanted >> self.h.square & 1 else self.nearest(self.h, wanted)
        return -1

    def way_out(self) -> int:
        """Home by the known way; else what is still shut or unknown, the nearer to home the better."""
        s, h = self.s, self.h
        ways = self.walkable(h)
        exits = home(s)
        if exits & ways:
            return self.nearest(h, exits)
        best = -1
        least = 10 * SQUARES
        found = self.targets(h) & ways
        if not found:
            found = self.floor & ~s.secrets_sought & ways
        layers = reach(s, h.square, self.floor, SQUARES)
        for square in squares_of(found):
            far = depth(layers, square)
            if s.plan.exit:
                far += 2 * distance(square, s.plan.exit[0])
            if far < least:
                best, least = square, far
        return best

    def nearest(self, h: Hero, squares: int) -> int:
        friends = self.s.hero_squares & ~BIT[h.square]
        for layer in reach(self.s, h.square, self.floor, SQUARES):
            found = layer & squares & ~friends
            if found:
                return squares_of(found)[0]
        return -1

    def towards(self) -> int:
        """The step that brings him nearest to where the party goes; jumps a trap when that is shorter by far."""
        s, h = self.s, self.h
        walks = [answer for answer in self.legal if verb_of(answer) == WALK]
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


def has_key(s: Dungeon, key: int) -> bool:
    return key >= 0 and s.item_places[key] <= -2


def furnished(s: Dungeon, area: int) -> bool:
    for piece in s.plan.furniture:
        if piece.area == area:
            return True
    return False


def home(s: Dungeon) -> int:
    bits = 0
    for square in s.plan.exit:
        bits |= BIT[square]
    return bits
