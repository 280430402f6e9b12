"""The market and what items have in common (dbd-mkt); what each of them does stands in test_items.py."""

from __future__ import annotations

import pytest
from tests.games.deckbox.play import Scene

from questhall.games.deckbox.model.cards import ITEM_COPIES
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.rules import events

EMPTY = (0,) * len(ITEM_COPIES)


def stall(scene: Scene, *items: str) -> Scene:
    """These lie in the market."""
    scene.s.market = tuple(scene.item(id) if id else -1 for id in items)
    return scene


def pile(scene: Scene, *items: str) -> tuple[int, ...]:
    """A deck or a pile of discards."""
    counts = list(EMPTY)
    for id in items:
        counts[scene.item(id)] += 1
    return tuple(counts)


def buys(scene: Scene, seat: int = 0) -> list[str]:
    return [name.removeprefix("buy item:") for name in scene.legal(seat) if name.startswith("buy")]


@pytest.mark.rule("dbd-mkt-01")
def test_buying_costs_the_full_price_and_no_action() -> None:
    scene = stall(Scene().put(0, "3,3", treasure=4), "draught", "charm", "draught").begin()
    assert buys(scene) == ["draught"]
    scene.do("buy item:draught").dice("axe")
    assert (scene.hero().treasure, scene.items(), scene.s.actions) == (0, ["draught"], 2)


@pytest.mark.rule("dbd-mkt-02")
def test_the_card_is_replaced_before_anything_else() -> None:
    scene = stall(Scene().put(0, "3,3", treasure=4), "net", "draught", "charm").begin().do("buy item:draught")
    assert scene.throw == "item"
    assert scene.market() == ["net", "", "charm"]
    scene.dice("axe")
    assert scene.market() == ["net", "axe", "charm"]


@pytest.mark.rule("dbd-mkt-03")
def test_two_purses_are_not_added_up() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3", treasure=3).put(1, "3,4", treasure=3)
    stall(scene, "draught", "charm", "flask").begin()
    assert buys(scene, 0) == buys(scene, 1) == []


@pytest.mark.rule("dbd-mkt-04")
def test_items_are_kept_without_limit() -> None:
    many = "draught draught draught draught flask flask energy energy energy axe axe whet"
    scene = stall(Scene().put(0, "3,3", items=many, treasure=4, energy=10), "draught", "charm", "flask").begin()
    scene.dice("net").do("buy item:draught").rest()
    assert scene.s.round == 2 and len(scene.items()) == 13


@pytest.mark.rule("dbd-mkt-05")
def test_a_used_item_lies_on_the_discards() -> None:
    scene = Scene().put(0, "3,3", items="energy boots").begin().do("use item:energy")
    assert scene.items() == ["boots"]
    assert scene.s.discard == pile(scene, "energy")
    assert not [name for name in scene.legal() if name.startswith("use")]  # a permanent item is not used up


@pytest.mark.rule("dbd-mkt-05", "dbd-mkt-13")
def test_a_reaction_lies_on_the_discards_too() -> None:
    scene = Scene().put(0, "3,3", items="charm charm").script("hit explorer 1").do("react item:charm")
    assert scene.items() == ["charm"] and scene.s.discard == pile(scene, "charm")


@pytest.mark.rule("dbd-mkt-06")
def test_an_empty_deck_takes_the_discards_back() -> None:
    scene = stall(Scene().put(0, "3,3", treasure=4), "draught", "charm", "flask")
    scene.s.deck, scene.s.discard = EMPTY, pile(scene, "net", "net")
    scene.begin().do("buy item:draught")
    assert scene.s.chance.outcomes == [scene.item("net")]
    scene.dice("net")
    assert scene.market() == ["net", "charm", "flask"]
    assert (scene.s.deck, scene.s.discard) == (pile(scene, "net"), EMPTY)
    assert len(scene.told(events.DECK_SHUFFLED)) == 1


