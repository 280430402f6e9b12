"""What people type, made comparable."""

from __future__ import annotations

import unicodedata


class NotUnderstood(ValueError):
    """Words that mean nothing here; the text says what would."""


def normal(text: str) -> str:
    """Small letters without accents, one space between words."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in split if not unicodedata.combining(sign)).split())
