"""What `good` reckons with: the dice, the dangers, the race, the chamber. Exact where it says so."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from tests.games.dragonquest.play import GAME, Play

from questhall.games.dragonquest.bots.dice import ENDS, FOUND, HALF, Dice, Plan, Plans, Worth, value_of_turn
from questhall.games.dragonquest.bots.escape import losses, odds_of, wounds
from questhall.games.dragonquest.bots.throws import fresh_gain, throws_of
from questhall.games.dragonquest.model.ids import GHOUL, ORC, TROLL
from questhall.games.dragonquest.model.state import REROLL, STOP, Table
from questhall.games.dragonquest.rules.dice import REROLLS, finds, handful, skulls, steps

TABLE: Table = Play().state.table
STEP_WORTH = [0.0, 1.0, 1.9, 2.6, 2.8, 2.9]
WORTH = Worth([STEP_WORTH[end // ENDS] + 0.4 * (end % ENDS) for end in range(ENDS * ENDS)], -1.5)
NO_FINDS = Worth([STEP_WORTH[end // ENDS] for end in range(ENDS * ENDS)], -1.5)


def lies(dice: int, worth: Worth) -> float:
    """What all five dice are worth as they lie."""
    return worth.danger if skulls(dice) >= 3 else worth.ends[steps(dice) * ENDS + finds(dice)]


def rolled_again(dice: int, answer: int, worth: Worth, rerolls: int) -> float:
    """The mean worth after a re-roll, by trying every outcome of the game's own throw."""
    again = answer - REROLL
    chance = TABLE.movement[handful(again)]
    outcomes = zip(chance.outcomes, chance.weights, strict=True)
    return sum(weight * best(dice - again + new, worth, rerolls - 1) for new, weight in outcomes) / chance.total


@cache
def best(dice: int, worth: Worth, rerolls: int) -> float:
    """The worth of the best answer and all that follows, by trying everything."""
    stop = lies(dice, worth)
    if not rerolls or skulls(dice) >= 3:
        return stop
    return max([stop, *[rolled_again(dice, answer, worth, rerolls) for answer in REROLLS[dice] if answer != STOP]])


def hand(words: str) -> int:
    return GAME.outcome(TABLE.movement[9], words)


@pytest.mark.parametrize(
    ("words", "rerolls"),
    [
        ("skull skull room find / blank", 2),
        ("skull skull blank blank / find", 2),
        ("skull room find blank / skull", 2),
        ("skull room blank find / blank", 1),
        ("room corridor find blank / blank", 1),
        ("blank blank blank blank / blank", 1),
        ("room room room room / room", 1),
    ],
)
def test_the_best_reroll_is_found(words: str, rerolls: int) -> None:
    dice = hand(words)
    answer = Plan(Dice(TABLE, FOUND + 1), WORTH).answer(dice, rerolls, REROLLS[dice])
    found = lies(dice, WORTH) if answer == STOP else rolled_again(dice, answer, WORTH, rerolls)
    assert found == pytest.approx(best(dice, WORTH, rerolls))


def test_the_worth_of_a_whole_turn_is_exact() -> None:
    """One re-roll is tried out in full; the second, which only betters it, is bounded by it."""
    chance = TABLE.movement[9]
    turn = value_of_turn(Dice(TABLE, FOUND), NO_FINDS)
    pairs = list(zip(chance.outcomes, chance.weights, strict=True))
    as_it_lies = sum(weight * lies(dice, NO_FINDS) for dice, weight in pairs) / chance.total
    assert as_it_lies < turn < max(STEP_WORTH)
    plan = Plan(Dice(TABLE, FOUND + 1), NO_FINDS)
    fewest = [dice for dice, _ in pairs if skulls(dice) == 2]
    for dice in fewest[:20]:
        answer = plan.answer(dice, 2, REROLLS[dice])
        found = lies(dice, NO_FINDS) if answer == STOP else rolled_again(dice, answer, NO_FINDS, 2)
        assert found == pytest.approx(best(dice, NO_FINDS, 2))


