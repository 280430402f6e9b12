"""Deck Box Dungeons in characters: the dungeon in signs, around whoever acts, and the table in sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.games.deckbox.delves import ask_again, moments, put_enemy, put_hero, ready, sturdy

from questhall.drawing.board import Scene
from questhall.drawing.canvas import Canvas
from questhall.engine.core import apply
from questhall.engine.game import Option
from questhall.games import open_game
from questhall.games.boards import board_of
from questhall.games.deckbox.answers.options import option
from questhall.games.deckbox.drawing.board import BOARD
from questhall.games.deckbox.drawing.plan import MARGIN, toward, window
from questhall.games.deckbox.model.ids import (
    ABL_KEEN,
    ABL_STAND,
    EQP_BOW,
    EQP_SWORD,
    FOE_BRAMBLE,
    FOE_GNAWKIN,
    HERO_ODRIK,
    HERO_SELKA,
)
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.activation import Act
from questhall.games.deckbox.rules.script import place_feature
from questhall.games.deckbox.views.view import view
from questhall.terminal.speech import Speaker
from questhall.texts import MARK, languages, strict

GAME = open_game("deckbox")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SIZES = ((42, 22), (60, 30), (100, 50))
QUESTS = ("a1", "a4", "p3")


def speaker(lang: str = "en") -> Speaker:
    return Speaker(lang, GAME, NAMES)


def party(which: str = "p1") -> Delve:
    """Odrik with his sword before a Gnawkin, Selka with her bow behind him."""
    cards = {
        "chosen_hero": [HERO_ODRIK, HERO_SELKA],
        "chosen_equipment": [EQP_SWORD, EQP_BOW],
        "chosen_ability": [ABL_STAND, ABL_KEEN],
    }
    s = sturdy(ready(which, 2, **cards))
    put_hero(s, 0, 3, 4)
    put_hero(s, 1, 2, 4)
    put_enemy(s, FOE_GNAWKIN, 1, 3, 3)
    for h in s.heroes:
        h.energy = 0
    ask_again(s)
    return s


def draw(s: Delve, size: tuple[int, int] = (60, 30), lang: str = "en", sheet: int = 0, **more: Any) -> Canvas:
    return BOARD.draw(Scene(view(s), speaker(lang), sheet, *size, **more))


def signs(canvas: Canvas, ref: str) -> str:
    """What stands in the row of a thing's own square in the dungeon."""
    spots = canvas.where(ref)
    return "".join(canvas.rows[y][x][0] for x, y in spots if y == spots[0][1]).strip()


def test_the_game_brings_its_own_board() -> None:
    assert board_of("deckbox") is BOARD


@pytest.mark.parametrize(("lang", "foe"), [("en", "g2"), ("fr", "r2")])
def test_figures_stand_by_their_initials_and_enemies_show_their_health(lang: str, foe: str) -> None:
    s = party()
    canvas = draw(s, lang=lang)
    assert signs(canvas, "hero:0") == "O" and signs(canvas, "hero:1") == "S"
    assert signs(canvas, "enemy:1") == foe
    s.enemies[0].stunned = True
    s.enemies[0].boss = True
    assert signs(draw(s, (100, 30), lang), "enemy:1") == f"{foe.upper()}*"


def test_two_heroes_of_one_card_are_told_apart() -> None:
    s = party()
    s.heroes[1].card = HERO_ODRIK
    canvas = draw(s)
    assert (signs(canvas, "hero:0"), signs(canvas, "hero:1")) == ("O1", "O2")
    assert "Odrik II" in canvas.text()


def test_ground_exits_and_features_have_signs() -> None:
    s = party()
    place_feature(s, 0, 0)
    rows = draw(s).text().split("\n")
    assert rows[0].startswith("A Lantern for Old Merrow · Round 1")
    assert "?" in rows[2] and "⌂" in rows[8]
    assert signs(draw(s), "feature:0") == "&"


def test_what_can_be_chosen_is_lit_and_ways_are_shaded() -> None:
    s = party()
    plain = draw(s)
    refs = {ref for answer in s.legal_for(0) for ref in option(s, 0, answer).refs}
    lit = draw(s, lit=dict.fromkeys(refs, ""), cursor="square:4,5", chosen=frozenset({"hero:1"}))
    for ref in ("enemy:1", "square:4,4"):
        (x, y) = lit.where(ref)[0]
        assert lit.rows[y][x][1] != plain.rows[y][x][1]
    assert "reverse" in lit.rows[lit.where("square:4,5")[0][1]][lit.where("square:4,5")[0][0]][1]
    styles = {plain.rows[y][x][1] for at in ("4,4", "3,6") for x, y in plain.where(f"square:{at}")[:1]}
    assert len(styles) == 2


def test_whoever_acts_is_always_in_the_picture() -> None:
    far = 0
    for s in moments("a1", 3, seed=5, every=31):
        if isinstance(s.asking, Act):
            seen, other = view(s), s.heroes[(s.active + 1) % 3]
            far += len(s.rooms) > 4
            for size in SIZES:
                scene = Scene(seen, speaker(), 1, *size)
                assert BOARD.draw(scene).where(f"hero:{s.active}")[0][0] >= MARGIN
                if other.square >= 0:
                    canvas = BOARD.draw(replace(scene, cursor=f"square:{seen['heroes'][other.seat]['at']}"))
                    assert canvas.where(f"hero:{other.seat}")[0][0] >= MARGIN
    assert far


