"""The API keeps what its description promises: schemathesis asks all sorts of things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.web.halls import Running

from questhall.web.app import make_api
from questhall.web.openapi import openapi
from questhall.web.problems import CODES

ENDLESS = ("/stream",)
METHODS = ("get", "post", "put", "patch", "delete")
SOURCE = Path(__file__).resolve().parents[2] / "src" / "questhall"

DESCRIPTION = openapi(make_api())
LABELS = [f"{name.upper()} {path}" for path, known in DESCRIPTION["paths"].items() for name in METHODS if name in known]


class Asking:
    """What schemathesis makes of the description. It takes a second to load, and not every worker wants it."""

    def __init__(self) -> None:
        import schemathesis
        from schemathesis.checks import not_a_server_error
        from schemathesis.generation import GenerationMode
        from schemathesis.specs.openapi import checks

        promises = (checks.status_code_conformance, checks.content_type_conformance, checks.response_schema_conformance)
        self.checks = [not_a_server_error, *promises]
        self.modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        schema: Any = schemathesis.openapi.from_dict(DESCRIPTION)
        self.operations: dict[str, Any] = {each.ok().label: each.ok() for each in schema.get_all_operations()}


@pytest.fixture(scope="module")
def asking() -> Asking:
    return Asking()


@pytest.fixture(scope="module")
def known(hall: Running) -> list[dict[str, str]]:
    """Two tables to ask about, with the keys for them."""
    lobby, game = hall.make("human", "open", "bot", start=False), hall.make("human", "human")
    return [
        {"id": made["table"]["id"], "host": made["host"], "seat": made["seats"][0]["key"]} for made in (lobby, game)
    ]


# As a plain hypothesis test, so that it runs without schemathesis's own plugin, which slows every other run down.
@pytest.mark.parametrize("label", [label for label in LABELS if not label.endswith(ENDLESS)])
def test_the_api_does_what_it_says(label: str, hall: Running, asking: Asking, known: list[dict[str, str]]) -> None:
    operation = asking.operations[label]

    @settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of(operation.as_strategy(mode) for mode in asking.modes), keys=st.sampled_from(known))
    def check(case: Any, keys: dict[str, str]) -> None:
        if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 4:
            case.path_parameters["id"] = keys["id"]
        if isinstance(case.body, dict) and "game" in case.body and "seed" in case.body:
            case.body["game"] = "dragonquest"
        if label.endswith("/poll"):
            case.query["timeout"] = 0
        key = keys["host"] if "PATCH" in label or label.endswith("/start") else keys["seat"]
        headers = {**(case.headers or {}), "authorization": f"Bearer {key}"}
        case.call_and_validate(base_url=hall.url, headers=headers, checks=asking.checks)

    check()


def test_every_route_names_known_codes() -> None:
    for route in make_api().routes:
        assert set(route.errors) <= set(CODES), route.path
        assert route.handler.__doc__, route.path


def test_every_code_the_hall_uses_is_described() -> None:
    used = set()
    for path in (*SOURCE.glob("hall/*.py"), *SOURCE.glob("web/*.py")):
        used |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert used <= set(CODES)
