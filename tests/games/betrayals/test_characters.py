"""Traits and unique powers (3.6)."""

from __future__ import annotations

import pytest
from tests.games.betrayals.fights import arena, duel, fight, quietly, totals, with_ally
from tests.games.betrayals.play import Play, card, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import BROKEN, KEPT
from questhall.games.betrayals.model.ids import DRAGON, EXTRAORDINARY, HUMANOID, NONE
from questhall.games.betrayals.model.state import FOR_DEFENDER, STAYS_OUT
from questhall.games.betrayals.rules import events

NOBODY = (codes.NEUTRAL,)


@pytest.mark.rule("dqt-chr-01")
@pytest.mark.parametrize("name", ["barbarian", "warrior", "thief", "sorcerer", "ranger", "minstrel"])
def test_everybodys_base_power_is_8(name: str) -> None:
    assert lay(who(name), run=False).gauge(0) == 8


@pytest.mark.rule("dqt-chr-02")
def test_a_unique_power_is_used_once_per_game_and_in_public() -> None:
    play = lay(who("barbarian"), who("minstrel")).enters("ogre_cook").closes().answer(codes.RAGE)
    assert play.a(0).spent and play.told(events.ANNOUNCED)[0][1:3] == (0, codes.RAGE)
    spent = lay(who("barbarian", spent=True), who("minstrel")).enters("ogre_cook").closes()
    assert spent.chance() == "fight", "nothing to announce"


@pytest.mark.rule("dqt-chr-02")
@pytest.mark.parametrize(("name", "step"), [("barbarian", "Announce"), ("warrior", "Announce"), ("sorcerer", "Twist")])
def test_a_table_may_play_without_unique_powers(name: str, step: str) -> None:
    asked: list[list[str]] = []
    for chosen in ("on", "off"):
        play = lay(who(name), who("minstrel"), unique_powers=chosen).enters("gutter_goblin")
        seen = []
        while play.s.parley or not play.s.venturing or play.s.card != NONE:
            seen.append(play.asked())
            if play.chance():
                play.dice(5, 5)
            elif play.asked() == "Parley":
                play.closes()
            else:
                play.answer(codes.DONE if play.asked() == "Announce" else codes.KEEP)
            if play.s.venturing and play.s.card == NONE:
                break
        asked.append(seen)
    assert step in asked[0] and step not in asked[1]


@pytest.mark.rule("dqt-chr-03")
def test_the_barbarian_recovers_when_his_side_wins() -> None:
    quiet = who("barbarian", wounds=2, spent=True)
    assert fight(lay(quiet, who("minstrel")).enters("gutter_goblin"), 7, 1).wounds()[0] == 1
    ally = fight(with_ally(lay(who("minstrel"), quiet).enters("gutter_goblin")), 7, 1)
    assert ally.wounds()[1] == 1 and ally.asked() == "Spoils", "before the looting"
    people = [who("minstrel"), who("warrior"), quiet]
    assert duel(lay(*people), 1, (codes.ATTACKER,), 7, 1).wounds()[2] == 1
    assert duel(lay(*people), 1, NOBODY, 7, 1).wounds()[2] == 2, "not by watching"
    assert fight(lay(quiet, who("minstrel")).enters("bridge_troll"), 1, 7).wounds()[0] == 3


@pytest.mark.rule("dqt-chr-04")
def test_blood_rage_sets_the_die_to_8() -> None:
    play = lay(who("barbarian"), who("minstrel")).enters("bridge_troll").closes().answer(codes.RAGE)
    assert play.chance() == "d8", "only the red die is rolled"
    play.die(7)
    assert totals(play) == (24, 21)
    assert play.told(events.DICE_ROLLED)[0][1:4] == (0, 0, 7)


@pytest.mark.rule("dqt-chr-04", "dqt-wnd-02", "dqt-itm-15")
def test_blood_rage_is_a_kritik_in_every_respect() -> None:
    play = arena(lay(who("minstrel"), who("barbarian", wears="power_armour")), 1, codes.NEUTRAL)
    play.answer(codes.DOUBLE).answer(codes.RAGE).die(3)
    assert totals(play) == (11, 2 * 8 + 32)
    assert play.wounds()[0] == 2
    assert play.told(events.DICE_ROLLED)[0][2:4] == (3, 0)


