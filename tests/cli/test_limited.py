"""Commands on strangers' files: what they print arrives, and none of them runs for ever."""

from __future__ import annotations

import argparse
import os
import time

import pytest

from questhall.cli import questing
from questhall.cli.errors import FOUND_WRONG, MISUSED, CliError
from questhall.cli.limited import limited
from questhall.texts import languages, strict


def prints(args: argparse.Namespace) -> int:
    print(args.word)
    return FOUND_WRONG


def complains(args: argparse.Namespace) -> int:
    print("before")
    raise CliError("bad", MISUSED)


def stumbles(args: argparse.Namespace) -> int:
    raise KeyError("what")


def dawdles(args: argparse.Namespace) -> int:
    time.sleep(600)
    return 0


def dies(args: argparse.Namespace) -> int:
    os._exit(9)


def eats(args: argparse.Namespace) -> int:
    return len(bytearray(2**40))


ARGS = argparse.Namespace(lang="en", word="hello", run=limited(prints))


def test_what_it_prints_and_its_code_arrive(capsys: pytest.CaptureFixture[str]) -> None:
    assert limited(prints)(ARGS) == FOUND_WRONG
    assert capsys.readouterr().out == "hello\n"


def test_its_complaints_arrive(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CliError, match="bad"):
        limited(complains)(ARGS)
    assert capsys.readouterr().out == "before\n"
    with pytest.raises(RuntimeError, match="KeyError"):
        limited(stumbles)(ARGS)


@pytest.mark.parametrize("lang", languages())
def test_it_does_not_run_for_ever_nor_take_everything(lang: str) -> None:
    args = argparse.Namespace(lang=lang)
    with strict():
        for run, seconds in ((dawdles, 0.2), (dies, 60.0), (eats, 60.0)):
            with pytest.raises(CliError):
                limited(run, seconds)(args)


def test_quests_are_checked_like_that(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    args = argparse.Namespace(lang="en", files=[f"{tmp_path}/none.toml"])
    assert limited(questing.check)(args) == FOUND_WRONG
    assert "there is no such file" in capsys.readouterr().out
