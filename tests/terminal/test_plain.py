"""The line mode, as a conversation."""

from __future__ import annotations

import random

import pytest
from tests.terminal.tools import at, by_hand, from_lines, play_until, table

from questhall.terminal.plain import AGAIN, QUIT, PlainTable
from questhall.terminal.table import Table
from questhall.texts import languages, strict


def talk(at_table: Table, *lines: str, lang: str = "en", interactive: bool = False) -> str:
    said: list[str] = []
    PlainTable(at_table, lang, from_lines(lines), said.append, interactive).run()
    return "\n".join(said)


def test_it_says_where_one_stands_and_what_is_open() -> None:
    said = talk(play_until(table(seed="5"), at("Walk")))
    assert "You stand at A6 (West Gate): 13 LP, 18 suns left" in said
    assert "Open: A5, A7, and B6." in said
    assert "10 steps to the treasure chamber, then 10 to the exit." in said
    assert "  2  Walk to B6" in said


def test_dice_are_read_with_their_positions() -> None:
    said = talk(play_until(table(seed="5"), at("OfferReroll")))
    assert "Dice: 1 room, 2 room, 3 find, 4 blank, 5 skull (red)." in said
    assert "If you stop: 2 steps, 1 find." in said


def test_a_question_is_not_repeated_after_an_aside() -> None:
    said = talk(table(), "odds", "log", "save")
    assert said.count("which number do you name?") == 1


def test_why_names_the_rule() -> None:
    said = talk(play_until(table(), at("Walk")), "why m10", "why b6", "why rope", "pourquoi corde", "why frobnitz")
    assert "[drq-wlk-01]" in said
    assert "That can be chosen: B6." in said
    assert said.count("[drq-buy-01]") == 2
    assert "“frobnitz” is nothing one could choose." in said


def test_things_are_explained_with_their_rule() -> None:
    said = talk(play_until(table(), at("Walk")), "explain rope", "quoi corde", "explain chamber", "explain frobnitz")
    assert said.count("Rope (drq-obj-20)\n  Stops the next trapdoor.") == 2
    assert "The treasure chamber (drq-cha-01)" in said
    assert "There is no “frobnitz” on the table." in said


def test_a_closed_square_is_refused_with_its_reason() -> None:
    said = talk(play_until(table(), at("Walk")), "m10", "walk m10")
    assert said.count("[drq-wlk-01]") == 2


def test_undo_redo_reset() -> None:
    at_table = play_until(table(), at("Walk"))
    before = at_table.match.view(0)
    said = talk(at_table, "a5", "undo", "redo", "annuler", "refaire", "undo")
    assert said.count("Taken back.") == 3
    assert said.count("Brought back") == 2
    assert at_table.match.view(0) == before
    assert "nothing to take back" in talk(table(), "undo", "redo", "reset")


def test_the_language_can_be_switched() -> None:
    said = talk(table(), "lang fr", "langue en", "lang xx")
    assert "quel numéro annoncez-vous" in said
    assert said.count("which number do you name?") == 2
    assert "Languages: en, fr." in said


def test_dice_by_hand_are_asked_for_refused_and_corrected() -> None:
    at_table = by_hand()
    said = talk(at_table, "1", "2", "skull skull", "dragon r r f b", "sk r r f b", "correct b b b b b", "correct x")
    assert "Draw a wall tile" in said
    assert "5 dice were thrown, but 2 faces are typed." in said
    assert "“dragon” is on no side of this die" in said
    assert at_table.match.view(0)["dice"]["movement"] == ["blank"] * 5


def test_the_secret_tile_is_not_told_to_the_other_person() -> None:
    at_table = table(["Ada", "Ben"])
    said: list[str] = []
    conversation = PlainTable(at_table, "en", from_lines(["", "2", "", "1"]), said.append, interactive=True)
    conversation.run()
    told = "\n".join(said)
    assert "Pass the keyboard to Ben" in told
    assert "Pass the keyboard to Ada" in told
    assert "Your secret" not in told[told.index("Pass the keyboard to Ada") :]


def test_people_are_asked_before_a_throw_is_taken_back() -> None:
    at_table = play_until(table(["Ada", "Ben"]), at("OfferReroll"))
    before = at_table.match.seq
    assert "Do all agree" in talk(at_table, "undo", "n", interactive=True)
    assert at_table.match.seq == before
    assert "Taken back" in talk(at_table, "undo", "y", interactive=True)


@pytest.mark.parametrize("lang", languages())
def test_random_lines_play_whole_games_and_nothing_breaks(lang: str) -> None:
    chance = random.Random(lang)
    words = ["1", "2", "3", "0", "1 2", "3 4 5", "b6", "stop", "arrêter", "why q6", "undo", "redo", "reset", "log 3"]
    words += ["sheet", "sheet 2", "sheet nobody", "odds", "odds 1", "rules skull", "table", "help", "save", "again"]
    words += [
        "leave",
        "stay",
        "take",
        "",
        " ",
        "\x00",
        "é" * 200,
        "buy rope",
        "walk square:B6",
        "correct skull",
        "lang",
    ]
    words += ["correct skull"] + ["1"] * 40 + ["0"] * 20
    lines = [chance.choice(words) for _ in range(700)]
    at_table = table(["Ada", "Ben"], bots=1, seed="6")
    with strict():
        assert PlainTable(at_table, lang, from_lines(lines), lambda line: None).run() in (QUIT, AGAIN)


def test_the_end_tells_scores_causes_and_luck_and_offers_a_rematch() -> None:
    at_table = table(seed="1")
    said: list[str] = []
    lines = ["1", "stop", "1"] * 200
    how = PlainTable(at_table, "en", from_lines([*lines, "again"]), said.append).run()
    told = "\n".join(said)
    assert how == AGAIN
    assert " expected. " in told
    assert "Type again for a rematch" in told
