"""The view says what lies on the table, for all eyes the same; what it foretells is what the rules then do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.deckbox.delves import ask_again, begun, journey, moments, put_enemy, put_hero, ready, sturdy

from questhall.engine.core import CHANCE, OVER, apply
from questhall.games.deckbox.model.answer_codes import AT_FEATURE, END, INTERACT, code
from questhall.games.deckbox.model.cards import FACE_ROWS
from questhall.games.deckbox.model.ids import (
    ABL_STAND,
    EQP_BOW,
    EQP_KNIVES,
    EQP_SWORD,
    FOE_BRAMBLE,
    FOE_GNAWKIN,
    FOE_SPITLING,
    FTR_CHEST,
    HERO_ODRIK,
    HERO_SELKA,
    ITM_BOOTS,
    ITM_GORGET,
    ITM_RING,
    RUL_FLOODED,
)
from questhall.games.deckbox.model.state import ENEMIES, WON, Delve
from questhall.games.deckbox.rules import events as happened
from questhall.games.deckbox.rules.activation import Act
from questhall.games.deckbox.rules.fortune import raise_flag
from questhall.games.deckbox.rules.script import attach_rule, place_feature
from questhall.games.deckbox.views import moment, refs
from questhall.games.deckbox.views.shapes import View
from questhall.games.deckbox.views.view import view

QUESTS = ("a1", "a2", "a3", "a4", "p0", "p1", "p2", "p3", "p4")
ODRIK_AND_SELKA = {
    "chosen_hero": [HERO_ODRIK, HERO_SELKA],
    "chosen_equipment": [EQP_SWORD, EQP_BOW],
    "chosen_ability": [ABL_STAND, 0],
}
DOES = {0: "wait", 1: "advance", 2: "melee", 3: "ranged"}


def party(which: str = "p1", **options: Any) -> Delve:
    """Odrik with sword and Selka with bow on the first tile."""
    return ready(which, 2, **ODRIK_AND_SELKA, **options)


@pytest.mark.parametrize("which", QUESTS)
def test_every_moment_of_a_quest_is_plain_data(which: str) -> None:
    for s in moments(which, 3, seed=5):
        seen = view(s)
        assert json.loads(json.dumps(seen, allow_nan=False)) == seen
        assert View.__required_keys__ == set(seen)
        assert_refs_meet(seen)


def assert_refs_meet(seen: View) -> None:
    """Everything stands on a square of a tile, and whoever is named is there."""
    floor = {
        f"{tile['i'] * 6 + x},{tile['j'] * 6 + y}": sign
        for tile in seen["tiles"]
        for y, row in enumerate(tile["rows"])
        for x, sign in enumerate(row)
        if sign != "#"
    }
    standing = [*seen["enemies"], *seen["packs"], *seen["reach"], *seen["approaches"], *seen["exits"]]
    assert {each["at"] for each in standing} <= set(floor)
    assert {each["at"] for each in seen["exits"]} == {at for at, sign in floor.items() if sign == "+"}
    assert all(hero["at"] in floor for hero in seen["heroes"] if hero["at"])
    enemies = {enemy["ref"] for enemy in seen["enemies"]}
    assert {each["enemy"] for each in (*seen["intents"], *seen["shots"], *seen["approaches"])} <= enemies
    turns = [enemy["order"] for enemy in seen["enemies"]]
    assert sorted(turns) == (list(range(1, len(enemies) + 1)) if seen["intents"] else [0] * len(enemies))


# Tiles and exits


@pytest.mark.rule("dbd-map-12", "dbd-map-11")
def test_a_tile_lies_as_it_was_turned() -> None:
    turned = 0
    for s in moments("p2", seed=7, every=60):
        for tile, room in zip(view(s)["tiles"], s.rooms, strict=True):
            rows = [row.translate(str.maketrans("SFEA", "..++")) for row in FACE_ROWS[room.face]]
            for _ in range(room.arrow):
                rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
            dry = [row.replace("~", ".") if tile["rule"] == "flooded" else row for row in rows]
            shown = [row.replace("~", ".") if tile["rule"] == "flooded" else row for row in tile["rows"]]
            assert shown == dry
            turned += room.arrow > 0
    assert turned


@pytest.mark.rule("dbd-map-06", "dbd-map-08", "dbd-map-09", "dbd-pnp-03", "dbd-qst-02")
def test_exits_say_where_they_lead() -> None:
    s = sturdy(party("p2"))
    states = {each["at"]: each["state"] for each in view(s)["exits"]}
    assert states["3,6"] == "entrance"
    assert "live" in states.values()
    for later in journey(s, 7):
        if len(later.rooms) == 7:
            break
    found = view(s)["exits"]
    assert sum(each["state"] == "joint" for each in found) >= 6
    assert sum(each["state"] == "entrance" for each in found) == 1
    assert all((each["gate"] is None) == (each["state"] != "locked") for each in found)


@pytest.mark.rule("dbd-exp-07")
def test_a_locked_gate_says_what_opens_it() -> None:
    s = next(s for s in moments("p2", seed=7) if any(each["state"] == "locked" for each in view(s)["exits"]))
    (gate,) = [each for each in view(s)["exits"] if each["state"] == "locked"]
    name = {"en": "Keys found", "fr": "Clés trouvées"}
    assert gate["gate"] == {"flag": "keys", "name": name, "need": 3}
    keys = s.quest.flags.index("keys")
    raise_flag(s, keys, 3 - s.flags[keys])
    assert {each["at"]: each["state"] for each in view(s)["exits"]}[gate["at"]] == "live"
    (flag,) = [each for each in view(s)["quest"]["flags"] if each["id"] == "keys"]
    assert flag == {"id": "keys", "name": name, "value": 3, "need": 3}


@pytest.mark.rule("dbd-rule-flooded", "dbd-enc-08")
def test_a_flooded_tile_is_water_and_a_feature_stands_on_its_square() -> None:
    s = party()
    attach_rule(s, 0, RUL_FLOODED)
    place_feature(s, 0, FTR_CHEST)
    (tile,) = view(s)["tiles"]
    assert tile["rule"] == "flooded"
    assert "." not in "".join(tile["rows"]) and "+" in "".join(tile["rows"])
    assert tile["feature"] is not None and tile["feature"]["id"] == "chest"
    assert tile["feature"]["uses"] == (s.uses[0] or None)


# Heroes


@pytest.mark.rule("dbd-chr-01", "dbd-chr-03", "dbd-chr-04", "dbd-chr-05", "dbd-mkt-11")
def test_totals_are_those_of_the_cards_and_of_what_one_has() -> None:
    s = party()
    plain = view(s)["heroes"][0]
    assert (plain["hero"], plain["equipment"], plain["ability"]) == ("odrik", "sword", "stand")
    assert plain["melee"] is not None and plain["ranged"] is None
    items = list(s.heroes[0].items)
    items[ITM_BOOTS] = items[ITM_GORGET] = items[ITM_RING] = 1
    s.heroes[0].items = tuple(items)
    s.heroes[0].stand = True
    better = view(s)["heroes"][0]
    assert better["items"] == ["boots", "gorget", "ring"]
    assert better["speed"] == plain["speed"] + 1
    assert better["defence"] > plain["defence"] + 1
    assert sum(better["skills"].values()) > sum(plain["skills"].values())
    assert better["effects"] == ["stand"]


@pytest.mark.rule("dbd-set-03", "dbd-chr-08")
def test_before_the_cards_are_taken_there_is_a_hero_without_figures() -> None:
    s = begun("p1", 2, caps=False)
    hero = view(s)["heroes"][0]
    assert (hero["hero"], hero["melee"], hero["speed"], hero["at"]) == (None, None, 0, None)
    assert hero["energy_max"] is None and hero["treasure_max"] is None
    assert view(s)["tiles"] == [] and view(s)["start_zone"] == []


def test_start_zone_and_market_and_supply() -> None:
    s = party("p1")
    seen = view(s)
    assert len(seen["start_zone"]) == 4
    assert len(seen["market"]) == 3 and seen["deck"] == 30 - 3
    assert seen["supply"] == {"green": 6, "blue": 4, "red": 3}
    assert view(ready("p1", 3))["supply"] == {"green": 12, "blue": 8, "red": 6}


# Enemies


@pytest.mark.rule("dbd-ene-01", "dbd-ene-02")
def test_enemies_act_by_threat_then_by_nearness() -> None:
    s = party()
    put_hero(s, 0, 3, 5)
    put_hero(s, 1, 3, 4)
    near = put_enemy(s, FOE_GNAWKIN, 1, 3, 2)
    far = put_enemy(s, FOE_GNAWKIN, 1, 3, 1)
    archer = put_enemy(s, FOE_SPITLING, 0, 2, 1)
    order = {each["ref"]: each["order"] for each in view(s)["enemies"]}
    assert [order[f"enemy:{e.number}"] for e in (archer, near, far)] == [1, 2, 3]
    assert [each["slot"] for each in view(s)["foes"]] == ["GR", "GM", "BR", "BM", "RR", "RM"]
    assert [each["alive"] for each in view(s)["foes"]][:2] == [1, 2]
    s.phase, s.acting, s.to_act = ENEMIES, far.number, (archer.number,)
    assert [each["enemy"] for each in view(s)["intents"]] == [f"enemy:{e.number}" for e in (far, archer, near)]
    s.table.ranged_first = True
    assert [each["slot"] for each in view(s)["foes"]] == ["GR", "BR", "RR", "GM", "BM", "RM"]


@pytest.mark.rule("dbd-ene-02", "dbd-ene-03", "dbd-ene-07")
def test_enemies_are_foreseen_one_after_the_other() -> None:
    s = party()
    put_hero(s, 0, 3, 5)
    put_hero(s, 1, 2, 5)
    near = put_enemy(s, FOE_GNAWKIN, 1, 3, 3)
    far = put_enemy(s, FOE_GNAWKIN, 1, 3, 2)
    meant = {each["enemy"]: each["to"] for each in view(s)["intents"]}
    assert meant == {f"enemy:{near.number}": "3,4", f"enemy:{far.number}": "4,5"}
    assert [each["at"] for each in view(s)["enemies"]] == ["3,3", "3,2"]  # nobody has moved yet


def test_alike_enemies_have_letters_that_outlive_each_other_and_nobody_else_has() -> None:
    s = party()
    put_enemy(s, FOE_GNAWKIN, 1, 3, 2)
    assert marks(s) == [""]
    put_enemy(s, FOE_GNAWKIN, 1, 3, 1)
    put_enemy(s, FOE_SPITLING, 0, 2, 1)
    assert marks(s) == ["A", "B", ""]
    del s.enemies[0]
    assert marks(s) == ["B", ""]
    put_enemy(s, FOE_SPITLING, 0, 4, 1)
    assert marks(s) == ["B", "C", "D"]
    assert refs.enemy_words(s, 2)["enemy"]["args"] == {"foe": "foe:gnawkin", "mark": "=B"}


def marks(s: Delve) -> list[str]:
    return [each["mark"] for each in view(s)["enemies"]]


@pytest.mark.rule("dbd-ene-15", "dbd-ene-06")
def test_a_stunned_enemy_says_so_and_others_say_why() -> None:
    s = party()
    put_hero(s, 0, 3, 4)
    put_hero(s, 1, 3, 5)
    gnawkin = put_enemy(s, FOE_GNAWKIN, 1, 3, 2)
    (meant,) = view(s)["intents"]
    assert (meant["does"], meant["target"], meant["to"], meant["why"]) == ("melee", "hero:0", "3,3", ["near"])
    assert meant["worst"] == 3  # its dice
    gnawkin.stunned = True
    (meant,) = view(s)["intents"]
    assert (meant["does"], meant["target"], meant["to"], meant["worst"]) == ("stunned", None, "3,2", 0)


@pytest.mark.rule("dbd-kw-04")
def test_a_barrage_is_meant_for_everybody_it_can_hit() -> None:
    s = party()
    put_hero(s, 0, 2, 5)
    put_hero(s, 1, 4, 5)
    put_enemy(s, FOE_BRAMBLE, 4, 3, 1, 5)
    (meant,) = view(s)["intents"]
    assert meant["does"] == "ranged" and meant["target"] is not None
    assert {meant["target"], *meant["also"]} == {"hero:0", "hero:1"}
    assert meant["worst"] > 0 < sum(meant["also"].values())


@pytest.mark.parametrize("which", ["a1", "a3", "p3", "p4"])
@pytest.mark.rule("dbd-ene-04", "dbd-ene-11")
def test_the_first_enemy_does_what_was_foretold(which: str) -> None:
    met = set()
    for s in last_ends(which):
        meant = view(s)["intents"][0]
        after = s.clone()
        after.events = []
        apply(after, s.active, code(END))
        for kind, _, a, b, _ in after.events:
            if kind in (happened.ENEMY_ACTS, happened.ENEMY_WAITS, happened.ENEMY_SKIPS):
                assert f"enemy:{a}" == meant["enemy"]
                assert meant["does"] == ("stunned" if kind == happened.ENEMY_SKIPS else DOES[b & 3])
                if meant["target"]:
                    assert f"hero:{(b >> 2 & 15) - 1}" == meant["target"]
                met.add(meant["does"])
                break
    assert {"melee", "ranged", "advance"} <= met


def last_ends(which: str) -> Iterator[Delve]:
    """Moments at which the last hero could end the round's Player phase, with enemies on the board."""
    for heroes in (2, 3):
        for s in moments(which, heroes, seed=11, every=1, windows=[2] * heroes):
            done = all(h.activated or h.fallen or h.seat == s.active for h in s.heroes)
            if isinstance(s.asking, Act) and done and s.enemies and code(END) in s.legal_for(s.active):
                yield s


