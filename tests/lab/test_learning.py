"""Teaching: lessons are kept and found again, the network goes down the slope, and what is written answers as it did."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scipy.sparse import csr_matrix

from ludotek import registry
from ludotek.bots import learned
from ludotek.bots.learned import read
from ludotek.kernel.chance import FastChance
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.policy import Policy
from ludotek.lab.learning import __main__ as recipe
from ludotek.lab.learning import gather
from ludotek.lab.learning.course import Course
from ludotek.lab.learning.export import export
from ludotek.lab.learning.network import Batch, Network, softmax
from ludotek.lab.learning.train import better_questions, judged, train
from ludotek.lab.simulate import make_plan, start
from ludotek.lab.workers import Alone

DUEL = {"mode": "duel"}


@pytest.fixture(autouse=True)
def few_games_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gather, "CHUNK", 2)


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> tuple[Encoder, Course]:
    plan = make_plan("untamed", DUEL, "greedy", 3, 8)
    insight = registry.insight(registry.find("untamed"))
    assert insight is not None
    encoder = insight.encoder(start(plan, 0))
    folder = tmp_path_factory.mktemp("lessons")
    list(gather.gather(plan, 40, folder, Alone()))
    return encoder, Course([(encoder, sorted(folder.iterdir()))])


def silent(line: str) -> None:
    """Nobody is told how it goes."""


def small_batch(draw: np.random.Generator) -> Batch:
    counts = np.array([2, 3, 4])
    leads = draw.normal(0, 0.1, counts.sum())
    facts = csr_matrix((draw.random((3, 6)) * (draw.random((3, 6)) > 0.4)).astype(np.float32))
    return Batch(
        facts, counts, draw.integers(0, 5, counts.sum()), softmax(leads * 20, counts), leads, np.array([1.0, 2.0, 0.5])
    )


def loss(network: Network, batch: Batch, risk: float) -> float:
    chances = network.chances(batch)[0]
    weights = np.repeat(batch.weights / batch.weights.sum(), batch.counts)
    return float((weights * (-batch.targets * np.log(chances) - risk * chances * batch.leads)).sum())


@pytest.mark.parametrize("risk", [0.0, 30.0])
@pytest.mark.parametrize("part", ["facts", "bias", "answers", "offsets"])
def test_the_slope_is_that_of_the_loss(part: str, risk: float) -> None:
    draw = np.random.default_rng(4)
    batch, network = small_batch(draw), Network(6, 8, 5, 1)
    network.parts = {name: each.astype(np.float64) for name, each in network.parts.items()}
    network.parts["answers"] += draw.normal(0, 1, (5, 8))
    slopes = network.slopes(batch, risk)
    weights = network.parts[part].reshape(-1)
    for at in range(len(weights)):
        before = weights[at]
        sides = []
        for away in (1e-5, -1e-5):
            weights[at] = before + away
            sides.append(loss(network, batch, risk))
        weights[at] = before
        assert (sides[0] - sides[1]) / 2e-5 == pytest.approx(np.asarray(slopes[part]).reshape(-1)[at], abs=2e-4)


def test_it_learns_what_it_is_taught(course: tuple[Encoder, Course]) -> None:
    taught = np.flatnonzero(~course[1].test)
    few, many = (judged(train(course[1], passes, 16, silent), course[1], taught)[0].mean() for passes in (1, 40))
    assert many > few + 0.005
    assert many > 0, "better than the quick player, in games that it knows by heart"


def test_what_is_written_answers_as_the_network_does(course: tuple[Encoder, Course], tmp_path: Path) -> None:
    encoder, lessons = course
    network = train(lessons, 10, 16, silent)
    questions = {name.rpartition(" ")[0] for name in lessons.answers}
    export(network, lessons, questions, tmp_path / "learned.npz")
    policy = Policy(read(tmp_path / "learned.npz"), encoder)
    game, plan = registry.find("untamed"), make_plan("untamed", DUEL, "greedy", 3, 8)
    match, chance, same, asked = start(plan, 0), FastChance(1), 0, 0
    while not match.over:
        seat, options = match.driver(), match.options(match.driver())
        if len(options) > 1:
            own = policy.choose(match, seat)
            if own >= 0:
                asked += 1
                same += own == chosen(network, lessons, encoder, match, seat)
        match.carry_out(seat, options[chance.below(0, len(options))])
    assert game.name == "untamed" and asked > 30
    assert same >= 0.95 * asked


def chosen(network: Network, lessons: Course, encoder: Encoder, match: object, seat: int) -> int:
    """The network's own answer, in floating point."""
    row = np.frombuffer(bytes(encoder.row(match, seat, True)), np.uint8)[None]
    hidden = np.maximum(lessons.table(encoder, row) @ network.parts["facts"] + network.parts["bias"], 0)[0]
    options = match.options(seat)  # type: ignore[attr-defined]
    question = encoder.names[encoder.asker(match.question)]  # type: ignore[attr-defined]
    numbers = [lessons.answers[f"{question} {option}"] for option in encoder.as_counted(match, seat, options)]
    points = network.parts["answers"][numbers] @ hidden + network.parts["offsets"][numbers]
    return int(options[int(np.argmax(points))])


def test_only_questions_that_it_answers_better_are_kept(course: tuple[Encoder, Course]) -> None:
    lessons = course[1]
    network = train(lessons, 1, 4, silent)
    told: list[str] = []
    found = better_questions(network, lessons, told.append)
    assert len(told) > 3
    assert all(f"{name}: lead +" in "\n".join(told) for name in found)
    assert "asked.name=ToSupport" not in found


def test_the_recipe_goes_on_where_it_was_interrupted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learned, "path_of", lambda game: tmp_path / "learned.npz")
    monkeypatch.setattr(recipe, "path_of", learned.path_of)
    learned.forget()
    words = ["learning", "untamed", "--options", '{"mode": "duel"}', "-n", "4", "--rounds", "2", "--asked", "20"]
    monkeypatch.setattr("sys.argv", [*words, "--hidden", "8", "--passes", "2", "--keep", str(tmp_path / "kept")])
    recipe.main()
    first = (tmp_path / "learned.npz").read_bytes()
    folder = tmp_path / "kept" / "untamed"
    assert sorted(path.name for path in folder.iterdir()) == ["0-0", "1-0", "learned-0.npz", "learned-1.npz"]
    (folder / "1-0" / "00002.npz").unlink()
    (folder / "learned-1.npz").unlink()
    capsys.readouterr()
    recipe.main()
    assert (tmp_path / "learned.npz").read_bytes() == first
    assert capsys.readouterr().out.count("00002.npz of 4, by learned") == 1
    learned.forget()
