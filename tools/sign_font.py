"""Draws the hall's own font of signs: hearts, stars and arrows that the fonts of words do not have.

    python tools/sign_font.py            writes client/src/styles/signs.ttf
    python tools/sign_font.py --check    says whether it is up to date

Shapes are polygons on a field of 1000, the first outline of each to the right, holes to the left. Nothing but the
standard library is needed, and the same shapes always give the same bytes.
"""

from __future__ import annotations

import struct
import sys
from math import cos, pi, sin
from pathlib import Path
from typing import Final

FONT: Final = Path(__file__).resolve().parents[1] / "client" / "src" / "styles" / "signs.ttf"
EM: Final = 1000
WIDTH: Final = 1000
ASCENT: Final = 900
DESCENT: Final = 200
MIDDLE: Final = (500, 350)  # of the signs, on the middle of small letters
EPOCH: Final = 2_082_844_800  # seconds from 1904 to 1970

Point = tuple[float, float]
Shape = list[Point]


# Shapes


def ring(radius: float, at: Point = MIDDLE, sides: int = 36) -> Shape:
    x, y = at
    return [(x + radius * sin(2 * pi * n / sides), y + radius * cos(2 * pi * n / sides)) for n in range(sides)]


def hole(shape: Shape) -> Shape:
    return shape[::-1]


def star(points: int, outer: float, inner: float) -> Shape:
    x, y = MIDDLE
    radii = [outer, inner] * points
    return [(x + r * sin(pi * n / points), y + r * cos(pi * n / points)) for n, r in enumerate(radii)]


def diamond(size: float, at: Point = MIDDLE) -> Shape:
    x, y = at
    return [(x, y + size), (x + size, y), (x, y - size), (x - size, y)]


def box(left: float, bottom: float, right: float, top: float) -> Shape:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def bar(a: Point, b: Point, thick: float = 90) -> Shape:
    """A stroke from one point to the other."""
    (ax, ay), (bx, by) = a, b
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (by - ay) / length * thick / 2, (ax - bx) / length * thick / 2
    return rightwards([(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)])


def rightwards(shape: Shape) -> Shape:
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True))
    return shape if area < 0 else shape[::-1]


def heart() -> Shape:
    turns = [2 * pi * n / 40 for n in range(40)]
    wide = [16 * sin(t) ** 3 for t in turns]
    high = [13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t) for t in turns]
    return rightwards([(500 + 23 * x, 370 + 23 * y) for x, y in zip(wide, high, strict=True)])


def arrow(to_right: bool, y: float = 350, reach: tuple[float, float] = (90, 910), half: float = 200) -> Shape:
    left, right = reach
    shape = [
        *[(left, y + 45), (right - half, y + 45), (right - half, y + half), (right, y)],
        *[(right - half, y - half), (right - half, y - 45), (left, y - 45)],
    ]
    return shape if to_right else rightwards([(left + right - x, each) for x, each in shape])


def both_ways() -> Shape:
    return rightwards(
        [
            *[(60, 350), (240, 540), (240, 395), (760, 395), (760, 540), (940, 350)],
            *[(760, 160), (760, 305), (240, 305), (240, 160)],
        ]
    )


def bolt() -> Shape:
    return rightwards([(600, 820), (220, 300), (460, 300), (380, -110), (790, 440), (540, 440)])


def card() -> list[Shape]:
    return [box(230, -80, 770, 780), hole(box(290, -20, 710, 720)), rightwards(diamond(180))]


def skull() -> list[Shape]:
    top = [point for point in ring(320, (500, 440)) if point[1] > 260]
    jaw: Shape = [(640, 120), (640, -40), (360, -40), (360, 120)]
    return [
        rightwards([*[each for each in top if each[0] >= 500], *jaw, *[each for each in top if each[0] < 500]]),
        hole(ring(85, (380, 420), 18)),
        hole(ring(85, (620, 420), 18)),
        hole(rightwards([(500, 320), (550, 220), (450, 220)])),
    ]


def note() -> list[Shape]:
    return [
        ring(130, (400, 40), 24),
        box(460, 40, 530, 760),
        rightwards([(530, 760), (740, 560), (700, 520), (530, 640)]),
    ]


def wave(y: float, half: float = 45) -> Shape:
    """A stroke that rises and falls once."""
    across = [120 + 38 * n for n in range(21)]
    middle = [(x, y + 60 * sin(2 * pi * (x - 120) / 760)) for x in across]
    return rightwards([*[(x, m + half) for x, m in middle], *[(x, m - half) for x, m in reversed(middle)]])


def corner(to_right: bool) -> list[Shape]:
    return (
        [box(420, -80, 490, 780), box(420, 710, 680, 780)]
        if to_right
        else [box(510, -80, 580, 780), box(320, 710, 580, 780)]
    )


def compare(to_right: bool) -> list[Shape]:
    a, tip, b = ((200, 640), (780, 420), (200, 200)) if to_right else ((800, 640), (220, 420), (800, 200))
    return [bar(a, tip, 75), bar(tip, b, 75), box(200, 40, 800, 110)]


