"""Taking back, bringing back, and whose consent that needs."""

from __future__ import annotations

import pytest
from tests.engine.table import ROUND, play, scripted, seat_all
from tests.engine.toy import Pockets, find, fingerprint

from questhall.engine import record as files
from questhall.engine.dice import Hand
from questhall.engine.entries import Redo, Undo
from questhall.engine.match import Match
from questhall.engine.timeline import KEEP_EVERY, CannotUndo
from questhall.engine.undo import CONSENT, FREE, NOTHING, NeedsConsent, Takeback


def in_turn() -> Match[Pockets]:
    """Seat 0 leads and has walked once: entries 1-2 cards, 3-4 bids, 5 the walk."""
    match = seat_all(scripted("ant", "cat", "3", "bee", "bee"))
    play(match, ROUND[:3])
    return match


def reloaded(match: Match[Pockets]) -> Match[Pockets]:
    return Match.resume(files.parse(match.record.text().encode())[0], find, match.dice)


def test_undo_is_an_entry_and_the_branch_stays() -> None:
    match = in_turn()
    before = fingerprint(match.go_to(4))
    match.undo(0)
    assert fingerprint(match.state) == before
    entry = match.record.entries[-1]
    assert isinstance(entry, Undo)
    assert (entry.n, entry.to, entry.seat) == (6, 4, 0)
    assert [moment.n for moment in match.log()] == [0, 1, 2, 3, 4]
    assert match.record.entries[4].line()["do"] == "stay"


def test_undo_and_redo_give_the_same_game() -> None:
    match = in_turn()
    play(match, ROUND[3:])
    marks = [fingerprint(match.state)]
    for _ in range(5):
        match.undo()
        marks.append(fingerprint(match.state))
    assert match.can_undo() == Takeback(NOTHING)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo()
    for mark in marks[-2::-1]:
        assert match.can_redo()
        match.redo()
        assert fingerprint(match.state) == mark
    assert not match.can_redo()
    with pytest.raises(CannotUndo, match="nothing to bring back"):
        match.redo()
    assert fingerprint(reloaded(match).state) == fingerprint(match.state)


def test_one_redo_brings_back_an_answer_with_its_throws() -> None:
    match = in_turn()
    play(match, ROUND[3:])
    seq, after = match.seq, fingerprint(match.state)
    match.undo(agreed=True)
    assert match.timeline.redo == [7, 8, 9, 10]
    match.redo(seat=0)
    entry = match.record.entries[-1]
    assert isinstance(entry, Redo)
    assert (entry.to, entry.seat) == (seq, 0)
    assert fingerprint(match.state) == after


def test_a_new_answer_forgets_what_could_be_redone() -> None:
    match = in_turn()
    match.undo()
    match.undo()
    assert match.can_redo()
    match.act(1, "bid coins:5")
    assert not match.can_redo()
    assert not reloaded(match).can_redo()


def test_what_can_be_redone_survives_a_reload() -> None:
    match = in_turn()
    after = fingerprint(match.state)
    match.undo()
    match.undo()
    match.redo()
    again = reloaded(match)
    assert again.timeline.redo == match.timeline.redo == [5]
    again.redo()
    assert fingerprint(again.state) == after


def test_dice_are_never_thrown_anew() -> None:
    match = seat_all()
    play(match, ROUND[:5])
    thrown = match.record.entries[7:]
    match.undo(agreed=True)
    match.act(0, "keep")
    again = match.record.entries[-len(thrown) :]
    assert [(entry.line()["roll"], entry.line()["is"]) for entry in again] == [
        (entry.line()["roll"], entry.line()["is"]) for entry in thrown
    ]


def test_hand_dice_are_asked_once() -> None:
    match = seat_all(Hand())
    match.give("cat")
    match.give("ant")
    play(match, ROUND)
    match.give("4")
    match.give("bee")
    match.undo(agreed=True)
    for table in (match, Match.resume(files.parse(match.record.text().encode())[0], find)):
        table.act(0, "keep")
        assert table.state.cards[0] == 1
        assert table.state.chance.name == "card"
        table.give("cat")


def test_undo_while_hand_dice_are_awaited() -> None:
    match = seat_all(Hand())
    match.give("cat")
    match.give("ant")
    play(match, ROUND)
    after = fingerprint(match.state)
    match.undo()
    assert match.state.open
    match.redo()
    assert fingerprint(match.state) == after


