"""The options of games, as commands that start games take them: each is a parameter, whichever game has it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, TypeVar, get_type_hints

from cyclopts import Parameter

from ludotek import registry
from ludotek.kernel.game import Game
from ludotek.kernel.option import CARD, CARDS, DECK, GROUPS, NUMBER, SEAT, WORD, Option

Players = Annotated[
    str | None,
    Parameter(
        name="--players",
        help="human, a level (gentle, easy, medium, hard, expert), or random, greedy, learned, search (search:64: so many rollouts, search:200ms); one for all seats, or one each: human,hard.",
    ),
]
OPTIONS = "options"
Returned = TypeVar("Returned")


def taking_options(command: Callable[..., Returned]) -> Callable[..., Returned]:
    """Let a command take the options of all games; those that are given reach it together, as `options`. The game itself
    says what is wrong with them."""
    signature = inspect.signature(command)
    hints = get_type_hints(command, include_extras=True)
    own = [each.replace(annotation=hints[name]) for name, each in signature.parameters.items() if name != OPTIONS]
    helps = option_helps()

    @wraps(command)
    def taking(*args: Any, **given: Any) -> Returned:
        options = {name: given.pop(name) for name in helps if name in given}
        return command(*args, options={name: value for name, value in options.items() if value is not None}, **given)

    taken = [parameter(name, sentence) for name, sentence in helps.items()]
    taking.__signature__ = signature.replace(parameters=[*own, *taken])  # type: ignore[attr-defined]
    taking.__annotations__ = {each.name: each.annotation for each in [*own, *taken]}
    return taking


def parameter(name: str, sentence: str) -> inspect.Parameter:
    kind = Annotated[str | None, Parameter(name=f"--{name}", help=sentence, group="Options of the game")]
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def option_helps() -> dict[str, str]:
    """Every option of every game: which games have it, and what it takes there."""
    found: dict[str, dict[str, list[str]]] = {}
    for game in [registry.find(name) for name in registry.names()]:
        for option in game.options():
            sentence = numbers(game) if option.name == "seats" else takes(option)
            found.setdefault(option.name, {}).setdefault(sentence, []).append(game.name)
    return {
        name: "; ".join(f"{', '.join(games)}: {sentence}" for sentence, games in by_sentence.items())
        for name, by_sentence in found.items()
    }


def numbers(game: Game) -> str:
    """How many may play, whatever the mode."""
    every = [seats for mode in game.profile.modes for seats in mode.seats]
    return f"{min(every)}–{max(every)}"


def takes(option: Option) -> str:
    """What may be given, in a few words."""
    known = option.allowed or []
    groups = [known[: option.each], known[option.each : 2 * option.each]]
    sentence = {
        WORD: ", ".join(known),
        NUMBER: f"{option.low}–{option.high}",
        SEAT: "the number of a player",
        DECK: "a name, or the path of a file (.toml)",
        CARD: f"a {option.card} by name or id",
        CARDS: f"a {option.card} for each seat, as in a+b; the rest are random",
        GROUPS: f"{option.each} for each seat, as in {'/'.join('+'.join(each) for each in groups)}",
    }[option.shape]
    return sentence if option.when is None else f"with --{' '.join(option.when)}, {sentence}"
