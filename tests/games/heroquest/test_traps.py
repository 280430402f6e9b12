"""Traps that go off (heq-trp, heq-pit, heq-blk, heq-spr, heq-fur)."""

from __future__ import annotations

import pytest
from tests.games.heroquest.pits import beside_pit
from tests.games.heroquest.play import Play, add_furniture, area, game, number, plan, square

from questhall.games.heroquest.model.answer_codes import (
    ATTACK,
    CHOOSE,
    DISARM,
    END_TURN,
    JUMP,
    OPEN,
    PLACE,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    WALK,
    a_of,
    code,
)
from questhall.games.heroquest.model.figures import DEAD
from questhall.games.heroquest.model.plan import Effect, Plan, Treasure
from questhall.games.heroquest.model.plan_kinds import DO_DAMAGE, DO_GOLD
from questhall.games.heroquest.model.sight import sees
from questhall.games.heroquest.model.state import TRAP_GONE, TRAP_HIDDEN, TRAP_SPRUNG
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice
from questhall.texts import say

FLOOR = 0
PIECE = 1


def corridor(kind: str, heroes: str = "barbarian dwarf", known: bool = False) -> Play:
    """The first hero in the top corridor at (12, 0), a trap two squares east, the others far away."""
    quest = plan([(5, 0), (4, 0), (3, 0), (2, 0)], traps=[(kind, (14, 0))])
    quest.traps[0].found = known
    play = Play(quest, heroes=heroes)
    play.put(0, (12, 0))
    return play


# Traps that go off


@pytest.mark.rule("heq-trp-04")
def test_a_hidden_trap_goes_off_when_stepped_on_also_behind_a_door() -> None:
    quest = plan("U", doors=[((18, 15), (17, 15))], traps=[("pit", (17, 15))])
    play = Play(quest, heroes="barbarian dwarf")
    play.put(0, (18, 15))
    play.do(OPEN, 0).rolls("6 6").walk((17, 15))
    assert play.hero().in_pit
    assert play.hero().body == 7


@pytest.mark.rule("heq-trp-05")
def test_a_known_trap_still_goes_off() -> None:
    play = corridor("pit", known=True).rolls("6 6").walk((13, 0))
    assert play.at() == "N1"
    play.walk((14, 0))
    assert play.hero().body == 7
    assert play.hero().in_pit


@pytest.mark.rule("heq-trp-06")
@pytest.mark.parametrize("kind", ["pit", "falling_block", "spear"])
def test_monsters_do_not_set_off_traps(kind: str) -> None:
    play = corridor(kind)
    m = play.place("mummy", (16, 0))
    play.zargon().do(CHOOSE, 0).do(WALK, square((14, 0)))  # and it stops there
    assert m.square == square((14, 0)) and play.asked() != "SpearFlies"
    assert play.state.traps == [TRAP_HIDDEN]
    assert not m.in_pit
    assert m.body == 2
    assert play.happened(events.TRAP_SPRUNG) == []


@pytest.mark.rule("heq-trp-07")
def test_a_found_trap_is_jumped_at_once_or_disarmed_next_turn() -> None:
    play = corridor("pit", heroes="dwarf")
    play.put(0, (13, 0))
    assert not play.verbs() & {JUMP, DISARM}
    play.do(SEARCH_TRAPS).rolls("2 2")
    assert JUMP in play.verbs()
    assert DISARM not in play.verbs()
    play.end().rolls("1 1")
    assert DISARM in play.verbs()


@pytest.mark.rule("heq-pit-01")
def test_a_pit_stops_wounds_and_ends_the_turn() -> None:
    play = corridor("pit").rolls("6 6").walk((20, 0))
    h = play.hero()
    assert play.at() == "O1"
    assert (h.body, h.in_pit) == (7, True)
    assert play.state.traps == [TRAP_SPRUNG]
    assert play.state.active == 1
    assert events.DEFENCE_ROLLED not in play.kinds()


@pytest.mark.rule("heq-pit-02")
def test_in_a_pit_one_die_less() -> None:
    """X-05: no jump over an occupied landing square; in the pit he fights with one die less."""
    quest = plan([(5, 0)], traps=[("pit", (6, 0))])
    play = Play(quest, heroes="dwarf")
    play.state.traps[0] = TRAP_SPRUNG
    m = play.place("goblin", (7, 0))
    play.rolls("6 6")
    assert not play.verbs() & {JUMP, ATTACK}
    play.walk((6, 0))
    h = play.hero()
    assert (h.body, h.in_pit) == (6, True)
    play.turn_of()
    assert play.can(ATTACK, number("shortsword"), m.number)
    assert attack_dice(play.state, h, number("shortsword"), m) == 1
    assert defend_dice(play.state, h) == 1


