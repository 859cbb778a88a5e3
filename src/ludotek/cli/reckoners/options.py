"""The options of a decision in groups: dice to keep or use; then targets by district, and what the whole die can do."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.menu import Menu, MenuItem
from ludotek.cli.output import ink
from ludotek.cli.reckoners.city import in_the_way, left_of_epic, who_is_there
from ludotek.cli.reckoners.look import Look
from ludotek.cli.reckoners.signs import DEEDS, deed, die, held, in_short, symbols
from ludotek.kernel.phrase import Phrase

# What a symbol does in a district, with its sign.
IN_DISTRICT = {"fight": "enforcement", "contain": "contain", "research": "research", "attack": "attack"}
ON_STEELHEART = {"contain-track": "contain", "research-steelheart": "research", "attack-steelheart": "attack"}
ON_BOARD = {"money": "money", "plan": "plan"}
WHOLE_DISTRICTS = ("place", "snipe")
DICE = ("keep", "die", "turn")
# The groups in their order; districts come by their places.
ORDER = (
    *DICE, "face", "roll", "faith", "token", "card", "buy", "buy-back", "lose", "refresh", *WHOLE_DISTRICTS,
    *IN_DISTRICT, *ON_STEELHEART, *ON_BOARD, "move", "barricade", "activate", "give", "for", "resume", "done",
)  # fmt: skip


def arrange(look: Look, decision: Decision) -> Menu:
    menu = Menu()
    for option in sorted(decision.options, key=lambda option: place_in_menu(look, option)):
        add(menu, look, option)
    return menu


def place_in_menu(look: Look, option: Candidate) -> tuple[int, int, int]:
    """By group; what is done in districts, district by district."""
    group = ORDER.index(option.verb)
    first = ORDER.index("fight") if option.verb in IN_DISTRICT else group
    return first, look.districts.get(option.things.get("district", ""), 0), group


def add(menu: Menu, look: Look, option: Candidate) -> None:
    verb, words = option.verb, look.words
    own = f"screen-act-{verb}"  # the heading of a group that has one
    if verb in DICE:
        menu.add(words(own), True, option, die_label(look, option))
    elif verb == "face":
        menu.add(words(own), True, option, symbols(look, look.dice[option.things["die"]].symbols))
    elif verb == "token":
        menu.add(words("screen-act-die"), True, option, token(look))
    elif verb in ("card", "activate"):
        menu.add(words(own), True, option, card(look, option))
    elif verb == "buy":
        cost = words("screen-dollars", n=option.numbers["cost"])
        menu.add(words(own), True, option, Text(f"{cost} ").append(card(look, option)))
    elif verb in ("buy-back", "lose"):
        menu.add(words(own), True, option, owned_die(look, option))
    elif verb in IN_DISTRICT:
        place = district_of(look, option)
        menu.add(f"{place + 1} {look.district(place)}", True, option, in_district(look, option))
    elif verb in ON_STEELHEART:
        menu.add(words("steelheart"), True, option, on_steelheart(look, option))
    elif verb in ON_BOARD:
        menu.add(words("screen-board"), True, option, with_sign(look, ON_BOARD[verb], words(own)))
    elif verb in WHOLE_DISTRICTS or (verb == "move" and look.view.using is None):
        menu.add("", False, option, whole_district(look, district_of(look, option)))
    elif verb in ("move", "barricade"):
        place = district_of(look, option)
        menu.add(words(own), True, option, Text(f"[{place + 1}] {look.district(place)}"))
    elif verb in ("give", "for"):
        menu.add(words(own), True, option, Text(look.reckoner(look.seats[option.things["seat"]])))
    else:
        menu.add("", False, option, look.said(option))


def by_letter(look: Look, menu: Menu, letter: str) -> MenuItem | None:
    """The die that shows most of the symbol of that letter."""
    found = [(shown(look, each.option).count(letter), each) for each in menu.items if each.option.verb in DICE]
    n, item = max(found, key=lambda pair: pair[0], default=(0, None))
    return item if n else None


def shown(look: Look, option: Candidate) -> list[str]:
    """The letters of what a die shows."""
    return [look.letters[symbol] for symbol in look.dice[option.things["die"]].symbols]


def district_of(look: Look, option: Candidate) -> int:
    return look.districts[option.things["district"]]


def with_sign(look: Look, symbol: str, words: str) -> Text:
    return symbols(look, [symbol]).append(f" {words}", style="")


def die_label(look: Look, option: Candidate) -> Text:
    """The die as it is shown, equal ones counted."""
    assert look.seat is not None
    data, chosen = look.view.reckoners[look.seat], look.dice[option.things["die"]]
    lying = data.rolled if option.verb == "keep" else data.dice
    return die(look, chosen.kind, chosen.symbols, lying.count(chosen))


def token(look: Look) -> Text:
    assert look.seat is not None
    n = look.view.reckoners[look.seat].plans
    text = with_sign(look, "plan", look.words("screen-token"))
    return text.append(look.glyph(f" ×{n}"), style="heading") if n > 1 else text


def card(look: Look, option: Candidate) -> Text:
    id = look.card_of(option)
    name, short = Text(look.name(id)), in_short(look, look.signs_of[id])
    return name.append(" ").append(short) if short.plain else name


def owned_die(look: Look, option: Candidate) -> Text:
    owner = look.reckoner(look.seats[option.things["owner"]])
    return Text(f"{owner} ").append(held(look, [look.kinds[option.things["die"]]])[0])


def in_district(look: Look, option: Candidate) -> Text:
    """What one symbol does there, with the number that it changes."""
    verb, data = option.verb, look.view.districts[district_of(look, option)]
    symbol, epic = IN_DISTRICT[verb], data.epic
    if verb == "fight":
        return with_sign(look, symbol, fall(look, look.words("screen-enforcement"), data.enforcement))
    assert epic is not None
    name = look.name(epic.id)
    if verb == "contain":
        stopped = deed(look, epic.track[epic.bracket - 1])
        return with_sign(look, symbol, look.words("screen-act-contain", who=name, deed=stopped))
    what, left = ("research", epic.research) if verb == "research" else ("health", epic.health)
    assert left is not None
    return with_sign(look, symbol, fall(look, f"{name}, {look.words(f'screen-{what}')}", left))


def on_steelheart(look: Look, option: Candidate) -> Text:
    data, symbol = look.view.steelheart, ON_STEELHEART[option.verb]
    if option.verb != "contain-track":
        what, left = ("research", data.research) if symbol == "research" else ("health", data.health)
        assert left is not None
        return with_sign(look, symbol, fall(look, look.words(f"screen-{what}"), left))
    name = next(name for name in data.tracks if f"track {name}" == option.things["track"])
    track = data.tracks[name]
    last = track.track[track.bracket - 1]
    stopped = look.glyph(DEEDS[last.do]) if track.group else deed(look, last)
    said = look.words("screen-act-contain-track", track=Phrase(f"track-{name}"), deed=stopped)
    return with_sign(look, symbol, said)


def fall(look: Look, what: str, now: int) -> str:
    return look.glyph(f"{what} {now}→{now - 1}")


def whole_district(look: Look, place: int) -> Text:
    """A district with everything that is there."""
    data = look.view.districts[place]
    text = Text(f"[{place + 1}] ").append(look.district(place), style="heading")
    parts = [in_the_way(look, data), who_is_there(look, place)]
    if data.epic:
        parts.insert(0, ink(f"{look.name(data.epic.id)} ", "").append(left_of_epic(look, data.epic)))
    for part in parts:
        if part.plain:
            text.append("  ").append(part)
    return text
