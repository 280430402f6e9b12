"""Table options as the rules read them: fields of a game's table, which the settings name.

A table is made with the defaults; a field's own type says how a setting's words are read. True and False turn with the
first word, which is the default. Whole numbers are the word itself where all words are numbers, else its place among
them. A field that holds one value a seat reads one word for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from questhall.engine.game import Setting


def agree(table: object, settings: Iterable[Setting], options: Mapping[str, Any]) -> None:
    """Write completed options into the fields that the settings name."""
    for setting in settings:
        if setting.field:
            usual = getattr(table, setting.field)
            setattr(table, setting.field, read(setting, usual, options[setting.id]))


def read(setting: Setting, usual: Any, said: Any) -> Any:
    if setting.per_seat:
        return type(usual)(read_word(setting, each, word) for each, word in zip(usual, said, strict=True))
    return read_word(setting, usual, said)


def read_word(setting: Setting, usual: Any, word: str) -> bool | int:
    if isinstance(usual, bool):
        return usual if word == setting.values[0] else not usual
    return int(word) if all(each.isdecimal() for each in setting.values) else setting.values.index(word)
