"""One seat of a game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import gymnasium

from questhall.bots import policy
from questhall.engine.entries import Seat
from questhall.envs.encoding import SLOTS, Encoder, Observation
from questhall.envs.episode import Episode
from questhall.envs.picture import draw, pixels
from questhall.envs.rewards import Reward, reward_of
from questhall.games import open_game


def single(
    game: str,
    bots: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    *,
    seat: int = 0,
    action: str = SLOTS,
    reward: str | Reward = "win",
    limit: int = 0,
    board: bool = True,
    answers: bool = True,
    render_mode: str | None = None,
) -> Single:
    """That seat of a game. `bots` are the other seats' in their order; without any, the game's usual one sits there."""
    found = open_game(game)
    others = list(bots) or [found.title.default_bot] * (found.title.min_seats - 1)
    if not 0 <= seat <= len(others):
        raise ValueError(f"there is no seat {seat}; there are {len(others) + 1}, from 0 on")
    encoder = Encoder(found, action, board, answers)
    return Single(encoder, options or {}, seat, others, reward_of(reward), limit, render_mode)


class Single(gymnasium.Env):  # type: ignore[misc]
    """A game in which only one seat is played from outside. An illegal action changes nothing and raises ValueError."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        encoder: Encoder,
        options: Mapping[str, Any],
        seat: int,
        bots: Sequence[str],
        reward: Reward,
        limit: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.encoder = encoder
        self.game = encoder.game
        self.options = options
        self.seat = seat
        self.players = [*bots[:seat], "program", *bots[seat:]]
        self.start = self.game.new(options, len(self.players))
        self.reward = reward
        self.limit = limit
        self.render_mode = render_mode
        self.random = Random()
        self.action_space = encoder.action_space
        self.observation_space = encoder.observation_space
        self.bots = {n: policy(self.game, name) for n, name in enumerate(self.players) if n != seat}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        if seed is not None:
            self.random = Random(seed)
        dice = seed if seed is not None else self.random.getrandbits(53)
        self.whims = Random(f"whims {dice}").random  # the bots' own
        self.bots = {n: policy(self.game, self.players[n]) for n in self.bots}
        self.episode = Episode(self.game, self.start, self.options, str(dice))
        self.others_play()
        return self.look()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Any]:
        answer = self.choices.answers.get(int(action))
        if answer is None:
            raise ValueError(f"action {action} is not allowed now; the mask has {len(self.choices.answers)} that are")
        self.episode.answer(self.seat, answer)
        self.others_play()
        seen, info = self.look()
        over = self.episode.over
        paid = self.reward(self.episode.state, self.seat) if over else 0.0
        return seen, paid, over, not over and 0 < self.limit <= len(self.episode.answers), info

    def others_play(self) -> None:
        """Until this seat is asked."""
        episode = self.episode
        while not episode.over and (asked := episode.asked) != self.seat:
            imagined = episode.state.imagine(asked, self.whims)
            episode.answer(asked, self.bots[asked].choose(imagined, asked, self.whims))

    def look(self) -> tuple[Observation, dict[str, Any]]:
        self.choices = self.encoder.choices(self.episode.state, self.seat)
        seen = self.encoder.observe(self.episode.state, self.seat, self.choices)
        return seen, {"action_mask": self.choices.mask}

    def render(self) -> Any:
        """The board in characters (`ansi`) or in pixels (`rgb_array`), as this seat sees it."""
        if self.render_mode is None:
            return None
        canvas = draw(self.game, self.episode.state, self.seat, self.players)
        return canvas.text() if self.render_mode == "ansi" else pixels(canvas)

    def save(self, path: str | Path) -> None:
        """The game so far as a record: `*.game.jsonl`; the learning seat may be taken by a person."""
        seats = [Seat("program") if n == self.seat else Seat(by, by) for n, by in enumerate(self.players)]
        self.episode.save(Path(path), seats)
