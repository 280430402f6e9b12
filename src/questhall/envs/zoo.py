"""Every game as a PettingZoo AEC environment: one agent a seat, the mask in the observation and in the info."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from questhall.engine.entries import Seat
from questhall.envs.encoding import SLOTS, Choices, Encoder, Observation
from questhall.envs.episode import Episode
from questhall.envs.picture import draw, pixels
from questhall.envs.rewards import Reward, reward_of
from questhall.games import open_game

RENDER_MODES: Final = ("ansi", "rgb_array")
ILLEGAL: Final = -1  # what env() pays whoever answers what is not allowed


def env(game: str, options: Mapping[str, Any] | None = None, seats: int = 0, **more: Any) -> Any:
    """raw_env() with PettingZoo's usual checks: an illegal action ends the game for whoever took it.

    PettingZoo's three wrappers are CheckedEnv here, since each of them takes as long as a step.
    """
    return raw_env(game, options, seats, kind=CheckedEnv, **more)


def raw_env(
    game: str,
    options: Mapping[str, Any] | None = None,
    seats: int = 0,
    *,
    action: str = SLOTS,
    reward: str | Reward = "win",
    limit: int = 0,
    board: bool = True,
    answers: bool = True,
    render_mode: str | None = None,
    kind: type[RawEnv] | None = None,
) -> RawEnv:
    """A table of that game. `seats`: as few as it can be played with, unless said; `limit`: answers, 0 for no end."""
    found = open_game(game)
    encoder = Encoder(found, action, board, answers)
    seated = seats or found.title.min_seats
    return (kind or RawEnv)(encoder, options or {}, seated, reward_of(reward), limit, render_mode)


class RawEnv(AECEnv):  # type: ignore[misc]
    """The environment itself. All seats end together; until then even the dead are asked what the rules ask them."""

    def __init__(
        self,
        encoder: Encoder,
        options: Mapping[str, Any],
        seats: int,
        reward: Reward,
        limit: int,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.game = encoder.game
        self.metadata = {
            "name": f"questhall_{self.game.id}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.encoder = encoder
        self.options = options
        self.start = self.game.new(options, seats)
        self.reward = reward
        self.limit = limit
        self.render_mode = render_mode
        self.random = Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = dict.fromkeys(self.possible_agents, encoder.action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, encoder.observation_space)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice; without one they go on from the last."""
        if seed is not None:
            self.random = Random(seed)
        dice = seed if seed is not None else self.random.getrandbits(53)
        self.episode = Episode(self.game, self.start, self.options, str(dice))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.look()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        answer = self.choices.answers.get(int(action))
        self._cumulative_rewards[agent] = 0.0
        if answer is None:
            self.refuse(agent, action)
            return
        self.infos[agent] = {}
        self.episode.answer(self.seat_of[agent], answer)
        self.look()

    def refuse(self, agent: str, action: Any) -> None:
        """An action that is not allowed changes nothing."""
        raise ValueError(f"action {action} is not allowed now; the mask has {len(self.choices.answers)} that are")

    def look(self) -> None:
        """Who is asked now, and for what; or how it ended."""
        self.seen: dict[int, Observation] = {}
        if self.episode.over:
            self.choices = self.nothing(self.seat_of[self.agent_selection])
            self.rewards = {agent: self.reward(self.episode.state, seat) for agent, seat in self.seat_of.items()}
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            return
        seat = self.episode.asked
        self.agent_selection = self.possible_agents[seat]
        self.choices = self.encoder.choices(self.episode.state, seat)
        self.infos[self.agent_selection] = {"action_mask": self.choices.mask}
        if self.limit and len(self.episode.answers) >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)

    def nothing(self, seat: int) -> Choices:
        """Of a seat that is not asked."""
        choices = self.encoder.choices(self.episode.state, seat)
        choices.mask[:] = 0
        return Choices(choices.mask, {}, [])

    def observe(self, agent: str) -> Observation:
        """What that seat sees; the arrays are made once for each state, and not to be written into."""
        seat = self.seat_of[agent]
        if seat not in self.seen:
            choices = self.choices if agent == self.agent_selection else self.nothing(seat)
            self.seen[seat] = self.encoder.observe(self.episode.state, seat, choices)
        return self.seen[seat]

    # Looking on

    def render(self) -> Any:
        """The board in characters (`ansi`) or in pixels (`rgb_array`), as the seat sees it that is asked."""
        if self.render_mode is None:
            return None
        canvas = draw(self.game, self.episode.state, self.seat_of[self.agent_selection], self.possible_agents)
        return canvas.text() if self.render_mode == "ansi" else pixels(canvas)

    def close(self) -> None:
        """Nothing is held open."""

    def save(self, path: str | Path) -> None:
        """The game so far as a record: `*.game.jsonl`."""
        self.episode.save(Path(path), [Seat(agent) for agent in self.possible_agents])


class CheckedEnv(RawEnv):
    """Ends with an illegal action, as PettingZoo's TerminateIllegalWrapper does, and asserts that it is one at all.

    As with its OrderEnforcingWrapper, nothing can be done before reset(), and a loop over the agents must step.
    """

    has_reset = False
    has_stepped = False  # since the last agent of a loop

    def __getattr__(self, name: str) -> Any:
        """What reset() makes is not there before."""
        raise AttributeError(f"{name} cannot be accessed before reset" if not self.has_reset else name)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.has_reset = self.has_stepped = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        if not self.has_reset:
            EnvLogger.error_step_before_reset()
        self.has_stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            super().step(action)

    def observe(self, agent: str) -> Observation:
        if not self.has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if not self.has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self.has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, most: int) -> Iterator[str]:
        for _ in range(most):
            if not self.agents:
                return
            assert self.has_stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self.has_stepped = False
            yield self.agent_selection

    def refuse(self, agent: str, action: Any) -> None:
        assert self.encoder.action_space.contains(action), "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self.rewards = {each: float(ILLEGAL) if each == agent else 0.0 for each in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.choices = self.nothing(self.seat_of[agent])
        self.seen = {}
