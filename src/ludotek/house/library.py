"""What can be read without a table: the games and their options, the rulebooks, the cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek import registry
from ludotek.house import wire
from ludotek.house.seatings import only_shipped
from ludotek.kernel.errors import ContentError
from ludotek.kernel.game import Game
from ludotek.kernel.option import CARD, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import Mode
from ludotek.kernel.sheet import Sheet, signs_in
from ludotek.kernel.term import MEANS
from ludotek.table.lesson import has_lesson
from ludotek.table.seating import levels, usual_level
from ludotek.text import card_text, clause, form, labels, say
from ludotek.text.doings import ids_of

ALONE = 1


@cache
def games(lang: str) -> list[wire.GameInfo]:
    return [about(registry.find(name), lang) for name in registry.names()]


def about(game: Game, lang: str) -> wire.GameInfo:
    profile = game.profile
    numbers = {mode.name: mode.seats for mode in profile.modes}
    every = [n for mode in profile.modes for n in mode.seats]
    title = Phrase(f"game-{game.name}")
    forms = {name: form(game.package, title, name, lang) for name in ("poster", "published", "long", "alone", "real")}
    return wire.GameInfo(
        name=game.name,
        title=say(game.package, title, lang),
        poster=forms["poster"],
        published=forms["published"],
        publisher=profile.publisher,
        prefix=game.prefix,
        low=min(every),
        high=max(every),
        people=(ALONE if any(mode.together for mode in profile.modes) else min(every), max(every)),
        minutes=profile.minutes,
        long_from=profile.long_from,
        long_text=forms["long"],
        alone=forms["alone"],
        real=forms["real"],
        labels=labels(game.package, lang),
        numbers=numbers,
        modes=[mode_info(game, mode, lang) for mode in profile.modes if mode.name],
        options=options_of(game, game.deck_in({}), lang),
        decks={deck: deck_info(game, deck, lang) for deck in shipped_decks(game)},
        bots=[(name, say(game.package, Phrase(f"bot-{name}"), lang)) for name in levels(game)],
        bot=usual_level(game),
        lesson=has_lesson(game),
        puzzles=len(registry.puzzles(game)),
    )


def shipped_decks(game: Game) -> list[str]:
    return [] if game.deck_option is None else game.deck_option.allowed or []


def with_deck(game: Game, deck: str) -> dict[str, Any]:
    """As an option; "": a game without decks."""
    return {} if game.deck_option is None else {game.deck_option.name: deck}


def deck_info(game: Game, deck: str, lang: str) -> wire.DeckInfo:
    content = content_with(game, deck)
    guests = game.guests(content)
    return wire.DeckInfo(
        options=options_of(game, deck, lang),
        lesson=has_lesson(game, with_deck(game, deck)),
        guests=[card_info(game, sheet, lang) for sheet in guests],
        hue=game.hue(content),
    )


def options_of(game: Game, deck: str, lang: str) -> list[wire.OptionInfo]:
    """What can be chosen, with a deck or in a game without decks ("")."""
    content = content_with(game, deck)
    return [option_info(game, option, content, deck, lang) for option in game.options() if option.name != "seats"]


def options_before(game: Game, content: dict[str, Any], lang: str) -> list[wire.OptionInfo]:
    """What can be chosen for a game with somebody's own content, whoever plays: a card, a rung of the ladder."""
    wanted = [option for option in game.options() if option.shape == CARD or option.name == game.profile.ladder]
    return [option_info(game, option, content, None, lang) for option in wanted]


def content_with(game: Game, deck: str) -> dict[str, Any]:
    return game.content(game.check_options(with_deck(game, deck)))


def mode_info(game: Game, mode: Mode, lang: str) -> wire.ModeInfo:
    told = mode_told(game, mode, lang)
    assert told is not None
    drawn = {seats: game.profile.plan(mode, seats) for seats in mode.seats}
    plans = {
        seats: wire.Plan(attacks=plan.attacks, sides=plan.sides, star=plan.star)
        for seats, plan in drawn.items()
        if plan is not None
    }
    return wire.ModeInfo(
        name=mode.name, text=told.text, about=told.about, rule=told.rule, seats=list(mode.seats), plans=plans
    )


