"""The hall is well when it can write, and says so when it cannot."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from tests.web.asgi import opened, request
from tests.web.fuzz import QUIET


async def test_health_writes_and_reads_and_failures_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "hall.db"
    async with opened(f"sqlite:///{path}", hall=QUIET) as web:
        assert (await request(web, "GET", "/api/health")).status == 200
        assert web.service is not None
        web.service.well_at = float("-inf")
        path.unlink()
        with caplog.at_level(logging.ERROR):
            answer = await request(web, "GET", "/api/health")
        assert (answer.status, answer.json()["code"]) == (503, "unavailable")
        assert "is gone" in caplog.text and str(path) not in answer.body.decode()
