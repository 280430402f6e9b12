"""A third language, made by a script, through the terminal: what it does not reach is written into the code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest
from tools.pseudo_language import LANG, copy, ftl, plain, toml

from questhall.games import titles

COMMANDS = ("play", "simulate", "replay", "rules", "quest", "serve", "doctor", "backup", "restore")
GAMES = tuple(titles())
NAMES = {"Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"}  # of people
AND = {"kaj"}  # of lists, as the language itself has it
TYPED = "\n".join(["1"] * 25 + ["?", "1", "quit"])
RULE_OR_PATH = re.compile(r"\b[a-z]{3}-\s*[a-z]+-\w+\b|\S*/\S+")
# All commands in one process of the copied project; starting Python is what costs most.
DRIVER = """
import contextlib, io, json, sys
from questhall.cli import main
said = {}
for name, words, typed in json.load(sys.stdin):
    sys.stdin = io.StringIO(typed)
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.suppress(SystemExit):
        main(words)
    said[name] = out.getvalue()
json.dump(said, sys.stdout)
"""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the terminal says in the pseudo-language, by what was asked."""
    project = copy(tmp_path_factory.mktemp("pseudo") / "project")
    asked = [
        *[(f"help {each}", [each, "--help", "--lang", LANG], "") for each in COMMANDS],
        *[(f"rules {each}", ["rules", each, "--all", "--lang", LANG], "") for each in GAMES],
        *[(f"play {each}", ["play", each, "--plain", "--seed", "7", "--lang", LANG], TYPED) for each in GAMES],
    ]
    own = {"PYTHONPATH": str(project / "src"), "QUESTHALL_FORM": "pure", "QUESTHALL_HOME": str(project / "home")}
    command = [sys.executable, "-c", DRIVER]
    ended = subprocess.run(
        command, env=os.environ | own, input=json.dumps(asked), capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0 and not ended.stderr, ended.stderr
    answers: dict[str, str] = json.loads(ended.stdout)
    return answers


def test_texts_become_longer_and_keep_what_is_calculated() -> None:
    assert ftl("a = You owe { $n } gems.\n") == "a = Ýóóúú óówéé { $n } gééms.\n"
    assert toml('t = { en = "Door", fr = "Porte" }') == f't = {{ en = "Door", fr = "Porte", {LANG} = "Póórtéé" }}'
    assert toml('s.en = "Door"\ns.fr = "Porte"\n').splitlines()[-1] == f's.{LANG} = "Póórtéé"'
    assert '"Un"/"Úñ"' in toml("""s = 'choose{"One"/"Un": none}'""")
    assert plain("Póórtéé, Door") == {"Door"}


@pytest.mark.parametrize("command", COMMANDS)
def test_help(said: dict[str, str], command: str) -> None:
    """Names of commands, options and their values stay as they are typed."""
    text = re.sub(r"--?[a-z-]+|\{[^}]*\}|\bquesthall\b", "", said[f"help {command}"])
    assert len(text) > 300
    assert plain(text) - {"check", "new", "import", "export", command} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_line_mode(said: dict[str, str], game: str) -> None:
    text = RULE_OR_PATH.sub("", said[f"play {game}"])
    assert len(text) > 4000
    assert plain(text) - NAMES - AND == set()


@pytest.mark.parametrize("game", GAMES)
def test_rules_to_read(said: dict[str, str], game: str) -> None:
    text = re.sub(r"`[^`]*`", "", RULE_OR_PATH.sub("", said[f"rules {game}"]))
    assert len(text) > 10_000
    assert plain(text) == set()
