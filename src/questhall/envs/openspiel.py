"""Every game as a game of OpenSpiel. Needs `questhall[openspiel]`.

    from questhall.envs import openspiel

    game = openspiel.load("dragonquest", seats=2)
    state = game.new_initial_state()

Throws and draws are explicit chance nodes; an action of such a node is the place of the outcome. Where several seats
are asked, the first that is waited for answers. For meeting OpenSpiel's algorithms, not for speed: OpenSpiel copies a
Python state in some 70 microseconds where the engine takes one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(f"questhall.envs.openspiel needs {missing.name}: pip install 'questhall[openspiel]'") from missing

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, SEVERAL, State, apply
from questhall.envs.encoding import SLOTS, Encoder
from questhall.envs.rewards import win
from questhall.games import open_game, titles

MOST_OUTCOMES: Final = 1 << 16  # of a throw
LONGEST: Final = 100_000  # answers and throws of a game
PREFIX: Final = "questhall_"


class Line:
    """A state and how it came about. OpenSpiel deep-copies and pickles what a state holds: a copy is a clone, and from
    a pickle it is played again."""

    def __init__(self, game: str, options: str, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state: State = open_game(game).new(json.loads(options), seats)
        self.answers: tuple[tuple[int, int], ...] = ()

    def answer(self, seat: int, answer: int) -> None:
        apply(self.state, seat, answer)
        self.answers = (*self.answers, (seat, answer))

    def __deepcopy__(self, memo: object) -> Line:
        copy = Line.__new__(Line)
        copy.game, copy.options, copy.seats, copy.answers = self.game, self.options, self.seats, self.answers
        copy.state = self.state.clone()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.game, self.options, self.seats, self.answers)


def replayed(game: str, options: str, seats: int, answers: tuple[tuple[int, int], ...]) -> Line:
    line = Line(game, options, seats)
    for seat, answer in answers:
        line.answer(seat, answer)
    return line


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of the games. `params`: seats, options as JSON, action."""

    def __init__(self, params: Mapping[str, Any] | None = None, *, game_id: str) -> None:
        said = dict(params or {})
        self.game = open_game(game_id)
        self.seats = int(said.get("seats") or self.game.title.min_seats)
        self.options = str(said.get("options") or "{}")
        self.encoder = Encoder(self.game, str(said.get("action") or SLOTS), answers=False)
        self.game.complete(json.loads(self.options), self.seats)
        super().__init__(game_type(game_id), game_info(self.encoder, self.seats), said)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoder)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One state. Only plain values and the line are kept, since OpenSpiel copies them all."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(game.game.id, game.options, game.seats)

    @property
    def encoder(self) -> Encoder:
        found: Encoder = self.get_game().encoder
        return found

    def current_player(self) -> int:
        s = self.line.state
        if s.waiting == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if s.waiting == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return s.awaited()[0] if s.seat == SEVERAL else s.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoder.choices(self.line.state, player).answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = self.line.state.chance
        return [(n, weight / chance.total) for n, weight in enumerate(chance.weights) if weight]

    def _apply_action(self, action: int) -> None:
        s = self.line.state
        if s.waiting == CHANCE:
            self.line.answer(NATURE, s.chance.outcomes[action])
        else:
            seat = self.current_player()
            self.line.answer(seat, self.encoder.choices(s, seat).answers[action])

    def _action_to_string(self, player: int, action: int) -> str:
        s, game = self.line.state, self.encoder.game
        if player == pyspiel.PlayerId.CHANCE:
            if s.waiting != CHANCE or action >= len(s.chance.outcomes):
                return f"outcome {action}"
            return game.outcome_name(s.chance, s.chance.outcomes[action])
        answer = self.encoder.choices(s, player).answers.get(action) if s.waiting == DECISION else None
        return f"action {action}" if answer is None else game.option(s, player, answer).name

    def is_terminal(self) -> bool:
        return self.line.state.waiting == OVER

    def returns(self) -> list[float]:
        s = self.line.state
        return [win(s, seat) if s.waiting == OVER else 0.0 for seat in range(self.line.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat has answered so far, and what it knows now: states it can tell apart have another one."""
        seat = self.current_player() if player is None else player
        own = ",".join([str(answer) for by, answer in self.line.answers if by == seat])
        return f"{seat} {own} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What the seat knows now, in short: its question, its answers, and a digest of all it sees."""
        seat = self.current_player() if player is None else player
        s = self.line.state
        legal = s.legal_for(seat)
        question = type(s.asking).__name__ if legal else ""
        seen = self.encoder.observe(s, seat, self.encoder.choices(s, seat))
        told = b"".join([seen[part].tobytes() for part in sorted(seen)])
        return f"{question} {legal} {blake2b(told, digest_size=16).hexdigest()}"

    def __str__(self) -> str:
        return f"{self.line.game} {self.line.answers}"


class Observer:
    """What a seat sees, as OpenSpiel's observers give it."""

    def __init__(self, encoder: Encoder) -> None:
        parts = {name: space.shape for name, space in encoder.observation_space.spaces.items() if name != "action_mask"}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, shape in parts.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        s, encoder = state.line.state, state.encoder
        seen = encoder.observe(s, player, encoder.choices(s, player))
        for name, view in self.dict.items():
            view[...] = seen[name]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def game_type(game_id: str) -> Any:
    title = titles()[game_id]
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=f"Questhall: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_seats,
        min_num_players=title.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": title.min_seats, "options": "{}", "action": SLOTS},
    )


def game_info(encoder: Encoder, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=encoder.actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=LONGEST,
    )


def register() -> None:
    """Make all games known to pyspiel.load_game as `questhall_<id>`."""
    known = set(pyspiel.registered_names())
    for game_id in titles():
        if PREFIX + game_id not in known:
            pyspiel.register_game(game_type(game_id), class_of(game_id))


def class_of(game_id: str) -> type[SpielGame]:
    """OpenSpiel makes a game from its parameters alone."""

    class OfThatId(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(params, game_id=game_id)

    return OfThatId


def load(game_id: str, seats: int = 0, options: Mapping[str, Any] | None = None, action: str = SLOTS) -> Any:
    """The game, ready for OpenSpiel's algorithms."""
    seats = seats or open_game(game_id).title.min_seats
    said = {"seats": seats, "options": json.dumps(dict(options or {})), "action": action}
    return pyspiel.load_game(PREFIX + game_id, said)


register()
