"""The outlook: what a game's insight can say about what comes next, for all to see. It knows no more than everybody."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from ludotek import registry
from ludotek.api import Match
from ludotek.kernel.step import OpenFloor
from ludotek.table.preview import Preview

BEFORE = {"RK-28", "RK-30", "RK-47", "RK-49"}  # floors of a round before its Epics phase
FEW = 1  # new Epics up to which a further look costs next to nothing: every draw of two takes many times as long

Outlook = dict[str, Any]

_seen: WeakKeyDictionary[Match, tuple[int, Outlook | None]] = WeakKeyDictionary()


def outlook(match: Match) -> Outlook | None:
    """The coming Epics phase of The Reckoners, as it would be now; None where nothing of the kind is to come.

    All who look at a table share one look: it may take longer than everything else that they are told.
    """
    lines = len(match.play.record.lines)
    known = _seen.get(match)
    if known is None or known[0] != lines:
        known = _seen[match] = (lines, foreseen(match, match.play.match))
    return known[1]


def shifts(match: Match, now: Outlook | None, tried: dict[int, Preview]) -> dict[int, Outlook]:
    """How each answer would change the outlook: what it leaves as it is, or leaves to chance, is not told."""
    if now is None or now["new_epics"] > FEW:
        return {}
    found: dict[int, Outlook] = {}
    for action, preview in tried.items():
        then = None if preview.open else foreseen(match, preview.after)
        if then is not None and (changed := shift(now, then)):
            found[action] = changed
    return found


def foreseen(match: Match, city: Any) -> Outlook | None:
    insight = registry.insight(match.game.rules)
    if insight is None or not hasattr(insight, "forecast") or not is_to_come(city):
        return None
    found: Outlook = insight.forecast(city).to_data()
    # The page knows Epics by their names: the numbers of causes are the engine's own.
    losses = {city.box.phrase(int(cause)).key: spread for cause, spread in found["losses"].items()}
    return {**found, "losses": {key.removeprefix("card-"): spread for key, spread in losses.items()}}


def is_to_come(city: Any) -> bool:
    """In the Prologue (round 0) no Epics phase follows."""
    return city.round > 0 and any(isinstance(step, OpenFloor) and step.rule() in BEFORE for step in city.stack)


def shift(now: Outlook, then: Outlook) -> Outlook:
    """The losses that differ, by whose doing (none at all is {"0": 1}), and what would be left of the Population."""
    nobody = {"0": 1.0}
    before, after = now["losses"], then["losses"]
    losses = {who: after.get(who, nobody) for who in {**before, **after} if before.get(who) != after.get(who)}
    if not losses and now["city"]["population"] == then["city"]["population"]:
        return {}
    return {"population": then["city"]["population"], "losses": losses, "defeat": then["defeat"]}
