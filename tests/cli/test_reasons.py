"""`why` in the terminal: after a bot has chosen something, its reason."""

from __future__ import annotations

import re

import pytest

DUEL = ("play", "untamed", "--seed", "1", "--players", "human,medium")
PLACED = [1, 1, 1, 1, 1, 0, 1]


CHOSEN = {
    "why": "Player 2 uses the ability of the Endless Warren. – As far as you can see: “",
    "pourquoi": "Le joueur 2 utilise la capacité du Terrier sans fin. – Pour autant que vous puissiez voir : « ",
    "warum": "– Soweit du sehen kannst: „",
}


@pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("fr", "pourquoi"), ("de", "warum")])
def test_why_after_a_bot_has_chosen(cli, lang: str, why: str) -> None:
    out = cli(*DUEL, "--lang", lang, typed=[*PLACED, why]).out
    told = " ".join(out[out.rindex(f"> {why}") :].split())
    assert CHOSEN[why] in told
    assert re.search(r"\d+ ?%.* \d+ ?%.*UN-36", told)


def test_why_with_a_word_is_about_what_is_not_possible(cli) -> None:
    out = cli(*DUEL, typed=[*PLACED, "why zebra"]).out
    assert "As far as" not in out[out.rindex("> why zebra") :]
