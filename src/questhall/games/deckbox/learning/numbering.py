"""Every answer as one of a fixed number. Enemies have the place they hold among those that stand, steps a direction."""

from __future__ import annotations

from typing import Final

from questhall.engine.learning import Head, Numbering
from questhall.games.deckbox.answers import targets
from questhall.games.deckbox.model import answer_codes as codes
from questhall.games.deckbox.model.answer_codes import a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, HERO_IDS, ITEM_IDS
from questhall.games.deckbox.model.ground import MOST_ROOMS, PER_TILE, SQUARES
from questhall.games.deckbox.model.ids import ITM_FIREPOT
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.trading import AMOUNTS

HEROES: Final = 4
ENEMIES: Final = 40  # that stand at once
WORDS: Final = 64
OPTIONS: Final = 12  # of an encounter
DICE: Final = 24  # to be placed
SIDES: Final = 5  # here, north, east, south, west
REACH: Final = 12  # squares a fire pot flies, over two tiles
WINDOW: Final = 2 * REACH + 1
ITEMS: Final = len(ITEM_IDS)
OUTSIDE: Final = 1 << 20  # no head has room for it

HEADS: Final = (
    Head("word", WORDS),
    Head("take hero", len(HERO_IDS)),
    Head("take equipment", len(EQP_IDS)),
    Head("take ability", len(ABL_IDS)),
    Head("place", PER_TILE),
    Head("step", SIDES),
    Head("veil", SIDES),
    Head("enemy", 3, ENEMIES),  # melee, shoot, second target
    Head("aim", ENEMIES, 2),  # one die, or all that are left
    Head("interact", MOST_ROOMS),
    Head("fallen", HEROES),
    Head("item", 4, ITEMS),  # buy, give, ask, react
    Head("hero", 2, HEROES),  # trade, pick
    Head("treasure", 2, len(AMOUNTS) + 1),  # give, ask
    Head("choose", OPTIONS),
    Head("put", DICE),
    Head("push", 4),
    Head("ability at hero", HEROES),
    Head("ability at enemy", ENEMIES),
    Head("ability at tile", MOST_ROOMS),
    Head("use", ITEMS),
    Head("use on hero", ITEMS, HEROES),
    Head("use on enemy", ITEMS, ENEMIES),
    Head("use on exit", 2, 4),
    Head("use near", WINDOW * WINDOW, wide=WINDOW),
    Head("use afar", SQUARES),
)
PLACES: Final[dict[str, int]] = {head.name: place for place, head in enumerate(HEADS)}
AT_ENEMY: Final = (codes.MELEE, codes.SHOOT, codes.STILL)
WITH_ITEM: Final = (codes.BUY, codes.GIVE, codes.ASK, codes.REACT)
WITH_HERO: Final = (codes.TRADE, codes.PICK)
WITH_AMOUNT: Final = (codes.GIVE_TREASURE, codes.ASK_TREASURE)
SINGLE: Final[dict[int, int]] = {
    codes.TAKE_HERO: PLACES["take hero"],
    codes.TAKE_EQUIPMENT: PLACES["take equipment"],
    codes.TAKE_ABILITY: PLACES["take ability"],
    codes.PLACE: PLACES["place"],
    codes.CHOOSE: PLACES["choose"],
    codes.PUT: PLACES["put"],
    codes.PUSH: PLACES["push"],
}


def parts(s: Delve, seat: int, answer: int) -> tuple[int, int, int, int]:
    verb, a, b = verb_of(answer), a_of(answer), b_of(answer)
    if verb == codes.STEP:
        return PLACES["step"], side(s, seat, a), 0, 0
    if verb in SINGLE:
        return SINGLE[verb], a, 0, 0
    if verb in AT_ENEMY:
        return PLACES["enemy"], AT_ENEMY.index(verb), standing(s, a), 0
    if verb in WITH_ITEM:
        return PLACES["item"], WITH_ITEM.index(verb), a, 0
    if verb == codes.USE:
        return used(s, seat, a, b)
    if verb == codes.ABILITY:
        return able(s, seat, a)
    if verb == codes.INTERACT:
        return touched(verb, a, b)
    if verb == codes.AIM:
        return PLACES["aim"], standing(s, a), 0 if b == 1 else 1, 0
    if verb == codes.VEIL:
        return PLACES["veil"], side(s, seat, a), 0, 0
    if verb in WITH_HERO:
        return PLACES["hero"], WITH_HERO.index(verb), a, 0
    if verb in WITH_AMOUNT:
        return PLACES["treasure"], WITH_AMOUNT.index(verb), AMOUNTS.index(a) if a in AMOUNTS else len(AMOUNTS), 0
    return PLACES["word"], verb, 0, 0


def touched(verb: int, what: int, number: int) -> tuple[int, int, int, int]:
    """There is one captive, and one gate under a hero's feet."""
    if what == codes.AT_FEATURE:
        return PLACES["interact"], number, 0, 0
    if what == codes.AT_FALLEN:
        return PLACES["fallen"], number, 0, 0
    return PLACES["word"], verb if what == codes.AT_CAPTIVE else 0, 0, 0


def able(s: Delve, seat: int, target: int) -> tuple[int, int, int, int]:
    kind = targets.of_ability(s.heroes[seat].ability)
    if target == codes.NO_TARGET or kind == targets.NOTHING:
        return PLACES["word"], codes.ABILITY, 0, 0
    if kind == targets.HERO:
        return PLACES["ability at hero"], target, 0, 0
    if kind == targets.ENEMY:
        return PLACES["ability at enemy"], standing(s, target), 0, 0
    return PLACES["ability at tile"], target, 0, 0


def used(s: Delve, seat: int, item: int, target: int) -> tuple[int, int, int, int]:
    kind = targets.of_item(item)
    if target == codes.NO_TARGET or kind == targets.NOTHING:
        return PLACES["use"], item, 0, 0
    if kind == targets.HERO:
        return PLACES["use on hero"], item, target, 0
    if kind == targets.ENEMY:
        return PLACES["use on enemy"], item, standing(s, target), 0
    if kind == targets.EXIT:
        return exit_of(s, seat, target)
    if item == ITM_FIREPOT:
        return PLACES["use near"], around(s, seat, target), 0, 0
    return PLACES["use afar"], target, 0, 0


def exit_of(s: Delve, seat: int, half: int) -> tuple[int, int, int, int]:
    """A side of the tile one stands on, or of the second one of a joint."""
    lead = s.ground.leads[half]
    own = s.ground.first[s.heroes[seat].square]
    return PLACES["use on exit"], 0 if lead >> 2 == own else 1, lead & 3, 0


# Places


def standing(s: Delve, number: int) -> int:
    """The place of an enemy among those that stand, by appearance."""
    for place, e in enumerate(s.enemies):
        if e.number == number:
            return place
    return OUTSIDE


def side(s: Delve, seat: int, square: int) -> int:
    here = s.heroes[seat].square
    if square == here:
        return 0
    toward = s.ground.toward[here]
    return 1 + toward.index(square) if square in toward else OUTSIDE


def around(s: Delve, seat: int, square: int) -> int:
    """A square in the window around the hero."""
    g, here = s.ground, s.heroes[seat].square
    x, y = g.x[square] - g.x[here] + REACH, g.y[square] - g.y[here] + REACH
    return y * WINDOW + x if 0 <= x < WINDOW and 0 <= y < WINDOW else OUTSIDE


NUMBERING: Final = Numbering(HEADS, parts)