@pytest.mark.rule("heq-pit-04")
def test_an_open_pit_stays_and_can_be_jumped_but_not_disarmed() -> None:
    play = beside_pit("dwarf").rolls("6 6")
    assert DISARM in play.verbs()
    play.state.traps[0] = TRAP_SPRUNG
    play.again()
    assert DISARM not in play.verbs()
    assert JUMP in play.verbs()
    play.do(JUMP, square((12, 9)), square((13, 9))).throws("white")
    assert play.state.traps == [TRAP_SPRUNG]


@pytest.mark.rule("heq-pit-05")
def test_into_an_open_pit_on_purpose() -> None:
    play = beside_pit("elf")
    play.state.traps[0] = TRAP_SPRUNG
    play.rolls("6 6").walk((12, 9))
    assert (play.hero("elf").body, play.hero("elf").in_pit) == (5, True)
    assert play.state.active != play.hero("elf").number


@pytest.mark.rule("heq-pit-06")
def test_several_heroes_in_one_pit() -> None:
    play = beside_pit("elf")
    play.state.traps[0] = TRAP_SPRUNG
    play.put("barbarian", (12, 9)).in_pit = True
    play.rolls("6 6")
    assert "M10" in play.walks()
    play.walk((12, 9))
    assert play.at("elf") == play.at("barbarian") == "M10"
    assert play.hero("elf").in_pit and play.hero("elf").body == 5
    play.turn_of("elf")
    assert play.can(END_TURN)  # he may stay there with his friend


@pytest.mark.rule("heq-pit-06")
def test_monsters_do_not_enter_an_occupied_pit() -> None:
    for guest in ("hero", "monster", "nobody"):
        play = beside_pit("elf")
        play.state.traps[0] = TRAP_SPRUNG
        play.put("elf", (12, 9) if guest == "hero" else (10, 7))
        if guest == "monster":
            play.place("orc", (12, 9))
        goblin = play.place("goblin", (13, 9))
        play.zargon().do(CHOOSE, goblin.number)
        assert ("M10" in play.walks()) == (guest == "nobody")


@pytest.mark.rule("heq-blk-01", "heq-blk-02", "heq-blk-03")
def test_a_falling_block() -> None:
    """X-23."""
    play = corridor("falling_block")
    play.hero().body = 6
    play.rolls("6 6").walk((20, 0))
    assert play.throw_name() == "combat:3"
    play.throws("skull white skull")
    h = play.hero()
    assert h.body == 4
    assert play.state.seat == h.number + 1
    assert sorted(a_of(each) for each in play.legal()) == [square((13, 0)), square((15, 0))]
    play.do(PLACE, square((15, 0)))
    assert play.at() == "P1"
    assert play.state.active != h.number
    s = play.state
    assert s.solid >> square((14, 0)) & 1
    assert not sees(s, square((13, 0)), square((15, 0)))
    play.turn_of(0).rolls("6 6")
    assert "O1" not in play.walks()
    assert "N1" not in play.walks()
    assert JUMP not in play.verbs()


@pytest.mark.rule("heq-blk-04")
def test_a_falling_block_without_a_free_square_beside() -> None:
    quest = plan([(5, 0), (13, 0), (15, 0)], traps=[("falling_block", (14, 0))])
    play = Play(quest, heroes="barbarian dwarf elf")
    play.put("barbarian", (12, 0))
    play.rolls("6 6").walk((14, 0)).throws("white white white")
    assert play.at("barbarian") in ("M1", "Q1")
    buried = plan([(21, 0), (20, 0)], traps=[("falling_block", (22, 0))], blocked=[(23, 0), (19, 0)])
    play = Play(buried, heroes="barbarian dwarf").rolls("6 6").walk((22, 0))
    play.put("dwarf", (21, 0))
    play.place("goblin", (20, 0))
    play.throws("white white white")
    assert play.hero("barbarian").status == DEAD


@pytest.mark.rule("heq-blk-02")
def test_under_a_falling_block_he_looks_before_he_jumps() -> None:
    quest = plan([(0, 2)], traps=[("falling_block", (0, 0))], monsters=[("goblin", (5, 0))])
    play = Play(quest).rolls("6 6").walk((0, 0)).throws("white white white")
    assert play.asked() == "LeaveRubble" and play.placed() == ["F1"]  # around the corner


@pytest.mark.rule("heq-blk-02", "heq-jmp-06", "heq-mov-10")
def test_out_of_the_rubble_into_another_trap() -> None:
    quest = plan([(5, 0), (4, 0)], traps=[("falling_block", (14, 0)), ("spear", (15, 0))])
    play = Play(quest, heroes="barbarian dwarf")
    play.put(0, (12, 0))
    play.rolls("6 6").walk((14, 0)).throws("white white white").do(PLACE, square((15, 0)))
    assert play.asked() == "SpearFlies"
    play.throws("skull")
    assert (play.at(), play.hero().body, play.state.traps[1]) == ("P1", 7, TRAP_GONE)


