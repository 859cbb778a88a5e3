"""What a game says about itself is true: its rules and verbs are there, its modes take the seats they say."""

from __future__ import annotations

import pytest

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.option import CARD, CARDS
from ludotek.kernel.phrase import Phrase
from ludotek.text import form, languages, say

MOST = 8  # seats to try


@pytest.fixture(params=list(registry.HOUSE))
def game(request: pytest.FixtureRequest) -> Game:
    return registry.find(request.param)


def test_every_rule_it_names_is_a_clause(game: Game) -> None:
    profile = game.profile
    named = {*profile.floors, *profile.windows, *profile.clauses.values(), *(option.rule for option in game.options())}
    clauses = {rule for _, rules in game.chapters() for rule in rules}
    assert (named | {profile.silence}) - clauses - {""} == set()


def test_every_verb_it_names_is_an_answer(game: Game) -> None:
    verbs = {band.verb for band in game.answers.bands.bands}
    assert {*game.profile.clauses, *game.profile.uses} - verbs == set()


def test_its_modes_are_the_words_of_the_option(game: Game) -> None:
    words = next((option.allowed for option in game.options() if option.name == "mode"), [""])
    assert [mode.name for mode in game.profile.modes] == words


def test_a_mode_is_played_by_its_name_and_the_first_one_without_a_choice(game: Game) -> None:
    profile = game.profile
    assert [profile.mode({"mode": mode.name}) for mode in profile.modes] == profile.modes
    assert profile.mode({}) is profile.modes[0]


def test_a_mode_takes_the_seats_it_says_and_no_others(game: Game) -> None:
    for mode in game.profile.modes:
        chosen = {"mode": mode.name} if mode.name else {}
        if mode.seats == [1]:
            continue
        assert [seats for seats in range(1, MOST) if takes(game, {**chosen, "seats": seats})] == mode.seats


def takes(game: Game, options: dict[str, object]) -> bool:
    try:
        game.check_options(options)
    except LudotekError:
        return False
    return True


def test_every_option_has_words_for_itself_and_its_values(game: Game) -> None:
    kinds = {sheet.kind for sheet in game.sheets(game.content(game.check_options({})))}
    known = {option.name: option for option in game.options()}
    for option in game.options():
        if option.shape in (CARD, CARDS):
            assert option.card in kinds
        if option.when is not None:
            assert option.when[1] in (known[option.when[0]].allowed or [])
        for lang in languages() if option.name != "seats" else []:
            assert say(game.package, Phrase(f"option-{option.name}"), lang)
            for value in option.allowed or []:
                assert say(game.package, Phrase(f"{option.message}-{value}"), lang)


def test_a_game_of_the_house_presents_itself_in_every_language(game: Game) -> None:
    title = Phrase(f"game-{game.name}")
    for what in ("about", "poster", *(["published"] if game.profile.publisher else [])):
        assert all(form(game.package, title, what, lang) for lang in languages()), what
