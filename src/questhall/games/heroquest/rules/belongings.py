"""What a hero does with his things on his turn: hand over, share gold, take up, hold, use (3.10, 3.14)."""

from __future__ import annotations

from typing import Final

from questhall.engine.grid import BIT
from questhall.games.heroquest.model.answer_codes import (
    GIVE,
    GIVE_GOLD,
    GO_BACK,
    HOLD,
    PART,
    PART_SHIFT,
    PICK_UP,
    PUSH,
    REVIVE,
    SPRINKLE,
    WEAR,
    code,
)
from questhall.games.heroquest.model.figures import DEAD, IN_PLAY, Hero
from questhall.games.heroquest.model.ids import ELIXIR_OF_LIFE, ITEMS, NO_WEAPON, NONE
from questhall.games.heroquest.model.sight import monster_in_sight
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules import artifacts, events
from questhall.games.heroquest.rules.death import take_belongings
from questhall.games.heroquest.rules.owning import BODY_ARMOUR, WEAPONS, gain, lose, usable

# Table option item_passing; 0 is to a neighbour
NO_MONSTER: Final = 1
ANYWHERE: Final = 2

PURSES: Final[tuple[int, ...]] = (10, 50, 200)  # sums offered besides all he has


def choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    artifacts.actions(s, h, into)
    hold_choices(s, h, into)
    if has_other_armour(s, h) and not monster_in_sight(s, h):
        armour_choices(s, h, into)
    if len(s.heroes) > 1:
        give_choices(s, h, into)
        fallen_choices(s, h, into)


def hold_choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-eqp-08: the weapon in hand changes freely until he has attacked."""
    if s.attack_turn == s.turn:
        return
    for weapon in WEAPONS:
        if h.items[weapon] and h.hand != weapon and usable(s, h, weapon):
            into.append(code(HOLD, weapon))


def armour_choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-eqp-09: body armour is put on between quests, or outside of combat as soon as he has it."""
    for item in BODY_ARMOUR:
        if h.items[item] and item != h.worn and usable(s, h, item):
            into.append(code(WEAR, item))


def has_other_armour(s: Dungeon, h: Hero) -> bool:
    """Whether he could change at all, which is quicker to tell than who looks on."""
    for item in BODY_ARMOUR:
        if h.items[item] and item != h.worn and usable(s, h, item):
            return True
    return False


def put_on(s: Dungeon, h: Hero, armour: int) -> None:
    h.worn = NONE if armour == NO_WEAPON else armour
    s.emit(events.WORN, h.number + 1, armour)


def give_choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-eqp-13, heq-pot-03, heq-itm-01: things to whoever is near enough; heq-eqp-14: gold at any distance."""
    reach = near(s, h)
    mark = -2 - h.number
    for friend in s.heroes:
        if friend.number == h.number or friend.status != IN_PLAY:
            continue
        if h.gold:
            gold_choices(h, friend, into)
        if not reach & BIT[friend.square]:
            continue
        if s.table.item_passing == NO_MONSTER and beset(s, friend):
            continue
        to_him = code(GIVE, 0, friend.number)
        items = h.items
        for item in range(ITEMS):
            if items[item] and not (items[item] == 1 and in_use(s, h, item)):  # heq-eqp-08
                into.append(to_him | item << PART_SHIFT)
        for thing in range(len(s.item_places)):
            if s.item_places[thing] == mark:
                into.append(code(GIVE, ITEMS + thing, friend.number))


def in_use(s: Dungeon, h: Hero, item: int) -> bool:
    """heq-eqp-08, R-17: the weapon he has struck with stays in his hand until his next turn."""
    return item == h.hand and s.attack_turn == s.turn


def near(s: Dungeon, h: Hero) -> int:
    """R-16, table option item_passing: where a friend must stand to be handed something."""
    if s.table.item_passing == ANYWHERE:
        return s.hero_squares
    if s.table.item_passing == NO_MONSTER and beset(s, h):
        return 0
    return s.near(h.square)


def beset(s: Dungeon, h: Hero) -> bool:
    """A monster stands next to him."""
    return s.near(h.square) & s.monster_squares != 0


def gold_choices(h: Hero, friend: Hero, into: list[int]) -> None:
    for purse in PURSES:
        if purse < h.gold:
            into.append(code(GIVE_GOLD, friend.number, purse))
    into.append(code(GIVE_GOLD, friend.number, min(h.gold, PART)))


def fallen_choices(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-die-08: belongings on his square are his for the taking; heq-art-04: the dead may be called back."""
    for friend in s.heroes:
        if friend.status == DEAD:
            if s.piles[friend.number] == h.square:
                into.append(code(PICK_UP, friend.number))
            if h.items[ELIXIR_OF_LIFE]:
                into.append(code(REVIVE, friend.number))


def take(s: Dungeon, h: Hero, verb: int, a: int, b: int) -> None:
    if verb == GIVE:
        give(s, h, a, s.heroes[b])
    elif verb == GIVE_GOLD:
        h.gold -= b
        s.heroes[a].gold += b
        s.emit(events.GOLD_GIVEN, h.number + 1, b, a)
    elif verb == PICK_UP:
        take_belongings(s, s.heroes[a], h)
    elif verb == HOLD:
        h.hand = a
        s.emit(events.WEAPON_HELD, h.number + 1, a)
    elif verb == WEAR:
        put_on(s, h, a)
    elif verb == REVIVE:
        artifacts.revive(s, h, s.heroes[a])
    elif verb == SPRINKLE:
        artifacts.sprinkle(s, h, s.monsters[b])
    elif verb == PUSH:
        artifacts.push(s, h, s.monsters[b])
    else:
        assert verb == GO_BACK
        artifacts.go_back(s, h)


def give(s: Dungeon, h: Hero, item: int, friend: Hero) -> None:
    """A thing changes hands; a weapon or armour in use is no longer."""
    if item >= ITEMS:
        s.item_places[item - ITEMS] = -2 - friend.number
    else:
        lose(h, item)
        gain(friend, item)
    s.emit(events.ITEM_GIVEN, h.number + 1, item, friend.number)
