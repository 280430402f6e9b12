"""The rules: a state, three steps, and how answers, throws and events are named and said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from questhall.engine.core import Chance, Event, Reason, State, Step
from questhall.engine.game import Explanation, Game, Option, Result, Said, Setting, Told, UnknownName

DEEPER: Final = 0  # answers
BACK: Final = 1
NAMES: Final = ("deeper die", "back purse")
REFS: Final = ("die", "purse")
RULES: Final = ("str-trn-02", "str-trn-04")

TURN: Final = 0  # kinds of event
FOUND: Final = 1
DARK: Final = 2
SAVED: Final = 3
KINDS: Final = ("turn-begins", "found", "dark", "saved")
TOLD_BY: Final = ("str-trn-01", "str-trn-02", "str-trn-03", "str-trn-04")

DIE: Final = Chance("step", range(1, 7), [1] * 6)
GUST: Final = 1  # the face that blows the torch out
SETTINGS: Final = (Setting("goal", ("20", "40"), "str-end-01"),)


class Descent(State):
    """Who has how much, who is on the stair, and what he carries there."""

    def __init__(self, seats: int, goal: int) -> None:
        super().__init__()
        self.goal = goal
        self.saved = [0] * seats
        self.hero = 0
        self.carried = 0

    def clone(self) -> Descent:
        s = Descent(len(self.saved), self.goal)
        self.copy_engine(s)
        s.saved = self.saved.copy()
        s.hero = self.hero
        s.carried = self.carried
        return s

    def imagine(self, seat: int, random: Callable[[], float]) -> Descent:
        """Nothing is hidden."""
        return self.clone()

    def scores(self) -> list[int]:
        return self.saved.copy()

    def winners(self) -> list[int]:
        return [seat for seat, gold in enumerate(self.saved) if gold >= self.goal]


class Turn(Step[Descent]):
    """str-trn-01: the next one lights a torch and takes the first step."""

    def run(self, s: Descent) -> None:
        s.turn += 1
        s.emit(TURN, s.hero)
        s.then(DOWN)


class Down(Step[Descent]):
    """str-trn-02, -03: a die for each step; a gust of wind costs all that is carried."""

    def run(self, s: Descent) -> None:
        s.roll(self, DIE)

    def resume(self, s: Descent, seat: int, answer: int) -> None:
        if answer == GUST:
            s.emit(DARK, s.hero, s.carried)
            end_turn(s)
        else:
            s.carried += answer
            s.emit(FOUND, s.hero, answer, s.carried)
            s.then(CHOICE)


class Choice(Step[Descent]):
    """str-trn-04: deeper, or back up with what one has."""

    def run(self, s: Descent) -> None:
        s.decide(self, s.hero, (DEEPER, BACK))

    def resume(self, s: Descent, seat: int, answer: int) -> None:
        if answer == DEEPER:
            s.then(DOWN)
            return
        s.saved[seat] += s.carried
        s.emit(SAVED, seat, s.carried, s.saved[seat])
        end_turn(s)


TURN_STEP: Final = Turn()
DOWN: Final = Down()
CHOICE: Final = Choice()


def end_turn(s: Descent) -> None:
    """str-end-01: it is over as soon as somebody has enough."""
    s.carried = 0
    if s.winners():
        s.over()
        return
    s.hero = (s.hero + 1) % len(s.saved)
    s.then(TURN_STEP)


class Stair(Game[Descent]):
    rules_version = 1
    settings = SETTINGS
    first_step = TURN_STEP

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Descent:
        return Descent(seats, int(options["goal"]))

    def option(self, state: Descent, seat: int, answer: int) -> Option:
        verb, ref = NAMES[answer].split()
        return Option(NAMES[answer], verb, (ref,), RULES[answer], f"option-{verb}", {"gold": state.carried})

    def answer(self, state: Descent, seat: int, name: str) -> int:
        if name not in NAMES:
            raise UnknownName(f"{name!r} is neither {' nor '.join(NAMES)}")
        return NAMES.index(name)

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return str(outcome)

    def thrower(self, state: Descent) -> int:
        return state.hero

    def why_not(self, state: Descent, seat: int, ref: str) -> Reason | None:
        if ref not in REFS:
            raise UnknownName(f"there is no {ref!r} on this stair")
        if state.winners():
            return Reason("str-end-01", "reason-over")
        if seat not in state.deciders():
            return Reason("str-trn-01", "reason-not-you", {"hero": f"seat:{state.hero}"})
        return None

    def told(self, state: Descent, event: Event) -> Told:
        kind, seat, a, b, _ = event
        args = {"hero": f"seat:{seat}", "gold": a, "all": b}
        return Told(KINDS[kind], seat, (), TOLD_BY[kind], f"event-{KINDS[kind]}", args)

    def view(self, state: Descent, seat: int | None) -> dict[str, Any]:
        return {"goal": state.goal, "saved": state.saved, "hero": state.hero, "carried": state.carried}

    def explain(self, view: Mapping[str, Any], ref: str) -> Explanation | None:
        if ref not in REFS:
            return None
        about = Said(f"about-{ref}", {"gold": view["carried"]} if ref == "purse" else {})
        return Explanation(f"@ref-{ref}", (about,), RULES[REFS.index(ref)])

    def result(self, state: Descent) -> Result:
        winners = tuple(state.winners())
        return Result(tuple(state.scores()), winners, "result-won", {"hero": f"seat:{winners[0]}"})
