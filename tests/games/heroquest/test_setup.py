"""Setup (heq-set)."""

from __future__ import annotations

import pytest
from tests.every_game.snapshot import attributes, snapshot
from tests.games.heroquest.play import Play, add_furniture, area, name, number, plan, square, table

from questhall.engine.core import EVERYBODY, OVER, State
from questhall.engine.game import BadSetup
from questhall.games.heroquest import settings as tables
from questhall.games.heroquest.model.answer_codes import DRINK, END_TURN, GROUP, LEAVE, READY, ROLL, STORE, code
from questhall.games.heroquest.model.figures import COURAGE_ON, OUTSIDE, Ally, Hero, Monster
from questhall.games.heroquest.model.ids import AIR, EARTH, FIRE, WATER
from questhall.games.heroquest.model.plan import Plan
from questhall.games.heroquest.model.state import SETUP, TRAP_HIDDEN, UNFINISHED, ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.setup import STAIRS, new_hero, stairway


def campaign(heroes: str = "barbarian", quests: int = 2) -> Play:
    """A campaign of small quests, in the first of them."""
    play = Play(heroes=heroes, campaign=True, plans=[numbered(n) for n in range(1, quests + 1)])
    return play


def numbered(n: int) -> Plan:
    p = plan()
    p.id = f"q{n}"
    p.number = n
    return p


def leave_all(play: Play) -> Play:
    """Everybody leaves at once: the quest is unfinished, the armoury opens."""
    for _ in play.state.heroes:
        play.do(LEAVE)
    assert play.state.outcome == UNFINISHED
    return play


def next_quest(play: Play) -> Play:
    for _ in play.state.heroes:
        play.do(READY)
    return play


@pytest.mark.rule("heq-set-01")
def test_every_class_at_most_once() -> None:
    assert tables.classes(["any", "wizard", "any", "any", "any"]) == [3, 0, 1, 2]
    with pytest.raises(BadSetup):
        tables.classes(["any", "elf", "elf"])


@pytest.mark.rule("heq-set-02", "heq-set-03")
def test_a_single_hero_meets_the_same_quest_and_the_same_zargon() -> None:
    quest = plan("K", monsters=[("orc", "B2"), ("goblin", "C2")])
    alone, four = Play(quest), Play(quest, heroes="barbarian dwarf elf wizard")
    assert [m.kind for m in alone.state.monsters] == [m.kind for m in four.state.monsters]
    assert [m.body for m in alone.state.monsters] == [m.body for m in four.state.monsters]
    alone.end()
    assert events.ZARGON_BEGINS in alone.kinds()


@pytest.mark.rule("heq-set-04")
def test_everybody_gets_the_parchment_and_no_note() -> None:
    play = Play()
    told = [event for event in play.state.events or [] if event[0] == events.PARCHMENT]
    assert [event[4] for event in told] == [EVERYBODY]
    assert events.NOTE not in play.kinds()
    assert play.state.noted == ()


@pytest.mark.rule("heq-set-05", "heq-set-16")
@pytest.mark.parametrize(
    ("who", "body", "mind", "weapon"),
    [
        ("barbarian", 8, 2, "broadsword"),
        ("dwarf", 7, 3, "shortsword"),
        ("elf", 6, 4, "shortsword"),
        ("wizard", 4, 6, "dagger"),
    ],
)
def test_a_new_hero(who: str, body: int, mind: int, weapon: str) -> None:
    h = Play(heroes=who).hero()
    assert (h.body, h.body_start, h.mind, h.mind_start) == (body, body, mind, mind)
    assert h.hand == number(weapon)
    assert [item for item in range(len(h.items)) if h.items[item]] == [number(weapon)]
    assert h.items[number(weapon)] == 1
    new = new_hero(table(who), 0, h.kind)
    assert (new.body, new.mind) == (body, mind)
    assert h.gold == 0
    assert h.worn < 0


@pytest.mark.rule("heq-set-06")
def test_the_sheet_is_kept_between_quests() -> None:
    play = campaign()
    play.put(0, "L9")
    play.do(9).throws(number("jewels_50"))  # search for treasure
    assert play.hero().gold == 50
    play.put(0, "S15")
    next_quest(leave_all(play))
    assert play.state.quest == 0
    assert play.hero().gold == 50


