"""The battery has teeth: a toy game that breaks one law is found out by that law."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec import Struct
from toy import steps, table
from toy.game import GAME, CardToBid, NightMarket, say

from ludotek.kernel.event import EventKind
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import DONE
from ludotek.kernel.zone import Zone
from ludotek.testing.conformance import Conformance
from ludotek.testing.walk import Nonconformity


def breaks(law: str, game: NightMarket = GAME, **settings: Any) -> None:
    battery = Conformance(game, seeds=4, limit=2000, **settings)
    with pytest.raises(Nonconformity):
        getattr(battery, law)()


def test_a_view_that_shows_the_deck_leaks() -> None:
    class Glass(NightMarket):
        def view(self, match: Match, seat: int | None) -> dict[str, Any]:
            return super().view(match, seat) | {"deck": list(cast(table.Market, match).deck.cards)}

    breaks("nothing_leaks", Glass())


class Mistyped(Struct):
    given: list[str]  # which are numbers


def test_a_view_that_is_not_of_its_type_is_found() -> None:
    class Blurred(NightMarket):
        def view(self, match: Match, seat: int | None) -> dict[str, Any]:
            return {"given": [1]}

        def sight(self, match: Match, seat: int | None, public: object = None) -> object:
            return Mistyped(given=[1])  # type: ignore[list-item]

    breaks("views_are_what_their_types_say", Blurred())


def test_a_seat_that_is_not_asked_because_it_holds_nothing_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Keys, "always_asked", lambda self: False)
    breaks("nothing_leaks")


def test_a_secret_bid_in_the_view_leaks() -> None:
    class Open(NightMarket):
        def view(self, match: Match, seat: int | None) -> dict[str, Any]:
            question = match.question
            given = list(question.given) if isinstance(question, steps.Bids) else []
            return super().view(match, seat) | {"given": given}

    breaks("nothing_leaks", Open())


def test_a_drawn_card_that_everybody_hears_of_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "DREW", EventKind("drew seat card"))
    breaks("nothing_leaks")


def test_a_secret_bid_that_shows_in_the_view_of_others_is_found() -> None:
    class Tattling(NightMarket):
        """Nothing is shown but how dear the bids are: worlds with other bids would have to be compared to see that."""

        def view(self, match: Match, seat: int | None) -> dict[str, Any]:
            question = match.question
            given = question.given if isinstance(question, steps.Bids) else []
            return super().view(match, seat) | {"dear": sum(each == steps.CARD + 2 for each in given)}

    breaks("hidden_choices_look_alike", Tattling())


def test_a_card_that_is_forgotten_on_its_way_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: table.Market, seat: int) -> None:
        if len(self.deck):
            self.hands[seat].put(self.deck.take_top(), 1 << seat)
            self.reveals += 1

    monkeypatch.setattr(table.Market, "draw", draw)
    breaks("nothing_known_is_forgotten")


def test_two_answers_with_one_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardToBid, "thing", lambda self, match, seat, value: "card")
    breaks("answers_have_names")


def test_an_answer_that_is_read_as_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardToBid, "name", lambda self, match, seat, value: "card")
    breaks("answers_have_names")


def test_a_question_without_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Spy, "name", "")
    breaks("answers_have_names")


def test_news_that_is_not_counted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: steps.Spy, market: table.Market, action: int) -> None:
        market.deck.show(0, 1 << self.seat)

    monkeypatch.setattr(steps.Spy, "take", take)
    breaks("nothing_leaks")


def test_a_clone_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    proper = table.Market.clone

    def clone(self: table.Market) -> table.Market:
        copy = proper(self)
        copy.tokens = self.tokens
        return copy

    monkeypatch.setattr(table.Market, "clone", clone)
    breaks("clones_are_independent")


@pytest.mark.parametrize(
    ("name", "first"),
    [("unheard", 0), ("unseen", False), ("unread", []), ("unasked", None), ("unturned", Zone([], []))],
)
def test_a_field_that_a_clone_forgets_is_found(monkeypatch: pytest.MonkeyPatch, name: str, first: object) -> None:
    """Nothing in the game ever changes it: that it would be forgotten shows all the same."""
    proper = table.Market.__init__

    def begin(self: table.Market, *given: Any) -> None:
        proper(self, *given)
        setattr(self, name, first)

    monkeypatch.setattr(table.Market, "__init__", begin)
    breaks("clones_forget_nothing")


def test_state_that_is_not_written_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    proper = table.Market.state_data
    monkeypatch.setattr(table.Market, "state_data", lambda self: proper(self) | {"rolled": 0})
    breaks("positions_can_be_written_down")


def test_a_shortcut_that_forgets_an_option_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Keys, "allowed", lambda self, match: [DONE])
    breaks("options_are_the_allowed_candidates")


def test_unsorted_candidates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Keys, "candidates", lambda self, match, seat: [steps.KEY, DONE])
    breaks("options_are_the_allowed_candidates")


def test_a_refusal_without_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Keys, "refusal", lambda self, match, seat, action, reason: Refusal([], Phrase("no")))
    breaks("refusals_cite_a_rule_and_change_nothing")


def test_an_action_that_is_neither_offered_nor_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Spy, "why_not", lambda self, match, seat, action: 0)
    breaks("refusals_cite_a_rule_and_change_nothing")


def test_a_game_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps.Spy, "answer", lambda self, match, seat, action: match.push(self))
    breaks("random_games_end")


def test_a_phrase_without_words_is_found() -> None:
    def mute(package: str, phrase: Phrase, lang: str) -> str:
        return "" if lang == "fr" and phrase.key == "act-resume" else say(package, phrase, lang)

    breaks("everything_has_words", say=mute)


def test_hidden_order_of_a_set_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another process finds is compared with what this one finds."""
    battery = Conformance(GAME, limit=2000)
    monkeypatch.setattr(Conformance, "elsewhere", lambda self, source, **env: {"engine": "pure", "fingerprint": "x"})
    with pytest.raises(Nonconformity):
        battery.hash_seeds_do_not_matter()
    with pytest.raises(Nonconformity):
        battery.the_pure_engine_plays_the_same_games()
