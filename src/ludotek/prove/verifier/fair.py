"""Was this game fair? Checks the seal of a finished game and every draw of it. Needs nothing but Python.

    python fair.py game.jsonl …

Each line of a file is one game: {"header": …, "opening": …, "draws": […]}. The header is the first line of the game's
record, which was shown before the game; the opening is the secret that was shown after it; a draw is [purpose, seat, n,
result]: of n equally likely results, this one. A die is one draw, a shuffle of k cards is k - 1 of them.

What is checked:
1. The commitment in the header fixes the opening, and with it the table, the rules, the content, the options, the seats.
2. Every draw is what the opening, mixed with the salts of the seats, gives for its purpose and seat, in order.

What cannot be checked by this: that the server did not look, and that the game used these draws as its rules say. For the
latter play the record again with `ludotek verify`.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

Data = dict[str, Any]
WORDS = 1 << 32


class Unfair(Exception):
    """Something is not as it was sealed."""


def commitment(seed: bytes, header: Data) -> str:
    """What must have been shown before the game."""
    chance = header["chance"]
    if "table" not in chance:  # games from before commitments covered more than the seed
        return hashlib.blake2b(seed, digest_size=32, person=b"ludotek-commit").hexdigest()
    terms = {
        "attended": header.get("attended", False),
        "content": header["content"],
        "game": header["game"],
        "known": chance.get("known", False),
        "options": header["options"],
        "rules": header["rules"],
        "seats": header["seats"],
        "table": chance["table"],
    }
    text = json.dumps(terms, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode()
    return hashlib.blake2b(text, key=seed, digest_size=32, person=b"ludotek-seal").hexdigest()


def key_of(seed: bytes, salts: list[str]) -> bytes:
    """The key of all draws: the seed, mixed with what the seats have added once the commitment was out."""
    if not any(salts):
        return seed
    return hashlib.blake2b(",".join(salts).encode(), key=seed, digest_size=32, person=b"ludotek-salts").digest()


class Streams:
    """The numbers that a key gives: one stream for each purpose and seat."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.used: dict[tuple[int, int], int] = {}

    def word(self, purpose: int, seat: int) -> int:
        """The next 32 bits of a stream."""
        place = self.used.get((purpose, seat), 0)
        self.used[purpose, seat] = place + 1
        label = f"purpose {purpose} seat {seat} word {place}".encode()
        digest = hashlib.blake2b(label, key=self.key, digest_size=4, person=b"ludotek-stream").digest()
        return int.from_bytes(digest, "big")

    def below(self, purpose: int, seat: int, n: int) -> int:
        """A number below n; words beyond the last multiple of n are passed over, so that none is favoured."""
        if not 1 <= n <= WORDS:
            raise Unfair(f"nothing is drawn of {n}")
        limit = WORDS - WORDS % n
        while True:
            word = self.word(purpose, seat)
            if word < limit:
                return word % n


def check(game: Data) -> int:
    """How many draws were checked; whatever is wrong is raised as Unfair."""
    header, chance = game["header"], game["header"]["chance"]
    if chance["kind"] != "sealed":
        raise Unfair("this game was not sealed")
    seed = bytes.fromhex(game["opening"])
    if len(seed) != 32:
        raise Unfair("the opening must have 32 bytes")
    if commitment(seed, header) != chance["commitment"]:
        raise Unfair("the opening does not fit the commitment")
    salts = chance.get("salts", [])
    if salts and len(salts) != header["seats"]:
        raise Unfair("there must be one salt for each seat")
    streams = Streams(key_of(seed, salts))
    for number, (purpose, seat, n, result) in enumerate(game["draws"], 1):
        found = streams.below(purpose, seat, n)
        if found != result:
            raise Unfair(f"draw {number} (purpose {purpose}, seat {seat}, of {n}) is {found}, not {result}")
    return len(game["draws"])


def main(paths: list[str]) -> int:
    """Print one line for each game; the exit code is 1 if one of them was not fair."""
    bad = False
    for path in paths:
        with Path(path).open(encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                try:
                    print(f"{path}:{number}: fair, {check(json.loads(line))} draws")
                except (Unfair, KeyError, TypeError, ValueError, ZeroDivisionError) as problem:
                    bad = True
                    print(f"{path}:{number}: NOT FAIR: {problem}")
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
