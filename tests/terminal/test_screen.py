"""The full screen, played by keys and clicks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.terminal.tools import at, by_hand, play_until, sensible, table
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from questhall.engine.match import Match
from questhall.games import open_game
from questhall.terminal.app import QuesthallApp
from questhall.terminal.menu import entries, of_game
from questhall.terminal.screens.dialogs import Dialog, RulesDialog, TypeLine
from questhall.terminal.screens.menu import MenuScreen
from questhall.terminal.screens.playing import TableScreen
from questhall.terminal.screens.replaying import ReplayScreen
from questhall.terminal.table import Table
from questhall.terminal.widgets import Picture


class Player:
    """Hands on the keyboard and eyes on the screen."""

    def __init__(self, app: QuesthallApp, pilot: Pilot[str], screen: Any) -> None:
        self.app = app
        self.pilot = pilot
        self.screen = screen

    async def settle(self) -> None:
        await self.app.workers.wait_for_complete([w for w in self.app.workers if w.group == "drive"])
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()
        if not isinstance(self.app.screen, Dialog):
            await self.settle()

    async def type(self, line: str) -> None:
        """A line in words, after the colon."""
        await self.pilot.press("colon")
        await self.pilot.pause()
        self.app.screen.query_one("#typed", Input).value = line
        await self.press("enter")

    async def click(self, ref: str) -> None:
        picture = self.screen.query_one("#board", Picture)
        x, y = picture.canvas.where(ref)[0]
        await self.pilot.click(picture, offset=(x, y))
        await self.pilot.pause()
        await self.settle()

    def text(self, id: str) -> str:
        return str(self.screen.query_one(f"#{id}", Static).content)

    @property
    def board(self) -> str:
        return self.screen.query_one("#board", Picture).canvas.text()

    @property
    def seq(self) -> int:
        return int(self.screen.match.seq)


@asynccontextmanager
async def playing(at_table: Table, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    screen = TableScreen(at_table, lang, pace=0.0)
    app = QuesthallApp(screen)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot, screen)
        await pilot.pause()
        if not isinstance(app.screen, Dialog):
            await player.settle()
        yield player


async def test_a_whole_game_by_keys_to_the_end_and_a_rematch() -> None:
    async with playing(table(seed="22")) as player:
        screen = player.screen
        while not screen.match.is_over:
            await player.pilot.press(sensible(screen.choices, screen.view()))
            await player.settle()
        await player.pilot.pause()
        assert isinstance(player.app.screen, Dialog)
        await player.pilot.press("r")
        await player.pilot.pause()
        assert player.app.return_value == "again"
        assert screen.match.record.ended


async def test_dice_are_picked_by_digit_or_click_and_rolled_by_enter() -> None:
    async with playing(play_until(table(), at("OfferReroll"))) as player:
        assert "The third skull means no step" in player.text("ask")  # what is at stake
        first, second = list(player.screen.choices.toggles.items())[:2]
        await player.press(first[0])
        await player.click(second[1])
        assert player.screen.choices.chosen == {first[1], second[1]}
        assert player.board.count("✓") == 2
        await player.press("enter")
        assert player.screen.match.record.entries[-2].do == f"reroll {first[1]} {second[1]}"


async def test_enter_without_a_pick_rolls_nothing() -> None:
    async with playing(play_until(table(), at("OfferReroll"))) as player:
        before = player.seq
        await player.press("enter")
        assert player.seq == before
        assert "Pick at least one die" in player.text("note")


async def test_a_click_on_a_lit_square_is_the_option() -> None:
    async with playing(play_until(table(), at("Walk"))) as player:
        await player.click("square:B6")
        assert player.screen.match.view(0)["heroes"][0]["at"] == "square:B6"


async def test_an_arrow_key_walks() -> None:
    async with playing(play_until(table(), at("Walk"))) as player:
        await player.press("up")
        assert player.screen.match.view(0)["heroes"][0]["at"] == "square:A5"


async def test_a_click_on_anything_else_says_why_not_with_the_rule() -> None:
    async with playing(play_until(table(), at("Walk"))) as player:
        before = player.seq
        await player.click("square:M10")
        assert "[drq-wlk-01]" in player.text("note")
        assert player.seq == before
        await player.press("i")
        assert "drq-wlk-01" in str(player.app.screen.query_one("#found", Static).content)


async def test_why_mode_explains_by_keys_and_never_acts() -> None:
    async with playing(play_until(table(), at("Walk"))) as player:
        before = player.seq
        await player.press("w", "right", "enter")
        assert "That can be chosen" in player.text("note")
        await player.press("right", "right", "enter")
        assert "[drq-wlk-01]" in player.text("note")
        await player.press("escape")
        assert player.seq == before


async def test_the_language_switches_at_once_and_everywhere() -> None:
    async with playing(play_until(table(), at("Walk"))) as player:
        await player.press("l")
        assert "où allez-vous" in player.text("ask")
        assert "Soleils" in player.board
        assert "Manche 1" in player.text("lines")
        await player.press("l")
        assert "where do you walk" in player.text("ask")


async def test_undo_redo_and_reset_turn() -> None:
    def two_steps(match: Match[Any]) -> bool:
        view = match.view(0)
        return at("Walk")(match) and view["round"] == 1 and view["dice"]["steps"] > 1

    async with playing(play_until(table(seed="5"), two_steps)) as player:
        match = player.screen.match
        start = match.view(0)
        await player.press("up")
        moved = match.view(0)
        await player.press("u")
        assert match.view(0) == start
        await player.press("r")
        assert match.view(0) == moved
        await player.press("R")
        assert at("GuessTile")(match)
        await player.press("u")
        assert "nothing to take back" in player.text("note")


async def test_a_curtain_hides_the_wall_tile_from_the_other_person() -> None:
    async with playing(table(["Ada", "Ben"])) as player:
        assert "Ben" in dialog_text(player)
        await player.press("enter")
        await player.press("2")
        assert "Ada" in dialog_text(player)
        assert "tile 2" not in player.text("lines")
        await player.press("enter")
        assert player.screen.viewer() == 0
        assert "tile 2" not in player.text("lines")
        await player.press("1")
        assert "The tile shows 2" in player.text("lines")


def dialog_text(player: Player) -> str:
    assert isinstance(player.app.screen, Dialog)
    return str(player.app.screen.body)


async def test_no_curtain_with_one_person() -> None:
    async with playing(table(bots=1)) as player:
        assert not isinstance(player.app.screen, Dialog)


async def test_undo_over_a_throw_asks_the_other_people() -> None:
    async with playing(play_until(table(["Ada", "Ben"]), at("OfferReroll"))) as player:
        before = player.seq
        await player.press("u")
        assert "Do all agree" in dialog_text(player)
        await player.press("n")
        assert player.seq == before
        await player.press("u")
        await player.press("y")
        assert player.seq > before


async def test_hand_dice_are_asked_for_and_impossible_ones_refused() -> None:
    async with playing(by_hand()) as player:
        await player.press("1", "2", "enter")  # guess 1, the tile shows 2
        await player.press("1", "2", "2", "3")
        await player.press("enter")
        assert player.screen.hand is not None  # one die is missing
        await player.press("backspace", "3", "4", "enter")
        shown = player.screen.match.view(0)["dice"]["movement"]
        assert sorted(shown[:4]) == ["corridor", "room", "room", "skull"]
        await player.press("c", "5", "5", "5", "5", "5", "enter")
        assert player.screen.match.view(0)["dice"]["movement"][:4] == ["blank"] * 4


async def test_words_can_be_typed() -> None:
    async with playing(by_hand(), "fr") as player:
        await player.press("1")
        await player.type("3")
        await player.type("crâne 3xchambre / deux")
        assert "n’est sur aucune face" in player.text("note")
        await player.type("crane 3xchambre / couloir")
        assert player.screen.match.view(0)["dice"]["skulls"] == 1
        await player.type("stop")
        assert at("Walk")(player.screen.match)
        await player.type("pourquoi q6")
        assert "[drq-wlk-01]" in player.text("note")


async def test_help_rules_odds_supply_and_sheets() -> None:
    async with playing(play_until(table(bots=1), at("OfferReroll")), size=(120, 36)) as player:
        await player.press("question_mark")
        assert "walk" in dialog_text(player)
        await player.press("escape")
        await player.press("i", *"mov-03")
        assert isinstance(player.app.screen, RulesDialog)
        assert "drq-mov-03" in str(player.app.screen.query_one("#found", Static).content)
        await player.press("escape")
        await player.press("o")
        assert "wakes the dragon" in player.text("odds")
        await player.press("t")
        assert "Healing potion" in player.board
        await player.press("t", "tab")
        assert "Bot0" in player.text("top")
        await player.press("f1")
        assert "Ada" in player.text("top")


async def test_options_can_be_clicked_in_the_list() -> None:
    async with playing(table()) as player:
        await player.pilot.click(OptionList, offset=(6, 1))
        await player.settle()
        assert "Ada says 2" in player.text("lines")


async def test_every_size_shows_the_whole_sheet() -> None:
    for size in ((80, 24), (100, 30), (120, 36), (160, 50)):
        async with playing(play_until(table(), at("OfferReroll")), size=size) as player:
            for sign in ("@", "►", "Suns", "Spider", "Fog", "100", "Treasure chamber", "1"):
                assert sign in player.board, (size, sign)
            assert player.screen.query_one("#options", OptionList).region.height >= 2


async def test_a_replay_steps_back_and_forth() -> None:
    at_table = play_until(table(), lambda match: match.view(0)["round"] == 3)
    screen = ReplayScreen(at_table.match, "en", 4)
    app = QuesthallApp(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "right", "left")
        assert screen.shown == 5
        await pilot.press("down")
        assert screen.view()["round"] == 2
        await pilot.press("home", "l")
        assert screen.shown == 0
        assert "lecture 0" in str(screen.query_one("#ask", Static).content)
        await pilot.press("g", "7", "enter")
        await pilot.pause()
        assert screen.shown == 7
        await pilot.press("end")
        assert screen.shown == at_table.match.seq


async def test_typing_can_be_left() -> None:
    async with playing(table()) as player:
        await player.pilot.press("colon")
        await player.pilot.pause()
        assert isinstance(player.app.screen, TypeLine)
        await player.press("escape")
        assert player.screen.match.seq == 0


async def test_the_menu_gives_back_what_was_chosen_and_in_which_language() -> None:
    game = open_game("dragonquest")
    app = QuesthallApp(MenuScreen(of_game(game), "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("l", "down", "enter")
        await pilot.pause()
    assert app.return_value == "1 fr fair"


async def test_the_menu_of_all_games_seats_bots_of_the_level_chosen() -> None:
    found = [entry for entry in entries() if entry.saved is None]
    app = QuesthallApp(MenuScreen(found, "en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "2")
        await pilot.pause()
    assert app.return_value == "1 en strong"
    setup = found[1].against("strong").setup
    assert setup is not None and [seat.by for seat in setup.seats] == ["person", "strong"]


async def test_a_window_that_is_too_small_says_so() -> None:
    async with playing(table(), size=(60, 20)) as player:
        assert "80" in player.text("hint")
