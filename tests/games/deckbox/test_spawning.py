"""Enemy dice: which are taken, what they show, where they go (dbd-spn), with the option spawn_placement."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import FOE_IDS
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import shown

ALONE = ("odrik sword stand",)
TWO = (*ALONE, "selka bow lance")
THREE = (*TWO, "zaida sword stand")


def party(*heroes: str, tiles: str | list[str] = "14B", **options: str) -> Scene:
    """In the south of the first tile, out of the way."""
    scene = Scene(*heroes, tiles=tiles, **options)
    for seat, at in zip(range(len(heroes)), ("3,6", "3,5", "4,5"), strict=False):
        scene.put(seat, at)
    return scene


def spots(scene: Scene) -> list[str]:
    return [scene.at(e.square) for e in scene.s.enemies]


def crowd(scene: Scene, slot: int = 0, but: tuple[str, ...] = ()) -> Scene:
    """Somebody stands on every square of the tile, except these; the supply stays as it is."""
    supply = scene.s.supply
    for square in scene.s.ground.at.values():
        if scene.s.ground.tile_bits[slot] >> square & 1 and scene.s.free(square) and scene.at(square) not in but:
            scene.enemy("gnawkin", scene.at(square))
    scene.s.supply = supply
    return scene


# Dice


@pytest.mark.rule("dbd-spn-01")
def test_a_rolled_die_gives_type_and_health() -> None:
    scene = party(*ALONE).script("spawn B2")
    assert scene.throw == "spawn:blue" and not scene.told(events.UPGRADED)
    scene.dice("M4", "R2")
    assert [(e.colour, e.kind, e.health) for e in scene.s.enemies] == [(1, 0, 4), (1, 1, 2)]
    assert scene.s.supply == (6, 2, 3)


@pytest.mark.rule("dbd-spn-02")
@pytest.mark.parametrize(
    ("group", "foe"),
    [
        ("G1=R1", "spitling"),
        ("G1=M1", "acolyte"),
        ("B1=R2", "oracle"),
        ("B1=M2", "tusk"),
        ("R1=R4", "magister"),
        ("R1=M4", "tyrant"),
    ],
)
def test_the_quests_card_of_that_colour_and_type(group: str, foe: str) -> None:
    (enemy,) = party(*ALONE, quest="p2").script(f"spawn {group}").s.enemies
    assert FOE_IDS[enemy.foe] == foe


@pytest.mark.rule("dbd-spn-02")
def test_the_card_of_an_upgraded_die_is_that_of_its_own_colour() -> None:
    scene = party(*ALONE, quest="p2")
    scene.s.supply = (0, 4, 3)
    assert FOE_IDS[scene.script("spawn G1=M1").s.enemies[0].foe] == "tusk"


@pytest.mark.rule("dbd-spn-02")
@pytest.mark.parametrize(("roster", "foe"), [("quest", "gnawkin"), ("drowned", "silt"), ("ember", "acolyte")])
def test_another_roster(roster: str, foe: str) -> None:
    cards = {"hero": "odrik", "equipment": "sword", "ability": "stand"}
    scene = Scene.opening(1, quest="a1", seed="hello", roster=roster, **cards)
    assert FOE_IDS[scene.s.foes[1]] == foe


@pytest.mark.rule("dbd-spn-03")
def test_a_given_face_is_not_rolled() -> None:
    scene = party(*ALONE).script("spawn R1=M6")
    assert not scene.throw and scene.s.enemies[0].health == 6


@pytest.mark.rule("dbd-spn-01", "dbd-spn-03", "dbd-def-06")
@pytest.mark.parametrize("group", ["G1", "G1=M1"])
def test_a_die_goes_back_when_its_enemy_is_defeated(group: str) -> None:
    scene = party(*ALONE).put(0, "3,4").dice(*["M1"] * (group == "G1")).script(f"spawn {group}")
    assert scene.s.supply == (5, 4, 3)
    scene.dice("6 1 1 1", "M1").do("melee enemy:1")
    assert scene.s.supply == (6, 4, 3)


# Places


@pytest.mark.rule("dbd-spn-04")
def test_nine_positions_around_the_point() -> None:
    assert spots(party(*THREE).script("spawn G9=M1")) == [
        "3,3", "3,2", "4,3", "3,4", "2,3", "4,2", "4,4", "2,4", "2,2",
    ]  # fmt: skip


@pytest.mark.rule("dbd-spn-05")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("4A", ["3,2", "3,1", "3,3", "4,1", "2,1", "3,0"]),  # pits to the right and to the left
        ("9A", ["3,1", "3,0", "4,1", "3,2", "2,1", "4,2"]),  # the exit above counts, the walls beside it do not
        ("8B", ["3,2", "3,1", "3,3", "4,1", "4,3", "2,3"]),  # walls to the right and to the left
        ("6B", ["3,3", "3,2", "4,3", "3,4", "2,3", "4,2"]),  # water is as good as floor
        ("13A", ["3,2", "3,1", "4,2", "3,3", "2,2", "4,1"]),
    ],
)
def test_positions_that_are_skipped(tile: str, expected: list[str]) -> None:
    assert spots(party(*ALONE, tiles=tile).script("spawn G6=M1")) == expected


@pytest.mark.rule("dbd-spn-05")
def test_an_occupied_position_is_skipped() -> None:
    scene = party(*ALONE).put(0, "3,3").enemy("gnawkin", "4,3").script("spawn G3=M1")
    assert spots(scene)[1:] == ["3,2", "3,4", "2,3"]


@pytest.mark.rule("dbd-spn-06")
@pytest.mark.parametrize(
    ("arrow", "further"), [("N", ["3,1", "1,3", "5,3", "3,5", "3,0"]), ("E", ["5,3", "3,1", "3,5", "1,3", "6,3"])]
)
def test_further_squares_by_distance_row_and_column_with_the_arrow_up(arrow: str, further: list[str]) -> None:
    """Erratum 15."""
    scene = party(*THREE, tiles=["14B", f"14B {arrow} 3,3"]).script("spawn G14=M1", slot=1)
    moved = [",".join(str(int(n) + 18) for n in at.split(",")) for at in further]
    assert spots(scene)[9:] == moved


@pytest.mark.rule("dbd-spn-06")
def test_further_squares_are_no_pits() -> None:
    scene = crowd(party(*ALONE, tiles="4A"), but=("2,2", "5,5")).script("spawn G1=M1; spawn G1=M1")
    assert spots(scene)[-1] == "5,5" and scene.throw == "defence:1"  # for the second there is no room


@pytest.mark.rule("dbd-spn-07")
def test_on_a_full_tile_the_die_goes_back_and_everybody_is_hit() -> None:
    scene = crowd(party(*TWO)).script("spawn B1=M2")
    assert scene.throw == "defence:1"
    scene.dice("1", "1")
    assert scene.s.supply == (6, 4, 3) and [h.health for h in scene.s.heroes] == [8, 6]


@pytest.mark.rule("dbd-spn-07")
def test_on_a_full_tile_no_other_tile_takes_it_in() -> None:
    scene = crowd(party(*ALONE, tiles=["14B", "14B N 0,-1"])).script("spawn B1=M2")
    assert scene.throw == "defence:1" and scene.s.supply == (6, 4, 3)


@pytest.mark.rule("dbd-spn-05", "dbd-spn-13")
def test_a_boss_takes_the_first_free_position_like_any_other() -> None:
    """Not the square that is nearest by row and column, to the left of the point."""
    scene = party(*ALONE).enemy("gnawkin", "3,3").enemy("gnawkin", "3,2").script("spawn R1=M6!boss")
    assert spots(scene)[2:] == ["4,3"]


@pytest.mark.rule("dbd-spn-07", "dbd-def-12")
def test_who_falls_by_the_first_overflow_does_not_defend_against_the_second() -> None:
    scene = crowd(party(*TWO).put(0, "3,6", health=1)).dice("1", "1", "1").script("spawn B2=M2")
    assert scene.hero().fallen and not scene.throw
    assert [event[1] for event in scene.told(events.DEFENCE_ROLLED)] == [0, 1, 1]


@pytest.mark.rule("dbd-spn-08")
def test_automatic_placement_uses_the_order_of_rolling() -> None:
    scene = party(*ALONE).dice("M2", "R1").script("spawn G2")
    assert [(e.kind, scene.at(e.square)) for e in scene.s.enemies] == [(0, "3,3"), (1, "3,2")]
    assert scene.s.rolled == ()


@pytest.mark.rule("dbd-spn-08")
def test_players_say_which_die_goes_where() -> None:
    scene = party(*TWO, spawn_placement="players").dice("M2", "R1", "M2").script("spawn G3", explorer=1)
    assert scene.everything() == {1: ["put 1", "put 2"]}  # the third is like the first
    scene.do("put 2")
    assert [(e.kind, scene.at(e.square)) for e in scene.s.enemies] == [(1, "3,3"), (0, "3,2"), (0, "4,3")]


@pytest.mark.rule("dbd-spn-08", "dbd-spn-13")
def test_players_tell_a_boss_from_its_likes() -> None:
    scene = party(*ALONE, spawn_placement="players").script("spawn R1=M6, R1=M6!boss")
    assert scene.legal() == ["put 1", "put 2"]
    scene.do("put 2")
    assert [e.boss for e in scene.s.enemies] == [True, False]


@pytest.mark.rule("dbd-spn-08")
def test_nobody_is_asked_where_dice_go_when_all_have_fallen() -> None:
    """The first die finds the tile full, and its hit is the last one."""
    scene = crowd(party(*ALONE, spawn_placement="players").put(0, "3,6", health=1))
    scene.dice("1").script("spawn G1=M1, G1=R1, G1=M2").do("put 1")
    assert scene.over


# The supply


@pytest.mark.rule("dbd-spn-09")
@pytest.mark.parametrize(("group", "supply", "colour"), [("G1", (0, 4, 3), "blue"), ("B1", (6, 0, 3), "red")])
def test_a_missing_colour_is_replaced_by_the_next(group: str, supply: tuple[int, ...], colour: str) -> None:
    scene = party(*ALONE)
    scene.s.supply = supply
    assert scene.script(f"spawn {group}").throw == f"spawn:{colour}"
    assert len(scene.told(events.UPGRADED)) == 1


@pytest.mark.rule("dbd-spn-10")
def test_an_upgraded_fixed_spawn_keeps_type_and_value() -> None:
    scene = party(*ALONE)
    scene.s.supply = (0, 0, 3)
    (enemy,) = scene.script("spawn G1=R1").s.enemies
    assert (enemy.colour, enemy.kind, enemy.health) == (2, 1, 1)


@pytest.mark.rule("dbd-spn-11")
def test_without_dice_everybody_is_hit_for_each() -> None:
    scene = party(*THREE)
    scene.hero(2).fallen = True
    scene.s.move_hero(scene.hero(2), -1)
    scene.s.supply = (0, 0, 0)
    scene.dice("6", "1", "1", "1").script("spawn G2")
    assert [event[1] for event in scene.told(events.DEFENCE_ROLLED)] == [0, 1, 0, 1]
    assert [h.health for h in scene.s.heroes] == [8, 5, 7]


@pytest.mark.rule("dbd-spn-11", "dbd-spn-07")
@pytest.mark.parametrize("die", "123456")
def test_a_hit_of_an_overflow_is_defended_like_any_other(die: str) -> None:
    plain = party(*ALONE).dice(die).script("hit explorer 1")
    scene = party(*ALONE)
    scene.s.supply = (0, 0, 0)
    assert scene.dice(die).script("spawn G1").hero().health == plain.hero().health


@pytest.mark.rule("dbd-rule-crumbling")
def test_the_die_of_a_falling_stone_lies_on_the_table() -> None:
    scene = Scene(tiles="4A").put(0, "2,1").rule(0, "crumbling").begin().dice("5").do("end")
    assert shown(scene.s.dice) == 5


@pytest.mark.rule("dbd-spn-11", "dbd-itm-charm")
def test_a_charm_turns_an_overflow_away() -> None:
    """Erratum 11."""
    scene = party(*ALONE)
    scene.give(0, "charm")
    scene.s.supply = (0, 0, 0)
    scene.script("spawn G1").do("react item:charm")
    assert not scene.throw and scene.hero().health == 9


@pytest.mark.rule("dbd-spn-12")
def test_the_supply_is_checked_die_by_die() -> None:
    """The second green takes the blue die before the line comes to it."""
    scene = party(*ALONE)
    scene.s.supply = (1, 1, 0)
    scene.dice("M1", "M2", "6").script("spawn G2, B1=R2")
    assert [(e.colour, e.kind) for e in scene.s.enemies] == [(0, 0), (1, 0)]
    assert len(scene.told(events.OVERFLOW)) == 1


# Bosses


@pytest.mark.rule("dbd-spn-13")
@pytest.mark.parametrize(
    ("quest", "heroes", "health"), [("a1", TWO, 8), ("p2", TWO, 6), ("p1", TWO, 4), ("a1", THREE, 10)]
)
def test_a_boss_has_more_health_for_each_hero(quest: str, heroes: tuple[str, ...], health: int) -> None:
    (enemy,) = party(*heroes, quest=quest).script("spawn R1=M4!boss").s.enemies
    assert (enemy.boss, enemy.health, enemy.cap) == (True, health, health)


@pytest.mark.rule("dbd-spn-13", "dbd-spn-11")
def test_a_boss_needs_no_die() -> None:
    """Erratum 1: without a red die it is a counter, which gives a red die's treasure and no die back."""
    scene = party(*ALONE, quest="a3").put(0, "3,4")
    scene.s.supply = (1, 0, 0)
    scene.script("spawn R1=M4!boss")
    boss = scene.s.enemies[0]
    assert boss.boss and boss.colour == 2 and scene.s.supply == (1, 0, 0)
    boss.health = 1
    scene.dice("6 1 1 1").do("melee enemy:1")
    assert scene.throw == "loot:red" and scene.dice("R5").hero().treasure == 5
    assert scene.s.supply == (1, 0, 0)


