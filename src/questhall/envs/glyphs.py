"""A tiny font: every sign is five rows of three points, written as five octal digits."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, Final

import numpy as np

WIDTH: Final = 4  # of a cell, with a column of space
HEIGHT: Final = 6
UNKNOWN: Final = "07570"
SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?-+=*/\\()[]<>#%&'’\"_^@|─━│┃┌┐└┘╭╮╰╯├┤┬┴┼█▓▒░■□●○•·≡¤×☼♥♦◆"
ROWS: Final = (
    "25755 65656 34443 65556 74647 74644 34553 55755 72227 "
    "11152 55655 44447 57755 65555 25552 65644 25573 65655 "
    "34216 72222 55557 55552 55775 55255 55222 71247 "
    "75557 26227 61247 61216 55711 74616 74757 71122 75757 75716 "
    "00002 00024 02020 02024 22202 61202 00700 02720 07070 52725 "
    "11244 44211 24442 21112 64446 31113 12421 42124 57575 51245 "
    "25253 22000 22000 55000 00007 25000 25743 22222 "
    "00700 00700 22222 22222 00322 00622 22300 22600 "
    "00322 00622 22300 22600 22322 22622 00722 22700 22722 "
    "77777 57575 25252 20502 07770 07570 27772 25552 00200 00200 "
    "70707 52525 05250 52725 57720 02720 02720 "
)
FONT: Final = {" ": "00000", **dict(zip(SIGNS, ROWS.split(), strict=True))}


@cache
def glyph(sign: str) -> Any:
    """The points of a sign in its cell; small letters and accents are written as capitals without."""
    rows = FONT.get(sign) or FONT.get(unicodedata.normalize("NFKD", sign.upper())[:1], UNKNOWN)
    cell = np.zeros((HEIGHT, WIDTH), bool)
    for y, row in enumerate(rows):
        cell[y, : WIDTH - 1] = [int(row) >> 2 - x & 1 for x in range(WIDTH - 1)]
    return cell
