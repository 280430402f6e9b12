"""A pytest that has collected its tests and waits: each change is tried in a fork of it, so that nothing starts anew.

It is a plugin (`-p tools.mutating.ready`); tools/mutating/trial.py starts it and talks to it. A line of JSON in is one
thing to do, a line of JSON out is what came of it. A changed function gets its new code in place, whoever has imported
it; what was worked out from it while modules were imported stays as it was.
"""

from __future__ import annotations

import importlib
import inspect
import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from tools.mutating.loads import read_game

ASKED = os.fdopen(os.dup(0), "r", encoding="utf-8")
SAID = os.dup(1)
ENOUGH = 300  # calls of one function to be watched in one test
Lines = dict[str, set[int]]  # by file


def pytest_runtestloop(session: pytest.Session) -> bool:
    """In place of running the tests once."""
    found: dict[str, list[pytest.Item]] = {}
    for item in session.items:
        for name in (item.nodeid.partition("[")[0], item.nodeid.partition("::")[0]):
            found.setdefault(name, []).append(item)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the fork goes too
    say({"ready": len(session.items)})
    for line in ASKED:
        say(in_a_fork(json.loads(line), found, session))
    return True


def say(answer: dict[str, Any]) -> None:
    text = (json.dumps(answer) + "\n").encode()
    while text:
        text = text[os.write(SAID, text) :]


def in_a_fork(asked: dict[str, Any], found: dict[str, list[pytest.Item]], session: pytest.Session) -> dict[str, Any]:
    """What it says, or that it did not end."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.setpgid(0, 0)
        os.close(out)
        try:
            if asked["do"] == "reread":
                answer = reread(asked, session)
            else:
                answer = {"watch": watched, "try": tried}[asked["do"]](asked, found)
            with os.fdopen(into, "w", encoding="utf-8") as there:
                json.dump(answer, there)
        finally:
            os._exit(0)
    os.close(into)
    try:
        text = read_all(out, asked["patience"])
    finally:
        end(child)
    answer: dict[str, Any] = json.loads(text) if text else {"failed": ["it never ends"]}
    return answer


def end(child: int) -> None:
    """With all that it has started, if it has come so far as to be a group of its own."""
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def read_all(out: int, patience: float) -> bytes:
    until, text = time.monotonic() + patience, b""
    with os.fdopen(out, "rb", buffering=0) as there:
        while select.select([there], [], [], max(0.0, until - time.monotonic()))[0]:
            more = there.read(65536)
            if not more:
                return text
            text += more
    return b""


# Trying one change


def tried(asked: dict[str, Any], found: dict[str, list[pytest.Item]]) -> dict[str, Any]:
    """The tests that fail with it, up to as many as `enough` or until the time is up, and how long each took."""
    if asked["path"] and not put_in(Path(asked["path"]).resolve(), asked["name"], asked["text"]):
        return {"failed": [], "unable": True}
    failed: list[str] = []
    took: dict[str, float] = {}
    for test, passes in runs(asked["tests"], found):
        before = time.monotonic()
        if not passes():
            failed.append(test)
        took[test] = time.monotonic() - before
        if len(failed) >= asked["enough"] or sum(took.values()) > asked["seconds"]:
            break
    return {"failed": failed, "took": took}


def reread(asked: dict[str, Any], session: pytest.Session) -> dict[str, Any]:
    """The first of these tests that fails when the game and its tests are read anew, or that they cannot be read."""
    for name in [name for name, module in sys.modules.items() if is_of(asked["game"], name, module)]:
        del sys.modules[name]
    try:
        read_game(asked["game"])
        items = session.perform_collect(asked["tests"])
    except Exception:
        return {"failed": [], "refused": True}
    return {"failed": [item.nodeid for item in items if not passes(item, None)][:1]}


def is_of(game: str, name: str, module: object) -> bool:
    """Whether that module is the game's, or one of tests."""
    file = getattr(module, "__file__", None) or ""
    of_tests = file.startswith(str(Path("tests").resolve())) and not file.endswith("conftest.py")
    return of_tests or f"{name}.".startswith(f"questhall.games.{game}.")


def runs(tests: list[str], found: dict[str, list[pytest.Item]]) -> list[tuple[str, Callable[[], bool]]]:
    """Each test by its name without parameters, and its running: whether it passes."""
    named = [(test, item) for test in tests for item in found.get(test, ())]
    after = [*[item for _, item in named[1:]], None]
    at: dict[str, list[tuple[pytest.Item, pytest.Item | None]]] = {}
    for (test, item), next_item in zip(named, after, strict=True):
        at.setdefault(test, []).append((item, next_item))
    return [(test, lambda pairs=pairs: all(passes(*pair) for pair in pairs)) for test, pairs in at.items()]  # type: ignore[misc]


def passes(item: pytest.Item, next_item: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=next_item))


def put_in(path: Path, name: str, text: str) -> bool:
    """Give that function the code it has in this text; not all functions can be given other code."""
    code: CodeType = compile(text, str(path), "exec")
    for part in name.split("."):
        code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
    owner: Any = module_at(path)
    *outer, last = name.split(".")
    for part in outer:
        owner = getattr(owner, part)
    function = vars(owner)[last]
    function = inspect.unwrap(getattr(function, "fget", None) or getattr(function, "__func__", function))
    try:
        function.__code__ = code
    except (AttributeError, ValueError):
        return False
    return True


def module_at(path: Path) -> object:
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) == str(path):
            return module
    folders = path.with_suffix("").parts
    return importlib.import_module(".".join(folders[folders.index("src") + 1 :]))


# Watching which lines a test executes


def watched(asked: dict[str, Any], found: dict[str, list[pytest.Item]]) -> dict[str, Any]:
    """The lines of the files in that folder that each test executes, and how long it took."""
    folder = str(Path(asked["path"]).resolve())
    lines: dict[str, dict[str, list[int]]] = {}
    for test, passes in runs(asked["tests"], found):
        seen: Lines = {}
        sys.settrace(watcher(folder, seen))
        try:
            passes()
        finally:
            sys.settrace(None)
        lines[test] = {file: sorted(numbers) for file, numbers in seen.items()}
    return {"lines": lines}


def watcher(folder: str, seen: Lines) -> Callable[[FrameType, str, Any], Any]:
    """Watches each function the first few hundred times it is called: watching is slow."""
    calls: dict[CodeType, int] = {}

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        before = calls.get(code)
        if before is None:
            before = 0 if code.co_filename.startswith(folder) else ENOUGH
        calls[code] = before + 1
        if before >= ENOUGH:
            return None
        add = seen.setdefault(code.co_filename, set()).add

        def line(inner: FrameType, event: str, _: Any) -> Any:
            add(inner.f_lineno)
            return line

        return line

    return enter
