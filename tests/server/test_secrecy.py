"""Nobody is sent what they may not know: no name of a card in another's hand is in any byte of any message."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from serving import Page, Said, Server, catch_up, play_in_turn

from ludotek.house.house import Live
from ludotek.kernel.event import HIDDEN


def live_table(server: Any, table: Said) -> Live:
    live: Live = server.house.tables[table["table"]]
    return live


def hand(live: Live, seat: int) -> Counter[str]:
    """The cards in a hand, by their id."""
    return Counter(live.table.match.view(seat)["seats"][seat]["hand"]["known"])


def known(view: Any, found: Counter[str]) -> Counter[str]:
    """Every text in a view, which includes the ids of all cards that it shows."""
    if isinstance(view, str):
        found[view] += 1
    elif isinstance(view, dict):
        for each in view.values():
            known(each, found)
    elif isinstance(view, list):
        for each in view:
            known(each, found)
    return found


def hidden_names(live: Live, owner: int, eye: int | None) -> set[str]:
    """Ids of cards that the owner holds and that nothing on the table or in the other's view ever shows."""
    cards = {sheet.id for sheet in live.table.match.game.rules.sheets(live.table.match.content)}
    return {
        card for card in hand(live, owner) if card in cards and card not in known(live.table.match.view(eye), Counter())
    }


class Watch:
    """Looks through everything that a page is sent for the cards that were hidden from it at that moment."""

    def __init__(self, server: Any, table: Said, page: Page, eye: int | None, owners: list[int]) -> None:
        self.server, self.table, self.page, self.eye, self.owners = server, table, page, eye, owners
        self.looked = 0
        self.secrets = 0

    def look(self) -> None:
        """All frames since the last look came while these cards were hidden, or before they were drawn."""
        live = live_table(self.server, self.table)
        for frame in self.page.sent[self.looked :]:
            said = json.loads(frame)
            if said["type"] == "state" and said["seq"] != live.table.seq:
                continue
            for owner in self.owners:
                for card in hidden_names(live, owner, self.eye):
                    self.secrets += 1
                    seen_before = any(f"card {card}" in line["things"].values() for line in self.page.log.values())
                    if not seen_before:
                        spellings = [f'"{card}"', f'"card {card}"', f'"card-{card}"']
                        assert not [each for each in spellings if each in frame], (card, said["type"])
        self.looked = len(self.page.sent)


def test_hands_stay_hidden_from_the_other_seat_and_from_spectators(server: Any) -> None:
    table = server.open("untamed", "mf")
    pages = [server.page(table).settled(), server.page(table, server.join(table, "Ben")).settled()]
    watcher = server.page(table, table["watch"]).settled()
    eyes = [
        Watch(server, table, pages[0], 0, [1]),
        Watch(server, table, pages[1], 1, [0]),
        Watch(server, table, watcher, None, [0, 1]),
    ]
    for _ in range(60):
        if pages[0].over:
            break
        play_in_turn(pages, 1)
        catch_up([*pages, watcher])
        for page in pages:
            page.until(lambda each: each.decision is None or each.decision["id"] in each.previews)
        for eye in eyes:
            eye.look()
    assert all(eye.secrets > 50 for eye in eyes)
    for page in [*pages, watcher]:
        page.socket.close()


def test_the_search_would_find_a_card(server: Any) -> None:
    """The own hand is in the frames: the names are spelled as the search spells them."""
    table = server.open("untamed", "mb")
    with server.page(table).settled() as page:
        page.play(4)
        cards = hand(live_table(server, table), 0)
        assert cards
        assert all(f'"{card}"' in "".join(page.sent) for card in cards)
        assert all(f'"card {card}"' in "".join(page.sent) for card in cards)


def test_a_hot_seat_shows_one_hand_at_a_time(server: Any) -> None:
    table = server.open("untamed", "mm")
    with server.page(table).settled() as page:
        assert page.state["me"]["seats"] == [0, 1]
        looking = 0
        for n in range(40):
            live = live_table(server, table)
            assert page.state["me"]["seat"] == page.state["view"]["seat"] == looking
            assert all(decision["seat"] == looking for decision in page.state["decisions"])
            hidden = hidden_names(live, 1 - looking, looking)
            frame = json.dumps([page.state["view"], page.state["decisions"], page.state["log"]])
            told = {thing for line in page.log.values() for thing in line["things"].values()}
            assert not [card for card in hidden if f'"{card}"' in frame and f"card {card}" not in told]
            if page.over:
                return
            if page.decision is not None:
                page.act(page.decision["options"][n % len(page.decision["options"])])
            else:
                looking = 1 - looking
                page.log = {}
                page.done(type="adjust", seat=looking)
                assert page.state["log_from"] == 0


