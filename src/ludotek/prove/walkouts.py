"""What nobody gains by time or by walking out: who has used up the minutes does not come back by script, and who closes a
lost game while nobody is there has conceded it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from ludotek.house.house import House
from ludotek.kernel.chance import FastChance
from ludotek.prove.company import forked
from ludotek.prove.scene import opponents, tries
from ludotek.prove.serving import Forked, Page, Plant
from ludotek.table.clock import MINUTES, SECONDS

AWAY = 1.0  # seconds
MINUTE = 2.0  # seconds: nobody here waits for a whole one
FEW = 4  # answers


def walkouts(chance: FastChance, plant: Plant | None) -> Iterator[str]:
    with forked(partial(short_minutes, plant), away=AWAY) as server:
        yield from running_out_of_time(server, chance)
        yield from closing_a_lost_game(server, chance)


def short_minutes(plant: Plant | None, house: House) -> None:
    SECONDS[MINUTES] = MINUTE
    if plant is not None:
        plant(house)


def running_out_of_time(server: Forked, chance: FastChance) -> Iterator[str]:
    company = opponents(server, chance, clock={"kind": MINUTES, "amount": 1})
    late = company.asked()
    assert late is not None and late.decision is not None
    seat, decision = late.decision["seat"], late.decision
    late.until(lambda page: bool(page.state["table"]["seats"][seat]["replaced"]) or page.over)
    for _ in range(FEW if not late.over else 0):
        yield tries(late, type="act", decision=decision["id"], action=decision["options"][0]["action"])
        yield tries(late, type="leave", back=True)
        yield tries(late, type="manage", what="return", seat=seat)
        yield tries(late, type="undo")
        yield tries(late, type="concede")
    company.close()


def closing_a_lost_game(server: Forked, chance: FastChance) -> Iterator[str]:
    company = opponents(server, chance)
    company.play(FEW, chance)
    host, guest = company.pages
    guest.socket.close()
    time.sleep(2 * AWAY)
    host.done(type="manage", what="close")
    host.until(ended)
    outcome = host.state["outcome"]
    conceded = outcome is not None and outcome["scores"][0] < outcome["scores"][1]
    yield "" if conceded else f"a game was closed without a word to the opponent, and was not conceded: {outcome}"
    company.close()


def ended(page: Page) -> bool:
    return page.state["table"]["status"] in ("over", "closed")
