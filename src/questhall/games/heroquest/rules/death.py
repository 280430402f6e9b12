"""The death of a hero, and what becomes of his belongings (3.9)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.answer_codes import CLAIM, KEEP, SHARE, a_of, code, verb_of
from questhall.games.heroquest.model.cards import ARTIFACT
from questhall.games.heroquest.model.figures import DEAD, IN_PLAY, NO_ITEMS, NOWHERE, Hero, Monster, changed
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan_kinds import ON_HERO_DEAD
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, goals, script
from questhall.games.heroquest.rules.ending import turn_is_over
from questhall.games.heroquest.rules.owning import gain, lose
from questhall.games.heroquest.rules.revealing import nearest_free
from questhall.games.heroquest.rules.strength import same_area

WOUNDED_RETURNS = 1  # table option `death`


def die(s: Dungeon, h: Hero, lost: bool = False) -> None:
    """heq-die-01, -05: out for the rest of the quest. `lost`: nothing of him is left (heq-die-11, heq-end-09).

    The belongings are seen to first, then the notes of the quest, then whether it has ended (heq-die-12).
    """
    fallen = h.square
    square = ground_for(s, fallen)
    h.status = DEAD
    h.body = 0
    h.effects = 0
    h.in_pit = False
    h.deaths += 1
    s.move_hero(h, NOWHERE)
    s.emit(events.HERO_DIED, h.number + 1, fallen)
    drop_quest_items(s, h, square)  # heq-die-10
    if s.active == h.number:
        turn_is_over(s)
    goals.check_end(s)
    script.fire(s, ON_HERO_DEAD, NONE, NONE, h.number)  # heq-rev-09
    if s.table.death != WOUNDED_RETURNS:  # a wounded hero keeps what he has
        leave_belongings(s, h, square, lost)


def ground_for(s: Dungeon, square: int) -> int:
    """heq-die-08, -10: where his things come to lie: his square; out of rubble or rock, the nearest free one."""
    if s.solid >> square & 1 == 0:
        return square
    beside = nearest_free(s, square)
    return square if beside == NONE else beside


def drop_quest_items(s: Dungeon, h: Hero, square: int) -> None:
    """heq-die-10: what the quest is about falls to the ground and is never lost."""
    for item in range(len(s.item_places)):
        if s.bearer(item) == h.number:
            s.item_places[item] = square
            s.emit(events.ITEM_DROPPED, h.number + 1, item)


def leave_belongings(s: Dungeon, h: Hero, square: int, lost: bool) -> None:
    if not has_belongings(h):
        return
    area = same_area(s, square) | BIT[square]
    heirs = [each.number for each in s.heroes if each.status == IN_PLAY and area >> each.square & 1]
    if lost:
        lose_belongings(s, h)  # heq-die-11
    elif heirs:
        divide(s, h, heirs, square)  # heq-die-06
    elif s.monster_squares & area:
        lose_belongings(s, h)  # heq-die-07
    else:
        s.piles = changed(s.piles, h.number, square)  # heq-die-08


def has_belongings(h: Hero) -> bool:
    return h.gold > 0 or any(h.items)


# The division


def divide(s: Dungeon, dead: Hero, heirs: list[int], square: int) -> None:
    """heq-die-06: the heroes in the area divide all he had: the gold in equal parts, the rest item by item."""
    if len(heirs) == 1:
        take_belongings(s, dead, s.heroes[heirs[0]])
        return
    for n, heir in enumerate(heirs):
        part = dead.gold // len(heirs) + (1 if n < dead.gold % len(heirs) else 0)
        if part:
            s.heroes[heir].gold += part
            s.emit(events.GOLD_SHARED, heir + 1, part)
    dead.gold = 0
    s.then(Divide(dead.number, tuple(heirs), 0, square))


class Divide(Step[Dungeon]):
    """heq-die-06: the next thing of his that has not been asked about; what nobody wants lies where he fell."""

    def __init__(self, dead: int, heirs: tuple[int, ...], item: int, square: int) -> None:
        self.dead = dead
        self.heirs = heirs
        self.item = item
        self.square = square

    def run(self, s: Dungeon) -> None:
        dead = s.heroes[self.dead]
        for item in range(self.item, ITEMS):
            if dead.items[item]:
                s.then(Claims(self.dead, self.heirs, item, self.square, self.heirs, ()))
                return
        if has_belongings(dead):
            s.piles = changed(s.piles, self.dead, self.square)


class Claims(Step[Dungeon]):
    """heq-die-06: every heir says whether he claims it, all at once."""

    def __init__(
        self, dead: int, heirs: tuple[int, ...], item: int, square: int, asked: tuple[int, ...], claims: tuple[int, ...]
    ) -> None:
        self.dead = dead
        self.heirs = heirs
        self.item = item
        self.square = square
        self.asked = asked  # who has not answered yet
        self.claims = claims  # who claims it

    def run(self, s: Dungeon) -> None:
        if self.asked:
            answers = (code(CLAIM, self.item), code(KEEP))
            s.decide_together(self, tuple([(heir + 1, answers) for heir in self.asked]))
            return
        wanted = 0 if self.claims else 1  # the next copy of it, or the next thing
        s.then(Divide(self.dead, self.heirs, self.item + wanted, self.square))
        if len(self.claims) == 1:
            inherit(s, s.heroes[self.dead], self.item, s.heroes[self.claims[0]])
        elif self.claims:
            s.then(Share(self.dead, self.heirs[0], self.item, self.claims))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        heir = seat - 1
        asked = tuple([each for each in self.asked if each != heir])
        claims = tuple(sorted((*self.claims, heir))) if verb_of(answer) == CLAIM else self.claims
        s.then(Claims(self.dead, self.heirs, self.item, self.square, asked, claims))


class Share(Step[Dungeon]):
    """heq-die-06: between those who claim the same thing the eldest seat among the heirs decides."""

    def __init__(self, dead: int, eldest: int, item: int, claims: tuple[int, ...]) -> None:
        self.dead = dead
        self.eldest = eldest
        self.item = item
        self.claims = claims

    def run(self, s: Dungeon) -> None:
        s.decide(self, self.eldest + 1, tuple([code(SHARE, heir) for heir in self.claims]))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        inherit(s, s.heroes[self.dead], self.item, s.heroes[a_of(answer)])


def inherit(s: Dungeon, dead: Hero, item: int, heir: Hero) -> None:
    lose(dead, item)
    gain(heir, item)
    s.emit(events.ITEM_INHERITED, heir.number + 1, item, dead.number)


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
    """heq-die-07, -08: nothing is left. heq-die-09: an artifact is noted, so that a later quest can bring it back."""
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
