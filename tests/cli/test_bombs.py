"""Files and words that are meant to do harm: one clear line, and never a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from questhall.cli.errors import CRASHED, FOUND_WRONG, MISUSED
from questhall.texts import languages, strict

TOML = {
    "dotted": ".".join(["a"] * 31_500) + "=1",
    "arrays": "a=" + "[" * 50_000 + "]" * 50_000,
    "tables": "a=" + "{a=" * 50_000,
    "huge": "#" * 3_000_000,
    "digits": "a=" + "9" * 50_000,
    "escapes": '"\\u001b]0;owned\\u0007" = 1',
}
XML = {
    "seven bits": b'<?xml version="1.0" encoding="utf-7"?><quest/>',
    "deep": b"<quest>" * 200_000,
    "entities": b'<!DOCTYPE q [<!ENTITY a "a">]><quest>&a;</quest>',
}


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", TOML)
def test_a_quest_that_is_a_bomb(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bomb.toml").write_text(TOML[name], "utf-8")
    assert main(["quest", "check", "bomb.toml"]) == FOUND_WRONG
    said = capsys.readouterr().out
    assert said.startswith("bomb.toml") and "\x1b" not in said and len(said) < 1000


@pytest.mark.parametrize("name", XML)
def test_a_map_that_is_a_bomb(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("bomb.xml").write_bytes(XML[name])
    assert main(["quest", "import", "bomb.xml"]) == MISUSED
    assert "bomb.xml" in capsys.readouterr().err


def test_a_record_that_is_a_bomb(capsys: pytest.CaptureFixture[str]) -> None:
    Path("bomb.game.jsonl").write_text('{"questhall": ' + "[" * 100_000, "utf-8")
    assert main(["replay", "bomb.game.jsonl", "--plain"]) not in (0, CRASHED)
    assert "bomb.game.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
def test_a_proxy_that_is_none(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with strict():
        assert main(["serve", "--port", "0", "--trusted-proxy", "nonsense", "--lang", lang]) == MISUSED
    assert "nonsense" in capsys.readouterr().err
