"""XML from strangers: refused in words, never a crash, and never slow."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.quest_format.heroscribe import HeroScribeError, import_quest

LAUGHS = '<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><quest><board>&b;</board></quest>'
BOMBS = {
    "seven bits": b'<?xml version="1.0" encoding="utf-7"?><quest/>',
    "seven bits, other quotes": b"<?xml version='1.0' encoding='UTF-7'?><quest/>",
    "no such encoding": b'<?xml version="1.0" encoding="klingon"?><quest/>',
    "laughs": LAUGHS.encode(),
    "laughs in two bytes": ('<?xml version="1.0" encoding="utf-16"?>' + LAUGHS).encode("utf-16"),
    "laughs in two bytes, unsaid": LAUGHS.encode("utf-16-le"),
    "deep": b"<quest>" + b"<board>" * 100_000,
    "wide": b"<quest>" + b"<board/>" * 100_000 + b"</quest>",
    "large": b"<quest>" + b" " * 2_000_000 + b"</quest>",
    "half a character": "<quest>\ud800</quest>".encode("utf-8", "surrogatepass"),
    "not what it says": b'<?xml version="1.0" encoding="us-ascii"?><quest>\xff</quest>',
    "nothing": b"",
    "unfinished": b"<quest><board>",
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused(name: str) -> None:
    with pytest.raises(HeroScribeError):
        import_quest(BOMBS[name], "bomb")


@pytest.mark.parametrize("encoding", ["utf-8", "iso-8859-1", "windows-1252", "utf-16"])
def test_a_map_is_read_in_any_usual_encoding(encoding: str) -> None:
    xml = f'<?xml version="1.0" encoding="{encoding}"?><quest name="Été"><board/></quest>'
    assert "Été" in import_quest(xml.encode(encoding), "summer")
