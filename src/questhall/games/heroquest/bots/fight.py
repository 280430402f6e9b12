"""Fighting: the best blow or spell from here, the square from which one can be struck, the way back."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT, squares_of
from questhall.games.heroquest.bots.ground import Ground, foes
from questhall.games.heroquest.bots.odds import ON_MONSTER, expected, kills
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CAST,
    DRINK,
    PHANTOM,
    PUSH,
    ROLL,
    SPRINKLE,
    T_DOOR,
    T_MONSTER,
    THROW,
    WALK,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import SQUARES, around, depth, distance, grow, reach, reachable
from questhall.games.heroquest.model.cards import DIAGONAL, RANGED, THREAT
from questhall.games.heroquest.model.figures import (
    M_ASLEEP,
    M_DORMANT,
    M_MISSES,
    M_PEACEFUL,
    ROCK_SKIN_ON,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import (
    BALL_OF_FLAME,
    COURAGE,
    FIRE_OF_WRATH,
    GENIE,
    HEROIC_BREW,
    NO_WEAPON,
    POTION_STRENGTH,
    ROCK_SKIN,
    SLEEP,
    TEMPEST,
    WIZARD,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.monster_harm import can_harm
from questhall.games.heroquest.rules.owning import WEAPONS, hands_full, usable
from questhall.games.heroquest.rules.revealing import known_traps
from questhall.games.heroquest.rules.strength import attack_dice, monster_defend_dice

STRONG: Final = 3  # a threat worth a spell that does no damage
FLAME: Final[tuple[float, ...]] = (1 / 9, 4 / 9, 4 / 9)  # Ball of Flame: how likely 0, 1, 2 points
WRATH: Final[tuple[float, ...]] = (1 / 3, 2 / 3)
GENIE_DICE: Final = 5
LEAST: Final = 0.45  # a spell below this is kept
FEW: Final = 2
MANY: Final = 4  # heroes who are better off fighting side by side
GOOD_THROW: Final = 9  # squares
BEARABLE: Final = 4  # so many times what he may lose, a hero has Body Points where he goes to meet them
WORTH_A_POTION: Final = 4.0
OFFENSIVE: Final = 1 << BALL_OF_FLAME | 1 << FIRE_OF_WRATH | 1 << GENIE | 1 << SLEEP | 1 << TEMPEST


def foes_near(s: Dungeon, h: Hero) -> bool:
    for m in foes(s):
        if distance(m.square, h.square) <= 4:
            return True
    return False


def threat(m: Monster) -> float:
    return float(max(THREAT[m.kind], m.attack + m.defend + m.body - 4))


def value(m: Monster, odds: list[float]) -> float:
    """9.2.3: the chance to kill, weighed by what it threatens."""
    return kills(odds, m.body) * (2.0 + threat(m)) + 0.6 * expected(odds, m.body)


def best(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """The best blow or spell among the answers; -1 if none is worth it."""
    answer = -1
    most = LEAST
    for each in legal:
        worth = worth_of(s, h, each)
        if worth > most:
            answer, most = each, worth
    return answer


def worth_of(s: Dungeon, h: Hero, answer: int) -> float:
    verb = verb_of(answer)
    if verb in (ATTACK, THROW, PHANTOM):
        m = s.monsters[b_of(answer)]
        if m.effects & (M_DORMANT | M_PEACEFUL):
            return 0.0
        odds = ON_MONSTER[attack_dice(s, h, a_of(answer), m)][0 if verb == PHANTOM else guard(s, m)]
        return value(m, odds) * (0.3 if verb == THROW else 1.0) + (0.0 if verb == THROW else LEAST)
    if verb == CAST:
        return spell(s, h, a_of(answer), b_of(answer))
    if verb == SPRINKLE:
        return threat(s.monsters[b_of(answer)])
    if verb == PUSH:
        return threat(s.monsters[b_of(answer)]) - STRONG
    return 0.0


def guard(s: Dungeon, m: Monster) -> int:
    return 0 if m.effects & M_ASLEEP else monster_defend_dice(s, m)


def spell(s: Dungeon, h: Hero, spell: int, target: int) -> float:
    """9.2.5: spells by what they are worth now; the strong ones wait for strong monsters."""
    if target >= T_DOOR:
        return 0.0
    if target >= T_MONSTER:
        return at_monster(s, h, spell, s.monsters[target - T_MONSTER])
    friend = s.heroes[target]
    if spell == COURAGE:
        return 1.5 if beside_foe(s, friend) and friend.kind != WIZARD else 0.0
    if spell == ROCK_SKIN:
        return 1.2 if beside_foe(s, friend) and not friend.effects & ROCK_SKIN_ON else 0.0
    return 0.0


def at_monster(s: Dungeon, h: Hero, spell: int, m: Monster) -> float:
    if m.effects & (M_DORMANT | M_PEACEFUL):
        return 0.0
    if spell in (SLEEP, TEMPEST):
        held = m.effects & (M_ASLEEP | M_MISSES)
        return 0.0 if held or threat(m) < STRONG else threat(m) * (0.6 if spell == SLEEP else 0.35)
    if spell in (BALL_OF_FLAME, GENIE) and m.body == 1 and threat(m) < STRONG:
        return 0.0  # it is gone for the rest of the quest
    if spell == BALL_OF_FLAME:
        return value(m, list(FLAME)) - 1.2
    if spell == FIRE_OF_WRATH:
        return value(m, list(WRATH)) - 0.8
    if spell == GENIE:
        return value(m, ON_MONSTER[GENIE_DICE][guard(s, m)]) - 1.5
    return 0.0


def beside_foe(s: Dungeon, h: Hero) -> bool:
    return h.square >= 0 and bool(grow(BIT[h.square], s.east, s.south) & s.monster_squares)


# Where to stand


class Fight:
    """One hero's answers while enemies are about: he weighs each blow against what it lays him open to."""

    def __init__(self, s: Dungeon, h: Hero, legal: tuple[int, ...], bold: bool, careful: bool) -> None:
        self.s = s
        self.h = h
        self.legal = legal
        self.ground = Ground(s, h)
        self.careful = careful
        self.bold = bold
        self.few = careful and len(s.heroes) < MANY  # they let them come, and fall back on the stairs
        self.fear = 0.25 if bold else 1.0 if careful else 0.35
        if h.kind == WIZARD:
            self.fear *= 1.6
        self.stays = not careful and h.body > FEW and h.kind != WIZARD  # stands where he has struck
        walks = 0
        self.targets = 0  # monsters a blow is offered against
        for answer in legal:
            verb = verb_of(answer)
            if verb == WALK:
                walks |= BIT[a_of(answer)]
            elif verb == ATTACK:
                self.targets |= 1 << b_of(answer)
            elif verb == ROLL:
                walks |= likely(s, h)
        self.walks = walks & ~known_traps(s)

    def under_way(self) -> bool:
        """Before the dice: whether a walk may be any good."""
        if self.few or self.cost(self.h.square) > 0.0 or self.makes_room() >= 0:
            return True
        return not self.s.acted and (self.walks & self.offers() != 0 or self.closer() >= 0)

    def at_hand(self) -> int:
        """Before the dice: a blow from where he stands, unless a better one may be in reach; the move comes after.

        The careful look first where they could stand.
        """
        blow = -1 if self.s.acted or self.careful else best(self.s, self.h, self.legal)
        if blow < 0 or verb_of(blow) != ATTACK:
            return -1
        gain = worth_of(self.s, self.h, blow)
        for square in squares_of(self.walks & self.offers()):
            if self.from_square(square) > gain:
                return -1
        return strengthened(self.s, self.h, self.legal, blow)

    def choose(self) -> int:
        """A blow from here, a walk to a better place, or -1: he stays as he is."""
        blow = -1
        gain = 0.0
        if not self.s.acted:
            blow = best(self.s, self.h, self.legal)
            if blow >= 0:
                gain = worth_of(self.s, self.h, blow) + 0.3
        haven, least = self.haven()
        if (self.stays or self.stands_firm()) and (blow >= 0 or self.s.acted):
            haven, least = self.h.square, self.cost(self.h.square)
        if blow >= 0 and (self.s.stepped or haven == self.h.square):
            least = self.cost(self.h.square)
        answer = blow if blow >= 0 else self.otherwise(haven, least)
        most = gain - least if blow >= 0 else -least
        if not self.s.acted:
            for square in self.by_steps(self.walks & self.offers()):
                there = self.from_square(square)
                if there > LEAST and there + 0.3 - self.cost(square) > most + 0.05:
                    answer, most = code(WALK, square), there + 0.3 - self.cost(square)
        if answer >= 0 and verb_of(answer) in (ATTACK, PHANTOM):
            return strengthened(self.s, self.h, self.legal, answer)
        return answer

    def by_steps(self, squares: int) -> list[int]:
        """The nearest first: of two that are as good the first is taken. Doorways last: friends could not pass."""
        s = self.s
        found: list[int] = []
        doorways = 0
        for n, door in enumerate(s.plan.doors):
            if s.doors_open >> n & 1:
                doorways |= BIT[door.a] | BIT[door.b]
        for part in (squares & ~doorways, squares & doorways):
            left = part
            if left:
                free = s.seen & ~(s.solid | s.blocking | s.monster_squares)
                for layer in reach(s, self.h.square, free, SQUARES):
                    found += squares_of(layer & left)
                    left &= ~layer
            found += squares_of(left)
        return found

    def cost(self, square: int) -> float:
        """heq-end-03: on the stairs nothing is to be feared; careful heroes who are few fall back on them."""
        if self.few and self.s.haven >> square & 1:
            return 0.0
        return self.fear * self.ground.cost(square)

    def haven(self) -> tuple[int, float]:
        """The square in reach with the least to fear; his own if none is better."""
        found = self.h.square
        least = self.cost(found)
        if least > 0.0:
            for square in squares_of(self.walks):
                there = self.cost(square)
                if there < least - 0.05:
                    found, least = square, there
        return found, least

    def otherwise(self, haven: int, least: float) -> int:
        """With nobody to strike: out of a stronger friend's way, up to them, or back."""
        if self.few:
            back = self.retreat(haven, least)
            return back if back >= 0 or self.s.acted or self.s.stepped or not self.bold else self.closer()
        aside = self.makes_room()
        if aside < 0 and not self.s.acted:
            aside = self.closer()
        return aside if aside >= 0 else self.retreat(haven, least)

    def stands_firm(self) -> bool:
        """Whether he stays where he has struck: among many, who can bear what threatens him there."""
        return not self.few and self.bears(self.h.square)

    def makes_room(self) -> int:
        """A step back for the wizard, and for who is half dead, while a stronger one behind him finds no place."""
        s, h = self.s, self.h
        if (h.kind != WIZARD and 2 * h.body > h.body_start) or not self.fronts(h.square):
            return -1
        for friend in s.heroes:
            if friend.kind == WIZARD or friend.body <= h.body or friend.square < 0 or friend is h:
                continue
            if distance(friend.square, h.square) <= MANY and not self.fronts(friend.square):
                return self.nearest_of(self.walks & ~around(self.ground.monsters))
        return -1

    def fronts(self, square: int) -> bool:
        return grow(BIT[square], self.s.east, self.s.south) & self.ground.monsters != 0

    def nearest_of(self, squares: int) -> int:
        """The shortest of these walks."""
        if squares:
            for layer in reach(self.s, self.h.square, self.s.seen & ~(self.s.solid | self.s.blocking), SQUARES):
                if layer & squares:
                    return code(WALK, squares_of(layer & squares)[0])
        return -1

    def retreat(self, haven: int, least: float) -> int:
        if haven == self.h.square or self.cost(self.h.square) - least < 0.25:
            return -1
        return code(WALK, haven)

    def offers(self) -> int:
        """Squares from which a blow or a spell may reach somebody."""
        h = self.h
        spells = h.spells & OFFENSIVE
        bows = 0
        for weapon in WEAPONS:
            if h.items[weapon] and RANGED >> weapon & 1:
                bows = 1
        if spells or bows:
            return self.walks
        return around(self.ground.monsters)

    def from_square(self, square: int) -> float:
        """The best blow from a square: with which weapon or spell, at whom."""
        s, h = self.s, self.h
        near = grow(BIT[square], s.east, s.south)
        wide = around(BIT[square])
        here = grow(BIT[h.square], s.east, s.south)
        most = 0.0
        for m in self.ground.foes:
            at = BIT[m.square]
            by_hand = not here & at or self.targets >> m.number & 1 != 0
            if not by_hand and not can_harm(s, m, h.number, far=True):
                continue  # this one he cannot harm
            sees = sight.sees(s, square, m.square)
            if sees:
                for spell in squares_of(h.spells & OFFENSIVE):
                    most = max(most, at_monster(s, h, spell, m))
            if hands_full(s, h):
                continue
            for weapon in WEAPONS:
                if not h.items[weapon] or not usable(s, h, weapon):
                    continue
                bit = 1 << weapon
                if bit & RANGED:
                    can = not near & at and sees
                else:
                    can = by_hand and (bool(near & at) or bool(bit & DIAGONAL and wide & at and sees))
                if can:
                    odds = ON_MONSTER[attack_dice(s, h, weapon, m)][guard(s, m)]
                    most = max(most, value(m, odds) + LEAST)
            if by_hand and near & at and h.hand < 0:
                most = max(most, value(m, ON_MONSTER[attack_dice(s, h, NO_WEAPON, m)][guard(s, m)]) + LEAST)
        return most

    def has_place(self) -> bool:
        """Whether a square beside one of them is free that he could come to, though not in this turn."""
        s = self.s
        beside = 0
        for m in self.ground.foes:
            beside |= grow(BIT[m.square], s.east, s.south)
        free = s.seen & ~(s.solid | s.blocking | s.monster_squares)
        return beside & ways(s, self.h.square, free) & ~(s.hero_squares | s.ally_squares) != 0

    def closer(self) -> int:
        """Towards the nearest monster; who is not bold goes no nearer than he can bear."""
        s, h = self.s, self.h
        answer = -1
        steps = SQUARES
        free = s.seen & ~(s.solid | s.blocking)
        for m in self.ground.foes:
            layers = reach(s, m.square, free, SQUARES)
            here = depth(layers, h.square)
            for square in squares_of(self.walks):
                far = depth(layers, square)
                if far < steps and far < here and (self.bold or self.bears(square)):
                    answer, steps = code(WALK, square), far
        return answer

    def bears(self, square: int) -> bool:
        """Out of their reach; or what threatens him there is little to him, and he is one to go first."""
        h = self.h
        lost = self.ground.danger(square)
        if lost == 0.0:
            return True
        hurt = 2 * h.body <= h.body_start
        return h.kind != WIZARD and not hurt and BEARABLE * lost <= h.body


