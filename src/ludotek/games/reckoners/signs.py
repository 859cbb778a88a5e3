"""Which sign of which track an Epics phase carries out: told by what is still to be done, and by the facts so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.activating import ActivateEpic, ActivateSteelheart, RepeatLastAction
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BLUE, RED, TrackName
from ludotek.games.reckoners.view import SignView
from ludotek.kernel.event import Event

TRACKS: Final[tuple[TrackName, ...]] = get_args(TrackName)
HEADINGS: Final = (
    events.DEFEATED_RETURNED,
    events.EPIC_APPEARED,
    events.ACTIVATED,
    events.BRACKET_MOVED,
    events.LAST_ACTION_AGAIN,
    events.STEELHEART_ACTIVATED,
    events.TRACK_ACTIVATED,
    events.STEELHEART_MOVED,
)  # facts that no sign brings


def sign_of(g: City, told: Sequence[Event]) -> SignView | None:
    """The sign that the last of these facts comes from; an action's step lies on the stack as the one after it."""
    headings = [place for place, event in enumerate(told) if event.kind in HEADINGS]
    begin = headings[-1] + 1 if headings else 0
    if begin == len(told):
        return None
    heading = told[begin - 1] if begin else None
    if heading is not None and heading.kind is events.LAST_ACTION_AGAIN:
        return last_sign(g, heading.values[0])
    for step in reversed(g.stack):
        if isinstance(step, RepeatLastAction):
            return last_sign(g, g.epic[step.district])
        if isinstance(step, ActivateEpic):
            return SignView(track=None, place=step.action - 1) if step.action else None
        if isinstance(step, ActivateSteelheart):
            if step.action:
                return SignView(track=TRACKS[step.track], place=step.action - 1)
            return None if heading is None else sign_of_many(heading, told[begin:])
    return None


def last_sign(g: City, epic: int) -> SignView:
    return SignView(track=None, place=len(g.box.epics[epic].track) - 1)


def sign_of_many(heading: Event, told: Sequence[Event]) -> SignView | None:
    """Red and blue are carried out at one go; a sign for which the supply has nothing costs a life (RK-90)."""
    if heading.kind is not events.TRACK_ACTIVATED or heading.values[0] not in (RED, BLUE):
        return None
    place = -1
    for event in told:
        if event.kind is events.ENFORCEMENT_ADDED:
            place += event.values[1]
        elif event.kind is events.BARRICADE_ADDED:
            place += 1
        elif event.kind is events.POPULATION_LOST:
            place += event.values[0]
    lacks = told[-1].kind in (events.NO_ENFORCEMENT_LEFT, events.NO_BARRICADE_LEFT)
    return SignView(track=TRACKS[heading.values[0]], place=place + 1 if lacks else place)
