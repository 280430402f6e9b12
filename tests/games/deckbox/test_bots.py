"""The bots of Deck Box Dungeons: they answer everything, know no secrets, end every game, win every quest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.deckbox.play import Scene

from questhall.bots import Guarded, UnknownBot, names, policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.playout import Policy
from questhall.games import open_game
from questhall.games.deckbox.answers import options
from questhall.games.deckbox.bots.beginning import to_door
from questhall.games.deckbox.bots.powers import worth_a_circle
from questhall.games.deckbox.bots.why import why
from questhall.games.deckbox.model.answer_codes import (
    STEP,
    TAKE_ABILITY,
    TAKE_EQUIPMENT,
    TAKE_HERO,
    a_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ids import (
    EQP_ARBALEST,
    EQP_BOW,
    EQP_FLAIL,
    EQP_HALBERD,
    EQP_JAVELIN,
    EQP_KNIVES,
    EQP_MAUL,
    EQP_ROD,
    EQP_SWORD,
    EQP_TOWER,
    HERO_GORRUN,
    HERO_NYSSA,
)
from questhall.games.deckbox.model.state import WON, Delve
from questhall.games.deckbox.rules.setup import PlaceHero

GAME = open_game("deckbox")
LEVELS = ("easy", "fair", "strong")
QUESTS = ("a1", "a2", "a3", "a4", "p0", "p1", "p2", "p3", "p4")
WINS = {
    ("a2", 1): 4,
    ("p2", 1): 2,
    ("p3", 1): 3,
}  # else 0: a seed with which strong bots win that quest with so many heroes
MANY_ROUNDS = 200
PARTY = {"hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["stand", "lance"]}
TABLES: tuple[dict[str, Any], ...] = (
    {"quest": "a2", "draft": "three", "spawn_placement": "players", "group_choice": "vote", "revive": "on"},
    {"quest": "p2", "draft": "random", "group_choice": "host", "enemy_order": "ranged", "caps": "off"},
    {"quest": "a4", "roster": "mixed", "luck": "seed", "crush": "once", "minor_windows": "player_phase"},
    {"quest": "p4", "difficulty": "hard", "corner_touch": "free", "heroes_block_enemy_sight": "off"},
)


def play(bots: list[str], seed: int, **chosen: Any) -> Delve:
    """A whole game. The bots have whims of their own, so that the dice do not depend on them."""
    dice, whims = Random(f"dice {seed}").random, Random(f"whims {seed}").random
    s = GAME.new(chosen, len(bots))
    minds = [policy(GAME, bot) for bot in bots]
    while s.waiting != OVER:
        assert s.round < MANY_ROUNDS
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(dice()))
            continue
        seat = s.awaited()[0]
        answer = minds[seat].choose(s.imagine(seat, whims), seat, whims)
        assert answer in s.legal_for(seat)
        apply(s, seat, answer)
    return s


def questions(name: str, seed: int, seats: int, **chosen: Any) -> Iterator[tuple[Delve, int, Policy]]:
    """The questions of a game of such bots, before they are answered."""
    random = Random(seed).random
    s = GAME.new(chosen, seats)
    mind = policy(GAME, name)
    while s.waiting != OVER:
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random()))
            continue
        seat = s.awaited()[0]
        yield s, seat, mind
        apply(s, seat, mind.choose(s.imagine(seat, random), seat, random))


def says(scene: Scene, bot: str = "fair", seat: int = 0) -> str:
    """The name of what a bot answers to the question that is open."""
    random = Random(0).random
    answer = policy(GAME, bot).choose(scene.s.imagine(seat, random), seat, random)
    assert answer in scene.s.legal_for(seat)
    return options.option(scene.s, seat, answer).name


# Whole games


@pytest.mark.parametrize("heroes", (1, 2, 3, 4))
@pytest.mark.parametrize("quest", QUESTS)
def test_every_quest_is_won(quest: str, heroes: int) -> None:
    assert play(["strong"] * heroes, WINS.get((quest, heroes), 0), quest=quest).outcome == WON


@pytest.mark.parametrize("level", ("easy", "fair"))
@pytest.mark.parametrize("quest", QUESTS)
def test_every_game_ends(quest: str, level: str) -> None:
    play([level] * 2, 3, quest=quest)


@pytest.mark.parametrize("chosen", TABLES, ids=lambda chosen: chosen["quest"])
def test_every_level_answers_whatever_it_is_asked(chosen: dict[str, Any]) -> None:
    """With a random seat among them, which brings about what no sane player would."""
    random = Random(chosen["quest"]).random
    bots = [Guarded(name, policy(GAME, name)) for name in (*LEVELS, "random")]
    s = GAME.new({"windows": ["always", "hurt", "always", "never"]} | chosen, 4)
    while s.waiting != OVER and s.round < MANY_ROUNDS:
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random()))
            continue
        seat = s.awaited()[int(random() * len(s.awaited()))]
        apply(s, seat, bots[seat].choose(s.imagine(seat, random), seat, random))
    assert s.round > 3
    assert not [str(failure) for bot in bots for failure in bot.failures]


def test_better_levels_win_more() -> None:
    won = [sum(play([level] * 2, seed, quest="p2").outcome == WON for seed in range(8)) for level in LEVELS]
    assert won[0] < won[1] < won[2]


# Fair play


@pytest.mark.parametrize("level", LEVELS)
def test_no_answer_depends_on_what_is_hidden(level: str) -> None:
    """Other rooms beyond the exits, another seed, another order of the items: the same answer."""
    asked = 0
    for s, seat, mind in questions(level, 5, 3, quest="a1", luck="seed"):
        answers = {mind.choose(s.imagine(seat, Random(dream).random), seat, Random(7).random) for dream in range(2)}
        assert len(answers) == 1
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_state_alone(level: str) -> None:
    for s, seat, mind in questions(level, 6, 2, quest="p3"):
        random = Random(1).random
        imagined = s.imagine(seat, random)
        assert isinstance(imagined, Delve)
        before = GAME.view(imagined, seat), imagined.legal, imagined.asks, imagined.stack.copy(), imagined.dream
        mind.choose(imagined, seat, random)
        after = GAME.view(imagined, seat), imagined.legal, imagined.asks, imagined.stack.copy(), imagined.dream
        assert before == after


def test_levels_and_their_names() -> None:
    assert names(GAME) == ("random", *LEVELS, "search")
    for level in LEVELS:
        with pytest.raises(UnknownBot, match="parameters"):
            policy(GAME, f"{level}:3")


# Single thoughts


def test_a_hero_gets_a_weapon_that_suits_him() -> None:
    for seed in range(20):
        scene = Scene.opening(quest="p1")
        bot, random = policy(GAME, "fair"), Random(seed).random
        for verb in (TAKE_HERO, TAKE_EQUIPMENT, TAKE_ABILITY):
            assert scene.s.legal[0] == code(verb)
            apply(scene.s, 0, bot.choose(scene.s, 0, random))
        h = scene.s.heroes[0]
        assert h.card != HERO_GORRUN or h.equipment in (EQP_SWORD, EQP_MAUL, EQP_HALBERD, EQP_TOWER, EQP_FLAIL)
        assert h.card != HERO_NYSSA or h.equipment in (EQP_BOW, EQP_KNIVES, EQP_ROD, EQP_ARBALEST, EQP_JAVELIN)


def test_the_sturdiest_goes_first_in_peace_and_the_others_yield() -> None:
    scene = Scene("nyssa bow lance", "odrik sword stand").beyond(0, "N", "14B").put(0, "3,4").put(1, "3,5").begin()
    assert says(scene, seat=0) == "yield"
    assert says(scene, seat=1) == "activate"
    assert says(scene.do("yield", seat=0), seat=1) == "activate"


def test_shooters_go_first_in_a_fight() -> None:
    scene = Scene("odrik sword stand", "nyssa bow lance").put(0, "3,4").put(1, "3,5").enemy("gnawkin", "3,1").begin()
    assert says(scene, seat=0) == "yield"
    assert says(scene, seat=1) == "activate"


@pytest.mark.parametrize("level", LEVELS)
def test_a_hero_beside_an_enemy_attacks_it(level: str) -> None:
    scene = Scene("odrik sword stand").put(0, "3,4").enemy("gnawkin", "3,3").begin()
    assert says(scene, level) == "melee enemy:1"


@pytest.mark.parametrize(("far", "answer"), (("3,3", "melee enemy:1"), ("3,4", "end"), ("3,5", "step square:3,4")))
def test_the_strong_do_not_end_beside_an_enemy_they_cannot_attack(far: str, answer: str) -> None:
    """With the last action: who stands a step away stays there, and who is farther off comes as near."""
    scene = Scene("odrik sword stand").put(0, far).enemy("gnawkin", "3,2").begin()
    scene.s.actions, scene.s.points = 1, 0
    assert says(scene, "strong") == answer


@pytest.mark.parametrize("level", LEVELS)
def test_a_door_is_explored(level: str) -> None:
    scene = Scene("odrik sword stand").beyond(0, "N", "14B").put(0, "3,1").begin()
    assert says(scene, level) == "step square:3,0"


def test_nobody_opens_a_door_with_his_last_action() -> None:
    scene = Scene("odrik sword stand").beyond(0, "N", "14B").put(0, "3,5").begin()
    scene.do("step square:3,4", "step square:3,3", "step square:3,2", "step square:3,1")
    assert says(scene) == "end"


def test_the_strong_waste_no_action_before_a_door() -> None:
    scene = Scene("odrik sword stand").beyond(0, "N", "14B").put(0, "3,1").begin().do("step square:3,2")
    scene.do("step square:3,1", "step square:3,2", "step square:3,1")
    assert (scene.s.actions, scene.s.points) == (1, 0)
    assert [says(scene), says(scene, "strong")] == ["end", "step square:3,0"]


def test_a_door_waits_for_friends() -> None:
    scene = Scene("odrik sword stand", "nyssa bow lance", tiles=["14B", "14B N 0,-1", "14B N 0,-2"])
    scene.beyond(2, "N", "14B").put(0, "3,-11").put(1, "3,5").begin().do("activate", seat=0)
    assert says(scene) == "end"


@pytest.mark.parametrize(("health", "answer"), [(4, "use item:draught hero:0"), (8, "end")])
def test_potions_are_not_wasted(health: int, answer: str) -> None:
    scene = Scene("odrik sword stand").put(0, "3,4", health=health, items="draught").begin()
    assert says(scene) == answer


def test_healing_is_bought_when_somebody_needs_it() -> None:
    scene = Scene("odrik sword stand").put(0, "3,4", health=6, treasure=6)
    scene.s.market = (scene.item("charm"), scene.item("draught"), scene.item("flask"))
    assert says(scene.begin()) == "buy item:draught"
    scene.hero().health = 4
    assert says(scene) == "buy item:flask"
    scene.hero().health = 9
    assert says(scene) == "buy item:charm"


@pytest.mark.parametrize(("dice", "answer"), [("6 1 1", "keep"), ("6 6 1", "react item:charm")])
def test_the_charm_is_kept_for_two_hits(dice: str, answer: str) -> None:
    scene = Scene("odrik sword stand", windows=["never"]).put(0, "3,4", items="charm").enemy("gnawkin", "3,3")
    scene.begin().dice(dice).do("end")
    assert says(scene) == answer


def test_the_charm_saves_a_life() -> None:
    scene = Scene("odrik sword stand", windows=["never"]).put(0, "3,4", items="charm", health=1)
    scene.enemy("gnawkin", "3,3").begin().dice("6 1 1").do("end")
    assert says(scene) == "react item:charm"


def test_the_best_at_it_is_picked_for_a_test() -> None:
    scene = Scene("gorrun sword stand", "amaury tower hymn").put(0, "3,4").put(1, "3,5")
    scene.script("test wis:2 by chosen {ok: energy each +2 | ko: energy each -1}")
    assert says(scene) == "pick hero:1"


def test_a_small_price_is_better_than_a_fight() -> None:
    scene = Scene("odrik sword stand").put(0, "3,4", treasure=3)
    scene.script('choose{"Pay"/"Payer": pay 2; energy payer +1 | "Refuse"/"Refuser": spawn G(2P)}')
    assert says(scene) == "choose 1"


def test_while_enemies_act_only_the_strong_drink() -> None:
    scene = Scene("odrik sword stand", windows=["always"]).put(0, "3,4", items="draught", health=2)
    scene.enemy("gnawkin", "3,3").begin().do("end")
    assert scene.step == "Window"
    assert says(scene, "fair") == "pass-phase"
    assert says(scene, "strong") == "use item:draught hero:0"


def test_the_strong_give_a_potion_to_whoever_goes_first() -> None:
    scene = Scene("odrik sword stand", "nyssa bow lance").put(0, "3,4").put(1, "3,5", items="draught")
    scene.begin().do("activate", seat=1)
    assert says(scene, "strong", seat=1) == "trade hero:0"
    scene.do("trade hero:0", seat=1)
    assert says(scene, "strong", seat=1) == "give item:draught"
    scene.do("give item:draught", seat=1)
    assert says(scene, "strong", seat=0) == "accept"
    assert says(scene.do("accept", seat=0), "strong", seat=1) != "trade hero:0"


def test_the_carrier_goes_home() -> None:
    scene = Scene("odrik sword stand", quest="a4").put(0, "3,3", carries=True).enemy("gnawkin", "1,1").begin()
    for _ in range(3):
        scene.do(says(scene))
    assert scene.over and scene.s.outcome == WON


@pytest.mark.parametrize("sturdiest", (0, 1))
def test_the_strong_begin_with_the_sturdiest_nearest_to_the_door(sturdiest: int) -> None:
    """So that it can be opened in the first round: whoever comes first leaves that square free."""
    cards = ["odrik", "selka"] if sturdiest == 0 else ["selka", "odrik"]
    chosen = {"hero": cards, "equipment": ["sword", "bow"], "ability": ["stand", "lance"]}
    doors: dict[int, int] = {}
    for s, seat, mind in questions("strong", 1, 2, **chosen):
        if not isinstance(s.asking, PlaceHero):
            if doors:
                break
            continue
        answer = mind.choose(s, seat, Random(0).random)
        nearest = min(to_door(s, a_of(each)) for each in s.legal_for(seat))
        doors[seat] = to_door(s, a_of(answer)) - nearest
    assert doors[sturdiest] == 0
    assert sturdiest == 0 or doors[0] > 0


def test_the_first_game_opens_a_door_in_its_first_round() -> None:
    """As whoever plays at once sits down: these two, this quest."""
    chosen = {"hero": ["odrik", "selka"], "equipment": ["sword", "bow"], "ability": ["circle", "lance"]}
    rooms = [len(s.rooms) for s, _, _ in questions("strong", 1, 2, **chosen) if s.round <= 1]
    assert max(rooms) > 1


def test_nobody_saves_the_circle_beside_a_boss() -> None:
    enemy = Enemy(1, 0, 0, 0, 3, 3, 0)
    assert not worth_a_circle([enemy])
    enemy.boss = True
    assert worth_a_circle([enemy])


def test_nobody_walks_right_up_to_an_enemy_to_be_nearer() -> None:
    """Where the strong go beside one and cannot attack it, that is for what the enemies do then."""
    found = set()
    for s, seat, mind in questions("strong", 0, 2, quest="p1", **PARTY):
        random = Random(1).random
        answer = mind.choose(s.imagine(seat, random), seat, random)
        if verb_of(answer) == STEP:
            reason = why(s, seat, answer)
            found.add(reason.text)
            assert reason.text != "because-step-closer" or reason.args["near"] > 1
    assert "because-step-party" in found
