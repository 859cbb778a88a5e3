"""Limits: how often one connection or address may ask for something."""

from __future__ import annotations

from collections import OrderedDict

from ludotek.table.refusal import Code, TableRefusal

REMEMBERED = 10_000  # addresses
TALK = (0.5, 10)  # lines of chat of one person at a table: a second, and at once


class Bucket:
    """Holds up to `burst` tokens and gains `rate` of them a second; each request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = 0.0

    def take(self, now: float) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class Limit:
    """A bucket for each address or person; the least recently used are forgotten first. `code`: how one too many is refused."""

    def __init__(self, rate: float, burst: float, code: Code = Code.TOO_FAST) -> None:
        self.rate = rate
        self.burst = burst
        self.code = code
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> None:
        """Count a request; one too many is refused."""
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.burst)
        self.buckets[who] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if not bucket.take(now):
            raise TableRefusal(self.code)
