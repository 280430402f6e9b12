"""Lessons: a first game that teaches itself, told by a file and played as an ordinary match.

A lesson is a list of tasks. A task says something, points at things, and waits for one of the answers it wants; another
answer is not taken, and the learner is told why. What the dice show and what other seats answer meanwhile is written
down too, so that everybody's first game is the same. After the last task the game goes on as any other.

Which task is on follows from the line of play alone: a lesson that is left, resumed or taken back goes on where it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from questhall.engine import content
from questhall.engine.content import Node
from questhall.engine.core import NATURE
from questhall.engine.dice import Taught
from questhall.engine.entries import Seat
from questhall.engine.game import Game, Title, UnknownName
from questhall.engine.match import Match
from questhall.engine.replay import Replay

YOU: Final = "you"
FOLDER: Final = "lessons"
LONGEST: Final = 400  # letters of a page: about what a bubble holds

Prose = Mapping[str, str]  # by language


class NotWanted(ValueError):
    """An answer that the lesson does not want now, though the rules allow it."""

    def __init__(self, said: Prose) -> None:
        super().__init__("the lesson wants another answer here")
        self.said = said


@dataclass(frozen=True)
class Page:
    """Something that is said, and the things it is about."""

    said: Prose
    point: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Meanwhile:
    """What happens by itself up to the next task: what the dice show, what seats other than the learner's answer."""

    throws: tuple[str, ...]
    replies: tuple[tuple[int, str], ...]


NOTHING: Final = Meanwhile((), ())


@dataclass(frozen=True)
class Task:
    """What is said, and which answers lead on; the first of them is the one that is meant."""

    pages: tuple[Page, ...]
    form: tuple[Page, ...]  # said in the form where a screen has the answer put together; it points at the form's parts
    want: tuple[str, ...]
    other: Prose  # to whoever answers something else
    after: Meanwhile
    node: Node
    aim: str = ""  # what lies at the end of a walk of several answers, this one among them


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `goal` is said before anything is chosen, `end` when the last task is done."""

    id: str
    title: Prose
    goal: Prose
    end: Prose
    seats: tuple[str, ...]  # YOU, or the bot that plays on when the lesson is over
    names: tuple[str, ...]  # what it calls them; "" for those it calls nothing
    options: Mapping[str, Any]
    seed: str
    before: Meanwhile
    tasks: tuple[Task, ...]
    node: Node

    @property
    def learners(self) -> frozenset[int]:
        return frozenset(seat for seat, who in enumerate(self.seats) if who == YOU)

    def throws(self) -> list[str]:
        return [*self.before.throws, *[throw for task in self.tasks for throw in task.after.throws]]

    # Where a match stands

    def answered(self, match: Replay[Any]) -> int:
        """How often the learner has answered: the number of the task that is on."""
        return sum(1 for move in match.timeline.line() if move.seat in self.learners)

    def task(self, match: Replay[Any]) -> Task | None:
        """What is to be done now; None when all is done."""
        number = self.answered(match)
        return self.tasks[number] if number < len(self.tasks) else None

    def check(self, match: Replay[Any], seat: int, answer: object) -> None:
        """NotWanted if this is not what the learner is to answer now, or if others speak first."""
        task = self.task(match)
        if task is None or seat not in self.learners:
            return
        if answer not in task.want or self.reply(match) is not None:
            raise NotWanted(task.other)

    def script(self, match: Replay[Any]) -> tuple[int, str] | None:
        """Who is to answer next, and what; None when everybody is free to choose."""
        if (reply := self.reply(match)) is not None:
            return reply
        task = self.task(match)
        seat = next((seat for seat in match.state.awaited() if seat in self.learners), None)
        return None if task is None or seat is None else (seat, task.want[0])

    def pages(self, match: Replay[Any]) -> tuple[Page, ...]:
        """What is said now: at first the goal of the game, and the end once all is done."""
        number = self.answered(match)
        if number > len(self.tasks):
            return ()
        if number == len(self.tasks):
            return (Page(self.end, (), ""),)
        goal = (Page(self.goal, (), ""),) if number == 0 else ()
        return (*goal, *self.tasks[number].pages)

    def reply(self, match: Replay[Any]) -> tuple[int, str] | None:
        """Which other seat answers next, and what, before the learner goes on."""
        number = self.answered(match)
        if number > len(self.tasks):
            return None
        replies = (self.tasks[number - 1].after if number else self.before).replies
        said = self.said_since(match)
        return replies[said] if said < len(replies) else None

    def said_since(self, match: Replay[Any]) -> int:
        """How many answers others have given since the learner's last one."""
        count = 0
        for move in reversed(match.timeline.line()):
            if move.seat in self.learners:
                break
            count += move.seat != NATURE
        return count


# Reading


def lessons_of(title: Title) -> Mapping[str, Lesson]:
    """The lessons of a game by id, in the order of their files."""
    return read_all(title.folder / FOLDER)


@cache
def read_all(folder: Path) -> Mapping[str, Lesson]:
    return {path.stem: read(content.read(path), path.stem) for path in sorted(folder.glob("*.toml"))}


def read(node: Node, id: str) -> Lesson:
    node.only("title", "goal", "end", "seats", "names", "options", "seed", "throws", "replies", "tasks")
    tasks = tuple(task for each in node.tables("tasks") for task in read_tasks(each))
    if not tasks:
        node.fail("a lesson has tasks")
    seats = tuple(node.texts("seats"))
    if YOU not in seats:
        node.fail(f"nobody is taught: one of them is {YOU!r}", "seats")
    names = tuple(node.texts("names", [""] * len(seats)))
    if len(names) != len(seats):
        node.fail("as many names as seats, empty ones for those without", "names")
    title, goal, end = [node.prose(key, LONGEST) for key in ("title", "goal", "end")]
    options = node.table("options").data
    seed = node.text("seed", id)
    return Lesson(id, title, goal, end, seats, names, options, seed, read_meanwhile(node), tasks, node)


