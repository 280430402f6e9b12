"""A game as each seat may see it: views, options and events, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final

import msgspec

from questhall.engine.core import CHANCE, DECISION, State
from questhall.engine.game import Game, Option, Result, Said, Told
from questhall.engine.match import Match
from questhall.engine.replay import Moment
from questhall.engine.undo import CONSENT, FREE, NOTHING, Takeback, last_answer, whole_turn
from questhall.hall.deadlines import Times
from questhall.hall.messages import HandThrow, Happened, MomentInfo, Now, Outcome, Sentence, Telling, UndoInfo, UndoRule
from questhall.hall.packets import encode
from questhall.hall.teaching import lesson_info
from questhall.texts import throw_text

MOST_OUTCOMES: Final = 64  # more than this nobody picks from a list
NO_UNDO: Final = UndoInfo()


def sentences(lines: Iterable[Said]) -> list[Sentence]:
    return [Sentence(line.text, line.args) for line in lines]


def telling(told: Told) -> Telling:
    return Telling(told.kind, told.seat, told.refs, told.rule, told.text, told.args)


def moment_info(moment: Moment) -> MomentInfo:
    told = [telling(each) for each in moment.told]
    return MomentInfo(moment.n, moment.what, told, moment.at, moment.seat, moment.to, moment.given)  # type: ignore[arg-type]


def moment_infos(moments: Iterable[Moment]) -> list[MomentInfo]:
    return [moment_info(moment) for moment in moments]


def said_outcome(result: Result) -> Outcome:
    return Outcome(list(result.scores), list(result.winners), result.text, result.args)


def outcome_of(match: Match[Any]) -> Outcome | None:
    result = match.result()
    return None if result is None else said_outcome(result)


def hand_throw(game: Game[Any], state: State) -> HandThrow | None:
    """The throw people must make; None if the game waits for no dice."""
    if state.waiting != CHANCE:
        return None
    chance = state.chance
    text, args = throw_text(chance.name)
    names = [game.outcome_name(chance, outcome) for outcome in chance.outcomes[: MOST_OUTCOMES + 1]]
    likeliest = chance.outcomes[chance.weights.index(max(chance.weights))]
    outcomes = names if len(names) <= MOST_OUTCOMES else []
    return HandThrow(chance.name, text, args, game.outcome_name(chance, likeliest), outcomes, game.thrower(state))


def judged(offer: Takeback, rule: UndoRule, alone: bool) -> Takeback:
    """What the table's own rule makes of the engine's judgement."""
    if offer.how != CONSENT:
        return offer
    if rule == "free" or alone:
        return Takeback(FREE, offer.to, offer.why)
    return Takeback(NOTHING, offer.to, offer.why) if rule == "strict" else offer


class Snapshot:
    """One moment of a game, the present one, for all eyes."""

    def __init__(self, match: Match[Any], rule: UndoRule, alone: bool, times: Times | None = None) -> None:
        self.match = match
        self.seq = match.seq
        self.rule = rule
        self.alone = alone
        self.times = times
        self.nows: dict[int | None, bytes] = {}
        self.views: dict[Hashable, tuple[Mapping[str, Any], msgspec.Raw]] = {}
        self.secrets: dict[int, list[Told]] = {}  # what was whispered since an entry
        self.moments: dict[tuple[int, ...], msgspec.Raw] = {}
        self.ended = match.record.ended
        self.outcome = outcome_of(match)
        self.hand = hand_throw(match.game, match.state)
        self.since = match.record.time_of(match.timeline.asked)

    # Now

    def now(self, seat: int | None) -> bytes:
        found = self.nows.get(seat)
        if found is None:
            found = self.nows[seat] = encode(self.look(seat))
        return found

    def look(self, seat: int | None) -> Now:
        match, game, state = self.match, self.match.game, self.match.state
        lesson = lesson_info(match, seat)
        view, encoded = self.view(seat)
        question = game.question(state, seat)
        others_speak = lesson is not None and lesson.others_speak
        options: list[Option] = [] if seat is None or others_speak else match.options(seat)
        return Now(
            self.seq,
            seat,
            encoded,  # type: ignore[arg-type]
            options,
            list(game.awaited(state, seat)),
            question,
            self.since,
            NO_UNDO if seat is None else self.undo(seat),
            self.hand,
            self.outcome,
            None if self.times is None else self.times.told(seat),
            lesson=lesson,
            details={ref: sentences(lines) for ref, lines in game.details(view, options).items()},
            prompt=game.prompt(view, seat, question),
        )

    def view(self, seat: int | None) -> tuple[Mapping[str, Any], msgspec.Raw]:
        """The view, plain and as encoded JSON; seats that see the same share it."""
        match = self.match
        eyes = match.game.eyes(match.state, seat)
        found = self.views.get(eyes)
        if found is None:
            view = match.view(seat)
            found = self.views[eyes] = (view, msgspec.Raw(encode(view)))
        return found

    def undo(self, seat: int) -> UndoInfo:
        if self.ended:
            return NO_UNDO
        line = self.match.timeline
        last = judged(last_answer(line, seat), self.rule, self.alone)
        turn = judged(whole_turn(line, seat), self.rule, self.alone)
        return UndoInfo(last.how, last.why, turn.how, bool(line.redo))  # type: ignore[arg-type]

    # What led here

    def happened(self, seat: int | None, after: int) -> bytes:
        """What has happened since that entry."""
        return encode(Happened(self.seq, seat, self.moments_since(after, seat)))

    def moments_since(self, after: int, seat: int | None) -> Any:
        """The entries since that one as encoded JSON; seats that know the same of them share it."""
        if after not in self.secrets:
            told = [told for n in range(max(after, -1) + 1, self.seq + 1) for told in self.match.told(n)]
            self.secrets[after] = [each for each in told if each.audience is not None]
        known = (after, *[secret.may_know(seat) for secret in self.secrets[after]])
        if known not in self.moments:
            self.moments[known] = msgspec.Raw(encode(moment_infos(self.match.events_since(after, seat))))
        return self.moments[known]


def past(match: Match[Any], n: int, seat: int | None) -> Now:
    """The table after entry n as this seat saw it, to be looked at only."""
    game, state = match.game, match.go_to(n)
    asked, step, at = list(game.awaited(state, seat)), game.question(state, seat), match.record.time_of(n)
    over = None if state.waiting in (DECISION, CHANCE) else said_outcome(game.result(state))
    view = game.view(state, seat)
    prompt = game.prompt(view, seat, step)
    return Now(n, seat, view, [], asked, step, at, NO_UNDO, hand=None, over=over, past=True, prompt=prompt)
