"""What a fight is said to bring is what it brings, and chances reckon with the words this seat has heard."""

from __future__ import annotations

import pytest
from tests.games.betrayals.bargains import before_monster, deal, duels, in_arena, loses, side, wins
from tests.games.betrayals.fights import fight, with_ally
from tests.games.betrayals.play import Play, who

from questhall.games.betrayals.bots.why import why
from questhall.games.betrayals.model.answer_codes import ATTACKER, CLOSE, DEFENDER, NEUTRAL
from questhall.games.betrayals.views.prompt import prompt
from questhall.games.betrayals.views.shapes import ArenaFight, Forecast
from questhall.games.betrayals.views.view import view

MONSTERS = ["infernal_cyclops", "mummified_vizier", "masked_footpad", "razor_mantis", "temple_guardian", "mimic"]


def forecast(play: Play, seat: int) -> Forecast:
    shown = view(play.s, seat)["fight"]
    assert shown is not None
    return shown["forecast"][f"seat:{seat}"]


def arena(play: Play, seat: int | None) -> ArenaFight:
    shown = view(play.s, seat)["fight"]
    assert shown is not None and shown["kind"] == "arena"
    return shown


def people(wounds: int = 0) -> list[dict[str, object]]:
    return [
        who("barbarian", gems=3, wounds=wounds, wears="scavengers_loop helm_of_the_dead"),
        who("minstrel", wounds=wounds, wears="healers_pendant"),
        who("thief"),
    ]


@pytest.mark.rule("dqt-mon-15")
@pytest.mark.rule("dqt-mon-16")
@pytest.mark.parametrize("wounds", [0, 2, 4])
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_victory_pays_what_was_foretold(monster: str, wounds: int) -> None:
    """Printed gems, Blood Moon, Scavenger's Loop, bounty and the Minstrel's fame; and the Barbarian's recovery."""
    play = before_monster(*people(wounds), monster=monster)
    play.s.bounty, play.s.moon = True, 2
    with_ally(play)
    foretold = [forecast(play, seat) for seat in (0, 1)]
    had, hurt = play.gems(), play.wounds()
    wins(play)
    for seat in (0, 1):
        assert play.gems()[seat] - had[seat] == foretold[seat]["gems"]
        assert hurt[seat] - play.wounds()[seat] == foretold[seat]["heals"]
    assert foretold[0]["gems"] == sum(gems for _, gems in foretold[0]["sources"])
    assert ("bounty", 3) in foretold[0]["sources"]


def test_the_bank_pays_no_more_than_it_has() -> None:
    play = before_monster(who("warrior"), who("minstrel"), who("thief"))
    play.s.bounty, play.s.bank = True, 6
    with_ally(play)
    assert forecast(play, 0)["sources"] == [("monster", 5), ("bounty", 1)]
    assert forecast(play, 1)["gems"] == 0
    assert prompt(view(play.s, 0), 0)["yields"] == 6


@pytest.mark.rule("dqt-wnd-01")
@pytest.mark.rule("dqt-itm-18")
@pytest.mark.rule("dqt-itm-22")
@pytest.mark.parametrize("red", [7, 8])
@pytest.mark.parametrize("wounds", [0, 3, 4])
@pytest.mark.parametrize(
    ("monster", "wears"),
    [
        ("infernal_cyclops", ""),
        ("plague_bearer", "helm_of_the_dead"),  # one wound more from it, and none from the Undead with that helm
        ("plague_bearer", ""),
        ("squinting_basilisk", ""),
    ],
)
def test_a_defeat_hurts_as_much_as_was_foretold(monster: str, wears: str, wounds: int, red: int) -> None:
    leader = who("barbarian", gems=3, wounds=wounds, wears=wears)
    play = before_monster(leader, who("minstrel", wounds=wounds, wears="healers_pendant"), monster=monster)
    with_ally(play)
    foretold = [forecast(play, seat) for seat in (0, 1)]
    before = play.wounds()
    fight(play, 1, red)
    for seat in (0, 1):
        assert play.wounds()[seat] - before[seat] == foretold[seat]["kritik" if red == 8 else "wounds"]


