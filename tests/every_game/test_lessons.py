"""Every lesson of every game is played as it is meant, in every language; it breaks when a rule it needs changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.engine.lessons import Lesson, NotWanted, lesson_of, lessons_of, play_through, read
from questhall.games import open_game, titles
from questhall.terminal.plain import PlainTable
from questhall.terminal.table import Table
from questhall.texts import languages
from questhall.texts.rulebook import rulebook_of


def all_lessons() -> Iterator[pytest.param]:
    for title in titles().values():
        for lesson in lessons_of(title).values():
            yield pytest.param(title.id, lesson, id=f"{title.id}-{lesson.id}")


LESSONS = list(all_lessons())


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_it_can_be_played_as_it_is_meant(game_id: str, lesson: Lesson) -> None:
    rules = rulebook_of(titles()[game_id]).rules
    done = 0
    for match, task in play_through(open_game(game_id), lesson):
        assert lesson_of(match) is lesson and lesson.task(match) is task
        for page in task.pages:
            assert not page.rule or page.rule in rules
        done += 1
    assert done == len(lesson.tasks)


@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_another_answer_is_not_taken_and_nothing_is_lost(game_id: str, lesson: Lesson) -> None:
    game = open_game(game_id)
    refused = 0
    for match, task in play_through(game, lesson):
        table, seat, seq = Table(match), next(iter(set(match.state.awaited()) & lesson.learners)), match.seq
        others = [option.name for option in match.options(seat) if option.name not in task.want]
        for name in others[:2]:
            with pytest.raises(NotWanted) as wrong:
                table.act(seat, name)
            assert wrong.value.said == task.other
            refused += 1
        assert match.seq == seq
    assert refused


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game_id", "lesson"), LESSONS)
def test_in_the_terminal(game_id: str, lesson: Lesson, lang: str) -> None:
    """All pages are said, each before its answer; then the game goes on."""
    said: list[str] = []
    match, _ = next(play_through(open_game(game_id), lesson))
    table = Table(match)
    PlainTable(table, lang, Learner(table).answer, said.append).run()
    pages = [page.said[lang] for task in lesson.tasks for page in task.pages]
    found = [line.removeprefix("* ").partition(" (")[0] for line in said if line.startswith("* ")]
    expected = [text.partition(" (")[0] for text in (lesson.goal[lang], *pages, lesson.end[lang])]
    assert found == expected


class Learner:
    """Types what the lesson wants, and leaves when it is over."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def answer(self) -> str | None:
        assert self.table.lesson is not None
        task = self.table.lesson.task(self.table.match)
        return None if task is None else task.want[0]


def test_every_complete_game_has_a_lesson() -> None:
    """The games of the house teach themselves; a game that is added may."""
    built_in = [title for title in titles().values() if title.module.startswith("questhall.")]
    assert [title.id for title in built_in if not lessons_of(title)] == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"skull room room blank / corridor"',
            '"blank blank blank blank / blank"',
            "'reroll die:4' cannot be answered",
        ),
        ('want = ["walk square:F4"]', 'want = ["walk square:F9"]', "'walk square:F9' cannot be answered here"),
        ('throws = ["miss", "skull', 'throws = ["miss", "miss", "skull', "does not fit"),
        ('point = ["square:F4"]', 'point = ["dream:9"]', "'dream:9' is nothing on this table"),
        ('throws = ["room"]', 'throws = ["room", "room"]', "throws are written up to the next task"),
        ('start_square = "orange"', 'start_square = "pink"', "'pink' is not one of"),
    ],
)
def test_a_lesson_that_does_not_fit_its_rules_says_where(old: str, new: str, said: str) -> None:
    game = open_game("dragonquest")
    text = (game.title.folder / "lessons" / "first_raid.toml").read_text("utf-8")
    assert old in text
    lesson = read(content.parse(text.replace(old, new, 1), "bent.toml"), "bent")
    with pytest.raises(ContentError, match=r"^bent\.toml:\d+: ") as problem:
        for _ in play_through(game, lesson):
            pass
    assert said in str(problem.value)
