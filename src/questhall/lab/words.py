"""What measures, charts, bots and things are called in a reader's language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal

from questhall.engine.charts import Chart
from questhall.engine.game import Game
from questhall.lab.measures import stats_of
from questhall.texts import Texts, texts_of

FOLDER: Final = Path(__file__).parent
NO_SIGN: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Words:
    """Of one game in one language. What its own statistics do not say, the lab's own texts do."""

    game: Game[Any]
    lang: str

    def texts(self, id: str) -> Texts:
        stats = stats_of(self.game)
        own = None if stats is None or stats.__file__ is None else texts_of(Path(stats.__file__).parent)
        return own if own is not None and own.has(self.lang, id) else texts_of(FOLDER)

    def say(self, id: str, **args: Any) -> str:
        return self.texts(id).say(self.lang, id, args)

    def measure(self, name: str) -> str:
        said = getattr(stats_of(self.game), "NAMES", {}).get(name)
        if said is not None:
            return self.say(said.text, **{key: f"={self.thing(value)}" for key, value in said.args.items()})
        id = f"measure-{NO_SIGN.sub('-', name.lower()).strip('-')}"
        return self.say(id) if self.texts(id).has(self.lang, id) else name

    def title(self, chart: Chart) -> str:
        return self.say(f"chart-{chart.id}")

    def about(self, chart: Chart) -> str:
        return self.say(f"chart-{chart.id}.about")

    def thing(self, ref: str) -> str:
        """What a ref is called: by the statistics, else by the game."""
        kind = ref.partition(":")[0]
        ids = (f"ref-{ref.replace(':', '-')}", f"ref-{kind}")
        own = next((self.texts(id) for id in ids if self.texts(id).has(self.lang, id)), texts_of(self.game))
        said = str(own.word(self.lang, ref, {}))
        return said[:1].upper() + said[1:]

    def bot(self, name: str) -> str:
        word, colon, parameters = name.partition(":")
        texts = texts_of(self.game)
        known = texts.has(self.lang, f"bot-{word}")
        return f"{texts.say(self.lang, f'bot-{word}', {})}{colon}{parameters}" if known else name

    def number(self, value: float, digits: int) -> str:
        if not isfinite(value):
            return "–"
        return str(format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}".rstrip("."), locale=self.lang))

    def percent(self, value: float, digits: int = 1) -> str:
        space = "\N{NARROW NO-BREAK SPACE}" if self.lang == "fr" else ""
        return f"{self.number(100 * value, digits)}{space}%"

    def value(self, value: float, share: bool) -> str:
        return self.percent(value) if share else self.number(value, 0 if abs(value) >= 100 else 2)

    def interval(self, value: float, low: float, high: float, share: bool) -> str:
        """A figure and its interval, all written alike."""
        digits = 1 if share else 0 if abs(value) >= 100 else 2
        scale = 100 if share else 1
        bounds = [self.number(scale * bound, digits) for bound in (low, high)]
        between = " ; " if self.lang == "fr" else ", "  # where the comma is the decimal sign
        return f"{self.value(value, share)}  [{between.join(bounds)}]"
