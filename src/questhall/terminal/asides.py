"""Questions to the table that change nothing: why not, and what the rules say."""

from __future__ import annotations

from typing import Any

from questhall.drawing.board import Board
from questhall.drawing.typed import normal
from questhall.engine.core import Reason
from questhall.engine.game import Option, UnknownName
from questhall.engine.match import Match
from questhall.terminal.speech import Speaker
from questhall.terminal.words import shown
from questhall.texts.rule_card import card_of
from questhall.texts.rulebook import Rule, Rulebook, Ruling, rulebook_of, said


def why_not(match: Match[Any], seat: int, ref: str, say: Speaker) -> tuple[str, str]:
    """Why this thing cannot be chosen, and the rule that says so; or that it can."""
    try:
        reason: Reason | None = match.game.why_not(match.state, seat, ref)
    except (UnknownName, ValueError, IndexError, KeyError):
        return say.ui("why-nothing", thing=shown(ref)), ""
    if reason is None:
        return say.ui("why-allowed", thing=say.ref(ref)), ""
    return say.reason(reason), reason.rule


def explain(match: Match[Any], viewer: int | None, ref: str, say: Speaker) -> list[str]:
    """What a thing is that this seat sees, and its rule."""
    found = match.game.explain(match.view(viewer), ref)
    if found is None:
        return [say.ui("explain-nothing", thing=shown(ref))]
    name = say.ref(found.name)
    return [f"{name[:1].upper()}{name[1:]} ({found.rule})", *[f"  {say.said(line)}" for line in found.lines]]


def find_ref(typed: str, options: list[Option], say: Speaker, board: Board) -> str:
    """The thing that words mean: something that could be chosen, or anything the board knows."""
    words = normal(typed)
    if ref := board.ref_of(words, say):
        return ref
    for option in options:
        for ref in option.refs:
            if words in {normal(word) for word in [ref, ref.partition(":")[2], *say.called(ref)]}:
                return ref
    return words


def rule_lines(book: Rulebook, rule: Rule, say: Speaker) -> list[str]:
    """A rule, and the rulings behind it."""
    lines = [f"{rule.id}  {said(rule.text, say.lang)}"]
    if rule.source:
        lines.append("  " + say.ui("rule-source", source=rule.source))
    for ruling in book.behind(rule):
        lines += ["  " + line for line in ruling_lines(ruling, say)]
    return lines


def ruling_lines(ruling: Ruling, say: Speaker) -> list[str]:
    lines = [f"{ruling.id}  {said(ruling.question, say.lang)}", f"     {said(ruling.answer, say.lang)}"]
    if ruling.option:
        lines.append("     " + say.ui("rule-option", option=ruling.option))
    return lines


def card_lines(say: Speaker) -> list[str]:
    """The rule card; nothing if the game has none."""
    lines: list[str] = []
    for section in card_of(say.game.title):
        lines += [said(section.title, say.lang).upper()]
        lines += [f"- {said(line.text, say.lang)} ({line.rule})" for line in section.lines]
        lines += [""]
    return lines


def look_up(say: Speaker, word: str) -> list[str]:
    """What the rulebook has under an ID, a chapter or a word; without one, the rule card and the chapters."""
    book = rulebook_of(say.game.title)
    if not word.strip():
        return card_lines(say) + [f"{name:<5} {said(title, say.lang)}" for name, title in book.chapters.items()]
    if rule := book.rule(word):
        return rule_lines(book, rule, say)
    if ruling := book.ruling(word):
        resting = ", ".join(rule.id for rule in book.resting_on(ruling.id))
        return [*ruling_lines(ruling, say), *([f"     {resting}"] if resting else [])]
    if normal(word) in book.chapters:
        name = normal(word)
        return [said(book.chapters[name], say.lang), *[rule_line(rule, say) for rule in book.chapter(name)]]
    if found := book.search(word, say.lang):
        return [rule_line(rule, say) for rule in found]
    near = book.near(word)
    unknown = say.ui("rule-unknown", word=shown(word))
    return [f"{unknown} {say.ui('rule-near', near=', '.join(near))}" if near else unknown]


def rule_line(rule: Rule, say: Speaker) -> str:
    return f"{rule.id}  {said(rule.text, say.lang)}"


def is_known(say: Speaker, word: str) -> bool:
    """Whether the rulebook has anything under this word."""
    book = rulebook_of(say.game.title)
    exact = book.rule(word) or book.ruling(word) or normal(word) in book.chapters
    return not word.strip() or bool(exact) or bool(book.search(word, say.lang))