# What is under way


def test_what_is_read_and_rolled_is_seen_while_it_lasts() -> None:
    read, rolled = set(), set()
    for which in ("a1", "a3", "p3"):
        for s in moments(which, 2, seed=4, every=1):
            encounter, attack = moment.encounter(s), moment.attack(s)
            if encounter:
                read.add(encounter["story"])
                assert encounter["line"] and encounter["id"]
            if attack:
                rolled.add((type(s.asking).__name__, attack["by_hero"]))
                assert s.waiting != CHANCE or s.chance.name.endswith(f":{attack['dice']}")
    assert read == {False, True}
    assert {("RollAttack", True), ("Resolve", True), ("EnemyRolls", False), ("Defend", False)} <= rolled


def test_a_chest_that_is_opened_is_not_read_out() -> None:
    s = party()
    place_feature(s, 0, FTR_CHEST)
    put_hero(s, s.active, *map(int, refs.spot(s, s.ground.feature[0]).split(",")))
    ask_again(s)
    apply(s, s.active, code(INTERACT, AT_FEATURE, 0))
    assert s.scripted and s.chance.name == "test:4"
    assert view(s)["encounter"] is None


def test_a_barrage_that_is_aimed_shows_what_its_other_dice_may_do() -> None:
    s = ready("p1", 1, chosen_hero=[HERO_SELKA], chosen_equipment=[EQP_KNIVES], chosen_ability=[0])
    put_hero(s, 0, 3, 5)
    first, second = put_enemy(s, FOE_GNAWKIN, 1, 2, 2), put_enemy(s, FOE_GNAWKIN, 1, 4, 2)
    ask_again(s)
    shots = view(s)["shots"]
    assert {each["enemy"] for each in shots} == {f"enemy:{first.number}", f"enemy:{second.number}"}
    assert all(each["line"] and each["how"] == "ranged" for each in shots)
    answer = next(each for each in s.legal_for(0) if each >> 20 == 10)
    apply(s, 0, answer)
    seen = view(s)
    assert seen["attack"] is not None and seen["attack"]["dice"] == shots[0]["dice"]
    assert {each["dice"] for each in seen["shots"]} == {shots[0]["dice"] - 1}
    assert seen["reach"] == [] == seen["approaches"]