def read_tasks(node: Node) -> list[Task]:
    """One task; with `then` a walk of several answers, each a task of its own that says the same in the end."""
    node.only("pages", "form", "want", "then", "other", "throws", "replies")
    task, then = read_task(node), node.texts("then", [])
    if not then:
        return [task]
    row = [task.want, *[(answer,) for answer in then]]
    aim = then[-1].rpartition(" ")[2]
    pages = [task.pages] + [task.pages[-1:]] * len(then)
    walk = [replace(task, want=want, pages=said, aim=aim, after=NOTHING) for want, said in zip(row, pages, strict=True)]
    return [*walk[:-1], replace(walk[-1], after=task.after)]


def read_task(node: Node) -> Task:
    pages, form = [tuple(read_page(page) for page in node.tables(key)) for key in ("pages", "form")]
    if not pages:
        node.fail("a task says something: [[tasks.pages]]")
    want = tuple(node.texts("want"))
    if not want:
        node.fail("a task wants an answer", "want")
    return Task(pages, form, want, node.prose("other", LONGEST), read_meanwhile(node), node)


def read_page(node: Node) -> Page:
    return Page(node.prose_here(LONGEST, "point", "rule"), tuple(node.texts("point", [])), node.text("rule", ""))


def read_meanwhile(node: Node) -> Meanwhile:
    replies = [read_reply(node, index, said) for index, said in enumerate(node.texts("replies", []))]
    return Meanwhile(tuple(node.texts("throws", [])), tuple(replies))


def read_reply(node: Node, index: int, said: str) -> tuple[int, str]:
    """`1 guard`: seat 1 answers `guard`."""
    seat, _, name = said.partition(" ")
    if not seat.isdecimal() or not name:
        node.fail(f"{said!r}: a seat's number and its answer", "replies", index)
    return int(seat), name


# Playing


def begin(game: Game[Any], lesson: Lesson, names: Sequence[str], path: Path | None = None) -> Match[Any]:
    """The lesson as a new match; `names` for those whom the lesson does not name."""
    called = [own or name for own, name in zip(lesson.names, names, strict=True)]
    seats = [Seat(name) if who == YOU else Seat(name, who) for name, who in zip(called, lesson.seats, strict=True)]
    dice = Taught(game.outcome, lesson.id, lesson.throws(), lesson.seed)
    return Match.new(game, lesson.options, seats, dice, path=path, ending=False)


def lesson_of(match: Replay[Any]) -> Lesson | None:
    """The lesson that a match is."""
    return lessons_of(match.game.title).get(str(match.record.header.dice["lesson"])) if match.is_lesson else None


def play_through(game: Game[Any], lesson: Lesson) -> Iterator[tuple[Match[Any], Task]]:
    """The lesson as it is meant, each task before its answer. ContentError where it does not fit the rules."""
    try:
        match = begin(game, lesson, [f"Seat {n + 1}" for n in range(len(lesson.seats))])
    except ValueError as problem:
        lesson.node.fail(str(problem))
    let_others_answer(match, lesson, lesson.node)
    written, before = len(lesson.before.throws), lesson.node
    for task in lesson.tasks:
        thrown = match.timeline.head.throws
        if thrown != written:
            before.fail(f"{written} throws are written up to the next task and {thrown} are made")
        seat = next((seat for seat in match.state.awaited() if seat in lesson.learners), None)
        if seat is None:
            task.node.fail(f"the learner is not asked: the game waits for {match.state.awaited() or 'nobody'}")
        check_answers(match, task, seat)
        check_pages(match, task, seat)
        yield match, task
        answer(match, seat, task.want[0], task.node)
        let_others_answer(match, lesson, task.node)
        written, before = written + len(task.after.throws), task.node


def let_others_answer(match: Match[Any], lesson: Lesson, node: Node) -> None:
    while (reply := lesson.reply(match)) is not None:
        answer(match, *reply, node)


def check_answers(match: Match[Any], task: Task, seat: int) -> None:
    names = [option.name for option in match.options(seat)]
    for index, want in enumerate(task.want):
        if want not in names:
            task.node.fail(f"{want!r} cannot be answered here; there are {', '.join(names)}", "want", index)


def check_pages(match: Match[Any], task: Task, seat: int) -> None:
    """What is pointed at is a thing that this seat knows."""
    shown = json.dumps(match.view(seat))
    nodes = task.node.tables("pages")[-len(task.pages) :]
    for page, node in zip(task.pages, nodes, strict=True):
        for index, ref in enumerate(page.point):
            explained = match.game.explain(match.view(seat), ref) is not None
            if f'"{ref}"' not in shown and not explained and not is_known(match, seat, ref):
                node.fail(f"{ref!r} is nothing on this table", "point", index)


def is_known(match: Match[Any], seat: int, ref: str) -> bool:
    try:
        match.game.why_not(match.state, seat, ref)
    except UnknownName:
        return False
    return True


def answer(match: Match[Any], seat: int, name: str, node: Node) -> None:
    try:
        match.act(seat, name)
    except ValueError as problem:
        node.fail(f"seat {seat}, {name!r}: {problem}")
