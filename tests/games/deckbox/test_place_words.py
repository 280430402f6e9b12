"""Nobody at the table counts squares: options, events, reasons and advice say where things are in words, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from tests.games.deckbox.play import Scene
from tests.games.deckbox.test_words import sayable

from questhall.bots import policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.games import open_game
from questhall.games.deckbox.bots.why import why
from questhall.games.deckbox.bots.why_moves import risk
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.views.odds import test_chance as chance_of_test

GAME = open_game("deckbox")
SPOT = re.compile(r"-?\d+,\s?-?\d+\)|\(-?\d+,")
EMPTY = ("because-rest", "because-step", "because-end-quiet", "because-pass", "because-put")
ROUNDS = 12
QUESTS: tuple[dict[str, Any], ...] = (
    {"quest": "p1", "hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["circle", "lance"]},
    {"quest": "a1", "seed": "hello", "draft": "random", "group_choice": "vote"},
)


def played(chosen: dict[str, Any]) -> Iterator[tuple[Delve, int, int]]:
    """The first rounds of a quest of two strong bots: the state, who is asked, and what is answered."""
    random = Random(7).random
    s = GAME.new(chosen, 2)
    s.events = []
    mind = policy(GAME, "strong")
    while s.waiting != OVER and s.round < ROUNDS:
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random()))
            continue
        seat = s.awaited()[0]
        answer = mind.choose(s.imagine(seat, random), seat, random)
        yield s, seat, answer
        apply(s, seat, answer)


@pytest.mark.parametrize("chosen", QUESTS, ids=lambda chosen: str(chosen["quest"]))
def test_no_sentence_of_a_game_has_a_coordinate(chosen: dict[str, Any]) -> None:
    reasons: list[str] = []
    for s, seat, answer in played(chosen):
        said = [GAME.option(s, seat, each) for each in s.legal_for(seat)]
        told = [GAME.told(s, event) for event in s.events or []]
        s.events = []
        because = why(s, seat, answer)
        reasons.append(because.text)
        for text, args in {
            (repr(each.args), each.text): (each.text, each.args) for each in (*said, *told, because)
        }.values():
            for sentence in sayable(text, args).values():
                assert not SPOT.search(sentence), sentence
    full = [text for text in reasons if text not in EMPTY]
    assert len(full) > 0.9 * len(reasons)  # advice that helps to decide


def advice(scene: Scene, seat: int, name: str) -> str:
    """Why a bot would answer so."""
    because = why(scene.s, seat, GAME.answer(scene.s, seat, name))
    return sayable(because.text, because.args)["en"]


def test_a_step_in_a_fight_says_whom_one_reaches_and_what_it_costs() -> None:
    scene = Scene("odrik sword stand", tiles="14B").put(0, "3,5").enemy("gnawkin", "3,2", health=1)
    scene.begin()
    said = advice(scene, 0, "step square:3,4")
    assert re.search(r"At the end of the way you reach the Gnawkin, who falls \d+% of the time", said), said
    assert said.endswith("% of the time."), said  # no more danger there than here, and no figure beside the board's


@pytest.mark.parametrize(
    ("faces", "en", "fr"),
    [(1, "any face", "toute face"), (4, "4 or more", "4 ou plus"), (5, "5 or 6", "5 ou 6"), (6, "6", "6")],
)
def test_dice_are_told_by_the_faces_that_hit_in_an_answer_and_in_the_log(faces: int, en: str, fr: str) -> None:
    args = {"enemy": "foe:gnawkin", "where": "=here", "health": 2, "dice": 4, "from": faces}
    assert f"4 dice, {en} hits" in sayable("option-melee", args)["en"]
    assert f"4 dés, {fr} touche" in sayable("option-shoot", args)["fr"]
    rolled = {"dice": "faces:6 4", "modifier": "=+2", "from": faces}
    assert sayable("event-attack-rolled", rolled)["en"].endswith(f"({en} hits).")
    assert sayable("event-defence-rolled", rolled)["fr"].endswith(f"({fr} bloque).")


@pytest.mark.parametrize(
    ("here", "there", "word", "said"),
    [
        (1.5, 0.0, "none", "nobody can hurt you there"),
        (1.5, 0.7, "less", "safer there than here"),
        (1.5, 1.4, "same", "% of the time."),
        (0.3, 1.4, "more", "more danger there than here"),
    ],
)
def test_a_danger_is_told_by_a_word_beside_the_one_here(here: float, there: float, word: str, said: str) -> None:
    assert risk(there, here) == word
    args = {"enemy": "foe:gnawkin", "kill": 90, "risk": word}
    assert said in sayable("because-step-attack", args)["en"]


def test_the_most_that_enemies_can_take_is_one_figure_in_question_and_view() -> None:
    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B").put(0, "3,5").put(1, "2,5")
    scene.enemy("gnawkin", "3,4", health=1).enemy("gnawkin", "4,5", health=1).begin().do("activate")
    seen = deepcopy(dict(GAME.view(scene.s, 0)))
    worst = [each["worst"] for each in seen["intents"] if each["target"] == "hero:0"]
    assert worst and GAME.prompt(seen, 0, "Act")["danger"] == sum(worst)
    seen["heroes"][0]["health"] = 1
    assert GAME.prompt(seen, 0, "Act")["danger"] == sum(worst)  # how far it goes beyond what is left is worth knowing


def test_a_walk_that_leaves_no_action_is_no_walk_to_an_attack() -> None:
    scene = Scene("odrik sword stand", tiles="14B").put(0, "3,5").enemy("gnawkin", "3,2", health=1)
    scene.begin()
    scene.s.actions = 1
    said = advice(scene, 0, "step square:3,4")
    assert "you reach" not in said, said


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [("3,4", "3,3", "That opens what nobody has seen yet"), ("3,5", "3,4", "Right up to the next door")],
)
def test_the_way_to_a_door_is_told_by_where_it_ends(start: str, step: str, end: str) -> None:
    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B").put(0, start).put(1, "2,5")
    scene.beyond(0, "N", "14B").begin().do("activate")
    assert advice(scene, 0, f"step square:{step}").startswith(end)


def test_a_choice_says_on_its_button_what_it_leads_to() -> None:
    script = 'choose{"Pay"/"Payer": pay 2; heal payer 1 | "Wait"/"Attendre": spawn G(2P)=M1; stun spawned}'
    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B")
    scene.put(0, "3,1", treasure=3).put(1, "3,3").beyond(0, "N", "14B", script)
    scene.begin().do("activate").do("step square:3,0")
    said = [
        sayable(each.text, each.args)["en"] for each in (GAME.option(scene.s, 0, code) for code in scene.s.legal_for(0))
    ]
    assert said == [
        "Pay: one hero pays 2 treasure and whoever paid heals 1",
        "Wait: 4 weak fighters come and newcomers are stunned and skip their first turn",
    ]
    assert advice(scene, 0, "choose 1").startswith("Rather this: one hero pays 2 treasure")


def test_a_choice_calls_whoever_opened_the_door_by_name() -> None:
    script = 'choose{"In"/"Entrer": treasure explorer 1 | "Out"/"Sortir": damage explorer 1}'
    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B")
    scene.put(0, "3,1").put(1, "3,3").beyond(0, "N", "14B", script)
    scene.begin().do("activate").do("step square:3,0")
    said = [
        sayable(each.text, each.args)["en"] for each in (GAME.option(scene.s, 0, code) for code in scene.s.legal_for(0))
    ]
    assert said == ["In: 1 treasure for Odrik", "Out: Odrik loses 1 health"]


def test_whoever_is_picked_for_a_test_knows_the_chance_before() -> None:
    script = "test dex:1 by chosen {ok: treasure chosen 1 | ko: damage chosen 1}"
    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B")
    scene.put(0, "3,1").put(1, "3,3").beyond(0, "N", "14B", script)
    scene.begin().do("activate").do("step square:3,0")
    said = [
        sayable(each.text, each.args)["en"] for each in (GAME.option(scene.s, 0, code) for code in scene.s.legal_for(0))
    ]
    assert said == ["Odrik tries it: Dexterity test, 52%", "Selka tries it: Dexterity test, 94%"]


def test_an_ability_says_what_it_does_where_it_is_pressed() -> None:
    scene = Scene("odrik sword circle", tiles="14B").put(0, "3,3", energy=5).enemy("gnawkin", "3,2", health=1)
    scene.begin()
    option = GAME.option(scene.s, 0, GAME.answer(scene.s, 0, "ability"))
    said = sayable(option.text, option.args)["en"]
    assert said == "Reaping Circle (5 energy): your melee attack on every enemy around you, no action"


def test_the_chance_of_a_test_is_that_of_its_dice() -> None:
    assert chance_of_test(0, 1) == pytest.approx(1 - (5 / 6) ** 4)
    assert chance_of_test(5, 4) == 1
    assert chance_of_test(-1, 1) == 0


def test_who_ends_a_turn_in_a_fight_hears_what_for() -> None:
    hall = Scene("odrik sword stand", tiles="14B").put(0, "3,5").enemy("gnawkin", "3,1", health=1)
    assert advice(hall.begin(), 0, "end").startswith("Let it come to you")
    door = Scene("odrik sword stand", tiles="14B").put(0, "3,6")
    door.enemy("gnawkin", "2,3", health=1).enemy("gnawkin", "4,3", health=1).begin()
    assert advice(door, 0, "end").startswith("Hold the doorway")
    door.s.actions = 0
    assert advice(door, 0, "end").startswith("Your actions are used up")
    keen = Scene("odrik sword circle", tiles="14B").put(0, "3,5").enemy("gnawkin", "3,4", health=1)
    keen.s.heroes[0].energy = 6
    assert advice(keen.begin(), 0, "end").startswith("Keep your 6 energy: Reaping Circle")
