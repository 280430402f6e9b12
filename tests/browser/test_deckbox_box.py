"""Deck Box Dungeons with a real box on the table, and dungeons and quests that are shared: in real browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Seat
from tests.browser.deckbox_play import JAM, ON, bold_moves, kinds, no_idea, table, thing, words
from tests.browser.halls import Hall
from tests.browser.people import Person, until
from tests.browser.words import GAMES, say, texts

CARDS = GAMES / "deckbox/texts"

# A real box on the table


def test_a_real_box(hall: Hall, somebody: Seat) -> None:
    """Which tile to lay, which way its arrow points, which die to put where; what people throw is typed."""
    made = table(hall, "human", settings={"dice": "hand"}, options={"quest_file": [], "quest": "p1"})
    ana = somebody(hall.seat_link(made, 0))
    ana.click(ON)
    for item in ("draught", "axe", "cinder"):  # they lie on the real table
        throw(ana, texts(CARDS).say("en", f"ref-item-{item}", {}))
    assert [offer["id"] for offer in until(ana, lambda view: view["tiles"])["market"]] == ["draught", "axe", "cinder"]
    lay(ana, "3A", arrow=0)

    for where, found in bold_moves(ana):
        if found["hand"]:
            throw(ana, "M1")
        elif len(ana.now["view"]["enemies"]) == 2 and not found["page"]:
            break
        else:
            ana.press(where)
    text = lay(ana, "6A", arrow=0)
    assert text.count("M1") == text.count(words("board-die-green")) == 2

    for where, found in bold_moves(ana):
        if "enemy-defeated" in kinds(ana):
            break
        if found["hand"]:
            throw(ana, "6" if ana.now["view"]["attack"] and ana.now["view"]["attack"]["by_hero"] else "1")
        else:
            ana.press(where or no_idea(found["options"]))
    assert len(ana.now["view"]["enemies"]) == 1


def throw(person: Person, face: str) -> None:
    """All dice show that."""
    hand = person.page.locator("#actions .hand")
    for _ in range(max(1, hand.locator(".slot").count())):
        hand.locator(".face > span:last-child").get_by_text(face, exact=True).click()
    if hand.locator(".slot").count():
        hand.locator(".button.primary").click()


def lay(person: Person, face: str, arrow: int) -> str:
    """The tile is asked for first, with its arrow; gives all that is asked for. Then it lies there."""
    cards = person.page.locator(".placing li")
    expect(cards.first).to_contain_text(face)
    expect(cards.first).to_contain_text(words(f"board-way-{arrow}"))
    expect(cards.first.locator(".arrow")).to_have_attribute("transform", f"rotate({90 * arrow} 3.5 3.5)")
    text = person.page.locator(".placing ul").inner_text()
    person.page.locator(".placing .all").click()
    expect(cards).to_have_count(0)
    return text


# Dungeons to share


def test_a_link_gives_the_same_dungeon(hall: Hall, somebody: Seat) -> None:
    plans: list[Any] = []
    for seed in ("hello", "hello", "goodbye"):
        ana = somebody(f"{hall.url}/new/deckbox?quest=a1&seed={seed}&draft=random&open_map=on")
        ana.click("[data-way=alone]")
        ana.page.get_by_role("button", name=say("start-now")).click()
        ana.page.locator(ON).wait_for()
        view = until(ana, lambda view: view["tiles"])
        assert (view["quest"]["id"], view["quest"]["seed"]) == ("a1", seed)
        link = ana.page.locator("#board .share a").get_attribute("href")
        assert link == f"{hall.url}/new/deckbox?quest=a1&seed={seed}"
        plans.append([(tile["face"], tile["arrow"]) for tile in view["tiles"]] + [view["plan"]])
    assert plans[0] == plans[1] != plans[2]


def test_a_quest_of_ones_own(hall: Hall, somebody: Seat, tmp_path: Path) -> None:
    """A file is chosen, the cards of a hero are taken, and that quest begins."""
    file = tmp_path / "jam.toml"
    file.write_text(JAM, encoding="utf-8")
    ana = somebody(f"{hall.url}/new/deckbox")
    ana.click("[data-way=alone]")
    ana.page.locator(".seats summary").click()
    ana.page.get_by_role("button", name=say("remove-seat", n=2)).click()
    ana.page.locator("summary", has_text=say("new-more")).click()
    ana.page.locator("[data-option=quest_file] input").set_input_files(file)
    ana.page.locator("[data-option=quest_file] button").wait_for()  # it is loaded, and can be taken away again
    ana.page.get_by_role("button", name=say("start-now")).click()
    for card in ("character:odrik", "equipment:sword", "ability:stand"):
        ana.page.locator(f'.draft [data-ref="{card}"]').click()
    expect(ana.page.locator("#board .page h2")).to_have_text("The Jam Thief")
    ana.page.locator(ON).click()
    ana.press(thing("square:3,5"))
    until(ana, lambda view: view["heroes"][0]["at"] == "3,5" and view["heroes"][0]["ability"] == "stand")
