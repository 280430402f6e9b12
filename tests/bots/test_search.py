"""Search by play-outs: it finds what is better, keeps what is not worse, and can be repeated."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest
from tests.engine.toy import GAME, NO_OFFER, STAY, Pockets, fingerprint

from questhall.bots import policy
from questhall.bots.search import Rollout, Trial, candidates
from questhall.engine.core import CHANCE, DECISION, NATURE, State, apply
from questhall.engine.game import Game
from questhall.engine.guide import Guide
from questhall.engine.playout import Policy, Random
from questhall.games import open_game, titles


class Miser(Policy):
    """Bids nothing, stays and keeps; notes which cards it was dealt with when its play-out began."""

    dealt: ClassVar[list[tuple[int, ...]]] = []

    def __init__(self) -> None:
        self.fresh = True

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Pockets)
        if self.fresh and seat == 1:
            self.dealt.append(tuple(imagined.cards))
        self.fresh = False
        legal = imagined.legal_for(seat)
        return next(answer for answer in (0, STAY, NO_OFFER, legal[0]) if answer in legal)


class ForPoints(Guide):
    def __init__(self, worth: bool = True, same: bool = False) -> None:
        super().__init__("miser", 60)
        self.worth = worth
        self.same = same

    def worth_searching(self, s: State, seat: int) -> bool:
        return self.worth

    def reward(self, s: State, seat: int) -> float:
        return 0.0 if self.same else float(s.scores()[seat])


def bidding() -> Pockets:
    """Both are asked for a bid, and seat 0 has the best card."""
    s = GAME.new({"rounds": "1"}, 2)
    apply(s, NATURE, 2)
    apply(s, NATURE, 0)
    assert s.waiting == DECISION
    return s


def choose(bot: Rollout, s: Pockets, seed: int = 1) -> int:
    return bot.choose(s, 0, random.Random(seed).random)


def test_it_finds_what_its_base_does_not() -> None:
    s = bidding()
    apply(s, 1, 1)  # a bid of one, which a miser's nothing loses against
    bot = Rollout(Miser, ForPoints(), 120)
    assert bot.base.choose(s, 0, lambda: 0.5) == 0
    assert choose(bot, s) > 0


def test_it_keeps_the_answer_of_its_base_where_nothing_is_better() -> None:
    assert choose(Rollout(Miser, ForPoints(same=True), 120), bidding()) == 0


def test_it_gives_up_early_where_nothing_leads() -> None:
    bot = Rollout(Miser, ForPoints(same=True), 1000)
    choose(bot, bidding())
    assert bot.played < 500


def test_it_plays_out_as_often_as_its_budget_says_and_only_where_that_is_worth_it() -> None:
    s = bidding()
    apply(s, 1, 1)  # so that a higher bid is better, and the search goes on to its end
    for budget in (1, 7, 50):
        bot = Rollout(Miser, ForPoints(), budget)
        choose(bot, s)
        assert bot.played <= budget
        assert bot.played > budget - 6 or budget == 1
    idle = Rollout(Miser, ForPoints(worth=False), 50)
    assert choose(idle, bidding()) == 0
    assert idle.played == 0


def test_the_same_numbers_give_the_same_answer_and_the_state_is_left_alone() -> None:
    s = bidding()
    before = fingerprint(s)
    answers = {choose(Rollout(Miser, ForPoints(), 40), s, seed=5) for _ in range(3)}
    assert len(answers) == 1
    assert fingerprint(s) == before


def test_all_answers_are_tried_in_the_same_worlds() -> None:
    Miser.dealt = []
    bot = Rollout(Miser, ForPoints(), 36)
    s = bidding()
    choose(bot, s)
    first = [Miser.dealt[n : n + 6] for n in range(0, 12, 6)]  # the base and five other bids
    assert all(len(set(world)) == 1 for world in first)
    assert all(cards[0] == s.cards[0] for cards in Miser.dealt)
    assert len(set(Miser.dealt)) > 1  # but the worlds differ in what is hidden


def test_whoever_stops_it_gets_what_it_has_so_far() -> None:
    bot = Rollout(Miser, ForPoints(), 1000)
    bot.stop = lambda: bot.played >= 12
    choose(bot, bidding())
    assert 12 <= bot.played < 20
    bot.stop = lambda: True
    assert choose(bot, bidding()) == 0


def test_better_by_chance_is_not_better() -> None:
    base, lucky, good = Trial(0), Trial(1), Trial(2)
    base.rewards = [0.0] * 16
    lucky.rewards = [10.0, -8.0] * 8
    good.rewards = [2.0, 0.0] * 8
    assert lucky.lead(base) == good.lead(base) == 1.0
    assert not lucky.surely_better(base)
    assert good.surely_better(base)
    good.rewards = [2.0] * 3  # too few worlds to tell
    assert not good.surely_better(base)


def test_the_base_is_tried_first_and_a_guide_shortens_long_lists() -> None:
    assert candidates(ForPoints(), bidding(), 0, (0, 1, 2), 2) == [2, 0, 1]
    assert candidates(ForPoints(), bidding(), 0, tuple(range(20)), 15) == [15, *range(8)]


@pytest.mark.parametrize("game", [open_game(id) for id in titles()], ids=list(titles()))
def test_every_game_can_be_searched(game: Game[Any]) -> None:
    s, seat, bot = first_search(game)
    legal, asked = s.legal_for(seat), game.view(s, seat)
    answers = set()
    for _ in range(2):
        bot.played = 0
        answers.add(bot.choose(s.imagine(seat, random.Random(1).random), seat, random.Random(2).random))
        assert 0 < bot.played <= 9
    assert len(answers) == 1
    assert answers <= set(legal)
    assert (s.legal_for(seat), game.view(s, seat)) == (legal, asked)


def first_search(game: Game[Any]) -> tuple[State, int, Rollout]:
    """The first question of a game of bots that is worth a search."""
    seats = max(game.title.min_seats, 2)
    s: State = game.new({}, seats)
    bot = policy(game, "search:9")
    assert isinstance(bot, Rollout)
    chance = random.Random(4).random
    while True:
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(chance()))
            continue
        seat = s.awaited()[0]
        if bot.guide.worth_searching(s, seat):
            return s, seat, bot
        apply(s, seat, bot.base.choose(s.imagine(seat, chance), seat, chance))
