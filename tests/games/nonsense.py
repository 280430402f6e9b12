"""Files from anywhere: every place of a quest file, and what somebody may have written there."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st


def places(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


ANYTHING = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 1000), st.floats(), st.text(max_size=5), st.just([]), st.just({}),
    st.just([[]]), st.just([{}]), st.lists(st.integers(0, 30), max_size=3), st.just({"en": "a", "fr": "b"}),
)  # fmt: skip
