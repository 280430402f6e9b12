"""Section 7: each secret varied, and everything the others see, hear, may answer and imagine stays the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.every_game.snapshot import snapshot
from tests.games.betrayals.play import Play, lay, new, quest, who

from questhall.engine.core import CHANCE
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.state import Adventure

GAME = TITLE.load()


def look(play: Play, viewer: int | None) -> Any:
    """All that reaches a seat: view, answers, what is told, what it may imagine, the question and its time."""
    s = play.s
    heard = [(each.text, each.refs, dict(each.args)) for each in told(play, viewer)]
    answers = [] if viewer is None else [option.name for option in GAME.options(s, viewer)]
    imagined = None if viewer is None else snapshot(s.imagine(viewer, Random(5).random))
    return json.dumps(GAME.view(s, viewer)), heard, answers, imagined, *question(play, viewer)


def question(play: Play, viewer: int | None) -> tuple[Any, ...]:
    """Who is waited for, in which step, and how long."""
    pace = GAME.pace(play.s)
    times = pace and (pace.most, pace.least, pace.held, pace.heard)
    return GAME.awaited(play.s, viewer), GAME.question(play.s, viewer), times


def same_for(viewers: tuple[int | None, ...], *games: Play) -> None:
    for viewer in viewers:
        first, *others = [look(game, viewer) for game in games]
        assert all(other == first for other in others), f"seat {viewer} sees a difference"


def different_for(viewer: int, *games: Play) -> None:
    looks = [look(game, viewer)[0] for game in games]
    assert len(set(looks)) == len(looks)


def four(**more: Any) -> Play:
    people = [who("sorcerer", gems=9), who("warrior", gems=6), who("thief", gems=3), who("minstrel")]
    return lay(*people, **more)


def both(make: Callable[[], Play], *ways: Callable[[Play], object]) -> list[Play]:
    """The same table played in several ways."""
    games = []
    for way in ways:
        play = make()
        way(play)
        games.append(play)
    return games


# Quests


@pytest.mark.rule("dqt-set-08")
def test_main_quests_while_they_are_chosen() -> None:
    def dealt() -> Play:
        play = new(3)
        random = Random(8).random
        while play.s.waiting == CHANCE and play.asked() != "ChooseMain":
            play.throw(play.chance(), play.s.chance.sample(random()))
        return play

    first, second = dealt(), dealt()
    first.answer(first.codes(1)[0], seat=1)
    second.answer(second.codes(1)[1], seat=1)
    same_for((None, 0, 2), first, second)
    different_for(1, first, second)


@pytest.mark.rule("dqt-set-08")
def test_main_quests_in_play() -> None:
    games = [four() for _ in range(2)]
    swap_main(games[1].s, 1, "naturalist")
    same_for((None, 0, 2, 3), *games)
    different_for(1, *games)


def swap_main(s: Adventure, seat: int, name: str) -> None:
    a = s.adventurers[seat]
    s.guild |= 1 << a.main
    a.main = quest(name)
    s.guild &= ~(1 << a.main)


@pytest.mark.rule("dqt-vil-07")
def test_a_bought_quest_and_the_one_put_back() -> None:
    def buys(kept: str) -> Callable[[Play], object]:
        return lambda play: play.choose("guild", seat=0).draws_quests("hoard", "legend").choose(f"keep quest:{kept}")

    games = both(four, buys("hoard"), buys("legend"))
    same_for((None, 1, 2, 3), *games)
    different_for(0, *games)


@pytest.mark.rule("dqt-vil-07")
def test_quests_in_hand_before_one_is_kept() -> None:
    games = both(
        four,
        lambda play: play.choose("guild", seat=0).draws_quests("hoard", "legend"),
        lambda play: play.choose("guild", seat=0).draws_quests("naturalist", "headhunter"),
    )
    same_for((None, 1, 2, 3), *games)
    different_for(0, *games)


@pytest.mark.rule("dqt-trd-07")
def test_a_quest_that_changes_hands() -> None:
    def table(name: str) -> Play:
        play = lay(who("sorcerer", gems=9, quests=name), who("warrior", gems=6), who("thief"), who("minstrel"))
        serial = play.a(0).serials[0]
        play.says(0, {"offer": {"to": "seat:1", "give": [{"quest": serial}], "ask": [{"gems": 1}]}})
        return play

    offered = [table("legend"), table("naturalist")]
    same_for((None, 1, 2, 3), *offered)
    for play in offered:
        play.choose(f"accept offer:{play.s.offers[0].number}", seat=1)
    same_for((None, 2, 3), *offered)
    different_for(1, *offered)


def test_whether_somebody_could_claim() -> None:
    """With auto-claim off a done quest shows in nobody's answers but its holder's."""
    games = []
    for main in ("hoard", "colosseum"):
        people = [who("sorcerer", main="legend"), who("warrior", gems=12, main=main), who("thief", main="wretch")]
        games.append(lay(*people, auto_claim="off"))
    assert codes.CLAIM + quest("hoard") in games[0].s.legal_for(1)
    same_for((None, 0, 2), *games)
    different_for(1, *games)


# The adventure deck


@pytest.mark.rule("dqt-chr-10")
def test_the_card_only_the_sorcerer_has_seen() -> None:
    games = both(four, lambda play: play.enters("ogre_cook"), lambda play: play.enters("cinder_dragon"))
    same_for((None, 1, 2, 3), *games)
    different_for(0, *games)


@pytest.mark.rule("dqt-chr-10")
def test_the_card_he_has_slid_away() -> None:
    games = both(
        four,
        lambda play: play.enters("ogre_cook").choose("slide"),
        lambda play: play.enters("cinder_dragon").choose("slide"),
    )
    same_for((None, 1, 2, 3), *games)
    assert snapshot(games[0].s.imagine(0, Random(1).random)) != snapshot(games[1].s.imagine(0, Random(1).random))


# Fists


@pytest.mark.rule("dqt-are-06")
def test_sides_until_the_fists_open() -> None:
    def sides(*answers: int) -> Callable[[Play], object]:
        def way(play: Play) -> None:
            play.challenges(1).closes()
            for seat, answer in zip((2, 3), answers, strict=True):
                play.answer(answer, seat=seat)

        return way

    games = both(four, sides(codes.ATTACKER, codes.DEFENDER), sides(codes.NEUTRAL, codes.ATTACKER))
    same_for((None, 0, 1), *games)
    different_for(2, *games)
    different_for(3, *games)
    for play in games:
        play.choose("done", seat=1).dice(5, 2)
    assert look(games[0], 0)[0] != look(games[1], 0)[0]  # open fists


@pytest.mark.rule("dqt-onl-07")
def test_a_change_of_mind_is_nobodys_business() -> None:
    def way(*answers: int) -> Callable[[Play], object]:
        return lambda play: [play.challenges(1).closes(), *[play.answer(each, seat=2) for each in answers]]

    games = both(four, way(codes.ATTACKER), way(codes.ATTACKER, codes.DEFENDER), way(codes.NEUTRAL))
    same_for((None, 0, 1, 3), *games)


@pytest.mark.rule("dqt-onl-04")
def test_hidden_answers_turn_by_turn() -> None:
    def table() -> Play:
        play = four(clock="by_turns").challenges(1)
        play.choose("offer seat:2 later:3", seat=0).choose("pass", seat=0)
        return play.choose("pass", seat=1)

    def accept(play: Play) -> None:
        play.choose(f"accept offer:{play.s.offers[0].number}", seat=2).choose("side side:attacker", seat=2)

    def refuse(play: Play) -> None:
        play.choose("side side:defender", seat=2)

    games = both(table, accept, refuse)
    same_for((None, 0, 1, 3), *games)


# Private deals


@pytest.mark.rule("dqt-neg-19")
def test_private_offers_and_promises() -> None:
    def offer(gems: int) -> Callable[[Play], object]:
        words = {"to": "seat:1", "promise": [{"kind": "gems", "n": gems, "when": "always"}], "private": True}
        return lambda play: play.says(0, {"offer": words})

    games = both(lambda: four(offers="private"), offer(2), offer(7))
    same_for((None, 2, 3), *games)
    different_for(1, *games)
    for play in games:
        play.choose(f"accept offer:{play.s.offers[0].number}", seat=1)
    same_for((None, 2, 3), *games)
    different_for(0, *games)
    assert any("deal-struck" in text for text, _, _ in look(games[0], 2)[1])


@pytest.mark.rule("dqt-neg-19")
@pytest.mark.parametrize("promises", [0, 2])
def test_numbers_tell_nothing_of_private_deals(promises: int) -> None:
    """Neither that there were offers nor how much was promised: later public ones have the same numbers."""
    word = {"kind": "gems", "n": 1, "when": "always"}

    def public_deal(play: Play) -> None:
        play.says(0, {"offer": {"to": "seat:2", "promise": [word]}})
        play.choose(f"accept offer:{play.s.offers[0].number}", seat=2)

    def private_offer(play: Play) -> None:
        whispered = {"to": "seat:1", "private": True, "give": [{"gems": 1}], "promise": [word] * promises}
        play.says(0, {"offer": whispered}).choose(f"withdraw offer:{play.s.offers[0].number}", seat=0)
        play.says(0, {"offer": whispered}).choose(f"accept offer:{play.s.offers[0].number}", seat=1)
        public_deal(play)

    quiet, whispering = both(lambda: four(offers="private"), public_deal, private_offer)
    for viewer in (None, 2, 3):
        views = [GAME.view(play.s, viewer) for play in (quiet, whispering)]
        assert views[0]["promises"] == views[1]["promises"] != []
        names = [[each.refs for each in told(play, viewer) if "offer" in each.text] for play in (quiet, whispering)]
        assert names[0] == names[1] != []
    private = [p.number for p in whispering.s.promises if p.private]
    assert len(set(private)) == promises
    if promises:
        whispering.says(0, {"pay": {"promise": private[0], "gems": 1}})


def told(play: Play, viewer: int | None) -> list[Any]:
    return [each for each in (GAME.told(play.s, event) for event in play.s.events or []) if each.may_know(viewer)]


@pytest.mark.rule("dqt-neg-19", "dqt-are-06")
def test_a_fist_bound_by_a_private_oath_closes_like_any_other() -> None:
    def way(*wanted: dict[str, str]) -> Callable[[Play], object]:
        def play_it(play: Play) -> None:
            play.says(0, {"offer": {"to": "seat:2", "private": True, "give": [{"gems": 1}], "want": list(wanted)}})
            play.choose(f"accept offer:{play.s.offers[0].number}", seat=2).challenges(1).closes()

        return play_it

    games = both(lambda: four(offers="private", promises="binding"), way(), way({"kind": "side", "side": "attacker"}))
    same_for((None, 1, 3), *games)
    assert games[1].codes(2) == (codes.ATTACKER,), "sworn all the same"


@pytest.mark.rule("dqt-onl-06")
def test_standing_instructions() -> None:
    games = both(
        four,
        lambda play: play.says(1, {"orders": {"side": "attacker", "ally_from": 2}}),
        lambda play: play.says(1, {"orders": {"side": "defender", "settle": True}}),
    )
    same_for((None, 0, 2, 3), *games)
    different_for(1, *games)


# Tables with real cards


@pytest.mark.rule("dqt-chr-10")
def test_the_hall_draws_what_only_the_sorcerer_sees_and_from_a_deck_he_knows_the_bottom_of() -> None:
    """People cannot draw a card that one of them must see first, nor be told which cards are left."""
    drawing = lay(who("sorcerer"), who("warrior")).answer(codes.DUNGEON, seat=0)
    assert drawing.chance() == "adventure" and GAME.secret(drawing.s)
    drawing.draws("gutter_goblin").answer(codes.SLIDE)
    assert drawing.chance() == "adventure" and GAME.secret(drawing.s)
    open_deck = lay(who("warrior"), who("sorcerer")).answer(codes.DUNGEON, seat=0)
    assert open_deck.chance() == "adventure" and not GAME.secret(open_deck.s)
    assert not GAME.secret(lay(who("warrior")).enters("ogre_cook").closes().s)
