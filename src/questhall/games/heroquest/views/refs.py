"""Names of the things on the table, the same in options, events, views and on screen.

A name tells nothing that is hidden: doors, traps and furniture are named by their place; monsters, people and things
of the quest by the order in which they appeared.
"""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import UnknownName
from questhall.engine.refs import after, number, one_of
from questhall.games.heroquest.model import board
from questhall.games.heroquest.model.answer_codes import ACT, a_of, verb_of
from questhall.games.heroquest.model.cards import (
    CARD_IDS,
    DREAD_IDS,
    FURNITURE_IDS,
    GROUP_IDS,
    HERO_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    SPELL_IDS,
)
from questhall.games.heroquest.model.figures import PLACED, Ally, Monster
from questhall.games.heroquest.model.ids import ITEMS, NONE
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import FAILURE, SUCCESS, Dungeon
from questhall.games.heroquest.rules.known_parts import lies_open, thing_known
from questhall.games.heroquest.views.shapes import Prose, TrapKind

TRAPS: Final[tuple[TrapKind, ...]] = ("pit", "falling_block", "spear")
DIRECTIONS: Final = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
ABROAD: Final = "outside"  # a square that is none: beyond the border


# From a number to its name


def square(index: int) -> str:
    return f"square:{board.name(index)}" if index >= 0 else ABROAD


def area(number: int) -> str:
    return f"room:{board.room_name(number)}" if number > 0 else "room:corridor"


def door(s: Dungeon, number: int) -> str:
    found = s.plan.doors[number]
    return f"door:{board.name(found.a)}{'s' if found.b - found.a == board.COLUMNS else 'e'}"


def trap(s: Dungeon, number: int) -> str:
    return f"trap:{board.name(s.plan.traps[number].square)}"


def furniture(s: Dungeon, number: int) -> str:
    return f"furniture:{board.name(s.plan.furniture[number].corner)}"


def monster(s: Dungeon, number: int) -> str:
    return f"monster:{s.monsters[number].shown}"


def hero(number: int) -> str:
    return f"hero:{number}"


def seat(number: int) -> str:
    return f"seat:{number}"


def ally(s: Dungeon, number: int) -> str:
    return f"ally:{in_order(s.people_met, number)}"


def item(s: Dungeon, number: int) -> str:
    """A thing a hero owns; the quest's own things come after all others."""
    return f"item:{ITEM_IDS[number]}" if number < ITEMS else thing(s, number - ITEMS)


def thing(s: Dungeon, number: int) -> str:
    return f"thing:{in_order(s.things_found, number)}"


def in_order(shown: tuple[int, ...], number: int) -> str:
    """The how-manieth to appear, from 1; of what has not, a name only Zargon hears."""
    return f"{shown.index(number) + 1}" if number in shown else f"hidden-{number}"


def spell(number: int) -> str:
    return f"spell:{SPELL_IDS[number]}"


def group(number: int) -> str:
    return f"group:{GROUP_IDS[number]}"


def dread(number: int) -> str:
    return f"dread:{DREAD_IDS[number]}"


def card(number: int) -> str:
    return f"card:{CARD_IDS[number]}"


def action(s: Dungeon, number: int) -> str:
    return f"action:{s.plan.actions[number].id}"


def squares(bits: int) -> list[str]:
    return [board.name(n) for n in range(board.SQUARES) if bits >> n & 1]


# From a name to its number


def square_index(ref: str) -> int:
    found = board.index(after("square", ref))
    if found < 0:
        raise UnknownName(f"{ref!r} is no square; write square:M10")
    return found


def placed_at(kind: str, ref: str, names: list[str]) -> int:
    """A door, trap or piece of furniture by its place."""
    wanted = f"{kind}:{after(kind, ref)}"
    if wanted not in names:
        raise UnknownName(f"there is no {wanted}")
    return names.index(wanted)


# What is hidden has no name: whoever guesses one hears the same as if nothing were there


def door_number(s: Dungeon, ref: str) -> int:
    seen = [door(s, n) if s.doors_seen >> n & 1 else "" for n in range(len(s.plan.doors))]
    return placed_at("door", ref, seen)


def trap_number(s: Dungeon, ref: str) -> int:
    return placed_at("trap", ref, [trap(s, n) if lies_open(s, n) else "" for n in range(len(s.traps))])


def furniture_number(s: Dungeon, ref: str) -> int:
    seen = [furniture(s, n) if piece.squares & s.seen else "" for n, piece in enumerate(s.plan.furniture)]
    return placed_at("furniture", ref, seen)


def thing_number(s: Dungeon, ref: str) -> int:
    return placed_at("thing", ref, [thing(s, n) if thing_known(s, n) else "" for n in range(len(s.item_places))])


def ally_number(s: Dungeon, ref: str) -> int:
    """One who stands on the board."""
    here = [ally(s, a.number) if a.status == PLACED else "" for a in s.allies]
    return placed_at("ally", ref, here)


def monster_number(s: Dungeon, ref: str) -> int:
    wanted = number("monster", ref, 10_000)
    for m in s.monsters:
        if wanted and m.shown == wanted:
            return m.number
    raise UnknownName(f"there is no monster {wanted}")