@cache
def mode_told(game: Game, mode: Mode, lang: str) -> wire.ModeTold | None:
    """A mode in words; None where a game is played in one way only."""
    if not mode.name:
        return None
    name = Phrase(f"mode-{mode.name}")
    about = form(game.package, name, "about", lang)
    return wire.ModeTold(text=say(game.package, name, lang), about=about, rule=mode.rule)


def option_info(game: Game, option: Option, content: dict[str, Any], deck: str | None, lang: str) -> wire.OptionInfo:
    """`deck`: for which it was measured, None: for none, as the content is somebody's own."""
    called = Phrase(f"option-{option.name}")
    return wire.OptionInfo(
        name=option.name,
        text=say(game.package, called, lang),
        hint=form(game.package, called, "hint", lang),
        missing=form(game.package, called, "missing", lang),
        shape=option.shape,  # type: ignore[arg-type]
        default=option.default,
        values=values_of(game, option, content, lang),
        low=option.low,
        high=highest(game, option, content),
        each=option.each,
        counts=[
            form(game.package, Phrase(called.key, {"n": n, "each": option.each}), "count", lang)
            for n in range(option.each + 1 if option.each else 0)
        ],
        when=option.when,
        rule=option.rule,
        about=about_values(game, option, content, lang),
        rates={} if deck is None else rates_of(game, option, deck),
    )


def about_values(game: Game, option: Option, content: dict[str, Any], lang: str) -> dict[str, str]:
    """A sentence about each value that has one; cards speak for themselves."""
    if option.card:
        return {}
    ladder = option.name == game.profile.ladder
    values: list[Any] = option.allowed or (
        list(range(option.low, highest(game, option, content) + 1)) if ladder else []
    )
    said = {str(value): told(game, game.value_phrase(option, value, content), lang) for value in values}
    return {value: text for value, text in said.items() if text}


def highest(game: Game, option: Option, content: dict[str, Any]) -> int:
    """The ladder of a content may be shorter than the game's."""
    high = option.high
    while option.name == game.profile.ladder and high > option.low and not has_value(game, option, high, content):
        high -= 1
    return high


def has_value(game: Game, option: Option, value: int, content: dict[str, Any]) -> bool:
    try:
        game.value_phrase(option, value, content)
    except ContentError:
        return False
    return True


def told(game: Game, value: Phrase, lang: str) -> str:
    """A sentence about a value; of some things their way to play is one."""
    return form(game.package, value, "about", lang) or form(game.package, value, "way", lang)


def rates_of(game: Game, option: Option, deck: str) -> dict[str, list[wire.Rate]]:
    found: dict[str, list[wire.Rate]] = {}
    for each in registry.win_rates(game, deck) if option.name == game.profile.ladder else []:
        rate = wire.Rate(seats=each.seats, games=each.games, share=each.share, low=each.low, high=each.high)
        found.setdefault(str(each.value), []).append(rate)
    return found


def values_of(game: Game, option: Option, content: dict[str, Any], lang: str) -> list[tuple[str, str]]:
    """What may be given for an option, each with its words."""
    if option.card:
        sheets = [*game.sheets(content), *game.guests(content)]
        named = [sheet for sheet in sheets if sheet.kind == option.card]
        return [(sheet.id, say(game.package, sheet.name, lang)) for sheet in named]
    return [(each, say(game.package, Phrase(f"{option.message}-{each}"), lang)) for each in option.allowed or []]


@cache
def rulebook(name: str, lang: str) -> list[wire.Chapter]:
    game = registry.find(name)
    return [
        wire.Chapter(
            title=say(game.package, Phrase(f"chapter-{title}"), lang),
            clauses=[clause_info(game, id, lang) for id in ids],
        )
        for title, ids in game.chapters()
    ]


