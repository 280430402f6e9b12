"""Every bot can say why: a whole game of each, every answer with its sentence, in all languages."""

from __future__ import annotations

from random import Random

import pytest

from questhall.bots import policy, reason
from questhall.engine.core import CHANCE, NATURE, OVER, State, apply
from questhall.games import open_game, titles
from questhall.texts import MARK, languages, say, strict

GAMES = [game_id for game_id, title in titles().items() if title.bots]
FEWEST = 5  # kinds of sentences in a game


@pytest.mark.parametrize("game_id", GAMES)
def test_every_answer_of_a_game_has_its_reason(game_id: str) -> None:
    game = open_game(game_id)
    random = Random(5).random
    seats = min(game.title.max_seats, 4)
    minds = [policy(game, game.title.default_bot) for _ in range(seats)]
    state: State = game.new({}, seats)
    said: set[str] = set()
    while state.waiting != OVER:
        if state.waiting == CHANCE:
            apply(state, NATURE, state.chance.sample(random()))
            continue
        seat = state.awaited()[0]
        imagined = state.imagine(seat, random)
        answer = minds[seat].choose(imagined, seat, random)
        why = reason(game, game.title.default_bot, imagined, seat, answer)
        assert why is not None
        with strict():
            words = [say(lang, game, why.text, why.args) for lang in languages()]
        assert all(each.strip() and MARK not in each for each in words), (why, words)
        said.add(why.text)
        apply(state, seat, answer)
    assert len(said) >= FEWEST, said


def test_a_bot_without_thoughts_says_so() -> None:
    game = open_game("dragonquest")
    why = reason(game, "random", game.new({}, 1), 0, 0)
    assert why is not None and why.text == "because-random"