def test_a_running_game_is_told_again_from_ones_own_seat_only(server: Any) -> None:
    table = server.open("untamed", "mf")
    ben = server.join(table, "Ben")
    pages = [server.page(table).settled(), server.page(table, ben).settled()]
    play_in_turn(pages, 25)
    live = live_table(server, table)
    path = f"/api/tables/{table['table']}"
    for key, eye, own in ((table["key"], 0, [0]), (ben, 1, [1]), (table["watch"], None, [])):
        replay = server.get(f"{path}/replay", key).json()
        exported = server.get(f"{path}/export", key).text
        position = server.get(f"{path}/replay/{len(replay['moments']) - 1}", key).text
        hidden = set().union(*(hidden_names(live, seat, eye) for seat in (0, 1) if seat not in own))
        assert hidden
        assert all(not moment["text"] for moment in replay["moments"] if moment["seat"] not in own)
        assert any(moment["text"] for moment in replay["moments"]) == bool(own)
        public = [thing for line in pages[0].log.values() for thing in line["things"].values()] if eye == 0 else []
        for card in hidden:
            if f"card {card}" not in public:
                assert f'"{card}"' not in position
                assert f'"{card}"' not in exported
                assert f'"card {card}"' not in exported
        other = server.get(f"{path}/replay", key, seat=1 - eye if eye is not None else 0)
        assert (other.status_code, other.json()["code"]) == (403, "not-your-seat")
        assert server.get(f"{path}/replay/3", key, seat=1 - eye if eye is not None else 0).status_code == 403
    for page in pages:
        page.socket.close()


def test_a_hot_seat_reads_again_one_seat_at_a_time(server: Any) -> None:
    table = server.open("untamed", "mm")
    with server.page(table).settled() as page:
        for _ in range(12):
            if page.decision is None:
                page.done(type="adjust", seat=1 - page.state["me"]["seat"])
            else:
                page.act()
    for seat in (0, 1):
        replay = server.get(f"/api/tables/{table['table']}/replay", table["key"], seat=seat).json()
        assert {moment["seat"] for moment in replay["moments"] if moment["text"]} == {seat}


@pytest.mark.parametrize("end", ["close", "concede"])
def test_when_it_is_over_everybody_may_read_everything(server: Any, end: str) -> None:
    table = server.open("untamed", "mf")
    ben = server.join(table, "Ben")
    pages = [server.page(table).settled(), server.page(table, ben).settled()]
    play_in_turn(pages, 12)
    drew = [line["values"]["card"] for line in pages[1].log.values() if line["name"] == "drew"]
    assert HIDDEN in drew
    pages[0].done(**({"type": "manage", "what": "close"} if end == "close" else {"type": "concede"}))
    catch_up(pages)
    if end == "close":
        assert pages[1].state["table"]["opening"] is None  # not without Ben
        pages[1].done(type="vote", proposal=pages[1].state["proposal"]["id"], yes=True)
        catch_up(pages)
    assert pages[1].state["log_from"] == 0
    assert pages[1].state["table"]["opening"]
    drew = [line for line in pages[1].log.values() if line["name"] == "drew"]
    assert {line["values"]["seat"] for line in drew} == {0, 1}
    assert HIDDEN not in [line["values"]["card"] for line in drew]
    assert server.get(f"/api/tables/{table['table']}/replay", ben, seat=0).status_code == 200
    for page in pages:
        page.socket.close()


def test_no_secret_of_a_seat_is_ever_sent_back(server: Server) -> None:
    table = server.open("untamed", "mf")
    with server.page(table).settled() as page:
        page.done(type="say", text="hello")
        text = "".join(page.sent) + server.get(f"/api/tables/{table['table']}/export", table["key"]).text
        assert not [secret for secret in (table["key"], table["invite"], table["watch"]) if secret in text]
