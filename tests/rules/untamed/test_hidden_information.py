"""Hidden information (UN-62): what the view and the events of each seat say."""

from typing import Any

import pytest

from ludotek.games.untamed.view import view
from ludotek.kernel.event import HIDDEN, Event
from ludotek.testing.untamed import Position, animal, item, node, placed, position, side

RAM = animal("ram", attack=7, health=9)
SPECTATOR = None
BACK = item("back", node("return", target={"whose": "opposing"}), cost=0)


def hands_seen(t: Position, eye: int | None) -> list[list[str]]:
    return [each["hand"]["known"] for each in view(t.g, eye)["seats"]]


def side_seen(t: Position, eye: int | None, index: int) -> dict[str, Any]:
    found = view(t.g, eye)["sides"][index]
    assert isinstance(found, dict)
    return found


def told(t: Position, key: str) -> Event:
    return next(each for each in t.happened if each.kind.key == f"log-{key}")


def names(sides: str = "AB") -> list[dict[str, Any]]:
    """A side with a card of its own in every zone, for each letter."""
    return [
        side(
            hand=[animal(f"hand-{each}")],
            deck=[animal(f"deck-{each}")] * 9,
            support=[animal(f"support-{each}")],
            power=[animal(f"power-{each}")],
            bonus=[animal(f"bonus-{each}")],
            animals=[placed(animal(f"animal-{each}", health=9), damage=1, fury=2)],
        )
        for each in sides
    ]


# ---------------------------------------------------------------------- UN-62


