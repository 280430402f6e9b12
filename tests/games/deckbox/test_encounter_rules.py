"""How scripts are read (dbd-enc), with the option group_choice; each encounter stands in test_encounters_played.py."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene, encounter

from questhall.games.deckbox.model.cards import FEATURE_IDS
from questhall.games.deckbox.model.plan import NO_ENCOUNTER
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.script import begin_script

ALONE = ("odrik sword stand",)
TWO = (*ALONE, "selka bow lance")
THREE = (*TWO, "zaida sword stand")
FOUR = (*THREE, "nyssa rod keen")
SPOTS = ("3,6", "2,5", "4,5", "5,5")
TEST = "test dex:1 by {} {{ok: treasure {} 1 | ko: none}}"
CHOICE = 'choose{"One"/"Un": treasure each 1 | "Two"/"Deux": treasure each 2 | "Three"/"Trois": treasure each 3}'


def party(*heroes: str, **options: str) -> Scene:
    scene = Scene(*heroes, **options)
    for seat in range(len(heroes)):
        scene.put(seat, SPOTS[seat])
    return scene


def fell(scene: Scene, seat: int) -> Scene:
    """This hero has fallen before."""
    h = scene.hero(seat)
    h.health, h.fallen, h.fell_at = 0, True, h.square
    scene.s.move_hero(h, -1)
    return scene


def treasures(scene: Scene) -> list[int]:
    return [h.treasure for h in scene.s.heroes]


def spots(scene: Scene) -> list[str]:
    return [scene.at(e.square) for e in scene.s.enemies]


@pytest.mark.rule("dbd-enc-01")
def test_statements_in_order() -> None:
    assert party(*ALONE).script("damage explorer 1; heal explorer 1").hero().health == 9
    assert party(*ALONE).script("heal explorer 1; damage explorer 1").hero().health == 8


@pytest.mark.rule("dbd-enc-01")
def test_an_encounter_is_read_until_its_last_statement_is_resolved() -> None:
    scene = party(*ALONE).script("roll{1-6: none}; treasure explorer 1")
    assert scene.s.scripted and scene.s.reading.id == "test"
    scene.dice("1")
    assert scene.hero().treasure == 1 and not scene.s.scripted and scene.s.reading is NO_ENCOUNTER


@pytest.mark.rule("dbd-enc-02")
@pytest.mark.parametrize(
    ("heroes", "group", "count"),
    [
        (ALONE, "G3", 3),
        (ALONE, "G(P)", 1),
        (ALONE, "G(P/2)", 1),
        (ALONE, "G(3P/2)", 2),
        (ALONE, "G(5P/2)", 3),
        (TWO, "G(3P/2)", 3),
        (THREE, "G(P/2)", 2),
        (THREE, "G(P/3)", 1),
        (FOUR, "G(P/3)", 2),
        (FOUR, "G(2P)", 8),
    ],
)
def test_fractions_are_rounded_up(heroes: tuple[str, ...], group: str, count: int) -> None:
    assert len(party(*heroes).script(f"spawn {group}=M1").s.enemies) == count


@pytest.mark.rule("dbd-enc-02")
def test_the_fallen_are_counted() -> None:
    assert len(fell(party(*THREE), 1).script("spawn G(P)=M1").s.enemies) == 3


@pytest.mark.rule("dbd-enc-01", "dbd-qst-04")
@pytest.mark.parametrize(("keys", "treasure"), [(1, 2), (2, 1), (3, 1)])
def test_a_statement_may_depend_on_a_flag(keys: int, treasure: int) -> None:
    scene = party(*ALONE, quest="p2")
    scene.script(f"flag keys +{keys}; if keys>=2 {{yes: treasure explorer 1 | no: treasure explorer 2}}")
    assert treasures(scene) == [treasure]


@pytest.mark.rule("dbd-enc-03")
@pytest.mark.parametrize(("die", "treasure"), [("1", 1), ("2", 1), ("3", 2), ("5", 2), ("6", 3)])
def test_the_branch_that_holds_the_die(die: str, treasure: int) -> None:
    scene = party(*ALONE).dice(die)
    scene.script("roll{6: treasure explorer 3 | 1-2: treasure explorer 1 | 3-5: treasure explorer 2}")
    assert treasures(scene) == [treasure]
    assert scene.s.dice == 1 << 4 * (int(die) - 1)


# Tests


@pytest.mark.rule("dbd-enc-04")
def test_a_test_by_the_explorer() -> None:
    scene = party(*TWO).dice("4 1 1 1").script(TEST.format("explorer", "explorer"), explorer=1)
    assert treasures(scene) == [0, 1]  # Selka's dexterity is +2, Odrik's 0


@pytest.mark.rule("dbd-enc-04")
def test_a_test_by_the_actor() -> None:
    scene = party(*TWO).dice("4 1 1 1").script(TEST.format("actor", "actor"), explorer=1, actor=1)
    assert treasures(scene) == [0, 1]


@pytest.mark.rule("dbd-enc-04", "dbd-enc-11")
def test_a_test_by_the_chosen_who_is_picked_before_the_dice() -> None:
    scene = fell(party(*THREE), 2).script(TEST.format("chosen", "chosen"))
    assert scene.everything() == {0: ["pick hero:0", "pick hero:1"]}
    scene.do("pick hero:1")
    assert scene.throw == "test:4"
    scene.dice("4 1 1 1")
    assert treasures(scene) == [0, 1, 0]


@pytest.mark.rule("dbd-enc-04")
@pytest.mark.parametrize("who", ["each", "tile"])
def test_a_test_by_each_in_seat_order_with_his_own_consequences(who: str) -> None:
    scene = fell(party(*FOUR), 2).dice("4 1 1 1", "4 1 1 1", "4 1 1 1").script(TEST.format(who, "actor"))
    assert [event[1] for event in scene.told(events.TEST_ROLLED)] == [0, 1, 3]
    assert treasures(scene) == [0, 1, 0, 1]


@pytest.mark.rule("dbd-enc-04")
def test_consequences_come_before_the_next_test() -> None:
    scene = party(*TWO).dice("1 1 1 1").script("test dex:2 by each {ok: none | ko: damage actor 1}")
    assert scene.throw == "test:4" and [h.health for h in scene.s.heroes] == [8, 7]


@pytest.mark.rule("dbd-enc-04")
def test_after_a_test_by_each_the_actor_is_who_interacts() -> None:
    scene = party(*TWO).dice("1 1 1 1", "1 1 1 1")
    scene.script("test dex:2 by each {ok: none | ko: none}; treasure actor 1", explorer=0, actor=0)
    assert treasures(scene) == [1, 0]


@pytest.mark.rule("dbd-skl-03", "dbd-enc-04")
def test_a_failed_test_is_not_repeated() -> None:
    scene = party(*ALONE).dice("1 1 1 1").script("test dex:1 by explorer {ok: none | ko: none}")
    assert not scene.throw and len(scene.told(events.TEST_ROLLED)) == 1


# Choices


@pytest.mark.rule("dbd-enc-05")
def test_the_explorers_player_decides() -> None:
    scene = party(*TWO).script(CHOICE, explorer=1)
    assert scene.everything() == {1: ["choose 1", "choose 2", "choose 3"]}
    assert treasures(scene.do("choose 2")) == [2, 2]


@pytest.mark.rule("dbd-enc-05")
def test_the_explorer_decides_also_for_others_who_are_tested() -> None:
    scene = party(*TWO).dice("1 1 1 1", "1 1 1 1").script("test dex:1 by each {ok: none | ko: " + CHOICE + "}")
    assert scene.s.deciders() == (0,)
    scene.do("choose 1")
    assert len(scene.told(events.TEST_ROLLED)) == 2 and scene.s.deciders() == (0,)


@pytest.mark.rule("dbd-enc-05", "dbd-enc-10")
def test_the_next_seat_decides_for_a_fallen_explorer() -> None:
    scene = party(*THREE).put(1, "2,5", health=1).script("damage explorer 1; " + CHOICE, explorer=1)
    assert scene.s.deciders() == (2,)


@pytest.mark.rule("dbd-enc-05")
def test_the_host_decides() -> None:
    assert party(*TWO, group_choice="host").script(CHOICE, explorer=1).s.deciders() == (0,)


@pytest.mark.rule("dbd-enc-05")
@pytest.mark.parametrize(
    ("votes", "treasure"),
    [
        ([2, 2, 1], 2),
        ([1, 3, 3], 3),
        ([3, 2, 1], 2),  # a tie: the explorer's vote
        ([3, 1, 2], 1),
    ],
)
def test_all_vote(votes: list[int], treasure: int) -> None:
    scene = party(*THREE, group_choice="vote").script(CHOICE, explorer=1)
    assert scene.s.deciders() == (0, 1, 2)
    for seat, vote in enumerate(votes):
        assert not scene.told(events.CHOSE)
        scene.do(f"choose {vote}", seat=seat)
    assert treasures(scene) == [treasure] * 3


@pytest.mark.rule("dbd-enc-05")
def test_a_tie_without_the_explorer_goes_to_the_option_listed_first() -> None:
    scene = fell(party(*THREE, group_choice="vote"), 1).script(CHOICE, explorer=1)
    assert scene.s.deciders() == (0, 2)
    assert treasures(scene.do("choose 3", seat=0).do("choose 2", seat=2)) == [2, 0, 2]


@pytest.mark.rule("dbd-enc-05")
def test_two_vote_on_two_options_and_anew_each_time() -> None:
    options = 'choose{"One"/"Un": none | "Two"/"Deux": none}'
    scene = party(*TWO, group_choice="vote").script(f"{options}; {options}")
    for choice in (1, 2):
        assert scene.s.deciders() == (0, 1)
        scene.do(f"choose {choice}", seat=0).do(f"choose {choice}", seat=1)
    assert [event[2] for event in scene.told(events.CHOSE)] == [0, 1]


@pytest.mark.rule("dbd-enc-05")
def test_nobody_votes_alone_or_where_there_is_no_choice() -> None:
    scene = fell(party(*TWO, group_choice="vote"), 1).script(CHOICE).do("choose 1")
    assert scene.told(events.CHOSE) and not scene.told(events.VOTED)
    scene = party(*TWO, group_choice="vote").script(PRICE)
    assert scene.told(events.CHOSE) and not scene.told(events.VOTED)


PRICE = 'choose{"Pay"/"Payer": pay 3; energy payer +2 | "No"/"Non": none}'


@pytest.mark.rule("dbd-enc-05")
def test_where_nobody_can_pay_any_more_nobody_has_paid() -> None:
    """The only purse is lost after the choice; whoever paid in an earlier script has nothing to do with it."""
    scene = party(*TWO).put(0, "3,6", treasure=3, health=1)
    scene.s.payer = 1
    scene.script('choose{"Pay"/"Payer": damage explorer 1; pay 3; energy payer +2 | "No"/"Non": none}').do("choose 1")
    assert scene.hero().fallen and scene.hero(1).energy == 0


@pytest.mark.rule("dbd-enc-05")
@pytest.mark.parametrize(("actor", "voice"), [(-1, 1), (0, 0)])
def test_it_is_told_in_the_words_of_what_is_read(actor: int, voice: int) -> None:
    """An encounter's options have its own words, a feature's have the quest's."""
    scene = party(*ALONE, quest="a3").feature(0, "chest")
    if actor == -1:
        scene.script(CHOICE)
    else:
        found = encounter(CHOICE, scene.s.quest.flags)
        scene.happens(lambda s: begin_script(s, found.script, NO_ENCOUNTER, 0, 0, 0))
    scene.do("choose 2")
    assert scene.told(events.CHOSE)[0][2:4] == (1, voice << 8 | 3)