def clause_info(game: Game, id: str, lang: str) -> wire.ClauseInfo:
    found = clause(game.package, id, lang)
    return wire.ClauseInfo(
        id=found.id, title=found.title, text=found.text, ruling=found.ruling, shown=registry.showing(game).shows(id)
    )


@cache
def cards(name: str, deck: str, lang: str) -> list[wire.CardInfo]:
    game = registry.find(name)
    return [card_info(game, sheet, lang) for sheet in sheets_of(game, deck)]


def cards_in(game: Game, content: dict[str, Any], lang: str) -> list[wire.CardInfo]:
    """The cards of a content that may be somebody's own; nothing of it is kept."""
    return [card_info(game, sheet, lang) for sheet in game.sheets(content)]


def sheets_of(game: Game, deck: str) -> list[Sheet]:
    options: dict[str, Any] = {"deck": deck} if deck else {}
    only_shipped(game, options)
    return game.sheets(game.content(game.check_options(options)))


@cache
def how_to_play(name: str, lang: str) -> list[wire.HowSection]:
    game = registry.find(name)
    return [
        wire.HowSection(
            name=section.name,
            title=say(game.package, Phrase(f"how-{section.name}"), lang),
            text=form(game.package, Phrase(f"how-{section.name}"), "text", lang),
            clauses=[clause_info(game, id, lang) for id in section.rules],
            picture=section.picture,
        )
        for section in registry.how_to_play(game)
    ]


@cache
def glossary(name: str, lang: str) -> list[wire.TermInfo]:
    game = registry.find(name)
    return [
        wire.TermInfo(
            id=term.id,
            name=say(game.package, term.phrase, lang),
            text=form(game.package, term.phrase, MEANS, lang),
            rules=term.rules,
            sides=term.sides,
        )
        for term in game.glossary()
    ]


def terms_on(game: Game, sheet: Sheet) -> list[str]:
    """The terms that stand on a card: its kind, its numbers, its marks, its keywords, and what its texts speak of.

    What a number means may depend on the kind of card: "number-health-hero" comes before "number-health".
    """
    known = {term.id for term in game.glossary()}
    numbers = [f"number-{name}-{sheet.kind}" for name in sheet.numbers]
    signs = [each if each in known else each.removesuffix(f"-{sheet.kind}") for each in numbers]
    signs += [f"kind-{sheet.kind}", *[mark.key for mark in sheet.mark_phrases()]]
    signs += [phrase.key for phrase in sheet.keywords.values()]
    for use, text in sheet.texts:
        signs += [f"text-{use}", *[phrase.key for phrase in text.whole()]]
    return [sign for sign in dict.fromkeys(signs) if sign in known]


def card_info(game: Game, sheet: Sheet, lang: str) -> wire.CardInfo:
    said = card_text(game.package, sheet, lang)
    return wire.CardInfo(
        id=sheet.id,
        name=said.name,
        kind=sheet.kind,
        kind_text=say(game.package, Phrase(f"kind-{sheet.kind}"), lang),
        kind_line=said.kind,
        numbers=dict(sheet.numbers),
        numbers_text=[
            say(game.package, Phrase(f"number-{name}", {"n": n, "kind": sheet.kind}), lang)
            for name, n in sheet.numbers.items()
        ],
        marks=list(sheet.marks),
        marks_text=[say(game.package, mark, lang) for mark in sheet.mark_phrases()],
        keywords=[(name, say(game.package, phrase, lang)) for name, phrase in sheet.keywords.items()],
        texts=[
            wire.Passage(role=each.role, lead=each.lead, text=each.text, signs=signs_in(phrase))
            for each, (_, phrase) in zip(said.passages, sheet.texts, strict=True)
        ],
        terms=terms_on(game, sheet),
        rules=list(sheet.rules),
        flavour=said.flavour or form(game.package, sheet.name, "intro", lang),
        offered=bool(game.profile.windows) and sheet.offered,
        does=ids_of(game, sheet.does),
        look=sheet.look,
    )
