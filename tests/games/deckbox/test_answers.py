"""Answers by name: each leads back to itself, says what it costs, and tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from tests.games.deckbox.delves import moments
from tests.games.deckbox.play import Scene, parse

from questhall.engine.core import CHANCE, Chance
from questhall.engine.game import Option, UnknownName
from questhall.games.deckbox import GAME as TITLE
from questhall.games.deckbox import throwers
from questhall.games.deckbox.answers import names, options
from questhall.games.deckbox.model.plan import NO_ENCOUNTER
from questhall.games.deckbox.model.script_reader import EVENT
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.table import ALWAYS, BY_VOTE, THREE
from questhall.games.deckbox.rules.dice import ATTACK, LOOT, SPAWN, one_of
from questhall.games.deckbox.rules.harm import fall
from questhall.games.deckbox.rules.knockback import push_enemy
from questhall.games.deckbox.rules.script import begin_script
from questhall.games.deckbox.views import refs

GAME = TITLE.load()
PARTY = ("odrik sword stand", "selka bow lance")


@cache
def met() -> tuple[Delve, ...]:
    """Moments of three quests, each with other options."""
    return (
        *moments("a1", 2, 1, 25),
        *moments("p2", 3, 2, 40, players_place=True, draft=THREE, group_choice=BY_VOTE),
        *moments("a4", 4, 3, 40, windows=[ALWAYS] * 4, revive=True, caps=False),
    )


def asked() -> Iterator[tuple[Delve, int]]:
    for s in met():
        for seat in s.deciders():
            yield s, seat


def offer(scene: Scene, name: str, seat: int | None = None) -> Option:
    who = scene.who(name) if seat is None else seat
    return options.option(scene.s, who, names.answer(scene.s, who, name))


# Names


def test_names_lead_back_to_their_answers() -> None:
    for s, seat in asked():
        legal = s.legal_for(seat)
        made = [options.option(s, seat, answer) for answer in legal]
        assert [names.answer(s, seat, each.name) for each in made] == list(legal)
        assert len({each.name for each in made}) == len(made)
        for each in made:
            assert each.name.split()[0] == each.verb
            assert set(each.refs) <= set(each.name.split())


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "step",
        "step square:3",
        "step square:99,99",
        "step exit:3,0",
        "end now",
        "melee",
        "melee enemy:9",
        "melee enemy:one",
        "aim enemy:1",
        "aim enemy:1 0",
        "aim enemy:1 many",
        "take crown:gold",
        "take character:nobody",
        "interact",
        "interact feature:0",
        "interact captive:3,3",
        "interact exit:3,3",
        "interact hero:7",
        "use",
        "use item:sword",
        "use item:draught",
        "use item:energy hero:0",
        "ability hero:0",
        "give-treasure lots",
        "give-treasure 99999",
        "choose 0",
        "put 1024",
        "push upwards",
        "buy item:draught item:net",
    ],
)
def test_nonsense_means_nothing(words: str) -> None:
    scene = Scene().put(0, "3,3").enemy("gnawkin", "3,2").begin()
    with pytest.raises(UnknownName):
        names.answer(scene.s, 0, words)


def test_nobody_has_an_ability_but_heroes() -> None:
    with pytest.raises(UnknownName):
        names.answer(Scene().s, 7, "ability")


def test_heroes_may_be_called_by_their_cards() -> None:
    scene = Scene(*PARTY).put(0, "3,3", treasure=2).put(1, "3,4").begin()
    assert names.answer(scene.s, 0, "trade hero:selka") == names.answer(scene.s, 0, "trade hero:1")


# What is not there has no name


def test_hidden_things_have_no_name() -> None:
    scene = Scene().put(0, "3,3").enemy("gnawkin", "3,2")
    s = scene.beyond(0, "N", "6A", "spawn G1").s
    for read, ref in (
        (refs.square_number, "square:3,-3"),  # a room that nobody has revealed
        (refs.square_number, "square:0,0"),  # wall
        (refs.exit_number, "exit:3,-6"),
        (refs.exit_number, "exit:3,3"),
        (refs.tile_number, "tile:1"),
        (refs.enemy_number, "enemy:2"),
        (refs.feature_number, "feature:0"),
        (refs.feature_number, "feature:1"),
        (refs.pack_number, "pack:3,3"),
        (refs.captive_number, "captive:3,3"),
    ):
        with pytest.raises(UnknownName):
            read(s, ref)
    assert scene.at(refs.square_number(s, "square:3,2")) == "3,2"
    assert refs.exit(s, refs.exit_number(s, "exit:3,0")) == "exit:3,0"


# What people need to know


def test_a_step_says_whether_it_begins_a_move() -> None:
    scene = Scene(tiles="5A").put(0, "3,4").begin()
    first = offer(scene, "step square:3,5").args
    assert (first["new"], first["ground"], first["left"]) == ("yes", "plain", 3)
    water = offer(scene, "step square:3,3")
    assert (water.args["ground"], water.args["cost"], water.rule) == ("water", 2, "dbd-mov-06")
    scene.do("step square:3,5")
    assert offer(scene, "step square:3,4").args["new"] == "no"


def test_a_step_says_what_waits_there() -> None:
    scene = Scene(tiles="9A").put(0, "3,2").beyond(0, "N", "6A").begin()
    assert offer(scene, "step square:3,3").rule == "dbd-mov-07"
    scene.put(0, "3,1").s.asking.run(scene.s)  # type: ignore[union-attr]
    assert (offer(scene, "step square:3,0").args["ground"], offer(scene, "step square:3,0").rule) == (
        "live",
        "dbd-exp-01",
    )


def test_attacks_say_their_dice() -> None:
    scene = Scene("odrik halberd keen").put(0, "3,3", energy=5, items="whet").enemy("gnawkin", "3,2", 2)
    scene.enemy("gnawkin", "4,2").begin()
    straight = offer(scene, "melee enemy:1")
    assert (straight.args["dice"], straight.args["from"], straight.args["health"]) == (4, 4, 2)
    assert (straight.rule, offer(scene, "melee enemy:2").rule) == ("dbd-mel-01", "dbd-kw-01")
    better = offer(scene.do("ability", "use item:whet"), "melee enemy:1").args
    assert (better["dice"], better["from"]) == (6, 2)


def test_a_feature_says_its_test() -> None:
    scene = Scene(tiles="14B").feature(0, "chest").put(0, "2,5").begin()
    chest = offer(scene, "interact feature:0")
    assert (chest.args["skill"], chest.args["need"], chest.args["modifier"]) == ("@skill-dex", 1, "=+0")
    assert chest.rule == "dbd-ftr-chest"
    hoard = offer(scene.feature(0, "hoard"), "interact feature:0")
    assert (hoard.text, hoard.args["what"]) == ("option-interact-feature", "=hoard")


def test_interacting_with_people_and_gates() -> None:
    scene = Scene(*PARTY, "tamsin rod tithe", revive="on", tiles="14B").put(0, "3,1").put(1, "3,2", carries=True)
    scene.put(2, "4,1")
    fall(scene.s, scene.hero(1))
    fall(scene.s, scene.hero(2))
    scene.beyond(0, "N", "6A").begin()
    assert offer(scene, "interact captive:3,2").rule == "dbd-qst-01"
    assert offer(scene, "interact hero:2").args == {"other": "character:tamsin", "cost": 3}
    scene.put(0, "3,0").s.asking.run(scene.s)  # type: ignore[union-attr]
    assert offer(scene, "interact exit:3,0").rule == "dbd-exp-07"


def test_a_captive_is_handed_over() -> None:
    scene = Scene(*PARTY).put(0, "3,3", carries=True).put(1, "3,4").begin().do("trade hero:1", seat=0)
    assert offer(scene, "hand-over").args == {"other": "character:selka"}
    assert offer(scene.do("hand-over"), "accept").args["what"] == "hand-over"


def test_whoever_is_asked_for_a_trade_hears_what_it_is() -> None:
    scene = Scene(*PARTY).put(0, "3,3", treasure=3, items="net").put(1, "3,4", treasure=1).begin()
    for proposal, args in (
        ("give item:net", {"what": "give", "item": "item:net", "amount": 0}),
        ("ask-treasure 1", {"what": "ask-treasure", "item": "@nothing", "amount": 1}),
    ):
        scene.do("trade hero:1", seat=0).do(proposal)
        assert offer(scene, "accept").args == args | {"hero": "character:odrik"}
        scene.do("refuse")


def test_a_push_says_into_what() -> None:
    scene = Scene("odrik tower stand").put(0, "3,3").enemy("tusk", "4,2", 4)
    found = scene.s.enemy(1)
    assert found is not None
    push_enemy(scene.s, found, 0, False)
    scene.go_on()
    assert scene.legal() == ["push east", "push north"]
    assert offer(scene, "push north").args["into"] == "free"


def test_dice_to_place_are_named_by_what_they_show() -> None:
    scene = Scene(*PARTY, spawn_placement="players").put(0, "3,5").put(1, "2,5").script("spawn G2").dice("M2", "R1")
    assert scene.legal() == ["put 1", "put 2"]
    assert offer(scene, "put 2").args == {"die": "@die-green", "kind": "ranged", "value": 1, "name": "@foe-spitling"}


# Choices


CHOICE = 'choose{"Left"/"Gauche": none | "Right"/"Droite": treasure each 1}'


def test_choices_are_said_in_the_words_of_the_encounter() -> None:
    scene = Scene().put(0, "3,3").script(CHOICE)
    assert scene.legal() == ["choose 1", "choose 2"]
    assert offer(scene, "choose 2").args["label"] == {"en": "Right", "fr": "Droite"}
    assert offer(scene, "choose 1").text == "option-choose"


def test_choices_of_the_quest_itself_are_said_in_its_words() -> None:
    """Features and events of a quest keep their labels with the quest's own texts."""
    scene = Scene().put(0, "3,3")
    scene.own_quest()
    scene.s.quest.texts = list(scene.s.quest.texts)
    script = parse(CHOICE, scene.s.quest.flags, scene.s.quest.texts, EVENT)
    begin_script(scene.s, script, NO_ENCOUNTER, 0, 0, -1)
    assert offer(scene.go_on(), "choose 1").args["label"] == {"en": "Left", "fr": "Gauche"}


