"""Measuring packs: many games in a process of their own, and what they come to in the words of each language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotek.house import wire
from ludotek.house.bench import PAGE
from ludotek.house.thinkers import MeasuredIn
from ludotek.kernel.phrase import Phrase
from ludotek.packs.pack import Pack, pack_of
from ludotek.server.unhurried import tell
from ludotek.text import languages, say

if TYPE_CHECKING:
    from ludotek.lab.figure import Figure
    from ludotek.lab.measure import Found

DEADLINE = 90.0  # seconds; it stops by itself much earlier, unless a single game is endless


def measured(asked: wire.AskMeasure) -> MeasuredIn:
    """In the worker."""
    from ludotek.lab.measure import measure

    pack = pack_of(asked.pack, PAGE)
    found = measure(pack, list(asked.rungs), asked.card, tell)
    return {lang: in_words(pack, found, lang) for lang in languages()}


def in_words(pack: Pack, found: Found, lang: str) -> wire.Measured:
    from ludotek.lab.measure import PLAYER

    package = pack.game.package
    return wire.Measured(
        player=say(package, Phrase(f"bot-{PLAYER}"), lang),
        seconds=round(found.seconds, 1),
        rungs=[rung_told(pack, rung, figure, lang) for rung, figure in found.rungs],
        deeds=[
            wire.DeedMeasured(
                card=each.card,
                deed=each.deed,
                text=say(package, Phrase(f"measured-{each.deed}"), lang),
                games=each.figure.n,
                share=each.figure.value,
                low=each.figure.low,
                high=each.figure.high,
                never=each.never,
            )
            for each in found.deeds
        ],
        without=None
        if found.without is None
        else wire.WithoutMeasured(
            share=found.without.rate.value,
            change=found.without.change.value,
            low=found.without.change.low,
            high=found.without.change.high,
        ),
    )


def rung_told(pack: Pack, rung: Any, figure: Figure, lang: str) -> wire.RungMeasured:
    game, target = pack.game, figure.target
    text = ""
    for option in game.options():
        if option.name == game.profile.ladder:
            text = say(game.package, game.value_phrase(option, rung, pack.content(pack.options({}))), lang)
    return wire.RungMeasured(
        rung=rung,
        text=text,
        games=figure.n,
        share=figure.value,
        low=figure.low,
        high=figure.high,
        target=None if target is None else (target.low, target.high),
        verdict=verdict(figure),
    )


def verdict(figure: Figure) -> Any:
    """Which way it misses its target, if it does."""
    if figure.target is None:
        return ""
    if figure.low > figure.target.high:
        return "high"
    if figure.high < figure.target.low:
        return "low"
    return "within" if figure.verdict == "within" else "unsure"
