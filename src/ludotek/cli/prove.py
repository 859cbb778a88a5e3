"""`ludotek prove`: the campaigns that prove what the project promises."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from ludotek.cli.app import GOOD, NEGATIVE
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Seed
from ludotek.kernel.errors import LudotekError

Campaign = Annotated[str, Parameter(name="CAMPAIGN", help="Which one; without a name, list them; `all` runs all.")]
Size = Annotated[
    int | Literal["small", "full"], Parameter(help="How much: a number, or small (as the tests run it) or full.")
]
Jobs = Annotated[int, Parameter(name="--jobs", help="How many processes; results don't depend on it.")]
Minutes = Annotated[float | None, Parameter(help="End after so many minutes; `all` shares them out.")]
Resume = Annotated[
    Path | None, Parameter(help="A file (.jsonl) for each case as it ends; if it exists, go on from there.")
]
Output = Annotated[Path | None, Parameter(help="Write the report to this JSON file, too.")]


def prove(
    campaign: Campaign = "",
    /,
    *,
    size: Size = "small",
    seed: Seed = 1,
    jobs: Jobs = 1,
    minutes: Minutes = None,
    resume: Resume = None,
    output: Output = None,
    json: Json = False,
) -> int:
    """Run a campaign: many cases from fixed seeds, and a report. Not passed: exit code 1."""
    from ludotek.prove.running import CAMPAIGNS

    if not campaign:
        for name, sentence in CAMPAIGNS.items():
            print(f"{name:<10} {sentence}")
        return GOOD
    if campaign == "all" and resume is not None:
        raise LudotekError("--resume takes one campaign, not all")
    names = list(CAMPAIGNS) if campaign == "all" else [campaign]
    share = None if minutes is None else minutes / len(names)
    reports = [run(name, size, seed, jobs, share, resume, json) for name in names]
    found: Any = reports if campaign == "all" else reports[0]
    if json:
        print_json(found)
    if output is not None:
        import json as as_json

        output.write_text(as_json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return GOOD if all(each["passed"] for each in reports) else NEGATIVE


def run(
    name: str, size: int | str, seed: int, jobs: int, minutes: float | None, resume: Path | None, quiet: bool
) -> dict[str, Any]:
    from ludotek.prove.running import Progress, make, prove

    campaign = make(name, seed)
    wanted = {"small": campaign.small, "full": campaign.full}.get(str(size))
    amount = int(size) if wanted is None else wanted
    report = prove(name, amount, seed, jobs, minutes, resume, progress=Progress(name, campaign.unit))
    found = report.to_data()
    if not quiet:
        tell(found)
    return found


def tell(report: dict[str, Any]) -> None:
    """A report for people."""
    verdict = "passed" if report["passed"] else "NOT PASSED"
    some = "" if report["complete"] else f" of {report['size']:,}"
    print(
        f"{report['campaign']}: {verdict}, {report['reached']:,}{some} {report['unit']} in {report['cases']:,} cases, "
        f"{len(report['faults'])} faults, {report['seconds']:.0f} s, load {report['load']}"
    )
    if report["missing"]:
        print(f"  could not run: {report['missing']}")
    for fault in report["faults"]:
        print(f"  {fault}")
    if report["unseen"]:
        print(f"  never came up: {', '.join(report['unseen'])}")
