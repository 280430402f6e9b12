"""Donjon in the terminal: a table that can be read, with everybody's figures, the fight and the deals."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.betrayals.play import Play, lay, who

from questhall.drawing.board import Scene
from questhall.drawing.typed import NotUnderstood, normal
from questhall.engine.core import OVER
from questhall.engine.playout import play_randomly
from questhall.games.betrayals import GAME as TITLE
from questhall.games.betrayals.drawing import words
from questhall.games.betrayals.model.state import Adventure
from questhall.games.boards import board_of
from questhall.terminal.speech import Speaker
from questhall.texts import strict

GAME = TITLE.load()
NAMES = ("Ada", "Ben", "Cleo", "Dan")
BOARD = board_of("betrayals")


def scene(s: Adventure, lang: str, seat: int | None = 0, page: int = 0) -> tuple[Scene, Speaker]:
    say = Speaker(lang, GAME, NAMES)
    return Scene(GAME.view(s, seat), say, 0, 90, 60, page=page), say


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("decisions", [0, 10, 60, 150, 300, 5000])
def test_every_moment_can_be_drawn_and_read(lang: str, decisions: int) -> None:
    s: Adventure = GAME.new({}, 4)
    play_randomly(s, random.Random(4).random, decisions)
    for seat in (0, 3, None):
        shown, say = scene(s, lang, seat)
        with strict():
            lines = [
                *BOARD.reading(shown.view, 0, say),
                *BOARD.sheet(shown.view, 1, say),
                *BOARD.common(shown.view, say),
                *BOARD.ending(shown.view, 2, say),
                BOARD.draw(shown).text(),
                BOARD.draw(scene(s, lang, seat, page=1)[0]).text(),
            ]
        assert not any("[" in line or "{" in line or "_" in line for line in lines)
        assert BOARD.summary(shown.view, 2, say) and len(BOARD.help(say)) > 9
    assert decisions < 5000 or s.waiting == OVER


def test_the_fight_the_offers_and_the_promises() -> None:
    play = lay(who("barbarian", gems=4), who("warrior"), who("thief"), who("minstrel"))
    play.enters("infernal_cyclops")
    wants = [{"kind": "gems", "n": 2}, {"kind": "carcass", "card": "type:undead", "when": "always"}]
    play.says(1, {"offer": {"to": "seat:0", "alliance": True, "want": wants, "text": "hurry"}})
    shown, say = scene(play.s, "en", 2)
    drawn = BOARD.draw(shown)
    picture = drawn.text()
    assert "Infernal Cyclops: power 16, 5 gems, 1 trophy" in picture
    assert "With Ben:" in picture
    offer = play.s.offers[0]
    deal = "Ben helps Ada against Infernal Cyclops; Ada promises Ben 2 gems and an undead carcass (“hurry”)."
    assert f"Ben offers Ada a deal: {deal}" in " ".join(picture.split())
    assert drawn.where(f"offer:{offer.number}")
    play.choose(f"accept offer:{offer.number}", seat=0)
    shown, say = scene(play.s, "en", 2)
    assert "? Ada to Ben: 2 gems" in BOARD.situation(shown.view, say)


def test_quests_are_for_their_holder() -> None:
    play = lay(who("barbarian", main="keen_edge"), who("warrior"), who("thief"))
    mine, _ = scene(play.s, "en", 0)
    other, _ = scene(play.s, "en", 1)
    assert "Keen Edge" in BOARD.draw(mine).text()
    assert "Keen Edge" not in BOARD.draw(other).text()


@pytest.mark.parametrize(
    ("pledge", "ref"),
    [
        ({"kind": "gems", "n": 3, "when": "always", "due": "turn"}, "sure-gems:3"),
        ({"kind": "share", "of": [1, 2], "when": "win", "due": "turn"}, "share:1/2"),
        ({"kind": "carcass", "card": "this", "when": "win", "due": "turn"}, "carcass:this"),
        ({"kind": "carcass", "card": "monster:ogre_cook", "when": "win", "due": "turn"}, "monster:ogre_cook"),
        ({"kind": "item", "item": "loot", "when": "win", "due": "turn"}, "loot"),
        ({"kind": "quest", "quest": 7, "when": "always", "due": "turn"}, "slot:7"),
        ({"kind": "side", "side": "defender"}, "side:defender"),
        ({"kind": "no_arena", "round": 6}, "no-arena:6"),
        ({"kind": "ally_next", "round": 6}, "ally-next:6"),
        ({"kind": "text", "text": "thanks"}, "=thanks"),
    ],
)
def test_every_pledge_has_words(pledge: dict[str, object], ref: str) -> None:
    assert words.pledge(pledge) == ref


def test_what_a_monster_an_item_and_a_quest_ask_and_do_is_said() -> None:
    play = lay(who("barbarian", main="gravedigger"), who("warrior"), who("thief"))
    shown, say = scene(play.s, "en")
    assert any("3 Undead carcasses" in line for line in BOARD.reading(shown.view, 0, say))
    assert any("Guild Signet: 3 gems, +1" in line and "costs 1 gem" in line for line in BOARD.common(shown.view, say))
    play.enters("hooded_zealot")
    shown, say = scene(play.s, "en")
    assert say.say("effect-loss_curse") in BOARD.reading(shown.view, 0, say)
    assert any("With Ben:" in line for line in BOARD.reading(shown.view, 0, say))
    alone, say = scene(play.choose("close", seat=0).s, "en")
    assert not any("With Ben:" in line for line in BOARD.reading(alone.view, 0, say))


SHEET = {
    "en": ("Trait: Sworn enemy.", "Unique ability: New trail.", "Token of a sworn enemy: undead", "Cursed: −2 power"),
    "fr": (
        "Talent\u00a0: Ennemi juré.",
        "Pouvoir unique\u00a0: Nouvelle piste.",
        "Jeton d’ennemi juré\u00a0: mort-vivant",
        "Malédiction\u00a0: −2 en puissance",
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sheet_says_what_a_character_can_do_and_what_lies_before_it(lang: str) -> None:
    play = lay(who("warrior"), who("ranger", token="undead", cursed=True), who("thief", spent=True))
    shown, say = scene(play.s, lang)
    lines = [normal(line) for line in BOARD.sheet(shown.view, 1, say)]
    for words_of in SHEET[lang]:
        assert any(line.startswith(normal(words_of)) for line in lines), words_of
    assert any("used up" in line or "épuisé" in line for line in BOARD.sheet(shown.view, 2, say))


def spoken(play: Play, typed: str, lang: str = "en") -> dict[str, Any] | None:
    shown, say = scene(play.s, lang)
    return BOARD.spoken(typed, shown.view, say)


RICH = (
    who("warrior", gems=5, wears="double_axe", quests="hoard"),
    who("thief", gems=5, carcasses="ogre_cook", quests="wretch"),
    who("ranger", token="undead"),
)
EN = (
    "deal Ben; give 3 gems, Double Axe, quest 1; ask 2, Ogre Cook, quest 2;"
    " promise 2, 1 always, 3 by round 6, share 1/2, trophy, carcass, carcass undead, Ember Blade always,"
    " peace 6, help 7,"
    ' "my thanks; really"; ally; private; "no tricks"'
)
FR = (
    "marché 2; donner 3 gemmes, Hache double, quête 1; demander 2, Ogre cuistot, quête 2;"
    " promettre 2, 1 toujours, 3 tour 6, part 1/2, trophée, dépouille, dépouille mort-vivant,"
    " Lame de braise toujours, paix 6, aide 7,"
    " « my thanks; really »; allié; privé; « no tricks »"
)


@pytest.mark.parametrize(("lang", "typed"), [("en", EN), ("fr", FR), ("fr", EN), ("en", FR)])
def test_any_offer_can_be_typed(lang: str, typed: str) -> None:
    play = lay(*RICH, offers="private").enters("infernal_cyclops")
    win, always = {"when": "win", "due": "turn"}, {"when": "always", "due": "turn"}
    offer = spoken(play, typed, lang)
    assert offer == {
        "offer": {
            "to": "seat:1",
            "give": [{"gems": 3}, {"item": "item:double_axe"}, {"quest": 1}],
            "ask": [{"gems": 2}, {"carcass": "monster:ogre_cook"}, {"quest": 2}],
            "promise": [
                {"kind": "gems", "n": 2, **win},
                {"kind": "gems", "n": 1, **always},
                {"kind": "gems", "n": 3, "when": "win", "due": {"round": 6}},
                {"kind": "share", "of": [1, 2], **win},
                {"kind": "trophy", "n": 1, "when": "win", "due": "spoils"},
                {"kind": "carcass", "card": "this", **win},
                {"kind": "carcass", "card": "type:undead", **win},
                {"kind": "item", "item": "item:ember_blade", **always},
                {"kind": "no_arena", "round": 6},
                {"kind": "ally_next", "round": 7},
                {"kind": "text", "text": "my thanks; really"},
            ],
            "alliance": True,
            "private": True,
            "text": "no tricks",
        }
    }
    play.says(0, offer)


def test_support_loot_and_oaths_can_be_typed() -> None:
    play = lay(who("minstrel"), who("thief"), who("ranger", token="undead")).challenges(1)
    offer = spoken(play, "deal Cleo; promise loot; want attacker; sworn")
    loot = {"kind": "item", "item": "loot", "when": "win", "due": "turn"}
    side = {"kind": "side", "side": "attacker"}
    assert offer == {"offer": {"to": "seat:2", "sworn": True, "promise": [loot], "want": [side]}}
    play.says(0, offer)
    assert spoken(play, "payer 3, 1 gemme") == {"pay": {"promise": 3, "gems": 1}}
    assert spoken(play, "pay promise:3") is None and spoken(play, "done") is None


@pytest.mark.parametrize(
    "typed", ["deal Zoe; give 1", "deal Ben; give the moon", "deal Ben; hug", "deal Ben; promise peace"]
)
def test_what_is_odd_in_a_bargain_is_named(typed: str) -> None:
    with pytest.raises(NotUnderstood, match="deal Ben; give 3"):
        spoken(lay(*RICH), typed)
