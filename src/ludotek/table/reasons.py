"""Why a bot did what it did, in one sentence: its answer, weighed against the best of the others.

What a bot holds must not show. As long as there are secrets, everything is therefore worked out from what the asker knew
when the answer was given: in worlds redrawn from there, in which the answer was possible, and against answers that are
possible in all of them. So the sentence is the same whatever the bot held. Where all play together, and when the game is
over, the worlds are those that the bot itself had to reckon with.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotek import registry
from ludotek.api import Fact, Match
from ludotek.api.story import knowers
from ludotek.bots.bot import unattended
from ludotek.bots.greedy import insight_of
from ludotek.bots.levels import specification_of
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match as Position
from ludotek.kernel.odds import percent
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.playouts import Playouts
from ludotek.table.advice import estimate
from ludotek.table.preview import NoChance, Trial
from ludotek.table.seating import USUAL_BOT, kind_of, thoughts
from ludotek.table.session import Session

WORLDS = 12
TRIES = 120  # to find them, because not every world has the answer
ROLLOUTS = 240
HEAT = 3  # worlds in which all rivals run, before all but the best drop out
FINALISTS = 3
LOUD = "hit"  # the sound of a fact that hurts


class Case:
    """An answer and its rivals in worlds that might be the real one: plain data, which can travel to another process."""

    def __init__(self, match: Match, seat: int, action: int, rivals: list[int], worlds: list[Position], seed: int):
        self.game = match.rules.name
        self.rules = match.rules.rules_version
        self.content = match.content
        self.options = match.options
        self.seat = seat
        self.action = action
        self.rivals = rivals
        self.worlds: list[dict[str, Any]] = [world.to_data() for world in worlds]
        self.seed = seed


class Verdict(NamedTuple):
    """The best rival, both chances to win, and by how much the answer is ahead (0: beyond no doubt, or by too little to be
    seen in whole percent)."""

    rival: int
    chance: float
    against: float
    ahead: float


class Reason(NamedTuple):
    """A sentence, and the rules that it is about. `secret`: it only says that nothing may be told."""

    phrase: Phrase
    rules: list[str]
    secret: bool = False


def weigh_up(case: Case) -> Verdict:
    """All rivals run in a few worlds, the best of them in many: each world is the same for everybody in it."""
    rules = registry.find(case.game, case.rules)
    insight = insight_of(rules)
    races = []
    for n, data in enumerate(case.worlds):
        world = rules.revive(case.content, case.options, data, FastChance(case.seed + n))
        races.append(Playouts(rules, insight, world, case.seat, case.seed + n))
    chances: dict[int, list[float]] = {action: [] for action in (case.action, *case.rivals)}

    def run(field: list[int], laps: int) -> None:
        for lap in range(laps):
            race = races[lap % len(races)]
            world = race.redraw()
            for action in field:
                chances[action].append(race.play_on(world, action))

    def best(field: list[int]) -> list[int]:
        return sorted(field, key=lambda action: -estimate(chances[action])[0])

    run([case.action, *case.rivals], HEAT)
    finalists = best(case.rivals)[:FINALISTS]
    run([case.action, *finalists], ROLLOUTS // (1 + len(finalists)))
    rival = best(finalists)[0]
    ahead, doubt = estimate([one - other for one, other in zip(chances[case.action], chances[rival], strict=True)])
    chance, against = (estimate(chances[action])[0] for action in (case.action, rival))
    seen = abs(ahead) > doubt and round(100 * chance) != round(100 * against)
    return Verdict(rival, chance, against, ahead if seen else 0.0)


class Inquiry:
    """Somebody asks about one of the answers that count. `case` is None where it cannot be weighed."""

    def __init__(self, match: Match, place: int, asker: int) -> None:
        self.match = match
        self.place = place
        self.seat = match.live[place].seat
        self.action = match.live[place].action
        self.open = match.over or match.seats == 1 or match.mode.together  # is nothing hidden from the asker?
        self.eye = self.seat if self.open else asker
        self.worlds: list[Position] = []
        self.case = self.reopened() if self.open or knowers(match, place)[asker] else None

    def reopened(self) -> Case | None:
        match, rules = self.match, self.match.rules
        at, chance = match.at(self.place), thoughts(match, self.seat, self.place)
        shared: set[int] | None = None
        for _ in range(TRIES):
            world = unattended(rules.determinise(at, self.eye, FastChance(chance.below(0, 1 << 30))))
            options = set(world.options(self.seat)) if self.seat in world.actors() else set()
            if self.action in options:
                shared = options if shared is None else shared & options
                self.worlds.append(world)
            if len(self.worlds) == WORLDS:
                break
        rivals = sorted((shared or set()) - {self.action})
        if len(self.worlds) < WORLDS or not rivals:
            return None
        return Case(match, self.seat, self.action, rivals, self.worlds, chance.below(0, 1 << 30))

    def reason(self, verdict: Verdict | None) -> Reason:
        """The verdict on the case in words. If the answer was worse for all that the asker knows, the bot knew better."""
        if verdict is None or (verdict.ahead < 0 and not self.open):
            return Reason(Phrase("reason-alone" if self.open else "reason-secret"), [], secret=not self.open)
        fact = self.telling(verdict.rival) if verdict.ahead > 0 else None
        question, did = self.worlds[0].question, self.match.meaning(self.place)
        assert question is not None
        kind = "better" if verdict.ahead > 0 else "worse" if verdict.ahead < 0 else "equal"
        slots: dict[str, Slot] = {
            "act": did.phrase,
            "other": self.match.rules.meaning(self.worlds[0], self.seat, verdict.rival).phrase,
            "chance": percent(verdict.chance),
            "against": percent(verdict.against),
        }
        said = Phrase(f"reason-{kind}", slots)
        if fact is not None:
            said = Phrase("reason-because", {"reason": said, "fact": fact.phrase})
        rules = [
            self.match.profile.clauses.get(did.named.verb, question.rule()),
            *([] if fact is None or not fact.rule else [fact.rule]),
        ]
        return Reason(said if self.open else Phrase("reason-seen", {"reason": said}), list(dict.fromkeys(rules)))

    def telling(self, rival: int) -> Fact | None:
        """What hurts most, follows from the answer for certain, and does not from its rival."""
        without = self.certain(rival)
        loud = [fact for fact in self.certain(self.action) if fact.sound == LOUD and fact not in without]
        return loud[-1] if loud else None

    def certain(self, action: int) -> list[Fact]:
        """What follows from an answer in all worlds alike, as far as the eye sees it."""
        trials = []
        for world in self.worlds:
            copy = world.clone()
            copy.chance = NoChance()
            trials.append(Trial(copy, self.seat, action))
        first, *others = trials
        sure = min(first.shares(other, self.eye) for other in others)
        return [self.match.fact(event, self.eye, first.after) for event in first.events[:sure]]


def inquire(session: Session, line: int, asker: int) -> Inquiry | Reason:
    """About the choice of a bot that a line of the story tells of; the reason itself, where there is nothing to weigh."""
    place = session.chosen_at(line)
    assert place is not None
    if not has_reasons(session.seating[session.match.live[place].seat], session.match.rules):
        return Reason(Phrase("reason-none"), [])
    inquiry = Inquiry(session.match, place, asker)
    return inquiry.reason(None) if inquiry.case is None else inquiry


def why(session: Session, line: int, asker: int) -> Reason:
    """The reason, weighed here and now."""
    found = inquire(session, line, asker)
    if isinstance(found, Reason):
        return found
    assert found.case is not None
    return found.reason(weigh_up(found.case))


def has_reasons(bot: str, game: Game) -> bool:
    """Does this bot leave no answer to chance? A search that slips plays what seems best at once."""
    specification = specification_of(bot, game)
    return specification == USUAL_BOT or kind_of(specification) == "search"
