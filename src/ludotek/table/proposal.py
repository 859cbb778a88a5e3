"""A proposal: what one person cannot decide alone, such as going back across dice or giving up together."""

from __future__ import annotations


class Proposal:
    """Somebody asks for something; everybody else at the table must say yes."""

    def __init__(self, id: int, what: str, seat: int, needed: list[int]) -> None:
        self.id = id  # the place of the proposal in the journal
        self.what = what
        self.seat = seat
        self.needed = needed  # holders
        self.yes: list[int] = []

    def copy(self) -> Proposal:
        twin = Proposal(self.id, self.what, self.seat, self.needed)
        twin.yes = self.yes[:]
        return twin

    @property
    def agreed(self) -> bool:
        return set(self.needed) <= set(self.yes)
