"""The exact probabilities of the game, from the dice the game throws, against the figures of the rules."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.games.dragonquest.play import GAME, Play

from questhall.engine.core import CHANCE, NATURE, Chance, apply
from questhall.games.dragonquest.model import odds
from questhall.games.dragonquest.model.state import Quest, Table
from questhall.games.dragonquest.rules.dice import COIN50, COIN100, DRAGON, STAR, chamber, finds, skulls, steps

BLACK = {
    "standard": "skull skull room corridor find blank",
    "gentle": "skull room corridor find blank blank",
    "grim": "skull skull room corridor find blank",
}
RED = {
    "standard": "skull double room corridor find blank",
    "gentle": "skull double room corridor find blank",
    "grim": "skull double double room corridor find",
}
DANGER_THROWS = ("danger", "letter")
FIGHT_THROWS = ("battle", "damage")
WORTH = {"skull": (1, 0, 0), "double": (2, 0, 0), "room": (0, 1, 0), "corridor": (0, 1, 0), "find": (0, 0, 1)}


def table() -> Table:
    return Play().state.table


def chances(chance: Chance) -> Iterator[tuple[int, Fraction]]:
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        yield outcome, Fraction(weight, chance.total)


def play_out(
    start: Quest, goes_on: Callable[[Quest], bool], same: Callable[[Quest], Hashable]
) -> list[tuple[Quest, Fraction]]:
    """All ways the throws can fall, by the game itself; positions with the same key are taken as one."""
    ends: list[tuple[Quest, Fraction]] = []
    level: dict[Hashable, tuple[Quest, Fraction]] = {same(start): (start, Fraction(1))}
    while level:
        following: dict[Hashable, tuple[Quest, Fraction]] = {}
        for state, likely in level.values():
            for outcome, odd in chances(state.chance):
                s = state.clone()
                apply(s, NATURE, outcome)
                if s.waiting == CHANCE and goes_on(s):
                    reached = following.get(same(s), (s, Fraction(0)))[1]
                    following[same(s)] = (s, reached + likely * odd)
                else:
                    ends.append((s, likely * odd))
        level = following
    return ends


def percent(part: Fraction | float, digits: int = 1) -> float:
    return round(float(100 * part), digits)


@pytest.mark.rule("drq-mov-01", "drq-mov-03", "drq-mov-10", "drq-fnd-01")
@pytest.mark.parametrize("difficulty", ["standard", "gentle", "grim"])
def test_a_roll_is_five_fair_dice(difficulty: str) -> None:
    expected: Counter[tuple[int, ...]] = Counter()
    for dice in product(*[BLACK[difficulty].split()] * 4, RED[difficulty].split()):
        worth = [WORTH.get(face, (0, 0, 0)) for face in dice]
        expected[tuple(map(sum, zip(*worth, strict=True)))] += 1
    found: Counter[tuple[int, ...]] = Counter()
    chance = Play(difficulty=difficulty).to_dice().state.chance
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        found[skulls(outcome), steps(outcome), finds(outcome)] += weight
    assert found == expected


def test_a_view_says_what_is_on_the_dice() -> None:
    seen = GAME.view(Play(difficulty="grim", chamber_die="lean").state, None)["dice"]["faces"]
    assert seen["black"] == Counter(BLACK["grim"].split())
    assert seen["red"] == Counter(RED["grim"].split())
    assert seen["chamber"] == Counter(["dragon", "blank", "blank", "coin50", "coin100", "star"])


@pytest.mark.rule("drq-mov-03")
def test_skulls_of_the_first_roll() -> None:
    by_skulls: defaultdict[int, Fraction] = defaultdict(Fraction)
    for outcome, odd in chances(Play().to_dice().state.chance):
        by_skulls[skulls(outcome)] += odd
    assert [percent(by_skulls[n]) for n in range(7)] == [13.2, 29.6, 29.6, 18.1, 7.4, 1.9, 0.2]
    assert percent(sum(by_skulls[n] for n in range(3, 7))) == 27.6


@pytest.mark.rule("drq-mov-07", "drq-mov-08")
@pytest.mark.parametrize(
    ("dice", "with_red", "risks"),
    [
        ("room room room room / room", False, [0, 0, 3.7, 11.1]),
        ("room room room room / room", True, [0, 5.6, 11.1, 18.5, 27.6]),
        ("room room room room / skull", False, [0, 11.1, 25.9, 40.7]),
        ("skull room room room / room", True, [16.7, 22.2, 33.3, 45.7]),
        ("room room room room / double", False, [33.3, 55.6, 70.4, 80.2]),
        ("skull skull room room / room", True, [33.3, 55.6, 70.4]),
    ],
)
def test_the_risk_of_a_reroll(dice: str, with_red: bool, risks: list[float]) -> None:
    for count, risk in enumerate(risks, 1):
        play = Play().to_dice().throws(dice)
        lie = play.state.dice
        first = dice.split("/")[0].count("skull") + 1
        chosen = [*range(first, first + count - with_red), *[5] * with_red]
        play.choose(" ".join(["reroll", *(f"die:{n}" for n in chosen)]))
        ends = play_out(play.state, lambda s: False, lambda s: 0)
        danger = sum(odd for s, odd in ends if s.waiting == CHANCE and s.chance.name == "danger")
        assert percent(danger) == risk
        told = odds.danger_of_reroll(play.state.chance, lie, lie - play.state.dice)
        assert told == pytest.approx(float(danger))


@pytest.mark.rule("drq-dng-02", "drq-dng-03", "drq-dng-04", "drq-dng-05")
def test_the_danger_procedure() -> None:
    start = Play().to_dice().throws("skull skull skull room / room").forget().state
    by: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for s, odd in follow_events(start, lambda s: s.chance.name in DANGER_THROWS):
        kinds = [GAME.told(s, event) for event in s.events or []]
        dice = [told.kind for told in kinds].count("danger-die")
        letter = [told.args["face"] for told in kinds if told.kind == "letter-die"]
        met = [told.args["danger"] for told in kinds if told.kind == "encounter"]
        by["letter" if letter else dice] += odd
        by[met[0] if met else "escape"] += odd
        by[letter[0] if letter else ""] += odd
    assert [percent(by[how]) for how in (2, 3, "letter")] == [16.7, 27.8, 55.6]
    assert percent(by["escape"]) == 9.3
    dangers = ("ghoul", "troll", "orc", "arrow", "trapdoor", "fog")
    assert [percent(by[f"danger:{danger}"]) for danger in dangers] == [15.1] * 6
    letters = [percent(by[f"face:{face}"] / by["letter"]) for face in ("a", "b", "c", "blank")]
    assert letters == [33.3, 33.3, 16.7, 16.7]


def follow_events(start: Quest, goes_on: Callable[[Quest], bool]) -> Iterator[tuple[Quest, Fraction]]:
    """Like play_out, every way on its own, with the events along it."""
    for outcome, odd in chances(start.chance):
        s = start.clone()
        s.events = list(start.events or [])
        apply(s, NATURE, outcome)
        if s.waiting == CHANCE and goes_on(s):
            for end, likely in follow_events(s, goes_on):
                yield end, odd * likely
        else:
            yield s, odd


def after_fight(monster: str, lp: int) -> list[tuple[int, Fraction]]:
    """LP left after a fight begun with so many, 0 for a dead hero."""
    play = Play()
    play.hero().lp = lp
    play.danger(monster, monster)
    ends = play_out(
        play.state,
        lambda s: s.chance.name.startswith(FIGHT_THROWS),
        lambda s: (s.heroes[0].lp, s.chance.name),
    )
    return [(s.heroes[0].lp, odd) for s, odd in ends]


@pytest.mark.rule("drq-mon-02", "drq-mon-05", "drq-mon-06", "drq-mon-07")
@pytest.mark.parametrize(
    ("monster", "loss", "deaths"),
    [
        ("ghoul", 0.64, [0.0, 0.1, 1.6, 7.6]),  # from 8 LP exactly 0.1496%
        ("troll", 1.67, [0.5, 3.6, 11.7, 26.0]),
        ("orc", 4.11, [7.2, 19.0, 34.0, 50.3]),
    ],
)
def test_fights(monster: str, loss: float, deaths: list[float]) -> None:
    many = 50  # LP enough never to die
    assert round(float(sum((many - lp) * odd for lp, odd in after_fight(monster, many))), 2) == loss
    for lp, death in zip((13, 8, 5, 3), deaths, strict=True):
        assert percent(sum(odd for left, odd in after_fight(monster, lp) if left == 0)) == death


@pytest.mark.rule("drq-ske-03", "drq-ske-04")
def test_the_skeleton() -> None:
    play = Play()
    play.hero().row, play.hero().finds = 2, 6
    play.to_dice().rolls("find blank blank blank / blank")
    ends = play_out(play.state, lambda s: s.chance.name.startswith("battle"), lambda s: s.heroes[0].lp)
    killed = sum(odd for s, odd in ends if s.heroes[0].lp == 0)
    assert (killed, percent(killed, 0)) == (Fraction(1, 32), 3)
    assert round(float(sum(min(13 - s.heroes[0].lp, 10) * odd for s, odd in ends)), 1) == 1.6  # 10: all four skulls


@pytest.mark.rule("drq-mon-08", "drq-trp-01", "drq-trp-03", "drq-trp-05")
def test_a_danger_costs_about_two_lp() -> None:
    play = Play()
    h = play.hero()
    h.lp = h.bones = 50  # enough never to die
    play.to_dice().throws("skull skull skull room / room")
    ends = play_out(
        play.state,
        lambda s: s.chance.name.startswith((*DANGER_THROWS, *FIGHT_THROWS)),
        lambda s: (s.heroes[0].lp, s.asking, spaces(s)),
    )
    assert round(float(sum((50 - s.heroes[0].lp) * odd for s, odd in ends)), 2) == 2.13


def spaces(s: Quest) -> tuple[int, ...]:
    """The danger dice while they matter."""
    return (s.danger_a, s.danger_b, s.danger_c) if s.chance.name in DANGER_THROWS else ()


@pytest.mark.parametrize(
    ("dice", "coins", "stars"),
    [
        (10, 250, [89.6, 70.1, 44.1, 21.3, 7.7]),
        (9, 225, [85.7, 62.3, 35.0, 14.5, 4.2]),
        (8, 200, [80.5, 53.2, 25.9, 8.8, 2.0]),
        (7, 175, [73.7, 42.9, 17.3, 4.5, 0.7]),
        (6, 150, [64.9, 32.0, 10.0, 1.8, 0.1]),
        (5, 125, [53.9, 21.0, 4.5, 0.4, 0]),
        (4, 100, [40.7, 11.1, 1.2, 0, 0]),
    ],
)
def test_a_chamber_roll(dice: int, coins: int, stars: list[float]) -> None:
    throw = list(chances(table().chamber[dice]))
    assert sum(odd * (50 * chamber(n, COIN50) + 100 * chamber(n, COIN100)) for n, odd in throw) == coins
    for least, expected in enumerate(stars, 2):
        assert percent(sum(odd for n, odd in throw if chamber(n, STAR) >= least)) == expected


def test_lean_chamber_dice_show_six_stars_once_in_four_hundred_throws() -> None:
    throw = chances(Play(chamber_die="lean").state.table.chamber[10])
    assert percent(sum(odd for n, odd in throw if chamber(n, STAR) >= 6), 2) == 0.24


@pytest.mark.rule("drq-obj-06", "drq-obj-07")
def test_the_talisman_with_ten_dice() -> None:
    play = Play()
    play.place("G6")
    play.own("talisman")
    play.begin_turn().rolls("room blank blank blank / blank").walk("chamber").choose("use object:talisman")
    ends = play_out(
        play.state,
        lambda s: type(s.asking).__name__ == "ThrowAgain",
        lambda s: (s.stars, s.chance.name, s.dragons),
    )
    found = [percent(sum(odd for s, odd in ends if s.stars >= least)) for least in (4, 5, 6)]
    assert found == [82.8, 62.3, 37.7]


@pytest.mark.rule("drq-dra-01")
def test_the_chance_to_wake_the_dragon() -> None:
    t = table()
    found = [odds.waking(t, dragons) for dragons in range(7)]
    assert percent(found[0], 2) == 0.03
    assert [percent(each) for each in found[1:]] == [0.1, 0.5, 1.8, 6.2, 19.6, 51.8]


def test_the_chance_to_have_woken_it_after_so_many_rolls() -> None:
    t = table()
    asleep = {0: Fraction(1)}
    woken = []
    for _ in range(6):
        following: defaultdict[int, Fraction] = defaultdict(Fraction)
        for dragons, likely in asleep.items():
            for n, odd in chances(t.chamber[10 - dragons]):
                following[dragons + chamber(n, DRAGON)] += likely * odd
        asleep = {dragons: odd for dragons, odd in following.items() if dragons < 7}
        woken.append(1 - sum(asleep.values()))
    assert percent(woken[0], 2) == 0.03
    assert [percent(each) for each in woken[1:]] == [1.2, 7.2, 20.3, 37.8, 55.5]


@pytest.mark.rule("drq-dra-07")
def test_dragon_fire() -> None:
    play = Play()
    play.place("G6 chamber").lp = 80
    play.state.dragons = 6
    play.begin_turn().choose("stay").throws("dragon blank blank blank")
    ends = play_out(play.state, lambda s: type(s.asking).__name__ == "Scorch", lambda s: s.fire)
    losses = [(80 - s.heroes[0].lp, odd) for s, odd in ends]
    assert round(float(sum(lost * odd for lost, odd in losses)), 1) == 5.0
    burnt = [sum(odd for lost, odd in losses if lost >= least) for least in (3, 5, 7, 9)]
    assert [percent(each, 0) for each in burnt[:3]] == [96, 60, 17]
    assert percent(burnt[3]) == 1.9
