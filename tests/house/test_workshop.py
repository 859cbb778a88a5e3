"""The workshop over the desk: how packs are written, what is wrong with one, tables with packs, cards that are tried."""

from __future__ import annotations

import asyncio
import json
import tomllib
from copy import deepcopy
from typing import Any

import pytest
from port import MemoryStore, new_table, open_house, port

from ludotek import api, registry
from ludotek.house import library, wire
from ludotek.house.bench import path_of
from ludotek.house.desk import Desk
from ludotek.house.house import CONTENTS, House
from ludotek.house.menus import menus
from ludotek.house.refusals import refusal_of, refused
from ludotek.house.thinkers import AtOnce
from ludotek.packs.pack import kinds, pack_of
from ludotek.packs.writing import written
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import languages

pytestmark = pytest.mark.anyio
Pack = dict[str, Any]

KINDS = list(kinds())
each_kind = pytest.mark.parametrize("kind", KINDS)


def starter(kind: str = "deck") -> Pack:
    return deepcopy(menus(kind, "en").starter)


def named(pack: Pack) -> Pack:
    return pack | {"name": {"en": "The Cellar", "fr": "La Cave", "de": "Der Keller"}}


def desk() -> Desk:
    return Desk(open_house(MemoryStore()))


async def examined(pack: Pack | None = None, **more: Any) -> wire.Examined:
    return await desk().examine(json.dumps({"pack": pack, **more}).encode())


async def refusal(house: House, **wanted: Any) -> TableRefusal:
    with pytest.raises(Exception) as caught:
        await new_table(house, wanted.pop("game", "twenty-strong"), **wanted)
    return refusal_of(caught.value)


# ---------------------------------------------------------------------- menus


@each_kind
@pytest.mark.parametrize("lang", languages())
async def test_every_field_of_a_pack_can_be_shown_as_a_menu(kind: str, lang: str) -> None:
    told = desk().menus(kind, lang)
    assert told.file in told.tables and told.cards
    for table in told.tables.values():
        assert len(table.forms) == 1 or table.by
        for form in table.forms:
            assert form.text or not table.by
            for field in form.fields:
                assert field.text
                assert field.shape != "table" or field.table in told.tables
                assert field.shape not in ("choice", "choices") or (
                    field.values and all(text for _, text in field.values)
                )
                assert field.shape != "number" or (field.low is not None and field.high is not None)
                assert field.when is None or field.when[0] in [each.name for each in form.fields]


@each_kind
async def test_words_name_the_clauses_of_what_they_do(kind: str) -> None:
    told, game = menus(kind, "en"), kinds()[kind]
    known = {id for _, clauses in game.chapters() for id in clauses}
    forms = [form for table in told.tables.values() for form in table.forms]
    assert all(set(form.rules) <= known for form in forms)
    named = registry.load(f"ludotek.games.{game.package}.terms").OF_WORDS
    assert set(named) <= {form.name for form in forms}
    assert any(form.rules for form in forms)


@each_kind
async def test_the_pack_to_begin_with_can_be_played(kind: str) -> None:
    told = await examined(starter(kind))
    assert told.playable and told.kind == kind
    assert [each.path for each in told.problems if not each.warns] == []


async def test_a_kind_that_there_is_not_is_refused() -> None:
    with pytest.raises(Exception, match="unknown kind of pack"):
        desk().menus("recipe", "en")


# ---------------------------------------------------------------------- examining


async def test_a_draft_has_its_problems_in_words_and_its_cards_in_every_language() -> None:
    pack = named(starter())
    pack["conflict"][1]["health"] = 99
    pack["conflict"][2]["effects"] = [{"kind": "after", "do": [{"node": "recover", "n": 0}]}]
    told = await examined(pack, lang="fr")
    wrong = {each.card: each for each in told.problems if not each.warns}
    first, second = pack["conflict"][1]["id"], pack["conflict"][2]["id"]
    assert wrong[first].path == ["health"] and "30" in wrong[first].text and wrong[first].remedy
    assert wrong[second].path == ["effects", 0, "do", 0, "n"]
    assert not told.playable
    assert set(told.cards) == set(languages())
    assert first not in {card.id for card in told.cards["de"]}
    assert {lang: cards[0].name for lang, cards in told.cards.items()} == pack["name"]


async def test_only_one_card_is_said_if_only_one_is_asked_for() -> None:
    pack = starter()
    card = pack["conflict"][0]["id"]
    told = await examined(pack, card=card)
    assert {lang: [each.id for each in cards] for lang, cards in told.cards.items()} == {
        key: [card] for key in languages()
    }


