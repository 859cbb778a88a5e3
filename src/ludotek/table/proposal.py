"""A proposal: what one person cannot decide alone, such as going back across dice or giving up together, or
what another person must want: a bot in that person's seat."""

from __future__ import annotations

from ludotek.table.journal import Asked

OF_THE_GAME = ("undo", "concede")  # void as soon as the game goes on


class Proposal:
    """Somebody asks for something; those whom it takes must all say yes."""

    def __init__(
        self, id: int, what: Asked, seat: int, needed: list[int], about: int = -1, bot: str = "", key: str = ""
    ) -> None:
        self.id = id  # the place of the proposal in the journal
        self.what = what
        self.seat = seat
        self.needed = needed  # holders
        self.about = about  # the seat that the bot is to play for, or that the link is for
        self.bot = bot
        self.key = key  # the digest of the new link's secret
        self.yes: list[int] = []

    def copy(self) -> Proposal:
        twin = Proposal(self.id, self.what, self.seat, self.needed, self.about, self.bot, self.key)
        twin.yes = self.yes[:]
        return twin

    @property
    def agreed(self) -> bool:
        return set(self.needed) <= set(self.yes)