def test_a_window_shows_its_middle_and_little_emptiness() -> None:
    assert window(-6, 13, 20, 0) == -6
    assert window(-6, 31, 11, -6) == -6
    assert window(-6, 31, 11, 24) == 14
    assert window(-6, 31, 11, 8) == 3


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("which", QUESTS)
def test_every_moment_can_be_drawn_and_read(lang: str, which: str) -> None:
    say = speaker(lang)
    for s in moments(which, 3, seed=8, every=83):
        seen = view(s)
        with strict():
            for seat in range(3):
                lines = [
                    *BOARD.reading(seen, seat, say),
                    *BOARD.sheet(seen, seat, say),
                    *BOARD.odds(seen, seat, say, None),
                ]
                assert BOARD.summary(seen, seat, say)
            lines += [*BOARD.common(seen, say), *BOARD.progress(seen, say), *BOARD.ending(seen, 0, say)]
            lines += [BOARD.draw(Scene(seen, say, 0, *SIZES[0], page=page)).text() for page in (0, 1)]
        assert not any(MARK in line or "{" in line or "[" in line for line in lines)


@pytest.mark.parametrize("lang", languages())
def test_signs_are_explained(lang: str) -> None:
    with strict():
        assert len(BOARD.help(speaker(lang))) > 10


def test_the_table_is_read_from_where_one_stands() -> None:
    s = party()
    place_feature(s, 0, 0)
    lines = BOARD.reading(view(s), 0, speaker())
    assert "Odrik: health 60 of 60, energy 0, treasure 0 · you stand on (3,4)" in lines
    assert "Selka: health 60 of 60, energy 0, treasure 0 · 1 west" in lines
    assert "Entrance: 2 south, 2 steps" in lines
    (gnawkin,) = [line for line in lines if line.startswith("Gnawkin")]
    assert gnawkin.startswith("Gnawkin: health 2 · will strike ") and gnawkin.endswith(" · 1 north")
    assert any(line.startswith("Unexplored exit: 4 north, ") for line in lines)
    assert lines[-1] == "2 actions left."


@pytest.mark.parametrize(
    ("lang", "begins", "ends"),
    [
        ("en", "Strike {foe}: 4 dice +2 against defence +0; expected damage ", "% to defeat it."),
        (
            "fr",
            "Frapper {foe}\u00a0: 4 dés +2 contre défense +0\u202f; dégâts attendus ",
            "\u202f% de chances de vaincre.",
        ),
    ],
)
def test_odds_are_said_in_words(lang: str, begins: str, ends: str) -> None:
    s = party()
    seen, say = view(s), speaker(lang)
    (said,) = BOARD.odds(seen, 0, say, None)
    assert said.startswith(begins.format(foe=say.say("foe-gnawkin"))) and said.endswith(ends)
    picked = Option("melee enemy:1", "melee", ("enemy:1",), "", "")
    assert BOARD.odds(seen, 0, say, picked) == [said]
    assert BOARD.odds(seen, 1, say, None) == []


def test_a_barrage_names_everybody_it_is_meant_for() -> None:
    s = party()
    s.enemies.clear()
    s.enemy_squares = 0
    put_enemy(s, FOE_BRAMBLE, 4, 3, 1, 5)
    (line,) = [line for line in BOARD.common(view(s), speaker()) if line.startswith("Bramble Mother")]
    assert "will shoot at" in line and " and " in line


def test_wares_that_can_be_bought_are_lit() -> None:
    s = party()
    (first, second) = [f"item:{each['id']}" for each in view(s)["market"] if each][:2]
    canvas = draw(s, (100, 30), lit={first: "b"})
    styles = {canvas.rows[y][x][1] for ref in (first, second) for x, y in canvas.where(ref)[:1]}
    assert len(styles) == 2


# Keys


def test_arrows_walk_and_words_name_squares() -> None:
    assert toward("square:3,-4", "up") == "square:3,-5"
    assert toward("square:0,0", "left") == "square:-1,0"
    assert toward("hero:0", "up") == toward("square:1,1", "sideways") == ""
    assert BOARD.ref_of("3,-4", speaker()) == "square:3,-4"
    assert BOARD.ref_of("enemy:2", speaker()) == "enemy:2" and BOARD.ref_of("3", speaker()) == ""
    assert BOARD.is_place("square:3,4") and not BOARD.is_place("enemy:1")
    assert BOARD.walks("step") and not BOARD.walks("place")


def test_a_key_steps_where_the_option_leads() -> None:
    s = party()
    here = BOARD.standing(view(s), 0)
    assert here == "square:3,4"
    there = BOARD.toward(here, "right")
    (step,) = [each for each in (option(s, 0, answer) for answer in s.legal_for(0)) if there in each.refs]
    assert step.verb == "step"
    apply(s, 0, next(answer for answer in s.legal_for(0) if option(s, 0, answer) == step))
    assert BOARD.standing(view(s), 0) == there


def test_blows_come_before_steps_and_wares_last() -> None:
    s = party()
    s.heroes[0].treasure = 20
    ask_again(s)
    verbs = [each.verb for each in BOARD.ranked([option(s, 0, answer) for answer in s.legal_for(0)])]
    assert verbs[0] == "melee" and verbs[-1] in ("buy", "trade")
    assert verbs.index("step") < verbs.index("end") < verbs.index("buy")
