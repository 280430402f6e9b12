"""The kinds of promise (4.4.2): what each means, and when it is kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.betrayals.bargains import before_monster, deal, duels, in_arena, side, state, village, wins
from tests.games.betrayals.play import Play, check_conserved, quest, who

from questhall.games.betrayals.answers.offer_data import offer_words, pledge_from, pledge_words
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import AT_SPOILS, AT_TURN_END

THIS = {"kind": "carcass", "card": "this"}
NOTHING = "spoils nothing"


def won(pledge: dict[str, Any], *people: dict[str, Any], monster: str = "infernal_cyclops") -> Play:
    """Seat 0 has beaten the monster with seat 1, to whom he has promised this; nothing was given at the spoils."""
    play = before_monster(*people, monster=monster)
    deal(play, 1, 0, alliance=True, want=[pledge])
    return wins(play).choose(NOTHING, seat=0)


@pytest.mark.rule("dqt-prm-05")
@pytest.mark.parametrize(("of", "owed"), [([1, 2], 3), ([1, 3], 2), ([1, 1], 5), ([2, 5], 2)])
def test_a_share_of_the_printed_gems_is_rounded_up(of: list[int], owed: int) -> None:
    play = won({"kind": "share", "of": of})
    assert play.refused(0, {"pay": {"promise": 1, "gems": owed + 1}}) == "dqt-prm-05"
    play.says(0, {"pay": {"promise": 1, "gems": owed}})
    assert state(play) == "kept" and play.gems()[1] == 5 + owed


@pytest.mark.rule("dqt-prm-05")
def test_a_share_promised_before_the_monster_is_met() -> None:
    play = village()
    deal(play, 0, 1, promise=[{"kind": "share", "of": [1, 2]}])
    play.enters("ogre_cook")
    deal(play, 1, 0, alliance=True)
    wins(play).choose(NOTHING, seat=0)
    play.answer(codes.PAY + 1, seat=0)
    assert state(play) == "kept" and play.gems()[1] == 5 + 3, "half of the Ogre Cook's six"


@pytest.mark.rule("dqt-prm-13")
def test_a_share_of_no_monster_is_void() -> None:
    play = village(who("warrior", gems=1), who("barbarian"), who("ranger"))
    deal(play, 0, 2, promise=[{"kind": "share", "of": [1, 2]}, THIS])
    play.challenges(1)
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    play.choose("done", seat=0)
    assert [state(play, 1), state(play, 2)] == ["void", "void"]


@pytest.mark.rule("dqt-prm-05")
def test_this_carcass() -> None:
    play = won(THIS)
    assert play.carcasses(0) == {"infernal_cyclops"}
    play.answer(codes.PAY + 1, seat=0)
    assert play.carcasses(1) == {"infernal_cyclops"} and state(play) == "kept"
    given = before_monster()
    deal(given, 1, 0, alliance=True, want=[THIS])
    wins(given).choose("spoils carcass", seat=0)
    assert given.carcasses(1) == {"infernal_cyclops"} and state(given) == "kept"


@pytest.mark.rule("dqt-prm-05")
def test_a_carcass_by_name_or_by_type() -> None:
    owner = who("warrior", carcasses="rattlebones bone_archer hill_bandit")
    play = won({"kind": "carcass", "card": "monster:hill_bandit"}, owner)
    play.answer(codes.PAY + 1, seat=0)
    assert play.carcasses(1) == {"hill_bandit"}
    play = won({"kind": "carcass", "card": "type:undead"}, owner)
    play.answer(codes.PAY + 1, seat=0)
    assert play.carcasses(1) == {"rattlebones"}, "the weakest, unless he says which"
    play = won({"kind": "carcass", "card": "type:undead"}, owner)
    assert play.refused(0, {"pay": {"promise": 1, "carcass": "monster:hill_bandit"}}) == "dqt-prm-05"
    assert play.refused(0, {"pay": {"promise": 1, "carcass": "monster:ghoul_sexton"}}) == "dqt-prm-05"
    play.says(0, {"pay": {"promise": 1, "carcass": "monster:bone_archer"}})
    assert play.carcasses(1) == {"bone_archer"} and state(play) == "kept"


@pytest.mark.rule("dqt-prm-05")
def test_this_carcass_keeps_a_promise_of_its_type_too() -> None:
    play = before_monster()
    deal(play, 1, 0, alliance=True, want=[{"kind": "carcass", "card": "type:humanoid"}])
    wins(play).choose("spoils carcass", seat=0)
    assert state(play) == "kept"


@pytest.mark.rule("dqt-prm-05")
def test_an_item_by_name() -> None:
    play = won({"kind": "item", "item": "item:ember_blade"}, who("warrior", gems=5, wears="ember_blade"))
    play.answer(codes.PAY + 1, seat=0)
    assert play.worn(1) == {"ember_blade"} and play.worn(0) == set() and state(play) == "kept"
    check_conserved(play.s)


@pytest.mark.rule("dqt-prm-05", "dqt-prm-13")
@pytest.mark.parametrize(
    ("taken", "paid", "verdict"), [("item", True, "kept"), ("item", False, "broken"), ("gems", False, "void")]
)
def test_the_loot_is_the_item_plundered(taken: str, paid: bool, verdict: str) -> None:
    play = in_arena(who("warrior"), who("barbarian", gems=2, wears="double_axe"), defender=1)
    deal(play, 0, 2, promise=[{"kind": "item", "item": "loot"}], want=[side("attacker")])
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    play.choose("plunder item:double_axe" if taken == "item" else "plunder gems", seat=0)
    if paid:
        play.answer(codes.PAY + 1, seat=0)
        assert play.worn(2) == {"double_axe"}
    if play.asked() == "Settle":
        play.choose("done", seat=0)
    play.choose("done", seat=0)
    assert state(play) == verdict


@pytest.mark.rule("dqt-prm-05")
def test_a_quest_by_its_number() -> None:
    play = village(who("warrior", quests="hoard"))
    deal(play, 0, 1, promise=[{"kind": "quest", "quest": 1}])
    play.answer(codes.PAY + 1, seat=0)
    assert play.a(1).quests == (quest("hoard"),) and state(play) == "kept"


@pytest.mark.rule("dqt-prm-13")
def test_a_quest_there_is_no_room_for_is_void() -> None:
    full = who("thief", quests="panoply colossus legend")
    play = village(who("warrior", quests="hoard"), full)
    deal(play, 0, 1, promise=[{"kind": "quest", "quest": 1}])
    assert codes.PAY + 1 not in play.s.legal_for(0)
    play.enters("forgotten_chest").choose("done", seat=0)
    assert state(play) == "void"


@pytest.mark.rule("dqt-neg-05")
@pytest.mark.parametrize(
    "said",
    [
        {"kind": "gems", "n": 2, "when": "win", "due": "turn"},
        {"kind": "gems", "n": 2, "when": "always", "due": {"round": 5}},
        {"kind": "share", "of": [1, 2], "when": "win", "due": "spoils"},
        {"kind": "trophy", "n": 1, "when": "win", "due": "spoils"},
        {"kind": "carcass", "card": "this", "when": "win", "due": "turn"},
        {"kind": "carcass", "card": "monster:ogre_cook", "when": "always", "due": "turn"},
        {"kind": "carcass", "card": "type:undead", "when": "win", "due": "turn"},
        {"kind": "item", "item": "item:double_axe", "when": "win", "due": "turn"},
        {"kind": "item", "item": "loot", "when": "win", "due": "turn"},
        {"kind": "quest", "quest": 7, "when": "always", "due": "turn"},
        {"kind": "side", "side": "attacker"},
        {"kind": "side", "side": "defender"},
        {"kind": "no_arena", "round": 6},
        {"kind": "ally_next", "round": 6},
        {"kind": "text", "text": "whatever"},
    ],
)
def test_what_is_said_is_what_is_written(said: dict[str, Any]) -> None:
    assert pledge_words(pledge_from(said)) == said


@pytest.mark.rule("dqt-prm-08")
def test_when_nothing_is_said_about_it() -> None:
    plain = pledge_from({"kind": "gems", "n": 1})
    assert plain.on_win and plain.due == AT_TURN_END
    assert pledge_from({"kind": "trophy", "n": 1}).due == AT_SPOILS
    assert not pledge_from({"kind": "quest", "quest": 1}).on_win


@pytest.mark.rule("dqt-neg-03")
def test_an_offer_is_written_as_it_was_said() -> None:
    play = before_monster(who("warrior", gems=5, wears="double_axe", carcasses="ogre_cook", quests="hoard"))
    said = {
        "to": "seat:1",
        "give": [{"gems": 2}, {"item": "item:double_axe"}, {"carcass": "monster:ogre_cook"}, {"quest": 1}],
        "ask": [],
        "promise": [{"kind": "trophy", "n": 1, "when": "win", "due": "spoils"}],
        "want": [{"kind": "no_arena", "round": 6}],
        "alliance": True,
        "private": False,
        "sworn": False,
        "text": "Come with me!",
    }
    play.says(0, {"offer": said})
    assert offer_words(play.s.offers[0]) == said
