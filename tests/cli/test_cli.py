"""The command: arguments, exit codes, one-line errors, records on disk."""

from __future__ import annotations

import io
import os
import random
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from questhall.cli import main, playing
from questhall.cli.errors import CRASHED, FOUND_WRONG, GOOD, MISUSED
from questhall.engine import record
from questhall.terminal import saves
from questhall.texts import languages, strict

Output = pytest.CaptureFixture[str]
ANSWERS = ["1", "stop", "1"] * 150


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return tmp_path / "home"


def run(monkeypatch: pytest.MonkeyPatch, *words: str, lines: list[str] | None = None) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
    return main(words)


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "questhall.cli", *words]


def only_record() -> Path:
    (path,) = saves.folder().glob(f"*{record.SUFFIX}")
    return path


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", ["", "play", "replay", "rules"])
def test_help_has_examples_in_both_languages(name: str, lang: str, capsys: Output) -> None:
    with strict():
        assert main([*([name] if name else []), "--help", "--lang", lang]) == GOOD
    said = capsys.readouterr().out
    assert {"en": "examples:", "fr": "exemples :"}[lang] in said.replace("\u00a0", " ")
    assert "questhall " in said


def test_version(capsys: Output) -> None:
    assert main(["--version"]) == GOOD
    assert capsys.readouterr().out.startswith("questhall ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frob"], "frob"),
        (["play", "nosuch"], "nosuch"),
        (["play", "dragonquest", "--seats", "human,nobody"], "nobody"),
        (["play", "dragonquest", "--players", "9"], "1 to 4"),
        (["play", "dragonquest", "--players", "x"], "--players"),
        (["play", "dragonquest", "--players", "2", "--bots", "clever"], "easy, fair, strong"),
        (["play", "dragonquest", "--dice", "loaded"], "fair"),
        (["play", "dragonquest", "--dice", "seeded"], "--seed"),
        (["play", "dragonquest", "--dice", "hand", "--seed", "1"], "--seed"),
        (["play", "dragonquest", "--option", "difficulty=easy"], "gentle"),
        (["play", "dragonquest", "--option", "colour=red"], "difficulty"),
        (["play", "dragonquest", "--option", "custom_treasures=[1"], "JSON"),
        (["play", "dragonquest", "--option", "custom_treasures=[1]"], "custom_treasures"),
        (["play", "dragonquest", "--names", "a@b"], "a@b"),
        (["play", "dragonquest", "--names", "A,B", "--seats", "human"], "2 names"),
        (["play", "--resume"], "no unfinished game"),
        (["play", "--resume", "nosuch.file"], "nosuch.file"),
        (["replay", "nosuch.file"], "nosuch.file"),
        (["replay"], "missing"),
        (["rules", "nosuch"], "nosuch"),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_what_cannot_be_done_is_said_in_one_line(words: list[str], said: str, lang: str, capsys: Output) -> None:
    assert main([*words, "--lang", lang]) == MISUSED
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert errors.startswith("questhall")
    if lang == "en":
        assert said in errors


def test_a_game_with_content_of_ones_own(monkeypatch: pytest.MonkeyPatch, capsys: Output, tmp_path: Path) -> None:
    file, saved = tmp_path / "mine.toml", tmp_path / "mine.game.jsonl"
    file.write_text('[[objects.object]]\nid = "amulet"\ncost = 9\n')
    words = ("play", "dragonquest", "--seed", "3", "--content", str(file), "--save", str(saved))
    assert run(monkeypatch, *words) == MISUSED
    assert f"{file}:3: object 'amulet': cost: 9 is above 6" in capsys.readouterr().err
    file.write_text('[[objects.object]]\nid = "amulet"\ncost = 4\n')
    assert run(monkeypatch, *words, lines=ANSWERS) == GOOD
    assert 'id = \\"amulet\\"\\ncost = 4' in saved.read_text().splitlines()[0]
    assert main(["replay", "--verify", str(saved)]) == GOOD


