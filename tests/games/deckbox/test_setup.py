"""Before the first round (dbd-pre, dbd-set), and the table options that change it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.deckbox.play import Scene

from questhall.engine.game import BadSetup
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, FACE_IDS, FOE_IDS, HERO_IDS, ITEM_COPIES
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.quest_format.quests import FILES
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.views.figures import hero as sheet

HEROES = ["odrik", "selka", "amaury", "nyssa"]
EQUIPMENT = ["sword", "bow", "maul", "rod"]
ABILITIES = ["stand", "lance", "hymn", "keen"]
MARKET = ("draught", "flask", "energy")


def chosen(seats: int) -> dict[str, list[str]]:
    return {"hero": HEROES[:seats], "equipment": EQUIPMENT[:seats], "ability": ABILITIES[:seats]}


def built(seats: int = 1, **options: Any) -> Scene:
    """The cards were chosen beforehand, the market is filled: the first question is where heroes stand."""
    return Scene.opening(seats, **({"quest": "p1"} | chosen(seats) | options)).dice(*MARKET)


def begun(seats: int = 1, **options: Any) -> Scene:
    """Everybody stands on the first free square; the first round has begun."""
    scene = built(seats, **options)
    while scene.step == "PlaceHero":
        scene.do(scene.legal()[0])
    return scene


def cards_of(scene: Scene, seat: int) -> tuple[str, str, str]:
    h = scene.hero(seat)
    return HERO_IDS[h.card], EQP_IDS[h.equipment], ABL_IDS[h.ability]


# Precedence


@pytest.mark.rule("dbd-pre-01")
def test_the_quest_comes_before_the_card() -> None:
    """A bell's card only counts; this quest lets the third one call its boss."""
    scene = Scene("odrik sword stand", quest="a2").put(0, "1,5").feature(0, "bell")
    scene.s.flags = tuple(2 if flag == "bells" else 0 for flag in scene.s.quest.flags)
    scene.begin().do("interact feature:0")
    assert scene.throw == "spawn:green"
    scene.dice("M1")
    assert [(e.boss, e.health) for e in scene.s.enemies] == [(True, 5), (False, 1)]


@pytest.mark.rule("dbd-pre-01")
def test_a_room_rule_comes_before_the_general_rule() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3").enemy("tyrant", "3,2", health=6).rule(0, "cursed")
    scene.begin().dice("6 1 1 1").do("melee enemy:1")
    assert scene.hero().energy == 0


# The quest


@pytest.mark.rule("dbd-set-01")
@pytest.mark.parametrize(
    ("quest", "start", "rooms", "foes"),
    [
        ("p1", "3A", 6, ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"]),
        ("a1", "6A", 10, ["spitling", "gnawkin", "piper", "tusk", "bramble", "tyrant"]),
        ("p2", "14A", 9, ["spitling", "acolyte", "oracle", "tusk", "magister", "tyrant"]),
    ],
)
def test_the_quest_settles_the_rest(quest: str, start: str, rooms: int, foes: list[str]) -> None:
    scene = built(quest=quest, seed="hello")
    assert FACE_IDS[scene.s.rooms[0].face] == start
    assert len(scene.s.plan.rooms) == rooms
    assert [FOE_IDS[foe] for foe in scene.s.foes] == foes


@pytest.mark.rule("dbd-set-01")
def test_a_quest_of_ones_own() -> None:
    text = FILES["p1"].read_text("utf-8").replace('face = "3A"', 'face = "14A"')
    assert FACE_IDS[built(quest="a1", seed="hello", quest_file=text).s.rooms[0].face] == "14A"


@pytest.mark.rule("dbd-set-02")
@pytest.mark.parametrize("quest", ["p1", "a1"])
def test_the_starting_tile_lies_at_the_origin_arrow_north(quest: str) -> None:
    (room,) = built(quest=quest, seed="hello").s.rooms
    assert (room.i, room.j, room.arrow) == (0, 0, 0)


@pytest.mark.rule("dbd-set-14", "dbd-set-15")
def test_the_order_of_a_print_and_play_setup() -> None:
    scene = Scene.opening(1, quest="p1")
    assert scene.legal()[0].startswith("take character")
    assert FOE_IDS[scene.s.foes[0]] == "spitling" and not scene.s.rooms  # the enemies are there before the tile
    scene = begun()
    told = [event[0] for event in scene.s.events or []]
    order = [events.QUEST_BEGINS, events.TILE_PLACED, events.EXPLORED, events.ENERGY_GAINED, events.ROUND_BEGINS]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)


