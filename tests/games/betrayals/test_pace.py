"""How much time people have (dqt-onl-02, -03, -05): figures only, the hall keeps the clock."""

from __future__ import annotations

from math import inf

import pytest
from tests.games.betrayals.bargains import before_monster, deal, duels, in_arena, offer, sure, village, wins
from tests.games.betrayals.play import Play, lay, new, who

from questhall.engine.game import Pace
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.model import answer_codes as codes

GAME = TITLE.load()


def pace(play: Play) -> Pace:
    found = GAME.pace(play.s)
    assert found is not None
    return found


@pytest.mark.rule("dqt-onl-02")
def test_a_parley_in_the_dungeon() -> None:
    play = before_monster()
    begun = pace(play)
    assert (begun.most, begun.least, begun.held) == (75, 8, {"close"})
    assert (begun.late, begun.more, begun.most_more) == (10, 10, 30)
    assert not begun.away
    option = GAME.option(play.s, 0, codes.CLOSE)
    assert option.verb in begun.held


@pytest.mark.rule("dqt-onl-02")
def test_only_offers_prolong_it() -> None:
    play = before_monster()
    begun = pace(play)
    play.answer(codes.PASS, seat=1)
    assert pace(play).heard == begun.heard
    offer(play, 2, 0, alliance=True)
    assert pace(play).heard == begun.heard + 1
    assert pace(play).window == begun.window, "all of it is one window"
    offer(play, 0, 2, alliance=True)
    assert pace(play).heard == begun.heard + 2


@pytest.mark.rule("dqt-onl-03")
def test_a_parley_in_the_arena() -> None:
    play = in_arena()
    begun = pace(play)
    assert (begun.most, begun.least, begun.held) == (90, 20, {"close"})
    assert (begun.late, begun.more, begun.most_more) == (10, 10, 30)
    play.answer(codes.PASS, seat=2)
    assert pace(play).least == 20
    play.answer(codes.PASS, seat=1)
    assert pace(play).least == 0, "the defender has nothing more to say"


@pytest.mark.rule("dqt-onl-03")
def test_the_secret_choice() -> None:
    play = in_arena()
    talked = pace(play).window
    play.closes()
    chosen = pace(play)
    assert (chosen.most, chosen.least) == (20, 0) and chosen.window != talked
    play.answer(codes.NEUTRAL, seat=2)
    assert pace(play).window == chosen.window


@pytest.mark.rule("dqt-onl-01")
def test_a_visit_lasts_longer_while_a_trade_is_open() -> None:
    play = village()
    first = pace(play)
    assert first.most == 60
    made = offer(play, 0, 2, give=[{"gems": 1}])
    assert pace(play).most == 120 and pace(play).window == first.window
    play.answer(codes.DECLINE + made.number, seat=2)
    assert pace(play).most == 60
    play.enters("forgotten_chest")
    assert pace(play).window != first.window, "the second visit has its own time"


def test_what_is_asked_during_a_visit_belongs_to_it() -> None:
    play = lay(who("thief", gems=9), seats=3)
    visit = pace(play).window
    play.choose("guild").draws_quests("hoard", "keen_edge")
    assert play.asked() == "KeepQuest" and pace(play).window == visit


def test_without_hurry_nothing_is_played_for_anybody() -> None:
    assert GAME.pace(village(clock="relaxed").s) is None
    dungeon = pace(before_monster(clock="relaxed"))
    assert (dungeon.most, dungeon.least) == (inf, 8)
    play = in_arena(clock="relaxed")
    assert (pace(play).most, pace(play).least) == (inf, 20)
    play.closes()
    assert GAME.pace(play.s) is None


@pytest.mark.rule("dqt-onl-05")
@pytest.mark.parametrize(
    ("clock", "hours"), [("by_turns", 24), ("by_turns_1", 1), ("by_turns_8", 8), ("by_turns_72", 72)]
)
def test_turn_by_turn_every_decision_has_its_deadline(clock: str, hours: int) -> None:
    for play in (village(clock=clock), before_monster(clock=clock), in_arena(clock=clock)):
        assert pace(play) == Pace(0, hours * 3600, away=True)


@pytest.mark.rule("dqt-onl-03")
def test_what_is_announced_before_the_dice_has_its_time() -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("thief"), defender=1).closes()
    play.answer(codes.NEUTRAL, seat=2).answer(codes.NEUTRAL, seat=3)
    assert play.asked() == "Announce" and pace(play) == Pace(0, 20), "his own, from when he is asked"
    play.choose("done", "done").dice(8, 1)
    assert play.asked() == "VolteFace" and pace(play) == Pace(0, 20)


@pytest.mark.rule("dqt-onl-01")
def test_spoils_and_settling_have_their_time_where_the_table_has_a_clock() -> None:
    for clock, limit in (("live", 45), ("relaxed", None)):
        play = before_monster(clock=clock)
        deal(play, 1, 0, alliance=True)
        wins(play)
        assert play.asked() == "Spoils"
        assert GAME.pace(play.s) == (limit and Pace(0, limit))
        play = in_arena(who("warrior"), who("barbarian", gems=3), clock=clock, defender=1)
        deal(play, 1, 2, promise=[sure(2)])
        talked = play.s.window
        duels(play, 1, 8, seat2="neutral", seat3="neutral")
        assert play.asked() == "Settle"
        assert GAME.pace(play.s) == (limit and Pace(play.s.window, limit)) and play.s.window > talked


def test_nobody_is_hurried_before_the_first_round() -> None:
    play = new(4)
    while play.chance():
        play.throw(play.chance(), play.s.chance.outcomes[0])
    assert play.asked() == "ChooseMain" and GAME.pace(play.s) is None


@pytest.mark.rule("dqt-neg-19")
def test_the_clock_tells_nothing_of_private_offers() -> None:
    play = village(offers="private")
    quiet = pace(play)
    offer(play, 0, 2, private=True, give=[{"gems": 1}])
    assert pace(play) == quiet
    play = before_monster(offers="private")
    quiet = pace(play)
    offer(play, 2, 0, private=True, alliance=True)
    assert pace(play) == quiet


def test_dice_have_no_time() -> None:
    play = village(clock="by_turns").answer(codes.DUNGEON)
    assert play.chance() and GAME.pace(play.s) is None
