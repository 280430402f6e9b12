"""The languages, how to guess the reader's, and French spaces."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final

from questhall.engine.languages import LANGUAGES

MARK: Final = "°"  # stands behind a sentence that is missing in the reader's language
SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides

NARROW: Final = "\u202f"
NO_BREAK: Final = "\u00a0"
BEFORE_HIGH_SIGN: Final = re.compile("[ \u00a0]([;!?»%])")
BEFORE_COLON: Final = re.compile(" (:)(?= |$)")
AFTER_QUOTE: Final = re.compile("«[ \u00a0]")


def languages() -> tuple[str, ...]:
    return LANGUAGES


def guess_language(settings: Mapping[str, str] | None = None) -> str:
    """The reader's language by the environment; English if it says nothing known."""
    settings = os.environ if settings is None else settings
    said = next((settings[key] for key in SETTINGS if settings.get(key)), "")
    code = said[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def typeset(lang: str, text: str) -> str:
    """The text with the spaces its language wants; translators type plain ones."""
    if lang != "fr":
        return text
    text = BEFORE_HIGH_SIGN.sub(NARROW + r"\1", text)
    text = BEFORE_COLON.sub(NO_BREAK + r"\1", text)
    return AFTER_QUOTE.sub("«" + NARROW, text)