@pytest.mark.rule("dbd-set-15")
def test_the_first_seat_explores_the_starting_tile() -> None:
    text = FILES["p1"].read_text("utf-8").replace("'energy each +1'", "'treasure explorer 2'")
    scene = begun(2, quest_file=text)
    assert [h.treasure for h in scene.s.heroes] == [2, 0]


@pytest.mark.rule("dbd-set-15")
def test_what_waits_on_the_starting_tile_appears_there() -> None:
    text = FILES["p1"].read_text("utf-8").replace("'energy each +1'", "'spawn G1=M1'")
    (enemy,) = begun(quest_file=text).s.enemies
    assert enemy.health == 1


@pytest.mark.rule("dbd-set-15")
def test_no_encounter_on_the_starting_tile_of_an_app_quest() -> None:
    assert not begun(quest="a1", seed="hello").told(events.EXPLORED)


# Heroes


@pytest.mark.rule("dbd-set-03")
def test_each_player_takes_one_card_of_each_kind() -> None:
    scene = Scene.opening(2, quest="p1")
    for seat in (0, 1):
        for kind, count in (("character", 8), ("equipment", 10), ("ability", 10)):
            assert scene.s.awaited() == (seat,)
            names = scene.legal()
            assert len(names) == count - seat and all(name.startswith(f"take {kind}:") for name in names)
            scene.do(names[0])
    assert scene.throw == "item"
    assert [cards_of(scene, seat) for seat in (0, 1)] == [("odrik", "sword", "hymn"), ("selka", "bow", "circle")]


@pytest.mark.rule("dbd-set-04")
def test_a_sheet_pairs_each_card_with_its_tracker() -> None:
    """Equipment and treasure, hero and health, ability and energy: what the sheet on screen is laid out from."""
    scene = Scene("odrik sword stand").put(0, "3,3", treasure=1, health=2, energy=3)
    view = sheet(scene.s, scene.hero())
    assert (view["equipment"], view["treasure"]) == ("sword", 1)
    assert (view["hero"], view["health"], view["health_max"]) == ("odrik", 2, 9)
    assert (view["ability"], view["energy"]) == ("stand", 3)


@pytest.mark.rule("dbd-set-05")
@pytest.mark.parametrize(("hero", "health"), [("odrik", 9), ("nyssa", 6), ("gorrun", 10)])
def test_health_starts_at_the_cards_value(hero: str, health: int) -> None:
    h = built(2, hero=[hero, "zaida"]).hero()
    assert (h.health, h.max_health) == (health, health)


@pytest.mark.rule("dbd-set-06")
def test_nobody_starts_with_treasure_or_energy() -> None:
    assert [(h.treasure, h.energy, sum(h.items)) for h in built(2).s.heroes] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("dbd-set-07", "dbd-set-13")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_a_card_is_in_play_once_a_box(seats: int, copies: int) -> None:
    scene = Scene.opening(seats, quest="p1")
    offered = []
    for seat in range(seats):
        for kind in ("character:odrik", "equipment:sword", "ability:stand"):
            offered.append(f"take {kind}" in scene.legal())
            scene.do(f"take {kind}" if offered[-1] else scene.legal()[-1 - seat])
    assert offered == [True] * 3 * copies + [False] * 3 * (seats - copies)


@pytest.mark.rule("dbd-set-07")
@pytest.mark.parametrize("key", ["hero", "equipment", "ability"])
def test_cards_chosen_beforehand_are_counted_too(key: str) -> None:
    card = {"hero": "odrik", "equipment": "sword", "ability": "stand"}[key]
    built(3, **{key: [card, card, "choose"]})
    with pytest.raises(BadSetup, match=key):
        built(3, **{key: [card] * 3})
    with pytest.raises(BadSetup, match=key):
        built(2, **{key: [card] * 2})


