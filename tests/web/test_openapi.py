"""The API keeps what its description promises: schemathesis asks all sorts of things."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.web.halls import Running

from questhall.web.app import make_api
from questhall.web.openapi import openapi
from questhall.web.problems import CODES

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
ENDLESS = ("/stream",)
POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
SOURCE = Path(__file__).resolve().parents[2] / "src" / "questhall"

SCHEMA: Any = schemathesis.openapi.from_dict(openapi(make_api()))
OPERATIONS = {each.ok().label: each.ok() for each in SCHEMA.get_all_operations()}


@pytest.fixture(scope="module")
def known(hall: Running) -> list[dict[str, str]]:
    """Two tables to ask about, with the keys for them."""
    lobby, game = hall.make("human", "open", "bot", start=False), hall.make("human", "human")
    return [
        {"id": made["table"]["id"], "host": made["host"], "seat": made["seats"][0]["key"]} for made in (lobby, game)
    ]


# As a plain hypothesis test, so that it runs without schemathesis's own plugin, which slows every other run down.
@pytest.mark.parametrize("label", [label for label in OPERATIONS if not label.endswith(ENDLESS)])
def test_the_api_does_what_it_says(label: str, hall: Running, known: list[dict[str, str]]) -> None:
    operation = OPERATIONS[label]

    @settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of(operation.as_strategy(mode) for mode in (POSITIVE, NEGATIVE)), keys=st.sampled_from(known))
    def check(case: Any, keys: dict[str, str]) -> None:
        if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 4:
            case.path_parameters["id"] = keys["id"]
        if isinstance(case.body, dict) and "game" in case.body and "seed" in case.body:
            case.body["game"] = "dragonquest"
        if label.endswith("/poll"):
            case.query["timeout"] = 0
        key = keys["host"] if "PATCH" in label or label.endswith("/start") else keys["seat"]
        headers = {**(case.headers or {}), "authorization": f"Bearer {key}"}
        case.call_and_validate(base_url=hall.url, headers=headers, checks=CHECKS)

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