@pytest.mark.rule("UN-62")
def test_UN_62_a_hand_is_known_to_its_player() -> None:
    t = position(*names())
    assert hands_seen(t, 0) == [["hand-A"], []]
    assert hands_seen(t, 1) == [[], ["hand-B"]]
    assert hands_seen(t, SPECTATOR) == [[], []]


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize(("seats", "letters"), [(4, "ABCD"), (6, "ABCDEF")])
def test_UN_62_in_hydra_also_to_the_partners(seats: int, letters: str) -> None:
    t = position(*names(letters), mode="hydra")
    for eye in range(seats):
        wanted = [[f"hand-{each}"] if i % 2 == eye % 2 else [] for i, each in enumerate(letters)]
        assert hands_seen(t, eye) == wanted
    for _ in range(seats // 2):
        t.do("done")
    drawn = [each for each in t.happened if each.kind.key.startswith("log-drew")]
    assert drawn
    assert all(HIDDEN in each.seen_by(1) and HIDDEN not in each.seen_by(2) for each in drawn)


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("mode", ["hunter", "survival", "alpha"])
def test_UN_62_in_other_modes_to_nobody_else(mode: str) -> None:
    t = position(*names("ABC"), mode=mode)
    for eye in range(3):
        assert hands_seen(t, eye) == [[f"hand-{each}"] if i == eye else [] for i, each in enumerate("ABC")]


@pytest.mark.rule("UN-62")
def test_UN_62_in_manticore_not_even_to_the_partner() -> None:
    t = position(
        side(hands=[[animal("A1")], [animal("A2")]]), side(hands=[[animal("B1")], [animal("B2")]]), mode="manticore"
    )
    for eye, name in enumerate(["A1", "B1", "A2", "B2"]):
        assert hands_seen(t, eye) == [[name] if seat == eye else [] for seat in range(4)]
    t.do("done")
    drawn = [each for each in t.happened if each.kind.key.startswith("log-drew")]
    assert drawn
    assert all(HIDDEN in each.seen_by(2) and HIDDEN not in each.seen_by(0) for each in drawn)


@pytest.mark.rule("UN-62")
def test_UN_62_a_deck_is_known_to_nobody() -> None:
    t = position(*names())
    for eye in (0, 1, SPECTATOR):
        assert side_seen(t, eye, 0)["deck"] == {"count": 9, "from_top": [None] * 9}


@pytest.mark.rule("UN-62")
def test_UN_62_support_animals_strongholds_on_top_and_removed_cards_are_public() -> None:
    t = position(*names(), active=1)
    t.do("ability")
    for eye in (0, 1, SPECTATOR):
        own, other = side_seen(t, eye, 0), side_seen(t, eye, 1)
        assert (own["support"], other["support"]) == ([], ["support-B"])
        assert own["removed"] == ["support-A"]
        for seen, name in ((own, "animal-A"), (other, "animal-B")):
            there = seen["animals"][0]
            assert (there["card"], there["damage"], there["fury"], there["attack"]) == (name, 1, 2, 3)
        assert [each["stack"][0] for each in view(t.g, eye)["keeps"]] == ["chameleon", "panda"]


@pytest.mark.rule("UN-62")
def test_UN_62_all_numbers_of_cards_are_public() -> None:
    t = position(*names())
    for eye in (0, 1, SPECTATOR):
        for index in (0, 1):
            seen = side_seen(t, eye, index)
            assert (seen["deck"]["count"], seen["power"]["count"], seen["bonuses"]["count"]) == (9, 1, 1)
            assert view(t.g, eye)["seats"][index]["hand"]["count"] == 1
            assert len(view(t.g, eye)["keeps"][index]["stack"]) == 3


@pytest.mark.rule("UN-62")
def test_UN_62_the_draft_is_public() -> None:
    t = position(mode="duel", seats=2, setup="draft", seed=1, factions=[[], []])
    t.do("faction fox")
    assert HIDDEN not in told(t, "drafted").seen_by(1)
    for eye in (0, 1, SPECTATOR):
        assert view(t.g, eye)["seats"][0]["factions"] == ["fox"]


@pytest.mark.rule("UN-62")
def test_UN_62_a_drawn_card_is_told_to_its_player_alone() -> None:
    t = position(*names())
    t.do("done")
    drawn = [each for each in t.happened if each.kind.key.startswith("log-drew")]
    assert drawn
    for event in drawn:
        assert HIDDEN not in event.seen_by(0)
        assert HIDDEN in event.seen_by(1)
        assert HIDDEN in event.seen_by(-1)
        assert event.seen_by(1)[0] == 0, "that a card was drawn, and by whom, is known to all"


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("mode", ["duel", "hydra", "manticore"])
def test_UN_62_a_power_card_is_known_only_to_who_played_it(mode: str) -> None:
    count = {"duel": 2, "hydra": 4, "manticore": 2}[mode]
    sides = [side(hand=[animal("A")], power=0), *[side() for _ in range(count - 1)]]
    t = position(*sides, mode=mode)
    t.do("power A", seat=1)
    event = told(t, "power-played")
    assert HIDDEN not in event.seen_by(0)
    partners = [2] if mode == "hydra" else []
    for eye in partners:
        assert side_seen(t, eye, 0)["power"]["known"] == ["A"], "who sees the hand sees the card go"
        assert HIDDEN not in event.seen_by(eye)
    for eye in [*[each for each in range(1, t.g.seats) if each not in partners], SPECTATOR]:
        assert side_seen(t, eye, 0)["power"]["known"] == []
        assert HIDDEN in event.seen_by(-1 if eye is None else eye)
    assert side_seen(t, 0, 0)["power"]["known"] == ["A"]


@pytest.mark.rule("UN-62")
def test_UN_62_a_power_bonus_is_known_to_nobody() -> None:
    t = position(*names())
    for eye in (0, 1, SPECTATOR):
        assert side_seen(t, eye, 0)["bonuses"] == {"count": 1, "known": []}
    gift = item("gift", node("bonus"), node("power"), cost=0)
    t = position(side(hand=[gift], power=0), side())
    t.do("play gift")
    for eye in (0, 1, SPECTATOR):
        assert side_seen(t, eye, 0)["bonuses"] == {"count": 1, "known": []}
        assert side_seen(t, eye, 0)["power"]["known"] == []
    assert all(
        len(each.values) <= 1 for each in t.happened if each.kind.key in ("log-bonus-gained", "log-power-gained")
    )


@pytest.mark.rule("UN-62")
def test_UN_62_a_used_power_bonus_is_unknown_on_the_deck_until_it_is_drawn() -> None:
    t = position(*names())
    t.do("bonus")
    assert side_seen(t, 0, 0)["deck"]["from_top"][0] is None
    t.do("done")
    assert "bonus-A" in hands_seen(t, 0)[0]
    assert hands_seen(t, 1)[0] == []


@pytest.mark.rule("UN-62")
def test_UN_62_strongholds_under_the_top_one_are_known_to_their_owner_only() -> None:
    t = position(side(strongholds=["fox", "rat", "tiger"]), side())
    assert view(t.g, 0)["keeps"][0]["stack"] == ["fox", "rat", "tiger"]
    for eye in (1, SPECTATOR):
        assert view(t.g, eye)["keeps"][0]["stack"] == ["fox", None, None]


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("mode", ["hydra", "manticore"])
def test_UN_62_in_team_modes_to_the_team(mode: str) -> None:
    t = position(mode=mode, seats=4, setup="draft", seed=3, factions=[[] for _ in range(4)])
    while t.asks == "DraftFaction":
        t.do(t.options()[0])
    t.do(t.options()[0])
    event = told(t, "stacked")
    assert [HIDDEN in event.seen_by(eye) for eye in (0, 1, 2, 3, -1)] == [False, True, False, True, True]
    assert [view(t.g, eye)["keeps"][0]["stack"] != [None] for eye in range(4)] == [True, False, True, False]
    while t.asks == "StackStronghold":
        t.do(t.options()[0])
    for eye in range(4):
        for keep in (0, 1):
            stack = view(t.g, eye)["keeps"][keep]["stack"]
            assert stack[0] is not None
            assert (None in stack) == (eye % 2 != keep)


@pytest.mark.rule("UN-62")
def test_UN_62_a_new_top_stronghold_is_shown_to_all() -> None:
    t = position(side(animals=[RAM]), side(strongholds=["fox", "rat", "tiger"]))
    t.do("attack ram")
    for eye in (0, SPECTATOR):
        assert view(t.g, eye)["keeps"][1]["stack"] == ["rat", None]


@pytest.mark.rule("UN-62")
def test_UN_62_what_everybody_saw_go_to_a_hand_is_known_there_until_it_is_hidden_again() -> None:
    t = position(side(hand=[BACK]), side(animals=[animal("B")], hand=[animal("x")]))
    t.do("play back")
    assert hands_seen(t, 0)[1] == ["B"]
    assert hands_seen(t, 1)[1] == ["B", "x"]


@pytest.mark.rule("UN-62")
def test_UN_62_the_rally_question_and_its_mark_tell_nothing() -> None:
    """Others see neither what was drawn nor whether it could be played."""
    scout = animal("scout", rally=True)
    views = []
    for card in (scout, animal("dull")):
        t = position(side(animals=[RAM]), side(deck=[card] * 5), cards=[scout, animal("dull")])
        t.do("attack ram")
        assert t.asks == "Rally"
        views.append((view(t.g, 0), [each.seen_by(0) for each in t.happened], view(t.g, SPECTATOR)))
    assert views[0] == views[1]


@pytest.mark.rule("UN-62")
def test_UN_62_what_was_looked_at_is_known_to_who_looked() -> None:
    look = item("look", node("look-and-order", n=2), cost=0)
    t = position(side(hand=[look], deck=[animal("one"), animal("two"), animal("three")]), side())
    t.do("play look", "card one")
    assert side_seen(t, 0, 0)["deck"]["from_top"] == ["two", "one", None]
    for eye in (1, SPECTATOR):
        assert side_seen(t, eye, 0)["deck"]["from_top"] == [None] * 3
    back = [each for each in t.happened if each.kind.key == "log-put-back"]
    assert [each.seen_by(1) for each in back] == [[0, HIDDEN]] * 2, "that it was done is public"


@pytest.mark.rule("UN-62")
def test_UN_62_a_new_order_makes_the_others_lose_track_of_what_was_revealed() -> None:
    look, peek = (
        item("look", node("look-and-order", n=2), cost=0),
        item("peek", node("reveal-top", kind="item"), cost=0),
    )
    t = position(side(hand=[look, peek], deck=[animal("one"), animal("two"), animal("three")]), side())
    t.do("play peek")
    assert side_seen(t, 1, 0)["deck"]["from_top"] == ["one", None, None]
    t.do("play look", "card one")
    assert side_seen(t, 0, 0)["deck"]["from_top"] == ["two", "one", None]
    for eye in (1, SPECTATOR):
        assert side_seen(t, eye, 0)["deck"]["from_top"] == [None] * 3


@pytest.mark.rule("UN-62")
def test_UN_62_a_card_that_was_revealed_is_still_known_as_power() -> None:
    peek, gain = item("peek", node("reveal-top", kind="item"), cost=0), item("gain", node("power"), cost=0)
    t = position(side(hand=[peek, gain], deck=[animal("one"), animal("two")], power=0), side())
    t.do("play peek", "play gain")
    for eye in (0, 1, SPECTATOR):
        assert side_seen(t, eye, 0)["power"]["known"] == ["one"]


@pytest.mark.rule("UN-62")
def test_UN_62_the_log_is_public() -> None:
    """Whatever is not about a hidden card reads the same for all."""
    t = position(side(animals=[animal("A", attack=2)]), side(animals=[animal("B")]))
    t.do("attack A", "target B")
    for event in t.happened:
        assert event.seen_by(0) == event.seen_by(1) == event.seen_by(-1) == event.values


def returned(mode: str = "duel") -> Position:
    """Everybody has seen B come back to the hand of player 2, who also holds C and plays next."""
    others = [side() for _ in range({"duel": 0, "survival": 1, "manticore": 0}[mode])]
    t = position(side(hand=[BACK]), side(animals=[animal("B")], hand=[animal("C")], power=0), *others, mode=mode)
    t.do("play back", "done")
    while t.asks == "ToSupport":
        t.do(t.options()[0])
    assert hands_seen(t, 0)[1] == ["B"]
    return t


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("mode", ["duel", "survival", "manticore"])
def test_UN_62_a_card_played_as_power_makes_others_lose_track_of_the_whole_hand(mode: str) -> None:
    seen = []
    for card in ("B", "C"):
        t = returned(mode)
        t.do(f"power {card}")
        others = [eye for eye in range(t.g.seats) if eye != 1]
        seen.append([view(t.g, eye) for eye in [*others, SPECTATOR]])
        assert all(hands_seen(t, eye)[1] == [] for eye in others)
        assert hands_seen(t, 1)[1] == (["C"] if card == "B" else ["B"]), "who holds the hand forgets nothing"
    assert seen[0] == seen[1]


@pytest.mark.rule("UN-62")
def test_UN_62_a_card_played_for_all_to_see_makes_nobody_lose_track_of_another() -> None:
    t = position(side(hand=[BACK]), side(animals=[animal("B")], hand=[animal("C", cost=0)]))
    t.do("play back", "done")
    while t.asks == "ToSupport":
        t.do(t.options()[0])
    t.do("play C")
    assert hands_seen(t, 0)[1] == ["B"]


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("hidden", ["first", "last"])
def test_UN_62_the_order_of_drawn_cards_tells_nothing_of_the_hidden_one(hidden: str) -> None:
    """The top card is known to all; whatever comes with it, the log reads the same."""
    peek, first, last = item("peek", node("reveal-top", kind="item"), cost=0), animal("first"), animal("last")
    top = animal("top")
    under = {"first": first, "last": last}[hidden]
    t = position(side(hand=[peek], deck=[top, under, *[animal("x")] * 3]), side(), cards=[first, top, last])
    t.do("play peek", "done")
    drawn = [each.seen_by(1) for each in t.happened if each.kind.key == "log-drew"]
    assert drawn == [[0, t.g.box.named("top")], [0, HIDDEN]]


@pytest.mark.rule("UN-62")
def test_UN_62_others_lose_track_of_a_looked_at_card_only_when_it_may_have_moved() -> None:
    look, peek = (
        item("look", node("look-and-order", n=2), cost=0),
        item("peek", node("reveal-top", kind="item"), cost=0),
    )
    t = position(side(hand=[look, peek], deck=[animal("one"), animal("two"), animal("three")]), side())
    t.do("play peek", "play look")
    assert (t.asks, side_seen(t, 1, 0)["deck"]["from_top"]) == ("OrderTop", ["one", None, None])
    t.do("card one")
    assert side_seen(t, 1, 0)["deck"]["from_top"] == [None] * 3


@pytest.mark.rule("UN-62", "UN-66")
def test_UN_62_a_card_that_was_revealed_is_still_known_as_a_power_bonus() -> None:
    peek, gain = item("peek", node("reveal-top", kind="item"), cost=0), item("gain", node("bonus"), cost=0)
    t = position(side(hand=[peek, gain], deck=[animal("one"), animal("two")]), side()).do("play peek", "play gain")
    for eye in (0, 1, SPECTATOR):
        assert side_seen(t, eye, 0)["bonuses"] == {"count": 1, "known": ["one"]}


@pytest.mark.rule("UN-62", "UN-60")
def test_UN_62_in_hydra_the_partner_sees_what_is_looked_at_and_how_it_is_put_back() -> None:
    look = item("look", node("look-and-order", n=2), cost=0)
    first = side(hand=[look], deck=[animal("one"), animal("two"), animal("three")])
    t = position(first, side(), side(), side(), mode="hydra").do("play look", seat=1)
    assert [side_seen(t, eye, 0)["deck"]["from_top"][:2] for eye in (1, 2)] == [[None, None], ["one", "two"]]
    t.do("card one", seat=1)
    assert [HIDDEN in told(t, "put-back").seen_by(eye) for eye in (0, 1, 2, 3)] == [False, True, False, True]
    assert [side_seen(t, eye, 0)["deck"]["from_top"][:2] for eye in (1, 2)] == [[None, None], ["two", "one"]]


@pytest.mark.rule("UN-62", "UN-60")
def test_UN_62_in_hydra_the_partner_still_sees_the_hand_that_a_power_card_left() -> None:
    t = position(side(hand=[animal("A"), animal("B")], power=0), side(), side(), side(), mode="hydra")
    t.do("power A", seat=1)
    assert [hands_seen(t, eye)[0] for eye in (0, 1, 2, 3)] == [["B"], [], ["B"], []]


@pytest.mark.rule("UN-62")
def test_UN_62_what_lies_below_those_looked_at_stays_known() -> None:
    look = item("look", node("look-and-order", n=2), cost=0)
    peek = item("peek", node("reveal-top", n=3, kind="item"), cost=0)
    t = position(side(hand=[look, peek], deck=[animal("one"), animal("two"), animal("three")]), side())
    t.do("play peek", "play look", "card one")
    assert side_seen(t, 1, 0)["deck"]["from_top"] == [None, None, "three"]


@pytest.mark.rule("UN-62", "UN-24")
def test_UN_62_what_comes_from_a_support_zone_to_a_hand_is_known_to_all() -> None:
    fetch = item("fetch", node("fetch", kind="animal"), cost=0)
    t = position(side(hand=[fetch], support=[animal("found")]), side()).do("play fetch")
    for eye in (0, 1, SPECTATOR):
        assert hands_seen(t, eye)[0] == ["found"]


@pytest.mark.rule("UN-53", "UN-62")
def test_UN_53_cards_that_are_revealed_together_and_taken_have_no_order() -> None:
    peek = item("peek", node("reveal-top", n=2, kind="item"), cost=0)
    one, two = item("one", node("draw")), item("two", node("draw"))
    shown = []
    for deck in ([one, two], [two, one]):
        t = position(side(hand=[peek], support=[one, two], deck=deck), side()).do("play peek")
        shown.append([each.seen_by(1) for each in t.happened if each.kind.key == "log-revealed"])
    assert shown[0] == shown[1]


# ---------------------------------------------------------------------- news


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize(
    ("text", "news"),
    [
        (node("draw"), 1),
        (node("top-to-support"), 1),
        (node("top-to-support", n=2), 2),
        (node("look-and-order", n=2), 2),
        (node("reveal-top", kind="item"), 1),
        (node("reveal-top", kind="animal"), 1),
        (node("bonus"), 0),
        (node("power"), 0),
    ],
)
def test_UN_62_an_effect_that_shows_a_hidden_card_brings_news_and_no_other(text: dict[str, Any], news: int) -> None:
    """What brought news is not taken back freely."""
    t = position(side(hand=[item("look", text, cost=0)], deck=[animal("top"), animal("next")]), side())
    before = t.g.reveals
    t.do("play look")
    assert t.g.reveals == before + news


@pytest.mark.rule("UN-62")
def test_UN_62_to_look_again_at_known_cards_is_no_news() -> None:
    look = item("look", node("look-and-order", n=2), cost=0)
    t = position(side(hand=[look, look], deck=[animal("top"), animal("next")]), side()).do("play look", "card top")
    before = t.g.reveals
    t.do("play look")
    assert (t.asks, t.g.reveals) == ("OrderTop", before)


@pytest.mark.rule("UN-62", "UN-80")
def test_UN_62_the_hidden_cards_of_one_who_is_out_are_news() -> None:
    t = position(side(animals=[RAM]), side(strongholds=["fox"], lost=2, hand=1), side(), mode="survival")
    before = t.g.reveals
    t.do("attack ram", "stronghold 2")
    assert t.g.out == [False, True, False]
    assert t.g.reveals > before


@pytest.mark.rule("UN-62", "UN-80")
def test_UN_62_but_the_strongholds_of_one_who_is_out_leave_unseen() -> None:
    t = position(side(hand=1, deck=1), side(hand=1), side(hand=1), mode="survival").do("done")
    assert t.g.out == [True, False, False]
    left = [view(t.g, eye)["keeps"][0]["unchosen"] for eye in (0, 1, SPECTATOR)]
    assert [(each["count"], len(each["known"])) for each in left] == [(3, 3), (3, 1), (3, 1)], "but for the top one"


@pytest.mark.rule("UN-12", "UN-62")
def test_UN_12_the_first_support_cards_are_news_when_they_are_shown() -> None:
    t = position(seats=2, setup="support", seed=1)
    before = t.g.reveals
    t.do(t.options()[0])
    assert (t.asks, t.g.reveals) == ("FirstSupport", before)
    t.do(t.options()[0])
    assert (t.asks, t.g.reveals) == ("MainPhase", before + 1)