async def test_what_can_be_chosen_before_a_pack_is_played_is_told_on_request() -> None:
    """Its own heroes and guests, the rungs that its ladder has; nobody has measured them."""
    pack = named(starter())
    assert (await examined(pack)).options == []
    hero, difficulty = (await examined(pack, choosing=True, lang="de")).options
    assert [hero.name, difficulty.name] == ["hero", "difficulty"]
    own = [(each["id"], each["name"]["de"]) for each in pack["hero"]]
    assert hero.values[: len(own)] == own and len(hero.values) > len(own)
    assert [difficulty.low, difficulty.high] == [-1, len(pack["rules"]["ladder"])]
    assert list(difficulty.about) == [str(n) for n in range(-1, difficulty.high + 1)]
    (rungs,) = (await examined(starter("epics"), choosing=True)).options
    assert "hard" in rungs.about and rungs.rates == {}
    assert (await examined(pack | {"hero": []}, choosing=True)).options == []


@each_kind
async def test_a_file_is_written_and_read_again_as_the_same_pack(kind: str) -> None:
    pack = starter(kind)
    told = await examined(pack)
    assert told.pack is None
    assert tomllib.loads(told.toml) == pack
    assert (await examined(None, toml=told.toml)).pack == pack


def test_any_text_survives_being_written() -> None:
    pack = {
        "id": 'a"b\\c\n\u2028\x7f\x00',
        "with space": [1, -2, True],
        "rules": {"a": [], "b": {}},
        "x": [{"y": [{"z": "é" * 90}] * 3}],
    }
    assert tomllib.loads(written(pack)) == pack


@pytest.mark.parametrize(
    ("toml", "path"), [("id =", []), ('kind = "recipe"', ["kind"]), ("x = 1.5", []), ("x = " + "[" * 90 + "]" * 90, [])]
)
async def test_what_cannot_be_read_is_said_in_the_readers_language(toml: str, path: list[str]) -> None:
    told = await examined(None, toml=toml, lang="de")
    (problem,) = told.problems
    assert problem.path == path and problem.text and problem.remedy
    assert not told.playable and told.cards == {}


def test_the_place_of_a_field_is_a_way_into_its_table() -> None:
    assert path_of("") == []
    assert path_of("effects 1, do 12, n") == ["effects", 0, "do", 11, "n"]


# ---------------------------------------------------------------------- playing


async def test_a_pack_is_played_at_its_own_table() -> None:
    """With its names, a rematch, the replay, the record, and after a restart; it counts for nothing."""
    store, pack = MemoryStore(), named(starter())
    house = open_house(store)
    table = await new_table(house, "twenty-strong", pack=pack)
    async with port(house, table, lang="fr") as page:
        assert page.state["table"]["pack"] == "deck"
        assert page.state["table"]["names"]["deck-new-one"] == "La Cave"
        await page.play()
        assert page.state["outcome"]["practice"]
        next_one = (await page.ask(type="rematch"))["data"]["table"]
    again = open_house(store)
    async with port(again, table | {"table": next_one}, lang="de") as page:
        assert page.state["table"]["names"]["deck-new-one"] == "Der Keller"
        await page.play(3)
    desk = Desk(again)
    cards = await desk.cards_of(table["table"], table["key"], "de")
    assert [cards[0].name, len(cards)] == [
        "Der Keller",
        1 + sum(len(pack[each]) for each in menus("deck", "en").cards if each in pack),
    ]
    _, record = await desk.export(table["table"], table["key"], "en")
    assert api.game("twenty-strong").verify(record.decode()).over
    assert (await desk.replay(table["table"], table["key"], "en", 0)).moments
    branched = await desk.branch(table["table"], table["key"], json.dumps({"step": 2}).encode())
    live = await again.find(branched.table)
    assert live.table.pack == "deck" and live.table.match.content["id"] == "new-one"


async def test_nothing_of_a_pack_is_seen_elsewhere() -> None:
    store, pack = MemoryStore(), named(starter())
    house = open_house(store)
    before = {lang: (library.games(lang), library.cards("twenty-strong", "", lang)) for lang in languages()}
    table = await new_table(house, "twenty-strong", pack=pack)
    async with port(house, table) as page:
        await page.play(5)
    other = await new_table(house, "twenty-strong")
    async with port(house, other) as page:
        assert page.state["table"]["pack"] == "" and page.state["table"]["names"] == {}
    assert before == {lang: (library.games(lang), library.cards("twenty-strong", "", lang)) for lang in languages()}
    refusal_of_it = await refusal(house, options={"deck": "new-one"})
    assert refusal_of_it.code is Code.BAD


async def test_a_table_with_a_pack_is_never_listed() -> None:
    house = open_house(MemoryStore())
    house.public = True
    assert (await refusal(house, pack=starter(), public=True)).code is Code.PACK_PRIVATE


@pytest.mark.parametrize("lang", languages())
async def test_a_pack_that_cannot_be_played_is_refused_with_its_reason(lang: str) -> None:
    store = MemoryStore()
    told = await refusal(open_house(store), pack=starter() | {"hero": []}, lang=lang)
    assert told.code is Code.BAD_PACK
    reason = next(
        each.text for each in (await examined(starter() | {"hero": []}, lang=lang)).problems if not each.warns
    )
    assert refused(told, lang).text.endswith(reason)
    assert store.rows == {}