@pytest.mark.rule("dbd-set-03")
def test_what_was_chosen_beforehand_is_not_asked_for() -> None:
    scene = Scene.opening(1, quest="p1", hero="selka", equipment="bow", ability="lance")
    assert cards_of(scene, 0) == ("selka", "bow", "lance") and scene.throw == "item"


@pytest.mark.rule("dbd-set-07")
def test_what_an_earlier_seat_has_chosen_counts_once() -> None:
    scene = Scene.opening(3, quest="p1", hero=["odrik", "choose", "choose"])
    scene.do("take equipment:bow", "take ability:veil")
    assert "take character:odrik" in scene.legal()


@pytest.mark.rule("dbd-set-07")
def test_what_a_later_seat_has_chosen_is_spoken_for() -> None:
    scene = Scene.opening(2, quest="p1", hero=["choose", "odrik"])
    assert "take character:odrik" not in scene.legal()


@pytest.mark.rule("dbd-set-08")
def test_nobody_is_offered_two_copies() -> None:
    """Two boxes hold every card twice; a hero takes one equipment, and is asked for it once."""
    scene = Scene.opening(3, quest="p1").do("take character:odrik")
    assert len(scene.legal()) == len(set(scene.legal())) == 10
    scene.do("take equipment:sword")
    assert all(name.startswith("take ability") for name in scene.legal())


# Boxes, market, start squares


@pytest.mark.rule("dbd-set-09")
def test_the_market_shows_three_of_thirty() -> None:
    scene = built()
    assert scene.market() == list(MARKET)
    assert sum(scene.s.deck) == 27
    assert sum(ITEM_COPIES) == 30


@pytest.mark.rule("dbd-set-10")
def test_two_boxes_make_one_market_deck() -> None:
    scene = built(3)
    assert sum(scene.s.deck) == 57
    assert scene.market() == list(MARKET)
    assert scene.s.deck[scene.item("draught")] == 9


@pytest.mark.rule("dbd-set-11")
def test_heroes_stand_on_distinct_squares_in_seat_order() -> None:
    scene = built(2)
    assert scene.legal(0) == ["place square:3,5", "place square:3,4", "place square:4,5", "place square:2,5"]
    scene.do("place square:3,4")
    assert scene.legal(1) == ["place square:3,5", "place square:4,5", "place square:2,5"]


@pytest.mark.rule("dbd-set-11")
def test_the_last_of_four_is_not_asked() -> None:
    scene = built(4).do("place square:3,5", "place square:3,4", "place square:4,5")
    assert scene.at(scene.hero(3).square) == "2,5"


@pytest.mark.rule("dbd-set-12", "dbd-set-13")
@pytest.mark.parametrize(("seats", "supply"), [(1, (6, 4, 3)), (2, (6, 4, 3)), (3, (12, 8, 6)), (4, (12, 8, 6))])
def test_dice_in_the_boxes(seats: int, supply: tuple[int, ...]) -> None:
    assert built(seats).s.supply == supply


@pytest.mark.rule("dbd-set-12")
def test_a_die_on_the_board_is_not_in_the_supply() -> None:
    scene = Scene("odrik sword stand").put(0, "3,5").script("spawn B1=M2")
    assert scene.s.supply == (6, 3, 3)


# Table options


@pytest.mark.rule("dbd-ply-03")
@pytest.mark.parametrize(("difficulty", "health", "treasure"), [("normal", 9, 0), ("easy", 11, 3), ("hard", 8, 0)])
def test_difficulty(difficulty: str, health: int, treasure: int) -> None:
    h = built(2, difficulty=difficulty).hero()
    assert (h.health, h.max_health, h.treasure) == (health, health, treasure)


@pytest.mark.rule("dbd-ply-02")
@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (1, {}, (14, 3, 5)),
        (1, {"lone_hero_boon": "off"}, (9, 0, 0)),
        (2, {}, (9, 0, 0)),
        (1, {"difficulty": "easy"}, (16, 3, 8)),  # erratum 19: they add up
        (1, {"difficulty": "hard"}, (13, 3, 5)),
    ],
)
def test_the_boon_of_a_lone_hero(seats: int, options: dict[str, str], expected: tuple[int, int, int]) -> None:
    h = built(seats, **options).hero()
    assert (h.max_health, h.energy, h.treasure) == expected
    assert h.health == h.max_health