def test_a_scripted_game_is_played_saved_and_verified(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "play", "dragonquest", "--seed", "3", "--names", "Zoé", lines=ANSWERS) == GOOD
    said = capsys.readouterr().out
    assert "Zoé goes first." in said
    assert str(only_record()) in said
    assert run(monkeypatch, "replay", str(only_record()), "--verify") == GOOD
    assert "all recomputed" in capsys.readouterr().out


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    told = []
    for name in ("one", "two"):
        words = ["play", "dragonquest", "--seed", "7", "--seats", "human,sane", "--save", str(saves.home() / name)]
        assert run(monkeypatch, *words, lines=ANSWERS[:60]) == GOOD
        told.append(capsys.readouterr().out.splitlines()[:-1])
    assert told[0] == told[1]


def test_fair_dice_are_revealed_and_verified(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    run(monkeypatch, "play", "dragonquest", lines=[*ANSWERS, "quit"])
    capsys.readouterr()
    assert run(monkeypatch, "replay", str(only_record()), "--verify") == GOOD
    assert "the revealed secret is the one that was promised" in capsys.readouterr().out


def test_a_quit_game_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    run(monkeypatch, "play", "dragonquest", lines=["2", "quit"])
    entries = record.read(only_record()).seq
    assert run(monkeypatch, "play", "--resume", lines=["log", "stop"]) == GOOD
    said = capsys.readouterr().out
    assert said.count("Ada says 2.") >= 2
    assert record.read(only_record()).seq >= entries


def test_the_menu_offers_games_and_the_last_one(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "play", "--seed", "1", lines=["what", "1", "2"]) == GOOD
    assert "Ada says 2." in capsys.readouterr().out
    assert run(monkeypatch, "play", "--lang", "fr", lines=["1"]) == GOOD
    assert "Ada annonce 2." in capsys.readouterr().out
    assert run(monkeypatch, "play", lines=["quit"]) == GOOD


def test_without_a_command_the_hall_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("questhall.web.command.open_hall", lambda args: opened.append(args.lang) or 0)
    assert run(monkeypatch, "--lang", "fr") == GOOD
    assert opened == ["fr"]


def test_serve_describes_itself(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "serve", "--help", "--lang", "en") == GOOD
    assert "--database" in (english := capsys.readouterr().out)
    assert run(monkeypatch, "serve", "--help", "--lang", "fr") == GOOD
    assert "exemples" in (french := capsys.readouterr().out)
    assert "sqlite:///fichier" in french and "sqlite:///file " in english


def test_a_port_that_is_taken_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert run(monkeypatch, "serve", "--port", str(taken.getsockname()[1])) == MISUSED
    assert "--port" in capsys.readouterr().err


def test_a_damaged_save_names_its_line_and_can_be_salvaged(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    run(monkeypatch, "play", "dragonquest", "--seed", "5", lines=["1", "stop"])
    lines = only_record().read_text().splitlines()
    lines[-1] = lines[-1].replace("stop", "stap")
    only_record().write_text("\n".join(lines) + "\n")
    capsys.readouterr()
    assert run(monkeypatch, "play", "--resume") == MISUSED
    error = capsys.readouterr().err
    assert f"line {len(lines)}" in error
    assert "--salvage" in error
    assert run(monkeypatch, "replay", str(only_record()), "--verify") == FOUND_WRONG
    assert f"line {len(lines)}" in capsys.readouterr().out
    assert run(monkeypatch, "play", "--resume", "--salvage", lines=["stop"]) == GOOD
    assert "Ada keeps these dice." in capsys.readouterr().out
    assert run(monkeypatch, "replay", str(only_record()), "--verify") == GOOD


def test_fair_dice_without_their_secret_cannot_be_played_on(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    run(monkeypatch, "play", "dragonquest", lines=["1"])
    record.secret_path(only_record()).unlink()
    assert run(monkeypatch, "play", "--resume") == MISUSED
    assert ".secret" in capsys.readouterr().err


def test_a_replay_is_told_up_to_an_entry_and_stepped_through(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    run(monkeypatch, "play", "dragonquest", "--seed", "5", lines=["1", "stop"])
    capsys.readouterr()
    steps = ["n", "back", "0", "sheet", "lang fr", "suivant", "rules mov", "what", "quit", "n"]
    assert run(monkeypatch, "replay", str(only_record()), "--to", "2", lines=steps) == GOOD
    said = capsys.readouterr().out
    assert "replay 2 / 4" in said
    assert "lecture 1 / 4" in said


def test_rules_are_read_by_chapter_id_word_and_in_whole(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    asked = {"": "Movement dice", "mov": "drq-mov-01", "drq-wal-15": "R06", "third trap": "drq-trp-07", "R6": "R06"}
    for words, expected in asked.items():
        assert run(monkeypatch, "rules", "dragonquest", *words.split()) == GOOD
        assert expected in capsys.readouterr().out
    assert run(monkeypatch, "rules", "dragonquest", "--all", "--lang", "fr") == GOOD
    assert "Dés" in capsys.readouterr().out
    assert run(monkeypatch, "rules", "dragonquest", "drq-mov-77") == FOUND_WRONG
    assert "drq-mov-0" in capsys.readouterr().err


def test_the_unexpected_leaves_one_line_and_a_report(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def burst(*_: object) -> None:
        raise RuntimeError("the roof fell in")

    monkeypatch.setattr(playing.start, "begin", burst)
    assert run(monkeypatch, "play", "dragonquest") == CRASHED
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "the roof fell in" in error
    (report,) = (saves.home() / "crashes").iterdir()
    assert "Traceback" in report.read_text()
    assert str(report) in error


def test_an_unwritable_home_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("QUESTHALL_HOME", str(tmp_path / "file"))
    assert run(monkeypatch, "play", "dragonquest") == MISUSED
    assert capsys.readouterr().err.count("\n") == 1


# As a process of its own


def test_nothing_is_lost_when_it_is_killed(own_home: Path) -> None:
    with subprocess.Popen(
        command("play", "dragonquest", "--seed", "5"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("1\nstop\n")
        process.stdin.flush()
        for line in process.stdout:
            if "where do you walk?" in line:
                break
        process.send_signal(signal.SIGKILL)
    after = subprocess.run(command("play", "--resume"), input="b6\n", capture_output=True, text=True, check=False)
    assert after.returncode == GOOD
    assert "Ada walks from A6 to B6." in after.stdout


def test_no_bytes_break_it(own_home: Path) -> None:
    chance = random.Random(8)
    noise = b"".join(bytes(chance.randrange(256) for _ in range(chance.randrange(30))) + b"\n" for _ in range(120))
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "TERM": "dumb"}
    words = command("play", "dragonquest", "--seed", "5", "--lang", "fr", "--plain")
    done = subprocess.run(words, input=noise, capture_output=True, env=environment, check=False)
    assert done.returncode == GOOD, done.stderr
    assert b"Traceback" not in done.stdout + done.stderr


@pytest.mark.skipif(os.name != "posix", reason="needs a shell with pipes")
def test_a_reader_that_leaves_early_is_no_error(own_home: Path) -> None:
    line = f"{sys.executable} -m questhall.cli rules dragonquest --all | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout
    assert done.stderr == ""


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_the_full_screen_starts_on_a_terminal_and_leaves_it_clean(own_home: Path) -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    environment = {**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
    words = command("play", "dragonquest", "--seed", "5")
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        seen = read_until(ours, b"WAITING")
        os.write(ours, b"q")
        seen += read_until(ours, b"--resume")
        process.wait(20)
    os.close(ours)
    assert process.returncode == GOOD
    assert b"Traceback" not in seen
    assert only_record().exists()


def read_until(file: int, wanted: bytes) -> bytes:
    """What a terminal shows until it shows this."""
    seen = b""
    while wanted not in seen and select.select([file], [], [], 30)[0]:
        try:
            more = os.read(file, 65536)
        except OSError:  # the other end is closed
            break
        seen += more
    return seen
