"""What The Reckoners is, for the rooms above."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FEWEST, MOST, NOTHING, STEELHEART
from ludotek.kernel.choice import Floor
from ludotek.kernel.chronicle import Chronicler
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import AFTER_PEOPLE, TEAM, TOGETHER, Mode, Profile
from ludotek.kernel.step import DONE

if TYPE_CHECKING:
    from ludotek.games.reckoners.insight.forecast import Forecast
    from ludotek.games.reckoners.view import OutlookView, SceneView, ShiftView

BEFORE_EPICS = {"RK-28", "RK-30", "RK-47", "RK-49"}  # floors of a round before its Epics phase
EPICS_PHASE = (
    events.DEFEATED_RETURNED,
    events.EPIC_APPEARED,
    events.ACTIVATED,
    events.BRACKET_MOVED,
    events.STEELHEART_ACTIVATED,
)  # one of them begins it
FEW = 1  # new Epics up to which a further look costs next to nothing: every draw of two takes many times as long


class ReckonersProfile(Profile):
    def __init__(self) -> None:
        super().__init__(
            [Mode("", list(range(FEWEST, MOST + 1)), TOGETHER)],
            floors={
                "RK-25": AFTER_PEOPLE,
                "RK-30": AFTER_PEOPLE,
                "RK-47": TEAM,  # decisions of the team: RK-98
                "RK-49": TEAM,
                "RK-65": TEAM,
            },
            clauses={
                "faith": "RK-73",
                "token": "RK-42",
                "card": "RK-70",
                "activate": "RK-71",
                "money": "RK-35",
                "plan": "RK-41",
                "fight": "RK-36",
                "contain": "RK-37",
                "contain-track": "RK-37",
                "research": "RK-38",
                "attack": "RK-39",
                "research-steelheart": "RK-44",
                "attack-steelheart": "RK-44",
                "move": "RK-32",
                "barricade": "RK-33",
                "refresh": "RK-51",
                "buy-back": "RK-52",
                "resume": "RK-98",
            },
            set_up="RK-05",
            dice=True,
            minutes=(75, 120),
            publisher="Nauvoo Games",
            ladder="difficulty",
            daily={},
            # more slips of the quick player would never win, fewer of the search hardly ever lose
            levels={"gentle": "greedy~7", "easy": "greedy~3", "hard": "search:8~80"},
        )

    def figure(self, g: City, seat: int) -> Phrase | None:
        name = self.reckoner(g, seat)
        return None if name is None else Phrase(f"card-{name}")

    def reckoner(self, g: City, seat: int) -> str | None:
        return None if g.who[seat] == NOTHING else g.box.reckoners[g.who[seat]].name

    def where(self, g: City) -> Phrase | None:
        return Phrase("screen-where", {"n": int(g.round)})

    def merit(self, g: City) -> list[int]:
        """A win in few rounds with many people left; else how many Epics were defeated, and how long one held out."""
        won = g.outcome is not None and g.outcome.scores[0] > 0
        felled = len(g.defeated) + len(g.felled)
        return [1, -int(g.round), int(g.population)] if won else [0, felled, int(g.round)]

    def facts(self, g: City, options: dict[str, Any], seats: list[int]) -> dict[str, Any]:
        found: dict[str, Any] = {"difficulty": options["difficulty"]}
        return found | {"reckoners": [self.reckoner(g, seat) for seat in seats]} if seats else found

    def chronicler(self, g: City) -> Chronicler:
        from ludotek.games.reckoners.chronicle import ReckonersChronicler

        return ReckonersChronicler(g)

    def outlook(self, g: City) -> OutlookView | None:
        """The coming Epics phase as it would be now."""
        from ludotek.games.reckoners.insight import forecast
        from ludotek.games.reckoners.view import OutlookView

        if not is_to_come(g):
            return None
        found = forecast(g)
        return OutlookView(
            population=found.city["population"].to_data(),
            losses=losses_in(g, found),
            defeat=found.defeat,
            reasons={name_of(g, cause): sorted(found.reasons[cause]) for cause in found.losses},
            dice_lost=found.dice_lost.to_data(),
            new_epics=found.new_epics,
            exact=found.exact,
            tries=found.tries,
            margin=found.margin,
        )

    def is_fatal(self, now: OutlookView, g: City, seat: int, action: int) -> bool:
        """Being done, when all is lost unless something is done before the Epics act; loot may yet help."""
        from ludotek.games.reckoners.sight import moment

        if action != DONE or now.defeat < 1:
            return False
        may_still_act = not g.felled and len(g.dice[seat]) + g.plans[seat] > 0
        return moment(g) == "acquire" or (moment(g) == "use" and may_still_act)

    def unfolding(self, before: City, happened: Sequence[Event]) -> range:
        """The Epics phase; where a die was to be named it goes on with the next Epic. The Prologue has none."""
        kinds, is_round = [event.kind for event in happened], before.round > 0
        begin = next((place for place, kind in enumerate(kinds) if is_round and kind in EPICS_PHASE), len(kinds))
        return range(begin, kinds.index(events.ROUND_BEGAN) if events.ROUND_BEGAN in kinds else len(kinds))

    def scene(self, g: City, told: Sequence[Event]) -> SceneView:
        from ludotek.games.reckoners.sight import scene

        return scene(g, told)

    def shift(self, now: OutlookView, at: City, g: City) -> ShiftView | None:
        """Where a loss is none at all, it is {"0": 1}."""
        from ludotek.games.reckoners.insight import forecast, same_prospects
        from ludotek.games.reckoners.view import ShiftView

        if now.new_epics > FEW or not is_to_come(g) or same_prospects(at, g):
            return None
        found, nobody = forecast(g), {"0": 1.0}
        before, after = now.losses, losses_in(g, found)
        losses = {who: after.get(who, nobody) for who in {**before, **after} if before.get(who) != after.get(who)}
        population = found.city["population"].to_data()
        if not losses and now.population == population:
            return None
        return ShiftView(population=population, losses=losses, defeat=found.defeat)


def losses_in(g: City, found: Forecast) -> dict[str, dict[str, float]]:
    """The losses of Population by those who cause them."""
    return {name_of(g, cause): spread.to_data() for cause, spread in found.by_cause()}


def name_of(g: City, cause: int) -> str:
    return "steelheart" if cause == STEELHEART else g.box.name_of(cause)


def is_to_come(g: City) -> bool:
    """In the Prologue (round 0) no Epics phase follows."""
    return g.round > 0 and any(isinstance(step, Floor) and step.rule() in BEFORE_EPICS for step in g.stack)


PROFILE = ReckonersProfile()
