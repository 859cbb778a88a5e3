"""Players and teams: whose Stronghold it is, what they have, and what they are to whoever looks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludotek.cli.cardface import passages
from ludotek.cli.menu import flow
from ludotek.cli.output import ink
from ludotek.cli.untamed.animals import animal_rows, animals_in_a_row
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.numbers import bar, health, power
from ludotek.games.untamed.view import KeepView
from ludotek.kernel.phrase import Phrase

KNOWN_LINES = 2  # of a long list of cards
BEFORE_CARDS = ("draft", "strongholds")  # moments at which nobody has cards yet


def block(look: Look, keep: int, large: bool, width: int) -> RenderableType:
    """A player, or a team that shares its Strongholds. `large`: with all texts; of a team only the looker's own."""
    parts: list[RenderableType] = [look.section(look.shortened(title(look, keep), width - 4))]
    if all(look.view.seats[seat].out for side in look.sides_of(keep) for seat in look.members_of(side)):
        return Group(*parts)
    parts += stronghold(look, keep, large, width)
    for side in look.sides_of(keep):
        if look.shared:
            parts += [member(look, seat) for seat in look.members_of(side)]
        own = look.seat is None or look.seat in look.members_of(side)
        if look.view.moment not in BEFORE_CARDS:
            parts += belongings(look, side, large and (own or not look.shared), width)
    return Group(*parts)


def title(look: Look, keep: int) -> Text:
    if not look.shared:
        return player_title(look, keep)
    seats = [seat for seat in look.seats if look.keep_of(seat) == keep]
    text = ink(look.team(keep), "heading")
    if look.view.mode == "hydra" and any(look.in_turn(seat) for seat in seats):
        text.append(f" · {look.words('screen-team-in-turn')}", style="good")
    return text


def player_title(look: Look, seat: int) -> Text:
    """Name, what this player is in the mode that is played, and factions."""
    text = ink(look.player(seat), "heading")
    for mark, style in marks(look, seat):
        text.append(f" · {mark}", style=style)
    if look.view.seats[seat].factions:
        text.append(f" · {look.factions(seat)}")
    return text


def member(look: Look, seat: int) -> Text:
    """A member of a team."""
    at = look.glyph("▸ ") if look.in_turn(seat) else "  "
    text = Text(at).append(player_title(look, seat))
    if len(look.members_of(look.view.seats[seat].side)) > 1 and look.view.moment not in BEFORE_CARDS:
        text.append(" · ").append(hand_count(look, seat))
    return text


def marks(look: Look, seat: int) -> list[tuple[str, str]]:
    """Each with its style: a bot, in turn, out, the Alpha, prey and hunter, ally."""
    words, view = look.words, look.view
    found = [(words("screen-bot"), "faint")] if seat in look.bots else []
    if seat == view.alpha:
        found.append((words("screen-alpha"), "bad"))
    if view.alpha is not None and look.seat not in (None, seat) and view.teams[look.seat] == view.teams[seat]:
        found.append((words("screen-ally"), "good"))
    found += hunting(look, seat)
    if look.in_turn(seat) and view.mode != "hydra":
        found.append((words("screen-in-turn"), "good"))
    if seat in view.answered:
        found.append((words("screen-has-chosen"), "faint"))
    if seat in view.done:
        found.append((words("screen-done"), "faint"))
    if view.seats[seat].out:
        found.append((words("screen-out"), "bad"))
    return found


def hunting(look: Look, seat: int) -> list[tuple[str, str]]:
    """Whom one hunts and by whom one is hunted; for a spectator, whom each hunts (UN-57)."""
    prey = look.view.seats[seat].prey
    if prey is None:
        return []
    if look.seat is None:
        return [(look.words("screen-hunts", seat=Phrase("seat", {"number": prey + 1})), "")]
    if prey == look.seat:
        return [(look.words("screen-hunts-you"), "bad")]
    return [(look.words("screen-prey"), "good")] if seat == look.view.seats[look.seat].prey else []


