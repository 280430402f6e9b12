"""Promises around arenas: support, pacts, what is plundered, and the settlement."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    duels,
    gems,
    in_arena,
    side,
    state,
    village,
    words,
)
from tests.games.betrayals.fights import quietly
from tests.games.betrayals.play import Play, lay, quest, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.quest_checks import KEPT_TO_HELPERS
from questhall.games.betrayals.rules import deeds
from questhall.games.betrayals.rules.turn import ROUND_START


def ends_turn(play: Play) -> Play:
    return play.choose("done", seat=play.s.active)


def quietly_announced(play: Play) -> Play:
    while play.asked() == "Announce":
        play.answer(codes.DONE)
    return play


@pytest.mark.rule("dqt-prm-09")
@pytest.mark.parametrize(("chosen", "verdict"), [("attacker", "kept"), ("defender", "broken"), ("neutral", "broken")])
def test_support_is_judged_at_the_reveal(chosen: str, verdict: str) -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"), who("minstrel"), defender=1)
    deal(play, 0, 2, want=[side("attacker")])
    play.closes().choose(f"side side:{chosen}", seat=2).choose("side side:neutral", seat=3)
    assert state(play) == "open", "a closed fist tells nothing"
    quietly(quietly(play).dice(1, 8))
    assert state(play) == verdict


@pytest.mark.rule("dqt-prm-09")
def test_support_may_be_promised_before_the_arena_is_opened() -> None:
    play = village()
    deal(play, 0, 2, want=[side("attacker")])
    deal(play, 0, 3, want=[side("attacker")])
    play.challenges(1)
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    assert [state(play, 1), state(play, 2)] == ["kept", "broken"]


@pytest.mark.rule("dqt-prm-09")
def test_support_is_void_without_an_arena_and_for_the_one_attacked() -> None:
    play = village()
    deal(play, 0, 2, want=[side("attacker")])
    play.enters("forgotten_chest")
    ends_turn(play)
    assert state(play) == "void"
    play = village()
    deal(play, 0, 2, want=[side("attacker")])
    play.challenges(2)
    assert state(play) == "void"


@pytest.mark.rule("dqt-prm-09")
def test_support_is_only_a_third_s_to_promise() -> None:
    assert village().refused(0, words(1, promise=[side("attacker")])) == "dqt-prm-09"
    assert in_arena(defender=1).refused(1, words(2, promise=[side("attacker")])) == "dqt-prm-09"
    assert before_monster().refused(1, words(0, promise=[side("attacker")])) == "dqt-prm-09"
    assert village(second_visit=True).refused(1, words(0, promise=[side("attacker")])) == "dqt-prm-09"


@pytest.mark.rule("dqt-prm-10")
def test_a_volte_face_is_judged_on_the_side_he_ends_on() -> None:
    people = (who("warrior"), who("barbarian"), who("thief"), who("ranger", token="undead"))
    play = in_arena(*people, defender=1)
    deal(play, 0, 2, want=[side("attacker")])
    deal(play, 1, 2, want=[side("defender")])
    play.closes().choose("side side:attacker", seat=2).choose("side side:neutral", seat=3)
    quietly_announced(play).dice(1, 8)
    assert play.asked() == "VolteFace" and state(play, 1) == state(play, 2) == "open"
    play.choose("side side:defender", seat=2)
    assert [state(play, 1), state(play, 2)] == ["broken", "kept"]


@pytest.mark.rule("dqt-prm-11")
def test_a_pact_is_broken_by_the_arena_and_kept_by_the_round() -> None:
    pact = {"kind": "no_arena", "round": 4}
    play = village()
    deal(play, 1, 0, want=[pact])
    play.challenges(1)
    assert state(play) == "broken"
    play = village()
    deal(play, 1, 0, want=[pact])
    play.challenges(2)
    assert state(play) == "open", "somebody else was challenged"
    play.push(ROUND_START)
    assert state(play) == "kept"
    assert play.refused(0, words(1, promise=[{"kind": "no_arena", "round": 4}])) == "dqt-prm-11"


@pytest.mark.rule("dqt-prm-13")
def test_an_item_plundered_from_the_promiser_voids_the_promise() -> None:
    play = in_arena(who("warrior"), who("barbarian", wears="double_axe", carcasses="ogre_cook"), defender=1)
    axe = {"kind": "item", "item": "item:double_axe", "when": "always"}
    deal(play, 1, 2, promise=[axe])
    deal(play, 1, 3, promise=[{"kind": "carcass", "card": "type:humanoid", "when": "always"}])
    duels(play, 8, 1, seat2="neutral", seat3="neutral").choose("plunder item:double_axe", seat=0)
    assert [state(play, 1), state(play, 2)] == ["void", "open"]


@pytest.mark.rule("dqt-prm-13", "dqt-neg-05")
def test_the_last_carcass_of_a_type_plundered() -> None:
    people = (who("warrior"), who("barbarian", carcasses="ogre_cook rattlebones bone_archer"))
    play = in_arena(*people, defender=1)
    deal(play, 1, 2, promise=[{"kind": "carcass", "card": "type:humanoid", "when": "always"}])
    duels(play, 8, 1, seat2="neutral", seat3="neutral").choose("plunder monster:ogre_cook", seat=0)
    assert state(play) == "void"
    play = in_arena(*people, defender=1)
    deal(play, 1, 2, promise=[{"kind": "carcass", "card": "type:undead", "when": "always"}])
    duels(play, 8, 1, seat2="neutral", seat3="neutral").choose("plunder monster:rattlebones", seat=0)
    assert state(play) == "open", "there is another one"


@pytest.mark.rule("dqt-prm-13")
def test_giving_it_to_somebody_else_is_an_act_of_the_promiser() -> None:
    play = village(who("warrior", wears="double_axe"))
    deal(play, 0, 1, promise=[{"kind": "item", "item": "item:double_axe", "when": "always"}])
    deal(play, 0, 2, give=[{"item": "item:double_axe"}])
    play.enters("forgotten_chest")
    ends_turn(play)
    assert state(play) == "broken"


@pytest.mark.rule("dqt-prm-18", "dqt-are-22")
def test_after_an_arena_the_defender_pays_out_of_his_turn() -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=4), defender=1)
    deal(play, 1, 2, promise=[gems(3)], want=[side("defender")])
    deal(play, 1, 3, promise=[gems(1)], want=[side("defender")])
    duels(play, 1, 8, seat2="defender", seat3="defender")
    assert play.asked() == "Settle" and play.awaited() == (1,) and play.s.active == 0
    play.answer(codes.PAY + 1, seat=1).answer(codes.REFUSE + 3, seat=1)
    assert state(play, 1) == "kept" and play.gems()[:3] == [0, 1, 3]
    assert play.asked() == "Parley", "nothing more to say: the turn goes on"
    ends_turn(play)
    assert state(play, 3) == "broken"


@pytest.mark.rule("dqt-qst-28")
@pytest.mark.parametrize(("green", "red", "counted"), [(8, 1, 1), (1, 8, 0)])
def test_support_given_to_the_winner_counts_for_the_true_word(green: int, red: int, counted: int) -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger", main="true_word", token="undead"), defender=1)
    assert play.a(2).main == quest("true_word")
    deal(play, 0, 2, want=[side("attacker")])
    duels(play, green, red, seat2="attacker", seat3="neutral")
    assert state(play) == "kept"
    assert deeds.done(play.a(2).main_deeds, KEPT_TO_HELPERS) == counted


@pytest.mark.rule("dqt-prm-05", "dqt-prm-18")
@pytest.mark.parametrize(("answer", "verdict"), [("pay promise:1", "kept"), ("refuse promise:1", "broken")])
def test_a_helper_who_owes_the_defender_gets_his_say_before_it_is_too_late(answer: str, verdict: str) -> None:
    play = lay(who("warrior"), who("thief"), who("ranger", gems=3), who("barbarian")).challenges(1)
    deal(play, 2, 1, promise=[{"kind": "gems", "n": 2, "when": "win"}, {"kind": "side", "side": "defender"}])
    play.closes().choose("side side:defender", seat=2).choose("side side:neutral", seat=3)
    while play.asked() == "Announce":
        play.choose("done")
    play.dice(1, 8)
    assert play.asked() == "Settle" and play.awaited() == (2,)
    assert not any(name.startswith("offer") for name in play.names(2))
    play.choose(answer, seat=2)
    assert play.asked() == "Parley"
    play.choose("done", seat=0)
    assert state(play, 1) == verdict and play.gems()[2] == (1 if verdict == "kept" else 3)
