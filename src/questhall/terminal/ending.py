"""How a game ended: the sentence, the places, what became of whom, and luck in plain words."""

from __future__ import annotations

from typing import Any

from questhall.drawing.board import Board
from questhall.engine.replay import Replay
from questhall.terminal.speech import Speaker


def lines(replay: Replay[Any], say: Speaker, board: Board) -> list[str]:
    """The whole end as lines of text."""
    result = replay.result()
    assert result is not None
    view = replay.view(None)
    said = [say.say(result.text, result.args), ""]
    for seat in by_score(result.scores):
        crown = "★" if seat in result.winners else "·"
        fate, *more = board.ending(view, seat, say) or [""]
        said.append(f"{crown} {say.ui('end-seat', name=say.seat(seat), score=result.scores[seat], fate=fate)}")
        said += [f"    {line}" for line in [*more, *board.luck(replay, seat, say)]]
    return said


def by_score(scores: tuple[int, ...]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])
