"""What players read is plain: phrases that a translation leaves behind do not come back, in any language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Each with what to say instead.
STILTED = {
    "en": {
        r"\blaid aside\b|\blay the game aside\b": "saved",
        r"\bgo(es)? on (with|after|without)\b|\bGo on:": "continue, resume, keep playing",
        r"\bnot for you to\b": "it isn’t your turn",
        r"\blast answer\b|\banswers? back\b|\btake(s|n)? back\b": "undo the last move",
        r"\bgives? (the game )?up\b|\bgiving up\b|\bgave up\b": "concede",
        r"\bmeans nothing here\b": "unknown input",
        r"\bthreatens? you\b": "you are facing",
        r"\bby (Focus|Rally)\b": "with Focus, with Rally",
        r"\bfor nothing\b": "for free",
        r"\b[Oo]nce a turn\b": "once per turn",
        r"\b(uses?|declines?) the text\b|\btexts happen\b": "effect",
        r"\d money\b|\$(?:n|cost) \} money\b": "$",
        r"\bas ever\b": "as usual",
        r"\b[Cc]hance (is|was) sealed\b": "rolls and shuffles are sealed",
        r"\bThe table is being laid\b": "setting up the table",
        r"\bwhoever opens\b": "anyone who opens",
        r"\bthe own\b": "your own, their own",
    },
    "fr": {
        r"\bOn dresse la table\b": "préparation de la table",
        r"\bpar-delà\b": "bien que … depuis",
        r"(?<!personne )\b[Qq]ui ouvre ce lien\b": "toute personne qui ouvre",
        r"\bdernière réponse\b|\bréponses? en arrière\b": "action",
        r"\butilise le texte\b|\brenonce au texte\b": "effet",
        r"\bpartie est mise de côté\b": "sauvegardée",
        r"\bpropose que\b": "an elision lurks there: propose : …",
    },
    "de": {
        r"\bTisch wird gedeckt\b": "aufgebaut",
        r"\bKäme jetzt\b|\bkäme jetzt\b": "wenn jetzt",
        r"\bEpic-Phase\b": "Phase der Epics",
        r"\bin jedem Bezirk\b": "in einem beliebigen Bezirk",
        r"\bletzte Antwort\b": "letzte Aktion",
        r"\bnutzt den Text\b|\bauf den Text\b": "Effekt",
        r"\d Geld\b|\$(?:n|cost) \} Geld\b": "$",
        r"\bder kaufe\b|\bFingerzeige?\b|\bGespräch\b": "kauf, Pings, Chat",
        r"\bviolett": "lila",
    },
}


def catalogues(lang: str) -> list[tuple[str, str]]:
    """Every line of the catalogues of a language, with its place."""
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "src" / "ludotek").rglob("*.ftl")):
        if lang in (path.stem, path.parent.name):
            found += [(f"{path.relative_to(ROOT)}: {line}", line) for line in messages(path)]
    return found


def messages(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("lang", STILTED)
def test_nothing_sounds_translated(lang: str) -> None:
    lines = catalogues(lang)
    assert len(lines) > 3000
    found = [
        f"{place.strip()} (rather: {better})"
        for pattern, better in STILTED[lang].items()
        for place, line in lines
        if re.search(pattern, line)
    ]
    assert found == []


def test_the_documents_are_plain_too() -> None:
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    commands = sorted((ROOT / "src" / "ludotek" / "cli").glob("*.py"))
    unwanted = r"\blaid aside\b|\bthe own (turn|side|seat)\b|\d %|\b[Oo]nce a turn\b|\bgo on with\b"
    found = [
        f"{path.name}: {line.strip()}"
        for path in documents + commands
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(unwanted, line)
    ]
    assert found == []
