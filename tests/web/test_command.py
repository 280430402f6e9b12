"""The command line's way in: `questhall serve` and opening the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
from tests.web.halls import Running

from questhall.cli.main import build_parser
from questhall.web import command


def parsed(*words: str) -> argparse.Namespace:
    return build_parser("en").parse_args(["serve", *words])


def test_options_reach_the_server() -> None:
    words = ["--database", "postgresql://x/y", "--bots", "3", "--rate", "7", "--public-url", "https://hall.example/"]
    options = command.options_of(parsed(*words), "https://hall.example/")
    assert (options.database, options.hall.bot_workers, options.rate) == ("postgresql://x/y", 3, 7.0)
    assert options.public_url == "https://hall.example"


def test_a_push_key_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "push.key"
    first = command.push_key(file)
    assert command.push_key(file) == first and file.stat().st_mode & 0o077 == 0
    with pytest.raises(command.CannotServe):
        command.options_of(parsed("--push-key", str(file)), "")


def test_a_hall_that_runs_already_is_opened(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    port = int(hall.url.rsplit(":", 1)[1])
    assert command.open_hall(argparse.Namespace(port=port)) == 0
    assert opened == [hall.url]


def test_addresses_are_shown_as_people_can_use_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.shown_host("::1") == "[::1]"
    assert command.shown_host("0.0.0.0") != "0.0.0.0"
    command.greet("http://127.0.0.1:1", True)
    assert "http://127.0.0.1:1" in capsys.readouterr().out
