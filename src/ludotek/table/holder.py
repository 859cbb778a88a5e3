"""Who holds a seat: a guest with a name, known by a secret of which the table keeps only the digest."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 24  # 192 bits


class Holder:
    """A person at the table, with the seats that the secret opens (several: hot seat, or a team run by one)."""

    def __init__(self, id: int, name: str, seats: list[int], key: str, host: bool) -> None:
        self.id = id
        self.name = name
        self.seats = seats
        self.key = key
        self.host = host

    def __repr__(self) -> str:
        return f"<holder {self.id} of {self.seats}>"


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
