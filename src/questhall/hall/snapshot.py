"""A game as each seat may see it: views, options and events, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final

import msgspec

from questhall.engine.core import CHANCE, DECISION, State
from questhall.engine.game import Game, Kept, Option, Result, Said, Told
from questhall.engine.lessons import lesson_of
from questhall.engine.match import Match
from questhall.engine.replay import Moment
from questhall.engine.undo import CONSENT, FREE, NOTHING, Takeback, last_answer, whole_turn
from questhall.hall.deadlines import Times
from questhall.hall.messages import (
    HandThrow,
    Happened,
    LessonInfo,
    MomentInfo,
    Now,
    Outcome,
    Own,
    Sentence,
    Telling,
    UndoInfo,
    UndoRule,
)
from questhall.hall.packets import encode
from questhall.hall.teaching import lesson_info
from questhall.texts import throw_text

MOST_OUTCOMES: Final = 64  # more than this nobody picks from a list
MOST_PIECES: Final = 8192  # of JSON that are kept
NO_UNDO: Final = UndoInfo()


class Pieces:
    """JSON of what stays the same object from one moment to the next: made once, used again."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[object, msgspec.Raw]] = {}

    def of(self, part: object) -> msgspec.Raw:
        found = self.made.get(id(part))
        if found is None:
            if len(self.made) >= MOST_PIECES:
                self.made.clear()
            found = self.made[id(part)] = (
                part,
                msgspec.Raw(encode(part)),
            )  # kept with its JSON, so the id stays its own
        return found[1]


PIECES: Final = Pieces()


def encoded_view(game: Game[Any], view: Mapping[str, Any]) -> msgspec.Raw:
    if not game.steady:
        return msgspec.Raw(encode(view))
    spelt: dict[str, Any] = dict(view)
    for name in game.steady:
        part = view[name]
        spelt[name] = [PIECES.of(each) for each in part] if isinstance(part, list) else PIECES.of(part)
    return msgspec.Raw(encode(spelt))


def encoded_options(options: list[Option]) -> Any:
    if not isinstance(options, Kept):
        return [PIECES.of(option) for option in options]
    if options.sent is None:
        options.sent = msgspec.Raw(encode(list(options)))
    return options.sent


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
        self.lesson = lesson_of(match)
        self.nows: dict[int | None, bytes] = {}
        self.rests: dict[Hashable, bytes] = {}
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
            found = self.nows[seat] = self.encoded_now(seat)
        return found

    def encoded_now(self, seat: int | None) -> bytes:
        """What is a seat's own is encoded for it, the rest once for all who are told the same."""
        match = self.match
        together = self.lesson is None and self.times is None
        alike = match.game.alike(match.state, seat) if together else seat
        rest = self.rests.get(alike)
        if rest is not None:
            return encode(self.own(seat, None))[:-1] + rest
        now: Any = self.look(seat)  # parts of it may be JSON already
        whole = encode(now)
        own = encode(Own(now.seq, now.seat, now.options, now.undo, now.details))
        self.rests[alike] = whole[len(own) - 1 :]
        return whole

    def own(self, seat: int | None, lesson: LessonInfo | None) -> Own:
        """What this seat may answer and take back."""
        if seat is None:
            return Own(self.seq, seat, [], NO_UNDO, {})
        match = self.match
        options: list[Any] = [] if lesson is not None and lesson.others_speak else match.options(seat)
        details: dict[str, list[Sentence]] = {}
        if options:
            refs = match.told_refs(seat)
            if refs:
                told = match.game.details(self.view(seat)[0], refs)
                details = {ref: sentences(lines) for ref, lines in told.items()}
            if match.game.steady_options:
                return Own(self.seq, seat, encoded_options(options), self.undo(seat), details)
        return Own(self.seq, seat, options, self.undo(seat), details)

    def look(self, seat: int | None) -> Now:
        match, game, state = self.match, self.match.game, self.match.state
        lesson = None if self.lesson is None else lesson_info(match, seat)
        view, encoded = self.view(seat)
        question = game.question(state, seat)
        own: Any = self.own(seat, lesson)
        return Now(
            own.seq,
            own.seat,
            own.options,
            own.undo,
            own.details,
            encoded,  # type: ignore[arg-type]
            list(game.awaited(state, seat)),
            question,
            self.since,
            self.hand,
            self.outcome,
            None if self.times is None else self.times.told(seat),
            lesson=lesson,
            prompt=game.prompt(view, seat, question),
        )

    def view(self, seat: int | None) -> tuple[Mapping[str, Any], msgspec.Raw]:
        """The view, plain and as encoded JSON; seats that see the same share it."""
        match = self.match
        eyes = match.game.eyes(match.state, seat)
        found = self.views.get(eyes)
        if found is None:
            view = match.view(seat)
            found = self.views[eyes] = (view, encoded_view(match.game, view))
        return found

    def undo(self, seat: int) -> UndoInfo:
        if self.ended:
            return NO_UNDO
        line = self.match.timeline
        last = judged(last_answer(line, seat), self.rule, self.alone)
        turn = judged(whole_turn(line, seat), self.rule, self.alone)
        return UndoInfo(last.how, last.why, turn.how, bool(line.redo), turn.why)  # type: ignore[arg-type]

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
    return Now(n, seat, [], NO_UNDO, {}, view, asked, step, at, hand=None, over=over, past=True, prompt=prompt)
