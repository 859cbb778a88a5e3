"""Packs are drawn so that everything that can be said comes up, and a resumed campaign knows what came up before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotek.kernel.chance import FastChance
from ludotek.packs.pack import kinds
from ludotek.prove.drafts import CARDS, MOST, Drafts
from ludotek.prove.packs import GAMES_OF_A_PACK, REFUSED, Packs
from ludotek.prove.running import prove
from ludotek.prove.sampling import said, sayable


def drafts(kind: str, number: int, wish: str = "") -> Drafts:
    return Drafts(kinds()[kind], kind, FastChance(number), wish)


@pytest.mark.parametrize("kind", list(kinds()))
def test_what_a_pack_says_is_what_can_be_said(kind: str) -> None:
    made = drafts(kind, 1)
    words = said(made.schema, made.pack())
    assert words <= sayable(made.schema)
    assert {f"{section} id" for section in made.lists()} <= words


def test_a_choice_is_found_where_it_was_made() -> None:
    faction = drafts("faction", 1)
    card = {"id": "wolf", "kind": "animal", "standing": [{"node": "cheaper", "kind": "item"}]}
    words = said(faction.schema, {"card": [card]})
    assert {"card kind = animal", "card standing", "cheaper kind = item"} <= words
    assert not {"card kind = item", "cheaper kind = animal"} & words


@pytest.mark.parametrize(
    ("kind", "wish"),
    [
        ("deck", "only-apply dice colour = purple"),
        ("faction", "take-control target condition = undamaged"),
        ("epics", "share what = fortify"),
    ],
)
def test_a_wish_comes_true_if_it_can(kind: str, wish: str) -> None:
    made = drafts(kind, 4, wish)
    assert wish in said(made.schema, made.pack())


def test_what_is_never_allowed_was_tried() -> None:
    made = drafts("faction", 1, "take-control target what = stronghold")
    assert made.wish not in said(made.schema, made.pack())
    assert made.tried


def test_where_the_number_of_cards_is_wrong_each_number_comes_by() -> None:
    made = drafts("faction", 1)
    raw: dict[str, Any] = {"card": [{}] * CARDS}
    numbers = set()
    for _ in range(2 * MOST):
        made.count_anew(raw, "card")
        numbers.add(len(raw["card"]))
    assert numbers == set(range(1, MOST + 1))


def test_what_came_up_before_an_interruption_is_known_after_it(tmp_path: Path) -> None:
    kept = tmp_path / "packs.jsonl"
    prove("packs", 1, resume=kept)
    resumed, whole = prove("packs", GAMES_OF_A_PACK + 1, resume=kept), prove("packs", GAMES_OF_A_PACK + 1)
    assert resumed.seen == whole.seen
    assert Packs().unseen(resumed.seen) == Packs().unseen(whole.seen)


def test_what_is_refused_has_come_up_too() -> None:
    campaign = Packs()
    one, other, *rest = campaign.unseen(whole := prove("packs", 1).seen)
    whole[one + REFUSED] += 1
    whole[other] += 1
    assert campaign.unseen(whole) == rest
