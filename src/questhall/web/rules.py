"""A game's rulebook and rule card as they are sent."""

from __future__ import annotations

from functools import cache

from questhall.engine.game import Title
from questhall.engine.languages import LANGUAGES
from questhall.texts import rulebook
from questhall.texts.rule_card import Section, card_of
from questhall.texts.rulebook import Rule, Ruling, Words
from questhall.web.replies import CardLine, CardSection, Rulebook, RuleText, RulingText


@cache
def rulebook_of(title: Title) -> Rulebook:
    book = rulebook.rulebook_of(title)
    return Rulebook(
        game=title.id,
        card=[card_section(each) for each in card_of(title)],
        chapters={id: in_all(words) for id, words in book.chapters.items()},
        rules={id: rule_text(each) for id, each in book.rules.items()},
        rulings={id: ruling_text(each) for id, each in book.rulings.items()},
    )


def in_all(words: Words) -> dict[str, str]:
    return {lang: words.get(lang, "") for lang in LANGUAGES}


def card_section(section: Section) -> CardSection:
    lines = [CardLine(line.icon, line.rule, in_all(line.text)) for line in section.lines]
    return CardSection(in_all(section.title), lines)


def rule_text(rule: Rule) -> RuleText:
    return RuleText(**in_all(rule.text), source=rule.source, chapter=rule.chapter, rulings=list(rule.rulings))


def ruling_text(ruling: Ruling) -> RulingText:
    return RulingText(in_all(ruling.question), in_all(ruling.answer), ruling.option)
