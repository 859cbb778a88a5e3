"""Dice of 20 Strong in words."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.components import COLOURS, DIE_FACES, FACES
from ludotek.kernel.errors import LudotekError


def faces(script: str | list[str]) -> list[int]:
    return [FACES.index(word) for word in (script.split() if isinstance(script, str) else script)]


def parse_dice(text: str) -> list[tuple[int, int]]:
    """Dice in words, "2 yellow, blue crit": colour and face of each."""
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        parts = part.split()
        if not parts:
            continue
        count = int(parts.pop(0)) if parts[0].isdigit() else 1
        if parts[0] not in COLOURS or (len(parts) > 1 and parts[1] not in FACES):
            raise LudotekError(f"cannot read {part.strip()!r} as dice; write for example '2 yellow' or 'blue crit'")
        face = FACES.index(parts[1]) if len(parts) > 1 else 0
        found += [(COLOURS.index(parts[0]), face)] * count
    return found


def add_dice(dice: list[int], text: str) -> None:
    for colour, face in parse_dice(text):
        dice[colour * DIE_FACES + face] += 1
