"""Several tabs at the same tables tell each other of new entries, as processes of a server do."""

from __future__ import annotations

import json
from typing import Any

from ludotek.house.fanout import Heard, Missed


class Tabs:
    """`channel` is a BroadcastChannel: its messages are heard by every other tab, never by the one that sends."""

    def __init__(self, channel: Any) -> None:
        self.channel = channel

    async def publish(self, table_id: str, seq: int) -> None:
        self.channel.postMessage(json.dumps([table_id, seq]))

    def subscribe(self, heard: Heard, missed: Missed) -> None:
        def hear(event: Any) -> None:
            table_id, seq = json.loads(event.data)
            heard(table_id, seq)

        self.channel.onmessage = hear

    async def close(self) -> None:
        self.channel.close()