@pytest.mark.rule("heq-set-07")
def test_the_deck_is_complete_again_at_each_quest() -> None:
    play = campaign()
    play.put(0, "L9")
    play.do(9).throws(number("gem_35"))
    assert sum(play.state.deck) == 23
    play.put(0, "S15")
    next_quest(leave_all(play))
    assert sum(play.state.deck) == 24
    assert play.state.deck[number("gem_35")] == 2


@pytest.mark.rule("heq-set-09", "heq-set-17")
def test_wizard_takes_a_group_then_the_elf_then_the_wizard_has_the_rest() -> None:
    play = Play(heroes="barbarian elf wizard", suggested_spells=False)
    assert play.state.seat == 3
    assert play.legal() == tuple(code(GROUP, group) for group in (AIR, EARTH, FIRE, WATER))
    play.do(GROUP, WATER)
    assert play.state.seat == 2
    assert not play.can(GROUP, WATER)
    play.do(GROUP, AIR)
    assert play.hero("wizard").groups == 1 << WATER | 1 << EARTH | 1 << FIRE
    assert play.hero("elf").spells == 0b111
    assert play.hero("wizard").spells.bit_count() == 9
    assert play.hero("barbarian").spells == 0


@pytest.mark.rule("heq-set-10")
def test_suggested_groups() -> None:
    """X-11."""
    play = Play(heroes="elf wizard", suggested_spells=True)
    assert play.hero("wizard").groups == 1 << FIRE | 1 << WATER | 1 << AIR
    assert play.hero("elf").groups == 1 << EARTH
    assert (play.hero("wizard").spells.bit_count(), play.hero("elf").spells.bit_count()) == (9, 3)
    assert Play(heroes="wizard").hero().groups == 1 << FIRE | 1 << WATER | 1 << AIR
    assert Play(heroes="elf").hero().groups == 1 << EARTH


@pytest.mark.rule("heq-set-11")
def test_groups_without_the_other_caster() -> None:
    wizard = Play(heroes="wizard", suggested_spells=False)
    wizard.do(GROUP, AIR).do(GROUP, FIRE)
    assert not wizard.can(GROUP, AIR)
    wizard.do(GROUP, EARTH)
    assert wizard.hero().groups == 1 << AIR | 1 << FIRE | 1 << EARTH
    elf = Play(heroes="elf", suggested_spells=False)
    assert elf.can(GROUP, AIR)
    elf.do(GROUP, FIRE)
    assert elf.hero().groups == 1 << FIRE
    dwarf = Play(heroes="dwarf", suggested_spells=False)
    assert dwarf.asked() == "HeroChoice"
    assert dwarf.hero().spells == 0


@pytest.mark.rule("heq-set-12")
def test_only_the_starting_room_lies_on_the_board() -> None:
    quest = plan(
        "K",
        doors=[((10, 8), (9, 8)), ((10, 9), (9, 9), "secret"), ((4, 2), (5, 2))],
        monsters=[("orc", (14, 10)), ("goblin", "B2")],
        traps=[("pit", (13, 9))],
    )
    add_furniture(quest, "chest", [(15, 11)], trap=[])
    play = Play(quest)
    s = play.state
    assert play.placed() == [name(square((14, 10)))]
    assert s.rooms_seen == 1 << area("K")
    assert s.doors_seen == 1
    assert s.traps == [TRAP_HIDDEN]
    assert s.traps_found == 0


@pytest.mark.rule("heq-set-13")
def test_heroes_on_the_stairs_in_turn_order() -> None:
    play = Play(plan("U"), heroes="wizard elf dwarf barbarian")
    assert [play.at(who) for who in ("barbarian", "dwarf", "elf", "wizard")] == ["S15", "T15", "S16", "T16"]


@pytest.mark.rule("heq-set-14")
def test_another_start_and_another_exit() -> None:
    quest = plan([(5, 9), (6, 9), (7, 9), (8, 9)])
    quest.exit = (square("A10"),)
    quest.exit_is_start = False
    play = Play(quest, heroes="barbarian dwarf")
    assert (play.at(0), play.at(1)) == ("F10", "G10")
    assert not play.can(LEAVE)
    play.put(0, "A10")
    assert play.can(LEAVE)


