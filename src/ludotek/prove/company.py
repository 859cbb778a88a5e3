"""Tables of a real server with people at them: any game, and a page for each person."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.prove.playing import games
from ludotek.prove.serving import Forked, Page, Plant, Reached, Said

LANGS = ("en", "fr", "de")


@contextmanager
def forked(plant: Plant | None = None, **changed: Any) -> Iterator[Forked]:
    """A server with a store of its own, both gone afterwards."""
    with (
        tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder,
        Forked(Path(folder), plant, **changed) as server,
    ):
        yield server


def for_people(people: int) -> list[tuple[Game, dict[str, Any], str]]:
    """Every way in which so many people can play: the game, its options, and who sits where (`Reached.open`).

    Where all play together, the host takes the seats that are left.
    """
    found = []
    for game in games():
        names = {option.name for option in game.options()}
        for mode in game.profile.modes:
            numbers = [seats for seats in mode.seats if seats == people or (seats > people and mode.together)]
            if numbers:
                options = {"mode": mode.name, "seats": numbers[0]}
                chosen = {name: value for name, value in options.items() if name in names and value}
                found.append((game, chosen, "m" * (numbers[0] - people + 1) + "f" * (people - 1)))
    return found


class Company:
    """A table and the pages of its people; the first one is the host."""

    def __init__(
        self, server: Reached, people: int, chance: FastChance, others: Reached | None = None, **more: Any
    ) -> None:
        """`others`: where every second person's page is; `more`: what else the table is opened with."""
        among = for_people(people)
        self.game, self.options, seats = among[int(chance.below(0, len(among)))]
        self.server = server
        self.table: Said = server.open(self.game.name, seats, options=self.options, **more)
        joined = [server.join(self.table, f"Friend {seat}") for seat in range(1, people)]
        self.keys = [str(self.table["key"]), *joined]
        self.pages = [
            (others if others is not None and seat % 2 else server).page(self.table, key, LANGS[seat % 3]).settled()
            for seat, key in enumerate(self.keys)
        ]

    @property
    def together(self) -> bool:
        """Do all play together, with open cards?"""
        return bool(self.pages[0].state["table"]["together"])

    def close(self) -> None:
        for page in self.pages:
            page.socket.close()

    def break_off(self) -> None:
        """The host closes the table, and whoever is asked agrees."""
        host = self.pages[0]
        host.done(type="manage", what="close")
        for page in self.pages[1:]:
            page.until(lambda each: bool(each.state["proposal"]) or each.state["table"]["status"] in ("closed", "over"))
            if page.state["proposal"]:
                page.done(type="vote", proposal=page.state["proposal"]["id"], yes=True)
        host.until(lambda each: each.state["table"]["status"] in ("closed", "over"))

    def asked(self) -> Page | None:
        """Somebody who is asked, when all pages have heard the same."""
        newest = max(page.state["seq"] for page in self.pages)
        for page in self.pages:
            page.until(lambda each: bool(each.state["seq"] >= newest))
        return next((page for page in self.pages if page.decision is not None), None)

    def play(self, answers: int, chance: FastChance) -> int:
        """Whoever is asked answers anything; how many answers were taken."""
        taken = 0
        for _ in range(answers):
            page = self.asked()
            if page is None or page.decision is None:
                break
            options = page.decision["options"]
            taken += page.act(options[chance.below(0, len(options))])["type"] == "done"
        return taken
