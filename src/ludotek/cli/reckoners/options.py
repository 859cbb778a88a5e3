"""The options of a decision in groups: dice to keep or use; then targets by district, and what the whole die can do."""

from __future__ import annotations

from rich.text import Text

from ludotek.api import Candidate, Decision
from ludotek.cli.arranging import Choice, Menu
from ludotek.cli.output import ink
from ludotek.cli.reckoners.city import in_the_way, left_of_epic, who_is_there
from ludotek.cli.reckoners.look import Look
from ludotek.cli.reckoners.signs import deed, die, held, in_short, kind_in, symbols, symbols_in
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE

# What a symbol does in a district, with its sign.
IN_DISTRICT = {"act-fight": "enforcement", "act-contain": "contain", "act-research": "research", "act-attack": "attack"}
ON_STEELHEART = {
    "act-contain-track": "contain", "act-research-steelheart": "research", "act-attack-steelheart": "attack",
}  # fmt: skip
ON_BOARD = {"act-money": "money", "act-plan": "plan"}
WHOLE_DISTRICTS = ("act-place", "act-snipe")
DICE = ("act-keep", "act-die", "act-turn")
# The groups in their order; districts come by their places.
ORDER = (
    *DICE, "act-face", "act-roll", "act-faith", "act-token", "act-card", "act-buy", "act-buy-back", "act-lose",
    "act-refresh", *WHOLE_DISTRICTS, *IN_DISTRICT, *ON_STEELHEART, *ON_BOARD, "act-move", "act-barricade",
    "act-activate", "act-give", "act-for", "act-resume",
)  # fmt: skip


def arrange(look: Look, decision: Decision) -> Menu:
    menu = Menu()
    last = [option for option in decision.options if option.action == DONE]
    others = [option for option in decision.options if option.action != DONE]
    for option in sorted(others, key=lambda option: place_in_menu(look, option)):
        add(menu, look, option)
    for option in last:
        menu.done = menu.add("", False, option, ink(look.words.phrase(option.phrase), "heading"))
    return menu


def place_in_menu(look: Look, option: Candidate) -> tuple[int, int, int]:
    """By group; what is done in districts, district by district."""
    key = option.phrase.key
    group = ORDER.index(key)
    if key in IN_DISTRICT:
        return ORDER.index("act-fight"), district_of(look, option), group
    return group, district_of(look, option) if "district" in option.phrase.slots else 0, group


def add(menu: Menu, look: Look, option: Candidate) -> None:
    key, words = option.phrase.key, look.words
    if key in DICE:
        menu.add(words(f"screen-{key}"), True, option, die_label(look, option))
    elif key == "act-face":
        menu.add(words("screen-act-face"), True, option, symbols(look, symbols_in(option.phrase.slots["face"])))
    elif key == "act-token":
        menu.add(words("screen-act-die"), True, option, token(look))
    elif key in ("act-card", "act-activate"):
        menu.add(words(f"screen-{key}"), True, option, card(look, option))
    elif key == "act-buy":
        menu.add(
            words("screen-act-buy"),
            True,
            option,
            Text(f"{words('screen-dollars', n=option.phrase.slots['cost'])} ").append(card(look, option)),
        )
    elif key in ("act-buy-back", "act-lose"):
        menu.add(words(f"screen-{key}"), True, option, owned_die(look, option))
    elif key in IN_DISTRICT:
        place = district_of(look, option)
        menu.add(f"{place + 1} {look.district(place)}", True, option, in_district(look, option))
    elif key in ON_STEELHEART:
        menu.add(words("steelheart"), True, option, on_steelheart(look, option))
    elif key in ON_BOARD:
        menu.add(words("screen-board"), True, option, with_sign(look, ON_BOARD[key], words(f"screen-{key}")))
    elif key in WHOLE_DISTRICTS or (key == "act-move" and look.view["using"] is None):
        menu.add("", False, option, whole_district(look, district_of(look, option)))
    elif key in ("act-move", "act-barricade"):
        place = district_of(look, option)
        menu.add(words(f"screen-{key}"), True, option, Text(f"[{place + 1}] {look.district(place)}"))
    elif key in ("act-give", "act-for"):
        menu.add(words(f"screen-{key}"), True, option, Text(words.phrase(phrase_in(option, "seat"))))
    else:
        menu.add("", False, option, Text(words.phrase(option.phrase)))


