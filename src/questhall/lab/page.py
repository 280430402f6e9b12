"""A report as one HTML file that needs nothing else: charts, the tables under them, every language in it.

The charts are drawn by the Vega bundle that vl-convert brings along; without scripts the tables are still there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Any, Final

from questhall.engine.charts import Chart
from questhall.engine.languages import LANGUAGES
from questhall.games import open_game
from questhall.lab.comparison import Comparison, compare
from questhall.lab.drawing import Spec, converter, differences, draw
from questhall.lab.experiment import Experiment
from questhall.lab.folder import RunFolder
from questhall.lab.gathered import Gathered, gather
from questhall.lab.measures import charts_of, measures_of, plan_of
from questhall.lab.report import Report
from questhall.lab.tables import Figures, Reader
from questhall.lab.words import Words
from questhall.texts import texts_of

COMPARED: Final = "compared"
FIGURES: Final = "figures"
# As d3-format wants it: https://d3js.org/d3-format#formatLocale
NUMBERS: Final[Mapping[str, Mapping[str, Any]]] = {
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["$", ""]},
    "fr": {
        "decimal": ",",
        "thousands": "\N{NARROW NO-BREAK SPACE}",
        "grouping": [3],
        "currency": ["", " €"],
        "percent": "\N{NARROW NO-BREAK SPACE}%",
    },
}


@dataclass(frozen=True)
class Section:
    """A title, what it says, its figures and, unless there is nothing to draw, its chart; in one language."""

    id: str
    title: str
    about: str
    figures: Figures
    spec: Spec | None


class Pages:
    """The sections of a run's report, in any language."""

    def __init__(self, folder: RunFolder) -> None:
        self.experiment = folder.experiment
        self.game = open_game(self.experiment.game)
        self.versions = folder.versions
        self.gathered: Gathered = gather(self.game, folder.kept())
        self.other = folder.other
        self.comparison: Comparison | None = None if self.other is None else compare(folder, self.other)

    @property
    def games(self) -> int:
        return self.gathered.totals.games

    def reader(self, lang: str) -> Reader:
        report = Report(self.experiment, self.gathered.totals, 0.0)
        return Reader(Words(self.game, lang), measures_of(self.game), self.gathered, report)

    def sections(self, lang: str) -> Iterator[Section]:
        reader = self.reader(lang)
        words = reader.words
        if self.comparison is not None and self.other is not None:
            figures = reader.compared(self.comparison)
            said = changes(self.experiment, self.other.experiment, words)
            about = words.say("report-compared.about", games=self.comparison.games, what=f"={said}")
            drawn = differences(figures.records, "", True).to_dict() if figures.records else None
            yield Section(COMPARED, words.say("report-compared"), about, figures, drawn)
        for chart in charts_of(self.game):
            yield self.section(chart, reader)
        about = words.say("report-figures.about")
        yield Section(FIGURES, words.say("report-figures"), about, reader.all_lines(), None)

    def section(self, chart: Chart, reader: Reader) -> Section:
        figures, words = reader.figures(chart), reader.words
        shares = (chart.worth or chart.of[0]) in reader.measures.shares
        spec = None if figures.empty else draw(chart, figures, plan_of(self.game), words, shares)
        about = words.about(chart)
        if figures.empty:
            about += f" {words.say('report-nothing')}"
        elif "low" in figures.records[0]:
            about += f" {words.say('report-interval')}"
        return Section(chart.id, words.title(chart), about, figures, spec)


def changes(one: Experiment, other: Experiment, words: Words) -> str:
    """What the other experiment does otherwise, as it was written."""
    said = [f"{key} = {short(value)}" for key, value in other.options.items() if one.options.get(key) != value]
    if one.bots != other.bots:
        said.append(", ".join(words.bot(bot) for bot in other.bots))
    return "; ".join(said)


def short(value: Any) -> str:
    said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return said if len(said) <= 60 else f"{said[:60]}…"


# HTML


def html(pages: Pages, lang: str) -> str:
    """The whole page; `lang` is the language it opens in."""
    sections = {language: list(pages.sections(language)) for language in LANGUAGES}
    specs = {
        language: {section.id: section.spec for section in found if section.spec is not None}
        for language, found in sections.items()
    }
    body = [header(pages)]
    for each in zip(*sections.values(), strict=True):
        body.append(section_html(dict(zip(sections, each, strict=True))))
    said = {language: title(pages, language) for language in LANGUAGES}
    template = (files("questhall.lab") / "page.html").read_text(encoding="utf-8")
    parts = {
        "LANG": lang,
        "TITLE": escape(said[lang]),
        "HIDDEN": ",".join(f":root:not([lang={each}]) [data-lang={each}]" for each in LANGUAGES),
        "BODY": "\n".join(body),
        "SPECS": inline_json({"specs": specs, "numbers": NUMBERS, "titles": said}),
        "VEGA": converter().javascript_bundle().replace("</script", "<\\/script"),
    }
    for key, value in parts.items():
        template = template.replace(f"%%{key}%%", value, 1)
    return template


def inline_json(data: Any) -> str:
    """JSON that can stand inside a script element."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


def title(pages: Pages, lang: str) -> str:
    words = Words(pages.game, lang)
    return words.say("report-title", game=f"={texts_of(pages.game).say(lang, 'title', {})}", games=pages.games)


def tongues(says: Mapping[str, str], tag: str = "span") -> str:
    return "".join(f'<{tag} data-lang="{lang}" lang="{lang}">{said}</{tag}>' for lang, said in says.items())


def header(pages: Pages) -> str:
    says = {lang: header_of(pages, Words(pages.game, lang)) for lang in LANGUAGES}
    buttons = "".join(f'<button type="button" data-set="{lang}">{lang.upper()}</button>' for lang in LANGUAGES)
    named = " / ".join(Words(pages.game, lang).say("report-language") for lang in LANGUAGES)
    return f'<header><nav aria-label="{escape(named)}">{buttons}</nav>{tongues(says, "div")}</header>'


def header_of(pages: Pages, words: Words) -> str:
    played = pages.experiment
    seated = ", ".join(words.bot(bot) for bot in played.bots)
    if played.rotate:
        seated += f" ({words.say('report-rotate')})"
    options = ", ".join(f"{key} = {short(value)}" for key, value in played.options.items())
    versions = (
        f"questhall {pages.versions['questhall']}, {played.game} {pages.versions['rules']}, {pages.versions['form']}"
    )
    facts = {
        "bots": seated,
        "options": options or words.say("report-no-options"),
        "seed": played.seed,
        "versions": versions,
    }
    listed = "".join(
        f"<dt>{escape(words.say(f'report-{id}'))}</dt><dd>{escape(said)}</dd>" for id, said in facts.items()
    )
    return f"<h1>{escape(title(pages, words.lang))}</h1><dl>{listed}</dl>"


def section_html(sections: Mapping[str, Section]) -> str:
    first = next(iter(sections.values()))
    heads = tongues({lang: headed(each) for lang, each in sections.items()}, "div")
    chart = "" if first.spec is None else f'<div class="chart" data-chart="{first.id}" role="img"></div>'
    tables = tongues({lang: table(each.figures) for lang, each in sections.items()}, "div")
    return f'<section id="{first.id}">{heads}{chart}{tables}</section>'


def headed(section: Section) -> str:
    return f"<h2>{escape(section.title)}</h2><p>{escape(section.about)}</p>"


def table(figures: Figures) -> str:
    if not figures.rows:
        return ""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in figures.head)
    rows = "".join(
        f"<tr{' class=sure' if n in figures.bold else ''}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for n, row in enumerate(figures.rows)
    )
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
