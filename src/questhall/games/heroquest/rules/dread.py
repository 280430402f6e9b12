"""The twelve dread spells (Z4, 3.18), and the rolls by which heroes break free of them."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import set_of, squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import ALLY, DREAD_CAST, code
from questhall.games.heroquest.model.board import AREA, CORRIDOR, ROOM_SQUARES, without
from questhall.games.heroquest.model.cards import RUSTS
from questhall.games.heroquest.model.figures import (
    AFRAID,
    ASLEEP,
    CLOUDED,
    COMMANDED,
    IN_PLAY,
    MISSES_TURN,
    PLACED,
    Hero,
    Monster,
)
from questhall.games.heroquest.model.ids import (
    D_BALL_OF_FLAME,
    D_CLOUD,
    D_COMMAND,
    D_ESCAPE,
    D_FEAR,
    D_FIRESTORM,
    D_LIGHTNING,
    D_RUST,
    D_SLEEP,
    D_SUMMON_ORCS,
    D_SUMMON_UNDEAD,
    D_TEMPEST,
    ITEMS,
    NONE,
)
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.dice import RED, fives_and_sixes, sixes
from questhall.games.heroquest.rules.harm import hurt_ally, hurt_hero
from questhall.games.heroquest.rules.monster_harm import hurt_monster, send
from questhall.games.heroquest.rules.owning import lose
from questhall.games.heroquest.rules.strength import same_area
from questhall.games.heroquest.rules.summoning import Summon

BREAKABLE: Final[tuple[int, ...]] = (ASLEEP, CLOUDED, COMMANDED, AFRAID)  # heq-trn-11: tested in this order
RUST_SHIFT: Final = 6  # the target of Rust: hero << RUST_SHIFT | item
RUST_ITEM: Final = 63
MONSTER_TARGET: Final = 16  # of a Burn: above heroes and allies
BOLT: Final = 2
DIRECTIONS: Final = 8


# What a caster may cast


def choices(s: Dungeon, m: Monster, into: list[int]) -> None:
    """heq-drd-01, -02, heq-zar-04: the cards the quest gave it, each with every target it may have."""
    for spell in dict.fromkeys(m.spells):
        targets(s, m, spell, into)


def targets(s: Dungeon, m: Monster, spell: int, into: list[int]) -> None:
    if spell == D_CLOUD:
        if can_cloud(s, m):  # heq-drd-04
            into.append(code(DREAD_CAST, spell))
    elif spell == D_FIRESTORM:
        room = AREA[m.square]
        if room != CORRIDOR and without(s.hero_squares, s.haven) & ROOM_SQUARES[room]:  # heq-drd-08
            into.append(code(DREAD_CAST, spell))
    elif spell == D_LIGHTNING:
        for direction in range(DIRECTIONS):
            if line_hits(s, m.square, direction):  # heq-drd-09
                into.append(code(DREAD_CAST, spell, direction))
    elif spell == D_ESCAPE:
        if m.plan != NONE and s.plan.monsters[m.plan].escape_to != NONE:  # heq-drd-06
            into.append(code(DREAD_CAST, spell))
    elif spell in (D_SUMMON_ORCS, D_SUMMON_UNDEAD):
        into.append(code(DREAD_CAST, spell))  # heq-drd-13
    else:
        for h in s.heroes:
            if exposed(s, h) and sight.sees(s, m.square, h.square):  # heq-drd-02
                on_one(s, spell, h, into)


def exposed(s: Dungeon, h: Hero) -> bool:
    """On the board, and not safe on the stairs (heq-end-03)."""
    return h.status == IN_PLAY and not sight.in_haven(s, h)


def on_one(s: Dungeon, spell: int, h: Hero, into: list[int]) -> None:
    """heq-drd-16: an effect a hero already suffers is not doubled; heq-drd-10: swords and helmets of metal rust."""
    if spell == D_RUST:
        for item in range(ITEMS):
            if h.items[item] and RUSTS >> item & 1:
                into.append(code(DREAD_CAST, spell, h.number << RUST_SHIFT | item))
    elif not h.effects & effect_of(spell):
        into.append(code(DREAD_CAST, spell, h.number))


def effect_of(spell: int) -> int:
    """The lasting effect of a spell on a hero; 0: it has none."""
    if spell == D_COMMAND:
        return COMMANDED
    if spell == D_FEAR:
        return AFRAID
    if spell == D_SLEEP:
        return ASLEEP
    if spell == D_TEMPEST:
        return MISSES_TURN
    return CLOUDED if spell == D_CLOUD else 0


def can_cloud(s: Dungeon, m: Monster) -> bool:
    area = same_area(s, m.square)
    for h in s.heroes:
        if exposed(s, h) and area >> h.square & 1 and not h.effects & CLOUDED:
            return True
    return False


def line_hits(s: Dungeon, square: int, direction: int) -> bool:
    for at in sight.line8(s, square, direction):
        if without(s.hero_squares, s.haven) >> at & 1:
            return True
    return False


# Casting


def cast(s: Dungeon, m: Monster, spell: int, target: int) -> None:
    """heq-drd-01: the card is spent."""
    m.lose_spell(spell)
    s.emit(events.DREAD_CAST, ZARGON, spell, m.number)
    if spell == D_BALL_OF_FLAME:
        s.then(Burn(target, 2))  # heq-drd-03
    elif spell == D_CLOUD:
        cloud(s, m)  # heq-drd-04
    elif spell == D_ESCAPE:
        send(s, m, s.plan.monsters[m.plan].escape_to)  # heq-drd-06
    elif spell == D_FIRESTORM:
        firestorm(s, m)  # heq-drd-08
    elif spell == D_LIGHTNING:
        lightning(s, m, target)  # heq-drd-09
    elif spell == D_RUST:
        rust(s, s.heroes[target >> RUST_SHIFT], target & RUST_ITEM)  # heq-drd-10
    elif spell in (D_SUMMON_ORCS, D_SUMMON_UNDEAD):
        s.then(Summon(m.number, spell))  # heq-drd-13
    else:
        bewitch(s, s.heroes[target], effect_of(spell))  # heq-drd-05, -07, -11, -15


def bewitch(s: Dungeon, h: Hero, effect: int) -> None:
    """heq-drd-05, -07, -11, -15: Command and Sleep are tested at once, Fear only later, Tempest never."""
    h.effects |= effect
    s.emit(events.EFFECT_BEGINS, h.number + 1, effect)
    if effect & (ASLEEP | CLOUDED | COMMANDED):
        s.then(BreakFree(h.number, effect))


def cloud(s: Dungeon, m: Monster) -> None:
    """heq-drd-04: every hero in the caster's area."""
    area = same_area(s, m.square)
    for h in reversed(s.heroes):
        if exposed(s, h) and area >> h.square & 1 and not h.effects & CLOUDED:
            bewitch(s, h, CLOUDED)


