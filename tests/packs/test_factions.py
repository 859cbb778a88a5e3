"""A faction of somebody's own: a tenth one in games that are begun with it, and nowhere else (UN-03)."""

from __future__ import annotations

from typing import Any

import pytest

import ludotek
from ludotek.bots import make_bot
from ludotek.games.untamed.blanks import blanked
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.insight.encoding import UntamedEncoder
from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.packs.check import check
from ludotek.packs.pack import Pack, pack_of, read_pack
from ludotek.registry import starter
from ludotek.testing.untamed import Data, animal, item, node
from ludotek.text import form, languages, say

OWNS = ("origin", "faction")
NAMES = {"en": "Owls", "fr": "Hiboux", "de": "Eulen"}


def card(made: Data) -> Data:
    """As a pack writes it."""
    return {"name": "Somebody", **{name: value for name, value in made.items() if name not in OWNS}}


def keep(*do: Data) -> Data:
    return {"id": "oak", "name": "The Oak", "cost": 1, "do": list(do) or [node("draw")]}


ITEM = card(item("acorn", node("draw"), cost=1))


def pack(*cards: Data, **parts: Any) -> Data:
    """Five cards: these, an Item, and plain Animals."""
    given = [*(card(each) for each in cards), ITEM]
    plain = [card(animal(f"owl-{n}", attack=n, health=9)) for n in range(1, 6 - len(given))]
    raw = {"kind": "faction", "id": "owls", "name": NAMES, "stronghold": [keep()], "card": given + plain}
    return {**raw, **parts}


def owls(**parts: Any) -> Pack:
    return pack_of(pack(**parts), "owls.toml")


def found(raw: Data) -> set[tuple[str, str, str]]:
    return {(each.card, each.field, each.phrase.key) for each in check(raw, "owls.toml")}


# ---------------------------------------------------------------------- playing


@pytest.mark.parametrize(
    ("seats", "mode", "draft"),
    [
        (2, "duel", "random"),
        (2, "duel", "draft"),
        (3, "hunter", "draft"),
        (4, "survival", "random"),
        (6, "alpha", "random"),
        (6, "hydra", "draft"),
        (4, "manticore", "draft"),
    ],
)
def test_it_can_be_drafted_and_played_in_every_mode(seats: int, mode: str, draft: str) -> None:
    match = ludotek.game("untamed").new(seed=3, pack=owls(), mode=mode, seats=seats, draft=draft)
    chooser = FastChance(5)
    while not match.over:
        seat = match.actors[0]
        named = [action for action in match.actions(seat) if "Owls" in match.explain(seat, action)]
        options = named or match.actions(seat)
        match.act(seat, options[chooser.below(0, len(options))])
        match.view(seat)
    assert any("owls" in seat["factions"] for seat in match.view(0)["seats"])
    again = ludotek.game("untamed").verify(match.record())
    assert again.result == match.result


def test_without_a_draft_whoever_brings_it_plays_it() -> None:
    for seed in range(5):
        match = ludotek.game("untamed").new(seed=seed, pack=owls())
        first, second = (seat["factions"] for seat in match.view(0)["seats"])
        assert first[0] == "owls"
        assert "owls" not in second


def test_it_can_be_named_among_the_factions_of_a_game_with_its_pack_only() -> None:
    chosen = {"draft": "chosen", "factions": "fox+rat+owls/panda+rhino+rabbit"}
    match = ludotek.game("untamed").new(seed=1, pack=owls(), **chosen)
    assert match.view(0)["seats"][0]["factions"] == ["fox", "rat", "owls"]
    with pytest.raises(LudotekError, match="unknown faction 'owls'"):
        ludotek.game("untamed").new(seed=1, **chosen)
    with pytest.raises(LudotekError, match="play with the file of its pack"):
        ludotek.game("untamed").new(seed=1, house="owls")