@pytest.mark.rule("dqt-chr-04", "dqt-chr-06")
def test_rage_and_last_stand_are_for_principals() -> None:
    for name in ("barbarian", "warrior"):
        play = with_ally(lay(who("minstrel"), who(name)).enters("ogre_cook")).answer(codes.CLOSE, seat=0)
        assert play.chance() == "fight"
        third = arena(lay(who("minstrel"), who("thief"), who(name)), 1, codes.ATTACKER)
        assert third.chance() == "fight"


@pytest.mark.rule("dqt-chr-04", "dqt-chr-11")
def test_a_die_that_was_not_rolled_cannot_be_rolled_again() -> None:
    play = with_ally(lay(who("barbarian"), who("sorcerer")).enters("bridge_troll")).answer(codes.CLOSE, seat=0)
    play.answer(codes.RAGE).die(7)
    assert play.asked() == "Twist" and play.codes() == (codes.KEEP, codes.TWIST_RED)
    red = arena(lay(who("minstrel"), who("barbarian"), who("sorcerer")), 1, codes.ATTACKER)
    red.answer(codes.RAGE).die(7)
    assert red.codes() == (codes.KEEP, codes.TWIST_GREEN)


@pytest.mark.rule("dqt-chr-05")
def test_the_warrior_is_stronger_in_armour() -> None:
    assert lay(who("warrior", wears="padded_jerkin"), run=False).gauge(0) == 10
    assert lay(who("warrior", wears="ember_blade", surplus="padded_jerkin"), run=False).gauge(0) == 11
    assert lay(who("thief", wears="padded_jerkin"), run=False).gauge(0) == 9


@pytest.mark.rule("dqt-chr-06")
def test_the_last_stand_adds_three_to_his_side() -> None:
    play = lay(who("warrior"), who("minstrel")).enters("ogre_cook").closes().answer(codes.STAND).dice(2, 3)
    assert totals(play) == (8 + 3 + 2, 12) and play.a(0).spent
    red = arena(lay(who("minstrel"), who("warrior")), 1, codes.NEUTRAL).answer(codes.STAND).dice(1, 1)
    assert totals(red) == (9, 12)


@pytest.mark.rule("dqt-chr-07")
def test_the_thief_takes_a_gem_from_every_loser() -> None:
    people = [
        who("minstrel", gems=3),
        who("warrior", gems=4),
        who("thief", spent=True),
        who("ranger", token="undead", gems=1),
        who("barbarian", spent=True),
        who("sorcerer", gems=2, spent=True),
    ]
    play = duel(lay(*people), 1, (codes.ATTACKER, codes.DEFENDER, codes.DEFENDER, codes.NEUTRAL), 8, 1)
    assert play.gems() == [3 + 2, 4 - 2 - 1, 2, 0, 0, 2], "after the plunder; the broke and the neutral lose nothing"
    lost = duel(lay(*people), 1, (codes.ATTACKER, codes.DEFENDER, codes.DEFENDER, codes.NEUTRAL), 1, 7)
    assert lost.gems() == [3, 4, 0, 1, 0, 2]


@pytest.mark.rule("dqt-chr-07")
def test_the_thief_takes_gems_as_a_principal_too_but_not_in_the_dungeon() -> None:
    play = duel(lay(who("minstrel", gems=3), who("thief")), 1, NOBODY, 1, 7)
    assert play.gems()[:2] == [2, 1]
    dungeon = fight(with_ally(lay(who("minstrel", gems=3), who("thief")).enters("gutter_goblin")), 7, 1)
    assert dungeon.gems()[1] == 0


def turning(side: int) -> Play:
    """The Thief has chosen; the dice are known and the fists open."""
    people = [who("minstrel"), who("warrior"), who("thief"), who("ranger", token="undead")]
    play = arena(lay(*people), 1, side, codes.NEUTRAL)
    return quietly(play) if play.asked() != "VolteFace" and not play.chance() else play


@pytest.mark.rule("dqt-chr-08", "dqt-chr-02")
def test_the_thief_may_turn_his_coat_after_the_reveal() -> None:
    play = turning(codes.ATTACKER).dice(5, 3)
    assert play.asked() == "VolteFace" and play.awaited() == (2,)
    assert play.told(events.SIDES_REVEALED) and not play.told(events.TOTALS)
    assert play.codes() == (codes.KEEP, codes.NEUTRAL, codes.DEFENDER)
    play.answer(codes.DEFENDER)
    assert play.told(events.VOLTE_FACE)[0][1:3] == (2, FOR_DEFENDER) and play.a(2).spent
    assert totals(play) == (8 + 5, 8 + 4 + 3)


