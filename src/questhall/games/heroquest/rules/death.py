"""The death of a hero, and what becomes of his belongings (3.9)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.engine.grid import BIT
from questhall.games.heroquest.cards import ARTIFACT
from questhall.games.heroquest.figures import DEAD, IN_PLAY, NO_ITEMS, NOWHERE, Hero, Monster, changed
from questhall.games.heroquest.ids import ITEMS, NONE
from questhall.games.heroquest.plan_kinds import ON_HERO_DEAD
from questhall.games.heroquest.rules import events, goals, script
from questhall.games.heroquest.rules.ending import turn_is_over
from questhall.games.heroquest.rules.looking import nearest_free
from questhall.games.heroquest.rules.owning import gain, lose
from questhall.games.heroquest.rules.strength import check_courage, same_area
from questhall.games.heroquest.state import ZARGON, Dungeon
from questhall.games.heroquest.verbs import SHARE, a_of, code

WOUNDED_RETURNS = 1  # table option `death`


def die(s: Dungeon, h: Hero, lost: bool = False) -> None:
    """heq-die-01, -05: out for the rest of the quest. `lost`: nothing of him is left (heq-die-11, heq-end-09).

    The belongings are seen to first, then the notes of the quest, then whether it has ended (heq-die-12).
    """
    square = h.square if h.square >= 0 else s.plan.start[0]
    h.status = DEAD
    h.body = 0
    h.effects = 0
    h.in_pit = False
    h.deaths += 1
    s.move_hero(h, NOWHERE)
    s.emit(events.HERO_DIED, h.number + 1, square)
    drop_quest_items(s, h, square)
    if s.active == h.number:
        turn_is_over(s)
    goals.check_end(s)
    script.fire(s, ON_HERO_DEAD, NONE, NONE, h.number)
    if s.table.death != WOUNDED_RETURNS:  # a wounded hero keeps what he has
        leave_belongings(s, h, square, lost)
    check_courage(s)


def drop_quest_items(s: Dungeon, h: Hero, square: int) -> None:
    """heq-die-10: what the quest is about falls to the ground and is never lost; out of the rock, beside it."""
    if s.solid >> square & 1:
        square = nearest_free(s, square)
    for item in range(len(s.item_places)):
        if s.bearer(item) == h.number:
            s.item_places[item] = square
            s.emit(events.ITEM_DROPPED, h.number + 1, item)


def leave_belongings(s: Dungeon, h: Hero, square: int, lost: bool) -> None:
    if not has_belongings(h):
        return
    area = same_area(s, square) | BIT[square]
    heirs = [
        each.number for each in s.heroes if each.status == IN_PLAY and each.square >= 0 and area >> each.square & 1
    ]
    if lost:
        lose_belongings(s, h)
    elif heirs:
        s.then(Share(h.number, tuple(heirs)))
    elif s.monster_squares & area:
        lose_belongings(s, h)  # heq-die-07
    else:
        s.piles = changed(s.piles, h.number, square)  # heq-die-08


def bits_at(square: int) -> int:
    return BIT[square] if square >= 0 else 0


def has_belongings(h: Hero) -> bool:
    return h.gold > 0 or any(h.items)


class Share(Step[Dungeon]):
    """heq-die-06: the heroes in the area take all he had; the first of them says who, and they may hand it on."""

    def __init__(self, dead: int, heirs: tuple[int, ...]) -> None:
        self.dead = dead
        self.heirs = heirs

    def run(self, s: Dungeon) -> None:
        s.decide(self, self.heirs[0] + 1, tuple([code(SHARE, heir) for heir in self.heirs]))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        take_belongings(s, s.heroes[self.dead], s.heroes[a_of(answer)])


def take_belongings(s: Dungeon, dead: Hero, heir: Hero) -> None:
    for item in range(ITEMS):
        while dead.items[item] > 0:
            lose(dead, item)
            gain(heir, item)
    heir.gold += dead.gold
    dead.gold = 0
    s.piles = changed(s.piles, dead.number, NOWHERE)
    s.emit(events.BELONGINGS_TAKEN, heir.number + 1, dead.number)


def lose_belongings(s: Dungeon, dead: Hero) -> None:
    """heq-die-09: a lost artifact is noted, so that a later quest can bring it back."""
    for item in range(ITEMS):
        if dead.items[item]:
            s.artifacts_lost |= 1 << item & ARTIFACT
    dead.items = NO_ITEMS
    dead.gold = 0
    dead.hand = NONE
    dead.worn = NONE
    s.piles = changed(s.piles, dead.number, NOWHERE)
    s.emit(events.BELONGINGS_LOST, ZARGON, dead.number)


def trample(s: Dungeon, m: Monster) -> None:
    """heq-die-08, R-27: a monster that ends its turn where belongings lie takes them for good."""
    for number in range(len(s.heroes)):
        if s.piles[number] >= 0 and s.piles[number] == m.square:
            lose_belongings(s, s.heroes[number])
