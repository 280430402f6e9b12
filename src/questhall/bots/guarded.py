"""A bot that may be bad, kept from spoiling the game."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random


@dataclass(frozen=True)
class Failure:
    """One answer a bot did not give."""

    bot: str
    seat: int
    question: str  # the step that asked
    problem: str

    def __str__(self) -> str:
        return f"bot {self.bot} at seat {self.seat}, asked by {self.question}: {self.problem}"


class Guarded(Policy):
    """Plays as its bot does. Where that fails or answers what is not legal, a random answer is given and noted down."""

    def __init__(self, name: str, bot: Policy) -> None:
        self.name = name
        self.bot = bot
        self.failures: list[Failure] = []

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        legal = imagined.legal_for(seat)  # asked before the bot can lay hands on it
        question = type(imagined.asking).__name__
        try:
            answer = self.bot.choose(imagined, seat, random)
        except Exception as error:
            said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            problem = " ".join(said.split())
        else:
            if type(answer) is int and answer in legal:
                return answer
            problem = f"answered {answer!r}, which is not legal"
        self.failures.append(Failure(self.name, seat, question, problem))
        return legal[int(random() * len(legal))]
