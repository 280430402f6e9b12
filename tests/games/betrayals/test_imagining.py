"""What a seat imagines behind what it cannot see: nothing else, and all that may be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.betrayals.fights import quietly
from tests.games.betrayals.play import Play, card, lay, quest, who
from tests.games.betrayals.test_secrets import GAME, both, four, look, question, same_for

from questhall.engine.core import OVER
from questhall.engine.playout import play_randomly
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, STAYS_OUT, UNDECIDED, Adventure
from questhall.games.betrayals.rules.quests import claimable


def moments(seats: int, seed: int, **chosen: Any) -> list[Adventure]:
    s: Adventure = GAME.new(chosen, seats)
    found = []
    random = Random(seed).random
    while s.waiting != OVER:
        found.append(s.clone())
        play_randomly(s, random, 23)
    return found


def talks() -> dict[str, tuple[Callable[[], Play], int, int]]:
    """Where people bargain, and two who whisper to each other there."""
    return {
        "village": (lambda: four(offers="private"), 0, 1),
        "dungeon": (lambda: four(offers="private").enters("infernal_cyclops").choose("keep"), 1, 0),
        "arena": (lambda: four(offers="private").challenges(1), 0, 2),
    }


@pytest.mark.rule("dqt-neg-19")
@pytest.mark.parametrize("where", list(talks()))
def test_nobody_else_learns_that_somebody_has_a_private_offer_to_answer(where: str) -> None:
    make, sender, to = talks()[where]
    others = tuple(seat for seat in (None, 2, 3, 1) if seat not in (sender, to))

    def whispers(play: Play) -> None:
        play.says(sender, {"offer": {"to": f"seat:{to}", "private": True, "give": [{"gems": 1}]}})

    def whispers_and_passes(play: Play) -> None:
        whispers(play)
        if where != "dungeon":
            play.answer(codes.PASS, seat=to)

    def whispers_and_declines(play: Play) -> None:
        whispers(play)
        play.answer(codes.DECLINE + play.s.offers[0].number, seat=to)

    games = both(make, lambda play: None, whispers, whispers_and_passes, whispers_and_declines)
    assert to in games[1].awaited() and to in GAME.awaited(games[1].s, to), "he himself is asked"
    same_for(others, *games)


def whisper(play: Play, sender: int, to: int, **lists: Any) -> int:
    """A private offer; its number."""
    play.says(sender, {"offer": {"to": f"seat:{to}", "private": True, "give": [{"gems": 1}], **lists}})
    return play.s.offers[-1].number


def publicly(play: Play, sender: int, to: int, **lists: Any) -> int:
    """The same for all ears."""
    return whisper(play, sender, to, private=False, **lists)


@pytest.mark.rule("dqt-neg-19", "dqt-neg-13")
@pytest.mark.parametrize("where", list(talks()))
def test_a_public_offer_answered_in_private_lies_there_as_before_for_all_others(where: str) -> None:
    make, sender, to = talks()[where]
    others = tuple(seat for seat in (None, 1, 2, 3) if seat not in (sender, to))

    def unanswered(play: Play) -> int:
        if where == "arena":
            publicly(play, sender, 3)
        return publicly(play, sender, to)

    def counters(play: Play) -> int:
        unanswered(play)
        return whisper(play, to, sender)

    def is_declined(play: Play) -> None:
        play.answer(codes.DECLINE + counters(play), seat=sender)

    def is_withdrawn(play: Play) -> None:
        play.answer(codes.WITHDRAW + counters(play), seat=to)

    games = both(make, unanswered, counters, is_declined, is_withdrawn)
    same_for(others, *games)
    number = games[0].s.offers[-1].number
    assert [offer.answers for offer in games[1].s.offers if offer.private] == [number], (
        "the two know that it is answered"
    )
    assert number not in [offer.number for offer in games[1].s.offers]
    for seat in others[1:]:
        reasons = [GAME.why_not(play.s, seat, f"offer:{number}") for play in games]
        assert {reason and reason.text for reason in reasons} == {"why-offer-not-yours"}


@pytest.mark.rule("dqt-neg-19", "dqt-neg-13")
@pytest.mark.parametrize("back", [False, True])
def test_the_next_public_offer_of_the_two_follows_on_the_last_public_one(back: bool) -> None:
    """Whoever has heard of nothing in between sees the old one replaced, or answered."""
    pair = (1, 0) if back else (0, 1)

    def at_once(play: Play) -> None:
        publicly(play, 0, 1)
        publicly(play, *pair)

    def after_whispers(play: Play) -> None:
        publicly(play, 0, 1)
        whisper(play, 1, 0)
        publicly(play, *pair)

    same_for((None, 2, 3), *both(lambda: four(offers="private"), at_once, after_whispers))


@pytest.mark.rule("dqt-neg-19", "dqt-neg-13")
def test_a_public_answer_does_not_name_the_private_offer() -> None:
    def answers(play: Play) -> None:
        whisper(play, 1, 0)
        publicly(play, 0, 1)

    same_for((None, 2, 3), *both(lambda: four(offers="private"), lambda play: publicly(play, 0, 1), answers))


@pytest.mark.rule("dqt-neg-19", "dqt-neg-14")
def test_a_public_offer_answered_in_private_goes_the_way_of_all_offers() -> None:
    """Its goods are given away; the two strike a deal; somebody else comes along; the window closes."""

    def lapses(play: Play) -> None:
        publicly(play, 0, 2, give=[{"gems": 9}])
        play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=2)

    def offered(play: Play) -> None:
        publicly(play, 0, 1, give=[{"gems": 9}])

    def countered(play: Play) -> None:
        offered(play)
        whisper(play, 1, 0)

    games = both(lambda: four(offers="private"), offered, countered)
    for play in games:
        lapses(play)
    same_for((None, 3), *games)
    assert GAME.view(games[1].s, 3)["offers"] == []

    (struck,) = both(lambda: four(offers="private"), countered)
    assert len(GAME.view(struck.s, 3)["offers"]) == 1
    struck.answer(codes.ACCEPT + struck.s.offers[-1].number, seat=0)
    assert GAME.view(struck.s, 3)["offers"] == []

    def before_monster() -> Play:
        return four(offers="private").enters("infernal_cyclops").choose("keep")

    def asked(play: Play) -> None:
        publicly(play, 0, 1, alliance=True)

    def haggled(play: Play) -> None:
        asked(play)
        whisper(play, 1, 0, alliance=True)

    for end in (lambda play: play.answer(codes.ACCEPT + publicly(play, 2, 0, alliance=True), seat=0), Play.closes):
        games = both(before_monster, asked, haggled)
        for play in games:
            end(play)
        same_for((None, 3), *games)
        assert GAME.view(games[1].s, 3)["offers"] == []


@pytest.mark.rule("dqt-neg-19", "dqt-onl-04")
def test_turn_by_turn_a_public_offer_answered_in_private_lies_there_as_before() -> None:
    """In the dungeon until all have answered, in the village until the second visit is over."""

    def dungeon() -> Play:
        play = four(offers="private", clock="by_turns").enters("infernal_cyclops").choose("keep")
        publicly(play, 0, 1, alliance=True)
        return play.answer(codes.PASS, seat=0)

    def bids(play: Play) -> None:
        whisper(play, 1, 0, alliance=True)

    games = both(dungeon, lambda play: play.answer(codes.PASS, seat=1), bids)
    same_for((None, 2, 3), *games)
    for play in games:
        play.answer(codes.PASS, seat=2).answer(codes.PASS, seat=3)
    same_for((None, 2, 3), *games)
    assert GAME.view(games[1].s, 3)["offers"] == []

    def second_visit(play: Play) -> None:
        play.enters("forgotten_chest").choose("keep")

    def visited(play: Play) -> None:
        publicly(play, 0, 1)
        second_visit(play)

    def whispered(play: Play) -> None:
        publicly(play, 0, 1)
        whisper(play, 1, 0)
        second_visit(play)

    games = both(lambda: four(offers="private", clock="by_turns"), visited, whispered)
    same_for((None, 2, 3), *games)
    assert len(GAME.view(games[1].s, 3)["offers"]) == 1
    assert [offer.private for offer in games[1].s.offers] == [True]


@pytest.mark.rule("dqt-neg-19")
@pytest.mark.parametrize("waits", [False, True])
@pytest.mark.parametrize(("sender", "to"), [(1, 2), (2, 1)])
def test_what_the_attacker_may_do_tells_nothing_of_what_others_whisper(waits: bool, sender: int, to: int) -> None:
    """Neither that he could wait for somebody, nor that he waits no longer, nor when he may close it."""

    def all_have_passed() -> Play:
        play = four(offers="private").challenges(1)
        for seat in (1, 2, 3, *([0] if waits else [])):
            play.answer(codes.PASS, seat=seat)
        return play

    def passes(play: Play) -> None:
        whisper(play, sender, to)
        play.answer(codes.PASS, seat=to)

    def declines(play: Play) -> None:
        play.answer(codes.DECLINE + whisper(play, sender, to), seat=to)

    def withdraws(play: Play) -> None:
        play.answer(codes.WITHDRAW + whisper(play, sender, to), seat=sender)

    silent = all_have_passed()
    games = both(all_have_passed, lambda play: whisper(play, sender, to), passes, declines, withdraws)
    assert to in games[0].awaited() and (codes.PASS in silent.codes(0)) is not waits
    same_for((None, 0, 3), silent, *games)


@pytest.mark.rule("dqt-neg-19")
@pytest.mark.parametrize("clock", ["live", "by_turns"])
def test_a_private_debt_is_settled_unseen(clock: str) -> None:
    """Of whoever pays or does not pay in private, the others see the active player at his second visit."""

    def fought(*promised: dict[str, Any], private: bool = True) -> Play:
        play = four(offers="private", clock=clock).challenges(1)
        if clock == "by_turns":
            play.answer(codes.PASS, seat=0)
        whisper(play, 1, 2, private=private, promise=[*promised])
        if clock == "by_turns":
            play.answer(codes.PASS, seat=1)
        play.answer(codes.ACCEPT + play.s.offers[-1].number, seat=2)
        if clock == "live":
            play.closes()
        for seat in (2, 3):
            play.answer(codes.NEUTRAL, seat=seat)
        return quietly(quietly(play).dice(8, 1))

    debt = {"kind": "gems", "n": 2, "when": "always"}
    owing, free = fought(debt), fought()
    assert owing.asked() == "Settle" and owing.awaited() == (1,) and free.asked() == "Parley"
    same_for((None, 3), owing, free)
    assert look(owing, 0)[:2] == look(free, 0)[:2] and question(owing, 0) == question(free, 0), "but he cannot act yet"
    for seat in (1, 2):
        assert GAME.question(owing.s, seat) == "Settle" and GAME.awaited(owing.s, seat) == (1,)
    public = fought(debt, private=False)
    assert GAME.question(public.s, 3) == "Settle" and GAME.awaited(public.s, 3) == (1,), "of a public one all know"


@pytest.mark.rule("dqt-neg-19")
def test_a_private_debt_to_the_active_player_is_settled_unseen() -> None:
    """Who is not told of it sees his visit last a little longer."""
    play = four(offers="private").enters("forgotten_chest").choose("keep")
    number = whisper(play, 0, 1, want=[{"kind": "gems", "n": 2, "when": "always"}])
    play.answer(codes.ACCEPT + number, seat=1)
    before = {viewer: (GAME.view(play.s, viewer), *question(play, viewer)) for viewer in (None, 2, 3)}
    play.answer(codes.DONE, seat=0)
    assert play.asked() == "Settle" and play.awaited() == (1,)
    assert before == {viewer: (GAME.view(play.s, viewer), *question(play, viewer)) for viewer in (None, 2, 3)}
    assert GAME.question(play.s, 0) == "Settle" and GAME.awaited(play.s, 0) == (1,)


@pytest.mark.rule("dqt-neg-19", "dqt-onl-04")
def test_turn_by_turn_nobody_sees_who_is_asked_for_a_last_word_in_private() -> None:
    def bids() -> Play:
        play = four(offers="private", clock="by_turns").enters("infernal_cyclops").choose("keep")
        return play.answer(codes.PASS, seat=0)

    def silence(play: Play) -> None:
        for seat in (1, 2, 3):
            play.answer(codes.PASS, seat=seat)

    def secret_bid(play: Play) -> None:
        whisper(play, 1, 0, alliance=True)
        play.answer(codes.PASS, seat=2).answer(codes.PASS, seat=3)

    def counter(play: Play) -> None:
        secret_bid(play)
        whisper(play, 0, 1, alliance=True)

    games = both(bids, silence, secret_bid, counter)
    assert games[2].awaited() == (1,) and GAME.awaited(games[2].s, 1) == (0, 1)
    same_for((None, 2, 3), *games)


@pytest.mark.parametrize(
    "chosen", [{}, {"clock": "by_turns", "auto_claim": "off"}, {"promises": "binding", "offers": "private"}]
)
def test_imagined_cards_are_all_there_and_play_on(chosen: dict[str, Any]) -> None:
    for seat, s in enumerate(moments(4, 3, **chosen)):
        v = s.imagine(seat % 4, Random(seat).random)
        assert sorted(quests_of(v)) == sorted(quests_of(s))
        assert (v.monsters | v.others << 48).bit_count() == (s.monsters | s.others << 48).bit_count()
        mine, own = v.adventurers[seat % 4], s.adventurers[seat % 4]
        assert (mine.main, mine.quests, mine.dealt) == (own.main, own.quests, own.dealt)
        play_randomly(v, Random(seat).random)
        assert v.waiting == OVER


def quests_of(s: Adventure) -> list[int]:
    found = [n for n in range(18) if s.guild >> n & 1] + [known // 8 for known in s.guild_under]
    for a in s.adventurers:
        found += [*a.dealt, *a.quests, *([a.main] if a.main != NONE else [])]
    return found


def test_nobody_is_imagined_with_a_quest_he_would_have_shown() -> None:
    play = lay(
        who("sorcerer"),
        who("warrior", gems=12, wears="double_axe blacksteel_plate oath_crown", main="gladiator", quests="legend"),
        who("thief"),
    )
    drawn = set()
    for seed in range(40):
        v = play.s.imagine(0, Random(seed).random)
        assert claimable(v, 1) == ()
        drawn.add(v.adventurers[1].main)
    assert len(drawn) > 5


def test_fists_are_imagined_in_every_way() -> None:
    play = four().challenges(1).closes().answer(codes.ATTACKER, seat=2)
    seen = {play.s.imagine(0, Random(seed).random).sides[2] for seed in range(30)}
    assert seen == {STAYS_OUT, FOR_ATTACKER, FOR_DEFENDER}
    assert play.s.imagine(2, Random(1).random).sides[2] == FOR_ATTACKER
    assert play.s.imagine(0, Random(1).random).sides[3] == UNDECIDED


def test_the_sorcerer_knows_what_he_slid_away() -> None:
    play = four().enters("cinder_dragon").choose("slide")
    for seed in range(10):
        assert play.s.imagine(0, Random(seed).random).under == (card("cinder_dragon"),)
    assert len({play.s.imagine(1, Random(seed).random).under for seed in range(10)}) > 3


def test_whoever_put_a_quest_back_knows_it() -> None:
    play = four().choose("guild", seat=0).draws_quests("hoard", "legend").choose("keep quest:hoard")
    known = 8 * quest("legend")
    assert all(play.s.imagine(0, Random(seed).random).guild_under == (known,) for seed in range(10))
    assert len({play.s.imagine(1, Random(seed).random).guild_under for seed in range(10)}) > 3