@pytest.mark.rule("drq-mon-02", "drq-mon-05", "drq-mon-06", "drq-mon-07")
@pytest.mark.parametrize(
    ("monster", "mean", "deaths"),
    [
        (GHOUL, 0.64, {13: 0.0, 8: 0.2, 5: 1.6, 3: 7.6}),
        (TROLL, 1.67, {13: 0.5, 8: 3.6, 5: 11.7, 3: 26.0}),
        (ORC, 4.11, {13: 7.2, 8: 19.0, 5: 34.0, 3: 50.3}),
    ],
)
def test_fights_cost_what_the_rules_say(monster: int, mean: float, deaths: dict[int, float]) -> None:
    found = losses(TABLE, monster)
    for lp, percent in deaths.items():
        assert 100 * (1 - sum(found[:lp])) == pytest.approx(percent, abs=0.06)
    hit = TABLE.battle[monster].probability(0)
    wound = sum(lp * odds for lp, odds in enumerate(wounds(TABLE, monster)))
    assert hit / (1 - hit) * wound == pytest.approx(mean, abs=0.006)


@pytest.mark.rule("drq-dng-05")
def test_dangers_are_as_likely_as_the_rules_say() -> None:
    dangers = odds_of(TABLE).dangers
    assert dangers.nothing == pytest.approx(0.093, abs=0.0005)
    assert dangers.each == pytest.approx(0.151, abs=0.0005)


def test_the_odds_of_the_way_out_behave() -> None:
    out = odds_of(TABLE).out
    odds = {race: out.value(*race) for race in product((3, 6, 9), (3, 6, 9), (3, 7, 13))}  # left, turns, LP
    assert all(0 < value < 1 for value in odds.values())
    assert all(odds[3, t, lp] > odds[6, t, lp] > odds[9, t, lp] for t in (3, 6, 9) for lp in (3, 7, 13))
    assert all(odds[left, 3, lp] < odds[left, 6, lp] < odds[left, 9, lp] for left in (6, 9) for lp in (7, 13))
    assert all(odds[left, t, 3] < odds[left, t, 7] < odds[left, t, 13] for left in (6, 9) for t in (6, 9))
    assert out.value(1, 0, 13) == out.value(1, 5, 0) == 0
    assert out.after_walls(6, 1, 13) == 0


@pytest.mark.rule("drq-dra-01")
def test_throws_in_the_chamber_are_as_the_rules_say() -> None:
    throws = throws_of(Play().state)
    waking = [100 * throws[10 - dragons].waking(dragons) for dragons in range(7)]
    assert waking == pytest.approx([0.03, 0.1, 0.5, 1.8, 6.2, 19.6, 51.8], abs=0.06)
    assert 100 * sum(throws[10].stars[4:]) == pytest.approx(44.1, abs=0.06)
    assert 50 * throws[8].fifties + 100 * throws[8].hundreds == pytest.approx(200)


def test_a_throw_is_worth_less_when_treasures_or_boxes_are_gone() -> None:
    play = Play()
    full = fresh_gain(play.state, play.hero())
    assert full == pytest.approx(2090, abs=5)
    play.state.treasures &= ~(1 << 10)  # the crown
    assert fresh_gain(play.state, play.hero()) == pytest.approx(full - 77, abs=1)
    play.hero().boxes50 = play.hero().boxes100 = 10
    assert fresh_gain(play.state, play.hero()) == pytest.approx(full - 77 - 250, abs=1)


def test_plans_in_use_are_kept_and_others_forgotten() -> None:
    plans, plan = Plans(), Plan(Dice(TABLE, FOUND + 1), WORTH)
    for n in range(3 * HALF):
        plans.keep((n,), plan)
        assert plans.find((0,)) is plan  # asked for again and again
    assert plans.find((1,)) is None
    assert plans.find((3 * HALF - 2,)) is plan
    assert len(plans.young) + len(plans.old) <= 2 * HALF
