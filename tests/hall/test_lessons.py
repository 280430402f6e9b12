"""Tables that are lessons: made by name, guided task by task, and ordinary tables in everything else."""

from __future__ import annotations

import asyncio

import pytest
from tests.hall.tables import listen
from tests.machine import patience

from questhall.engine.lessons import Lesson, lessons_of
from questhall.games import titles
from questhall.hall.lobby import Made
from questhall.hall.messages import LessonInfo, Settings
from questhall.hall.refusals import Refusal
from questhall.hall.requests import Leave, NewSeat, NewTable
from questhall.hall.service import Service

LESSONS = [(id, lesson) for id, title in titles().items() for lesson in lessons_of(title).values()]
each_lesson = pytest.mark.parametrize(("game_id", "lesson"), LESSONS, ids=[f"{id}-{each.id}" for id, each in LESSONS])


async def learn(service: Service, game_id: str, lesson: str) -> Made:
    wish = NewTable(game_id, [NewSeat("human", "Ada")], settings=Settings(pause=0), lesson=lesson)
    return await service.lobby.make(wish)


async def told(service: Service, made: Made, seat: int) -> LessonInfo:
    """What the learner is told once the others have spoken."""
    async with asyncio.timeout(patience(60)):
        while True:
            async with made.room.lock:
                await service.hall.ready(made.room)
                info = made.room.see().look(seat).lesson
            assert info is not None
            if not info.others_speak:
                return info
            await asyncio.sleep(0.01)


@each_lesson
async def test_it_is_played_to_its_end(service: Service, game_id: str, lesson: Lesson) -> None:
    made = await learn(service, game_id, lesson.id)
    (seat,) = lesson.learners
    assert [key.seat for key in made.seats] == [seat] and made.room.seats[seat].name == "Ada"
    for number, task in enumerate(lesson.tasks):
        info = await told(service, made, seat)
        goal = [lesson.goal] if number == 0 else []
        assert (info.done, info.total) == (number, len(lesson.tasks))
        assert [page.said for page in info.pages] == [*goal, *[page.said for page in task.pages]]
        assert info.want == task.want
        await service.play.move(made.room, seat, task.want[0], made.room.known, f"t{number}")
    info = await told(service, made, seat)
    assert [page.said for page in info.pages] == [lesson.end] and info.want == ()


@each_lesson
async def test_another_answer_is_refused_and_changes_nothing(service: Service, game_id: str, lesson: Lesson) -> None:
    made = await learn(service, game_id, lesson.id)
    (seat,) = lesson.learners
    refused = 0
    for number, task in enumerate(lesson.tasks):
        await told(service, made, seat)
        assert made.room.match is not None
        seq, options = made.room.known, made.room.match.options(seat)
        for option in [option for option in options if option.name not in task.want][:1]:
            with pytest.raises(Refusal) as refusal:
                await service.play.move(made.room, seat, option.name, seq, f"no{number}")
            assert refusal.value.code == "not-wanted" and made.room.known == seq
            refused += 1
        await service.play.move(made.room, seat, task.want[0], seq, f"t{number}")
    assert refused


async def test_nobody_else_is_taught(service: Service) -> None:
    made = await learn(service, "betrayals", "a_promise")
    await told(service, made, 0)
    assert made.room.see().look(1).lesson is None and made.room.see().look(None).lesson is None


async def test_there_is_nothing_to_choose_while_others_speak(service: Service) -> None:
    wish = NewTable("betrayals", [NewSeat("human")], settings=Settings(pause=10_000), lesson="a_promise")
    room = (await service.lobby.make(wish)).room
    first, second, *_ = lessons_of(titles()["betrayals"])["a_promise"].tasks
    await service.play.move(room, 0, first.want[0], room.known, "first")
    now = room.see().look(0)
    assert now.lesson is not None and now.lesson.others_speak
    assert (now.options, now.lesson.pages, now.lesson.want) == ([], [], ())
    with pytest.raises(Refusal) as refusal:
        await service.play.move(room, 0, second.want[0], room.known, "second")
    assert refusal.value.code == "not-wanted"


async def test_it_is_resumed_where_it_was_left(service: Service) -> None:
    made = await learn(service, "dragonquest", "first_raid")
    lesson = lessons_of(titles()["dragonquest"])["first_raid"]
    for task in lesson.tasks[:3]:
        await service.play.move(made.room, 0, task.want[0], made.room.known, task.want[0])
    made.room.forget_game()
    info = await told(service, made, 0)
    assert info.done == 3 and info.want == lesson.tasks[3].want
    ears = await listen(service, made.room, made.seats[0].token)
    assert ears.last("now")["lesson"]["done"] == 3
    assert ears.last("here")["table"]["lesson"] == "first_raid"


async def test_advice_is_what_the_lesson_wants(service: Service) -> None:
    made = await learn(service, "dragonquest", "first_raid")
    advice = await service.bots.suggest(made.room, 0)
    assert advice is not None and advice.answer == "stop"


async def test_whoever_leaves_is_replaced_by_a_bot_that_learns_on(service: Service) -> None:
    made = await learn(service, "betrayals", "a_promise")
    who = await service.access.who(made.room, [made.seats[0].token])
    await service.seats.alter(made.room, 0, Leave(), who)
    async with asyncio.timeout(patience(60)):
        while made.room.match is None or not made.room.match.is_over:
            await asyncio.sleep(0.02)
    lesson = lessons_of(titles()["betrayals"])["a_promise"]
    assert lesson.answered(made.room.match) > len(lesson.tasks)


async def test_a_lesson_that_is_not_there(service: Service) -> None:
    with pytest.raises(Refusal) as refusal:
        await learn(service, "dragonquest", "flying")
    assert refusal.value.code == "bad-setup" and refusal.value.facts.field == "lesson"
