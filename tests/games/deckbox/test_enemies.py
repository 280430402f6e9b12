"""What an enemy does when it acts: whom it attacks, from where, and how it comes nearer (dbd-ene-03 to -16)."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.figures import ADVANCE, SHOOT, STRIKE, WAIT
from questhall.games.deckbox.model.state import ALL_FALLEN
from questhall.games.deckbox.model.walking import walk_to
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.aiming import enemy_sees
from questhall.games.deckbox.rules.behaviour import deed

TWO = ("odrik sword stand", "selka bow lance")
DOOR = ["14B", "14B N 0,-1"]  # joined at 3,0
COLUMN = ["14B", "14B N 0,-1", "14B N 0,-2"]


def does(scene: Scene, number: int = 1) -> tuple[int, int, str]:
    """What that enemy would do now: how, to which seat, from where."""
    e = scene.foe(number)
    assert e is not None
    done = deed(scene.s, e)
    return done.does, done.target, scene.at(done.square)


# One move, one attack


@pytest.mark.rule("dbd-ene-03")
def test_an_enemy_moves_then_attacks_and_that_is_all() -> None:
    scene = Scene().put(0, "3,5").enemy("gnawkin", "3,1").begin().do("end")
    assert [event[0] for event in scene.s.events or [] if event[0] in (events.ENEMY_MOVED, events.ENEMY_ATTACKS)] == [
        events.ENEMY_MOVED,
        events.ENEMY_ATTACKS,
    ]
    scene.dice("1 1 1")
    assert scene.s.round == 2 and scene.spot() == "3,4"


@pytest.mark.rule("dbd-ene-04")
def test_an_enemy_that_can_attack_does() -> None:
    """However sturdy the only hero it can get at; the weak one is behind him."""
    scene = Scene(*TWO, tiles=COLUMN).put(0, "3,0").put(1, "3,2", health=1).enemy("gnawkin", "3,-7").begin()
    assert does(scene) == (ADVANCE, 0, "3,-2")
    scene = Scene(*TWO, tiles=COLUMN).put(0, "3,0").put(1, "3,2", health=1).enemy("gnawkin", "3,-6").begin()
    assert does(scene) == (STRIKE, 0, "3,-1")


@pytest.mark.rule("dbd-ene-05")
@pytest.mark.parametrize(("kind", "how"), [(0, STRIKE), (1, SHOOT)])
def test_its_own_kind_of_attack_comes_first(kind: int, how: int) -> None:
    """A spitling has dice for both; what its die shows decides."""
    scene = Scene().put(0, "3,3").enemy("spitling", "3,1", kind=kind)
    assert does(scene)[0] == how


@pytest.mark.rule("dbd-ene-05")
def test_a_melee_enemy_with_ranged_dice_shoots_when_it_cannot_strike() -> None:
    """The hero holds the door of his room; two others stand in it before the spitling."""
    scene = Scene(tiles=DOOR).put(0, "3,1").enemy("spitling", "3,-5", kind=0)
    scene.enemy("gnawkin", "3,0")
    assert does(scene)[0] == SHOOT


@pytest.mark.rule("dbd-ene-05")
def test_without_ranged_dice_it_never_shoots() -> None:
    scene = Scene(tiles=DOOR).put(0, "3,5").enemy("tusk", "3,-5")
    assert does(scene)[0] == ADVANCE


@pytest.mark.rule("dbd-ene-03", "dbd-ene-06")
@pytest.mark.parametrize(("at", "health", "why"), [("3,5", 9, 0b01), ("3,4", 5, 0b10), ("3,4", 7, 0)])
def test_what_an_enemy_does_to_whom_and_why_is_told(at: str, health: int, why: int) -> None:
    """A gnawkin looks for the nearest, then for the weakest; of equals it takes the lowest seat."""
    scene = Scene(*TWO).put(0, at, health=health).put(1, "3,2").enemy("gnawkin", "3,3").begin()
    scene.do("activate", seat=0).do("end").do("end")
    target = 0 if at == "3,4" else 1
    assert [event[2:4] for event in scene.told(events.ENEMY_ACTS)] == [(1, STRIKE | target + 1 << 2 | why << 6)]
    assert scene.s.acting == 1
    scene.dice("1 1 1")
    assert scene.s.acting == -1


# Whom


@pytest.mark.rule("dbd-ene-06")
def test_only_heroes_it_can_attack_count() -> None:
    """The brand knight looks for the strong; Selka is stronger, and Odrik stands in the door before her."""
    scene = Scene(*TWO, tiles=DOOR).put(0, "3,0", health=5).put(1, "3,1").enemy("brand", "3,-2")
    assert does(scene) == (STRIKE, 0, "3,-1")


@pytest.mark.rule("dbd-ene-06")
def test_of_equals_the_lowest_seat() -> None:
    scene = Scene(*TWO).put(0, "5,3", health=5).put(1, "1,3", health=5).enemy("gnawkin", "3,3")
    assert does(scene)[1] == 0


@pytest.mark.rule("dbd-ene-06")
def test_after_its_words_comes_the_nearest_by_walking() -> None:
    """The navigator takes the charged, then the weak; both are alike, and water makes the way to Odrik longer."""
    scene = Scene(*TWO, tiles="5A").put(0, "3,4", health=7).put(1, "1,2", health=7).enemy("navigator", "3,2")
    assert does(scene)[1] == 1


@pytest.mark.rule("dbd-ene-06")
def test_present_totals_count() -> None:
    """Erratum 5: the spitling wants the soft. Selka stands fast; then she does not; then Odrik wears a gorget."""
    scene = (
        Scene("odrik bow stand", "selka sword lance").put(0, "1,5").put(1, "5,5", stand=True).enemy("spitling", "3,1")
    )
    assert does(scene)[1] == 0
    scene.put(1, "5,5", stand=False)
    assert does(scene)[1] == 0  # one point of defence each, and he has the lower seat
    scene.give(0, "gorget")
    assert does(scene)[1] == 1


@pytest.mark.rule("dbd-ene-06")
@pytest.mark.parametrize(("last", "target"), [(1, 1), (0, 0), (-1, 0)])
def test_last_is_whoever_damaged_it_last(last: int, target: int) -> None:
    """Without anybody, the castellan goes for the nearest."""
    scene = Scene(*TWO).put(0, "3,2").put(1, "4,3").enemy("castellan", "3,1", health=5, last=last)
    assert does(scene)[1] == target


@pytest.mark.rule("dbd-ene-06")
def test_last_is_skipped_when_he_cannot_be_attacked() -> None:
    """Erratum 5."""
    scene = Scene(*TWO, tiles=DOOR).put(0, "3,0").put(1, "3,1").enemy("castellan", "3,-2", health=5, last=1)
    assert does(scene) == (STRIKE, 0, "3,-1")


@pytest.mark.rule("dbd-ene-06", "dbd-def-04")
def test_whoever_damages_it_is_remembered() -> None:
    scene = Scene(*TWO).put(0, "3,3").put(1, "1,1").enemy("tyrant", "3,2", health=6, last=1).begin()
    scene.do("activate", seat=0).dice("5 1 1 1", "6", "6 1 1 1").do("melee enemy:1")
    assert scene.s.enemies[0].last == 1  # it blocked
    assert scene.do("melee enemy:1").s.enemies[0].last == 0


# From where


@pytest.mark.rule("dbd-ene-07")
def test_melee_from_the_cheapest_square() -> None:
    assert does(Scene().put(0, "3,3").enemy("gnawkin", "5,3"))[2] == "4,3"
    assert does(Scene().put(0, "3,3").enemy("gnawkin", "3,4"))[2] == "3,4"  # where it stands


@pytest.mark.rule("dbd-ene-07")
@pytest.mark.parametrize(("at", "found"), [("2,2", "3,2"), ("4,4", "4,3"), ("4,2", "3,2"), ("2,4", "2,3")])
def test_ties_go_by_row_then_column(at: str, found: str) -> None:
    assert does(Scene().put(0, "3,3").enemy("gnawkin", at))[2] == found


@pytest.mark.rule("dbd-ene-07", "dbd-kw-01")
def test_a_reach_enemy_stands_diagonally_if_it_can() -> None:
    """Straight ahead would be nearer."""
    assert does(Scene().put(0, "3,3").enemy("anchor", "3,1"))[2] == "2,2"
    assert does(Scene().put(0, "3,3").enemy("anchor", "3,2"))[2] == "2,2"
    assert does(Scene().put(0, "3,0").enemy("anchor", "3,1"))[2] == "2,1"


@pytest.mark.rule("dbd-ene-07", "dbd-kw-01")
def test_a_reach_enemy_that_finds_no_diagonal_square_comes_straight() -> None:
    scene = Scene(tiles=DOOR).put(0, "3,1").enemy("anchor", "3,-2")
    scene.enemy("gnawkin", "2,2").enemy("gnawkin", "4,2")
    assert does(scene) == (STRIKE, 0, "3,0")


@pytest.mark.rule("dbd-ene-08")
def test_ranged_from_where_the_nearest_hero_is_farthest() -> None:
    """The target is Odrik; four squares from him it would stand next to Selka."""
    alone = Scene().put(0, "1,3").enemy("lantern", "3,3")
    assert does(alone) == (SHOOT, 0, "6,3")
    scene = Scene(*TWO).put(0, "1,3", health=1).put(1, "5,3").enemy("lantern", "3,3")
    how, target, at = does(scene)
    assert (how, target) == (SHOOT, 0)
    assert min(scene.s.ground.distance(scene.square(at), h.square) for h in scene.s.heroes) == 3


@pytest.mark.rule("dbd-ene-08")
def test_of_equally_far_squares_the_cheapest_then_row_and_column() -> None:
    assert does(Scene(tiles="13B").put(0, "3,5").enemy("spitling", "3,2"))[2] == "3,0"  # five away
    assert does(Scene().put(0, "3,3").enemy("spitling", "3,1"))[2] == "3,0"
    scene = Scene(tiles="2B").put(0, "3,5").enemy("spitling", "3,2")
    assert does(scene)[2] == "3,1"  # all of the first row is four away; that one costs least


@pytest.mark.rule("dbd-ene-08", "dbd-ene-09")
def test_a_shooter_may_leave_its_room_and_stays_in_sight() -> None:
    scene = Scene(tiles=DOOR).put(0, "3,4").enemy("spitling", "3,1")
    how, _, at = does(scene)
    assert (how, at) == (SHOOT, "3,-3")
    assert enemy_sees(scene.s, scene.square(at), scene.hero().square)


@pytest.mark.rule("dbd-ene-09")
def test_no_shooter_hides_however_far_it_could_run() -> None:
    """Behind the doorpost it would be farther away; it stays where it sees somebody, and shoots."""
    for y in range(1, 6):
        for x in range(1, 6):
            scene = Scene(tiles=DOOR).put(0, f"{x},{y}").enemy("lantern", "3,-1")
            how, _, at = does(scene)
            assert how != SHOOT or enemy_sees(scene.s, scene.square(at), scene.hero().square)


@pytest.mark.rule("dbd-ene-09", "dbd-ene-11")
def test_following_may_lead_out_of_sight() -> None:
    """Erratum 4: a gnawkin that sees one hero far away runs after the one who is nearer on foot, out of that sight."""
    scene = Scene(*TWO, tiles=["14B", "14B E 1,0", "14B E 2,0", "14B N 0,-1"])
    scene.put(0, "17,3").put(1, "3,-5").enemy("brand", "3,3")
    how, target, at = does(scene)
    assert (how, target) == (ADVANCE, 1)
    assert enemy_sees(scene.s, scene.square("3,3"), scene.hero(0).square)
    assert not enemy_sees(scene.s, scene.square(at), scene.hero(0).square)


@pytest.mark.rule("dbd-ene-10")
def test_a_shooter_that_cannot_shoot_strikes_with_its_melee_dice() -> None:
    scene = Scene().put(0, "3,3").enemy("spitling", "3,1")
    scene.s.smoke = 1
    scene.begin().do("end")
    assert scene.throw == "attack:1" and scene.spot() == "3,2"
    assert scene.dice("5").s.hits == 1


# Coming nearer


@pytest.mark.rule("dbd-ene-11", "dbd-ene-13")
def test_an_enemy_rooms_away_follows() -> None:
    """It knows where everybody is."""
    scene = Scene(tiles=COLUMN).put(0, "1,5").enemy("tusk", "3,-11").begin().do("end")
    assert scene.spot() == "3,-7" and len(scene.told(events.ENEMY_ACTS)) == 1


@pytest.mark.rule("dbd-ene-11")
def test_it_stays_if_no_square_is_closer() -> None:
    """Two others stand in the doorway before the hero."""
    scene = Scene(tiles=DOOR).put(0, "3,1").enemy("tusk", "3,0").enemy("tusk", "3,-1").enemy("tusk", "3,-2")
    assert does(scene, 3) == (WAIT, 0, "3,-2")
    assert does(scene, 2) == (WAIT, 0, "3,-1")


@pytest.mark.rule("dbd-ene-11")
def test_the_nearest_by_walking_then_the_lowest_seat() -> None:
    """As far from one as from the other; the word on its card does not matter here."""
    scene = Scene(*TWO, tiles=COLUMN).put(0, "3,5").put(1, "3,-11", health=1).enemy("anchor", "3,-3")
    assert does(scene) == (ADVANCE, 0, "3,0")
    scene.put(1, "3,-10", health=9)
    assert does(scene) == (ADVANCE, 1, "3,-6")


@pytest.mark.rule("dbd-ene-11")
def test_of_equally_close_squares_the_cheapest_then_row_and_column() -> None:
    """Erratum 5. Three steps towards the door lead to squares that are equally close to it."""
    assert does(Scene(tiles=DOOR).put(0, "3,5").enemy("silt", "5,-5"))[2] == "3,-4"
    assert does(Scene(tiles=DOOR).put(0, "3,5").enemy("silt", "1,-5"))[2] == "3,-4"
    scene = Scene(tiles=DOOR).put(0, "3,5").enemy("silt", "3,-4")  # others stand before it, it passes left of them
    assert does(scene.enemy("silt", "3,-1").enemy("silt", "3,-2").enemy("silt", "3,-3"))[2] == "2,-2"


@pytest.mark.rule("dbd-ene-11")
def test_nobody_within_reach_at_all() -> None:
    """A tile that nothing joins to the others."""
    scene = Scene(tiles=["14B", "14B N 5,5"]).put(0, "3,3").enemy("gnawkin", "33,33").begin()
    assert does(scene) == (WAIT, -1, "33,33")
    assert scene.do("end").s.round == 2


@pytest.mark.rule("dbd-ene-12")
def test_walking_counts_water_double_and_ignores_figures() -> None:
    scene = Scene(tiles="5A").put(0, "3,1").enemy("gnawkin", "3,2").enemy("gnawkin", "3,5")
    walk = walk_to(scene.s.ground, scene.square("3,1"), scene.s.wet)
    assert walk[scene.square("3,2")] == 1
    assert walk[scene.square("3,4")] == 4
    assert walk[scene.square("3,5")] == 5


@pytest.mark.rule("dbd-ene-12")
def test_walking_never_crosses_a_pit_and_may_end_in_one() -> None:
    scene = Scene(tiles="4A")
    pit, here = scene.square("2,2"), scene.square("1,3")
    assert walk_to(scene.s.ground, scene.square("3,2"), scene.s.wet)[here] == 5  # past the pits at 2,2 and 2,3
    assert walk_to(scene.s.ground, pit, scene.s.wet)[scene.square("1,2")] == 1


@pytest.mark.rule("dbd-ene-12", "dbd-mov-12")
def test_no_enemy_steps_into_a_pit() -> None:
    """Between two pits and two of its friends the hero cannot be struck; it comes as near as it can on dry feet."""
    scene = Scene(tiles="4A").put(0, "3,3").enemy("gnawkin", "1,3").enemy("tusk", "3,2").enemy("tusk", "3,4")
    assert does(scene) == (ADVANCE, 0, "2,4")


@pytest.mark.rule("dbd-ene-11", "dbd-ene-12")
def test_an_enemy_pushed_into_a_pit_climbs_out() -> None:
    """dbd-mov-08: leaving costs nothing extra. The hero is two rooms away."""
    scene = Scene(tiles=["4A", "14B N 0,-1", "14B N 0,-2"]).put(0, "3,-11").enemy("tusk", "2,2", health=2)
    assert does(scene) == (ADVANCE, 0, "3,-1")


@pytest.mark.rule("dbd-ene-06", "dbd-ene-12")
def test_an_enemy_in_a_pit_knows_who_is_near() -> None:
    scene = Scene(*TWO, tiles="4A").put(0, "4,5").put(1, "2,1").enemy("gnawkin", "2,2")
    assert does(scene)[1] == 1


@pytest.mark.rule("dbd-ene-11", "dbd-ene-12")
def test_a_hero_in_a_pit_is_followed() -> None:
    """Erratum 5."""
    scene = Scene(tiles=["4A", "14B N 0,-1"]).put(0, "2,3").enemy("silt", "3,-3")
    assert does(scene) == (ADVANCE, 0, "3,0")


@pytest.mark.rule("dbd-ene-14", "dbd-exp-04")
def test_enemies_stand_on_half_squares_live_ones_too() -> None:
    scene = Scene().beyond(0, "N", "14B").put(0, "3,5").enemy("spitling", "3,1").begin().dice("1 1").do("end")
    assert scene.spot() == "3,0" and len(scene.s.rooms) == 1


# The end of the phase


@pytest.mark.rule("dbd-ene-16", "dbd-end-02")
def test_the_game_ends_when_the_last_hero_falls() -> None:
    """The second gnawkin does not act any more."""
    scene = Scene().put(0, "3,3", health=1).enemy("gnawkin", "3,2").enemy("gnawkin", "3,4").begin()
    scene.dice("5 1 1", "1").do("end")
    assert scene.over and scene.s.outcome == ALL_FALLEN
    assert len(scene.told(events.ENEMY_ACTS)) == 1


@pytest.mark.rule("dbd-ene-16", "dbd-kw-04")
def test_all_fall_in_the_middle_of_a_barrage() -> None:
    scene = Scene(*TWO, quest="a3").put(0, "1,5", health=1).put(1, "5,5", health=1).enemy("magister", "3,1", health=4)
    scene.begin().do("activate", seat=0).do("end").do("end").dice("6 6", "6 6", "1 1", "1 1")
    assert scene.over and scene.s.outcome == ALL_FALLEN


@pytest.mark.rule("dbd-ene-15")
def test_a_stunned_enemy_does_nothing_and_is_itself_again() -> None:
    scene = Scene().put(0, "3,5").enemy("gnawkin", "3,1", stunned=True).begin().do("end")
    assert scene.spot() == "3,1" and not scene.s.enemies[0].stunned
