"""The languages of Questhall. Another one is a word here and its texts."""

from __future__ import annotations

from typing import Final, Literal, get_args

Lang = Literal["en", "fr"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Lang)