async def test_a_pack_for_another_game_and_a_file_of_the_server_are_refused() -> None:
    house = open_house(MemoryStore())
    assert (await refusal(house, game="untamed", pack=starter())).code is Code.BAD
    assert (await refusal(house, pack=starter(), options={"hero": "/etc/mine.toml:hero"})).code is Code.BAD


async def test_other_messages_stay_as_small_as_they_were() -> None:
    assert (await refusal(open_house(MemoryStore()), name="x" * 9_000)).code is Code.TOO_LARGE


async def test_packs_do_not_gather_in_memory() -> None:
    house = open_house(MemoryStore())
    for n in range(CONTENTS + 3):
        house.shared({"id": str(n)})
    assert len(house.contents) == CONTENTS and "2" not in [each["id"] for each in house.contents.values()]


# ---------------------------------------------------------------------- trying a card


def cards_of(game: str, **options: Any) -> list[str]:
    rules = registry.find(game)
    return [sheet.id for sheet in rules.sheets(rules.content(rules.check_options(options))) if sheet.kind != "deck"]


@each_kind
async def test_every_card_of_a_pack_can_be_tried_and_the_pack_played(kind: str) -> None:
    told, house = menus(kind, "en"), open_house(MemoryStore())
    pack, game = starter(kind), told.kind.game
    for card in [table["id"] for section in told.cards for table in pack.get(section, [])]:
        table = await new_table(house, game, pack=pack, trial=card)
        live = await house.find(table["table"])
        assert live.table.trial == card and live.table.practice
    table = await new_table(house, game, pack=pack)
    async with port(house, table) as page:
        await page.play()
        assert page.state["table"]["pack"] == kind


@pytest.mark.parametrize("lang", languages())
async def test_a_card_of_a_pack_is_tried_in_a_real_game(lang: str) -> None:
    """Played on, taken back, replayed; read again after a restart; it counts for nothing."""
    store, pack = MemoryStore(), named(starter())
    card = pack["conflict"][0]["id"]
    table = await new_table(open_house(store), "twenty-strong", pack=pack, trial=card)
    for _ in range(2):
        house = open_house(store)
        async with port(house, table, lang=lang) as page:
            await page.until(lambda: bool(page.decision))
            assert [page.state["table"]["trial"], page.state["table"]["pack"]] == [card, "deck"]
            assert card in json.dumps(page.state["view"])
            await page.play(2)
            await page.ask(type="undo")
    async with port(open_house(store), table) as page:
        await page.play()
        assert page.state["outcome"]["practice"]
    _, record = await Desk(open_house(store)).export(table["table"], table["key"], "en")
    assert api.game("twenty-strong").verify(record.decode()).over


async def test_every_card_that_ships_can_be_tried() -> None:
    for name in registry.HOUSE:
        rules = registry.find(name)
        for deck in library.shipped_decks(rules) or [""]:
            options = library.with_deck(rules, deck)
            content = rules.content(rules.check_options(options))
            assert [
                id for id in cards_of(name, **options) if rules.trial(content, rules.check_options(options), id) is None
            ] == []


async def test_what_is_no_card_cannot_be_tried() -> None:
    assert (await refusal(open_house(MemoryStore()), trial="nobody")).code is Code.NO_TRIAL
    assert (await refusal(open_house(MemoryStore()), pack=starter(), trial="nobody")).code is Code.NO_TRIAL


# ---------------------------------------------------------------------- measuring


class Counting(AtOnce):
    """Measures nothing, as often as it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.measured = 0
        self.go_on = asyncio.Event()

    async def measure(self, asked: wire.AskMeasure, told: Any) -> dict[str, wire.Measured]:
        self.measured += 1
        told(0.5)
        await self.go_on.wait()
        made = wire.Measured(player="", seconds=0.0, rungs=[], deeds=[], without=None)
        return dict.fromkeys(languages(), made)


async def measure(desk: Desk, pack: Pack, counted: list[int], **more: Any) -> wire.Measuring:
    return await desk.measure(json.dumps({"pack": pack, **more}).encode(), lambda: counted.append(1))


async def test_a_pack_is_measured_once_and_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotek.house.measures.PATIENCE", 0.01)
    house, counted = open_house(MemoryStore()), list[int]()
    thinkers = house.thinkers = house.measures.thinkers = Counting()
    made = Desk(house)
    while (told := await measure(made, starter(), counted)).done == 0.0:
        pass
    assert [told.done, told.measured] == [0.5, None]
    thinkers.go_on.set()
    while (told := await measure(made, starter(), counted, lang="fr")).measured is None:
        pass
    await measure(made, starter(), counted)
    assert [thinkers.measured, len(counted), told.done] == [1, 1, 1.0]
    await measure(made, starter(), counted, rungs=[0])
    assert thinkers.measured == 2


async def test_a_pack_that_cannot_be_played_is_not_measured() -> None:
    with pytest.raises(TableRefusal) as caught:
        await measure(desk(), starter() | {"hero": []}, [])
    assert caught.value.code is Code.BAD_PACK


def test_the_pack_of_a_page_is_the_pack_of_a_file() -> None:
    assert pack_of(starter(), "a page").to_data() == starter()