@pytest.mark.rule("dbd-mkt-06")
def test_with_no_card_left_the_place_stays_empty() -> None:
    scene = stall(Scene().put(0, "3,3", treasure=20), "draught", "charm", "flask")
    scene.s.deck = EMPTY
    scene.begin().do("buy item:draught")
    assert scene.market() == ["", "charm", "flask"] and not scene.told(events.DECK_SHUFFLED)
    assert buys(scene) == ["charm", "flask"]


@pytest.mark.rule("dbd-mkt-06")
def test_nothing_is_gained_from_an_empty_deck() -> None:
    scene = Scene().put(0, "3,3")
    scene.s.deck = EMPTY
    scene.script("item explorer 1; treasure explorer 1")
    assert (scene.items(), scene.hero().treasure) == ([], 1)


@pytest.mark.rule("dbd-mkt-06", "dbd-app-03")
def test_the_seed_shuffles_the_discards_by_a_stream_of_the_round() -> None:
    scene = stall(Scene(luck="seed", seed="hello").put(0, "3,3", treasure=4), "draught", "charm", "flask")
    scene.s.deck, scene.s.discard, scene.s.round = EMPTY, pile(scene, "net", "axe", "axe", "whet", "ring"), 6
    cards = [scene.item(id) for id in ("axe", "axe", "whet", "net", "ring")]
    stream("hello", "items7").shuffle(cards)
    scene.begin().do("buy item:draught")
    assert (scene.s.market[0], scene.s.order) == (cards[-1], tuple(cards[:-1]))


@pytest.mark.rule("dbd-mkt-07")
def test_a_gained_item_comes_from_the_deck_for_free() -> None:
    scene = stall(Scene().put(0, "3,3", treasure=1), "draught", "charm", "flask")
    scene.script("item explorer 1")
    before = sum(scene.s.deck)
    scene.dice("axe")
    assert (scene.items(), scene.hero().treasure) == (["axe"], 1)
    assert scene.market() == ["draught", "charm", "flask"] and sum(scene.s.deck) == before - 1


@pytest.mark.rule("dbd-mkt-07")
def test_a_gained_item_goes_to_whom_the_script_names() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3").put(1, "3,4")
    scene.dice("axe").script("item explorer 1", explorer=1)
    assert (scene.items(0), scene.items(1)) == ([], ["axe"])


@pytest.mark.rule("dbd-mkt-08")
def test_anybody_buys_from_anywhere_while_another_moves() -> None:
    scene = Scene("odrik sword stand", "selka bow lance", "zaida sword stand", tiles=["14B", "14B N 0,-1"])
    scene.put(0, "3,3").put(1, "1,-5", treasure=4).put(2, "5,5", treasure=4)
    scene.hero(2).fallen = True
    scene.s.move_hero(scene.hero(2), -1)
    stall(scene, "draught", "charm", "flask").begin().do("activate", seat=0).do("step square:3,2")
    assert buys(scene, 1) == ["draught"] and 2 not in scene.s.deciders()
    scene.do("buy item:draught", seat=1).dice("net")
    assert scene.items(1) == ["draught"] and scene.s.points == 3  # and the move goes on


@pytest.mark.rule("dbd-mkt-09")
def test_an_item_attack_takes_nothing_from_the_equipment() -> None:
    """Nyssa's ranged +2 counts, the rod's +1 and its Stun do not."""
    scene = Scene("nyssa rod lance").put(0, "3,5", items="axe").enemy("tusk", "3,2", health=3).begin()
    scene.do("use item:axe enemy:1")
    assert scene.throw == "attack:4"
    scene.dice("6 1 1 1")
    assert scene.told(events.ATTACK_ROLLED)[0][3] - 16 == 3
    foe = scene.foe()
    assert foe is not None and foe.health == 2 and not foe.stunned


@pytest.mark.rule("dbd-mkt-09")
def test_bonuses_of_attack_actions_do_not_help_an_item() -> None:
    scene = Scene("nyssa rod keen").put(0, "3,5", items="axe", keen=True, whet=True, edge=1)
    scene.enemy("tusk", "3,2", health=3).begin().do("use item:axe enemy:1")
    assert scene.throw == "attack:4"
    scene.dice("1 1 1 1")
    assert scene.told(events.ATTACK_ROLLED)[0][3] - 16 == 3
    assert scene.hero().keen and scene.hero().whet and scene.hero().edge == 1


