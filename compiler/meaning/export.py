"""The model as JSON, for other programs, and its schema, both made from the model's own classes."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from typing import Any, cast

from ..source.text import Span, place
from . import model as m

VERSION = 1


def data_of(value: object) -> Any:
    """A part of the model as JSON can hold it: a node is an object that says what it `is`."""
    if isinstance(value, Span):
        return place(value)
    if dataclasses.is_dataclass(value):
        found: dict[str, Any] = {"is": type(value).__name__}
        for field in dataclasses.fields(value):
            found[field.name] = data_of(getattr(value, field.name))
        return found
    if isinstance(value, tuple):
        return [data_of(item) for item in cast("tuple[object, ...]", value)]
    if isinstance(value, dict):
        return {key: data_of(item) for key, item in cast("dict[str, object]", value).items()}
    return value


def export(model: m.Model) -> dict[str, Any]:
    return {"version": VERSION, **data_of(model)}


def hash_of(model: m.Model) -> str:
    """Of what the rules mean: where they are written, and what is only shown, takes no part."""
    text = json.dumps(meaning_of(model), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


UNHASHED = frozenset({"at", "source", "stand_in", "title", "says", "draft", "scenarios", "rulings", "plural"})


def meaning_of(value: object, but: frozenset[str] = UNHASHED) -> Any:
    """A part of the model without fields that are no part of its meaning."""
    if dataclasses.is_dataclass(value):
        found = {
            f.name: meaning_of(getattr(value, f.name), but) for f in dataclasses.fields(value) if f.name not in but
        }
        return [type(value).__name__, found]
    if isinstance(value, tuple):
        return [meaning_of(item, but) for item in cast("tuple[object, ...]", value)]
    if isinstance(value, dict):
        return {key: meaning_of(item, but) for key, item in cast("dict[str, object]", value).items()}
    return value


def schema() -> dict[str, Any]:
    """The JSON Schema of an exported model."""
    classes = [one for one in vars(m).values() if dataclasses.is_dataclass(one) and isinstance(one, type)]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The model of an edition",
        "$ref": "#/$defs/Model",
        "$defs": {one.__name__: _class(one, classes) for one in classes},
    }


def _class(one: type, classes: list[type]) -> dict[str, Any]:
    below = [other for other in classes if other is not one and issubclass(other, one)]
    if below and one in (m.Expr, m.Step):
        return _one_of(sorted(other.__name__ for other in below))
    hints = typing.get_type_hints(one, vars(m) | {"Span": Span})
    properties = {f.name: _type(hints[f.name]) for f in dataclasses.fields(one)}
    properties = {"is": {"const": one.__name__}, **properties}
    if one is m.Model:
        properties = {"version": {"const": VERSION}, **properties}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _one_of(names: list[str]) -> dict[str, Any]:
    """What a node says it is decides: so a validator looks at one class, and complains of that one."""
    ways = [{"if": {"properties": {"is": {"const": name}}}, "then": {"$ref": f"#/$defs/{name}"}} for name in names]
    return {"type": "object", "properties": {"is": {"enum": names}}, "required": ["is"], "allOf": ways}


def _type(hint: Any) -> dict[str, Any]:
    plain = {int: "integer", str: "string", bool: "boolean", type(None): "null"}
    if hint in plain:
        return {"type": plain[hint]}
    if hint is Span:
        return {"type": "string", "description": "file:line"}
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return {"anyOf": [_type(arg) for arg in args]}
    if origin is dict:
        return {"type": "object", "additionalProperties": _type(args[1])}
    if origin is tuple and args[-1] is Ellipsis:
        return {"type": "array", "items": _type(args[0])}
    if origin is tuple:
        items = [_type(arg) for arg in args]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    return {"$ref": f"#/$defs/{hint.__name__}"}
