"""What people type and what it means."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.terminal.tools import at, board, by_hand, play_until, speaker, table

from questhall.drawing.typed import NotUnderstood
from questhall.engine.core import Chance
from questhall.games import titles
from questhall.games.heroquest.rules import dice as game_dice
from questhall.terminal import FOLDER, asides, commands
from questhall.terminal.words import hand_throw, read_faces, understand
from questhall.texts import check
from questhall.texts.rulebook import rulebook_of
from questhall.texts.speech import Speaker

WALK = play_until(table(), at("Walk"))
REROLL = play_until(table(seed="5"), at("OfferReroll"))  # room room find blank / skull


def meant(typed: str, at_table: object = WALK, lang: str = "en") -> str:
    chosen = WALK if at_table is WALK else REROLL
    choices = chosen.choices(0, chosen.options(0))
    return understand(typed, choices, speaker(chosen, lang), board()).name


@pytest.mark.parametrize("typed", ["walk square:B6", "walk b6", "B6", "  b6 ", "go b6", "marcher B6", "aller b6", "2"])
def test_a_step_by_any_of_its_names(typed: str) -> None:
    assert meant(typed) == "walk square:B6"


@pytest.mark.parametrize("typed", ["stop", "sto", "arrêter", "ARRETER", "Walk no further"])
def test_a_word_in_both_languages_whole_or_begun(typed: str) -> None:
    assert meant(typed) == "stop"


@pytest.mark.parametrize(
    ("typed", "name"),
    [("1 2", "reroll die:1 die:2"), ("4,1", "reroll die:1 die:4"), ("reroll die:2", "reroll die:1"), ("0", "stop")],
)
def test_dice_by_their_positions(typed: str, name: str) -> None:
    assert meant(typed, REROLL) == name


@pytest.mark.parametrize("typed", ["", "5", "9", "walk", "square:Z9", "chamber", "1 2", "💀", "\x00"])
def test_what_means_nothing_is_refused_with_a_hint(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        meant(typed)


@settings(max_examples=40)
@given(st.text())
def test_no_text_breaks_it(typed: str) -> None:
    for chosen in (WALK, REROLL):
        try:
            meant(typed, chosen)
        except NotUnderstood as hint:
            assert "\n" not in str(hint)


def movement() -> Chance:
    at_table = by_hand()
    at_table.act(0, "guess tile:1")
    at_table.match.give("2")
    chance: Chance = at_table.match.state.chance
    return chance


@pytest.mark.parametrize(
    "typed",
    [
        "skull room room find / blank",
        "sk r r f b",
        "crâne chambre chambre découverte / vierge",
        "2x room skull find blank",
        "CRANE, 2xchambre, find, blank",
    ],
)
def test_faces_in_words_of_both_languages(typed: str) -> None:
    throw = hand_throw(WALK.game, movement())
    said = read_faces(typed, throw, speaker(WALK))
    assert WALK.game.outcome(movement(), said) == WALK.game.outcome(movement(), "skull room room find / blank")


@pytest.mark.parametrize(
    "typed", ["skull white black", "crâne bouclier blanc, noir", "white shield skull black shield"]
)
def test_faces_whose_names_are_several_words(typed: str) -> None:
    game = titles()["heroquest"].load()
    combat = game_dice.COMBAT[3]
    said = read_faces(typed, hand_throw(game, combat), Speaker("fr", game, []))
    assert game.outcome(combat, said) == game.outcome(combat, "skull white black")


@pytest.mark.parametrize(
    "typed", ["skull", "skull room room find double find", "double room room find blank", "x y z a b"]
)
def test_impossible_faces_are_refused(typed: str) -> None:
    with pytest.raises(NotUnderstood):
        read_faces(typed, hand_throw(WALK.game, movement()), speaker(WALK))


@settings(max_examples=40)
@given(st.text())
def test_no_faces_break_it(typed: str) -> None:
    throw = hand_throw(WALK.game, movement())
    try:
        WALK.game.outcome(movement(), read_faces(typed, throw, speaker(WALK)))
    except ValueError as refusal:
        assert str(refusal)


def test_commands_in_both_languages() -> None:
    assert commands.split("why b6") == ("why", "b6")
    assert commands.split("POURQUOI  b6") == ("why", "b6")
    assert commands.split("règles mov") == ("rules", "mov")
    assert commands.split("b6") == ("", "")


def test_no_command_is_also_an_answer() -> None:
    verbs = {"walk", "block", "flee", "steer", "hide", "guess", "stop", "stay", "leave", "pass", "take", "buy"}
    assert not verbs & set(commands.words())


DRAWINGS = [title.folder / "drawing" for title in titles().values()]


@pytest.mark.parametrize(
    "folder", [FOLDER, FOLDER.parent / "cli", *[folder for folder in DRAWINGS if (folder / "texts").is_dir()]]
)
def test_both_languages_say_the_same(folder: Path) -> None:
    assert check(folder) == []


# The rulebook


def test_rules_by_id_chapter_word_and_ruling() -> None:
    say = speaker(WALK)
    assert asides.look_up(say, "drq-mov-03")[0].startswith("drq-mov-03")
    assert asides.look_up(say, "mov-03") == asides.look_up(say, "DRQ-MOV-03")
    assert len(asides.look_up(say, "mov")) > 10
    assert all("skull" in line.lower() for line in asides.look_up(say, "skull"))
    assert "R06" in "\n".join(asides.look_up(say, "drq-wal-15"))
    assert "drq-wal-15" in asides.look_up(say, "r6")[-1]


def test_an_unknown_rule_gets_the_nearest() -> None:
    assert "drq-mov-0" in asides.look_up(speaker(WALK), "drq-mov-99")[0]


def test_every_reason_rule_and_option_rule_is_in_the_rulebook() -> None:
    book = rulebook_of(titles()["dragonquest"])
    assert all(option.rule in book.rules for option in WALK.options(0))
    assert all(setting.rule in book.rules for setting in WALK.game.settings)
