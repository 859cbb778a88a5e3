"""What a game of Untamed was like: turns, damage, whose cards did it, who was out when, and what to try next."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotek.games.untamed.codec import keep_phrase, seat_phrase
from ludotek.games.untamed.rules import events
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.falling import LOST_BY
from ludotek.games.untamed.rules.modes import strongholds_chosen
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chronicle import FEWEST, MOST, Chart, Chronicle, Chronicler, Figure, Point, Ranking, Row, Sentence
from ludotek.kernel.event import Event
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.phrase import Phrase, Slot

PLAYED: Final = (events.PLAYED, events.PLAYED_BY_FOCUS, events.PLAYED_BY_RALLY, events.PUT_INTO_PLAY)
BEST: Final = 3  # cards that are named
POWERLESS: Final = 2  # turns without a card laid as Power: worth a word
IDLE: Final = 4  # Animals that were ready at the end of a turn: worth a word

Dealer = tuple[int, int]  # a seat and the design of its card
NOBODY_KNOWN: Final[Dealer] = (NOTHING, NOTHING)


class Fight:
    """The attack that goes on: its cards, by uid where they have one, and their seats."""

    def __init__(self, seat: int, attacker: int, uid: int, keep: int, target: Dealer, target_uid: int) -> None:
        self.by: Dealer = (seat, attacker)
        self.uid = uid
        self.keep = keep
        self.target = target
        self.target_uid = target_uid


class UntamedChronicler(Chronicler):
    match: Untamed

    def __init__(self, match: Untamed) -> None:
        super().__init__(match)
        seats = match.seats
        self.count: list[Counter[str]] = [Counter() for _ in range(seats)]  # by seat
        self.by_card: dict[Dealer, Counter[str]] = {}
        self.dealt: list[Counter[int]] = [Counter() for _ in range(seats)]  # to Strongholds, by one's own turn
        self.suffered: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.holder: dict[int, int] = {}  # who played a design last
        self.last_hit: dict[int, Dealer] = {}  # who harmed an Animal last
        self.last_keep_hit: Dealer = NOBODY_KNOWN
        self.keep_hits: dict[int, Counter[int]] = {}  # what harmed a stack of Strongholds, by designs
        self.fallen_keep = NOTHING
        self.loser = NOTHING
        self.fight: Fight | None = None

    def hear(self, event: Event) -> None:
        kind, values, g = event.kind, event.values, self.match
        if kind is events.TURN_BEGAN:
            for seat in range(g.seats):
                self.count[seat]["turns"] += g.team_of[seat] == g.team_of[values[0]] and self.takes_turn(seat)
        elif kind is events.UPKEEP:
            self.end_main(values[0])
        elif kind in PLAYED:
            self.holder[values[1]] = values[0]
            self.count[values[0]]["played"] += kind is not events.PUT_INTO_PLAY
            self.count[values[0]]["rallies"] += kind is events.PLAYED_BY_RALLY
        elif kind is events.ATTACKED_ANIMAL:
            seat, attacker, target = values
            side = g.side_with(Uid(event.uids[1]))
            owner = int(g.seat_for(side)) if side != NOTHING else NOTHING
            self.fight = Fight(seat, attacker, event.uids[0], NOTHING, (owner, target), event.uids[1])
            self.count[seat]["attacks"] += 1
        elif kind is events.ATTACKED_STRONGHOLD:
            seat, attacker, keep = values
            self.fight = Fight(seat, attacker, event.uids[0], keep, NOBODY_KNOWN, NOTHING)
            self.count[seat]["attacks"] += 1
        elif kind is events.DAMAGED:
            self.damage_animal(event.uids[0], values[1], int(event.cause))
        elif kind in (events.STRONGHOLD_DAMAGED, events.DAMAGE_PUT_ON_STRONGHOLD):
            self.damage_keep(values[0], values[1], int(event.cause))
        elif kind is events.DEFEATED:
            self.credit(self.last_hit.get(event.uids[0], NOBODY_KNOWN), "defeated", 1)
        elif kind is events.STRONGHOLD_FELL:
            self.fallen_keep = values[0]
        elif kind in (events.NO_CARD_LEFT, events.CONCEDED):
            self.loser = values[0]

    def takes_turn(self, seat: int) -> bool:
        """Is it this seat's turn, alone or with its team?"""
        g = self.match
        return seat == g.active or (len(g.keeps) < g.seats and len(g.sides) == g.seats)

    def end_main(self, seat: int) -> None:
        """The Main phase is over: what could have been done in it and was not."""
        g, count = self.match, self.count[seat]
        side = g.side_of[seat]
        could = len(g.hands[seat].cards) > 0 and len(g.sides[side].power.cards) < g.power_limit(side)
        count["no-power"] += g.powered[seat] == 0 and could
        count["idle"] += sum(1 for animal in g.sides[side].animals if animal.ready)

    # who did it

    def damage_animal(self, uid: int, n: int, cause: int) -> None:
        fight, dealer = self.fight, (self.holder.get(cause, NOTHING), cause)
        if fight is not None and uid == fight.target_uid and cause == fight.by[1]:
            dealer = fight.by
        elif fight is not None and uid == fight.uid and cause == fight.target[1]:
            dealer = fight.target
        self.last_hit[uid] = dealer
        self.credit(dealer, "to-animals", n)

    def damage_keep(self, keep: int, n: int, cause: int) -> None:
        fight, dealer = self.fight, (self.holder.get(cause, NOTHING), cause)
        if fight is not None and keep == fight.keep and cause == fight.by[1]:
            dealer = fight.by
        self.last_keep_hit = dealer
        if dealer[1] != NOTHING:
            self.keep_hits.setdefault(keep, Counter())[dealer[1]] += n
        self.credit(dealer, "damage", n)
        if dealer[0] != NOTHING:
            self.dealt[dealer[0]][self.count[dealer[0]]["turns"]] += n
        for seat in range(self.match.seats):
            if self.keep_of(seat) == keep:
                self.suffered[seat][self.count[seat]["turns"]] += n

    def credit(self, dealer: Dealer, what: str, n: int) -> None:
        if dealer[0] != NOTHING:
            self.count[dealer[0]][what] += n
            self.by_card.setdefault(dealer, Counter())[what] += n

    def keep_of(self, seat: int) -> int:
        return self.match.keep_of[self.match.side_of[seat]]

    # telling

    def tell(self, seats: list[int]) -> Chronicle:
        g, outcome = self.match, self.match.outcome
        assert outcome is not None
        winners = [seat for seat, score in enumerate(outcome.scores) if score == 1.0]
        seat = seats[0] if seats else (winners or [0])[0]
        count, all_keeps = self.count[seat], int(strongholds_chosen(g.mode, g.seats))
        figures = [
            Figure("turns", count["turns"], best=FEWEST),
            Figure("strongholds", self.strongholds(seat), all_keeps, MOST),
            Figure("damage", count["damage"], best=MOST),
        ]
        return Chronicle(
            self.decided(),
            f"card {g.card_name(self.portrait())}",
            g.card_phrase(self.portrait()),
            figures,
            Chart("damage", [Point(n, self.dealt[seat][n], self.suffered[seat][n]) for n in self.turns(seat)]),
            [self.players(), *self.cards(seats or [seat])],
            self.tip(seat) if seats else None,
            self.counts(seat),
        )

    def turns(self, seat: int) -> list[int]:
        return list(range(1, self.count[seat]["turns"] + 1))

    def strongholds(self, seat: int) -> int:
        return len(self.match.keeps[self.keep_of(seat)].stack.cards)

    def decided(self) -> Sentence:
        g, outcome = self.match, self.match.outcome
        assert outcome is not None
        rule = LOST_BY.get(outcome.how, outcome.rule)
        design = self.last_keep_hit[1]
        if outcome.how == "strongholds" and design != NOTHING:
            slots: dict[str, Slot] = {"card": g.card_phrase(design), "keep": keep_phrase(g, self.fallen_keep)}
            return Sentence(Phrase("decided-strongholds", slots), rule)
        if outcome.how in ("empty-deck", "conceded"):
            return Sentence(Phrase(f"decided-{outcome.how}", {"seat": seat_phrase(self.loser)}), rule)
        return Sentence(Phrase(f"end-{outcome.how}"), rule)

    def portrait(self) -> int:
        """The card that felled the last Stronghold; where none did, the Stronghold of whoever lost."""
        g, design = self.match, self.last_keep_hit[1]
        assert g.outcome is not None
        if g.outcome.how == "strongholds" and design != NOTHING:
            return design
        return len(g.box.designs) + g.factions[max(self.loser, 0)][0]

    def players(self) -> Ranking:
        """All seats: how long they played, what they have left, what they did."""
        names = ["turns", "strongholds", "damage", "defeated"]
        rows = [
            Row(seat_phrase(seat), seat, [count["turns"], self.strongholds(seat), count["damage"], count["defeated"]])
            for seat, count in enumerate(self.count)
        ]
        return Ranking("players", names, rows)

    def cards(self, seats: list[int]) -> list[Ranking]:
        """The cards of these seats that did most."""
        mine = [(dealer[1], count) for dealer, count in self.by_card.items() if dealer[0] in seats]
        mine.sort(key=lambda each: (-each[1]["damage"] - each[1]["to-animals"], -each[1]["defeated"], each[0]))
        rows = [
            Row(self.match.card_phrase(design), -1, [count["damage"], count["to-animals"], count["defeated"]])
            for design, count in mine[:BEST]
        ]
        return [Ranking("cards", ["damage", "to-animals", "defeated"], rows)] if rows else []

    def tip(self, seat: int) -> Sentence | None:
        """The first that fits."""
        g, count = self.match, self.count[seat]
        assert g.outcome is not None
        if g.outcome.how == "empty-deck" and self.loser == seat:
            return Sentence(Phrase("tip-deck"), "UN-02")
        if count["no-power"] >= POWERLESS:
            return Sentence(Phrase("tip-power", {"n": count["no-power"]}), "UN-20")
        if count["idle"] >= IDLE:
            return Sentence(Phrase("tip-idle", {"n": count["idle"]}), "UN-29")
        hits = self.keep_hits.get(self.keep_of(seat))
        if hits and g.outcome.scores[seat] < 1.0:
            design, n = hits.most_common(1)[0]
            return Sentence(Phrase("tip-harm", {"card": g.card_phrase(design), "n": n}), "UN-30")
        return None

    def counts(self, seat: int) -> dict[str, int]:
        g, count = self.match, self.count[seat]
        assert g.outcome is not None
        best = max((sum(each.values()) for dealer, each in self.by_card.items() if dealer[0] == seat), default=0)
        names = ("turns", "damage", "defeated", "to-animals", "played", "rallies", "attacks", "no-power", "idle")
        return {
            **{name: count[name] for name in names},
            "won": int(g.outcome.scores[seat] == 1.0),
            "strongholds": self.strongholds(seat),
            "all-strongholds": int(strongholds_chosen(g.mode, g.seats)),
            "seats": int(g.seats),
            "out": int(g.out[Seat(seat)]),
            "best-card": best,
            "deck": len(g.sides[g.side_of[seat]].deck.cards),
        }
