"""What is left of a game: its record, verified or found out; its replay; a new game from a position; the next one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Said, Server

from ludotek import api
from ludotek.cli import main
from ludotek.house.backup import LARGEST_BACKUP
from ludotek.kernel.chance import WORD, Chance, SealedChance
from ludotek.kernel.play import begin

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished(server: Server) -> Said:
    """A game of 20 Strong, with its table's secrets and its record."""
    table = server.open("twenty-strong")
    with server.page(table).settled() as page:
        page.play(seed=8)
    answer = server.get(f"/api/tables/{table['table']}/export", table["key"], lang="fr")
    assert answer.headers["content-disposition"] == f'attachment; filename="ludotek-{table["table"]}.jsonl"'
    return {**table, "record": answer.text}


def verify(record: str, folder: Path) -> int:
    """What `ludotek verify` makes of it: its exit status."""
    path = folder / "record.jsonl"
    path.write_text(record)
    try:
        main(["verify", str(path)])
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def test_the_record_of_a_live_game_is_accepted(finished: Said, tmp_path: Path) -> None:
    assert verify(finished["record"], tmp_path) == 0


def another_answer(lines: Lines) -> None:
    place = next(n for n, line in enumerate(lines) if "action" in line)
    lines[place]["action"] += 1


def another_digest(lines: Lines) -> None:
    line = next(line for line in reversed(lines) if "digest" in line)
    line["digest"] = line["digest"][::-1]


def a_line_left_out(lines: Lines) -> None:
    lines.pop(next(n for n, line in enumerate(lines) if "action" in line))


def another_seed(lines: Lines) -> None:
    """All dice and shuffles hang on what the seal hides."""
    end = next(line for line in reversed(lines) if "opening" in line)
    end["opening"] = ("0" if end["opening"][0] != "0" else "1") + end["opening"][1:]


def another_commitment(lines: Lines) -> None:
    text = json.dumps(lines[0]["chance"])
    found = lines[0]["chance"]["commitment"]
    lines[0]["chance"] = json.loads(text.replace(found, found[::-1]))


@pytest.mark.parametrize("tamper", [another_answer, another_digest, a_line_left_out, another_seed, another_commitment])
def test_a_record_with_one_thing_changed_is_rejected(
    finished: Said, tmp_path: Path, tamper: Callable[[Lines], None]
) -> None:
    lines = [json.loads(line) for line in finished["record"].splitlines()]
    tamper(lines)
    assert verify("".join(json.dumps(line) + "\n" for line in lines), tmp_path) != 0


class Loaded(Chance):
    """The sealed chance, but one word of it is not what the seal says."""

    def __init__(self, honest: Chance, place: int) -> None:
        super().__init__()
        self.honest = honest
        self.place = place
        self.words = 0

    def word(self, stream: int) -> int:
        self.words += 1
        found = self.honest.word(stream)
        return (found + 1) & WORD if self.words == self.place else found

    def clone(self) -> Chance:
        return Loaded(self.honest.clone(), self.place - self.words)


def test_a_game_in_which_one_die_was_not_the_sealed_one_is_rejected(tmp_path: Path) -> None:
    """Everything else in the record fits together: all digests are those of the game with the loaded die."""
    seed = bytes([2] * 32)  # a game that lasts for a while
    honest = played_with(seed, 0)
    assert len(honest.splitlines()) > 15
    assert verify(honest, tmp_path) == 0
    loaded = [record for place in range(1, 13) if (record := played_with(seed, place)) != honest]
    assert len(loaded) > 3  # at times the neighbouring face of a die is the same one
    assert all(verify(record, tmp_path) != 0 for record in loaded)


def played_with(seed: bytes, place: int) -> str:
    play = begin(api.game("twenty-strong").rules, {}, SealedChance(seed))
    play.match.chance = Loaded(play.match.chance, place)
    dice = random.Random(2)
    while not play.match.over:
        play.act(0, dice.choice(play.match.options(0)))
    play.close()
    return play.record.text()


def test_a_finished_game_is_told_again_step_by_step(server: Server, finished: Said) -> None:
    path = f"/api/tables/{finished['table']}/replay"
    replay = server.get(path, finished["key"], lang="de").json()
    moments = replay["moments"]
    assert [moment["n"] for moment in moments] == list(range(len(moments)))
    lines = [line["n"] for moment in moments for line in moment["lines"]]
    assert lines == list(range(len(lines)))
    assert all(moment["text"] for moment in moments[1:])
    first = server.get(f"{path}/0", finished["key"]).json()
    last = server.get(f"{path}/{len(moments) - 1}", finished["key"]).json()
    assert first["view"]["round"] == 1
    assert last["view"]["outcome"]
    assert first["prompt"]
    for n in (len(moments), 10**9, -1):
        assert server.get(f"{path}/{n}", finished["key"]).status_code in (400, 404)


def test_a_finished_game_is_told_in_numbers_and_a_running_one_is_not(server: Server, finished: Said) -> None:
    path = f"/api/tables/{finished['table']}/chronicle"
    told = server.get(path, finished["key"], lang="de").json()
    assert [figure["text"] for figure in told["figures"]] == ["Runden", "Leben übrig", "Missionen"]
    assert told["chart"]["title"] == "Treffer und Erwartung"
    assert told["counts"]["rounds"] == len(told["chart"]["points"])
    assert told["facts"]["deck"] == "long-dusk"
    assert server.get(path, finished["watch"]).json()["decided"]["rule"] == told["decided"]["rule"]
    running = server.open("twenty-strong")
    refused = server.get(f"/api/tables/{running['table']}/chronicle", running["key"])
    assert (refused.status_code, refused.json()["code"]) == (400, "not-over")