@pytest.mark.rule("heq-set-14")
def test_a_door_lets_the_heroes_in_one_by_one() -> None:
    quest = plan()
    quest.start_kind = 1
    quest.start = quest.exit = (square("A10"),)
    play = Play(quest, heroes="barbarian dwarf")
    assert play.hero().status == OUTSIDE
    assert play.state.hero_squares == 0
    play.own("potion_healing", "potion_speed")
    play.again()
    assert play.verbs() == {ROLL, DRINK, END_TURN}
    play.rolls("1 1")
    assert play.walks() == {"A10", "A9", "A11", "B10"}  # the first step leads to the door
    play.walk("B10").end()
    assert play.at() == "B10"
    assert play.hero(1).status == OUTSIDE
    play.rolls("1 2").walk("A10")
    assert play.at(1) == "A10"


@pytest.mark.rule("heq-set-15")
def test_turn_order() -> None:
    assert Play(heroes="wizard dwarf barbarian").state.order == (2, 1, 0)
    chosen = Play(heroes="wizard dwarf barbarian", turn_order=[1, 0, 2])
    assert chosen.state.order == (1, 0, 2)
    assert chosen.state.active == 1
    assert chosen.end().state.active == 0


@pytest.mark.rule("heq-set-18")
def test_the_spell_ring_is_loaded_at_quest_start() -> None:
    play = campaign("elf wizard")
    play.own("spell_ring", who="elf")
    next_quest(leave_all(play))
    assert play.asked() == "StoreSpell"
    assert (play.state.seat, play.state.phase) == (1, SETUP)
    assert not play.can(STORE, number("genie"))
    play.do(STORE, number("rock_skin"))
    assert play.hero("elf").stored == number("rock_skin")


@pytest.mark.rule("heq-set-19")
def test_nothing_lasts_into_the_next_quest() -> None:
    play = campaign()
    h = play.hero()
    h.used = 1 << number("phantom_blade")
    h.effects = COURAGE_ON
    h.searched = 1 << area("U")
    next_quest(leave_all(play))
    h = play.hero()
    assert (h.used, h.effects, h.searched) == (0, 0, 0)


SHEET = {"number", "kind", "items", "gold", "hand", "worn", "body_start", "mind_start", "quests", "deaths"}
CAMPAIGN = {"table", "phase", "heroes", "quest", "campaign_done", "artifacts_found", "artifacts_lost", "beaten_in",
            "champions", "ready", "treasures_gone", "kept_walls"}  # fmt: skip

OF_ENGINE = attributes(State())
LATER = {"attack_turn", "attack_more", "dice", "door", "first_target_orc", "hits", "moved"}  # set when they matter


def litter(thing: object, kept: set[str]) -> None:
    """Leave something behind wherever a quest may have left something."""
    for each in sorted(attributes(thing) - kept):
        value = getattr(thing, each)
        if isinstance(value, bool | int):
            setattr(thing, each, not value if isinstance(value, bool) else value + 1)
        elif isinstance(value, tuple):
            setattr(thing, each, (*value, 1))
        elif isinstance(value, list):
            setattr(thing, each, [])


@pytest.mark.rule("heq-set-07", "heq-set-19", "heq-dor-01", "heq-trn-02")
@pytest.mark.parametrize("safe", [True, False])
def test_a_quest_begins_as_if_nothing_had_been_before(safe: bool) -> None:
    """All that is not on the sheets or kept for the campaign is as in a game that has known nothing else."""
    things = plan("K", doors=[((10, 8), (9, 8), "normal", True)], traps=[("pit", (12, 9))])
    add_furniture(things, "chest", [(14, 9)], trap=[])
    plans = [plan("K"), things]
    plans[0].id, plans[1].id = "q1", "q2"
    found = []
    for littered in (False, True):
        play = Play(heroes="elf wizard barbarian", campaign=True, plans=plans, safe_stairs=safe)
        leave_all(play)
        s = play.state
        s.quest = 1
        if littered:
            litter(s, CAMPAIGN | OF_ENGINE)
            s.order, s.plan, s.allies, s.monsters = (0, 1, 2), plan("A"), [Ally(0)], [Monster(0, 0, 0)]
            for h in s.heroes:
                litter(h, SHEET)
        next_quest(play)
        found.append({each: snapshot(getattr(s, each)) for each in attributes(s) - CAMPAIGN - LATER - OF_ENGINE})
        found[-1]["heroes"] = snapshot(s.heroes)
    assert {each for each in found[0] if found[0][each] != found[1][each]} == set()


LAID = {"deck", "east", "order", "plan", "rooms_seen", "round", "seen", "south", "stairs", "wandering_kind",
        "active", "hero_squares", "monsters", "progress", "quiet_since", "trail"}  # fmt: skip


