"""Chance is fair, repeatable, the same on every engine, and streams do not disturb each other."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from ludotek.kernel.chance import SEATS, Chance, FastChance, ScriptedChance, SealedChance, Xoroshiro, chance_from_data
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.zone import Zone

SECRET = bytes(range(32))
KINDS: dict[str, Callable[[int], Chance]] = {
    "fast": FastChance,
    "sealed": lambda seed: SealedChance(hashlib.sha256(b"%d" % seed).digest()),
}
both = pytest.mark.parametrize("make", KINDS.values(), ids=KINDS.keys())

# Chi-square: the values that only one fair experiment in a thousand lies above, and one below.
BOUNDS = {5: (0.210, 20.515), 19: (5.407, 43.820), 23: (7.529, 49.728), 35: (14.688, 66.619)}


def is_fair(counts: Counter[object], cells: int) -> bool:
    """Chi-square against equally likely cells."""
    expected = sum(counts.values()) / cells
    found = sum((count - expected) ** 2 for count in counts.values()) / expected
    found += (cells - len(counts)) * expected
    low, high = BOUNDS[cells - 1]
    return low < found < high


@both
def test_a_die_shows_every_face_equally_often(make: Callable[[int], Chance]) -> None:
    chance = make(1)
    faces = list(range(6))
    assert is_fair(Counter(chance.pick(SEATS, faces) for _ in range(24_000)), 6)


@both
def test_two_dice_in_a_row_know_nothing_of_each_other(make: Callable[[int], Chance]) -> None:
    chance = make(2)
    faces = list(range(6))
    assert is_fair(Counter((chance.pick(3, faces), chance.pick(3, faces)) for _ in range(24_000)), 36)


@both
def test_the_first_die_of_neighbouring_seeds_is_fair(make: Callable[[int], Chance]) -> None:
    """Simulations number their games: seeds 0, 1, 2 must be as good as any."""
    assert is_fair(Counter(make(seed).below(SEATS, 6) for seed in range(12_000)), 6)


@both
def test_dice_of_two_seats_know_nothing_of_each_other(make: Callable[[int], Chance]) -> None:
    pairs: Counter[object] = Counter()
    for seed in range(12_000):
        chance = make(seed)
        pairs[chance.below(SEATS, 6), chance.below(SEATS + 1, 6)] += 1
    assert is_fair(pairs, 36)


@both
def test_a_shuffle_gives_every_order_equally_often(make: Callable[[int], Chance]) -> None:
    chance = make(3)
    orders: Counter[object] = Counter()
    for _ in range(24_000):
        zone = Zone([0, 1, 2, 3], [0, 0, 0, 0])
        zone.shuffle(chance, 0)
        orders[tuple(zone.cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert is_fair(orders, 24)


@both
def test_the_top_card_of_a_shuffled_deck_is_any_card(make: Callable[[int], Chance]) -> None:
    tops: Counter[object] = Counter()
    for seed in range(4_000):
        zone = Zone(list(range(20)), [0] * 20)
        zone.shuffle(make(seed), 0)
        tops[zone.top()] += 1
    assert is_fair(tops, 20)


class Words(Chance):
    """Gives the words it was told to."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self.words = words

    def word(self, stream: int) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("n", [3, 5, 6, 7, 20, 1000, 3_000_000_000])
def test_words_from_the_uneven_rest_are_rejected(n: int) -> None:
    """No result is favoured: of the words that are taken, each result has exactly the same number."""
    limit = 2**32 // n * n
    assert Words([limit, 2**32 - 1, limit - 1, 0]).below(0, n) == n - 1
    assert Words([0]).below(0, n) == 0
    assert limit % n == 0


def test_powers_of_two_reject_nothing() -> None:
    assert Words([2**32 - 1]).below(0, 8) == 7


def test_the_generator_is_xoroshiro64_star_star() -> None:
    """The values of the reference implementation for the state 1, 2."""
    generator = Xoroshiro(1, 2)
    expected = [3802928447, 813792938, 1618621494, 2955957307, 3252880261, 1129983909, 2539651700, 1327610908]
    assert [generator.word() for _ in range(8)] == expected


def test_a_seed_gives_the_same_words_for_ever() -> None:
    """If this changes, every stored record stops replaying."""
    chance = FastChance(7)
    assert [chance.word(0) for _ in range(4)] == [1088621206, 253622851, 146070319, 2287493946]
    assert [chance.word(17) for _ in range(4)] == [4036284600, 2867355426, 2322380232, 1125689955]
    assert [FastChance(2**64 - 1).word(0)] == [1080353218]