@pytest.mark.rule("dbd-enc-05")
def test_what_nobody_can_pay_is_not_offered() -> None:
    scene = party(*TWO).put(0, "3,6", treasure=2).put(1, "2,5", treasure=2).script(PRICE)
    assert scene.s.round == 1 and scene.told(events.CHOSE)[0][2] == 1


@pytest.mark.rule("dbd-enc-05")
def test_the_players_pick_who_pays_out_of_one_purse() -> None:
    scene = party(*THREE).put(0, "3,6", treasure=3).put(1, "2,5", treasure=4).script(PRICE).do("choose 1")
    assert scene.everything() == {0: ["pick hero:0", "pick hero:1"]}
    scene.do("pick hero:1")
    assert treasures(scene) == [3, 1, 0] and [h.energy for h in scene.s.heroes] == [0, 2, 0]


# What befalls


@pytest.mark.rule("dbd-enc-06")
def test_hits_are_defended_and_damage_is_not() -> None:
    scene = party(*ALONE).script("hit explorer 2")
    assert scene.throw == "defence:2"
    assert scene.dice("4 3").hero().health == 8  # +2 in all: the four blocks
    scene = party(*ALONE).script("damage explorer 2")
    assert not scene.throw and scene.hero().health == 7


@pytest.mark.rule("dbd-enc-10")
def test_nothing_happens_to_the_fallen_and_the_script_goes_on() -> None:
    scene = party(*TWO).put(0, "3,6", health=1)
    scene.script("damage explorer 1; treasure explorer 5; heal explorer 5; item explorer 1; treasure each 1")
    assert treasures(scene) == [0, 1] and scene.hero().health == 0 and not scene.throw


