"""Tables that are lessons: how one is made, whose answer it waits for, and what it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from questhall.engine.dice import Dice, Taught
from questhall.engine.game import Game
from questhall.engine.lessons import YOU, Lesson, Page, lesson_of, lessons_of
from questhall.engine.match import Match
from questhall.hall.messages import LessonInfo, LessonPage, Settings
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.requests import NewSeat, NewTable
from questhall.hall.store import OPEN, PERSON, Seat


def find(game: Game[Any], id: str) -> Lesson:
    try:
        return lessons_of(game.title)[id]
    except KeyError:
        raise Refusal("bad-setup", f"{game.id} has no lesson {id!r}.", Facts(field="lesson")) from None


def as_taught(game: Game[Any], wish: NewTable) -> NewTable:
    """The table that a lesson wants, with whoever wishes it in the learner's seat."""
    if wish.lesson is None:
        return wish
    lesson, learner = find(game, wish.lesson), replace(wish.seats[0], kind="human", bot=None)
    sitting = zip(lesson.seats, lesson.names, strict=True)
    seats = [learner if who == YOU else NewSeat("bot", name or None, bot=who) for who, name in sitting]
    settings = Settings(undo="free", dice="seeded", pause=wish.settings.pause)
    return NewTable(wish.game, seats, dict(lesson.options), settings, True, lesson.seed, None, lesson.id)


def dice_of(game: Game[Any], id: str) -> Dice:
    lesson = find(game, id)
    return Taught(game.outcome, lesson.id, lesson.throws(), lesson.seed)


def asked_bots(match: Match[Any], seats: Sequence[Seat]) -> list[int]:
    """The bots whose answer the game waits for; in a lesson nobody speaks out of turn."""
    script = scripted(match) if match.is_lesson else None
    asked = match.state.awaited() if script is None else (script[0],)
    return [seat for seat in asked if seats[seat].by not in (OPEN, PERSON)]


def scripted(match: Match[Any]) -> tuple[int, str] | None:
    """Who is to answer next and what, where a lesson says so."""
    lesson = lesson_of(match)
    return None if lesson is None else lesson.script(match)


def need_wanted(match: Match[Any], seat: int, answer: object) -> None:
    """NotWanted unless the lesson, if there is one, takes this answer now."""
    lesson = lesson_of(match) if match.is_lesson else None
    if lesson is not None:
        lesson.check(match, seat, answer)


def lesson_info(match: Match[Any], seat: int | None) -> LessonInfo | None:
    """What a learner is told now. Nothing is said while others still answer."""
    lesson = lesson_of(match)
    if lesson is None or seat not in lesson.learners:
        return None
    total = len(lesson.tasks)
    info = LessonInfo(min(lesson.answered(match), total), total, lesson.reply(match) is not None)
    if not info.others_speak:
        info.pages = pages_of(lesson.pages(match))
        if (task := lesson.task(match)) is not None:
            info.form, info.want, info.other = pages_of(task.form), task.want, dict(task.other)
            info.aim = task.aim
    return info


def pages_of(pages: Sequence[Page]) -> list[LessonPage]:
    return [LessonPage(dict(page.said), page.point, page.rule) for page in pages]
