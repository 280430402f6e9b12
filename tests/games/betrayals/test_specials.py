"""The seven special cards (3.12)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.play import check_conserved, item, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.rules import events


@pytest.mark.rule("dqt-spc-01")
def test_the_chest_holds_four_gems() -> None:
    assert lay(who("thief", gems=1)).enters("forgotten_chest").gems()[0] == 5


@pytest.mark.rule("dqt-spc-02", "dqt-cur-04")
def test_the_spring_heals_lifts_the_curse_and_gives_two_gems() -> None:
    play = lay(who("thief", wounds=3, cursed=True), who("warrior", wounds=2)).enters("moonlit_spring")
    assert play.wounds()[:2] == [0, 2] and play.s.curse == NONE and play.gems()[0] == 2


@pytest.mark.rule("dqt-spc-02")
def test_the_spring_leaves_the_curse_of_others() -> None:
    assert lay(who("thief"), who("warrior", cursed=True)).enters("moonlit_spring").s.curse == 1


@pytest.mark.rule("dqt-spc-03", "dqt-gen-10", "dqt-gen-07")
def test_the_peddler_sells_one_item_at_half_price_rounded_up() -> None:
    play = lay(who("thief", gems=3)).enters("lost_peddler")
    assert play.asked() == "Peddler"
    affordable = {codes.BUY + item(name) for name in ("duellists_rapier", "ember_blade", "watch_hauberk", "oath_crown")}
    assert affordable <= set(play.codes(0))
    assert codes.BUY + item("double_axe") not in play.codes(0), "half of 8 is 4"
    bank = play.s.bank
    play.answer(codes.BUY + item("duellists_rapier"))
    assert play.gems()[0] == 0 and play.worn(0) == {"duellists_rapier"} and play.s.bank == bank + 3
    assert play.asked() == "Parley" and play.s.venturing
    check_conserved(play.s)


@pytest.mark.rule("dqt-spc-03")
def test_the_peddler_ignores_fair_day_and_may_be_declined() -> None:
    play = lay(who("thief", gems=2)).enters("fair_day", "lost_peddler")
    assert codes.BUY + item("duellists_rapier") not in play.codes(0), "3, not 2"
    assert codes.BUY + item("watchmans_bow") in play.codes(0)
    assert play.answer(codes.NO).gems()[0] == 2


@pytest.mark.rule("dqt-spc-03")
def test_the_peddler_has_nothing_for_the_poor() -> None:
    play = lay(who("thief")).enters("lost_peddler")
    assert play.asked() == "Parley" and play.told(events.DECLINED_CARD)


@pytest.mark.rule("dqt-spc-04")
@pytest.mark.parametrize("face", range(1, 9))
def test_the_corridor_of_blades(face: int) -> None:
    play = lay(who("thief")).enters("corridor_of_blades")
    assert play.asked() == "Blades"
    play.die(face)
    assert play.wounds()[0] == (1 if face <= 3 else 0)
    assert play.gems()[0] == (0 if face <= 3 else 3)
    assert play.trophies()[0] == (1 if face == 8 else 0)


@pytest.mark.rule("dqt-spc-05")
def test_the_altar_takes_exactly_two_wounds_for_a_point() -> None:
    play = lay(who("thief", wounds=2, wears="healers_pendant")).enters("blood_altar")
    play.answer(codes.YES)
    assert play.wounds()[0] == 4 and play.trophies()[0] == 1, "the Pendant does not help"
    no = lay(who("thief", wounds=1)).enters("blood_altar").answer(codes.NO)
    assert no.wounds()[0] == 1 and no.trophies()[0] == 0


@pytest.mark.rule("dqt-spc-05")
def test_the_altar_refuses_whoever_bleeds_too_much() -> None:
    play = lay(who("thief", wounds=3)).enters("blood_altar")
    assert play.asked() == "Parley", "nothing to decide"
    assert play.wounds()[0] == 3 and play.trophies()[0] == 0


@pytest.mark.rule("dqt-spc-06")
def test_the_letter_is_worth_a_quest_or_two_gems() -> None:
    play = lay(who("thief")).enters("guild_letter")
    assert set(play.codes(0)) == {codes.QUEST, codes.GEMS}
    play.answer(codes.QUEST).draws_quests("hoard", "colossus").answer(codes.KEEP_QUEST + quest("colossus"))
    assert play.a(0).quests == (quest("colossus"),) and play.gems()[0] == 0
    assert not play.s.bought_quest
    assert lay(who("thief")).enters("guild_letter").answer(codes.GEMS).gems()[0] == 2


@pytest.mark.rule("dqt-spc-06")
def test_the_letter_is_gems_without_room_or_without_quests() -> None:
    full = lay(who("thief", quests="hoard menagerie colossus")).enters("guild_letter")
    assert full.gems()[0] == 2 and full.asked() == "Parley"
    empty = lay(who("thief"))
    empty.s.guild, empty.s.guild_under = 0, ()
    assert empty.enters("guild_letter").gems()[0] == 2


@pytest.mark.rule("dqt-spc-07", "dqt-are-24")
def test_the_gate_makes_an_arena_this_turns_venture() -> None:
    play = lay(who("warrior"), seats=3, arenas=0, pot=3).enters("duellists_gate")
    assert play.asked() == "Gate"
    assert set(play.codes(0)) == {codes.ARENA + 1, codes.ARENA + 2}, "no way around it"
    play.answer(codes.ARENA + 2)
    assert (play.s.attacker, play.s.defender, play.s.card) == (0, 2, NONE)
    play.closes().answer(codes.ATTACKER, seat=1)
    while play.asked() == "Announce":
        play.answer(codes.DONE)
    play.dice(7, 1)
    assert play.trophies() == [1, 1, 0] and play.gems()[0] == 3, "an arena in every respect, the pot too"
    assert play.s.arenas == 1 and play.asked() == "Parley" and play.s.venturing


@pytest.mark.rule("dqt-spc-07")
def test_the_gate_names_the_leader_first() -> None:
    """4.5: who answers for the absent takes the first answer."""
    play = lay(who("warrior"), who("thief", trophies=1), who("minstrel", trophies=4), who("ranger", trophies=4))
    assert play.enters("duellists_gate").codes(0) == (codes.ARENA + 2, codes.ARENA + 1, codes.ARENA + 3)


@pytest.mark.rule("dqt-spc-08")
def test_the_gate_is_worth_two_gems_while_arenas_are_forbidden() -> None:
    early = lay(who("warrior"), round=2).enters("duellists_gate")
    assert early.gems()[0] == 2 and early.asked() == "Parley" and early.s.venturing
    truce = lay(who("warrior"), round=5).enters("heralds_truce", "duellists_gate")
    assert truce.gems()[0] == 2
