"""The charts of a report as single pictures, PNG or SVG, made without a browser."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from questhall.lab.drawing import converter
from questhall.lab.page import NUMBERS, Pages

PICTURES: Final = ("png", "svg")
SCALE: Final = 1.5  # of PNG
HEAD: Final = 8  # bytes that every PNG begins with
DATA: Final = b"IDAT"
LOOK: Final[dict[str, Any]] = {
    "background": "white",
    "font": "sans-serif",
    "padding": 12,
    "view": {"stroke": None},
    "title": {"anchor": "start", "fontSize": 15, "offset": 12},
}


def write_pictures(pages: Pages, folder: Path, kind: str, lang: str) -> list[Path]:
    """One file a chart, called by its id."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for section in pages.sections(lang):
        if section.spec is None:
            continue
        spec = {**section.spec, "title": section.title, "config": LOOK}
        path = folder / f"{section.id}.{kind}"
        path.write_bytes(picture(spec, kind, lang))
        written.append(path)
    return written


def picture(spec: dict[str, Any], kind: str, lang: str) -> bytes:
    numbers = dict(NUMBERS[lang])
    if kind == "svg":
        return str(converter().vegalite_to_svg(spec, format_locale=numbers)).encode()
    return packed(bytes(converter().vegalite_to_png(spec, scale=SCALE, format_locale=numbers)))


def packed(png: bytes) -> bytes:
    """The same picture with its data packed well, which the converter leaves undone: an eighth of the size."""
    chunks = list(chunks_of(png))
    data = zlib.decompress(b"".join(body for kind, body in chunks if kind == DATA))
    before = [chunk for chunk in chunks[:-1] if chunk[0] != DATA]
    return png[:HEAD] + b"".join(chunk(*each) for each in (*before, (DATA, zlib.compress(data, 9)), chunks[-1]))


def chunks_of(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = HEAD
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += 12 + size


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
