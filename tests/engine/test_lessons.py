"""Lessons as files: what is wrong with one is said with its line, before anybody is taught by it."""

from __future__ import annotations

import pytest

from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.engine.core import Chance
from questhall.engine.dice import Taught, from_header
from questhall.engine.lessons import read

GOOD = """\
title = { en = "One", fr = "Une" }
goal = { en = "Win.", fr = "Gagnez." }
end = { en = "Done.", fr = "Fini." }
seats = ["you", "fair"]
throws = ["1"]

[[tasks]]
want = ["stay"]
throws = ["2", "3"]
replies = ["1 walk side:left"]
other = { en = "Stay!", fr = "Restez !" }

[[tasks.pages]]
point = ["seat:0"]
rule = "toy-01"
en = "Stay here."
fr = "Restez ici."
"""


def test_a_lesson_is_read() -> None:
    lesson = read(content.parse(GOOD, "one.toml"), "one")
    assert lesson.learners == {0}
    assert lesson.before.throws == ("1",)
    [task] = lesson.tasks
    assert task.want == ("stay",) and task.other == {"en": "Stay!", "fr": "Restez !"}
    assert task.after.throws == ("2", "3") and task.after.replies == ((1, "walk side:left"),)
    assert task.pages[0].said["fr"] == "Restez ici." and task.pages[0].point == ("seat:0",)
    assert lesson.throws() == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('fr = "Restez ici."', "", "one.toml:13: tasks 1.pages 1: fr is missing"),
        ('want = ["stay"]', "want = []", "one.toml:8: tasks 1: want: a task wants an answer"),
        ('seats = ["you", "fair"]', 'seats = ["fair"]', "one.toml:4: seats: nobody is taught"),
        ('"1 walk side:left"', '"walk side:left"', "one.toml:10: tasks 1: replies: 'walk side:left': a seat's number"),
        ("point =", "points =", "one.toml:14: tasks 1.pages 1: points: unknown key"),
        ('goal = { en = "Win.", fr = "Gagnez." }', "", "one.toml:1: goal is missing"),
        ('en = "Stay here."', f'en = "{"x" * 401}"', "one.toml:16: tasks 1.pages 1: en: must not be empty, nor longer"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, said: str) -> None:
    with pytest.raises(ContentError) as problem:
        read(content.parse(GOOD.replace(old, new), "one.toml"), "one")
    assert str(problem.value).startswith(said)


def test_a_walk_is_a_row_of_tasks_that_say_the_same_in_the_end() -> None:
    walk = GOOD.replace('want = ["stay"]', 'want = ["go square:1"]\nthen = ["go square:2", "go square:3"]')
    walk += '[[tasks.pages]]\nen = "Go."\nfr = "Allez."\n'
    tasks = read(content.parse(walk, "one.toml"), "one").tasks
    assert [task.want for task in tasks] == [("go square:1",), ("go square:2",), ("go square:3",)]
    assert [[page.said["en"] for page in task.pages] for task in tasks] == [["Stay here.", "Go."], ["Go."], ["Go."]]
    assert {task.aim for task in tasks} == {"square:3"}
    assert [task.after.throws for task in tasks] == [(), (), ("2", "3")]


def test_what_is_said_in_a_form_is_apart_from_the_pages() -> None:
    form = '[[tasks.form]]\npoint = ["stakes"]\nen = "Here."\nfr = "Ici."\n'
    [task] = read(content.parse(GOOD + form, "one.toml"), "one").tasks
    assert [page.said["fr"] for page in task.pages] == ["Restez ici."]
    assert [(page.said["fr"], page.point) for page in task.form] == [("Ici.", ("stakes",))]


def test_a_lesson_has_tasks() -> None:
    with pytest.raises(ContentError, match="a lesson has tasks"):
        read(content.parse(GOOD.partition("[[tasks]]")[0], "one.toml"), "one")


def test_the_dice_of_a_lesson_are_its_own_and_then_seeded_ones() -> None:
    """A record says them all, so that a lesson that was left can be gone on with."""
    die = Chance("die", [1, 2, 3, 4, 5, 6], [1] * 6)
    dice = Taught(lambda chance, words: int(words), "one", ["4", "2"], "seed")
    again = from_header(dice.header(), "", dice.read)
    assert [again.draw(k, die) for k in range(8)] == [dice.draw(k, die) for k in range(8)]
    assert [dice.draw(k, die) for k in range(2)] == [4, 2]
    assert len({dice.draw(k, die) for k in range(2, 30)}) > 2