def test_a_saved_game_goes_on_without_the_file() -> None:
    game = ludotek.game("untamed")
    match = game.new(seed=2, pack=owls(), draft="draft")
    own = next(action for action in match.actions(0) or match.actions(1) if "owls" in say_option(match, action))
    match.act(match.actors[0], own)
    loaded = game.load(match.save())
    assert loaded.view(0) == match.view(0)
    assert say("untamed", loaded.rules.names(loaded.content)[0], "fr") == "Hiboux"


def say_option(match: Any, action: int) -> str:
    return str(match.rules.reference(match.position, match.actors[0], action).things.get("faction", ""))


@pytest.mark.parametrize("lang", languages())
def test_it_is_called_by_its_name(lang: str) -> None:
    match = ludotek.game("untamed").new(seed=2, pack=owls(), draft="draft")
    seat = match.actors[0]
    said = [match.explain(seat, action, lang=lang) for action in match.actions(seat)]
    assert any(NAMES[lang] in each for each in said), said
    sheets = GAME.examine("faction", owls().raw).sheets
    assert all(say("untamed", sheet.mark_phrases()[0], lang) == NAMES[lang] for sheet in sheets)
    assert [sheet.look["emblem"] for sheet in sheets] == ["paw"] * 6


def test_learners_are_told_of_it_in_rows_of_its_own() -> None:
    brought, chance = owls(), FastChance(1)
    options = brought.options({"draft": "draft"})
    g = GAME.start(brought.content(options), options, chance)
    encoder = UntamedEncoder(g)  # type: ignore[arg-type]
    row = encoder.row(g, g.actors()[0], True)
    assert len(row) == len(encoder.names)
    assert row[encoder.names.index("draft.left#owls")] == 1
    assert "seats[me+0].hand.known#owl-1" in encoder.names
    seat = g.actors()[0]
    options_of = g.options(seat)
    counted = encoder.as_counted(g, seat, options_of)
    assert counted == options_of, "the tenth faction is no stack of Strongholds"


@pytest.mark.parametrize("bot", ["greedy", "search:2", "learned"])
def test_bots_play_with_it_and_against_it(bot: str) -> None:
    match = ludotek.game("untamed").new(seed=4, pack=owls(), draft="draft")
    players = [make_bot(bot, GAME, FastChance(seat)) for seat in range(2)]
    for _ in range(30):
        seat = match.actors[0]
        match.act(seat, players[seat].choose(match.position, seat))


def test_a_blank_can_take_the_place_of_one_of_its_cards() -> None:
    brought = owls()
    content = brought.content(brought.options({}))
    for name in ("acorn", "owl-1"):
        box = GAME.content_of(blanked(content, name))
        assert box.designs[int(box.named(name))].attack == 0
        assert "name" in content["faction"]["card"][0]


# ---------------------------------------------------------------------- mistakes


def test_all_mistakes_are_found_at_once() -> None:
    bad = {"id": "owl-9", "name": "Nine", "kind": "animal", "cost": 9, "attack": "many", "health": 3, "wings": 2}
    raw = pack(stronghold=[], emblem="unicorn")
    raw["card"] = [*raw["card"][:3], bad, card(animal("hoot", texts=[{"on": "arrival", "do": [{"node": "sing"}]}]))]
    assert found(raw) == {
        ("", "emblem", "mistake-word"),
        ("owl-9", "cost", "mistake-number"),
        ("owl-9", "attack", "mistake-number"),
        ("owl-9", "wings", "mistake-unknown"),
        ("hoot", "texts 1, do 1, node", "mistake-word"),
    }


