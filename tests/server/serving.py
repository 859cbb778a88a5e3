"""Servers and pages for the tests: those of the campaigns."""

from ludotek.prove.serving import (
    PATIENCE,
    Forked,
    Page,
    Process,
    Said,
    Server,
    Threaded,
    catch_up,
    play_in_turn,
    threaded,
    until,
)

__all__ = [
    "PATIENCE", "Forked", "Page", "Process", "Said", "Server", "Threaded", "catch_up", "play_in_turn", "threaded", "until",
]  # fmt: skip