def by_letter(letters: dict[str, str], menu: Menu, letter: str) -> Choice | None:
    """The die that shows most of the symbol of that letter."""
    if letter not in letters:
        return None
    found = [(symbols_in(each.option.phrase).count(letters[letter]), each) for each in menu.choices if is_die(each)]
    n, choice = max(found, key=lambda pair: pair[0], default=(0, None))
    return choice if n else None


def is_die(choice: Choice) -> bool:
    return choice.option.phrase.key in DICE


def phrase_in(option: Candidate, slot: str) -> Phrase:
    found = option.phrase.slots[slot]
    assert isinstance(found, Phrase)
    return found


def district_of(look: Look, option: Candidate) -> int:
    key = phrase_in(option, "district").key
    return [f"district-{each['id']}" for each in look.view["districts"]].index(key)


def with_sign(look: Look, symbol: str, words: str) -> Text:
    return symbols(look, [symbol]).append(f" {words}", style="")


def die_label(look: Look, option: Candidate) -> Text:
    """The die as it lies there, equal ones counted, and in words what it shows."""
    phrase = phrase_in(option, "die")
    kind, shown = kind_in(phrase), symbols_in(phrase)
    assert look.seat is not None
    data = look.view["reckoners"][look.seat]
    lying = data["rolled"] if option.phrase.key == "act-keep" else data["dice"]
    return die(look, kind, shown, lying.count({"kind": kind, "symbols": shown}))


def token(look: Look) -> Text:
    assert look.seat is not None
    n = look.view["reckoners"][look.seat]["plans"]
    text = with_sign(look, "plan", look.words("screen-token"))
    return text.append(look.glyph(f" ×{n}"), style="heading") if n > 1 else text


def card(look: Look, option: Candidate) -> Text:
    phrase = phrase_in(option, "card")
    name, short = Text(look.words.phrase(phrase)), in_short(look, look.sheets[phrase.key.removeprefix("card-")])
    return name.append(" ").append(short) if short.plain else name


def owned_die(look: Look, option: Candidate) -> Text:
    owner = look.words.phrase(phrase_in(option, "owner"))
    return Text(f"{owner} ").append(held(look, [kind_in(phrase_in(option, "die"))])[0])


def in_district(look: Look, option: Candidate) -> Text:
    """What one symbol does there, with the number that it changes."""
    key, data = option.phrase.key, look.view["districts"][district_of(look, option)]
    symbol, epic = IN_DISTRICT[key], data["epic"]
    if key == "act-fight":
        return with_sign(look, symbol, fall(look, look.words("screen-enforcement"), data["enforcement"]))
    name = look.name(epic["id"])
    if key == "act-contain":
        stopped = deed(look, epic["track"][epic["bracket"] - 1])
        return with_sign(look, symbol, look.words("screen-act-contain", who=name, deed=stopped))
    what = "research" if key == "act-research" else "health"
    return with_sign(look, symbol, fall(look, f"{name}, {look.words(f'screen-{what}')}", epic[what]))


def on_steelheart(look: Look, option: Candidate) -> Text:
    data, symbol = look.view["steelheart"], ON_STEELHEART[option.phrase.key]
    if option.phrase.key != "act-contain-track":
        what = "research" if symbol == "research" else "health"
        return with_sign(look, symbol, fall(look, look.words(f"screen-{what}"), data[what]))
    phrase = phrase_in(option, "track")
    name = phrase.key.removeprefix("track-")
    track = data["tracks"][name]
    signs = {"red": look.glyph("♜"), "blue": look.glyph("▦")}
    stopped = signs[name] if track["track"] is None else deed(look, track["track"][track["bracket"] - 1])
    return with_sign(look, symbol, look.words("screen-act-contain-track", track=phrase, deed=stopped))


def fall(look: Look, what: str, now: int) -> str:
    return look.glyph(f"{what} {now}→{now - 1}")


def whole_district(look: Look, place: int) -> Text:
    """A district with everything that is there."""
    data = look.view["districts"][place]
    text = Text(f"[{place + 1}] ").append(look.district(place), style="heading")
    parts = [in_the_way(look, data), who_is_there(look, place)]
    if data["epic"]:
        parts.insert(0, ink(f"{look.name(data['epic']['id'])} ", "").append(left_of_epic(look, data["epic"])))
    for part in parts:
        if part.plain:
            text.append("  ").append(part)
    return text
