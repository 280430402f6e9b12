"""Questhall: dungeon-quest board games on one engine."""

from questhall import _form

__version__ = "0.1.0"

_form.settle()  # before any hot module is imported