@pytest.mark.rule("dbd-spn-07", "dbd-spn-13")
def test_a_boss_whose_tile_is_full_takes_the_nearest_free_square() -> None:
    scene = crowd(party(*ALONE, tiles=["14B", "4A N 0,-1"]).put(0, "1,1"), slot=1, but=("2,-4",))
    scene.script("spawn R1=M6!boss", slot=1)
    boss = scene.s.enemies[-1]
    assert boss.boss and scene.at(boss.square) == "3,1"  # 2,-4 is a pit


# What follows


@pytest.mark.rule("dbd-spn-14")
def test_what_appears_in_the_enemy_phase_waits() -> None:
    """A hero explores by Foresight between two activations."""
    scene = Scene(*ALONE, windows="always").beyond(0, "N", "14B", "spawn G1=M1").put(0, "5,5", items="foresight")
    scene.enemy("gnawkin", "1,1", stunned=True).begin().do("end", "use item:foresight exit:3,0")
    assert len(scene.s.enemies) == 2 and scene.s.round == 2
    assert not scene.told(events.ENEMY_ACTS) and not scene.told(events.ENEMY_WAITS)


@pytest.mark.rule("dbd-spn-15")
def test_stunning_what_was_spawned_last() -> None:
    scene = party(*ALONE).script("spawn G1=M1; spawn R1=M4, B1=M2, G1=R1; stun spawned")
    assert [e.stunned for e in scene.s.enemies] == [False, False, True, True]


@pytest.mark.rule("dbd-spn-15")
def test_what_an_earlier_script_has_spawned_is_not_stunned() -> None:
    scene = party(*ALONE).enemy("gnawkin", "1,1")
    scene.s.latest = (1,)
    scene.dice("6").script("roll{1: spawn G1=M1 | 2-6: none}; stun spawned")
    assert [e.stunned for e in scene.s.enemies] == [False]