# The quest, before and after


@pytest.mark.rule("dbd-app-15", "dbd-app-01")
def test_after_the_game_the_plan_and_the_seed_are_shown() -> None:
    for s in moments("a4", 2, seed=3):
        seen = view(s)
        if s.waiting != OVER:
            assert seen["quest"]["seed"] is None and seen["plan"] is None
            assert seen["quest"]["victory"] is None and seen["quest"]["defeat"] is None
    assert s.waiting == OVER
    assert seen["quest"]["seed"] == s.seed and len(s.seed) == 8
    assert seen["plan"] is not None and len(seen["plan"]) == len(s.plan.rooms)
    assert sum(room["seen"] for room in seen["plan"]) == len(s.rooms)
    assert all(room["title"] for room in seen["plan"][1:])
    assert (seen["quest"]["victory"] is None) == (s.outcome != WON)
    assert (seen["quest"]["outcome"] == "won") == (s.outcome == WON)


@pytest.mark.rule("dbd-app-15")
def test_a_chosen_seed_is_shown_at_once_where_it_matters() -> None:
    assert view(begun("a1", 1))["quest"]["seed"] is None
    assert view(begun("a1", 1, seed="old stones"))["quest"]["seed"] == "old stones"
    assert view(begun("p1", 1, seed="old stones"))["quest"]["seed"] is None


@pytest.mark.rule("dbd-pnp-01")
def test_an_open_map_shows_the_rooms_and_keeps_their_stories() -> None:
    seen = view(party("p1", open_map=True))
    assert seen["plan"] is not None and len(seen["plan"]) == 6
    assert [bool(room["title"]) for room in seen["plan"]] == [room["seen"] for room in seen["plan"]]
    assert view(party("a1", open_map=True))["plan"] is None


@pytest.mark.rule("dbd-qst-03", "dbd-app-16", "dbd-ply-02")
def test_limits_and_the_restless_dungeon() -> None:
    timed = view(begun("a3", 2))["quest"]
    assert timed["limit"] is not None and timed["restless"] == 6
    lone = view(begun("a3", 1))["quest"]
    assert lone["limit"] is not None and lone["limit"] > timed["limit"]
    paper = view(begun("p1", 2))["quest"]
    assert (paper["limit"], paper["restless"]) == (None, None)
    assert view(begun("a1", 2, restless=False))["quest"]["restless"] is None
