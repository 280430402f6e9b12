"""The twists of the campaign's quests, played: what is written in the files comes about at the table."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, area, name, number, quest
from tests.games.heroquest.script_quests import happen, round_over

from questhall.games.heroquest.model.answer_codes import ACT, OPEN, SEARCH_TREASURE
from questhall.games.heroquest.model.board import AREA, NEIGHBOURS
from questhall.games.heroquest.model.figures import (
    ABSENT,
    HIDDEN,
    M_DORMANT,
    M_PEACEFUL,
    MISSES_TURN,
    PLACED,
    SLAIN,
    Monster,
)
from questhall.games.heroquest.model.ids import CARDS
from questhall.games.heroquest.model.plan_kinds import ON_ANY_DOOR_OPENED, ON_ATTACK_ROLLED
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.monster_harm import hurt_monster
from questhall.games.heroquest.rules.script import fire

PARTY = "barbarian dwarf elf wizard"


def begin(n: int, heroes: str = PARTY) -> Play:
    return Play(quest(n), heroes=heroes)


def flag(play: Play, word: str) -> bool:
    s = play.state
    return s.flags >> s.plan.flags.index(word) & 1 == 1


def count(play: Play, word: str) -> int:
    s = play.state
    return s.counters[s.plan.counters.index(word)]


def action(play: Play, word: str) -> int:
    return [each.id for each in play.state.plan.actions].index(word)


def carry(play: Play, *words: str) -> None:
    """The first hero holds these things of the quest."""
    things = [item.id for item in play.state.plan.items]
    for word in words:
        play.state.item_places[things.index(word)] = -2
    play.again()


def bearer(play: Play, word: str) -> int:
    return play.state.bearer([item.id for item in play.state.plan.items].index(word))


def monster(play: Play, word: str) -> Monster:
    s = play.state
    return s.monsters[[each.id for each in s.plan.monsters].index(word)]


def dead(play: Play, m: Monster) -> None:
    """As if it had been killed before."""
    play.state.move_monster(m, -1)
    m.status = SLAIN


def empty(play: Play, letter: str) -> None:
    """The room holds no monsters any more."""
    for m in play.state.monsters:
        if AREA[m.square] == area(letter):
            dead(play, m)
    play.again()


def go_beside(play: Play, furniture: str) -> None:
    """The first hero stands next to that piece, in its room, which is clear."""
    piece = next(each for each in play.state.plan.furniture if each.id == furniture)
    empty(play, chr(64 + piece.area))
    floor = [at for at in range(len(AREA)) if AREA[at] == piece.area and not piece.squares >> at & 1]
    near = [at for at in floor if any(piece.squares >> next_to & 1 for next_to in NEIGHBOURS[at])]
    play.put(0, near[0])


def on_board(play: Play, kind: str) -> list[str]:
    return [name(m.square) for m in play.state.monsters if m.kind == number(kind) and m.status == PLACED]


def test_the_bell_slows_the_dead_and_calls_the_looters() -> None:
    play = begin(2)
    go_beside(play, "shrine")
    assert not play.can(ACT)
    carry(play, "clapper")
    play.do(ACT, action(play, "ring"))
    assert flag(play, "bell_rung")
    assert bearer(play, "clapper") < 0
    assert on_board(play, "orc") == ["R10", "S10", "T10", "U10"]
    assert monster(play, "m1").skips == 2
    assert play.state.goal_met


@pytest.mark.rule("heq-npc-01")
def test_tamsin_joins_whoever_finds_her() -> None:
    play = begin(3)
    play.put("dwarf", (2, 4))  # before the door of her room
    play.turn_of("dwarf").rolls("1 1").do(OPEN, 12).walk((2, 3))
    assert play.state.allies[0].joined


def test_a_toll_is_paid_before_any_blow() -> None:
    play = begin(4)
    play.hero().gold = 200
    play.put(0, (21, 15))
    play.do(ACT, action(play, "toll_v"))
    assert play.hero().gold == 160
    assert all(monster(play, word).effects & M_PEACEFUL for word in ("v1", "v2", "v3"))
    play.put(0, (21, 7))
    happen(play, lambda s: fire(s, ON_ATTACK_ROLLED))
    assert not play.can(ACT)


def test_three_tolls_cost_a_die() -> None:
    play = begin(4)
    play.hero().gold = 200
    for at, word in (((21, 15), "toll_v"), ((21, 7), "toll_j"), ((7, 3), "toll_b")):
        assert monster(play, "skaggle").attack == 3
        play.put(0, at)
        play.do(ACT, action(play, word))
    assert monster(play, "skaggle").attack == 4


@pytest.mark.parametrize("true", range(3))
def test_one_chest_of_three_holds_the_spindle(true: int) -> None:
    for chest, at in enumerate(((2, 3), (10, 4), (22, 12))):
        play = begin(5).throws(true)
        empty(play, "ACP"[chest])
        play.put(0, at)
        body = play.hero().body
        play.do(SEARCH_TREASURE)
        if chest == true:
            assert bearer(play, "spindle") == 0
        else:
            assert play.hero().body == body - 2
            assert play.hero().effects & MISSES_TURN


@pytest.mark.parametrize("true", range(3))
def test_both_books_together_name_the_chest(true: int) -> None:
    said = []
    for letter, at in (("O", (19, 12)), ("H", (7, 7))):
        play = begin(5).throws(true)
        empty(play, letter)
        play.put(0, at)
        play.forget().do(SEARCH_TREASURE)
        said += [told["prose"]["en"] for told in play.said("note") + play.said("treasure-found") if "prose" in told]
    false = [word for word in ("western", "northern", "eastern") if any(f"the {word} chest" in each for each in said)]
    assert len(false) == 2
    assert ("western", "northern", "eastern")[true] not in false


def test_the_mountain_takes_a_column_from_round_four_on() -> None:
    play = begin(6)
    for gone in (0, 0, 0, 1, 2):
        assert play.state.collapsed == gone
        round_over(play)


def test_noise_wakes_the_glass_warriors() -> None:
    play = begin(7)
    warrior = monster(play, "glass1")

    def door(s: Dungeon) -> None:
        fire(s, ON_ANY_DOOR_OPENED)

    for noise in (0, 0, 0, 1):  # the first three doors are free
        happen(play, door)
        assert count(play, "noise") == noise
    assert warrior.effects & M_DORMANT
    for _ in range(3):
        happen(play, lambda s: fire(s, ON_ATTACK_ROLLED))
    assert count(play, "noise") == 4
    assert not warrior.effects & M_DORMANT
    assert monster(play, "glass2").effects & M_DORMANT


def test_the_poison_bites_every_fifth_round_until_the_cure_is_brewed() -> None:
    play = begin(8)
    full = [h.body for h in play.state.heroes]
    for _ in range(5):
        round_over(play)
    assert [h.body for h in play.state.heroes] == [body - 1 for body in full]
    go_beside(play, "bench")
    carry(play, "moonwort", "iron_salt")
    assert not play.can(ACT)
    carry(play, "grave_honey")
    play.do(ACT, action(play, "brew"))
    assert flag(play, "cured")
    for _ in range(5):
        round_over(play)
    assert [h.body for h in play.state.heroes] == [body - 1 for body in full]


def test_vessa_is_put_out_three_times() -> None:
    play = begin(9)
    vessa = monster(play, "vessa")
    spells = [sum(h.spells.bit_count() for h in play.state.heroes)]
    play.put(0, (21, 2))
    for at in ((2, 2), (2, 16)):
        happen(play, lambda s: hurt_monster(s, vessa, 2, 0))
        assert vessa.status == HIDDEN
        assert name(vessa.square) == name(at[1] * 26 + at[0])
        spells.append(sum(h.spells.bit_count() for h in play.state.heroes))
        play.put(0, (at[0] + 1, at[1]))
        assert (vessa.status, vessa.body) == (PLACED, 2)
    happen(play, lambda s: hurt_monster(s, vessa, 2, 0))
    assert vessa.status == SLAIN
    assert play.state.goal_met
    assert spells == [12, 11, 10]
    assert sum(h.spells.bit_count() for h in play.state.heroes) == 12


def test_the_first_wave_comes_from_four_sides_and_the_pages_turn() -> None:
    play = begin(10)
    assert sorted(on_board(play, "goblin") + on_board(play, "orc")) == ["B10", "C10", "M2", "N18", "X10", "Y10"]
    for m in play.state.monsters:
        dead(play, m)
    round_over(play)
    assert count(play, "pages") == 1
    play.put(0, (7, 6))
    play.do(SEARCH_TREASURE)  # what lies in the warming room
    round_over(play)
    play.turn_of(1).put(1, (6, 6))
    play.do(SEARCH_TREASURE).throws(CARDS - 1)  # the wandering monster is a page lost
    assert count(play, "pages") == 1


def test_a_struck_page_frees_the_dead() -> None:
    play = begin(11)
    m = monster(play, "s1m")
    go_beside(play, "shelfC")
    play.do(ACT, action(play, "strike_c"))
    assert flag(play, "page_c")
    play.place(m, (18, 2))
    happen(play, lambda s: hurt_monster(s, m, 1, 0))
    for _ in range(4):
        round_over(play)
    assert m.status == SLAIN


def test_the_company_has_a_double_for_every_hero_and_no_more() -> None:
    play = begin(12, "elf wizard")
    doubles = {word: monster(play, word).status for word in ("pale_barbarian", "pale_dwarf", "pale_elf", "pale_wizard")}
    assert doubles == {"pale_barbarian": ABSENT, "pale_dwarf": ABSENT, "pale_elf": HIDDEN, "pale_wizard": HIDDEN}
    go_beside(play, "mirror")
    play.do(ACT, action(play, "shatter"))
    assert not play.state.goal_met
    elf = play.place(monster(play, "pale_elf"), (17, 5))
    wizard = play.place(monster(play, "pale_wizard"), (17, 6))
    happen(play, lambda s: hurt_monster(s, elf, 9, 0))  # his own shadow
    assert elf.status == PLACED
    happen(play, lambda s: hurt_monster(s, elf, 9, 1))
    happen(play, lambda s: hurt_monster(s, wizard, 9, 0))
    assert play.state.goal_met


def test_the_crown_bleeds_whoever_keeps_it() -> None:
    play = begin(13)
    carry(play, "crown")
    body = play.hero().body
    round_over(play)
    assert play.hero().body == body
    round_over(play)
    assert play.hero().body == body - 1


def test_each_seal_costs_the_general_a_spell_and_the_second_hides_a_wand() -> None:
    play = begin(14)
    spells = len(monster(play, "kaur").spells)
    for seals, (word, at) in enumerate((("break_b", (6, 3)), ("break_p", (22, 11)), ("break_q", (6, 15))), start=1):
        play.turn_of(0).put(0, at)
        play.do(ACT, action(play, word))
        assert len(monster(play, "kaur").spells) == spells - seals
        assert play.hero().items[number("wand_of_magic")] == (1 if seals >= 2 else 0)
    assert len(on_board(play, "mummy")) == 2
    assert len(on_board(play, "gargoyle")) == 1


def test_the_last_door_closes_twelve_rounds_after_all_is_done() -> None:
    play = begin(14)
    kaur = monster(play, "kaur")
    play.put(0, (13, 10))
    happen(play, lambda s: hurt_monster(s, kaur, 4, 0))
    assert (kaur.body, kaur.attack, kaur.status) == (4, 6, PLACED)
    happen(play, lambda s: hurt_monster(s, kaur, 4, 0))
    assert kaur.status == SLAIN
    assert play.state.timers == (-1,)
    for word, at in (("break_b", (6, 3)), ("break_p", (22, 11)), ("break_q", (6, 15))):
        play.turn_of(0).put(0, at)
        play.do(ACT, action(play, word))
    assert play.state.timers == (12,)
    assert play.state.goal_met
