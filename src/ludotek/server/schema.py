"""The wire as a JSON schema, from which the client's types are made: `python -m ludotek.server.schema`."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from ludotek.server import wire


def messages() -> list[type]:
    """Every message of the wire, in the order of the file."""
    found = [each for _, each in inspect.getmembers(wire, inspect.isclass) if issubclass(each, wire.Struct)]
    return [each for each in found if each not in (wire.Struct, wire.Message)]


def schema() -> dict[str, Any]:
    """An OpenAPI document with nothing but the messages."""
    _, components = msgspec.json.schema_components(messages(), ref_template="#/components/schemas/{name}")
    info = {"title": "Ludotek", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": components}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
