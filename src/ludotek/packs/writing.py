"""A pack as a TOML file: what the page exports and `read_pack` reads again as the same data."""

from __future__ import annotations

import json
import re
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 110  # of a list that stays in one line
STEP: Final = "  "


def written(pack: dict[str, Any]) -> str:
    """The pack: its own fields first, then its tables, then its cards, each under a heading."""
    plain = {name: value for name, value in pack.items() if not is_section(value)}
    lines = fields(plain)
    for name, value in pack.items():
        if name not in plain:
            lines += section(key(name), value)
    return "\n".join(lines).strip() + "\n"


def is_section(value: Any) -> bool:
    """Is it worth a heading of its own?"""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict) and any(isinstance(each, list | dict) for each in value.values())


def section(name: str, value: Any) -> list[str]:
    """[rules], or each [[conflict]]."""
    tables, heading = (value, f"[[{name}]]") if isinstance(value, list) else ([value], f"[{name}]")
    return [line for table in tables for line in ["", heading, *fields(table)]]


def fields(table: dict[str, Any]) -> list[str]:
    return [f"{key(name)} = {spread(value)}" for name, value in table.items()]


def spread(value: Any, indent: str = "") -> str:
    """A value; a list that is long has a line for each of its parts."""
    short = inline(value)
    if not isinstance(value, list) or len(short) <= WIDTH:
        return short
    inner = indent + STEP
    return "[\n" + "".join(f"{inner}{spread(each, inner)},\n" for each in value) + f"{indent}]"


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return text(value)
    if isinstance(value, list):
        return f"[{', '.join(inline(each) for each in value)}]"
    parts = ", ".join(f"{key(name)} = {inline(each)}" for name, each in value.items())
    return f"{{ {parts} }}" if parts else "{}"


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else text(name)


def text(value: str) -> str:
    """As JSON writes it, but for a sign that TOML wants escaped and for halves of signs, which no file can hold."""
    whole = value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")
