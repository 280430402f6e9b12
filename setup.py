"""Compiles the hot modules with mypyc where that is possible, and installs the same sources uncompiled where not.

QUESTHALL_COMPILE: 0 never, 1 must (a failure fails the build), unset: try.
QUESTHALL_QUICKLY=1 has the C compiler optimize less, for tests in place: the same C in half the time, a little slower.
The browser client is built as well, if it is not built yet; QUESTHALL_SKIP_CLIENT=1 leaves it alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import subprocess
import sys
import textwrap
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

WISH = os.environ.get("QUESTHALL_COMPILE", "")
ONLY_METADATA = {"egg_info", "dist_info", "sdist"}  # installers ask for these first; mypyc need not run for them
SRC = Path("src")
PACKAGE = SRC / "questhall"
STAMP = PACKAGE / "_compiled.json"  # what an in-place build was made from; questhall._form reads it
QUICKLY = os.environ.get("QUESTHALL_QUICKLY") == "1"
ONLY_FOR_TESTS = Path("build/quickly")  # there while what lies in place was compiled quickly
HEADERS = Path("build/headers.h")  # all that the C files of the group have in common
DOOR = Path("tools/door.c")  # the way into the group that every compiled module is imported by
CLIENT = Path("client/build.py")  # not in a source distribution, which carries the built client
DIRECTLY = "-fvisibility=hidden"  # the group calls its own functions without asking whether somebody replaced them
LARGE_INTS = "-O3"  # for mypyc's own few C files, whose loops over the digits of large ints are worth it
HOT: list[Path] = runpy.run_path("tools/compiled.py")["compiled"]()


def say_pure(problem: object) -> None:
    why = textwrap.shorten(str(problem), 100)
    print(f"questhall: not compiled ({why}); installing pure Python, same games, slower lab", file=sys.stderr)


def extensions() -> list[Extension]:
    """One group for the engine and all games: compiled apart, they would corrupt each other's memory.

    A C file for each module, so that all cores compile.
    """
    if WISH == "0" or ONLY_METADATA.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        sources = [str(path) for path in HOT]
        level = "g" if QUICKLY else "2"
        return mypycify(sources, opt_level=level, debug_level="0", group_name="questhall", multi_file=True)
    except (Exception, SystemExit) as problem:
        if WISH == "1":
            raise
        say_pure(f"mypyc: {problem}")
        return []


class TryBuildExt(build_ext):
    """All or nothing, since half a group does not import; an in-place build leaves a stamp of its sources."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if QUICKLY:  # both kinds are kept apart, so that neither is made anew for the other's sake
            self.build_temp += "-quickly"
            self.build_lib += "-quickly"

    def read_headers_once(self) -> None:
        """The compiler reads the megabyte of headers of all C files once and keeps it ready, if it knows how to."""
        if self.compiler.compiler_type != "unix":
            return
        group = self.extensions[0]
        HEADERS.write_text("".join(f'#include "{name}"\n' for name in map(os.path.basename, group.depends)), "utf-8")
        include = [f"-I{path}" for path in (*group.include_dirs, *self.include_dirs)]
        made = [*self.compiler.compiler_so, *include, *group.extra_compile_args, "-x", "c-header", str(HEADERS)]
        if subprocess.run([*made, "-o", f"{HEADERS}.gch"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
            group.extra_compile_args = [*group.extra_compile_args, "-include", str(HEADERS)]

    def build_extensions(self) -> None:
        """The group's C files side by side, then one door to it, which lies in each module's place.

        What was compiled before from the same C, by the same tools and options, is taken as it is: a change to one rule
        mostly leaves the C of all other modules alone.
        """
        group, *modules = self.extensions
        if self.compiler.compiler_type == "unix":
            group.extra_compile_args = [*group.extra_compile_args, DIRECTLY]
        self.read_headers_once()
        compile_some = self.compiler.compile
        tools = f"{sys.version} {version('mypy')} {digest_of(sorted(Path('build').glob('*.h')))}"

        def compile_one(source: str, *args: Any, **options: Any) -> list[str]:
            if self.compiler.compiler_type == "unix" and is_runtime(source) and not QUICKLY:
                options["extra_postargs"] = [*options["extra_postargs"], LARGE_INTS]
            objects: list[str] = self.compiler.object_filenames([source], output_dir=self.build_temp)
            made_from = Path(f"{objects[0]}.made_from")
            recipe = f"{digest_of([Path(source)])} {tools} {self.compiler.compiler_so} {args} {options}"
            if Path(objects[0]).exists() and made_from.exists() and made_from.read_text("utf-8") == recipe:
                return objects
            made_from.unlink(missing_ok=True)
            done: list[str] = compile_some([source], *args, **options)
            if done == objects:
                made_from.write_text(recipe, "utf-8")
            return done

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                each = pool.map(lambda source: compile_one(source, *args, **options), sources)
                return [file for files in each for file in files]

        self.compiler.compile = compile_all
        self.build_extension(group)
        self.build_doors(modules)

    def build_doors(self, modules: list[Extension]) -> None:
        """mypyc gives each module a library of its own that asks the group for it: hundreds to compile and to link.

        One that looks at the name it is imported by serves them all.
        """
        first, *others = modules
        names = sorted({entrance(each) for each in modules})
        first.sources = [str(DOOR)]
        first.define_macros = [("DOORS", " ".join(f"DOOR({name})" for name in names))]
        first.export_symbols = [f"PyInit_{name}" for name in names]
        made = self.get_ext_fullpath(first.name)
        Path(made).unlink(missing_ok=True)  # it may lack a module that is new: its source is the same as ever
        self.build_extension(first)
        for each in others:
            place = self.get_ext_fullpath(each.name)
            self.mkpath(os.path.dirname(place))
            self.copy_file(made, place)

    def run(self) -> None:
        if self.inplace:
            forget_in_place()
        try:
            super().run()
        except Exception as problem:  # no compiler, no headers
            if WISH == "1":
                raise
            say_pure(problem)
            for ext in self.extensions:
                Path(self.build_lib, self.get_ext_filename(ext.name)).unlink(missing_ok=True)
            self.extensions = []
            if self.inplace:
                forget_in_place()
            return
        if self.inplace:
            if QUICKLY:
                ONLY_FOR_TESTS.touch()
            STAMP.write_text(json.dumps(HASHES, indent=1) + "\n", encoding="utf-8")


def entrance(module: Extension) -> str:
    """The last word of the name it is imported by."""
    return str(module.name.removesuffix(".__init__").rpartition(".")[2])


def is_runtime(source: str) -> bool:
    """Whether a C file is one of mypyc's own."""
    return Path(source).parent == Path("build") and not Path(source).name.startswith("__native")


def digest_of(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(path.read_bytes())
    return total.hexdigest()


def forget_in_place() -> None:
    """Remove every extension beside the sources, so that none outlives the source it came from."""
    STAMP.unlink(missing_ok=True)
    ONLY_FOR_TESTS.unlink(missing_ok=True)
    for suffix in (".so", ".pyd"):
        for path in SRC.rglob(f"*{suffix}"):
            path.unlink()


def client(*words: str) -> str:
    """Have the client's own script do something; what it prints. It says by itself what it could not do."""
    if not CLIENT.exists() or os.environ.get("QUESTHALL_SKIP_CLIENT") == "1":
        return ""
    return subprocess.run([sys.executable, str(CLIENT), *words], stdout=subprocess.PIPE, text=True, check=False).stdout


class WithClient(build_py):
    def run(self) -> None:
        client("build")
        super().run()


class SourcesWithClient(sdist):
    def run(self) -> None:
        client("build")
        super().run()


# Taken before mypyc reads the sources: an edit made meanwhile then shows as stale.
HASHES = {path.relative_to(PACKAGE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in HOT}

setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": TryBuildExt, "build_py": WithClient, "sdist": SourcesWithClient},
    # Build front ends ask for this with egg_info: Node, where the client needs building and the machine has none.
    setup_requires=client("requires").split() if "egg_info" in sys.argv else [],
)
