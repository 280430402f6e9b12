"""Arenas: the challenge, the secret choice, trophies, plunder, and the order of what follows (3.15)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import arena, duel, quietly, totals
from tests.games.betrayals.play import Play, card, check_conserved, item, lay, who

from questhall.engine.core import EVERYBODY
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.quest_checks import ARENA_PRINCIPAL_WINS, PLUNDERED_PLAYERS
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, GREEN_WON, RED_WON, STAYS_OUT, UNDECIDED
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.rules.deeds import done
from questhall.games.betrayals.rules.turn import ROUND_START

NOBODY = (codes.NEUTRAL,)


def four(**of_the_defender: object) -> list[dict[str, object]]:
    """Nobody among them has anything to announce, to twist or to turn."""
    return [
        who("minstrel"),
        who("ranger", token="undead", **of_the_defender),
        who("warrior"),
        who("sorcerer", spent=True),
    ]


@pytest.mark.rule("dqt-are-01")
def test_the_active_player_names_the_defender_who_cannot_refuse() -> None:
    play = lay(*four()).challenges(1)
    assert (play.s.attacker, play.s.defender) == (0, 1)
    assert play.told(events.ARENA_OPENED)[0][1:3] == (0, 1)
    play.closes()
    assert play.asked() == "ChooseSide", "nobody asked the defender"


@pytest.mark.rule("dqt-are-02")
def test_anybody_else_may_be_named_also_twice_in_a_round() -> None:
    play = lay(*four())
    assert {code for code in play.codes(0) if codes.ARENA <= code < codes.ARENA + 6} == {
        codes.ARENA + seat for seat in (1, 2, 3)
    }
    duel(play, 3, (codes.NEUTRAL, codes.NEUTRAL), 1, 7).answer(codes.DONE, seat=0)
    assert codes.ARENA + 3 in play.codes(1)


@pytest.mark.rule("dqt-are-02")
def test_a_table_may_shield_those_attacked_this_round() -> None:
    play = duel(lay(*four(), arena_shield="once_per_round"), 3, (codes.NEUTRAL, codes.NEUTRAL), 1, 7)
    play.answer(codes.DONE, seat=0)
    assert codes.ARENA + 3 not in play.codes(1) and codes.ARENA + 2 in play.codes(1)
    play.push(ROUND_START)
    assert codes.ARENA + 3 in play.codes(play.s.active)


@pytest.mark.rule("dqt-are-03")
def test_green_is_the_attackers_red_the_defenders() -> None:
    assert totals(duel(lay(*four()), 1, (codes.NEUTRAL, codes.NEUTRAL), 6, 2)) == (14, 10)


@pytest.mark.rule("dqt-are-04", "dqt-neg-01")
def test_after_the_naming_there_is_a_parley() -> None:
    play = lay(*four()).challenges(1)
    assert play.asked() == "Parley"
    play.says(2, {"offer": {"to": "seat:1", "promise": [{"kind": "side", "side": "defender"}]}})
    assert play.refused(0, {"offer": {"to": "seat:1", "text": "peace"}}) == "dqt-neg-12"


@pytest.mark.rule("dqt-are-05", "dqt-are-06", "dqt-onl-07")
def test_thirds_choose_in_secret_and_at_the_same_time() -> None:
    play = lay(*four()).challenges(1).closes()
    assert play.awaited() == (2, 3)
    assert play.codes(2) == play.codes(3) == (codes.NEUTRAL, codes.ATTACKER, codes.DEFENDER)
    play.answer(codes.DEFENDER, seat=3)
    assert play.awaited() == (2,) and play.s.deciders() == (2, 3)
    chosen, known = play.told(events.SIDE_CHOSEN)[0], play.told(events.SIDE_KNOWN)[0]
    assert (chosen[1], chosen[2], chosen[4]) == (3, 0, EVERYBODY), "a tick"
    assert (known[1], known[2], known[4]) == (3, FOR_DEFENDER, 1 << 3), "only he knows"


@pytest.mark.rule("dqt-onl-07", "dqt-are-06")
def test_a_choice_may_be_changed_until_the_last_one_and_nobody_hears_of_it() -> None:
    play = lay(*four()).challenges(1).closes().answer(codes.DEFENDER, seat=3).forget()
    play.answer(codes.ATTACKER, seat=3)
    assert [event[4] for event in play.s.events or []] == [1 << 3]
    assert play.s.sides[3] == FOR_ATTACKER and play.awaited() == (2,)
    play.answer(codes.NEUTRAL, seat=2)
    assert play.asked() != "ChooseSide"


@pytest.mark.rule("dqt-are-07")
def test_the_fists_open_together_after_the_dice() -> None:
    play = arena(lay(*four()), 1, codes.ATTACKER, codes.NEUTRAL)
    assert play.chance() == "fight" and not play.told(events.SIDES_REVEALED)
    before = play.s.revealed
    play.dice(1, 7)
    shown = [event[1:3] for event in play.told(events.SIDES_REVEALED)]
    assert shown == [(2, FOR_ATTACKER), (3, STAYS_OUT)]
    assert play.s.revealed > before, "undo is not free across it"
    kinds = [event[0] for event in play.s.events or []]
    assert kinds.index(events.DICE_ROLLED) < kinds.index(events.SIDES_REVEALED) < kinds.index(events.TOTALS)


@pytest.mark.rule("dqt-are-08")
@pytest.mark.parametrize(
    ("side", "green", "red"), [(codes.ATTACKER, 13, 15), (codes.DEFENDER, 9, 19), (codes.NEUTRAL, 9, 15)]
)
def test_the_token_in_the_fist_says_where_one_fights(side: int, green: int, red: int) -> None:
    assert totals(duel(lay(*four()), 1, (side, codes.NEUTRAL), 1, 7)) == (green, red)


@pytest.mark.rule("dqt-are-09")
def test_a_principal_may_have_any_number_of_allies() -> None:
    play = duel(lay(*four(), who("thief", spent=True)), 1, (codes.ATTACKER,) * 3, 1, 1)
    assert totals(play) == (8 + 4 + 4 + 4 + 1, 9)
    assert play.trophies() == [1, 0, 1, 1, 1]


@pytest.mark.rule("dqt-are-10")
def test_a_third_adds_half_his_gauge_without_bonuses_of_the_dungeon_or_of_principals() -> None:
    people = [who("minstrel"), who("barbarian", spent=True), who("ranger", token="humanoid", wears="duellists_rapier")]
    assert totals(duel(lay(*people), 1, (codes.ATTACKER,), 1, 1))[0] == 8 + 5 + 1


@pytest.mark.rule("dqt-are-11", "dqt-are-18")
def test_the_attackers_side_gains_a_point_each() -> None:
    play = duel(lay(*four()), 1, (codes.ATTACKER, codes.NEUTRAL), 7, 1)
    assert play.trophies() == [1, 0, 1, 0] and play.s.outcome == GREEN_WON


@pytest.mark.rule("dqt-are-12", "dqt-gen-10")
@pytest.mark.parametrize(("gems", "taken"), [(1, 1), (4, 2), (5, 3)])
def test_half_the_defenders_gems_rounded_up(gems: int, taken: int) -> None:
    play = duel(lay(*four(gems=gems, wears="ember_blade")), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert play.asked() == "Plunder"
    play.answer(codes.GEMS)
    assert play.gems() == [taken, gems - taken, 0, 0]
    check_conserved(play.s)


@pytest.mark.rule("dqt-are-12", "dqt-are-13")
def test_or_one_item_or_one_carcass() -> None:
    people = four(gems=4, wears="ember_blade copper_ring", carcasses="ogre_cook mimic")
    play = duel(lay(*people), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert set(play.codes(0)) == {
        codes.GEMS,
        codes.TAKE_ITEM + item("ember_blade"),
        codes.TAKE_ITEM + item("copper_ring"),
        codes.TAKE_CARCASS + card("ogre_cook"),
        codes.TAKE_CARCASS + card("mimic"),
    }
    play.answer(codes.TAKE_ITEM + item("ember_blade"))
    assert play.worn(0) == {"ember_blade"} and play.worn(1) == {"copper_ring"} and play.gems()[1] == 4
    carcass = duel(lay(*people), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1).answer(codes.TAKE_CARCASS + card("mimic"))
    assert carcass.carcasses(0) == {"mimic"} and carcass.carcasses(1) == {"ogre_cook"}


@pytest.mark.rule("dqt-are-13")
def test_an_empty_category_cannot_be_chosen_and_with_nothing_the_plunder_is_skipped() -> None:
    play = duel(lay(*four(carcasses="ogre_cook mimic")), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert codes.GEMS not in play.codes(0)
    nothing = duel(lay(*four()), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert nothing.asked() == "Parley" and nothing.told(events.NOTHING_TO_PLUNDER)


@pytest.mark.rule("dqt-are-14")
def test_a_second_item_of_a_type_is_surplus() -> None:
    people = [who("minstrel", wears="notched_cutlass"), *four(wears="ember_blade")[1:]]
    play = duel(lay(*people), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert play.worn(0) == {"notched_cutlass"} and play.surplus(0) == {"ember_blade"}
    assert codes.WEAR + item("ember_blade") in play.codes(0)


@pytest.mark.rule("dqt-are-15")
def test_the_attackers_allies_plunder_nothing() -> None:
    play = duel(lay(*four(gems=8)), 1, (codes.ATTACKER, codes.ATTACKER), 8, 1)
    assert play.gems() == [4, 4, 0, 0] and play.asked() == "Parley"


@pytest.mark.rule("dqt-are-16", "dqt-are-18")
def test_the_defenders_side_gains_a_point_each_and_nobody_is_plundered() -> None:
    people = [who("minstrel", gems=5, wears="ember_blade"), *four()[1:]]
    play = duel(lay(*people), 1, (codes.NEUTRAL, codes.DEFENDER), 1, 7)
    assert play.trophies() == [0, 1, 0, 1] and play.s.outcome == RED_WON
    assert play.gems()[0] == 5 and play.worn(0) == {"ember_blade"} and play.asked() == "Parley"


@pytest.mark.rule("dqt-are-17", "dqt-are-18", "dqt-wnd-09")
@pytest.mark.parametrize(("green", "red", "wounds"), [(7, 1, [0, 1, 0, 1]), (1, 7, [1, 0, 1, 0])])
def test_everybody_on_the_losing_side_is_wounded(green: int, red: int, wounds: list[int]) -> None:
    play = duel(lay(*four()), 1, (codes.ATTACKER, codes.DEFENDER), green, red)
    assert play.wounds() == wounds


@pytest.mark.rule("dqt-are-18")
def test_whoever_stays_out_gains_and_loses_nothing() -> None:
    people = four()
    people[2] = who("warrior", gems=3, wounds=1)
    play = duel(lay(*people), 1, (codes.NEUTRAL, codes.NEUTRAL), 7, 1)
    assert (play.gems()[2], play.trophies()[2], play.wounds()[2]) == (3, 0, 1)


@pytest.mark.rule("dqt-are-19")
def test_a_point_of_the_arena_cannot_be_promised_or_ceded() -> None:
    play = lay(*four()).challenges(1)
    assert play.refused(2, {"offer": {"to": "seat:0", "want": [{"kind": "trophy", "n": 1}]}}) == "dqt-neg-06"


@pytest.mark.rule("dqt-are-20", "dqt-pot-03", "dqt-pot-04")
@pytest.mark.parametrize(("green", "red", "winner"), [(7, 1, 0), (1, 7, 1)])
def test_the_first_arenas_winning_principal_takes_the_pot(green: int, red: int, winner: int) -> None:
    play = duel(lay(*four(), arenas=0, pot=3), 1, (codes.ATTACKER, codes.DEFENDER), green, red)
    assert play.a(winner).gems == 3 and play.s.pot == 0 and sum(play.gems()) == 3
    again = duel(lay(*four(), arenas=1, pot=0), 1, (codes.ATTACKER, codes.DEFENDER), green, red)
    assert sum(again.gems()) == 0 and again.s.arenas == 2
    check_conserved(play.s)


@pytest.mark.rule("dqt-are-21")
def test_the_order_of_the_consequences() -> None:
    people = [
        who("barbarian", wounds=2, wears="power_armour", cursed=True, spent=True),
        who("minstrel", gems=2, wears="ember_blade"),
        who("thief", spent=True),
    ]
    play = arena(lay(*people, arenas=0, pot=3), 1, codes.ATTACKER)
    play.answer(codes.DOUBLE).dice(7, 1)
    play.answer(codes.GEMS)
    wanted = [
        events.WOUNDED, events.RECOVERED, events.TROPHIES_GAINED, events.POT_TAKEN, events.PLUNDERED,
        events.FINGERS, events.CURSED, events.ARMOUR_SPENT,
    ]  # fmt: skip
    first_seen = dict.fromkeys(event[0] for event in play.s.events or [] if event[0] in wanted)
    assert list(first_seen) == wanted
    assert play.gems() == [3 + 1, 0, 1], "half of two, then the Thief's one"
    assert play.s.curse == 1 and play.wounds() == [1, 1, 0] and play.worn(0) == set()


@pytest.mark.rule("dqt-are-21", "dqt-qst-01")
def test_quests_are_claimed_after_the_consequences() -> None:
    people = [who("minstrel", main="keen_edge"), who("ranger", token="undead", wears="double_axe"), who("warrior")]
    play = duel(lay(*people), 1, NOBODY, 8, 1)
    kinds = [event[0] for event in play.s.events or []]
    assert kinds.index(events.PLUNDERED) < kinds.index(events.QUEST_CLAIMED)
    assert play.trophies()[0] == 1 + 4 and play.gems()[0] == 4


@pytest.mark.rule("dqt-are-22", "dqt-prm-18")
@pytest.mark.parametrize(("green", "red", "principal"), [(7, 1, 0), (1, 7, 1)])
def test_each_principal_may_pay_his_helpers(green: int, red: int, principal: int) -> None:
    people = four()
    people[principal] = {**people[principal], "gems": 6}
    play = lay(*people).challenges(1)
    wants = [{"kind": "gems", "n": 2, "when": "win"}]
    side = ("attacker", "defender")[principal]
    offer = {"to": f"seat:{principal}", "promise": [{"kind": "side", "side": side}], "want": wants}
    play.says(2, {"offer": offer})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=principal)
    play.closes().answer((codes.ATTACKER, codes.DEFENDER)[principal], seat=2).answer(codes.NEUTRAL, seat=3)
    quietly(play).dice(green, red)
    assert play.asked() == "Settle" and play.awaited() == (principal,)
    owed = next(p.number for p in play.s.promises if p.promiser == principal)
    play.answer(codes.PAY + owed)
    assert play.gems()[2] == 2 and play.gems()[principal] == 4
    assert play.ledger(principal) == (1, 0, 0) and play.ledger(2) == (1, 0, 0)


@pytest.mark.rule("dqt-are-23")
def test_three_players_have_a_single_third() -> None:
    play = lay(who("minstrel"), who("ranger", token="undead"), who("warrior")).challenges(1).closes()
    assert play.awaited() == (2,)
    play.answer(codes.ATTACKER, seat=2)
    assert totals(play.dice(1, 1)) == (13, 9) and play.trophies() == [1, 0, 1]


@pytest.mark.rule("dqt-are-24")
def test_an_arena_of_the_gate_counts_like_any_other() -> None:
    play = lay(*four(gems=4), round=3).enters("duellists_gate").answer(codes.ARENA + 1).closes()
    play.answer(codes.ATTACKER, seat=2).answer(codes.NEUTRAL, seat=3).dice(7, 1)
    assert play.trophies() == [1, 0, 1, 0] and play.gems()[:2] == [2, 2] and play.s.arenas == 2
    assert play.s.venturing and play.asked() == "Parley"
    assert codes.DUNGEON not in play.codes(0), "it was the venture of this turn"


@pytest.mark.rule("dqt-are-25")
def test_the_first_answer_of_a_third_is_to_stay_out() -> None:
    """4.5: who answers for the absent takes the first answer."""
    play = lay(*four()).challenges(1).closes()
    assert play.codes(2)[0] == codes.NEUTRAL


@pytest.mark.rule("dqt-are-13")
@pytest.mark.parametrize(
    ("goods", "first"),
    [
        ({"gems": 5, "wears": "double_axe"}, codes.GEMS),
        (
            {"gems": 4, "wears": "notched_cutlass blacksteel_plate copper_ring"},
            codes.TAKE_ITEM + item("blacksteel_plate"),
        ),
        ({"gems": 4, "carcasses": "ogre_cook kraken_of_the_well"}, codes.TAKE_CARCASS + card("kraken_of_the_well")),
        ({"gems": 4, "wears": "padded_jerkin", "carcasses": "ogre_cook"}, codes.TAKE_ITEM + item("padded_jerkin")),
    ],
)
def test_the_first_answer_of_a_plunderer(goods: dict[str, object], first: int) -> None:
    """4.5: three gems or more, else the dearest item, else the strongest carcass, else gems."""
    assert duel(lay(*four(**goods)), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1).codes(0)[0] == first


@pytest.mark.rule("dqt-prm-17")
def test_at_a_binding_table_a_promised_side_is_not_asked_for() -> None:
    people = [who("minstrel"), who("ranger", token="undead"), who("thief"), who("warrior")]
    play = lay(*people, promises="binding").challenges(1)
    play.says(2, {"offer": {"to": "seat:1", "promise": [{"kind": "side", "side": "defender"}]}})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=1).closes()
    assert play.awaited() == (3,), "only who is free"
    play.answer(codes.NEUTRAL, seat=3).dice(1, 7)
    assert play.trophies() == [0, 1, 1, 0], "nor may the Thief turn his coat"
    assert play.ledger(2) == (1, 0, 0)


@pytest.mark.rule("dqt-trn-08")
def test_after_the_arena_nothing_of_it_stays_on_the_table() -> None:
    play: Play = duel(lay(*four()), 1, (codes.ATTACKER, codes.NEUTRAL), 7, 1)
    s = play.s
    assert (s.attacker, s.defender, s.card, s.ally) == (NONE,) * 4
    assert s.sides == (UNDECIDED,) * 4 and s.winners_side == 0b101
    play.answer(codes.DONE, seat=0)
    assert s.active == 1 and codes.DUNGEON in play.codes(1), "the defender has his whole turn"


@pytest.mark.rule("dqt-cur-03")
@pytest.mark.parametrize(("cursed", "green", "red", "after"), [(0, 7, 1, 1), (1, 1, 8, 0), (1, 7, 1, 1), (2, 7, 1, 2)])
def test_a_cursed_winner_passes_the_token_to_the_losing_principal(
    cursed: int, green: int, red: int, after: int
) -> None:
    people = four()
    people[cursed] = {**people[cursed], "cursed": True}
    assert duel(lay(*people), 1, (codes.ATTACKER, codes.NEUTRAL), green, red).s.curse == after


@pytest.mark.rule("dqt-qst-21")
@pytest.mark.parametrize(("armour", "points"), [("padded_jerkin", 1 + 4), ("", 1)])
def test_beating_a_stronger_defender_is_a_gladiators_deed(armour: str, points: int) -> None:
    people = [who("minstrel", main="gladiator"), who("ranger", token="undead", wears=armour), who("warrior")]
    assert duel(lay(*people), 1, (codes.ATTACKER,), 8, 1).trophies()[0] == points


@pytest.mark.rule("dqt-qst-21")
def test_what_counts_for_the_gladiator_are_the_gauges_at_the_opening() -> None:
    """The Helm changes hands in the parley: the defender, stronger when he was named, is weaker when he fights."""
    people = [who("minstrel", main="gladiator"), who("thief", wears="helm_of_the_dead"), who("warrior")]
    play = lay(*people).challenges(1)
    play.says(1, {"offer": {"to": "seat:2", "give": [{"item": "item:helm_of_the_dead"}]}})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=2).closes().answer(codes.NEUTRAL, seat=2)
    assert play.gauge(1) == 8
    assert play.dice(8, 1).trophies()[0] == 1 + 4


@pytest.mark.rule("dqt-qst-22")
@pytest.mark.parametrize(("green", "red", "winner"), [(8, 1, 0), (1, 8, 1)])
def test_a_won_arena_counts_for_its_winning_principal(green: int, red: int, winner: int) -> None:
    play = duel(lay(*four()), 1, (codes.ATTACKER, codes.DEFENDER), green, red)
    assert [done(play.a(seat).main_deeds, ARENA_PRINCIPAL_WINS) for seat in range(4)] == [
        int(seat == winner) for seat in range(4)
    ]


@pytest.mark.rule("dqt-qst-26")
@pytest.mark.parametrize(
    ("loot", "counted"),
    [(codes.GEMS, 0), (codes.TAKE_ITEM + item("ember_blade"), 1), (codes.TAKE_CARCASS + card("ogre_cook"), 1)],
)
def test_plundered_things_count_for_the_plunderer_gems_do_not(loot: int, counted: int) -> None:
    play = duel(lay(*four(gems=2, wears="ember_blade", carcasses="ogre_cook")), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    play.answer(loot)
    assert done(play.a(0).main_deeds, PLUNDERED_PLAYERS) == counted


def test_raids_are_remembered() -> None:
    """The bots' grudges: who was attacked and beaten by whom."""
    play = duel(lay(*four()), 1, (codes.NEUTRAL, codes.NEUTRAL), 8, 1)
    assert play.s.raids[0 * 4 + 1] == 1 and sum(play.s.raids) == 1
    assert sum(duel(lay(*four()), 1, (codes.NEUTRAL, codes.NEUTRAL), 1, 8).s.raids) == 0
