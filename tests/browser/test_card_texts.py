"""Art gives way, text never does: the longest texts of 20 Strong can be read on their cards, however many there are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute
from verbs import Person

Come = Callable[..., Person]
Card = dict[str, Any]
Scene = Callable[[dict[str, Any], list[Card]], None]

# The texts of the rules on the table that cannot be read to their end: hidden, or cut off where nothing scrolls.
CUT = """() => {
  const texts = '.effect:not(.off) .words, .reward .words, .item .text, .ability, .current .words'
  const cut = (text) => {
    if (!text.textContent.trim()) return false
    if (!text.checkVisibility() || getComputedStyle(text).clipPath !== 'none') return true
    text.scrollIntoView({ block: 'nearest' })
    const box = text.getBoundingClientRect()
    for (let around = text.parentElement; around && around.id !== 'board'; around = around.parentElement) {
      const { overflowY } = getComputedStyle(around)
      const room = around.getBoundingClientRect()
      if (overflowY === 'visible' || (overflowY === 'auto' && box.height > room.height)) continue
      if (box.bottom > room.bottom + 1 || box.top < room.top - 1) return true
    }
    return false
  }
  const all = [...document.querySelectorAll('#board')].flatMap((board) => [...board.querySelectorAll(texts)])
  return all.filter(cut).map((text) => text.textContent.trim()).concat(all.length ? [] : ['nothing to read'])
}"""


def longest(cards: list[Card], kind: str, role: str, n: int) -> list[Card]:
    """The cards of a kind with the longest texts in a role."""

    def length(card: Card) -> int:
        return sum(len(each["text"]) for each in card["texts"] if each["role"].startswith(role))

    return sorted((card for card in cards if card["kind"] == kind), key=length, reverse=True)[:n]


def enemies(n: int) -> Scene:
    def scene(view: dict[str, Any], cards: list[Card]) -> None:
        plain = {"boss": False, "suffered": 0, "tokens": 0, "dice": [], "defeated": False, "silenced": False}
        found = longest(cards, "conflict", "", n)
        view["active"] = [{"card": card["id"], **card["numbers"], **plain} for card in found]
        for place, mission in enumerate(longest(cards, "mission", "goal", len(view["missions"]))):
            view["missions"][place] |= {"card": mission["id"], "current": place == 0}

    return scene


def stacks(view: dict[str, Any], cards: list[Card]) -> None:
    for stack, card in zip(view["stacks"], longest(cards, "conflict", "", 3), strict=True):
        stack["open"] = [card["id"], *stack["open"][1:]]


def items(view: dict[str, Any], cards: list[Card]) -> None:
    view["inventory"] = [card["id"] for card in longest(cards, "conflict", "reward-ongoing", 4)]
    view["room"] = 4
    view["hero"] = longest(cards, "hero", "ability", 1)[0]["id"]


SCENES: dict[str, Scene] = {"stacks": stacks, "four": enemies(4), "nine": enemies(9), "items": items}


@pytest.mark.parametrize("lang", ["de-DE", "fr-FR", "en-GB"])
def test_every_text_can_be_read(come: Come, lang: str) -> None:
    ann = come(lang=lang)
    cards: list[Card] = ann.context.request.get(f"{ann.address}api/games/twenty-strong/cards?lang={lang[:2]}").json()
    staged: list[Scene] = []

    def through(route: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            reply = json.loads(message)
            if reply["type"] == "state":
                staged[-1](reply["view"], cards)
            route.send(json.dumps(reply))

        server = route.connect_to_server()
        server.on_message(told)

    ann.page.route_web_socket("**/ws", through)
    problems: list[str] = []
    for name, scene in SCENES.items():
        staged.append(scene)
        ann.sit("twenty-strong")
        for width, height in ((1366, 768), (1280, 800), (768, 1024), (683, 384)):
            ann.resize(width, height)
            problems += [f"{name} {width}×{height}: {text}" for text in ann.page.evaluate(CUT)]
    assert not problems, "\n".join(problems)