@pytest.mark.rule("dbd-enc-10")
def test_the_fallen_roll_no_tests() -> None:
    scene = fell(party(*TWO), 0).script("test dex:1 by explorer {ok: none | ko: treasure each 1}; treasure each 2")
    assert treasures(scene) == [0, 2]


@pytest.mark.rule("dbd-enc-10", "dbd-enc-04")
def test_who_falls_before_his_test_has_no_consequences() -> None:
    """The first one's failure fells the second: what befell the first does not befall him again."""
    scene = party(*TWO).put(1, "2,5", health=1).dice("1 1 1 1")
    scene.script("test dex:2 by each {ok: none | ko: damage each 1}")
    assert scene.hero(1).fallen and scene.hero(0).health == 8 and not scene.throw


@pytest.mark.rule("dbd-enc-10")
def test_a_script_ends_with_the_last_hero() -> None:
    scene = party(*ALONE).script("damage explorer 9; roll{1-6: none}")
    assert scene.over


@pytest.mark.rule("dbd-enc-11")
def test_the_chosen_stays_chosen_until_the_script_ends() -> None:
    scene = party(*TWO)
    scene.s.chosen = 1  # of the script before this one
    scene.script("treasure chosen 1; treasure chosen 2", explorer=1)
    assert scene.everything() == {1: ["pick hero:0", "pick hero:1"]}
    assert treasures(scene.do("pick hero:0")) == [3, 0]


