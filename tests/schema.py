"""As much of JSON Schema as the schemas of quest files use."""

from __future__ import annotations

import re
from typing import Any

KINDS = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}


def valid(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    if "$ref" in schema:
        return valid(value, root["$defs"][schema["$ref"].rpartition("/")[2]], root)
    if "anyOf" in schema:
        return any(valid(value, part, root) for part in schema["anyOf"])
    if "const" in schema or "enum" in schema:
        return any(type(value) is type(each) and value == each for each in schema.get("enum", [schema.get("const")]))
    if type(value) is not KINDS[schema["type"]]:
        return False
    if isinstance(value, dict):
        return valid_table(value, schema, root)
    if isinstance(value, list):
        return valid_list(value, schema, root)
    if isinstance(value, str):
        return len(value) >= schema.get("minLength", 0) and bool(re.search(schema.get("pattern", ""), value))
    return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))


def valid_list(value: list[Any], schema: dict[str, Any], root: dict[str, Any]) -> bool:
    parts = schema.get("prefixItems", [schema.get("items")] * len(value))
    counted = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
    return counted and len(parts) == len(value) and all(valid(v, p, root) for v, p in zip(value, parts, strict=True))


def valid_table(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any]) -> bool:
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    if not set(schema.get("required", ())) <= set(value):
        return False
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        return False
    if sum(set(part["required"]) <= set(value) for part in schema.get("oneOf", [{"required": []}])) != 1:
        return False
    for key, each in value.items():
        part = known.get(key, others)
        if part is False or (isinstance(part, dict) and not valid(each, part, root)):
            return False
    return True