def test_a_new_game_goes_on_from_a_position(server: Server, finished: Said) -> None:
    path = f"/api/tables/{finished['table']}"
    key = {"authorization": f"Bearer {finished['key']}"}
    branch = server.post(f"{path}/branch", {"step": 9}, **key).json()
    then = server.get(f"{path}/replay/9", finished["key"]).json()
    with server.page(branch).settled() as page:
        assert page.state["view"] == then["view"]
        assert page.state["me"]["name"] == "Ann"
        page.play(3)
    for step in (-1, 10**6):
        answer = server.post(f"{path}/branch", {"step": step}, **key)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-step")
    assert server.post(f"{path}/branch", {"step": 0}).status_code == 403


@pytest.mark.parametrize("step", [0, 9])
def test_a_game_from_a_position_is_practice(server: Server, finished: Said, step: int) -> None:
    """Whoever has seen the dice to come sets no records with them."""
    key = {"authorization": f"Bearer {finished['key']}"}
    branch = server.post(f"/api/tables/{finished['table']}/branch", {"step": step}, **key).json()
    with server.page(branch).settled() as page:
        page.done(type="concede")
    held = [{"table": each["table"], "key": each["key"]} for each in (finished, branch)]
    told = server.post("/api/tables/mine", {"held": held}).json()
    assert [summary["outcome"]["practice"] for summary in told] == [False, True]


def test_no_new_game_from_a_running_one_or_from_others_hands(server: Server) -> None:
    table = server.open("untamed", "mb")
    key = {"authorization": f"Bearer {table['key']}"}
    path = f"/api/tables/{table['table']}/branch"
    assert server.post(path, {"step": 0}, **key).json()["code"] == "branch-running"
    with server.page(table).settled() as page:
        page.done(type="concede")
    assert server.post(path, {"step": 0}, **key).json()["code"] == "branch-solo"


def test_a_rematch_seats_the_same_people_once(server: Server) -> None:
    table = server.open("untamed", "mf")
    ben = server.join(table, "Ben")
    pages = [server.page(table).settled(), server.page(table, ben).settled()]
    watcher = server.page(table, table["watch"]).settled()
    pages[0].refused("not-over", type="rematch")
    pages[1].done(type="concede")
    watcher.refused("spectator", type="rematch")
    first = pages[1].done(type="rematch")["data"]["table"]
    assert pages[0].done(type="rematch")["data"]["table"] == first
    assert watcher.done(type="rematch")["data"]["table"] == first
    assert watcher.state["table"]["rematch"] == first
    assert watcher.state["table"]["rematch_by"] == 1
    for page in [*pages, watcher]:
        page.socket.close()
    again = {**table, "table": first}
    for key, seats, host in ((table["key"], [0], True), (ben, [1], False), (table["watch"], [], False)):
        with server.page(again, key).settled() as page:
            assert (page.state["me"]["seats"], page.state["me"]["host"]) == (seats, host)
            assert page.state["table"]["status"] == "playing"
            assert page.state["table"]["commitment"]


def test_my_games(server: Server, finished: Said) -> None:
    running = server.open("untamed", "mb")
    held = [{"table": each["table"], "key": each["key"]} for each in (finished, running)]
    held += [{"table": running["table"], "key": "wrong"}, {"table": "gone", "key": "x"}]
    over, going, wrong, gone = server.post("/api/tables/mine", {"held": held, "lang": "fr"}).json()
    assert (over["status"], over["game"], over["my_turn"]) == ("over", "twenty-strong", False)
    assert over["outcome"]["text"]
    assert over["facts"]["hero"]
    assert over["where"].startswith("Tour ")
    assert (going["status"], going["names"][0], going["seats"]) == ("playing", "Ann", [0])
    assert going["where"] == "Mise en place"
    assert wrong["gone"]
    assert gone["gone"]
    many = server.post("/api/tables/mine", {"held": [held[-1]] * 41})
    assert many.json()["code"] == "too-many"


def test_my_games_tell_the_own_reckoners(server: Server) -> None:
    table = server.open("reckoners", "mmb", options={"seats": 3, "reckoners": "tia+cody+megan"})
    held = [{"table": table["table"], "key": table["key"]}]
    (going,) = server.post("/api/tables/mine", {"held": held, "lang": "fr"}).json()
    assert going["facts"]["reckoners"] == ["tia", "cody"]
    assert going["where"] == "Prologue"


def test_a_backup_goes_from_a_server_to_a_server(server: Server) -> None:
    """By HTTP; how games come together again is tested without a server, in tests/pocket."""
    table = server.open("twenty-strong")
    with server.page(table).settled() as page:
        page.play(2, seed=8)
    path, key = f"/api/tables/{table['table']}/backup", {"authorization": f"Bearer {table['key']}"}
    answer = server.http.post(path, headers=key)
    assert answer.headers["content-disposition"] == f'attachment; filename="ludotek-{table["table"]}.ludotek"'
    again = server.http.post("/api/tables/restore", content=answer.content)
    assert again.json() == {"table": table["table"], "key": table["key"], "game": "twenty-strong", "what": "same"}
    damaged = server.http.post("/api/tables/restore?lang=fr", content=answer.content[:-9])
    assert (damaged.status_code, damaged.json()["code"]) == (400, "backup-damaged")
    assert "abîmée" in damaged.json()["text"]
    large = server.http.post("/api/tables/restore", content=bytes(LARGEST_BACKUP + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    assert server.http.post(path).status_code == 403