def strengthened(s: Dungeon, h: Hero, legal: tuple[int, ...], blow: int) -> int:
    """A strong monster is worth a potion first."""
    m = s.monsters[b_of(blow)]
    if threat(m) >= WORTH_A_POTION and m.body > 1:
        for potion in (POTION_STRENGTH, HEROIC_BREW):
            if code(DRINK, potion) in legal:
                return code(DRINK, potion)
    return blow


def ways(s: Dungeon, square: int, free: int) -> int:
    return reachable(s, square, free, SQUARES)


def likely(s: Dungeon, h: Hero) -> int:
    """Before the dice: where a good throw may take him."""
    free = s.seen & ~(s.solid | s.blocking | s.monster_squares | known_traps(s))
    return reachable(s, h.square, free, GOOD_THROW) & ~(s.hero_squares | s.ally_squares)


def may_strike(s: Dungeon, h: Hero) -> bool:
    """Before the dice: whether a good throw may take him up to somebody."""
    beside = 0
    for m in foes(s):
        beside |= BIT[m.square]
    return not s.acted and likely(s, h) & grow(beside, s.east, s.south) != 0


def out_of_reach(s: Dungeon, h: Hero) -> bool:
    """Whether no known way leads to any of them, so that exploring is better than waiting."""
    known = ways(s, h.square, s.seen & ~(s.solid | s.blocking))
    for m in foes(s):
        if grow(BIT[m.square], s.east, s.south) & known or sight.sees(s, h.square, m.square):
            return False
    return True
