"""A game as each seat may see it: views, options and events, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from questhall.engine.core import CHANCE, DECISION, State
from questhall.engine.game import Game, Kept, Option, Result, Said
from questhall.engine.lessons import lesson_of
from questhall.engine.match import Match
from questhall.engine.replay import Moment
from questhall.engine.told import Told
from questhall.engine.undo import CONSENT, FREE, NOTHING, Takeback, last_answer, whole_turn
from questhall.hall.deadlines import Times
from questhall.hall.differences import differences
from questhall.hall.messages import (
    ClockInfo,
    HandThrow,
    LessonInfo,
    MomentInfo,
    Now,
    Outcome,
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
NO_UNDO: Final = (NOTHING, "", NOTHING, False, "")


class Pieces:
    """JSON of what stays the same object from one moment to the next: made once, used again."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[object, bytes]] = {}

    def of(self, part: object) -> bytes:
        found = self.made.get(id(part))
        if found is None:
            if len(self.made) >= MOST_PIECES:
                self.made.clear()
            found = self.made[id(part)] = (part, encode(part))  # kept with its JSON, so the id stays its own
        return found[1]

    def all(self, parts: list[Any]) -> bytes:
        return b"[" + b",".join([self.of(part) for part in parts]) + b"]"


PIECES: Final = Pieces()


def encoded_view(game: Game[Any], view: Mapping[str, Any]) -> bytes:
    """What stays as it is is not encoded again, and comes last."""
    fresh: dict[str, Any] = dict(view)
    steady = [(name, fresh.pop(name)) for name in game.steady]
    if not steady or not fresh:
        return encode(view)
    parts = [encode(fresh)[:-1]]
    for name, part in steady:
        parts.append(b',"' + name.encode() + b'":')
        parts.append(PIECES.all(part) if isinstance(part, list) else PIECES.of(part))
    parts.append(b"}")
    return b"".join(parts)


def encoded_options(game: Game[Any], options: list[Option]) -> bytes:
    if not game.steady_options:
        return encode(options)
    if not isinstance(options, Kept):
        return PIECES.all(options)
    if options.sent is None:
        options.sent = encode(list(options))
    sent: bytes = options.sent
    return sent


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


class Rest(Struct):
    """The part of a `now` that follows the view, in the order of its fields."""

    asked: list[int]
    step: str
    waiting_since: str
    hand: HandThrow | None
    over: Outcome | None
    clock: ClockInfo | None
    past: bool
    lesson: LessonInfo | None
    prompt: Mapping[str, Any]


Undo = tuple[str, str, str, bool, str]  # the fields of UndoInfo
UNDOS: Final[dict[Undo, bytes]] = {}  # their JSON; there are few