@pytest.mark.rule("dbd-enc-12")
def test_gains_respect_the_caps_and_losses_stop_at_nothing() -> None:
    scene = party(*TWO).put(0, "3,6", treasure=19, energy=9, health=8).put(1, "2,5", energy=1, treasure=20)
    scene.script("treasure each 2; energy explorer +2; heal each 3; energy weakest -2")
    h = scene.hero()
    assert (h.treasure, h.energy, h.health, scene.hero(1).treasure) == (20, 10, 9, 20)
    assert scene.hero(1).energy == 0 and [event[2] for event in scene.told(events.ENERGY_LOST)] == [1]


@pytest.mark.rule("dbd-enc-01")
def test_the_weakest_the_random_and_those_on_the_tile() -> None:
    scene = Scene(*THREE, tiles=["14B", "14B N 0,-1"]).put(0, "3,0").put(1, "3,-3", health=3).put(2, "3,3", health=3)
    scene.script("treasure weakest 1; treasure tile 2; treasure random 4", slot=0)
    assert scene.throw == "random" and treasures(scene) == [2, 1, 2]
    assert treasures(scene.dice("3")) == [2, 1, 6]


@pytest.mark.rule("dbd-enc-01")
def test_the_random_hero_is_drawn_for_each_statement() -> None:
    scene = party(*TWO).script("treasure random 1; treasure random 2")
    scene.dice("1")
    assert scene.throw == "random" and treasures(scene.dice("2")) == [1, 2]


@pytest.mark.rule("dbd-enc-01", "dbd-enc-06")
def test_what_befalls_several_befalls_the_first_seat_first() -> None:
    scene = party(*TWO).script("hit each 1").dice("6", "6")
    assert [event[1] for event in scene.told(events.DEFENCE_ROLLED)] == [0, 1]
    scene = party(*TWO).script("item each 1").dice("net", "axe")
    assert (scene.items(0), scene.items(1)) == (["net"], ["axe"])
    scene = party(*TWO).script("treasure each 1")
    assert [event[1] for event in scene.told(events.TREASURE_GAINED)] == [0, 1]


