"""A game under way: answers, refusals, dice, files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.table import ROUND, SEATS, finished, play, scripted, seat_all
from tests.engine.toy import GAME, Pockets, PocketsGame, find, fingerprint

from questhall.engine import record as files
from questhall.engine.core import CHANCE, IllegalAnswer
from questhall.engine.dice import DiceError, Fair, Hand, Seeded
from questhall.engine.entries import Answer, End, Roll, Seat
from questhall.engine.game import BadSetup
from questhall.engine.match import Match, StaleAnswer, utc_now
from questhall.engine.record import RecordError
from questhall.engine.timeline import CannotUndo, Refused


def everything(match: Match[Pockets]) -> tuple[object, ...]:
    """All that a refusal must leave as it was."""
    return fingerprint(match.state), match.record.text(), match.seq, tuple(match.seats), match.timeline.redo


# Playing


def test_answers_and_throws_go_into_the_record() -> None:
    match = finished()
    assert match.is_over
    said = [(type(entry), getattr(entry, "do", getattr(entry, "shows", None))) for entry in match.record.entries]
    assert said[:3] == [(Roll, "ant"), (Roll, "cat"), (Answer, "bid coins:2")]
    assert said[-2:] == [(Roll, "3"), (End, None)]
    assert [entry.n for entry in match.record.entries] == list(range(1, match.seq + 1))


def test_an_answer_is_recorded_by_its_proper_name() -> None:
    match = seat_all()
    assert match.act(0, "  bid   coins:2 ") == 3
    assert match.record.entries[-1] == Answer(3, 0, "bid coins:2", match.record.entries[-1].at)


def test_open_answers_are_recorded_as_they_are() -> None:
    match = seat_all(scripted("ant", "cat", "3"), rounds="1")
    play(match, ROUND[:4])
    match.act(0, {"to": 1, "coins": 2})
    assert match.record.entries[6].line()["do"] == {"to": 1, "coins": 2}
    assert match.state.coins == [1, 7]
    again = Match.resume(files.parse(match.record.text().encode())[0], find)
    assert fingerprint(again.state) == fingerprint(match.state)


def test_seats_decide_at_once_in_any_order() -> None:
    one, two = seat_all(), seat_all()
    play(one, [(0, "bid coins:2"), (1, "bid coins:1")])
    play(two, [(1, "bid coins:1"), (0, "bid coins:2")])
    assert fingerprint(one.state) == fingerprint(two.state)


def test_the_result_and_the_views_are_the_games() -> None:
    match = seat_all(rounds="1")
    assert match.result() is None
    assert match.view(1) == GAME.view(match.state, 1)
    assert [option.name for option in match.options(0)] == [f"bid coins:{coins}" for coins in range(6)]
    result = finished().result()
    assert result is not None
    assert result.scores == (13, 5)
    assert result.winners == (0,)


def test_a_shown_state_never_changes() -> None:
    match = seat_all()
    shown = match.state
    before = fingerprint(shown)
    play(match, ROUND)
    assert fingerprint(shown) == before


def test_setups_are_checked() -> None:
    with pytest.raises(BadSetup, match="rounds"):
        Match.new(GAME, {"rounds": "7"}, SEATS)
    with pytest.raises(BadSetup, match="seats"):
        Match.new(GAME, {}, [])
    match = Match.new(GAME, {}, [Seat("Ann")])
    assert match.record.header.options == {"rounds": "2"}
    assert match.dice.source == "fair"
    assert match.record.header.made[:2] == utc_now()[:2] == "20"
    with pytest.raises(DiceError, match="belong to table 'a', not to 'b'"):
        Match.new(GAME, {}, [Seat("Ann")], Fair("a", ["n"], bytes(32)), table="b")


def test_seats_change_hands() -> None:
    match = seat_all()
    match.act(0, "bid coins:2", seq=2)
    match.change_seat(1, "reckless", "Robo")
    assert match.seats == [Seat("Ann"), Seat("Robo", "reckless")]
    match.act(1, "bid coins:1", seq=2)  # a change of seats makes no answer stale
    match.undo()
    assert match.seats[1].by == "reckless"
    again = Match.resume(files.parse(match.record.text().encode())[0], find)
    assert again.seats == match.seats
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="no seat 2"):
        match.change_seat(2, "x")
    assert everything(match) == before


# Refusing


@pytest.mark.parametrize(
    ("seat", "answer", "problem"),
    [
        (0, "bid coins:6", r"seat 0 may not 'bid coins:6' here: toy-not-so-many \(toy-bid-01\)"),
        (0, "bid card:6", r"seat 0 may not 'bid card:6' here \(nothing here is called"),
        (0, "stay", "seat 0 may not 'stay' here"),
        (0, "dance", r"seat 0 may not 'dance' here \(nothing here is called 'dance'\)"),
        (0, "", "seat 0 may not '' here"),
        (1, "bid coins:1", "seat 1 is not asked now"),
        (7, "bid coins:1", "seat 7 is not asked now"),
        (-1, "ant", "seat -1 is not asked now"),
        (0, {"to": 1, "coins": 1}, "takes only the listed answers"),
        (0, {"to": {1, 2}}, "this answer is no plain data"),
        (0, {"to": float("nan")}, "this answer is no plain data"),
    ],
)
def test_refused_answers_change_nothing(seat: int, answer: str, problem: str) -> None:
    match = seat_all()
    match.act(1, "bid coins:0")
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=problem):
        match.act(seat, answer)
    assert everything(match) == before


def test_a_refusal_carries_its_reason() -> None:
    match = seat_all()
    with pytest.raises(Refused) as caught:
        match.act(0, "bid coins:6")
    assert caught.value.reason is not None
    assert (caught.value.reason.rule, caught.value.reason.args) == ("toy-bid-01", {"coins": 6})


def test_refused_offers_change_nothing() -> None:
    match = seat_all()
    play(match, ROUND[:4])
    before = everything(match)
    for offer in ({"to": 1, "coins": 9}, {"to": 5, "coins": 1}, ["x"], {}):
        with pytest.raises(Refused, match="toy-off-0"):
            match.act(0, offer)
    assert everything(match) == before


def test_rules_that_crash_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = seat_all()
    before = everything(match)

    def crash(self: object, state: object, event: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(PocketsGame, "told", crash)
    match.act(0, "bid coins:1")  # tells nothing yet
    middle = everything(match)
    assert middle != before
    with pytest.raises(RuntimeError, match="a bug"):
        match.act(1, "bid coins:1")
    assert everything(match) == middle
    monkeypatch.undo()
    match.act(1, "bid coins:1")
    assert len(match.log()) == match.seq + 1


def test_nothing_happens_when_the_file_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = seat_all(path=tmp_path / "x.game.jsonl")
    match.act(0, "bid coins:1")
    before = everything(match), (tmp_path / "x.game.jsonl").read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", full)
        with pytest.raises(RecordError, match="No space left"):
            match.act(1, "bid coins:0")
        with pytest.raises(RecordError, match="No space left"):
            match.undo()
        with pytest.raises(RecordError, match="No space left"):
            match.change_seat(0, "sane")
    assert (everything(match), (tmp_path / "x.game.jsonl").read_bytes()) == before
    match.act(1, "bid coins:0")
    assert fingerprint(Match.load(tmp_path / "x.game.jsonl", find).state) == fingerprint(match.state)


def test_over_is_over() -> None:
    match = finished()
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.act(0, "stay")
    with pytest.raises(CannotUndo):
        match.undo()
    with pytest.raises(RecordError, match="after the end"):
        match.change_seat(0, "sane")
    assert everything(match) == before


# Sequence numbers


def test_a_stale_answer_is_refused_with_the_present_number() -> None:
    match = seat_all()
    play(match, ROUND[:2])
    seq = match.seq
    match.act(0, "stay", seq=seq)
    before = everything(match)
    for stale in (seq, 0, match.seq + 1, -1):
        with pytest.raises(StaleAnswer) as caught:
            match.act(0, "stay", seq=stale)
        assert caught.value.seq == match.seq
    assert everything(match) == before
    match.act(0, "stay", seq=match.seq)


def test_answers_of_others_to_a_common_question_make_nothing_stale() -> None:
    match = seat_all(seats=3)
    seq = match.seq
    assert match.act(2, "bid coins:0", seq=seq) == seq + 1
    assert match.act(0, "bid coins:1", seq=seq) == seq + 2
    with pytest.raises(StaleAnswer):
        match.act(2, "bid coins:3", seq=seq)
    assert match.act(1, "bid coins:2", seq=seq + 1) > seq + 2
    with pytest.raises(StaleAnswer):
        match.act(1, "stay", seq=seq + 2)


def test_undo_makes_answers_stale() -> None:
    match = seat_all(seats=3)
    seq = match.seq
    match.act(2, "bid coins:0", seq=seq)
    match.undo()
    with pytest.raises(StaleAnswer):
        match.act(0, "bid coins:0", seq=seq)
    match.act(0, "bid coins:0", seq=match.seq)


# Dice


def test_hand_dice_wait_for_people() -> None:
    match = seat_all(Hand())
    assert (match.state.waiting, match.state.chance.name, match.seq) == (CHANCE, "card", 0)
    before = everything(match)
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.act(0, "bid coins:1")
    with pytest.raises(Refused, match="'dog' is no throw of card: expected one of ant, bee, cat"):
        match.give("dog")
    with pytest.raises(StaleAnswer):
        match.give("cat", seq=5)
    assert everything(match) == before
    match.give("cat", seq=0)
    match.give("ant")
    assert match.state.cards == [2, 0]
    with pytest.raises(IllegalAnswer, match="does not wait for dice"):
        match.give("ant")


def test_dice_that_throw_themselves_take_no_words() -> None:
    match = seat_all()
    with pytest.raises(Refused, match="dice of this table are seeded"):
        match.give("ant")
    with pytest.raises(Refused, match="dice of this table are seeded"):
        match.correct("ant")


def test_a_throw_said_wrongly_is_corrected() -> None:
    match = seat_all(Hand())
    with pytest.raises(CannotUndo, match="no dice were thrown"):
        match.correct("ant")
    match.give("cat")
    match.give("ant")
    match.act(0, "bid coins:1")
    before = everything(match)
    with pytest.raises(Refused, match="is no throw of card"):
        match.correct("dog")
    assert everything(match) == before
    match.correct("bee")
    assert match.state.cards == [2, 1]
    assert match.state.deciders() == (0, 1)
    assert not match.can_redo()
    again = Match.resume(files.parse(match.record.text().encode())[0], find)
    assert again.state.cards == [2, 1]
    assert isinstance(again.dice, Hand)
    assert again.dice.said == {(0, "card"): 2, (1, "card"): 1}


class FaceDown(PocketsGame):
    """The same game, whose cards nobody but their owners may see."""

    def secret(self, state: Pockets) -> bool:
        return state.chance.name == "card"


def test_what_is_secret_is_drawn_for_people_and_not_theirs_to_correct() -> None:
    match = Match.new(FaceDown(GAME.title), {"rounds": "1"}, SEATS[:2], Hand())
    cards = list(match.state.cards)
    assert match.state.waiting != CHANCE and -1 not in cards
    with pytest.raises(CannotUndo, match="no dice were thrown"):
        match.correct("ant")
    play(match, ROUND)
    assert match.state.waiting == CHANCE and match.state.chance.name == "trap"
    match.undo(agreed=True)
    assert match.state.cards == cards


def test_a_script_that_runs_out_changes_nothing() -> None:
    match = seat_all(scripted("ant", "cat"))
    play(match, ROUND[:4])
    before = everything(match)
    with pytest.raises(DiceError, match="throw 3, trap, is not in it"):
        match.act(0, "keep")
    assert everything(match) == before
    match.dice.add("1", "bee", "bee")  # type: ignore[attr-defined]
    match.act(0, "keep")
    assert match.state.points == [0, 0]


def test_the_same_seed_gives_the_same_game() -> None:
    texts = {finished(dice=Seeded(seed)).record.text() for seed in (3, "3", 3)}
    assert len(texts) == 1


# The log


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    match = seat_all(scripted("ant", "cat", "3", "bee", "bee"))
    play(match, ROUND[:4])
    match.act(0, {"to": 1, "coins": 2})

    def kinds(seat: int | None) -> list[tuple[int, str]]:
        return [(moment.n, told.kind) for moment in match.log(seat) for told in moment.told]

    assert kinds(None)[:3] == [(4, "bids"), (5, "walked"), (6, "walked")]
    assert kinds(0)[0] == (1, "drawn")
    assert (2, "drawn") not in kinds(0)
    assert (7, "given") in kinds(0)
    assert (7, "given") in kinds(1)
    assert (7, "given") not in kinds(None)
    assert all(told.kind != "drawn" or told.seat == 1 for moment in match.log(1) for told in moment.told)


def test_a_trivial_decision_is_told_too() -> None:
    match = seat_all(scripted("ant", "cat", "3"), rounds="1")
    play(match, [*ROUND[:2], (0, "walk side:left")])  # at the end of the track there is only one way back
    assert match.state.place == 1
    assert [told.args["a"] for told in match.log()[-1].told] == [0, 1]
    assert match.state.open


def test_events_since_follow_the_record() -> None:
    match = seat_all()
    play(match, ROUND[:3])
    seq = match.seq
    match.undo(0)
    match.redo(0)
    match.change_seat(1, "person")
    match.act(0, "stay")
    news = match.events_since(seq)
    assert [(moment.what, moment.seat, moment.to) for moment in news] == [
        ("undo", 0, seq - 1),
        ("redo", 0, seq),
        ("seat", 1, None),
        ("answer", 0, None),
    ]
    assert match.events_since(match.seq) == []
    assert [moment.what for moment in match.events_since(-1)][:3] == ["start", "roll", "roll"]
    assert match.events_since(0, 0)[0].told[0].kind == "drawn"
    assert match.log()[0].at == match.record.header.made


def test_any_moment_can_be_looked_at() -> None:
    match = seat_all(seats=3)
    seen = [fingerprint(match.go_to(n)) for n in range(match.seq + 1)]
    for seat, name in [(0, "bid coins:2"), (1, "bid coins:1"), (2, "bid coins:0"), (0, "stay"), (0, "stay")]:
        match.act(seat, name)
        seen.append(fingerprint(match.state))
    match.undo()
    seen.append(fingerprint(match.state))
    match.act(0, "walk side:right")
    seen.append(fingerprint(match.state))
    assert [fingerprint(match.go_to(n)) for n in range(match.seq + 1)] == seen
    looked = match.go_to(match.seq)
    looked.coins[0] = 99
    assert match.state.coins[0] != 99
    for wrong in (-1, match.seq + 1):
        with pytest.raises(IndexError, match="there is no entry"):
            match.go_to(wrong)
