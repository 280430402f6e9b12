"""The rule cards: in every language, with numbers from the game and rules from the rulebook, and short."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.tables import every_game

from questhall.cli.main import main
from questhall.engine import content
from questhall.engine.content import ContentError
from questhall.engine.game import Game
from questhall.games import titles
from questhall.terminal import asides
from questhall.terminal.speech import Speaker
from questhall.texts import languages
from questhall.texts.rule_card import FILE, Line, card_of, read
from questhall.texts.rulebook import rulebook_of

TWO_MINUTES = 460  # words that people read in that time


def lines_of(game: Game[Any]) -> list[Line]:
    return [line for section in card_of(game.title) for line in section.lines]


def built_in(game: Game[Any]) -> bool:
    return game.title.module.startswith("questhall.")


@every_game
def test_every_complete_game_has_a_card_with_goal_turn_dangers_and_end(game: Game[Any]) -> None:
    """A game that is added may have one."""
    if built_in(game):
        named = [section.title["en"] for section in card_of(game.title)]
        assert named[0] == "Goal" and "Dangers" in named and named[-1] == "End" and len(named) >= 5


@every_game
def test_its_rules_are_in_the_rulebook_and_its_numbers_are_filled_in(game: Game[Any]) -> None:
    for line in lines_of(game):
        assert line.rule in rulebook_of(game.title).rules
        assert set(line.text) == set(languages()) and len(set(line.text.values())) == len(languages())
        assert not any("{" in text for text in line.text.values())
    said = " ".join(text for line in lines_of(game) for text in line.text.values())
    assert all(str(number) in said for number in game.title.card_numbers().values())


@every_game
@pytest.mark.parametrize("lang", languages())
def test_it_is_read_in_two_minutes(game: Game[Any], lang: str) -> None:
    assert sum(len(line.text[lang].split()) for line in lines_of(game)) <= TWO_MINUTES


@every_game
@pytest.mark.parametrize("lang", languages())
def test_the_terminal_shows_it_before_the_chapters(game: Game[Any], lang: str) -> None:
    shown = asides.look_up(Speaker(lang, game, ()), "")
    places = [shown.index(f"- {line.text[lang]} ({line.rule})") for line in lines_of(game)]
    chapter = next(iter(rulebook_of(game.title).chapters))
    assert places == sorted(places)
    assert shown.index(next(line for line in shown if line.startswith(f"{chapter} "))) > max(places, default=-1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{suns} suns", "{moons} suns", "the game has no number 'moons'"),
        ("your {suns} suns", "your suns", "the number 'suns' is not used in 'en'"),
        ("vos {suns} soleils", "vos soleils", "the number 'suns' is not used in 'fr'"),
        ("{suns} suns", "{suns} suns, 19 in all", "a number is written out"),
        ('rule = "drq-sun-04"', 'rule = "drq-sun-94"', "the rulebook has no 'drq-sun-94'"),
        ('icon = "sign:sun"\n', "", "icon is missing"),
        ('en = "Each turn', 'eng = "Each turn', "unknown key"),
    ],
)
def test_a_card_that_does_not_fit_its_game_says_where(old: str, new: str, said: str) -> None:
    title = titles()["dragonquest"]
    text = (title.folder / FILE).read_text("utf-8")
    assert old in text
    with pytest.raises(ContentError, match=r"^bent\.toml:\d+: ") as problem:
        read(content.parse(text.replace(old, new, 1), "bent.toml"), title)
    assert said in str(problem.value)


def test_a_number_follows_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    title = titles()["dragonquest"]
    monkeypatch.setattr("questhall.games.dragonquest.card_numbers.SUNS", 23)
    card = read(content.read(title.folder / FILE), title)
    assert "your 23 suns" in card[0].lines[1].text["en"]


def test_the_command_prints_it_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dragonquest", "--lang", "fr"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("BUT DU JEU\n- ") and printed.index("drq-end-06") < printed.index("\nset ")
