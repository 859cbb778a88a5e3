"""The seal: what the commitment binds, what seats add to it, and what old records and known dice say."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from toy.game import GAME

from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.errors import RecordError
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.kernel.seal import Seal
from ludotek.testing.walk import choose

SECRET = bytes(range(32))
SALTS = ["0" * 32, "", "f" * 32]


def played(seal: Seal, salts: list[str] | None = None) -> Play:
    play = begin(GAME, {"seats": 3}, SealedChance(SECRET, salts), seal=seal)
    chooser = FastChance(8)
    while not play.match.over:
        play.act(*choose(play.match, chooser))
    play.close()
    return play


def lines_of(play: Play) -> list[dict[str, Any]]:
    return [json.loads(line) for line in play.record.text().splitlines()]


def checked(lines: list[dict[str, Any]]) -> Play:
    return verify(GAME, read_record("\n".join(map(json.dumps, lines))))


@pytest.mark.parametrize("known", [False, True])
def test_anyone_can_make_the_commitment_again(known: bool) -> None:
    """The recipe, written out once more without our code."""
    header = lines_of(played(Seal("table 1", known)))[0]
    terms = {name: header[name] for name in ("game", "rules", "content", "options", "seats")}
    terms |= {"table": "table 1", "known": known, "attended": False}
    text = json.dumps(terms, sort_keys=True, separators=(",", ":"))
    again = hashlib.blake2b(text.encode(), key=SECRET, digest_size=32, person=b"ludotek-seal").hexdigest()
    assert header["chance"]["commitment"] == again


@pytest.mark.parametrize(
    "change",
    [
        lambda header: header["chance"].update(table="table 2"),
        lambda header: header["chance"].pop("known"),
        lambda header: header.update(attended=True),
        lambda header: header["options"].update(rounds=2),
        lambda header: header.update(seats=2),
        lambda header: header["chance"].pop("table"),
    ],
)
def test_the_commitment_binds_what_is_played(change: Any) -> None:
    lines = lines_of(played(Seal("table 1", known=True)))
    assert checked(lines).match.over
    change(lines[0])
    with pytest.raises(RecordError, match=r"does not match the commitment|not known here"):
        checked(lines)


def test_salts_decide_with_the_seed_and_are_in_the_record() -> None:
    salted, plain = played(Seal("t"), SALTS), played(Seal("t"))
    assert salted.record.header.chance["commitment"] == plain.record.header.chance["commitment"]
    assert salted.record.header.digest != plain.record.header.digest
    lines = lines_of(salted)
    assert checked(lines).record.header.chance["salts"] == SALTS
    lines[0]["chance"]["salts"] = ["1" * 32, "", "f" * 32]
    with pytest.raises(RecordError, match="the game begins at"):
        checked(lines)


@pytest.mark.parametrize("salts", [["0" * 32], ["x" * 32, "", ""], "0", [1, 2, 3]])
def test_odd_salts_are_one_clear_error(salts: object) -> None:
    lines = lines_of(played(Seal("t"), SALTS))
    lines[0]["chance"]["salts"] = salts
    with pytest.raises(RecordError, match="salts"):
        checked(lines)


def test_a_salted_game_is_saved_and_goes_on() -> None:
    play = begin(GAME, {"seats": 3}, SealedChance(SECRET, SALTS), seal=Seal("t"))
    again = load(GAME, json.loads(json.dumps(save(play, []))))
    chooser = FastChance(8)
    while not again.match.over:
        again.act(*choose(again.match, chooser))
    again.close()
    assert again.record.text() == played(Seal("t"), SALTS).record.text()


def test_records_from_before_still_verify() -> None:
    """Their commitment was to the seed alone."""
    old = lines_of(played(Seal(None)))
    assert old[0]["chance"] == {
        "kind": "sealed",
        "commitment": hashlib.blake2b(SECRET, digest_size=32, person=b"ludotek-commit").hexdigest(),
    }
    assert checked(old).match.over