@pytest.mark.rule("dbd-mkt-10")
def test_hits_of_items_give_no_energy() -> None:
    scene = Scene("nyssa rod lance").put(0, "3,5", items="axe").enemy("tusk", "3,2", health=4).begin()
    scene.dice("6 6 1 1").do("use item:axe enemy:1")
    assert scene.hero().energy == 0


@pytest.mark.rule("dbd-mkt-11")
def test_a_permanent_item_acts_at_once_and_moves_with_its_holder() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3", treasure=5).put(1, "3,4")
    stall(scene, "boots", "charm", "flask").begin().dice("net").do("buy item:boots", seat=0)
    scene.do("trade hero:1", seat=0).do("give item:boots", "accept").do("activate", seat=0).do("step square:3,2")
    assert scene.s.points == 3
    scene.do("end").do("step square:3,5")
    assert scene.s.points == 5


@pytest.mark.rule("dbd-mkt-12", "dbd-exp-08")
def test_foresight_explores_without_moving() -> None:
    scene = Scene("odrik sword stand").beyond(0, "N", "14B", "treasure explorer 2; spawn G1=M1").put(0, "1,5")
    scene.give(0, "foresight")
    scene.begin().do("use item:foresight exit:3,0")
    assert (len(scene.s.rooms), scene.hero().treasure, scene.at(scene.hero().square)) == (2, 2, "1,5")
    assert [scene.at(e.square) for e in scene.s.enemies] == ["3,-3"]


@pytest.mark.rule("dbd-mkt-13")
def test_the_charm_is_offered_once_hits_are_known() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", items="charm").enemy("gnawkin", "3,2").begin()
    assert not [name for name in scene.legal() if name.startswith("use")]
    scene.do("end")
    assert scene.throw == "attack:3"
    scene.dice("6 1 1")
    assert scene.legal() == ["react item:charm", "keep"]
    scene.do("keep")
    assert scene.throw == "defence:1"


@pytest.mark.rule("dbd-mkt-13")
def test_no_charm_against_a_miss() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", items="charm").enemy("gnawkin", "3,2").begin()
    scene.dice("1 1 1").do("end")
    assert scene.s.round == 2


@pytest.mark.rule("dbd-mkt-13")
@pytest.mark.parametrize(("skill", "offered"), [("str", True), ("dex", True), ("wis", False), ("cha", False)])
def test_picks_are_offered_before_the_dice_of_strength_and_dexterity(skill: str, offered: bool) -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", items="picks")
    scene.script(f"test {skill}:1 by explorer {{ok: none | ko: none}}")
    assert (scene.step == "React", scene.throw == "test:4") == (offered, not offered)


@pytest.mark.rule("dbd-mkt-13")
def test_only_the_hero_who_tests_may_use_picks() -> None:
    scene = Scene("odrik sword stand", "selka bow lance").put(0, "3,3").put(1, "3,4", items="picks")
    scene.script("test dex:1 by explorer {ok: none | ko: none}")
    assert scene.throw == "test:4"


@pytest.mark.rule("dbd-mkt-13")
def test_the_cinder_is_offered_when_a_hero_reaches_nothing() -> None:
    scene = Scene("odrik sword stand").put(0, "3,3", items="cinder", health=2)
    scene.script("damage explorer 1; damage explorer 1; treasure explorer 1")
    assert scene.legal() == ["react item:cinder", "keep"] and scene.hero().health == 0


@pytest.mark.rule("dbd-mkt-14")
def test_what_waits_for_the_next_attack_is_lost_with_the_activation() -> None:
    scene = Scene("odrik sword keen").put(0, "3,3", items="whet", energy=2, edge=2).begin()
    scene.do("ability", "use item:whet", "end")
    h = scene.hero()
    assert (scene.s.round, h.keen, h.whet, h.edge) == (2, False, False, 2)