@pytest.mark.rule("dbd-set-03")
def test_random_cards() -> None:
    scene = Scene.opening(2, quest="p1", draft="random")
    assert scene.throw == "draft:hero" and len(scene.s.chance.outcomes) == 8
    scene.dice("selka")
    assert scene.throw == "draft:equipment"
    scene.dice("bow", "lance")
    assert scene.throw == "draft:hero" and HERO_IDS.index("selka") not in scene.s.chance.outcomes
    scene.dice("odrik", "sword", "stand", *MARKET)
    assert not scene.told(events.CARDS_DEALT)
    assert [cards_of(scene, seat) for seat in (0, 1)] == [("selka", "bow", "lance"), ("odrik", "sword", "stand")]


@pytest.mark.rule("dbd-set-03")
def test_three_dealt_and_one_kept() -> None:
    scene = Scene.opening(1, quest="p1", draft="three").dice("zaida", "selka", "odrik")
    assert scene.legal() == ["take character:odrik", "take character:selka", "take character:zaida"]
    assert len(scene.told(events.CARDS_DEALT)) == 1
    scene.do("take character:selka")
    assert HERO_IDS[scene.hero().card] == "selka"
    assert scene.throw == "draft:equipment"


@pytest.mark.rule("dbd-app-15")
def test_a_seed_nobody_gave_is_drawn_letter_by_letter() -> None:
    scene = Scene.opening(1, quest="a1")
    assert scene.throw == "seed"
    scene.dice(*"duskfall")
    assert scene.s.seed == "duskfall" and scene.legal()[0].startswith("take character")
    assert not Scene.opening(1, quest="p1").throw  # a map page needs none


# Luck from the seed


@pytest.mark.rule("dbd-app-03", "dbd-set-09")
@pytest.mark.parametrize(("seats", "boxes"), [(1, 1), (3, 2)])
def test_the_seed_shuffles_the_items(seats: int, boxes: int) -> None:
    """The deck in the order of the list, each card as often as there are copies; the top is the end."""
    scene = built(seats, luck="seed", seed="hello")
    deck = [item for item, copies in enumerate(ITEM_COPIES) for _ in range(boxes * copies)]
    stream("hello", "items").shuffle(deck)
    assert scene.s.market == (deck[-1], deck[-2], deck[-3])
    assert scene.s.order == tuple(deck[:-3])


@pytest.mark.rule("dbd-app-03", "dbd-app-04")
def test_the_seed_throws_all_dice_in_rule_order() -> None:
    """The check values of its stream: 6 5 3 6 are four green faces, 6 4 6 2 the dice of a sword, 1 the loot."""
    cards = {"hero": ["selka", "odrik"], "equipment": ["sword", "bow"], "ability": ["stand", "lance"]}
    scene = Scene.opening(2, quest="p1", luck="seed", seed="hello", **cards)
    scene.do("place square:3,4", "place square:3,5").do("activate", seat=0)
    scene.do(*[f"step square:3,{y}" for y in (3, 2, 1, 0, -1)])
    assert [(e.kind, e.health) for e in scene.s.enemies] == [(1, 2), (1, 1), (0, 2), (1, 2)]
    scene.do("melee enemy:4")
    assert scene.foe(4) is None and (scene.hero().energy, scene.hero().treasure) == (3, 1)


@pytest.mark.rule("dbd-app-03")
def test_cards_are_dealt_by_a_stream_of_their_own() -> None:
    """Erratum 23: the stream `draft`; the dice begin where their own stream begins."""
    scene = Scene.opening(2, quest="p1", luck="seed", seed="hello", draft="random")
    rng = stream("hello", "draft")
    expected = []
    left = [list(HERO_IDS), list(EQP_IDS), list(ABL_IDS)]
    for _ in range(2):
        cards = [rng.choice(ids) for ids in left]
        for ids, card in zip(left, cards, strict=True):
            ids.remove(card)
        expected.append(tuple(cards))
    assert [cards_of(scene, seat) for seat in (0, 1)] == expected
    assert scene.s.stream == stream("hello", "dice").state