@pytest.mark.rule("dqt-chr-08")
def test_he_may_also_stay_where_he_is_or_leave() -> None:
    kept = turning(codes.ATTACKER).dice(5, 3).answer(codes.KEEP)
    assert not kept.a(2).spent and totals(kept) == (17, 11)
    left = turning(codes.ATTACKER).dice(5, 3).answer(codes.NEUTRAL)
    assert totals(left) == (13, 11) and left.told(events.VOLTE_FACE)[0][2] == STAYS_OUT
    joined = turning(codes.NEUTRAL).dice(1, 1)
    assert joined.codes() == (codes.KEEP, codes.ATTACKER, codes.DEFENDER)


@pytest.mark.rule("dqt-chr-08")
def test_a_thief_who_is_a_principal_or_has_no_token_cannot_turn() -> None:
    principal = quietly(arena(lay(who("thief"), who("warrior"), who("minstrel")), 1, codes.NEUTRAL)).dice(1, 1)
    assert principal.told(events.TOTALS)
    spent = arena(lay(who("minstrel"), who("ranger", token="undead"), who("thief", spent=True)), 1, codes.NEUTRAL)
    assert spent.dice(1, 1).told(events.TOTALS)


@pytest.mark.rule("dqt-chr-09", "dqt-prm-10")
def test_he_wins_and_loses_with_the_side_he_ends_on() -> None:
    won = turning(codes.ATTACKER).dice(1, 7).answer(codes.DEFENDER)
    assert won.trophies() == [0, 1, 1, 0] and won.wounds() == [1, 0, 0, 0]
    lost = turning(codes.DEFENDER).dice(1, 7).answer(codes.ATTACKER)
    assert lost.trophies() == [0, 1, 0, 0] and lost.wounds() == [1, 0, 1, 0]


@pytest.mark.rule("dqt-prm-10", "dqt-chr-09")
@pytest.mark.parametrize(("turn", "state"), [(codes.KEEP, KEPT), (codes.DEFENDER, BROKEN)])
def test_his_word_is_judged_on_the_side_he_ends_on(turn: int, state: int) -> None:
    play = lay(who("minstrel"), who("ranger", token="undead"), who("thief")).challenges(1)
    play.says(2, {"offer": {"to": "seat:0", "promise": [{"kind": "side", "side": "attacker"}]}})
    play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=0)
    play.closes().answer(codes.ATTACKER, seat=2).dice(5, 3)
    assert not play.s.judged, "he may still turn"
    play.answer(turn)
    assert [p.state for p in play.s.judged] == [state]


@pytest.mark.rule("dqt-chr-10")
def test_second_sight_shows_the_first_card_to_the_sorcerer_alone() -> None:
    play = lay(who("sorcerer"), who("minstrel")).enters("dusk_dragon")
    assert play.asked() == "SecondSight" and play.codes() == (codes.KEEP, codes.SLIDE)
    seen = play.told(events.CARD_SEEN)[0]
    assert (seen[2], seen[4]) == (card("dusk_dragon"), 1 << 0)
    assert not play.told(events.CARD_DRAWN) and play.s.seen_alone and play.s.revealed == 1
    play.answer(codes.KEEP)
    assert play.s.revealed == 2 and not play.s.seen_alone
    assert play.told(events.CARD_DRAWN)[0][2] == card("dusk_dragon") and play.asked() == "Parley"


@pytest.mark.rule("dqt-chr-10")
def test_a_card_slid_under_the_deck_stays_unknown_and_the_next_must_be_taken() -> None:
    play = lay(who("sorcerer"), who("minstrel")).enters("dusk_dragon").answer(codes.SLIDE)
    assert play.s.under == (card("dusk_dragon"),)
    assert not [event for event in play.s.events or [] if event[2] == card("dusk_dragon") and event[4] != 1 << 0]
    assert card("dusk_dragon") not in play.s.chance.outcomes, "it lies at the bottom"
    play.draws("ogre_cook")
    assert play.asked() == "Parley" and play.told(events.CARD_DRAWN)[0][2] == card("ogre_cook")


@pytest.mark.rule("dqt-chr-10")
def test_second_sight_works_once_per_expedition_on_its_first_card() -> None:
    play = lay(who("sorcerer"), who("minstrel")).enters("blood_moon").answer(codes.KEEP).draws("ogre_cook")
    assert play.asked() == "Parley"
    other = lay(who("minstrel"), who("sorcerer")).enters("ogre_cook")
    assert other.asked() == "Parley", "and only for his own"