class Snapshot:
    """One moment of a game, the present one, for all eyes."""

    def __init__(self, match: Match[Any], rule: UndoRule, alone: bool, times: Times | None = None) -> None:
        self.match = match
        self.seq = match.seq
        self.rule = rule
        self.alone = alone
        self.times = times
        self.lesson = lesson_of(match) if match.is_lesson else None
        self.nows: dict[int | None, bytes] = {}
        self.rests: dict[Hashable, tuple[Mapping[str, Any], bytes]] = {}  # with the view they are about
        self.tails: dict[tuple[Hashable, int], tuple[object, bytes]] = {}  # from the view on, by what is known of it
        self.views: dict[Hashable, Mapping[str, Any]] = {}
        self.shown: dict[int | None, Mapping[str, Any]] = {}  # the view that each seat was sent
        self.secrets: dict[int, list[Told]] = {}  # what was whispered since an entry
        self.moments: dict[tuple[int, ...], bytes] = {}
        self.ended = match.record.ended
        self.outcome = outcome_of(match)
        self.hand = hand_throw(match.game, match.state)
        self.since = match.record.time_of(match.timeline.asked)

    # Now

    def look(self, seat: int | None) -> Now:
        """The table from this seat."""
        lesson = self.taught(seat)
        view = self.view(seat)
        options = self.options(seat, lesson)
        own = (self.seq, seat, options, UndoInfo(*self.undo(seat)), self.details(seat, options))  # type: ignore[arg-type]
        return Now(*own, *astuple(self.rest(seat, view, lesson)), view=view)

    def now(self, seat: int | None) -> bytes:
        """The same as JSON."""
        found = self.nows.get(seat)
        if found is None:
            found = self.nows[seat] = self.encoded_now(seat, None)
        return found

    def changed(self, seat: int | None, before: Snapshot) -> bytes:
        """The same for whoever was sent that earlier moment: a `Changed` as JSON."""
        return self.encoded_now(seat, before) if seat in before.shown else self.now(seat)

    def encoded_now(self, seat: int | None, before: Snapshot | None) -> bytes:
        """What is a seat's own is put together for it, the rest once for all who are told the same."""
        match, lesson = self.match, self.taught(seat)
        together = self.lesson is None and self.times is None
        alike = match.game.alike(match.state, seat) if together else seat
        found = self.rests.get(alike)
        if found is None:
            view = self.view(seat)
            found = self.rests[alike] = view, encode(self.rest(seat, view, lesson))
        options = self.options(seat, lesson)
        answers, details = b"[]", b"{}"
        if options:
            answers, details = encoded_options(match.game, options), encode(self.details(seat, options))
        head, known = b'{"type":"now","seq":', None
        if before is not None:
            head, known = b'{"type":"changed","seq":', before.shown[seat]
        key = (alike, id(known))
        tail = self.tails.get(key)
        if tail is None:
            tail = self.tails[key] = (known, self.tail(found[0], found[1], before, known))
        self.shown[seat] = found[0]
        own = (head, number(self.seq), b',"seat":', number(seat), b',"options":', answers)
        return b"".join([*own, b',"undo":', self.encoded_undo(seat), b',"details":', details, tail[1]])

    def tail(
        self, view: Mapping[str, Any], rest: bytes, before: Snapshot | None, known: Mapping[str, Any] | None
    ) -> bytes:
        """From the view on, or from what is other in it than in the one that is known."""
        if before is None or known is None:
            parts = (b',"view":', encoded_view(self.match.game, view))
        else:
            parts = (b',"since":%d,"changes":' % before.seq, encode(differences(known, view)))
        return b"".join([*parts, b",", rest[1:]])

    def taught(self, seat: int | None) -> LessonInfo | None:
        return None if self.lesson is None else lesson_info(self.match, seat)

    def options(self, seat: int | None, lesson: LessonInfo | None) -> list[Option]:
        """What this seat may answer."""
        if seat is None or not self.match.state.legal_for(seat) or (lesson is not None and lesson.others_speak):
            return []
        return self.match.options(seat)

    def details(self, seat: int | None, options: list[Option]) -> dict[str, list[Sentence]]:
        """What things do that this seat may choose."""
        if seat is None or not options:
            return {}
        refs = self.match.told_refs(seat)
        told = self.match.game.details(self.view(seat), refs) if refs else {}
        return {ref: sentences(lines) for ref, lines in told.items()}

    def rest(self, seat: int | None, view: Mapping[str, Any], lesson: LessonInfo | None) -> Rest:
        game, state = self.match.game, self.match.state
        question = game.question(state, seat)
        return Rest(
            list(game.awaited(state, seat)),
            question,
            self.since,
            self.hand,
            self.outcome,
            None if self.times is None else self.times.told(seat),
            False,
            lesson,
            game.prompt(view, seat, question),
        )

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The view; seats that see the same share it."""
        match = self.match
        eyes = match.game.eyes(match.state, seat)
        found = self.views.get(eyes)
        if found is None:
            found = self.views[eyes] = match.view(seat)
        return found

    def undo(self, seat: int | None) -> Undo:
        """What this seat may take back."""
        if self.ended or seat is None:
            return NO_UNDO
        line = self.match.timeline
        last = judged(last_answer(line, seat), self.rule, self.alone)
        turn = judged(whole_turn(line, seat), self.rule, self.alone)
        return last.how, last.why, turn.how, bool(line.redo), turn.why

    def encoded_undo(self, seat: int | None) -> bytes:
        undo = self.undo(seat)
        found = UNDOS.get(undo)
        if found is None:
            found = UNDOS[undo] = encode(UndoInfo(*undo))  # type: ignore[arg-type]
        return found

    # What led here

    def happened(self, seat: int | None, after: int) -> bytes:
        """What has happened since that entry: a `Happened` as JSON."""
        told = self.moments_since(after, seat)
        head = (b'{"type":"happened","seq":', number(self.seq), b',"seat":', number(seat), b',"moments":')
        return b"".join([*head, told, b"}"])

    def moments_since(self, after: int, seat: int | None) -> bytes:
        """The entries since that one as encoded JSON; seats that know the same of them share it."""
        secrets = self.secrets.get(after)
        if secrets is None:
            told = [told for n in range(max(after, -1) + 1, self.seq + 1) for told in self.match.told(n)]
            secrets = self.secrets[after] = [each for each in told if each.audience is not None]
        known = (after, *[secret.may_know(seat) for secret in secrets])
        found = self.moments.get(known)
        if found is None:
            found = self.moments[known] = encode(moment_infos(self.match.events_since(after, seat)))
        return found


def number(n: int | None) -> bytes:
    return b"null" if n is None else str(n).encode()


def past(match: Match[Any], n: int, seat: int | None) -> Now:
    """The table after entry n as this seat saw it, to be looked at only."""
    game, state = match.game, match.go_to(n)
    asked, step, at = list(game.awaited(state, seat)), game.question(state, seat), match.record.time_of(n)
    over = None if state.waiting in (DECISION, CHANCE) else said_outcome(game.result(state))
    view = game.view(state, seat)
    prompt = game.prompt(view, seat, step)
    return Now(n, seat, [], UndoInfo(), {}, asked, step, at, hand=None, over=over, past=True, prompt=prompt, view=view)
