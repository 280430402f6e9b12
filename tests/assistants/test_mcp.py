"""`questhall mcp` with the client of the mcp package, over standard input and output."""

from __future__ import annotations

import builtins
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from questhall.cli.main import main


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def missing(name: str, *args: Any, **more: Any) -> Any:
        if name.startswith("questhall.assistants.server"):
            raise ModuleNotFoundError("No module named 'mcp'", name="mcp")
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert main(["mcp", "--lang", "en"]) == 2
    assert "pip install 'questhall[mcp]'" in capsys.readouterr().err


async def test_an_assistant_plays(at_home: Path) -> None:
    pytest.importorskip("mcp", reason="mcp is not installed (questhall[mcp])")
    from mcp import Client, StdioServerParameters, stdio_client

    start = StdioServerParameters(
        command=sys.executable,
        args=["-m", "questhall.cli", "mcp", "--lang", "en"],
        env={**os.environ, "QUESTHALL_HOME": str(at_home)},
    )
    async with Client(stdio_client(start)) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools >= {
            "games",
            "new_table",
            "look",
            "answer",
            "why_not",
            "explain",
            "undo",
            "save",
            "open_record",
            "rule",
        }
        seen = data(await client.call_tool("new_table", {"game": "dragonquest", "seats": ["me", "sane"], "seed": "1"}))
        assert seen["answers"] and "view" in seen
        name = seen["answers"][0]["name"]
        after = data(await client.call_tool("answer", {"table": seen["table"], "answer": name}))
        assert after["said"]
        refused = await client.call_tool("answer", {"table": seen["table"], "answer": "fly"})
        assert refused.is_error and "The answers are:" in refused.content[0].text


def data(result: Any) -> Any:
    assert not result.is_error, result.content
    return result.structured_content or json.loads(result.content[0].text)
