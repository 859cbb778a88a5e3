"""How an answer unfolds: what each of its facts changes on the table, for boards that show one after the other."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludotek.api import Match
from ludotek.kernel.event import Event, Listener
from ludotek.kernel.match import Match as Position
from ludotek.kernel.profile import Profile


class Unfolding:
    """Of the last answer that unfolds; it is played again when somebody asks. `first`: its first line in the story."""

    def __init__(self, before: Position, after: Match, first: int) -> None:
        self.before = before
        self.answer = after.live[-1]
        self.profile = after.game.rules.profile
        self.first = first
        self.shown = self.profile.unfolding(before, after.happened)

    @cached_property
    def changes(self) -> dict[int, dict[str, Any]]:
        """The fields of the scene that a line changes, by its number; of a list only the places that differ."""
        again = self.before.clone()
        watcher = again.listener = Watcher(again, self.profile)
        self.answer.give(again)
        found, before = {}, watcher.scenes[0]
        for place in self.shown:
            after = watcher.scenes[place + 1]
            found[self.first + place] = difference(before, after)
            before = after
        return found


class Watcher(Listener):
    """Sees the scene before the first fact and after each."""

    def __init__(self, match: Position, profile: Profile) -> None:
        self.match = match
        self.profile = profile
        self.told: list[Event] = []
        self.scenes = [profile.scene(match, self.told)]

    def hear(self, event: Event) -> None:
        self.told.append(event)
        self.scenes.append(self.profile.scene(self.match, self.told))


def unfolding(before: Position, after: Match, first: int) -> Unfolding | None:
    """None where the end is shown at once, or nothing was answered."""
    found = Unfolding(before, after, first) if after.happened else None
    return found if found and found.shown else None


def difference(before: Any, after: Any) -> dict[str, Any]:
    found = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            found[name] = places(old, new) if isinstance(new, list) else new
    return found


def places(before: list[Any], after: list[Any]) -> dict[int, Any]:
    return {place: new for place, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}