@pytest.mark.rule("dqt-mon-06")
def test_a_defeat_costs_what_is_in_the_purse() -> None:
    for purse, paid in ((3, 1), (0, 0)):
        play = before_monster(who("thief", gems=purse, wounds=4), monster="masked_footpad")
        assert forecast(play, 0)["pays"] == paid
        loses(play)
        assert play.gems()[0] == purse - paid


# The arena


@pytest.mark.rule("dqt-neg-11")
def test_chances_reckon_with_what_was_promised() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian"), who("ranger"))
    before = arena(play, 3)["odds"]
    assert before["counted"] == [] and before["so_far"] == before["none"]
    deal(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")])
    after = arena(play, 3)["odds"]
    assert after["counted"] == [{"seat": "seat:2", "side": "attacker", "ally": 4}]
    assert after["so_far"] == before["by"]["seat:2"]["attacker"] > after["none"]
    assert after["by"]["seat:3"]["neutral"] == after["so_far"] > after["by"]["seat:3"]["defender"]
    assert after["by"]["seat:3"]["defender"] > before["by"]["seat:3"]["defender"]
    assert after["by"]["seat:2"]["neutral"] == after["none"], "one's own word is one's own choice"


@pytest.mark.rule("dqt-neg-19")
def test_a_promise_between_two_counts_for_the_two() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian"), who("ranger"), offers="private")
    deal(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")], private=True)
    counted = [len(arena(play, seat)["odds"]["counted"]) for seat in (0, 1, 2, 3, None)]
    assert counted == [1, 0, 1, 0, 0]


def test_a_word_given_to_both_counts_for_neither() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian", gems=3), who("ranger"))
    deal(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")])
    deal(play, 1, 2, give=[{"gems": 1}], want=[side("defender")])
    assert arena(play, 3)["odds"]["counted"] == []


@pytest.mark.rule("dqt-are-06")
def test_my_own_fist_counts_for_me_alone() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian"), who("ranger"))
    deal(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")])
    play.closes().choose("side side:defender", seat=2)
    sides = [[each["side"] for each in arena(play, seat)["odds"]["counted"]] for seat in (0, 2, 3)]
    assert sides == [["attacker"], ["defender"], ["attacker"]]


@pytest.mark.rule("dqt-chr-07")
@pytest.mark.parametrize(("purse", "won"), [(2, 1), (0, 0)])
def test_the_thiefs_fingers_are_foretold(purse: int, won: int) -> None:
    play = in_arena(who("warrior", gems=2), who("barbarian", gems=purse), who("thief", spent=True))
    assert forecast(play, 2)["gems"] == won
    duels(play, 8, 1, seat2="attacker", seat3="neutral")
    assert play.gems()[2] == won


def test_who_suggests_a_side_gives_the_chance_that_stands_on_its_card() -> None:
    play = in_arena(who("warrior", gems=3), who("barbarian"), who("ranger"))
    deal(play, 0, 2, give=[{"gems": 1}], want=[side("attacker")])
    by = arena(play, 3)["odds"]["by"]["seat:3"]
    said = {code: why(play.s, 3, code).args["chance"] for code in (ATTACKER, NEUTRAL, DEFENDER)}
    shares = {ATTACKER: by["attacker"], NEUTRAL: by["neutral"], DEFENDER: 1 - by["defender"]}
    so_far = arena(play, 0)["odds"]["so_far"]
    assert why(play.s, 0, CLOSE).args["chance"] == pytest.approx(100 * so_far, abs=0.5), "and so it is before the fists"
    assert said == {code: pytest.approx(100 * share, abs=0.5) for code, share in shares.items()}