HERE = {"target": "this", "n": 1}
WRONG: list[tuple[Data, tuple[str, str, str]]] = [
    (pack(stronghold=[]), ("", "stronghold", "mistake-one-stronghold")),
    (pack(stronghold=[keep(), {**keep(), "id": "elm"}]), ("", "stronghold", "mistake-one-stronghold")),
    (pack(card=[ITEM]), ("", "card", "mistake-five-cards")),
    (
        pack(*[item(f"nut-{n}", node("draw"), cost=n) for n in range(2, 5)]),
        ("", "card", "mistake-animals-and-items"),
    ),
    (pack(animal("crumb-snatcher")), ("crumb-snatcher", "id", "mistake-id-taken")),
    (pack(animal("owl-1", attack=5)), ("owl-1", "id", "mistake-twice")),
    (pack(id="fox"), ("", "id", "mistake-id-taken")),
    (pack(animal("Screech")), ("Screech", "id", "mistake-id")),
    (pack(item("hoot", node("heal", **HERE))), ("hoot", "do 1", "mistake-this-off-animals")),
    (pack(stronghold=[keep(node("heal", **HERE))]), ("oak", "do 1", "mistake-this-off-animals")),
    (
        pack(animal("hoot", texts=[{"on": "last-words", "do": [node("heal", **HERE)]}])),
        ("hoot", "texts 1, do 1", "mistake-this-has-left"),
    ),
    (
        pack(item("hoot", node("strike", target={"whose": "own"}), node("draw"))),
        ("hoot", "do 1", "mistake-must-be-last"),
    ),
    (pack(item("hoot", node("fetch", to="play"))), ("hoot", "do 1, kind", "mistake-not-into-play")),
]


@pytest.mark.parametrize(("raw", "expected"), WRONG)
def test_what_is_wrong_is_said_with_its_place(raw: Data, expected: tuple[str, str, str]) -> None:
    assert found(raw) == {expected}
    with pytest.raises(ContentError, match=r"^owls\.toml"):
        pack_of(raw, "owls.toml")
    for lang in languages():
        (problem,) = check(raw, "owls.toml")
        assert say("untamed", problem.phrase, lang)
        assert form("untamed", problem.phrase, "remedy", lang)


DRAWBACK = [node("discard")]
DOUBTS: list[tuple[Data, tuple[str, str, str]]] = [
    (pack(stronghold=[keep(*DRAWBACK)]), ("oak", "do", "doubt-only-harms")),
    (pack(animal("hoot", texts=[{"on": "arrival", "do": DRAWBACK}])), ("hoot", "texts 1, do", "doubt-only-harms")),
    (pack(animal("hoot"), animal("toot")), ("toot", "", "doubt-twin")),
    (
        pack(item("hoot", node("choose", of=[{"do": [node("draw")]}, {"do": [node("draw")]}]))),
        ("hoot", "do 1, of", "doubt-same-choice"),
    ),
    (pack(animal("hoot") | {"name": {"en": "Hoot"}}), ("hoot", "name", "doubt-name-missing")),
]


@pytest.mark.parametrize(("raw", "expected"), DOUBTS)
def test_what_is_doubtful_can_be_played(raw: Data, expected: tuple[str, str, str]) -> None:
    assert found(raw) == {expected}
    pack_of(raw, "owls.toml")
    for lang in languages():
        (problem,) = check(raw, "owls.toml")
        assert form("untamed", problem.phrase, "remedy", lang)


def test_an_unfinished_faction_has_the_texts_of_its_cards() -> None:
    sheets = GAME.examine("faction", {"id": "owls", "card": [ITEM]}).sheets
    assert [sheet.id for sheet in sheets] == ["acorn"]


# ---------------------------------------------------------------------- the standard set


def test_the_starting_file_is_clean() -> None:
    text = starter(GAME, "faction").replace("{id}", "mine").replace("{name}", '"Mine"')
    brought = read_pack(text, "mine.toml")
    assert check(brought.to_data(), "mine.toml") == []


def test_games_without_a_pack_know_nine_factions() -> None:
    options = GAME.check_options({})
    assert "house" not in options
    assert "faction" not in GAME.content(options)
    box = GAME.content_of(GAME.content(options))
    assert [faction.name for faction in box.factions] == FACTIONS
