"""`why` in the terminal: after a bot has chosen something, its reason."""

from __future__ import annotations

import re

import pytest

from ludotek.cli.words import Words

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


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_where_people_compete_at_one_keyboard_nobody_is_helped(cli, lang: str) -> None:
    """Neither bots nor hints nor odds tell one of them more than the page would."""
    players = ("--mode", "survival", "--players", "human,medium,human")
    typed = [*(each for _ in range(25) for each in (1, "why")), "", "hint", "odds"]
    out = cli("play", "untamed", *players, "--seed", "1", "--odds", "--lang", lang, typed=typed).out
    words = Words(lang, "untamed")
    refused = words("table-no-help-here")
    said = {verb: [each.split("> ")[0] for each in out.split(f"> {verb}\n")[1:]] for verb in ("why", "hint", "odds")}
    assert any(refused in each for each in said["why"])
    assert refused in said["hint"][0]
    assert refused in said["odds"][0]
    assert words("hint-heading") not in out
    assert f"\n{words('odds-line')}  " not in out
    assert not re.search(r"\d+.?%", "".join(said["why"]))


def test_why_with_a_word_is_about_what_is_not_possible(cli) -> None:
    out = cli(*DUEL, typed=[*PLACED, "why zebra"]).out
    assert "As far as" not in out[out.rindex("> why zebra") :]
