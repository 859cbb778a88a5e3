"""The Reckoners: where each is, the dice, plan tokens and cards; and what is being used now."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.reckoners.look import Look
from ludotek.cli.reckoners.signs import dice, held, in_short, symbols
from ludotek.games.reckoners.view import OwnCardView, ReckonerView

INDENT = 4


def team(look: Look, width: int, short: bool = False) -> list[RenderableType]:
    """Everybody; `short` leaves out the cards of all but the one for whom one acts."""
    seats = range(len(look.view.reckoners))
    blocks = [reckoner(look, seat, width, not short or seat == look.seat) for seat in seats]
    return [look.section(look.heading("screen-team")), *blocks]


def reckoner(look: Look, seat: int, width: int, with_cards: bool) -> RenderableType:
    data = look.view.reckoners[seat]
    first, *more = flow(title(look, seat), width - INDENT, look.glyph(" · "))
    lines = [first, *indented(more)]
    lines += indented(flow(dice_of(look, data), width - INDENT - 1, "  "))
    if with_cards:
        lines += indented(flow([card(look, each) for each in data.cards], width - INDENT - 1, "  "))
    return Group(*lines)


def indented(lines: list[Text]) -> list[Text]:
    return [Text(" " * INDENT).append(line) for line in lines]


def title(look: Look, seat: int) -> list[Text]:
    """Name, place, plan tokens, and what this one is doing."""
    data, words, mine = look.view.reckoners[seat], look.words, seat == look.seat
    name = Text(look.glyph("▸ ") if mine else "  ").append(look.reckoner(seat), style="number" if mine else "heading")
    if seat in look.bots:
        name.append(f" ({words('screen-bot')})", style="faint")
    items = [name]
    if data.district is not None:
        items.append(Text(f"{data.district + 1} {look.district(data.district)}"))
    items.append(ink(f"{words('screen-plans')} ", "faint").append(plans(look, data)))
    return items + [ink(mark, style) for mark, style in marks(look, seat)]


def plans(look: Look, data: ReckonerView) -> Text:
    """Plan tokens; those that come only with the next round behind a plus."""
    text = ink(look.glyph(f"★{data.plans}"), "bold green")
    return text.append(f" +{data.new_plans}", style="faint") if data.new_plans else text


def marks(look: Look, seat: int) -> list[tuple[str, str]]:
    data, found = look.view.reckoners[seat], []
    if seat in look.view.done:
        found.append((look.words("screen-done"), "good"))
    elif look.view.moment == "roll":
        found.append((look.words("screen-roll", n=data.rolls, of=look.view.most.rolls), "faint"))
    elif seat in look.waiting:
        found.append((look.words("screen-waits"), "faint"))
    return found


def dice_of(look: Look, data: ReckonerView) -> list[Text]:
    """Rolled, marked to keep, kept; or the dice still to be used; or, in other steps, all that one holds."""
    groups: list[tuple[str, list[Text]]] = []
    if look.view.moment == "roll":
        groups += [("screen-rolled", dice(look, data.rolled)), ("screen-marked", dice(look, data.marked))]
        groups.append(("screen-kept", dice(look, data.dice)))
    elif look.view.moment == "use":
        groups.append(("screen-to-use", dice(look, data.dice)))
    else:
        groups.append(("screen-dice", held(look, data.held)))
    shown = [ink(f"{look.words(key)} ", "faint").append(Text(" ").join(each)) for key, each in groups if each]
    return shown or [ink(look.words("screen-no-dice"), "faint")]


def card(look: Look, data: OwnCardView) -> Text:
    """Ready, no more this round, or always there: "● EMP ♜→◂◂◂", "○ Improvise", "■ Lead the Way"."""
    sign, style = ("■", "") if data.when == "permanent" else ("●", "good") if data.ready else ("○", "faint")
    text = ink(look.glyph(f"{sign} "), style).append(look.name(data.id), style="faint" if sign == "○" else "")
    short = in_short(look, data.signs)
    return text.append(" ").append(short) if short.plain else text


def in_use(look: Look) -> list[RenderableType]:
    """The die, plan token or card result that is being used, or the loot that is left."""
    using, words = look.view.using, look.words
    if using is None:
        loot = {name: n for name, n in asdict(look.view.loot).items() if n}
        if look.view.moment != "loot" or not loot:
            return []
        left = [symbols(look, [name]).append(str(n)) for name, n in loot.items()]
        return [Text.assemble((f"{words('screen-loot')} ", "heading"), Text("  ").join(left))]
    text = look.lit(words("screen-in-use", who=look.reckoner(using.seat)), True).append(" ")
    if using.card is not None:
        text.append(f"{look.name(using.card)} ")
    text.append(words("screen-token") if using.wild else "")
    text.append(symbols(look, using.symbols))
    if using.anywhere:
        text.append(f"  {words('screen-anywhere')}", style="faint")
    return [text]