@pytest.mark.rule("dqt-chr-10")
def test_second_sight_is_there_again_in_the_next_expedition() -> None:
    play = lay(who("sorcerer"), who("minstrel"), seats=3).enters("forgotten_chest").answer(codes.KEEP)
    for seat, drawn in ((0, "moonlit_spring"), (1, "heralds_truce"), (2, "fair_day")):
        play.answer(codes.DONE, seat=seat).enters(drawn)
        if seat == 1:
            play.draws("duellists_gate")
    assert play.s.active == 0 and play.asked() == "SecondSight"


@pytest.mark.rule("dqt-chr-10")
def test_the_only_card_left_is_not_offered_to_be_slid() -> None:
    play = lay(who("sorcerer"), who("minstrel"))
    play.s.monsters, play.s.others = 1 << card("ogre_cook"), 0
    assert play.enters("ogre_cook").asked() == "Parley"


@pytest.mark.rule("dqt-chr-11")
@pytest.mark.parametrize(("twist", "result"), [(codes.TWIST_GREEN, (8 + 6, 14)), (codes.TWIST_RED, (8 + 3, 15))])
def test_the_sorcerer_has_one_die_rolled_again(twist: int, result: tuple[int, int]) -> None:
    play = lay(who("sorcerer"), who("minstrel")).enters("ogre_cook").answer(codes.KEEP).closes().dice(3, 5)
    assert play.codes() == (codes.KEEP, codes.TWIST_GREEN, codes.TWIST_RED)
    play.answer(twist).die(6)
    assert totals(play) == result and play.a(0).spent
    assert play.told(events.TWISTED)[0][1] == 0 and play.told(events.TWISTED)[0][3] == 6


@pytest.mark.rule("dqt-chr-11")
def test_he_may_twist_as_ally_or_on_a_side_but_not_as_a_bystander() -> None:
    ally = with_ally(lay(who("minstrel"), who("sorcerer")).enters("ogre_cook")).answer(codes.CLOSE, seat=0).dice(3, 5)
    assert ally.asked() == "Twist" and ally.awaited() == (1,)
    bystander = lay(who("minstrel"), who("sorcerer")).enters("ogre_cook").closes().dice(3, 5)
    assert bystander.told(events.TOTALS)
    people = [who("minstrel"), who("ranger", token="undead"), who("sorcerer")]
    assert arena(lay(*people), 1, codes.DEFENDER).dice(3, 5).asked() == "Twist"
    assert arena(lay(*people), 1, codes.NEUTRAL).dice(3, 5).told(events.TOTALS)
    principal = arena(lay(who("minstrel"), who("sorcerer"), who("ranger", token="undead")), 1, codes.NEUTRAL)
    assert principal.dice(3, 5).asked() == "Twist"


@pytest.mark.rule("dqt-chr-12")
@pytest.mark.parametrize(
    ("token", "monster", "bonus"),
    [
        ("humanoid", "ogre_cook", 4),
        ("undead", "ghoul_sexton", 4),
        ("extraordinary", "thorn_boar", 4),
        ("dragon", "dusk_dragon", 6),
        ("humanoid", "thorn_boar", 0),
        ("dragon", "ogre_cook", 0),
    ],
)
def test_the_ranger_hates_one_type(token: str, monster: str, bonus: int) -> None:
    play = fight(lay(who("ranger", token=token, spent=True), who("minstrel")).enters(monster), 1, 1)
    assert totals(play)[0] == 8 + bonus + 1


@pytest.mark.rule("dqt-chr-12")
def test_the_rangers_hatred_is_halved_when_he_is_the_ally() -> None:
    play = fight(with_ally(lay(who("minstrel"), who("ranger", token="humanoid")).enters("ogre_cook")), 1, 1)
    assert totals(play)[0] == 8 + 6 + 1
    assert totals(duel(lay(who("minstrel"), who("ranger", token="humanoid")), 1, NOBODY, 1, 1))[1] == 9


@pytest.mark.rule("dqt-chr-13")
@pytest.mark.parametrize("monster", ["djinn", "temple_guardian", "mimic", "cinder_dragon"])
def test_the_dragon_token_covers_the_typeless(monster: str) -> None:
    play = fight(lay(who("ranger", token="dragon"), who("minstrel")).enters(monster), 1, 1)
    assert totals(play)[0] == 8 + 6 + 1


