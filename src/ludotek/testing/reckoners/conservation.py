"""Conservation (RK-85), and the limits that hold in every position (RK-18, RK-21, RK-22, RK-88, RK-93)."""

from __future__ import annotations

from collections import Counter

from ludotek.games.reckoners.rules.cards import MoreDice
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import BASIC, FACES, INFINITE, NOTHING, OWN_DICE, TRACKS
from ludotek.games.reckoners.rules.rolling import RollDice

ENFORCEMENT, BARRICADES, RESEARCH, HEALTH = 25, 8, 5, 10
IN_THE_BOX, OF_A_COLOUR = 18, 4  # dice
KINDS = 8  # a confiscated die is its owner and its kind in one number


def conserved(g: City) -> None:
    tokens_are_all_there(g)
    dice_are_in_one_place(g)
    cards_are_in_one_place(g)
    markers_are_on_their_tracks(g)


def tokens_are_all_there(g: City) -> None:
    assert sum(g.enforcement) + g.enforcement_left == ENFORCEMENT
    assert sum(g.barricades) + g.barricades_left == BARRICADES
    assert min(*g.enforcement, g.enforcement_left, *g.barricades, g.barricades_left) >= 0


def dice_are_in_one_place(g: City) -> None:
    """Each Reckoner has the own six and those of equipment, here or confiscated."""
    everywhere: Counter[int] = Counter()
    for seat in range(g.seats):
        more = [int(text.kind) for each in g.gear[seat] if isinstance(text := g.box.cards[each].text, MoreDice)]
        taken = [die % KINDS for die in g.confiscated if die // KINDS == seat]
        own = [BASIC] * OWN_DICE + [int(g.box.reckoners[g.who[seat]].die)] * OWN_DICE
        assert sorted(g.held[seat] + taken) == sorted(own + more), f"the dice of seat {seat}"
        everywhere.update(g.held[seat] + taken)
        lying = Counter(code // FACES for code in g.rolled[seat] + g.marked[seat] + g.dice[seat])
        assert lying <= Counter(g.held[seat]), f"seat {seat} uses dice that it does not have"
        if isinstance(g.question, RollDice):
            assert lying == Counter(g.held[seat]), "while rolling no die is anywhere else"
    assert all(n <= (IN_THE_BOX if kind == BASIC else OF_A_COLOUR) for kind, n in everywhere.items())


def cards_are_in_one_place(g: City) -> None:
    epics = [epic for epic in g.epic if epic != NOTHING] + g.epic_deck + g.felled + g.defeated
    assert sorted(epics) == list(range(len(g.box.epics))), "an Epic is lost or doubled"
    held = [card for gear in g.gear for card in gear]
    equipment = [card for card in held if not g.box.cards[card].is_ability]
    assert sorted(equipment + g.equipment_deck + g.market + g.discarded) == g.box.equipment(), (
        "a card is lost or doubled"
    )
    for seat in range(g.seats):
        abilities = [card for card in g.gear[seat] if g.box.cards[card].is_ability]
        assert abilities == [g.box.reckoners[g.who[seat]].ability], f"the ability of seat {seat}"


def markers_are_on_their_tracks(g: City) -> None:
    assert g.population >= 0
    assert g.money >= 0
    assert 0 <= g.base < g.box.base_length
    assert 0 <= g.steelheart_research <= g.steelheart_start
    assert g.steelheart_health == INFINITE or g.steelheart_health <= g.steelheart_start
    assert all(1 <= g.tracks[track] < g.track_length(track) for track in range(len(TRACKS)))
    for place, found in enumerate(g.epic):
        if found != NOTHING:
            assert 1 <= g.bracket[place] < len(g.box.epics[found].track)
            assert 0 <= g.research[place] <= RESEARCH
            assert 1 <= g.health[place] <= HEALTH or g.health[place] == INFINITE
