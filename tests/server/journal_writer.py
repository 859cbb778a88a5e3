"""A process that appends to a journal until it is killed, and says each entry only when the store has acknowledged it."""

import asyncio
import sys

from ludotek.server.store import DatabaseStore


async def write(url: str, table: str) -> None:
    store = await DatabaseStore.open(url)
    stored = await store.load(table)
    assert stored is not None
    seq = len(stored.journal)
    while True:
        await store.append(table, seq, [f"entry {seq + 1}".encode()])
        seq += 1
        print(seq, flush=True)


asyncio.run(write(sys.argv[1], sys.argv[2]))