@pytest.mark.rule("heq-spr-01", "heq-spr-02")
@pytest.mark.parametrize("shield", ["white", "black"])
def test_a_spear_that_misses(shield: str) -> None:
    """X-24."""
    play = corridor("spear")
    play.put(0, (11, 0))
    play.rolls("3 4").walk((16, 0))
    assert play.throw_name() == "combat:1"
    play.throws(shield)
    assert play.hero().body == 8
    assert play.state.left == 4
    assert play.state.traps == [TRAP_GONE]
    play.walk((16, 0))
    assert (play.at(), play.state.left) == ("Q1", 2)
    play.walk((14, 0))  # over the same square again: the trap is gone
    assert (play.at(), play.state.left, play.hero().body) == ("O1", 0, 8)
    assert play.asked() == "HeroChoice" and play.state.active == 0


@pytest.mark.rule("heq-spr-01", "heq-spr-02")
def test_a_spear_that_hits() -> None:
    """X-25."""
    play = corridor("spear").rolls("3 4").walk((16, 0)).throws("skull")
    assert play.hero().body == 7
    assert play.at() == "O1"
    assert play.state.active == 1
    assert play.state.traps == [TRAP_GONE]


# Furniture


def chest(heroes: str = "barbarian dwarf") -> Play:
    """In room K: a trapped chest at (14, 9) with gold for the searcher, the first hero beside it."""
    quest: Plan = plan("K")
    trap = Effect(DO_DAMAGE, 1)
    add_furniture(quest, "chest", [(14, 9)], trap=[trap])
    treasure = Treasure(area("K"))
    treasure.gives = [Effect(DO_GOLD, 70)]
    quest.treasures.append(treasure)
    play = Play(quest, heroes=heroes)
    play.put(0, (13, 9))
    return play


@pytest.mark.rule("heq-fur-01", "heq-fur-02", "heq-fur-03")
@pytest.mark.parametrize("known", [0, 1])
def test_a_trapped_chest(known: int) -> None:
    play = chest()
    play.state.traps_found = known  # found or not
    play.do(SEARCH_TREASURE)
    h = play.hero()
    assert (h.body, h.gold) == (7, 0)
    assert play.state.active == 1
    assert h.searched == 0
    assert play.state.armed == 0
    play.turn_of(0).do(SEARCH_TREASURE)
    assert (h.body, h.gold) == (7, 70)


@pytest.mark.rule("heq-fur-01")
def test_all_trapped_pieces_of_the_room_and_only_those() -> None:
    quest = plan("K")
    for at in ((14, 9), (15, 11), (2, 2)):
        add_furniture(quest, "chest", [at], trap=[Effect(DO_DAMAGE, 1)])
    play = Play(quest, heroes="barbarian dwarf")
    play.put(0, (12, 10))
    play.do(SEARCH_TREASURE)
    assert play.hero().body == 6
    assert play.state.armed == 0b100


@pytest.mark.rule("heq-fur-03", "heq-fur-04", "heq-dis-06")
def test_a_disarmed_chest_is_searched_later() -> None:
    play = chest("dwarf barbarian")
    play.turn_of("dwarf")
    assert DISARM not in play.verbs()
    play.state.traps_found = 1
    play.again()
    play.do(DISARM, PIECE, 0).throws("skull")
    assert play.at("dwarf") == "N10"
    assert SEARCH_TREASURE not in play.verbs()  # the action is used
    play.turn_of("dwarf").do(SEARCH_TREASURE)
    assert (play.hero("dwarf").body, play.hero("dwarf").gold) == (7, 70)


@pytest.mark.rule("heq-dis-06", "heq-dis-07")
def test_a_chest_that_goes_off_while_it_is_disarmed() -> None:
    play = chest("dwarf barbarian")
    play.state.traps_found = 1
    play.put("dwarf", (12, 9))
    play.turn_of("dwarf")
    assert DISARM not in play.verbs()  # not beside the piece
    play.put("dwarf", (13, 9))
    play.do(DISARM, PIECE, 0).throws("black")
    assert play.hero("dwarf").body == 6
    assert play.state.active == play.hero("barbarian").number
    assert play.state.armed == 0


@pytest.mark.rule("heq-fur-01")
def test_the_choice_warns_of_a_known_trap() -> None:
    """R-10: it goes off, known or not."""
    play = chest()
    search = code(SEARCH_TREASURE)
    assert game().option(play.state, 1, search).text == "option-search-treasure"
    play.state.traps_found = 1
    warned = game().option(play.state, 1, search)
    assert (warned.text, warned.rule) == ("option-search-armed", "heq-fur-01")
    assert say("en", game(), warned.text, warned.args) == "Search for treasure (the trap goes off: treasure chest)"
    assert game().answer(play.state, 1, warned.name) == search
    play.state.armed = 0
    assert game().option(play.state, 1, search).text == "option-search-treasure"
