"""What people at a real table are asked to read off its dice and cards, in words."""

from __future__ import annotations

from ludotek.kernel.phrase import Phrase


class Reading:
    """One die or card: where to look, and what it may show. `things` are the names of the values, where they are things;
    `coming` are the dice of the same roll that follow."""

    def __init__(
        self,
        prompt: Phrase,
        rule: str,
        values: list[int],
        labels: list[Phrase],
        things: list[str],
        coming: list[Phrase] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.values = values
        self.labels = labels
        self.things = things
        self.coming: list[Phrase] = [] if coming is None else coming
