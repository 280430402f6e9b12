"""The four sources of dice."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import pickle
from collections import Counter

import pytest
from tests.engine.toy import GAME, TRAP_DIE

from questhall.engine.core import Chance
from questhall.engine.dice import (
    SPACE,
    DiceError,
    Fair,
    Hand,
    Scripted,
    Seeded,
    Tickets,
    commitment,
    from_header,
    new_nonce,
    new_secret,
)

SECRET = bytes(range(32))
COIN = Chance("coin", [0, 1], [1, 1])


def test_a_fair_draw_can_be_recomputed_by_hand() -> None:
    fair = Fair("table-1", ["aa", "é"], SECRET)
    message = '["table-1",["aa","é"],4,"trap",0]'
    x = int(hmac.new(SECRET, message.encode(), hashlib.sha256).hexdigest(), 16)
    assert fair.draw(4, TRAP_DIE) == TRAP_DIE.outcomes[x % 6]
    assert fair.commitment == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)


def test_draws_never_change() -> None:
    """The construction is a promise: old records are checked against it."""
    fair = Fair("table-1", ["aa", "bb"], SECRET)
    assert [fair.draw(k, TRAP_DIE) for k in range(12)] == [2, 4, 4, 1, 2, 6, 3, 6, 4, 2, 1, 3]
    assert [Seeded(7).draw(k, TRAP_DIE) for k in range(12)] == [4, 3, 2, 3, 1, 4, 4, 5, 2, 3, 5, 2]


def test_a_draw_depends_on_everything() -> None:
    wide = Chance("wide", list(range(1000)), [1] * 1000)
    other = Chance("other", list(range(1000)), [1] * 1000)
    draws = {
        Fair("t", ["a"], SECRET).draw(0, wide),
        Fair("u", ["a"], SECRET).draw(0, wide),
        Fair("t", ["b"], SECRET).draw(0, wide),
        Fair("t", ["a", ""], SECRET).draw(0, wide),
        Fair("t", ["a"], SECRET[::-1]).draw(0, wide),
        Fair("t", ["a"], SECRET).draw(1, wide),
        Fair("t", ["a"], SECRET).draw(0, other),
    }
    assert len(draws) == 7


def test_draws_follow_the_weights() -> None:
    chance = Chance("uneven", [1, 2, 3], [1, 2, 5])
    counts = Counter(Seeded("weights").draw(k, chance) for k in range(4000))
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        assert abs(counts[outcome] - 500 * weight) < 120


def test_an_x_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts: list[int] = []

    def number(tickets: Tickets, rest: str) -> int:
        attempts.append(json.loads("[" + rest)[2])
        return SPACE - 1 if attempts[-1] < 2 else 9

    monkeypatch.setattr(Tickets, "number", number)
    assert Tickets(SECRET, "", ()).ticket(0, "die", 6) == 3  # 2^256 - 1 lies beyond the last multiple of 6
    assert attempts == [0, 1, 2]


def test_dice_can_be_copied() -> None:
    for dice in (Fair("table-1", ["aa", "é"], SECRET), Seeded(7)):
        for copied in (copy.deepcopy(dice), pickle.loads(pickle.dumps(dice))):
            assert [copied.draw(k, TRAP_DIE) for k in range(12)] == [dice.draw(k, TRAP_DIE) for k in range(12)]


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(DiceError, match="throw 3, empty: there is nothing"):
        Seeded(1).draw(3, Chance("empty", [], []))


def test_fair_dice_are_made_of_a_secret_or_a_promise() -> None:
    promise = commitment(SECRET)
    blind = Fair("t", [], None, promise)
    assert blind.commitment == promise
    assert blind.reveal() == {}
    with pytest.raises(DiceError, match="secret of these fair dice is not here"):
        blind.draw(0, COIN)
    with pytest.raises(DiceError, match="not the one that was promised"):
        Fair("t", [], SECRET[::-1], promise)
    with pytest.raises(DiceError, match="31 bytes"):
        Fair("t", [], SECRET[:31])
    with pytest.raises(DiceError, match="need a secret"):
        Fair("t", [], None)
    assert Fair("t", [], SECRET, promise).reveal() == {"secret": SECRET.hex()}


def test_secrets_and_nonces_are_new_each_time() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert len({new_nonce() for _ in range(10)}) == 10
    assert len(new_secret()) == 32


def test_a_seed_may_be_a_number_or_a_word() -> None:
    numbers = range(20)
    assert [Seeded(7).draw(k, COIN) for k in numbers] == [Seeded("7").draw(k, COIN) for k in numbers]
    assert [Seeded(7).draw(k, COIN) for k in numbers] != [Seeded(8).draw(k, COIN) for k in numbers]


def test_a_script_is_read_by_number() -> None:
    scripted = Scripted(GAME.outcome, ["3", lambda chance: chance.outcomes[-1]])
    assert [scripted.draw(k, TRAP_DIE) for k in (1, 0, 1)] == [6, 3, 6]
    with pytest.raises(DiceError, match="the script has 2 throws; throw 3, trap, is not in it"):
        scripted.draw(2, TRAP_DIE)
    scripted.add("4", "seven", lambda chance: 9)
    assert scripted.draw(2, TRAP_DIE) == 4
    with pytest.raises(DiceError, match=r"throw 4 of the script, 'seven', does not fit trap: expected one of 1, 2"):
        scripted.draw(3, TRAP_DIE)
    with pytest.raises(DiceError, match="throw 5 of the script gives 9, which is no outcome of trap"):
        scripted.draw(4, TRAP_DIE)


def test_hand_dice_ask_once() -> None:
    hand = Hand()
    assert hand.draw(0, COIN) is None
    hand.learn(0, COIN, 1)
    assert hand.draw(0, COIN) == 1
    assert hand.draw(1, COIN) is None
    assert hand.draw(0, TRAP_DIE) is None
    assert hand.draw(0, Chance("coin", [5], [1])) is None  # the same name, but that outcome is gone
    hand.learn(0, COIN, 0)
    assert hand.draw(0, COIN) == 0


def test_headers_bring_dice_back() -> None:
    for dice in (Fair("t", ["a"], SECRET), Seeded(3), Scripted(GAME.outcome), Hand()):
        header = json.loads(json.dumps(dice.header()))
        again = from_header(header, "t", GAME.outcome, SECRET)
        assert type(again) is type(dice)
        assert again.header() == header
    assert from_header(Seeded(3).header(), "u", GAME.outcome).draw(0, TRAP_DIE) == Seeded(3).draw(0, TRAP_DIE)
    assert Seeded(3).reveal() == {}


@pytest.mark.parametrize("header", [{}, {"source": "loaded"}, {"source": "fair"}, {"source": "seeded", "seed": 3}])
def test_unknown_dice_are_refused(header: dict[str, object]) -> None:
    with pytest.raises(DiceError, match="no such dice"):
        from_header(header, "t", GAME.outcome)
