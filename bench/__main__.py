"""Measures and prints. `make bench` runs it once in each form."""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.clock import Rate, rate, reference
from bench.engine import engine_works
from questhall._form import form


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--slices", type=int, default=7, metavar="N", help="slices of each measurement (default: 7)")
    parser.add_argument("--seconds", type=float, default=0.15, metavar="S", help="CPU time of a slice (default: 0.15)")
    parser.add_argument("--only", default="", metavar="WORD", help="only what has this word in its name")
    args = parser.parse_args()
    measure(args.slices, args.seconds, args.only)
    return 0


def measure(slices: int, seconds: float, only: str = "") -> None:
    """The reference is measured around everything else; the ratio is to its best slice."""
    references = [rate(reference, slices, seconds)]
    measured: list[tuple[str, str, Rate]] = []
    with TemporaryDirectory() as folder:
        for name, unit, work in engine_works(Path(folder)):
            if only in name:
                measured.append((name, unit, rate(work, slices, seconds)))
    references.append(rate(reference, slices, seconds))
    rounds = max(references, key=lambda each: each.best)
    print(f"{form()}, Python {platform.python_version()}, {slices} slices of {seconds} s of CPU time")
    print(f"{'':42}{'best':>12}{'median':>12}  {'':12}{'rounds of the reference':>24}")
    show("reference", "rounds/s", rounds, rounds)
    for name, unit, each in measured:
        show(name, unit, each, rounds)


def show(name: str, unit: str, each: Rate, rounds: Rate) -> None:
    """The last column: how many rounds of the reference one of these takes, which hardly depends on the machine."""
    print(f"{name:42}{each.best:>12,.0f}{each.median:>12,.0f}  {unit:12}{rounds.best / each.best:>24,.2f}")


if __name__ == "__main__":
    sys.exit(main())