@pytest.mark.rule("heq-set-07", "heq-set-19", "heq-dor-01", "heq-trn-02")
def test_what_a_bare_quest_begins_with_is_nothing() -> None:
    play = Play(heroes="elf wizard barbarian", campaign=True, plans=[plan("K")], safe_stairs=False)
    leave_all(play)
    s = play.state
    litter(s, CAMPAIGN | OF_ENGINE)
    s.order, s.plan, s.allies, s.monsters = (0, 1, 2), plan("A"), [Ally(0)], [Monster(0, 0, 0)]
    for h in s.heroes:
        litter(h, SHEET)
    next_quest(play)
    new = Dungeon(s.table)
    for each in sorted(attributes(new) - CAMPAIGN - OF_ENGINE - LATER - LAID):
        assert getattr(s, each) == getattr(new, each), each
    assert (s.round, s.active, s.monsters, s.order, sum(s.deck)) == (1, 2, [], (2, 0, 1), 24)
    for h in s.heroes:
        fresh = Hero(h.number, h.kind)
        for each in sorted(attributes(h) - SHEET - {"body", "mind", "groups", "spells", "square", "stood"}):
            assert getattr(h, each) == getattr(fresh, each), each
        assert (h.body, h.mind) == (h.body_start, h.mind_start)
    assert [h.spells.bit_count() for h in s.heroes] == [3, 9, 0]
    assert s.hero_squares == sum(1 << h.square for h in s.heroes)
    assert not s.seen & 1, "nobody sees the farthest corner from there"


@pytest.mark.rule("heq-dor-01")
def test_a_door_that_stands_open_in_the_quest_is_no_wall() -> None:
    ways = [Play(plans=[plan("K", doors=[((10, 8), (9, 8), "normal", ajar)])]).state.east for ajar in (False, True)]
    assert (ways[0] ^ ways[1]).bit_count() == 1


@pytest.mark.rule("heq-end-03")
def test_where_there_are_no_stairs_nothing_is_a_stairway() -> None:
    bare = plan("K")
    bare.start_kind = bare.exit_kind = STAIRS + 1
    assert stairway(bare) == 0


@pytest.mark.rule("heq-set-01", "heq-btw-06")
def test_a_game_begins_with_the_quest_of_the_table() -> None:
    play = Play(campaign=True, plans=[numbered(n) for n in (1, 2, 3)], first=1)
    assert (play.state.quest, play.state.plan.number) == (1, 2)


@pytest.mark.rule("heq-zar-17")
@pytest.mark.parametrize("one_body", [False, True])
def test_monsters_of_one_body_point(one_body: bool) -> None:
    quest = plan("K", monsters=[("mummy", (14, 9)), ("mummy", (14, 10))])
    quest.monsters[1].stats = [4, 3, 4, 5, 0]
    play = Play(quest, one_body=one_body)
    play.place("mummy", (14, 11))
    assert [(m.body, m.body_start) for m in play.state.monsters] == (
        [(1, 1), (5, 5), (1, 1)] if one_body else [(2, 2), (5, 5), (2, 2)]
    )


@pytest.mark.rule("heq-set-20")
def test_a_campaign_begins_with_the_world() -> None:
    assert campaign().happened(events.CAMPAIGN_BEGINS)
    assert Play().happened(events.CAMPAIGN_BEGINS) == []


@pytest.mark.rule("heq-set-05", "heq-set-16")
@pytest.mark.parametrize(
    ("heroes", "help_body", "brews", "potions"),
    [
        ("elf", 2, [1], [0]),
        ("elf dwarf", 2, [1, 1], [0, 0]),
        ("elf dwarf wizard", 0, [0, 0, 0], [1, 0, 0]),
        ("elf dwarf wizard barbarian", 0, [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_help_for_small_parties(heroes: str, help_body: int, brews: list[int], potions: list[int]) -> None:
    party = Play(heroes=heroes, small_party_help=True).state.heroes
    assert (party[0].body, party[0].body_start) == (6 + help_body, 6 + help_body)
    assert [h.items[number("heroic_brew")] for h in party] == brews
    assert [h.items[number("potion_healing")] for h in party] == potions


def test_a_single_quest_ends_the_game() -> None:
    play = leave_all(Play())
    assert play.state.waiting == OVER
    assert play.state.winners() == [ZARGON]
