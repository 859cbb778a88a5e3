"""What Untamed is, for the rooms above."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.modes import ALPHA, DUEL, HUNTER, HYDRA, MANTICORE, MODES, SEATS_OF, SURVIVAL, teams
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chronicle import Chronicler
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import FORBIDDEN, NOBODY, TEAMS, VERSUS, Mode, Plan, Profile
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.thing import Reference

# Partners show each other their cards in Hydra; in Manticore they may not (UN-61).
TALK = {HYDRA: TEAMS, MANTICORE: FORBIDDEN}
RULES = {
    DUEL: "UN-45",
    HUNTER: "UN-57",
    SURVIVAL: "UN-58",
    ALPHA: "UN-59",
    HYDRA: "UN-60",
    MANTICORE: "UN-61",
}


class UntamedProfile(Profile):
    def __init__(self) -> None:
        super().__init__(
            [
                Mode(name, SEATS_OF[mode], VERSUS, TALK.get(mode, NOBODY), RULES[mode])
                for mode, name in enumerate(MODES)
            ],
            clauses={
                "play": "UN-19",
                "focus": "UN-49",
                "power": "UN-20",
                "attack": "UN-29",
                "stronghold": "UN-36",
                "draw": "UN-37",
                "bonus": "UN-39",
            },
            silence="UN-61",
            set_up="UN-06",
            leaves="out",
            minutes=(30, 60),
            long_from=5,
            publisher="Grumpy Owl Games",
        )

    def plan(self, mode: Mode, seats: int) -> Plan | None:
        """Who may attack whose Stronghold; the Alpha is drawn on the last seat."""
        number = MODES.index(mode.name)
        star = seats - 1 if number == ALPHA else -1
        team_of = teams(number, seats, star)
        pairs = [(one, other) for one in range(seats) for other in range(seats) if team_of[one] != team_of[other]]
        attacks = [(one, other) for one, other in pairs if number != HUNTER or other == (one + 1) % seats]
        members = [[seat for seat in range(seats) if team_of[seat] == team] for team in sorted(set(team_of))]
        shared = [team for team in members if len(team) > 1 and number != ALPHA]
        return Plan(attacks, shared, star)

    def aim(self, g: Untamed, seat: int) -> Phrase | None:
        """In Hunter each seat has one prey and one hunter (UN-57)."""
        if g.mode != HUNTER:
            return None
        prey = next(other for other in range(g.seats) if g.may_reach_keep(Seat(seat), other))
        hunter = next(other for other in range(g.seats) if g.may_reach_keep(Seat(other), seat))
        named = {"prey": Phrase("seat", {"number": prey + 1}), "hunter": Phrase("seat", {"number": hunter + 1})}
        return Phrase("aim-hunter", {**named})

    def teams(self, g: Untamed) -> list[list[int]]:
        team_of = g.team_of
        found = [[seat for seat in range(g.seats) if team_of[seat] == team] for team in sorted(set(team_of))]
        return [team for team in found if len(team) > 1]

    def where(self, g: Untamed) -> Phrase | None:
        return Phrase("screen-where", {"n": int(g.turn)})

    def facts(self, g: Untamed, options: dict[str, Any], seats: list[int]) -> dict[str, Any]:
        own = [g.box.factions[faction].name for faction in g.factions[seats[0]]] if seats else None
        return {"mode": options["mode"]} if own is None else {"mode": options["mode"], "factions": own}

    def is_idle(self, g: Untamed, seat: int, action: int) -> bool:
        from ludotek.games.untamed.insight.idle import is_idle

        return is_idle(g, seat, action)

    def chronicler(self, g: Untamed) -> Chronicler:
        from ludotek.games.untamed.chronicle import UntamedChronicler

        return UntamedChronicler(g)

    def out(self, g: Untamed) -> list[int]:
        return [seat for seat, gone in enumerate(g.out) if gone]

    def cards_beside(self, option: Reference, sheets: list[Sheet]) -> list[Sheet]:
        """What comes with a faction that may be taken, besides its Stronghold."""
        if option.verb != "draft":
            return []
        cards = [sheet for sheet in sheets if sheet.kind != "stronghold"]
        return [sheet for sheet in cards if f"faction {sheet.marks[0]}" == option.things["faction"]]


PROFILE = UntamedProfile()
