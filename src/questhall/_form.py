"""Which form of the hot modules runs: the compiled extensions, or the Python sources they were made from.

QUESTHALL_FORM=pure runs the sources (debugger, coverage), QUESTHALL_FORM=compiled insists on the extensions. Unset, the
extensions run where they are there, unless they were built in place from sources that have changed since.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

Form = Literal["compiled", "pure"]
PACKAGE = Path(__file__).parent
_settled: Form | None = None


class SourceFirst:
    """Finds the .py of our modules even where an extension lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("questhall."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def form() -> Form:
    """The form that runs in this process."""
    assert _settled is not None, "questhall is not imported"
    return _settled


def settle() -> None:
    """Decide the form of this process, once, and see to it that the right modules are found."""
    global _settled
    if _settled is None:
        _settled = decide(os.environ.get("QUESTHALL_FORM", ""), PACKAGE)
        if _settled == "pure":
            sys.meta_path.insert(0, SourceFirst)


def decide(wish: str, package: Path) -> Form:
    if wish not in ("", "pure", "compiled"):
        raise ImportError(f"QUESTHALL_FORM is {wish!r}; it can be 'pure', 'compiled' or unset")
    if wish == "pure":
        return "pure"
    problem = why_not_compiled(package)
    if problem and wish == "compiled":
        raise ImportError(f"QUESTHALL_FORM=compiled, but {problem}; build the compiled form with `make compiled`")
    return "pure" if problem else "compiled"


def why_not_compiled(package: Path) -> str | None:
    """What is wrong with the extensions; None if they are there and made from the sources beside them."""
    if not has_extension(package / "engine/core.py"):
        return "the hot modules are not compiled for this Python"
    stamp = package / "_compiled.json"
    if not stamp.exists():  # an installed wheel: extensions and sources came together
        return None
    for name, built_from in json.loads(stamp.read_text(encoding="utf-8")).items():
        source = package / name
        if not source.exists() or hashlib.sha256(source.read_bytes()).hexdigest() != built_from:
            return f"{name} has changed since it was compiled"
        if not has_extension(source):
            return f"the extension of {name} is missing"
    return None


def has_extension(source: Path) -> bool:
    return any(source.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
