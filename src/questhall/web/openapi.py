"""OpenAPI 3.1 from the routes: schemas are exactly what msgspec checks."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from msgspec import inspect

import questhall
from questhall.web.problems import CODES
from questhall.web.replies import Problem
from questhall.web.routing import JSON, Api, Content, Route

PROBLEM: Final = "application/problem+json"
REF: Final = "#/components/schemas/{name}"
GAP: Final = re.compile(r"\{(\w+)\}")
PATHS: Final[dict[str, dict[str, Any]]] = {
    "id": {"type": "string", "pattern": "^[a-z0-9]{4,40}$"},
    "n": {"type": "integer", "minimum": 0, "maximum": 9_999_999},
    "package": {"type": "string"},
    "file": {"type": "string", "pattern": r"^(en|fr)\.ftl$"},
    "game": {"type": "string"},
}
ALWAYS: Final = ("rate-limited", "unavailable")
WITH_BODY: Final = ("bad-json", "too-large", "not-json", "invalid")
KEYS: Final = {
    "host": "The host's key.",
    "seat": "The key of a seat.",
    "any": "The key of a seat or of the host.",
    "optional": "The key of a seat; without one the asker is a spectator.",
}


def openapi(api: Api) -> dict[str, Any]:
    types = [kind for route in api.routes for kind in (route.body, route.answer) if is_schema(kind)]
    (_, *schemas), components = msgspec.json.schema_components([Problem, *types], ref_template=REF)
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for route in api.routes:
        body = next(found) if is_schema(route.body) else None
        answer = next(found) if is_schema(route.answer) else None
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, body, answer)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Questhall",
            "version": questhall.__version__,
            "description": "Tables, seats and moves. Live messages: WebSocket at /api/tables/{id}/live, or the stream.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "A seat's or host's key."}},
        },
    }


def is_schema(kind: Any) -> bool:
    return kind is not None and kind is not Content and kind is not type(None)


def operation(route: Route, body: Any, answer: Any) -> dict[str, Any]:
    summary = " ".join((route.handler.__doc__ or "").split())
    made: dict[str, Any] = {
        "operationId": getattr(route.handler, "__name__", "")
        + "_"
        + GAP.sub("", route.path).strip("/").replace("/", "_"),
        "summary": summary,
        "parameters": [*path_parameters(route), *query_parameters(route)],
        "responses": responses(route, answer),
    }
    if route.auth:
        made["security"] = [{"key": []}, *([{}] if route.auth == "optional" else [])]
        made["description"] = KEYS[route.auth]
    if body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    return made


def path_parameters(route: Route) -> list[dict[str, Any]]:
    return [{"name": name, "in": "path", "required": True, "schema": PATHS[name]} for name in GAP.findall(route.path)]


def query_parameters(route: Route) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    info: Any = inspect.type_info(route.query)
    schema = msgspec.json.schema(route.query)
    properties = schema["$defs"][route.query.__name__]["properties"]
    return [
        {
            "name": field.encode_name,
            "in": "query",
            "required": field.required,
            "schema": without_null(properties, field),
        }
        for field in info.fields
    ]


def without_null(properties: dict[str, Any], field: Any) -> Any:
    """A query parameter cannot be null, only absent."""
    schema = dict(properties[field.encode_name])
    kinds = [kind for kind in schema.pop("anyOf", []) if kind.get("type") != "null"]
    if kinds:
        return kinds[0]
    return {key: value for key, value in schema.items() if key != "default" or value is not None}


def responses(route: Route, answer: Any) -> dict[str, Any]:
    schema = answer if answer is not None else {"type": "string"}
    found: dict[str, Any] = {str(route.status): {"description": "Done.", "content": {route.media: {"schema": schema}}}}
    codes = [*route.errors, *ALWAYS, *(["unreadable"] if "{id}" in route.path else [])]
    if route.body is not None:
        codes += WITH_BODY
    if route.query is not None:
        codes.append("invalid")
    if route.auth:
        codes.append("unauthorized")
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(codes):
        by_status.setdefault(CODES[code][0], []).append(code)
    for status, names in sorted(by_status.items()):
        said = "; ".join(f"`{code}`: {CODES[code][1]}" for code in names)
        problem = {"$ref": REF.format(name="Problem")}
        found[str(status)] = {"description": said, "content": {PROBLEM: {"schema": problem}}}
    return found