SIGNS: Final[dict[str, list[Shape]]] = {
    "←": [arrow(False)],
    "→": [arrow(True)],
    "↔": [both_ways()],
    "⇄": [arrow(True, 510, half=140), arrow(False, 190, half=140)],
    "∞": [ring(190, (310, 350)), hole(ring(110, (310, 350))), ring(190, (690, 350)), hole(ring(110, (690, 350)))],
    "≈": [wave(480), wave(220)],
    "≤": compare(False),
    "≥": compare(True),
    "⋯": [ring(70, (200, 350), 18), ring(70, (500, 350), 18), ring(70, (800, 350), 18)],
    "⌈": corner(True),
    "⌉": corner(False),
    "◆": [diamond(390)],
    "◇": [diamond(400), hole(diamond(280))],
    "◉": [ring(360), hole(ring(280)), ring(180)],
    "○": [ring(340), hole(ring(260))],
    "●": [ring(340)],
    "★": [star(5, 450, 180)],
    "☠": skull(),
    "♥": [heart()],
    "♪": note(),
    "⚡": [bolt()],
    "✓": [bar((160, 330), (400, 80), 110), bar((370, 60), (840, 660), 110)],
    "✕": [bar((200, 50), (800, 650), 105), bar((200, 650), (800, 50), 105)],
    "✗": [bar((220, 40), (800, 680), 110), bar((260, 640), (740, 60), 85)],
    "✝": [box(450, -60, 550, 780), box(250, 460, 750, 560)],
    "🂠": card(),
}


# Tables


def outline(shapes: list[Shape]) -> bytes:
    """A simple glyph: every point on the curve, coordinates as steps of two bytes."""
    points = [(round(x), round(y)) for shape in shapes for x, y in shape]
    ends, total = [], -1
    for shape in shapes:
        total += len(shape)
        ends.append(total)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    data = struct.pack(">hhhhh", len(shapes), min(xs), min(ys), max(xs), max(ys))
    data += struct.pack(f">{len(ends)}HH", *ends, 0) + bytes([1] * len(points))
    for values in (xs, ys):
        data += struct.pack(f">{len(values)}h", *[b - a for a, b in zip([0, *values], values, strict=False)])
    return data + b"\0" * (-len(data) % 4)


def cmap(letters: list[str]) -> bytes:
    groups = b"".join(struct.pack(">III", ord(sign), ord(sign), n + 1) for n, sign in enumerate(letters))
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(letters)) + groups
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


def names() -> bytes:
    texts = {1: "Questhall Signs", 2: "Regular", 4: "Questhall Signs", 6: "QuesthallSigns"}
    data, rows = b"", b""
    for number, text in texts.items():
        spelt = text.encode("utf-16-be")
        rows += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(spelt), len(data))
        data += spelt
    return struct.pack(">HHH", 0, len(texts), 6 + 12 * len(texts)) + rows + data


def build() -> bytes:
    letters = sorted(SIGNS, key=ord)
    glyphs = [b""] + [outline(SIGNS[sign]) for sign in letters]
    places = [sum(len(glyph) for glyph in glyphs[:n]) for n in range(len(glyphs) + 1)]
    most_points = max(sum(map(len, SIGNS[sign])) for sign in letters)
    most_outlines = max(len(SIGNS[sign]) for sign in letters)
    made = EPOCH + 1_700_000_000
    tables = {
        b"OS/2": struct.pack(
            ">HhHHHhhhhhhhhhhh10sIIII4sHHHhhhHHIIhhHHH",
            *(4, WIDTH, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0, bytes(10), 0, 0, 0, 0, b"QHAL"),
            *(0x40, 0x2190, 0xFFFF, ASCENT, -DESCENT, 0, ASCENT, DESCENT, 0, 0, 480, 700, 0, 32, 1),
        ),
        b"cmap": cmap(letters),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(
            ">IIIIHHQQhhhhHHhhh",
            *(0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, made, made, 0, -DESCENT, EM, ASCENT, 0, 8, 2, 1, 0),
        ),
        b"hhea": struct.pack(
            ">IhhhHhhhhhhhhhhhH", 0x10000, ASCENT, -DESCENT, 0, WIDTH, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, len(glyphs)
        ),
        b"hmtx": struct.pack(">Hh", WIDTH, 0) * len(glyphs),
        b"loca": struct.pack(f">{len(places)}I", *places),
        b"maxp": struct.pack(
            ">IHHHHHHHHHHHHHH", 0x10000, len(glyphs), most_points, most_outlines, *[0, 0, 1], *[0] * 8
        ),
        b"name": names(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return together(tables)


def together(tables: dict[bytes, bytes]) -> bytes:
    count = len(tables)
    power = 1 << (count.bit_length() - 1)
    head = struct.pack(">IHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    rows, body, at = b"", b"", 12 + 16 * count
    for tag, data in sorted(tables.items()):
        padded = data + b"\0" * (-len(data) % 4)
        rows += tag + struct.pack(">III", checksum(padded), at + len(body), len(data))
        body += padded
    font = head + rows + body
    place = font.index(struct.pack(">II", 0, 0x5F0F3CF5))  # the sum of the whole stands before the magic number
    return font[:place] + struct.pack(">I", (0xB1B0AFBA - checksum(font)) & 0xFFFFFFFF) + font[place + 4 :]


def checksum(data: bytes) -> int:
    return sum(struct.unpack(f">{len(data) // 4}I", data)) & 0xFFFFFFFF


def main(words: list[str]) -> int:
    if words == ["--check"]:
        fresh = FONT.exists() and FONT.read_bytes() == build()
        print("up to date" if fresh else f"{FONT.name} is old: run python tools/sign_font.py")
        return 0 if fresh else 1
    FONT.write_bytes(build())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