def test_a_vote_is_called_one() -> None:
    scene = Scene(*PARTY, group_choice="vote").put(0, "3,3").put(1, "3,4").script(CHOICE)
    assert offer(scene, "choose 2", seat=1).text == "option-vote"


# Dice in words


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (ATTACK[3], "6 4 2"),
        (SPAWN[0], "M2"),
        (LOOT[2], "R5"),
        (one_of("item", (0, 8)), "net"),
        (one_of("draft:hero", (0, 1)), "selka"),
        (one_of("draft:equipment", (0, 1)), "bow"),
        (one_of("draft:ability", (0, 7)), "lance"),
        (one_of("seed", (0, 25)), "z"),
        (one_of("random", (0, 2)), "3"),
    ],
)
def test_outcomes_are_said_and_read(chance: Chance, words: str) -> None:
    said = [GAME.outcome_name(chance, each) for each in chance.outcomes]
    assert words in said and len(set(said)) == len(said)
    assert [GAME.outcome(chance, each) for each in said] == chance.outcomes


def test_dice_are_read_in_any_order() -> None:
    assert GAME.outcome(ATTACK[3], "2 6 4") == GAME.outcome(ATTACK[3], "6 4 2")
    with pytest.raises(UnknownName, match="it could be"):
        GAME.outcome(ATTACK[3], "6 4")


# Whose throw it is


def test_heroes_throw_their_own_dice_and_the_left_neighbour_the_enemys() -> None:
    scene = Scene(*PARTY).put(0, "3,3", items="charm").put(1, "3,4").enemy("gnawkin", "3,2", 2).begin()
    scene.do("activate", seat=0).do("melee enemy:1")
    assert throwers.thrower(scene.s) == 0
    scene.dice("5 1 1 1")
    assert (scene.throw, throwers.thrower(scene.s)) == ("defence:1", 1)
    scene.dice("6", "M1")
    assert not throwers.secret(scene.s)


def test_a_seed_is_drawn_in_secret() -> None:
    scene = Scene.opening(1, quest="a1")
    assert scene.throw == "seed" and throwers.secret(scene.s) and throwers.thrower(scene.s) is None


def test_every_throw_met_has_a_thrower_at_the_table() -> None:
    for s in met():
        if s.waiting == CHANCE:
            assert throwers.thrower(s) in (None, *range(len(s.heroes)))
