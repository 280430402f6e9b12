"""Expeditions: drawing, early cards, events, specials, flight, the ally (3.10)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import HELP_FOR_NOTHING, deck_of, fight, totals, with_ally
from tests.games.betrayals.play import card, check_conserved, lay, who

from questhall.engine.core import EVERYBODY
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import ADVENTURES, MONSTERS, NONE
from questhall.games.betrayals.model.state import NO_FIGHT
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.flight import flight_barred


@pytest.mark.rule("dqt-dun-01")
def test_the_top_card_is_drawn_and_shown_to_everybody() -> None:
    play = lay(who("warrior")).answer(codes.DUNGEON, seat=0)
    assert play.chance() == "adventure"
    before = play.s.revealed
    assert play.s.chance.outcomes == list(range(ADVENTURES))
    assert play.s.chance.weights == [1] * ADVENTURES
    play.draws("ogre_cook")
    shown = play.told(events.CARD_DRAWN)[0]
    assert (shown[2], shown[4]) == (card("ogre_cook"), EVERYBODY)
    assert play.s.card == card("ogre_cook")
    assert not play.s.monsters >> card("ogre_cook") & 1
    assert play.s.revealed > before, "undo is not free across it"


@pytest.mark.rule("dqt-dun-02")
@pytest.mark.parametrize("early", ["cinder_dragon", "rime_dragon", "dusk_dragon", "toll"])
def test_dragons_and_the_toll_go_back_before_round_3(early: str) -> None:
    play = lay(who("warrior", gems=8), round=2).enters(early)
    assert play.chance() == "adventure", "another card is drawn"
    assert card(early) in play.s.chance.outcomes, "and it may come again"
    assert play.a(0).gems == 8
    play.draws(early, "forgotten_chest")
    assert len(play.told(events.SHUFFLED_BACK)) == 2
    assert play.s.cards_left() == ADVENTURES - 1
    check_conserved(play.s)


@pytest.mark.rule("dqt-dun-02")
@pytest.mark.parametrize("late", ["cinder_dragon", "toll"])
def test_from_round_3_on_they_stay(late: str) -> None:
    play = lay(who("warrior", gems=8), round=3).enters(late)
    assert not play.told(events.SHUFFLED_BACK)
    if late == "toll":
        assert play.a(0).gems == 4
    else:
        assert play.told(events.MONSTER_MET)


@pytest.mark.rule("dqt-dun-02")
def test_shuffling_mixes_the_cards_slid_under_the_deck_too() -> None:
    play = lay(who("warrior"), round=1)
    play.s.under = (card("mimic"), card("blood_altar"))
    play.s.monsters &= ~(1 << card("mimic"))
    play.s.others &= ~(1 << card("blood_altar") - MONSTERS)
    play.enters("dusk_dragon")
    assert play.s.under == ()
    assert {card("mimic"), card("blood_altar")} <= set(play.s.chance.outcomes)


@pytest.mark.rule("dqt-dun-03")
def test_events_are_applied_and_another_card_is_drawn_again_and_again() -> None:
    play = lay(who("warrior", gems=2), who("thief", gems=4)).enters("toll", "brothers_round")
    assert play.gems()[:2] == [1, 2]
    assert play.chance() == "adventure"
    assert not {card("toll"), card("brothers_round")} & set(play.s.chance.outcomes), "they are discarded"
    play.draws("gutter_goblin")
    assert [event[2] for event in play.told(events.EVENT_APPLIED)] == [card("toll"), card("brothers_round")]
    assert play.s.card == card("gutter_goblin")


@pytest.mark.rule("dqt-dun-04", "dqt-gen-12")
def test_a_special_ends_the_expedition() -> None:
    play = lay(who("warrior")).enters("forgotten_chest")
    assert play.asked() == "Parley" and play.s.venturing, "the second visit"
    assert play.s.card == NONE and play.s.outcome == NO_FIGHT
    assert not play.s.others >> card("forgotten_chest") - MONSTERS & 1


@pytest.mark.rule("dqt-dun-05")
def test_a_monster_must_be_fought_unless_one_may_flee() -> None:
    play = lay(who("thief")).enters("gutter_goblin").passes()
    assert codes.FLEE not in play.codes(0)
    play.answer(codes.CLOSE, seat=0)
    assert play.chance() == "fight"


@pytest.mark.rule("dqt-dun-06")
def test_fleeing_needs_one_and_a_half_times_the_power() -> None:
    play = lay(who("thief", wounds=1)).enters("hooded_zealot")  # 12 against 7
    assert codes.FLEE in play.codes(0)
    weaker = lay(who("thief", wounds=0)).enters("bone_archer")  # 10 against 8
    assert codes.FLEE not in weaker.codes(0)
    assert flight_barred(weaker.s) == "dqt-dun-06"


@pytest.mark.rule("dqt-dun-06")
def test_the_limit_is_exact() -> None:
    at_the_limit = lay(who("thief", wears="notched_cutlass copper_ring")).enters("two_tailed_manticore")  # 15 : 10
    assert codes.FLEE in at_the_limit.codes(0)
    just_below = lay(who("thief", wears="ember_blade")).enters("infernal_cyclops")  # 16 : 11, 32 < 33
    assert codes.FLEE not in just_below.codes(0)


@pytest.mark.rule("dqt-dun-07")
def test_the_comparison_takes_the_gauge_alone_and_the_monster_with_all_it_has() -> None:
    # The Mace counts 12 in the fight, the gauge says 10
    mace = lay(who("thief", wears="silvered_mace")).enters("vampire_dowager")
    assert codes.FLEE in mace.codes(0)
    ranger = lay(who("ranger", token="undead")).enters("mummified_vizier")
    assert codes.FLEE in ranger.codes(0)
    moon = lay(who("thief"))
    moon.s.moon = 1
    moon.enters("bone_archer")  # 10 + 2 against 8
    assert codes.FLEE in moon.codes(0)


@pytest.mark.rule("dqt-dun-08")
def test_no_flight_once_an_ally_is_agreed() -> None:
    play = lay(who("thief"), who("warrior")).enters("kraken_of_the_well")
    assert codes.FLEE in play.codes(0)
    with_ally(play)
    assert codes.FLEE not in play.codes(0)
    assert flight_barred(play.s) == "dqt-dun-08"


@pytest.mark.rule("dqt-dun-08")
def test_flight_may_be_decided_until_the_dice() -> None:
    play = lay(who("thief"), who("warrior")).enters("kraken_of_the_well").passes()
    assert codes.FLEE in play.codes(0)
    play.answer(codes.CLOSE, seat=0)
    assert play.chance() == "fight", "too late"


@pytest.mark.rule("dqt-dun-09", "dqt-gen-12")
def test_after_a_flight_nothing_is_won_and_nobody_is_hurt() -> None:
    play = lay(who("thief", gems=1)).enters("kraken_of_the_well").answer(codes.FLEE, seat=0)
    assert play.told(events.FLED)[0][2] == card("kraken_of_the_well")
    assert play.asked() == "Parley" and play.s.venturing
    assert (play.gems()[0], play.trophies()[0], play.wounds()[0]) == (1, 0, 0)
    assert not any(play.a(seat).carcasses for seat in range(3))
    assert not play.s.monsters >> card("kraken_of_the_well") & 1, "it is discarded"
    assert play.s.outcome == NO_FIGHT


@pytest.mark.rule("dqt-dun-10")
def test_one_ally_or_none() -> None:
    play = lay(who("thief"), who("warrior"), who("sorcerer"), seats=4).enters("ogre_cook")
    with_ally(play, 1)
    assert play.s.ally == 1
    assert play.refused(2, HELP_FOR_NOTHING)
    alone = lay(who("thief")).enters("ogre_cook").closes()
    assert alone.s.ally == NONE and alone.told(events.FOUGHT_ALONE)


@pytest.mark.rule("dqt-dun-11")
@pytest.mark.parametrize(
    ("ally", "monster", "value"),
    [
        (who("warrior", wears="helm_of_the_dead"), "ogre_cook", 6),  # 11
        (who("sorcerer", wounds=3), "ogre_cook", 3),  # 5
        (who("sorcerer", wears="watchmans_bow"), "ogre_cook", 7),  # 9 is worth 5, and 2
        (who("sorcerer", wears="silvered_mace"), "ghoul_sexton", 6),  # 10 + 2
        (who("ranger", token="undead"), "ghoul_sexton", 6),  # 8 + 4
    ],
)
def test_the_ally_adds_half_his_fight_power_rounded_up(ally: dict[str, object], monster: str, value: int) -> None:
    play = fight(with_ally(lay(who("thief"), ally).enters(monster)), 1, 7)
    assert totals(play)[0] == 8 + value + 1


@pytest.mark.rule("dqt-dun-12")
def test_both_dice_are_rolled_at_once() -> None:
    play = lay(who("thief")).enters("ogre_cook").closes()
    assert play.chance() == "fight"
    assert sorted(play.s.chance.outcomes) == [10 * green + red for green in range(1, 9) for red in range(1, 9)]
    play.dice(3, 5)
    assert play.told(events.DICE_ROLLED)[0][1:4] == (0, 3, 5)
    assert totals(play) == (11, 14)


@pytest.mark.rule("dqt-dun-13")
def test_an_empty_deck_gives_nothing() -> None:
    play = deck_of(lay(who("thief", gems=2)), "village_collection").enters("village_collection")
    assert play.told(events.DECK_GAVE_NOTHING)
    assert play.asked() == "Parley" and play.s.venturing
    assert play.s.outcome == NO_FIGHT and play.s.card == NONE


@pytest.mark.rule("dqt-dun-14", "dqt-end-02")
def test_the_last_card_makes_this_turn_the_last() -> None:
    play = deck_of(lay(who("thief")), "forgotten_chest").enters("forgotten_chest")
    assert play.told(events.DECK_EMPTY)
    play.answer(codes.DONE, seat=0)
    assert play.asked() == "", "the game is over"


@pytest.mark.rule("dqt-dun-14")
def test_one_card_left_is_not_the_end() -> None:
    play = deck_of(lay(who("thief")), "forgotten_chest", "mimic").enters("forgotten_chest")
    assert not play.told(events.DECK_EMPTY)
    play.answer(codes.DONE, seat=0)
    assert play.s.active == 1


@pytest.mark.rule("dqt-dun-01")
def test_cards_slid_under_the_deck_come_last_and_in_order() -> None:
    play = deck_of(lay(who("thief")), "fair_day")
    play.s.under = (card("heralds_truce"), card("mimic"))
    play.enters("fair_day")
    assert play.s.card == card("mimic")
    assert [event[2] for event in play.told(events.CARD_DRAWN)] == [
        card("fair_day"), card("heralds_truce"), card("mimic"),
    ]  # fmt: skip
    assert play.told(events.DECK_EMPTY)