# Whose consent


def test_own_steps_are_free_until_something_happens() -> None:
    match = in_turn()
    assert match.can_undo(0) == Takeback(FREE, 4)
    match.act(0, "walk side:right")
    assert match.can_undo(0) == Takeback(FREE, 5)
    assert match.can_undo(1) == Takeback(CONSENT, 3, "revealed")
    match.act(0, "keep")
    assert match.can_undo(0) == Takeback(CONSENT, 6, "revealed")
    assert match.can_undo() == Takeback(FREE, 6)


def test_a_throw_needs_consent() -> None:
    match = seat_all(scripted("ant", "cat", "1", "bee", "bee"))
    play(match, ROUND)  # the floor gives way: nothing is revealed, but dice were thrown
    assert match.can_undo(0) == Takeback(CONSENT, 6, "thrown")
    before = fingerprint(match.state), match.seq
    with pytest.raises(NeedsConsent, match=r"the others must agree to this undo \(thrown\)") as caught:
        match.undo(0)
    assert caught.value.takeback.to == 6
    assert (fingerprint(match.state), match.seq) == before
    match.undo(0, agreed=True)
    assert match.state.open


def test_another_seats_answer_needs_consent() -> None:
    match = seat_all(seats=3)
    match.act(2, "bid coins:1")
    assert match.can_undo(2).how == FREE
    assert match.can_undo(0) == Takeback(NOTHING)
    match.act(0, "bid coins:1")
    assert match.can_undo(0) == Takeback(FREE, 4)
    assert match.can_undo(2) == Takeback(CONSENT, 3, "others")
    match.undo(2, agreed=True)
    assert match.state.deciders() == (0, 1, 2)


def test_alone_everything_is_free() -> None:
    match = seat_all(seats=1)
    play(match, [(0, "bid coins:2"), (0, "stay"), (0, "stay"), (0, "keep")])
    assert match.can_undo(0) == Takeback(FREE, match.seq - 3)
    match.undo(0)
    assert match.state.open


# The whole turn


def test_reset_takes_back_the_turn() -> None:
    match = in_turn()
    start = fingerprint(match.go_to(4))
    match.act(0, "walk side:right")
    assert match.can_reset_turn(0) == Takeback(FREE, 4)
    assert match.can_reset_turn(1) == Takeback(NOTHING)
    match.reset_turn(0)
    assert fingerprint(match.state) == start
    assert match.can_reset_turn(0) == Takeback(NOTHING)
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.reset_turn(0)
    match.redo()
    match.redo()
    assert match.state.place == 2


def test_reset_across_a_throw_needs_consent() -> None:
    match = seat_all(scripted("ant", "cat", "1", "bee", "bee"))
    play(match, ROUND)
    assert match.can_reset_turn(0).why == "thrown"  # the toy's turn lasts until the next bids are in
    with pytest.raises(NeedsConsent):
        match.reset_turn(0)
    match.reset_turn(agreed=True)
    assert match.state.deciders() == (0,)
    assert match.seq == match.record.seq


# The end


def test_an_unclosed_end_can_be_taken_back() -> None:
    match = seat_all(scripted("ant", "cat", "3"), rounds="1", ending=False)
    play(match, ROUND)
    assert match.is_over
    assert not match.record.ended
    match.undo(0, agreed=True)
    assert not match.is_over
    match.redo()
    match.close()
    match.close()
    assert match.record.ended
    assert match.can_undo() == match.can_reset_turn() == Takeback(NOTHING)
    assert not match.can_redo()


def test_states_are_kept_at_intervals_and_rebuilt_between() -> None:
    match = seat_all(rounds="200")
    while match.seq < 6 * KEEP_EVERY:
        seat = match.state.deciders()[0]
        match.act(seat, match.options(seat)[0].name)
    seen = {match.timeline.head.n: fingerprint(match.state)}
    assert 5 <= len(match.timeline.kept) <= 8
    while match.can_undo().how == FREE:
        match.undo()
        seen[match.timeline.head.n] = fingerprint(match.state)
    assert match.timeline.head.n == 2
    assert all(fingerprint(match.go_to(n)) == mark for n, mark in seen.items())
