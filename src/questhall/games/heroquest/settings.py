"""The table before the game: the options of HeroQuest, its quests, and the Table they are played on.

Presets of section 8, as the options that differ from the defaults:
  Book         none
  Family       sight_corner literal, treasure_searches per_room, death wounded (and a gentle Zargon)
  Veteran      item_passing adjacent_no_monster, furniture_blocks_sight tall (and a cunning Zargon)
  Solo         one person on all hero seats, a bot on Zargon's
  Cooperative  a bot on Zargon's seat
Who sits where, how strong a bot Zargon is, dice typed in by players, undo, clocks and languages are the hall's matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from questhall.engine import content
from questhall.engine.agreement import agree
from questhall.engine.content import ContentError
from questhall.engine.game import BadSetup, Setting
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.ids import CLASSES
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.quest_format import check, quest_file

QUESTS: Final = quest_file.QUESTS
CLASS_WORDS: Final = ("barbarian", "dwarf", "elf", "wizard")
QUEST_NAMES: Final = tuple(sorted(path.stem for path in QUESTS.glob("*.toml")))
WINDOWS: Final = ("ask", "at_zero_only", "never")
SEES_PAST: Final = ("off", "tall", "all")
PASSING: Final = ("adjacent", "adjacent_no_monster", "anywhere")
HEALING: Final = ("not_acted_this_round", "own_turn_only", "always")
MOVEMENT: Final = ("dice", "seven", "best_of_two")
LONGEST_NAME: Final = 20
COMPLAINTS: Final = 12  # of a quest file that are told at once
DEATH: Final = ("new_hero", "wounded", "hardcore")

SETTINGS: Final = (
    Setting("campaign", ("single", "campaign"), "heq-btw-06", field="campaign"),
    Setting("quest", QUEST_NAMES, "heq-btw-06"),
    Setting("heroes", ("any", *CLASS_WORDS), "heq-set-01", per_seat=True),
    Setting("hero_names", (), "heq-set-06"),
    Setting("turn_order", (), "heq-set-15"),
    Setting("spell_split", ("choice", "suggested"), "heq-set-10", field="suggested_spells"),
    Setting("potion_windows", WINDOWS, "heq-pot-01", per_seat=True),
    Setting("sight_corner", ("both_closed", "literal"), "heq-los-03", field="literal_corners"),
    Setting("furniture_blocks_move", ("on", "off"), "heq-mov-04", field="furniture_blocks_move"),
    Setting("furniture_blocks_sight", SEES_PAST, "heq-los-06", field="furniture_blocks_sight"),
    Setting("corridor_search", ("sight", "whole"), "heq-sec-02", field="whole_corridor"),
    Setting("pit_min_monster", ("1", "0"), "heq-atk-17", field="pit_min_monster"),
    Setting("item_passing", PASSING, "heq-eqp-13", field="item_passing"),
    Setting("safe_stairs", ("on", "off"), "heq-end-03", field="safe_stairs"),
    Setting("summon_acts", ("next_turn", "at_once"), "heq-drd-14", field="summoned_act"),
    Setting("wizard_handaxe", ("off", "on"), "heq-eqp-05", field="wizard_handaxe"),
    Setting("holy_water_sight", ("off", "on"), "heq-eqp-12", field="holy_water_sight"),
    Setting("healing_spell_at_zero", HEALING, "heq-die-03", field="healing_at_zero"),
    Setting("sell_half", ("off", "on"), "heq-btw-09", field="sell_half"),
    Setting("figure_limit", ("off", "on"), "heq-zar-17", field="figure_limit"),
    Setting("monster_body", ("cards", "one"), "heq-atk-09", field="one_body"),
    Setting("treasure_searches", ("per_hero", "per_room"), "heq-tre-02", field="one_search"),
    Setting("fixed_movement", MOVEMENT, "heq-mov-01", field="movement"),
    Setting("death", DEATH, "heq-btw-05", field="death"),
    Setting("party_help", ("none", "small_party"), "heq-set-03", field="small_party_help"),
    Setting("gear", ("starting", "rolled"), "heq-set-16", field="rolled_gear"),
    Setting("zargon_hidden", ("secret", "open_book"), "heq-set-04", field="open_book"),
    Setting("quest_file", (), "heq-set-14"),
)


def lay_out(options: Mapping[str, Any], seats: int) -> Table:
    """The table for completed options; BadSetup names the option that cannot be."""
    t = Table(seats - 1)
    agree(t, SETTINGS, options)
    t.classes = classes(options["heroes"])
    t.names = names(options["hero_names"], t.classes)
    t.turn_order = turn_order(options["turn_order"], t.classes)
    lay_out_quests(t, options)
    t.windows = [WINDOWS.index(word) for word in options["potion_windows"][1:]]
    return t


def classes(words: list[str]) -> list[int]:
    """heq-set-01, -02: each class at most once; those who take any get what is left, in order. Seat 0 is Zargon."""
    chosen = [CLASS_WORDS.index(word) if word in CLASS_WORDS else CLASSES for word in words[1:]]
    named = [kind for kind in chosen if kind < CLASSES]
    if len(set(named)) < len(named):
        raise BadSetup("heroes", "each class plays at most once")
    left = iter(sorted(set(range(CLASSES)) - set(named)))
    return [kind if kind < CLASSES else next(left) for kind in chosen]


def names(given: Any, party: list[int]) -> list[str]:
    """R-55: a name by class, for those who have one."""
    if not given:
        return []
    if not isinstance(given, Mapping) or not all(word in CLASS_WORDS for word in given):
        raise BadSetup("hero_names", f"a name for each of {', '.join(CLASS_WORDS)} who has one")
    for name in given.values():
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup("hero_names", f"a name has at most {LONGEST_NAME} letters")
    called = [" ".join(given.get(CLASS_WORDS[kind], "").split()) for kind in party]
    if len({name for name in called if name}) < len([name for name in called if name]):
        raise BadSetup("hero_names", "two heroes cannot have the same name")
    return called


def turn_order(words: Any, party: list[int]) -> list[int]:
    """heq-set-15: the named classes first, the others after them in the usual order."""
    if not isinstance(words, list) or not all(word in CLASS_WORDS for word in words) or len(set(words)) < len(words):
        raise BadSetup("turn_order", f"a list of {', '.join(CLASS_WORDS)}, each at most once")
    kinds = [CLASS_WORDS.index(word) for word in words]
    kinds += sorted(set(party) - set(kinds))
    return [party.index(kind) for kind in kinds if kind in party]


def lay_out_quests(t: Table, options: Mapping[str, Any]) -> None:
    """heq-btw-06: all quests of the campaign in order, or one quest, which may be the table's own."""
    if options["quest_file"]:
        if t.campaign:
            raise BadSetup("quest_file", "a quest of one's own is played by itself, not in the campaign")
        t.plans = [own_quest(options["quest_file"])]
    elif t.campaign:
        t.plans = [quest(name) for name in QUEST_NAMES]
        t.first = QUEST_NAMES.index(options["quest"])
    else:
        t.plans = [quest(options["quest"])]


@cache
def quest(name: str) -> Plan:
    """A quest of the campaign."""
    return quest_file.read(QUESTS / f"{name}.toml")


def own_quest(value: Any) -> Plan:
    """A whole quest as data: the keys of a quest file, or its text."""
    try:
        if isinstance(value, str):
            return examined(content.parse(value, "quest_file"))
        if isinstance(value, Mapping):
            return examined(content.of_data(dict(value), "quest_file"))
    except ContentError as error:
        raise BadSetup("quest_file", str(error)) from None
    raise BadSetup("quest_file", "the keys of a quest file, or its text")


def examined(root: content.Node) -> Plan:
    """The quest, or everything the check has to say against it."""
    draft = quest_file.draft(root)
    wrong = [str(problem) for problem in check.problems(draft) if not problem.advice()]
    if wrong:
        more = [f"... {len(wrong) - COMPLAINTS}"] if len(wrong) > COMPLAINTS else []
        raise BadSetup("quest_file", "\n".join([*wrong[:COMPLAINTS], *more]))
    return draft.plan