def test_a_sealed_seed_gives_the_same_words_for_ever() -> None:
    chance = SealedChance(SECRET)
    assert [chance.word(0) for _ in range(3)] == [2679228009, 5526078, 2882561032]
    assert [chance.word(17) for _ in range(3)] == [605627325, 1235793339, 357466600]


def test_anyone_can_draw_a_sealed_word_again() -> None:
    """The recipe, written out once more without our code."""
    chance = SealedChance(SECRET)
    chance.word(2 * SEATS + 3)
    label = b"purpose 2 seat 3 word 1"
    again = hashlib.blake2b(label, key=SECRET, digest_size=4, person=b"ludotek-stream").digest()
    assert chance.word(2 * SEATS + 3) == int.from_bytes(again, "big")


def test_salts_give_other_words_and_each_of_them_counts() -> None:
    first = {
        tuple(salts): SealedChance(SECRET, salts).word(0) for salts in ([], ["", ""], ["a", ""], ["", "a"], ["a", "b"])
    }
    assert first[()] == first["", ""] == 2679228009  # nobody has added anything
    assert len(set(first.values())) == 4
    again = hashlib.blake2b(b"a,b", key=SECRET, digest_size=32, person=b"ludotek-salts").digest()
    assert first["a", "b"] == SealedChance(again).word(0)


def test_a_sealed_seed_has_256_bits() -> None:
    with pytest.raises(LudotekError, match="32 bytes"):
        SealedChance(b"short")


@both
def test_streams_do_not_disturb_each_other(make: Callable[[int], Chance]) -> None:
    """The order in which different seats roll does not matter."""
    one, other = make(5), make(5)
    first = [one.below(SEATS, 6) for _ in range(20)], [one.below(SEATS + 1, 6) for _ in range(20)]
    mixed: tuple[list[int], list[int]] = ([], [])
    for _ in range(20):
        mixed[1].append(other.below(SEATS + 1, 6))
        mixed[0].append(other.below(SEATS, 6))
    assert first == mixed


@both
def test_a_clone_and_a_written_down_chance_go_on_alike(make: Callable[[int], Chance]) -> None:
    chance = make(6)
    for stream in (0, 5, 33):
        chance.below(stream, 6)
    copies = [chance.clone(), chance_from_data(json.loads(json.dumps(chance.to_data())))]
    expected = [chance.below(stream, 1000) for stream in (0, 5, 33, 34)]
    for copy in copies:
        assert [copy.below(stream, 1000) for stream in (0, 5, 33, 34)] == expected
        assert copy.draws == chance.draws


@both
def test_a_clone_draws_for_itself_alone(make: Callable[[int], Chance]) -> None:
    chance, twin = make(6), make(6)
    for each in (chance, twin):
        each.below(0, 6)
    copy = chance.clone()
    drawn = [copy.below(stream, 1000) for stream in (0, 0, 5)]
    assert chance.to_data() == twin.to_data()
    assert [chance.below(stream, 1000) for stream in (0, 0, 5)] == drawn


@both
def test_draws_are_counted(make: Callable[[int], Chance]) -> None:
    chance = make(7)
    chance.below(0, 6)
    chance.pick(0, [1, 2])
    chance.shuffle(0, [1, 2, 3])
    assert chance.draws == 4


def test_a_script_gives_the_wanted_faces_and_leaves_piles_alone() -> None:
    chance = ScriptedChance([4, 2])
    cards = [1, 2, 3]
    chance.shuffle(0, cards)
    assert cards == [1, 2, 3]
    assert [chance.pick(0, [2, 4]), chance.pick(9, [2, 4])] == [4, 2]
    with pytest.raises(LudotekError, match="no result left"):
        chance.pick(0, [2, 4])
    with pytest.raises(LudotekError, match="wants 5"):
        ScriptedChance([5]).pick(0, [2, 4])


def test_a_script_and_its_clones_are_read_separately() -> None:
    values = [2, 1]
    chance = ScriptedChance(values)
    assert chance.pick(0, [1, 2]) == 2
    copy = chance.clone()
    assert copy.pick(0, [1, 2]) == 1
    assert (values, chance.draws, copy.draws) == ([2, 1], 1, 2)
    assert chance.to_data() == {"kind": "scripted", "draws": 1, "values": [1]}
