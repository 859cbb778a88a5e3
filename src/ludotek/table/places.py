"""Who came in which place: known of those who are out as soon as they are, of the others at the end."""

from __future__ import annotations

from ludotek.table.session import Session


def places(session: Session) -> dict[int, int]:
    """The place of each seat that has one; where teams play, nobody comes in before or after another."""
    match = session.match
    profile = match.profile
    if match.seats == 1 or match.mode.together or profile.teams(match.position):
        return {}
    found: dict[int, int] = {}
    standing = match.seats
    for group in reversed(gone_together(session)):
        standing -= len(group)
        found |= dict.fromkeys(group, standing + 1)
    if match.result is not None:
        scores = match.result.scores
        rest = [seat for seat in range(match.seats) if seat not in found]
        found |= {seat: 1 + sum(1 for other in rest if scores[other] > scores[seat]) for seat in rest}
    return found


def gone_together(session: Session) -> list[list[int]]:
    """The seats that are out, the last ones first; those put out by the same act follow each other in the story."""
    match = session.match
    profile = match.profile
    out = profile.out(match.position)
    groups: list[list[int]] = []
    last = -1
    for place in range(len(session.story) - 1, -1, -1) if out else ():
        fact = session.story[place].public
        seat = fact.values.get("seat", -1) if fact.name == profile.leaves else -1
        if seat in out and not any(seat in group for group in groups):
            if place == last - 1:
                groups[-1].append(seat)
            else:
                groups.append([seat])
            last = place
    return groups