# The room


@pytest.mark.rule("dbd-enc-07")
def test_a_tile_has_one_rule_and_one_feature() -> None:
    scene = party(*ALONE).script("rule flooded; feature nest; rule dark; feature fountain")
    assert scene.s.wet == 0
    assert FEATURE_IDS[scene.s.features[0]] == "fountain" and scene.s.uses[0] == 2
    assert [event[3] for event in scene.told(events.RULE_ATTACHED)] == [1, 0]


@pytest.mark.rule("dbd-enc-07")
def test_a_rule_acts_from_the_moment_it_is_attached() -> None:
    scene = party(*ALONE).script("rule flooded")
    assert scene.s.wet == 0b1 * scene.s.ground.tile_bits[0] & (1 << 25) - 1


@pytest.mark.rule("dbd-enc-07")
def test_a_room_rule_stays() -> None:
    scene = party(*ALONE).script("rule dark").do("end")
    assert scene.s.round == 2 and scene.s.rules == (0,)


@pytest.mark.rule("dbd-enc-08")
def test_a_feature_stands_on_its_square_and_blocks_nothing() -> None:
    scene = Scene("selka bow lance", tiles="4B").put(0, "1,2").enemy("gnawkin", "5,2").feature(0, "chest").begin()
    assert scene.at(scene.s.ground.feature[0]) == "3,2"
    assert "shoot enemy:1" in scene.legal()
    scene.do("step square:2,2", "step square:3,2")
    assert scene.s.points == 3


@pytest.mark.rule("dbd-enc-08")
def test_a_feature_is_gone_when_its_uses_are() -> None:
    scene = party(*ALONE).put(0, "1,5").feature(0, "fountain").begin()
    scene.dice("2", "2").do("interact feature:0")
    assert scene.s.features[0] != -1 and scene.s.uses == (1,)
    scene.do("interact feature:0")
    assert scene.s.features == (-1,) and scene.s.uses == (0,) and len(scene.told(events.FEATURE_GONE)) == 1


@pytest.mark.rule("dbd-enc-09")
def test_where_enemies_appear() -> None:
    """On the tile just revealed, on the one before it, or on the starting tile."""
    scene = Scene("selka bow lance", tiles=["14B", "14B N 0,-1"])
    scene.beyond(1, "N", "14B", "spawn G1=M1; spawn G1=M1 at back; spawn G1=M1 at start").put(0, "3,-5").begin()
    scene.do("step square:3,-6")
    assert spots(scene) == ["3,-9", "3,-3", "3,3"]


@pytest.mark.rule("dbd-enc-09", "dbd-map-11")
@pytest.mark.parametrize(("arrow", "cell"), [("N", "0,-1"), ("E", "1,0"), ("S", "0,1"), ("W", "-1,0")])
def test_back_is_where_one_came_from_whichever_way_one_went(arrow: str, cell: str) -> None:
    scene = Scene(tiles=["14B", f"14B {arrow} {cell}"]).put(0, "1,1").script("spawn G1=M1 at back", slot=1)
    assert spots(scene) == ["3,3"]


@pytest.mark.rule("dbd-enc-09")
def test_behind_the_starting_tile_there_is_nothing() -> None:
    scene = Scene(tiles=["14B", "14B N 0,-1"]).put(0, "1,1").script("spawn G1=M1 at back", slot=0)
    assert spots(scene) == ["3,3"]


@pytest.mark.rule("dbd-enc-09")
def test_a_features_script_spawns_on_its_tile() -> None:
    """Erratum 15: the third bell's boss comes to the bell, wherever its ringer stands."""
    scene = Scene("odrik sword stand", quest="a2", tiles=["14B", "14B S 0,-1"]).put(0, "3,0").feature(1, "bell")
    scene.put(0, "5,-5").script("flag bells +2")
    scene.do("interact feature:1").dice("M1")
    assert spots(scene) == ["3,-3", "3,-2"]