@pytest.mark.rule("dqt-chr-14")
@pytest.mark.parametrize(("monster", "token", "bonus"), [("thorn_boar", EXTRAORDINARY, 4), ("djinn", DRAGON, 6)])
def test_the_ranger_takes_up_a_new_trail_for_good(monster: str, token: int, bonus: int) -> None:
    play = lay(who("ranger", token="undead"), who("minstrel")).enters(monster).closes()
    assert play.codes() == (codes.DONE, codes.TRAIL)
    play.answer(codes.TRAIL).dice(1, 7)
    assert totals(play)[0] == 8 + bonus + 1
    assert play.a(0).token == token and play.a(0).spent
    assert play.told(events.ANNOUNCED)[0][1:4] == (0, codes.TRAIL, token)


@pytest.mark.rule("dqt-chr-14")
def test_the_new_trail_of_an_ally_and_of_nobody_else() -> None:
    ally = with_ally(lay(who("minstrel"), who("ranger", token="undead")).enters("ogre_cook")).answer(
        codes.CLOSE, seat=0
    )
    assert ally.awaited() == (1,)
    ally.answer(codes.TRAIL).dice(1, 7)
    assert totals(ally)[0] == 8 + 6 + 1 and ally.a(1).token == HUMANOID
    same = lay(who("ranger", token="humanoid"), who("minstrel")).enters("ogre_cook").closes()
    assert same.chance() == "fight", "he is on that trail already"
    bystander = lay(who("minstrel"), who("ranger", token="undead")).enters("ogre_cook").closes()
    assert bystander.chance() == "fight"
    in_arena = arena(lay(who("ranger", token="undead"), who("minstrel")), 1, codes.NEUTRAL)
    assert in_arena.chance() == "fight"


@pytest.mark.rule("dqt-chr-15")
def test_fame_pays_the_minstrel_when_she_helps_to_win() -> None:
    people = [who("ranger", token="undead", spent=True), who("minstrel")]
    play = fight(with_ally(lay(*people).enters("gutter_goblin")), 7, 1)
    assert play.gems()[:2] == [3, 1]
    assert fight(with_ally(lay(*people).enters("bridge_troll")), 1, 7).gems()[1] == 0
    assert fight(lay(*reversed(people)).enters("gutter_goblin"), 7, 1).gems()[0] == 3, "not for her own monsters"
    assert duel(lay(people[0], who("warrior"), people[1]), 1, (codes.ATTACKER,), 7, 1).gems()[2] == 0


@pytest.mark.rule("dqt-chr-16", "dqt-prm-17")
def test_a_sworn_song_makes_the_game_keep_the_word() -> None:
    play = lay(who("ranger", token="undead", spent=True), who("minstrel")).enters("orc_drummer")
    wants = [{"kind": "gems", "n": 2}, {"kind": "trophy", "n": 1}]
    play.says(0, {"offer": {"to": "seat:1", "alliance": True, "promise": wants}})
    play.answer(codes.SWEAR + play.s.offers[-1].number, seat=1)
    assert play.a(1).spent
    fight(play, 8, 1)
    assert play.asked() == "Spoils" and all(codes.number_of(code) // 200 >= 1 for code in play.codes(0))
    assert play.refused(0, {"spoils": {"trophies": 0, "gems": 2}}) == "dqt-prm-17"
    play.answer(play.codes(0)[0])
    assert play.trophies()[:2] == [0, 1] and play.gems()[:2] == [3 - 2, 1 + 2]
    assert play.ledger(0) == (2, 0, 0)


@pytest.mark.rule("dqt-chr-16")
def test_only_the_minstrel_swears_in_others_and_only_promises_to_her() -> None:
    play = lay(who("ranger", token="undead", spent=True), who("thief")).enters("orc_drummer")
    play.says(0, {"offer": {"to": "seat:1", "alliance": True, "promise": [{"kind": "gems", "n": 2}]}})
    number = play.s.offers[-1].number
    assert codes.ACCEPT + number in play.codes(1) and codes.SWEAR + number not in play.codes(1)


@pytest.mark.rule("dqt-chr-17")
def test_without_the_characters_their_traits_do_nothing() -> None:
    people = [who("minstrel", wounds=1), who("ranger", token="undead", wounds=1), who("warrior")]
    play = duel(lay(*people), 1, (codes.ATTACKER,), 7, 1)
    assert play.wounds() == [1, 2, 0] and not play.told(events.FINGERS)
    assert fight(lay(*people).enters("ogre_cook"), 7, 1).wounds()[0] == 1
