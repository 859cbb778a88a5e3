"""Hints, odds and the reasons of bots for somebody who asks: thought about elsewhere, told in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.house.requests import seat_for
from ludotek.kernel.odds import percent
from ludotek.kernel.phrase import Phrase
from ludotek.table.advice import Advice
from ludotek.table.helping import Helpers, must_help, must_tell_why
from ludotek.table.reasons import Inquiry, Reason, inquire
from ludotek.table.reckoning import Asked, Likelihood, Reckoned, grants, phrase_of
from ludotek.table.thinking import Redrawn

if TYPE_CHECKING:
    from ludotek.house.guest import Guest


async def help_with(guest: Guest, request: wire.Aside) -> wire.Reply:
    """What the page is told before the request is done; it drops what is about a question that is gone."""
    assert guest.live is not None
    table, thinkers = guest.live.table, guest.house.thinkers
    seat, helpers = seat_for(guest, request.seat), Helpers(table.session, table.day)
    match request:
        case wire.Hint():
            decision = must_help(table, seat, helpers.hint)
            best = await thinkers.advise(Redrawn(table.match, seat))
            return hint(guest.live.edition(guest.recipient.lang), decision, best)
        case wire.AskOdds():
            decision = must_help(table, seat, helpers.odds)
            reckoned = await thinkers.reckon(Asked(table.match, seat, request.more))
            return odds(guest.live.edition(guest.recipient.lang), decision, reckoned, request.more)
        case wire.AskWish():
            decision = must_help(table, seat, helpers.odds and grants(table.match.rules))
            granted = await thinkers.grant(Asked(table.match, seat, wish=request.wish, least=request.least))
            text = guest.live.edition(guest.recipient.lang).say(phrase_of(granted.told))
            return wire.Granted(
                decision=decision, wish=request.wish, least=request.least, text=text, actions=granted.actions
            )
        case wire.AskWhy():
            must_tell_why(table, request.line)
            found = inquire(table.session, request.line, seat)
            if isinstance(found, Inquiry):
                assert found.case is not None
                found = found.reason(await thinkers.weigh_up(found.case))
            return why(guest.live.edition(guest.recipient.lang), request.line, found)


def hint(edition: Edition, decision: str, best: list[Advice]) -> wire.Advice:
    return wire.Advice(decision=decision, best=[advised(edition, each, each is best[0]) for each in best])


def advised(edition: Edition, each: Advice, is_best: bool) -> wire.Advised:
    low, high, behind = (round(100 * part) for part in (each.low, each.high, each.behind))
    worse = Phrase("hint-points-worse", {"behind": max(1, behind)}) if each.behind > 0 else Phrase("hint-as-good")
    interval = Phrase("hint-interval", {"low": low, "high": high})
    said = [*([interval] if low < high else []), *([] if is_best else [worse])]
    return wire.Advised(
        action=each.action,
        chance=round(100 * each.chance),
        low=low,
        high=high,
        chance_text=edition.say(percent(each.chance)),
        text=" · ".join(map(edition.say, said)),
    )


def odds(edition: Edition, decision: str, reckoned: Reckoned, more: bool) -> wire.OddsTold:
    return wire.OddsTold(
        decision=decision,
        lines=[edition.say(phrase_of(each)) for each in reckoned.lines],
        marks={thing: edition.say(phrase_of(each)) for thing, each in reckoned.marks.items()},
        more=more,
        about="" if reckoned.about is None else edition.say(phrase_of(reckoned.about)),
        spread=[likely(edition, each) for each in reckoned.spread],
        wishes=[likely(edition, each) for each in reckoned.wishes],
        parts=[
            wire.WishPart(name=each.name, text=edition.say(phrase_of(each.told)), most=each.most)
            for each in reckoned.parts
        ],
    )


def likely(edition: Edition, each: Likelihood) -> wire.Likely:
    text, chance_text = edition.say(phrase_of(each.told)), edition.say(percent(each.chance))
    return wire.Likely(name=each.name, text=text, chance=each.chance, chance_text=chance_text)


def why(edition: Edition, line: int, reason: Reason) -> wire.Reason:
    return wire.Reason(line=line, text=edition.say(reason.phrase), rules=reason.rules)
