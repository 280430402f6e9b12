"""Playing states to their end."""

from __future__ import annotations

import random

from tests.engine.toy import GAME, NO_OFFER, STAY, Pockets, fingerprint

from questhall.engine.core import DECISION, NATURE, OVER, State, apply, start
from questhall.engine.keyed import Keyed
from questhall.engine.playout import Policy, Random, RandomPolicy, play_on, play_policies, play_randomly


class Miser(Policy):
    """Bids nothing, stays and keeps, and notes whether it was shown other seats' secrets."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, int, tuple[int, ...]]] = []

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Pockets)
        self.shown.append((seat, imagined.cards[seat], tuple(imagined.cards)))
        legal = imagined.legal_for(seat)
        return next(answer for answer in (0, STAY, NO_OFFER, legal[0]) if answer in legal)


def test_random_play_reaches_the_end() -> None:
    s = GAME.new({}, 3)
    decisions = play_randomly(s, random.Random(1).random)
    assert s.waiting == OVER
    assert decisions >= 2 * 4  # two rounds, three bids and at least an offer each


def test_the_same_numbers_play_the_same_game() -> None:
    games = [GAME.new({"rounds": "3"}, 2) for _ in range(2)]
    counts = [play_randomly(s, random.Random(7).random) for s in games]
    assert counts[0] == counts[1]
    assert fingerprint(games[0]) == fingerprint(games[1])


def test_play_stops_at_its_limit() -> None:
    s = GAME.new({}, 3)
    assert play_randomly(s, random.Random(1).random, limit=2) == 2
    assert s.waiting == DECISION
    assert play_randomly(s, random.Random(1).random, limit=0) == 0


def test_policies_play_their_seats_from_imagined_states() -> None:
    s = GAME.new({}, 2)
    miser = Miser()
    decisions = play_policies(s, [miser, RandomPolicy()], Keyed("2"))
    assert s.waiting == OVER
    assert decisions > len(miser.shown) > 0
    assert all(seat == 0 for seat, _, _ in miser.shown)


def test_a_policy_is_never_shown_the_real_secrets() -> None:
    s = GAME.new({}, 2)
    apply(s, NATURE, 0)
    apply(s, NATURE, 2)
    others = set()
    for seed in range(30):
        miser = Miser()
        play_policies(s.clone(), [miser, Miser()], Keyed(str(seed)))
        _, own, cards = miser.shown[0]
        assert own == 0
        others.add(cards[1])
    assert others == {0, 1, 2}


def test_random_policies_choose_among_the_legal() -> None:
    s = GAME.new({}, 1)
    play_randomly(s, random.Random(1).random, limit=1)
    assert RandomPolicy().choose(s, 0, lambda: 0.0) in s.legal_for(0)


class Unimagined(Pockets):
    """Laid out like any other, but nobody is to imagine it."""

    def clone(self) -> Unimagined:
        other = super().clone()
        other.__class__ = Unimagined  # compiled, a state's own fields are not in vars()
        return other

    def imagine(self, seat: int, random: Random) -> Pockets:
        raise AssertionError("this state was imagined already")


def unimagined() -> Unimagined:
    s = Unimagined(2, 3)
    start(s, GAME.first_step)
    return s


def test_what_is_imagined_already_is_played_on_as_it_is() -> None:
    s = unimagined()
    miser = Miser()
    assert play_on(s, [miser, miser], Keyed("3")) == len(miser.shown)
    assert s.waiting == OVER


def test_a_policy_cannot_spoil_the_state_that_is_played_on() -> None:
    class Vandal(Miser):
        def choose(self, imagined: State, seat: int, random: Random) -> int:
            answer = super().choose(imagined, seat, random)
            assert isinstance(imagined, Pockets)
            imagined.points = [100, 100]
            return answer

    s = unimagined()
    play_on(s, [Vandal(), Vandal()], Keyed("3"))
    assert max(s.points) < 100


def test_playing_on_ends_at_its_limit() -> None:
    s = unimagined()
    assert play_on(s, [Miser(), Miser()], Keyed("3"), limit=0) == 0
    assert s.waiting == DECISION  # the cards were dealt
    assert play_on(s, [Miser(), Miser()], Keyed("3"), limit=3) == 3
    assert s.waiting == DECISION


def test_playing_on_ends_at_its_horizon() -> None:
    s = unimagined()
    decisions = play_on(s, [Miser(), Miser()], Keyed("3"), until=lambda s: s.turn == 2)
    assert s.waiting == DECISION
    assert s.turn == 2
    on = s.clone()
    assert play_on(on, [Miser(), Miser()], Keyed("3"), until=lambda s: s.turn == 2) == 0
    assert decisions > 0
