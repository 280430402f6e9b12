"""The API described: /api/openapi.json for programs, /api/docs for people. No script, nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from html import escape
from typing import Any, Final

from questhall.web.openapi import openapi
from questhall.web.responses import Reply
from questhall.web.routing import JSON, Api

CSS: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
h2 code { font-size: 1em; } h2 { margin-top: 2.5rem; font-size: 1.15rem; }
.get { color: #06c; } .post { color: #080; } .patch { color: #a50; } .delete { color: #c00; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid #8886; border-radius: 0.4rem; }
table { border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; }
@media (prefers-color-scheme: dark) { .get { color: #6af; } .post { color: #6c6; } .patch { color: #fa5; } }
"""
LIVE: Final = """<p>Live: open a WebSocket at <code>/api/tables/{id}/live</code> and send
<code>{"type": "hello", "tokens": ["&lt;key&gt;"], "after": -1}</code> first. The same messages come line by line from
<code>/stream</code> and, bundled, from <code>/poll</code>. Keys go into the <code>Authorization</code> header or the
hello, never into an address. A hello with <code>"changes": true</code> gets every view but the first as what is other
in it than in the one before (<code>changed</code> instead of <code>now</code>: the schema says how it is put together),
and <code>{"type": "whole"}</code> is answered with whole ones.</p>"""


class Docs:
    """Made once, when first asked for."""

    def __init__(self, api: Api) -> None:
        self.api = api

    @cached_property
    def description(self) -> dict[str, Any]:
        return openapi(self.api)

    @cached_property
    def pages(self) -> dict[str, tuple[bytes, str]]:
        return {
            "/api/openapi.json": (json.dumps(self.description, indent=1).encode(), JSON),
            "/api/docs": (page(self.description).encode(), "text/html; charset=utf-8"),
            "/api/docs.css": (CSS.encode(), "text/css; charset=utf-8"),
        }

    async def serve(self, scope: Mapping[str, Any], reply: Reply) -> bool:
        """Whether this was about the description."""
        path: str = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or not path.startswith(("/api/docs", "/api/openapi")):
            return False
        if path not in self.pages:
            return False
        data, media = self.pages[path]
        await reply.send_whole(200, data, media, (("cache-control", "no-cache"),))
        return True


def page(description: dict[str, Any]) -> str:
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Questhall API</title>',
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head><body>',
        f"<h1>Questhall {escape(description['info']['version'])}: the API</h1>",
        '<p>The same for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>',
        LIVE,
    ]
    for path, methods in description["paths"].items():
        parts += [told(method, path, operation) for method, operation in methods.items()]
    parts.append("<h1>Shapes</h1>")
    for name, schema in description["components"]["schemas"].items():
        parts.append(f'<h2 id="{name}"><code>{name}</code></h2><p>{escape(schema.get("description", ""))}</p>')
        parts.append(f"<pre>{escape(json.dumps(schema, indent=1))}</pre>")
    return "\n".join([*parts, "</body></html>"])


def told(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><th>{status}</th><td>{escape(each['description'])} {links(each)}</td></tr>"
        for status, each in operation["responses"].items()
    )
    query = [each["name"] for each in operation["parameters"] if each["in"] == "query"]
    asked = f" <code>?{'&amp;'.join(query)}</code>" if query else ""
    body = f"<p>Body: {links(operation['requestBody'])}</p>" if "requestBody" in operation else ""
    return (
        f'<h2><code><span class="{method}">{method.upper()}</span> {escape(path)}</code>{asked}</h2>'
        f"<p>{escape(operation['summary'])} {escape(operation.get('description', ''))}</p>{body}<table>{rows}</table>"
    )


def links(part: Any) -> str:
    """Links to the shapes that a part of the description names."""
    names = dict.fromkeys(
        word.rsplit("/", 1)[1] for word in json.dumps(part).split('"') if word.startswith("#/components/schemas/")
    )
    return ", ".join(f'<a href="#{name}"><code>{name}</code></a>' for name in names)
