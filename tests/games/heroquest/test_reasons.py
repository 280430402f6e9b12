"""Why something cannot be done, in words and by its rule."""

from __future__ import annotations

import pytest
from tests.games.heroquest.play import Play, plan, square

from questhall.engine.core import Reason
from questhall.games.heroquest import GAME as TITLE
from questhall.games.heroquest.model import answer_codes as verbs
from questhall.games.heroquest.model import figures, state

GAME = TITLE.load()


def why(play: Play, ref: str) -> str:
    reason: Reason | None = GAME.why_not(play.state, play.state.deciders()[0], ref)
    return "" if reason is None else f"{reason.rule} {reason.text}"


@pytest.mark.rule("heq-tre-01", "heq-tre-02", "heq-tre-03", "heq-sec-01", "heq-trp-01", "heq-trn-05")
def test_why_not_search() -> None:
    play = Play(plan(start="K"), "barbarian")
    assert why(play, "search:treasure") == ""
    play.hero().searched = 1 << 11
    assert why(play.again(), "search:treasure") == "heq-tre-02 why-treasure-done"
    play.hero().searched = 0
    play.place("orc", "N10")
    assert why(play, "search:treasure") == "heq-tre-03 why-treasure-monster"
    assert why(play, "search:secret") == "heq-sec-01 why-in-sight"
    assert why(play, "search:traps") == "heq-trp-01 why-in-sight"
    play.state.acted = True
    assert why(play.again(), "search:traps") == "heq-trn-05 why-acted"
    play.own("potion_defense")
    play.state.turn_over = True
    assert why(play.again(), "search:traps") == "heq-trn-09 why-turn-over"


@pytest.mark.rule("heq-tre-01")
def test_why_not_search_in_a_corridor() -> None:
    assert why(Play(plan(start=["A1"]), "barbarian"), "search:treasure") == "heq-tre-01 why-treasure-corridor"


@pytest.mark.rule("heq-mov-01", "heq-mov-03", "heq-mov-05", "heq-trn-03", "heq-rev-03")
def test_why_not_walk() -> None:
    play = Play(plan(start="K"), "barbarian")
    play.place("orc", "N10")
    assert why(play, "square:M10") == "heq-mov-01 why-roll-first"
    play.rolls("1 1")
    assert why(play, "square:N10") == "heq-mov-05 why-monster-there"
    assert why(play, "square:P12") == "heq-mov-03 why-too-far"
    assert why(play, "square:A1") == "heq-rev-03 why-unknown"
    play.state.left, play.state.acted, play.state.stepped = 0, True, True
    assert why(play.again(), "square:M10") == "heq-trn-03 why-moved-then-acted"


@pytest.mark.rule("heq-dor-02", "heq-dor-03", "heq-dor-10")
def test_why_not_open() -> None:
    quest = plan(start="K", doors=[("K8", "J8", "locked"), ("N12", "N13", "false"), ("P8", "Q8")])
    play = Play(quest, "barbarian")
    assert why(play, "door:J8e") == "heq-dor-10 why-door-locked"
    assert why(play, "door:N12s") == "heq-dor-02 why-door-far"
    play.put(0, "N12")
    assert why(play, "door:N12s") == "heq-dor-10 why-door-stuck"
    play.state.secrets_sought = play.state.seen
    assert why(play, "door:N12s") == "heq-dor-10 why-door-false"
    play.put(0, "P8")
    assert why(play, "door:P8e") == ""
    play.do(verbs.OPEN, 2)
    assert why(play, "door:P8e") == "heq-dor-03 why-door-open"


@pytest.mark.rule("heq-atk-01", "heq-los-01", "heq-zar-15")
def test_why_not_attack() -> None:
    play = Play(plan(start="K"), "barbarian")
    orc = play.place("orc", "N10")
    assert why(play, "monster:1") == "heq-atk-01 why-monster-far"
    play.own("crossbow")
    assert why(play, "monster:1") == ""
    play.place("goblin", "M10")
    play.put(0, "K10")
    assert why(play, "monster:1") == "heq-los-01 why-no-sight-figure"
    orc.effects |= figures.M_DORMANT
    assert why(play.again(), "monster:1") == "heq-zar-15 why-dormant"


@pytest.mark.rule("heq-dis-01", "heq-dis-02")
def test_why_not_disarm() -> None:
    play = Play(plan(start="K", traps=[("pit", "P12")]), "barbarian")
    play.state.traps[0] = state.TRAP_KNOWN
    assert why(play.again(), "trap:P12") == "heq-dis-01 why-trap-tools"
    play.own("tool_kit")
    assert why(play, "trap:P12") == "heq-dis-02 why-trap-far"
    play.put(0, "P11")
    assert why(play, "trap:P12") == "heq-dis-02 why-trap-step"
    assert why(play.rolls("1 1"), "trap:P12") == ""


@pytest.mark.rule("heq-eqp-01", "heq-eqp-05", "heq-eqp-09", "heq-spl-03", "heq-spl-04")
def test_why_not_use() -> None:
    play = Play(plan(start="K"), "wizard")
    assert why(play, "item:helmet") == "heq-eqp-01 why-item-shop"
    assert why(play, "item:orcs_bane") == "heq-eqp-04 why-item-not-yours"
    play.own("helmet", "bracers")
    assert why(play, "item:helmet") == "heq-eqp-05 why-item-cannot-use"
    assert why(play, "item:bracers") == ""
    goblin = play.place("goblin", "P12")
    assert why(play, "item:bracers") == "heq-eqp-09 why-item-combat"
    play.state.move_monster(goblin, square("A1"))
    play.again()
    assert why(play, "spell:ball_of_flame") == "heq-spl-04 why-spell-target"
    assert why(play, "spell:heal_body") == "heq-spl-03 why-spell-not-yours"


def test_why_not_when_nobody_or_somebody_else_is_asked() -> None:
    play = Play(plan(start="K"), "barbarian elf")
    assert GAME.why_not(play.state, 2, "square:M10") is not None
    play.do(verbs.ROLL)
    reason = GAME.why_not(play.state, 1, "square:M10")
    assert reason is not None and reason.text == "why-dice-first"
