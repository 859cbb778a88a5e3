"""What can be said with one press, by its name: every page says it in the language of its reader."""

from __future__ import annotations

PHRASES = (
    "hello", "thanks", "well-played", "good-luck", "moment", "sorry", "oops", "good-game",
    "clap", "laugh", "wow", "sad",
)  # fmt: skip
