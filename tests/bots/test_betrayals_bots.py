"""The bots of Donjon: they bargain to the end of every game, know no secrets, and are as their names say."""

from __future__ import annotations

from random import Random

import pytest

from questhall.bots import policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply
from questhall.engine.playout import Policy
from questhall.engine.playout import Random as Draw
from questhall.games import open_game
from questhall.games.betrayals.model.state import Adventure

GAME = open_game("betrayals")
GAMES = 4


def play(bots: list[str], seed: int, **options: str) -> Adventure:
    random = Random(seed).random
    state = GAME.new(options, len(bots))
    minds = [policy(GAME, bot) for bot in bots]
    while state.waiting != OVER:
        step(state, minds, random)
    return state


def step(s: Adventure, minds: list[Policy], random: Draw) -> None:
    if s.waiting == CHANCE:
        apply(s, NATURE, s.chance.sample(random()))
        return
    seat = s.awaited()[0]
    answer = minds[seat].choose(s.imagine(seat, random), seat, random)
    assert answer in s.legal_for(seat)
    apply(s, seat, answer)


@pytest.mark.parametrize("goal", ("12", "15", "20"))
@pytest.mark.parametrize("seats", (3, 4, 5, 6))
def test_every_length_and_number_of_players_is_played_to_the_end(seats: int, goal: str) -> None:
    s = play(["normal"] * seats, seats, goal=goal)
    assert s.winners()
    assert s.last_round or s.cards_left() == 0


@pytest.mark.parametrize("clock", ("live", "by_turns"))
@pytest.mark.parametrize("bot", ("easy", "loyal", "greedy", "vengeful", "cautious", "hard"))
def test_every_temper_answers_whatever_it_is_asked(bot: str, clock: str) -> None:
    assert play([bot] * 4, 2, clock=clock, auto_claim="off").waiting == OVER


def test_deals_are_struck_and_words_kept_and_broken() -> None:
    games = [play(["normal"] * 4, seed) for seed in range(GAMES)]
    assert sum(a.kept for s in games for a in s.adventurers) > GAMES
    assert sum(a.broken for s in games for a in s.adventurers) > 0
    assert sum(s.arenas for s in games) > GAMES


def broken(bot: str) -> tuple[int, int]:
    """How many promises such bots break, and how many are judged at all, in some games."""
    games = [play([bot] * 4, seed) for seed in range(GAMES)]
    adventurers = [a for s in games for a in s.adventurers]
    return sum(a.broken for a in adventurers), sum(a.kept + a.broken for a in adventurers)


def test_the_loyal_break_their_word_less_often_than_the_greedy() -> None:
    loyal, of_loyal = broken("loyal")
    greedy, of_greedy = broken("greedy")
    assert loyal * of_greedy < greedy * of_loyal


def disguised(s: Adventure, seat: int) -> Adventure:
    """The same game with other quests in others' hands, where one cannot see them."""
    other = s.clone()
    assert isinstance(other, Adventure)
    rivals = [a for a in other.adventurers if a.seat != seat]
    hidden = [a.main for a in rivals if not a.main_done]
    for a in rivals:
        if not a.main_done and hidden:
            a.main = hidden.pop()
    return other


def test_no_answer_depends_on_what_is_hidden() -> None:
    random = Random(3).random
    s = GAME.new({"auto_claim": "off"}, 4)
    minds = [policy(GAME, "normal") for _ in range(4)]
    doubles = [policy(GAME, "normal") for _ in range(4)]
    asked = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE or s.round == 0:
            step(s, minds, random)
            continue
        seat = s.awaited()[0]
        luck = random()
        mine = minds[seat].choose(s.imagine(seat, Random(luck).random), seat, Random(luck).random)
        other = doubles[seat].choose(disguised(s, seat).imagine(seat, Random(luck).random), seat, Random(luck).random)
        assert other == mine
        asked += 1
        apply(s, seat, mine)
    assert asked > 100


def test_a_bot_leaves_the_question_alone() -> None:
    random = Random(7).random
    s = GAME.new({}, 3)
    minds = [policy(GAME, "hard") for _ in range(3)]
    while s.waiting != OVER:
        if s.waiting != CHANCE:
            seat = s.awaited()[0]
            imagined = s.imagine(seat, random)
            before = [(a.worn, a.carcasses, a.gems) for a in imagined.adventurers], imagined.sides, imagined.green
            minds[seat].choose(imagined, seat, random)
            assert before == (
                [(a.worn, a.carcasses, a.gems) for a in imagined.adventurers],
                imagined.sides,
                imagined.green,
            )
        step(s, minds, random)


@pytest.mark.parametrize("name", ("normal:x", "loyal:2", "hard:1"))
def test_parameters_that_mean_nothing_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="bot"):
        policy(GAME, name)