def firestorm(s: Dungeon, m: Monster) -> None:
    """heq-drd-08: everybody else in the room, friend and foe."""
    burn_all(s, ROOM_SQUARES[AREA[m.square]], m, 3)


def burn_all(s: Dungeon, squares: int, caster: Monster, damage: int) -> None:
    for other in s.monsters:
        if other.status == PLACED and other.number != caster.number and squares >> other.square & 1:
            s.then(Burn(MONSTER_TARGET + other.number, damage))
    for ally in s.allies:
        if ally.status == PLACED and squares >> ally.square & 1:
            s.then(Burn(ALLY + ally.number, damage))
    for h in s.heroes:
        if exposed(s, h) and squares >> h.square & 1:
            s.then(Burn(h.number, damage))


class Burn(Step[Dungeon]):
    """heq-drd-03, -08, -17: two red dice, each 5 or 6 lowers the damage by 1; no other defence."""

    def __init__(self, target: int, damage: int) -> None:
        self.target = target  # a hero, ALLY + npc, or MONSTER_TARGET + monster
        self.damage = damage

    def run(self, s: Dungeon) -> None:
        s.roll(self, RED[2])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.RESIST_ROLLED, self.target + 1 if self.target < ALLY else ZARGON, answer, 5)
        hurt_target(s, self.target, self.damage - fives_and_sixes(answer))


def hurt_target(s: Dungeon, target: int, n: int) -> None:
    if target >= MONSTER_TARGET:
        hurt_monster(s, s.monsters[target - MONSTER_TARGET], n)
    elif target >= ALLY:
        hurt_ally(s, s.allies[target - ALLY], n)
    else:
        hurt_hero(s, s.heroes[target], n)


def lightning(s: Dungeon, m: Monster, direction: int) -> None:
    """heq-drd-09, R-40: everybody on the line, monsters too, without defence."""
    line = set_of(sight.line8(s, m.square, direction))
    for other in s.monsters:
        if other.status == PLACED and line >> other.square & 1:
            hurt_monster(s, other, BOLT)
    for ally in s.allies:
        if ally.status == PLACED and line >> ally.square & 1:
            hurt_ally(s, ally, BOLT)
    for at in squares_of(line & s.hero_squares):
        for h in s.heroes:
            if h.square == at and exposed(s, h):
                hurt_hero(s, h, BOLT)


def rust(s: Dungeon, h: Hero, item: int) -> None:
    """heq-drd-10: destroyed for good."""
    lose(h, item)
    s.emit(events.ITEM_RUSTED, h.number + 1, item)


# Breaking free


def break_rolls(s: Dungeon, h: Hero) -> None:
    """heq-trn-11: at the start of a hero's turn every effect that allows it is tested, one roll each."""
    for effect in reversed(BREAKABLE):
        if h.effects & effect:
            s.then(BreakFree(h.number, effect))


class BreakFree(Step[Dungeon]):
    """heq-drd-12: one red die for each Mind Point he has now; one 6 is enough."""

    def __init__(self, hero: int, effect: int) -> None:
        self.hero = hero
        self.effect = effect

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.mind > 0:
            s.roll(self, RED[h.mind])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        s.dice = answer
        s.emit(events.RESIST_ROLLED, h.number + 1, answer, 6)
        if sixes(answer):
            h.effects &= ~self.effect
            s.emit(events.EFFECT_ENDS, h.number + 1, self.effect)