def stronghold(look: Look, keep: int, large: bool, width: int) -> list[RenderableType]:
    """The Stronghold on top with its Health, those beneath it, and what its ability does."""
    data = look.view.keeps[keep]
    stack = data.stack
    if not stack:
        return []
    if stack[0] is None:
        return [ink(f"  {look.words('screen-face-down', n=len(stack))}", "faint")]
    sheet = look.strongholds[stack[0]]
    name = ink(look.words("screen-stronghold", card=look.words.phrase(sheet.name)), "heading")
    name.append("  ").append(health(look, data)).append(" ").append(bar(look, data))
    rows = flow([name, *beneath(look, data)], width - 2)
    lines = indented([line for row in rows for line in look.in_lines(row, width - 2, KNOWN_LINES)])
    if not large:
        return lines
    text = passages(look.words, sheet)[0].text
    if data.ability_used:
        text = f"{text} ({look.words('screen-ability-used')})"
    return [*lines, Padding(ink(text, "faint"), (0, 0, 0, 2))]


def beneath(look: Look, keep: KeepView) -> list[Text]:
    """Those still beneath, by name as far as they are known, and how many were lost."""
    rest = keep.stack[1:]
    known = [look.words.phrase(look.strongholds[each].name) for each in rest if each is not None]
    parts: list[str] = []
    if known:
        parts.append(look.words("screen-beneath-known", cards=", ".join(known)))
    elif rest:
        parts.append(look.words("screen-beneath", n=len(rest)))
    if keep.lost:
        parts.append(look.words("screen-lost", n=keep.lost))
    return [ink(part, "faint") for part in parts]


def belongings(look: Look, side: int, large: bool, width: int) -> list[RenderableType]:
    """Power, Support, hand, deck; what is known of hidden cards; the Animals."""
    data = look.view.sides[side]
    parts: list[RenderableType] = indented(flow(counts(look, side), width - 2, "   "))
    for line in known_cards(look, side, large):
        parts += indented(look.in_lines(ink(line, "faint"), width - 2, KNOWN_LINES))
    if data.resolving:
        parts += indented([Text(look.words("screen-resolving", cards=look.cards(data.resolving)))])
    parts.append(animal_rows(look, side, width) if large else animals_in_a_row(look, side, width))
    return parts


def indented(lines: list[Text]) -> list[RenderableType]:
    return [Text("  ").append(line) for line in lines]


def counts(look: Look, side: int) -> list[Text]:
    data, members = look.view.sides[side], look.members_of(side)
    found = [power(look, data)]
    if data.bonuses.count:
        found.append(count(look, "screen-bonus", data.bonuses.count))
    cheaper = sum(look.view.seats[seat].discount for seat in members)
    if cheaper:
        found.append(ink(look.words("screen-cheaper", n=cheaper), "good"))
    found.append(count(look, "screen-support", len(data.support)))
    if len(members) == 1:
        found.append(hand_count(look, members[0]))
    return [*found, count(look, "screen-deck", data.deck.count)]


def count(look: Look, key: str, n: int) -> Text:
    return ink(f"{look.words(key)} ", "faint").append(str(n), style="heading")


def hand_count(look: Look, seat: int) -> Text:
    return count(look, "screen-hand", look.view.seats[seat].hand.count)


def known_cards(look: Look, side: int, large: bool) -> list[str]:
    """Cards in Support (open to all), and what the looker knows of other hands and of the deck."""
    data, found = look.view.sides[side], []
    if large and data.support:
        found.append(look.words("screen-in-support", cards=look.cards(data.support)))
    for seat in look.members_of(side):
        known = look.view.seats[seat].hand.known
        if known and seat != look.seat:
            found.append(look.words("screen-in-hand", cards=look.cards(known)))
    top = data.deck.from_top
    while top and top[-1] is None:
        top = top[:-1]
    if top:
        found.append(
            look.words("screen-on-deck", cards=", ".join("?" if card is None else look.name(card) for card in top))
        )
    return found
