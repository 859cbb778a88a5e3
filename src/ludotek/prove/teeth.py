"""Teeth: each campaign is run with each fault that is planted for it, and must catch it."""

from __future__ import annotations

from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.running import CAMPAIGNS, make, prove


def planted() -> list[tuple[str, str]]:
    """Every campaign that can run here, with its faults."""
    return [(name, fault) for name in CAMPAIGNS if name != "teeth" for fault in make(name).planted]


class Teeth(Campaign):
    unit = "planted faults"
    small = 3

    def __init__(self, seed: int = 1, fault: str = "") -> None:
        super().__init__(seed, fault)
        self.full = len(planted())

    def case(self, number: int) -> Found:
        known = planted()
        name, fault = known[number % len(known)]
        campaign = make(name)
        report = prove(name, campaign.teeth or campaign.small, self.seed, fault=fault)
        if report.missing:
            raise CannotRun(f"{name}: {report.missing}")
        require(bool(report.faults), f"{name} does not notice that {campaign.planted[fault]} ({fault})")
        found = Found(1)
        found.seen[f"{name}: {fault}"] += 1
        return found

    def unseen(self, seen: object) -> list[str]:
        assert isinstance(seen, dict)
        return [f"{name}: {fault}" for name, fault in planted() if not seen[f"{name}: {fault}"]]