def hero_number(s: Dungeon, ref: str) -> int:
    """By number, or by class as people say it."""
    name = after("hero", ref)
    if name in HERO_IDS and HERO_IDS.index(name) in s.table.classes:
        return s.table.classes.index(HERO_IDS.index(name))
    return number("hero", ref, len(s.heroes))


def item_number(s: Dungeon, ref: str) -> int:
    if ref.startswith("thing:"):
        return ITEMS + thing_number(s, ref)
    return one_of("item", ITEM_IDS, ref)


def action_number(s: Dungeon, ref: str) -> int:
    """Of the actions that can be taken now; of the others nobody need know."""
    legal = {a_of(answer) for answer in s.legal if verb_of(answer) == ACT}
    return placed_at("action", ref, [action(s, n) if n in legal else "" for n in range(len(s.plan.actions))])


def quest_index(s: Dungeon, ref: str) -> int:
    return placed_at("chapter", ref, [f"chapter:{plan.number}" for plan in s.table.plans])


# What things are called in a sentence. Prose of the quest is a mapping of languages, the rest are names of texts.


def prose(plan: Plan, text: int) -> Prose | str:
    """What the quest says there; nothing if it has no such text."""
    found = words(plan, text)
    return "@nothing" if found is None else found


def words(plan: Plan, text: int) -> Prose | None:
    """The same for views: None where there is no such text."""
    return dict(plan.texts[text]) if 0 <= text < len(plan.texts) else None


def epilogue(plan: Plan, outcome: int) -> int:
    """The quest's own last words; NONE where it has none, and before its end."""
    return plan.victory if outcome == SUCCESS else plan.defeat if outcome == FAILURE else NONE


def monster_word(s: Dungeon, number: int, first: bool = False) -> Any:
    """A monster's own name, or its kind, with a number among several alike; `first` at the beginning of a sentence."""
    if not 0 <= number < len(s.monsters):
        return "@monster-first" if first else "@monster"
    m = s.monsters[number]
    own = own_name(s, m)
    if own is not None:
        return capitalised(own) if first else own
    which = among_alike(s, m)
    if which:
        return {"text": "numbered", "args": {"what": f"@kind-{MONSTER_IDS[m.kind]}", "number": which}}
    return f"{'kind-first' if first else 'kind'}:{MONSTER_IDS[m.kind]}"


def among_alike(s: Dungeon, m: Monster) -> int:
    """The how-manieth of its kind to appear; 0 while there has been no other, and for those with a name."""
    if not bears_number(s, m):
        return 0
    alike = [each.shown for each in s.monsters if each.kind == m.kind and bears_number(s, each)]
    return 1 + sum(shown < m.shown for shown in alike) if len(alike) > 1 else 0


def bears_number(s: Dungeon, m: Monster) -> bool:
    return m.shown > 0 and own_name(s, m) is None


def capitalised(words: Any) -> Any:
    """Prose at the beginning of a sentence."""
    return {lang: said[:1].upper() + said[1:] for lang, said in words.items()} if isinstance(words, dict) else words


def own_name(s: Dungeon, m: Monster) -> Prose | None:
    """The name a quest gives a monster; None if it has none."""
    if m.plan == NONE or m.plan >= len(s.plan.monsters) or s.plan.monsters[m.plan].name == NONE:
        return None
    return words(s.plan, s.plan.monsters[m.plan].name)


def hero_word(s: Dungeon, number: int, first: bool = False) -> str:
    """Heroes are called by their names (R-55), else by their class: no two are alike (heq-set-01)."""
    if not 0 <= number < len(s.heroes):
        return "@zargon"
    if hero_name(s, number):
        return f"={hero_name(s, number)}"
    return f"{'class-first' if first else 'class'}:{HERO_IDS[s.heroes[number].kind]}"


def hero_name(s: Dungeon, number: int) -> str:
    """What his player calls him; "" if he has no name."""
    return s.table.names[number] if number < len(s.table.names) else ""


def ally_word(s: Dungeon, number: int) -> Prose | str:
    return prose(s.plan, s.plan.npcs[number].name) if 0 <= number < len(s.plan.npcs) else "@nothing"


def item_word(s: Dungeon, number: int) -> Prose | str:
    return f"item:{ITEM_IDS[number]}" if number < ITEMS else thing_word(s, number - ITEMS)


def thing_word(s: Dungeon, number: int) -> Prose | str:
    return prose(s.plan, s.plan.items[number].name) if 0 <= number < len(s.plan.items) else "@nothing"


def trap_word(s: Dungeon, number: int) -> str:
    return f"trap-kind:{TRAPS[s.plan.traps[number].kind]}" if 0 <= number < len(s.plan.traps) else "@nothing"


def furniture_word(s: Dungeon, number: int) -> str:
    if not 0 <= number < len(s.plan.furniture):
        return "@nothing"
    return f"furniture-kind:{FURNITURE_IDS[s.plan.furniture[number].kind]}"


def standing(m: Monster | Ally) -> bool:
    return m.status == PLACED and m.square >= 0
