"""The wire as OpenAPI documents, from which the client's types are made: `python -m ludotek.house.schema`."""

from __future__ import annotations

import inspect
import json
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ludotek import registry
from ludotek.house import wire


def documents() -> dict[str, dict[str, Any]]:
    """For each file of the client's types (its path below client/src), the document that it is made from."""
    found = {"lib/wire.ts": document(wire)}
    for game in map(registry.find, registry.names()):
        view = registry.view(game)
        if view is not None:
            found[f"games/{game.package}/view.ts"] = document(view)
    return found


def document(module: ModuleType) -> dict[str, Any]:
    """An OpenAPI document with nothing but the module's messages."""
    structs = messages(module)
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    for struct in structs:
        name_keys(components[struct.__name__]["properties"], struct)
    info = {"title": "Ludotek", "version": "1", "x-constants": constants(module)}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": components}}


def constants(module: ModuleType) -> dict[str, Any]:
    """Lists of records that are the same on every table: by their names, the type and what is in it."""
    found: dict[str, Any] = {}
    for name, value in vars(module).items():
        if isinstance(value, list) and value and all(isinstance(each, msgspec.Struct) for each in value):
            found[name] = [type(value[0]).__name__, msgspec.to_builtins(value)]
    return found


def name_keys(properties: dict[str, Any], struct: type[msgspec.Struct]) -> None:
    """A table whose keys are few known names has a property for each, which msgspec does not say."""
    for field, hint in get_type_hints(struct).items():
        if get_origin(hint) is dict and get_origin(key := get_args(hint)[0]) is Literal:
            names = get_args(key)
            value = properties[field].pop("additionalProperties")
            properties[field] |= {"properties": dict.fromkeys(names, value), "required": list(names)}


def messages(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Every message of a module or package, but for the two that all others of the wire are made from."""
    found = [each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, msgspec.Struct)]
    own = [each for each in found if f"{each.__module__}.".startswith(f"{module.__name__}.")]
    return [each for each in own if each not in (wire.Struct, wire.Message)]


if __name__ == "__main__":
    print(json.dumps(documents(), indent=1))
