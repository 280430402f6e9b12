"""Holy water and the artifacts with a power of their own: Elixir, Ring of Return, Rod (3.10, 3.14)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.engine.grid import squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import GO_BACK, PUSH, SPRINKLE, code
from questhall.games.heroquest.model.cards import UNDEAD
from questhall.games.heroquest.model.figures import IN_PLAY, M_DORMANT, M_MISSES, NOWHERE, Hero, Monster, changed
from questhall.games.heroquest.model.ids import (
    ELIXIR_OF_LIFE,
    HOLY_WATER,
    NONE,
    RING_OF_RETURN,
    ROD_OF_TELEKINESIS,
)
from questhall.games.heroquest.model.plan_kinds import IMMUNE_HOLY_WATER
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.dice import RED, sixes
from questhall.games.heroquest.rules.ending import action_taken
from questhall.games.heroquest.rules.monster_harm import can_harm, hurt_monster, immune, provoke
from questhall.games.heroquest.rules.owning import body_max, hands_full, lose, mind_max
from questhall.games.heroquest.rules.revealing import look, nearest_free, occupied
from questhall.games.heroquest.rules.strength import check_courage


def actions(s: Dungeon, h: Hero, into: list[int]) -> None:
    """Each of them is the turn's action."""
    if s.acted:
        return
    if h.items[HOLY_WATER]:
        holy_targets(s, h, into)
    if h.items[RING_OF_RETURN]:
        into.append(code(GO_BACK))
    if h.items[ROD_OF_TELEKINESIS] and not h.used >> ROD_OF_TELEKINESIS & 1:
        for at in squares_of(sight.targets_from(s, h.square, s.monster_squares)):
            m = s.monster_at(at)
            if m is not None and not m.effects & (M_DORMANT | M_MISSES):
                into.append(code(PUSH, 0, m.number))


def holy_targets(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-eqp-12, R-21: an adjacent undead, or with the option one in sight; it stands for an attack."""
    if hands_full(s, h):
        return
    targets = s.near(h.square) & s.monster_squares
    if s.table.holy_water_sight:
        targets = sight.targets_from(s, h.square, s.monster_squares)
    for at in squares_of(targets):
        m = s.monster_at(at)
        if m is not None and UNDEAD >> m.kind & 1 and hallowed(s, h, m):
            into.append(code(SPRINKLE, 0, m.number))


def hallowed(s: Dungeon, h: Hero, m: Monster) -> bool:
    """Whether holy water can touch it; named ones may be immune."""
    return can_harm(s, m, h.number, HOLY_WATER) and not immune(s, m, IMMUNE_HOLY_WATER)


def use_up(s: Dungeon, h: Hero, item: int) -> None:
    lose(h, item)
    s.emit(events.ITEM_USED, h.number + 1, item)


def sprinkle(s: Dungeon, h: Hero, m: Monster) -> None:
    """heq-eqp-12: one undead dies, no dice."""
    action_taken(s, h)
    use_up(s, h, HOLY_WATER)
    provoke(s, m)  # heq-zar-16
    hurt_monster(s, m, m.body, h.number, HOLY_WATER)


def revive(s: Dungeon, h: Hero, friend: Hero) -> None:
    """heq-art-04: free; all Body and Mind Points, on the free square nearest to the owner of the Elixir.

    What still lies where he fell is his again; the rest others must hand him.
    """
    square = nearest_free(s, h.square)
    if square == NONE:
        square = h.square
    use_up(s, h, ELIXIR_OF_LIFE)
    s.piles = changed(s.piles, friend.number, NOWHERE)
    friend.status = IN_PLAY
    friend.owed = 0
    friend.body = body_max(friend)
    friend.mind = mind_max(friend)
    s.move_hero(friend, square)
    s.emit(events.HERO_REVIVED, h.number + 1, friend.number)
    look(s, friend)


def go_back(s: Dungeon, h: Hero) -> None:
    """heq-art-09: the wearer and every hero he sees stand on the start squares again; then the ring is gone.

    heq-spl-15: so may be what Courage needs.
    """
    action_taken(s, h)
    going = [h.number]
    for friend in s.heroes:
        if friend.number != h.number and friend.status == IN_PLAY and in_sight(s, h, friend):
            going.append(friend.number)
    use_up(s, h, RING_OF_RETURN)
    for number in going:
        s.move_hero(s.heroes[number], NOWHERE)
    for number in going:
        arrive(s, s.heroes[number])
    check_courage(s)


def in_sight(s: Dungeon, h: Hero, friend: Hero) -> bool:
    return friend.square >= 0 and sight.sees(s, h.square, friend.square)


def arrive(s: Dungeon, h: Hero) -> None:
    """On a free start square, or the free square nearest to the first."""
    square = NONE
    taken = occupied(s)
    for start in s.plan.start:
        if not taken >> start & 1:
            square = start
            break
    if square == NONE:
        square = nearest_free(s, s.plan.start[0])
    if square == NONE:
        square = s.plan.start[0]
    h.in_pit = False
    s.move_hero(h, square)
    s.emit(events.TELEPORTED, h.number + 1, square)
    look(s, h)


def push(s: Dungeon, h: Hero, m: Monster) -> None:
    """heq-art-10: it misses its next turn unless a 6 on one red die for each Mind Point saves it."""
    action_taken(s, h)
    h.used |= 1 << ROD_OF_TELEKINESIS
    s.emit(events.ITEM_USED, h.number + 1, ROD_OF_TELEKINESIS)
    provoke(s, m)  # heq-zar-16
    s.then(Pushed(m.number))


class Pushed(Step[Dungeon]):
    def __init__(self, monster: int) -> None:
        self.monster = monster

    def run(self, s: Dungeon) -> None:
        m = s.monsters[self.monster]
        if m.mind > 0:
            s.roll(self, RED[m.mind])
        else:
            self.hold(s, m)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.RESIST_ROLLED, ZARGON, answer, 6)
        if not sixes(answer):
            self.hold(s, s.monsters[self.monster])

    def hold(self, s: Dungeon, m: Monster) -> None:
        m.effects |= M_MISSES
        s.emit(events.MONSTER_EFFECT, ZARGON, m.number, M_MISSES)
