"""What The Reckoners prints, tells, asks and offers, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from reckoners_samples import card, deed, die, face, seat

from ludotek.games.reckoners.game import GAME
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.step import DONE
from ludotek.testing.reckoners import Position, district, epic, position, reckoner, shipped, steelheart
from ludotek.text import card_text, clause, say

LANGUAGES = ("en", "fr", "de")
Fields = dict[str, Any]


def plain(phrase: Phrase, lang: str) -> str:
    """Narrow no-break spaces are written as plain ones here."""
    return say("reckoners", phrase, lang).replace("\u202f", " ")


def everywhere(phrase: Phrase) -> tuple[str, ...]:
    return tuple(plain(phrase, lang) for lang in LANGUAGES)


# what is printed

CARDS: list[tuple[Fields, str, str, str]] = [
    (
        {"swap": ["contain", "enforcement"]},
        "on your dice and on the results of your equipment, you may read Contain as Attack Enforcement and Attack Enforcement as Contain",
        "sur vos dés et les résultats de votre Équipement, vous pouvez lire Contenir comme Attaquer la Sûreté et Attaquer la Sûreté comme Contenir",
        "auf deinen Würfeln und bei Ergebnissen deiner Ausrüstung darfst du „Eindämmen“ als „Vollstrecker angreifen“ lesen und „Vollstrecker angreifen“ als „Eindämmen“",
    ),
    (
        {"die": "blue"},
        "you have 1 more blue die",
        "vous avez 1 dé bleu de plus",
        "du hast 1 blauen Würfel mehr",
    ),
    (
        {"die": "orange"},
        "you have 1 more orange die",
        "vous avez 1 dé orange de plus",
        "du hast 1 orangen Würfel mehr",
    ),
    (
        {"double": "plan"},
        "Plan counts twice on your basic dice",
        "Planification compte deux fois sur vos dés de base",
        "„Planen“ zählt auf deinen Basiswürfeln doppelt",
    ),
    (
        {"give": ["attack"]},
        "use this card as a die with 1 Attack Epic",
        "utilisez cette carte comme un dé avec 1 Attaquer un Épique",
        "nutze diese Karte als Würfel mit 1 „Epic angreifen“",
    ),
    (
        {"give": ["enforcement"], "anywhere": True},
        "use this card as a die with 1 Attack Enforcement; it works in any district",
        "utilisez cette carte comme un dé avec 1 Attaquer la Sûreté ; il agit dans n’importe quel Quartier",
        "nutze diese Karte als Würfel mit 1 „Vollstrecker angreifen“; er wirkt in einem beliebigen Bezirk",
    ),
    (
        {"give": ["contain"] * 3, "pay": ["enforcement"]},
        "spend a die that shows Attack Enforcement to use this card as a die with 3 Contain",
        "dépensez un dé qui montre Attaquer la Sûreté pour utiliser cette carte comme un dé avec 3 Contenir",
        "gib einen Würfel aus, der „Vollstrecker angreifen“ zeigt, um diese Karte als Würfel mit 3 „Eindämmen“ zu nutzen",
    ),
    (
        {"give": ["contain", "research", "attack"], "pay": ["plan", "money"]},
        "spend a die that shows Money or Plan to use this card as a die with 1 Contain, 1 Research and 1 Attack Epic",
        "dépensez un dé qui montre Argent ou Planification pour utiliser cette carte comme un dé avec 1 Contenir, 1 Rechercher et 1 Attaquer un Épique",
        "gib einen Würfel aus, der „Geld“ oder „Planen“ zeigt, um diese Karte als Würfel mit 1 „Eindämmen“, 1 „Erforschen“ und 1 „Epic angreifen“ zu nutzen",
    ),
    (
        {"give": ["contain", "contain", "plan"], "pay": ["money"], "anywhere": True},
        "spend a die that shows Money to use this card as a die with 2 Contain and 1 Plan; it works in any district",
        "dépensez un dé qui montre Argent pour utiliser cette carte comme un dé avec 2 Contenir et 1 Planification ; il agit dans n’importe quel Quartier",
        "gib einen Würfel aus, der „Geld“ zeigt, um diese Karte als Würfel mit 2 „Eindämmen“ und 1 „Planen“ zu nutzen; er wirkt in einem beliebigen Bezirk",
    ),
    (
        {"power": "improvise"},
        "turn one of your unused dice to a face of your choice",
        "tournez un de vos dés inutilisés sur la face de votre choix",
        "drehe einen deiner ungenutzten Würfel auf eine beliebige Seite",
    ),
    (
        {"power": "faith"},
        "in the Roll step, reroll any dice of your current roll before you decide what to keep; this is not one of your 3 rolls",
        "à l’étape Lancer les Dés, relancez autant de dés de votre lancer en cours que vous voulez, avant de décider ce que vous gardez ; ce n’est pas un de vos 3 lancers",
        "im Schritt Würfeln wirfst du beliebige Würfel deines laufenden Wurfs neu, bevor du entscheidest, was du behältst; das ist keiner deiner 3 Würfe",
    ),
    (
        {"power": "operations"},
        "give another Reckoner a plan token from the supply, which can be used at once",
        "donnez à un autre Redresseur un pion Planification de la réserve, qui peut servir tout de suite",
        "gib einem anderen Rächer einen Planmarker aus dem Vorrat, der sofort genutzt werden kann",
    ),
    (
        {"power": "travel"},
        "move your figure to any other district; Barricades still block it",
        "déplacez votre figurine dans un autre Quartier de votre choix ; les Barricades l’arrêtent quand même",
        "bewege deine Figur in einen beliebigen anderen Bezirk; Barrikaden halten sie trotzdem auf",
    ),
]

DEEDS = [
    (deed("fortify"), "Fortify", "Fortifier", "Verschanzen"),
    (deed("reinforce"), "Reinforce (Enforcement)", "Renforcer la Sûreté", "Vollstrecker verstärken"),
    (deed("barricade", n=1), "Barricade 1", "Ajouter 1 Barricade", "Barrikade 1"),
    (deed("barricade", n=2), "Barricade 2", "Ajouter 2 Barricades", "Barrikade 2"),
    (deed("attack", n=3), "Attack Population 3", "Attaquer la Population 3", "Bevölkerung angreifen 3"),
    (
        deed("strengthen", track="white", n=2),
        "Strengthen Steelheart (white) 2",
        "Renforcer Cœur d’Acier (blanc) 2",
        "Steelheart stärken (weiß) 2",
    ),
    (deed("discover"), "Discover base", "Découvrir une Base", "Basis entdecken"),
    (
        deed("share", what="reinforce"),
        "Share: Reinforce (Enforcement)",
        "Partage : Renforcer la Sûreté",
        "Teilen: Vollstrecker verstärken",
    ),
    (
        deed("share", what="barricade"),
        "Share: Barricade",
        "Partage : Ajouter une Barricade",
        "Teilen: Barrikade",
    ),
    (
        Phrase("epic-track", {"deeds": [deed("fortify"), deed("attack", n=1), deed("discover")]}),
        "Fortify → Attack Population 1 → Discover base",
        "Fortifier → Attaquer la Population 1 → Découvrir une Base",
        "Verschanzen → Bevölkerung angreifen 1 → Basis entdecken",
    ),
    (
        Phrase(
            "epic-loot", {"loot": [Phrase(f"loot-{kind}", {"n": 2}) for kind in ("enforcement", "plan", "research")]}
        ),
        "remove 2 Enforcement, 2 plan tokens, Steelheart Research −2",
        "Attaquer la Sûreté 2, 2 pions Planification, Recherche de Cœur d’Acier −2",
        "2 Vollstrecker entfernen, 2 Planmarker, Steelheart-Recherche −2",
    ),
    (
        Phrase("die-sides", {"die": Phrase("die-red"), "sides": [face("money", "money"), face("attack")]}),
        "Red die: 2 Money, Attack Epic",
        "Dé rouge : 2 Argent, Attaquer un Épique",
        "Roter Würfel: 2 Geld, Epic angreifen",
    ),
    (
        face("contain", "contain", "plan"),
        "2 Contain and 1 Plan",
        "2 Contenir et 1 Planification",
        "2 Eindämmen und 1 Planen",
    ),
]


@pytest.mark.parametrize(("fields", "en", "fr", "de"), CARDS)
def test_what_cards_do(fields: Fields, en: str, fr: str, de: str) -> None:
    assert everywhere(card(**fields)) == (en, fr, de)


@pytest.mark.parametrize(("phrase", "en", "fr", "de"), DEEDS)
def test_tracks_loot_and_dice(phrase: Phrase, en: str, fr: str, de: str) -> None:
    assert everywhere(phrase) == (en, fr, de)


# what is heard, asked and offered


def named(name: str) -> Phrase:
    return Phrase(f"card-{name}")


DAVID, TIA, EMP, TENSORS, FAITH = named("david"), named("tia"), named("emp"), named("tensors"), named("faith")
BALL, HOUR, STEEL = named("curveball"), named("rush-hour"), Phrase("steelheart")
LOOP, PIER = Phrase("district-the-loop"), Phrase("district-still-pier")
RED, WHITE = Phrase("track-red"), Phrase("track-white")
ORANGE, BLUE = Phrase("die-orange"), Phrase("die-blue")

LINES: list[tuple[str, dict[str, Slot], str, str, str]] = [
    (
        "log-joined",
        {"seat": seat(2), "reckoner": TIA},
        "Player 2 plays Tia.",
        "Le joueur 2 joue Tia.",
        "Spieler 2 spielt Tia.",
    ),
    (
        "log-rolled",
        {"seat": DAVID, "roll": 2, "die": die("blue", "contain", "contain"), "n": 3},
        "David, roll 2: 3 blue dice (2 Contain each).",
        "David, lancer 2 : 3 dés bleus (2 Contenir chacun).",
        "David, 2. Wurf: 3 blaue Würfel (je 2 Eindämmen).",
    ),
    (
        "log-rolled",
        {"seat": TIA, "roll": 1, "die": die("basic", "money"), "n": 2},
        "Tia, roll 1: 2 basic dice (Money).",
        "Tia, lancer 1 : 2 dés de base (Argent).",
        "Tia, 1. Wurf: 2 Basiswürfel (Geld).",
    ),
    (
        "log-rolled-by-faith",
        {"seat": named("abraham"), "roll": 3, "die": die("green", "attack", "attack"), "n": 1},
        "Abraham rerolls in roll 3 and gets 1 green die (2 Attack Epic).",
        "Abraham relance au lancer 3 et obtient 1 dé vert (2 Attaquer un Épique).",
        "Abraham wirft im 3. Wurf neu – 1 grüner Würfel (2 Epic angreifen).",
    ),
    (
        "log-kept",
        {"seat": DAVID, "die": die("orange", "plan")},
        "David keeps an orange die (Plan).",
        "David garde un dé orange (Planification).",
        "David behält einen orangen Würfel (Planen).",
    ),
    (
        "log-card-used",
        {"seat": DAVID, "card": EMP},
        "David uses the EMP.",
        "David utilise l’IEM.",
        "David nutzt den EMP.",
    ),
    (
        "log-card-used",
        {"seat": named("cody"), "card": named("sniper")},
        "Cody uses Sniper.",
        "Cody utilise la capacité Sniper.",
        "Cody nutzt die Fähigkeit Scharfschütze.",
    ),
    (
        "log-moved",
        {"seat": TIA, "district": PIER},
        "Tia moves to Still Pier.",
        "Tia se rend à la Jetée Immobile.",
        "Tia geht zum Stillen Pier.",
    ),
    (
        "log-enforcement-removed",
        {"district": PIER, "left": 0},
        "1 Enforcement unit is removed on Still Pier; none is left there.",
        "1 agent de la Sûreté est éliminé sur la Jetée Immobile ; il n’en reste aucun.",
        "Am Stillen Pier wird 1 Vollstrecker entfernt; dort ist keiner mehr.",
    ),
    (
        "log-enforcement-removed",
        {"district": LOOP, "left": 2},
        "1 Enforcement unit is removed in The Loop; 2 are left there.",
        "1 agent de la Sûreté est éliminé dans The Loop ; il en reste 2.",
        "In The Loop wird 1 Vollstrecker entfernt; dort sind noch 2.",
    ),
    (
        "log-contained",
        {"epic": HOUR, "left": 2},
        "Rush Hour is contained (bracket after action 2).",
        "Heure de Pointe est contenue (crochet après l’action 2).",
        "Stoßzeit wird eingedämmt (Klammer hinter Aktion 2).",
    ),
    (
        "log-track-contained",
        {"track": WHITE, "left": 1},
        "Steelheart’s white track is contained (bracket after action 1).",
        "La piste blanche de Cœur d’Acier est contenue (crochet après l’action 1).",
        "Steelhearts weiße Leiste wird eingedämmt (Klammer hinter Aktion 1).",
    ),
    (
        "log-weakened",
        {"epic": BALL, "health": 3},
        "Curveball is weakened (Health 3).",
        "Balle Courbe est Affaibli (Santé 3).",
        "Querschläger ist geschwächt (Leben 3).",
    ),
    (
        "log-epic-attacked",
        {"epic": HOUR, "left": 1},
        "Rush Hour’s Health falls to 1.",
        "La Santé d’Heure de Pointe descend à 1.",
        "Das Leben von Stoßzeit fällt auf 1.",
    ),
    (
        "log-defeated",
        {"epic": HOUR, "district": LOOP},
        "Rush Hour is defeated in The Loop.",
        "Heure de Pointe est Vaincue dans The Loop.",
        "Stoßzeit wird in The Loop besiegt.",
    ),
    (
        "log-steelheart-researched",
        {"n": 3, "left": 17},
        "Steelheart’s Research falls by 3, to 17.",
        "La Recherche de Cœur d’Acier baisse de 3 et descend à 17.",
        "Steelhearts Recherche fällt um 3 auf 17.",
    ),
    (
        "log-die-turned",
        {"seat": DAVID, "die": die("blue", "research"), "to": face("contain", "contain")},
        "David turns a blue die (Research) to 2 Contain.",
        "David tourne un dé bleu (Rechercher) sur 2 Contenir.",
        "David dreht einen blauen Würfel (Erforschen) auf „2 Eindämmen“.",
    ),
    (
        "log-symbols-lost",
        {"seat": DAVID, "n": 1},
        "David leaves 1 symbol unused.",
        "David laisse 1 symbole inutilisé.",
        "David lässt 1 Symbol ungenutzt.",
    ),
    (
        "log-bought",
        {"seat": DAVID, "card": TENSORS, "owner": TIA, "cost": 6},
        "David buys the Tensors for Tia ($6).",
        "David achète les Tenseurs pour Tia (6 $).",
        "David kauft für Tia die Tensoren (6 $).",
    ),
    (
        "log-bought-back",
        {"seat": DAVID, "owner": TIA, "die": ORANGE},
        "David buys back an orange die for Tia ($2).",
        "David rachète un dé orange pour Tia (2 $).",
        "David kauft für Tia einen orangen Würfel zurück (2 $).",
    ),
    (
        "log-activated",
        {"epic": HOUR, "actions": 1},
        "Rush Hour is activated: 1 action.",
        "Heure de Pointe est activée : 1 action.",
        "Stoßzeit wird aktiviert: 1 Aktion.",
    ),
    (
        "log-fortified",
        {"epic": BALL, "research": 3, "health": 6},
        "Curveball fortifies (Research: 3, Health: 6).",
        "Balle Courbe se fortifie (Recherche 3, Santé 6).",
        "Querschläger verschanzt sich (Recherche 3, Leben 6).",
    ),
    (
        "log-fortified",
        {"epic": STEEL, "research": 18, "health": Phrase("infinite")},
        "Steelheart fortifies (Research: 18, Health: infinite).",
        "Cœur d’Acier se fortifie (Recherche 18, Santé infinie).",
        "Steelheart verschanzt sich (Recherche 18, Leben unendlich).",
    ),
    (
        "log-fortified",
        {"epic": HOUR, "research": 0, "health": 4},
        "Rush Hour fortifies (Health: 4).",
        "Heure de Pointe se fortifie (Santé 4).",
        "Stoßzeit verschanzt sich (Leben 4).",
    ),
    (
        "log-enforcement-added",
        {"district": PIER, "n": 2},
        "2 Enforcement units are added on Still Pier.",
        "2 agents de la Sûreté arrivent sur la Jetée Immobile.",
        "2 Vollstrecker kommen zum Stillen Pier.",
    ),
    (
        "log-because",
        {"cause": BALL, "line": Phrase("log-population-lost", {"n": 1, "left": 39})},
        "Curveball: The Population falls by 1, to 39.",
        "Balle Courbe – La Population baisse de 1 et descend à 39.",
        "Querschläger: Die Bevölkerung fällt um 1 auf 39.",
    ),
    (
        "log-strengthened",
        {"track": RED, "actions": 4},
        "Steelheart’s red track is strengthened (bracket after action 4).",
        "La piste rouge de Cœur d’Acier est renforcée (crochet après l’action 4).",
        "Steelhearts rote Leiste wird gestärkt (Klammer hinter Aktion 4).",
    ),
    (
        "log-base-marker-down",
        {"left": 1},
        "The base marker moves down; 1 space left.",
        "Le marqueur de Base descend ; encore 1 case jusqu’en bas.",
        "Der Basismarker rückt nach unten; noch 1 Feld bis ganz unten.",
    ),
    (
        "log-base-marker-down",
        {"left": 0},
        "The base marker moves down to the bottom.",
        "Le marqueur de Base descend, jusqu’à la case du bas.",
        "Der Basismarker rückt nach unten, auf das unterste Feld.",
    ),
    (
        "log-die-named",
        {"seat": TIA, "owner": DAVID, "die": BLUE},
        "Tia proposes that David lose a blue die.",
        "Tia propose : David perd un dé bleu.",
        "Tia schlägt vor, dass David einen blauen Würfel verliert.",
    ),
    (
        "log-die-confiscated",
        {"owner": DAVID, "die": ORANGE},
        "David loses an orange die; it is confiscated.",
        "David perd un dé orange, qui est confisqué.",
        "David verliert einen orangen Würfel; er wird beschlagnahmt.",
    ),
    (
        "log-last-action-again",
        {"epic": HOUR, "times": 3},
        "Rush Hour’s bracket is at the end; the last action is carried out 3 times.",
        "Le crochet d’Heure de Pointe est au bout ; la dernière action est effectuée 3 fois.",
        "Die Klammer von Stoßzeit ist am Ende; die letzte Aktion wird 3-mal ausgeführt.",
    ),
    (
        "log-steelheart-moved",
        {"n": 2, "district": Phrase("district-newcago-theatre")},
        "Steelheart moves 2 districts clockwise, to the Newcago Theatre.",
        "Cœur d’Acier avance de 2 Quartiers dans le sens horaire : il est maintenant au Théâtre de Newcago.",
        "Steelheart zieht 2 Bezirke im Uhrzeigersinn weiter, ins Newcago-Theater.",
    ),
    (
        "log-defeated-returned",
        {"n": 4},
        "The Epic deck is empty; the 4 defeated Epics are shuffled and become the new deck.",
        "Le paquet Épique est vide ; les 4 Épiques Vaincus sont mélangés et forment le nouveau paquet.",
        "Der Epic-Stapel ist leer; die 4 besiegten Epics werden gemischt und bilden den neuen Stapel.",
    ),
    (
        "act-keep",
        {"die": die("orange", "plan", "plan")},
        "Keep an orange die (2 Plan)",
        "Garder un dé orange (2 Planification)",
        "Einen orangen Würfel (2 Planen) behalten",
    ),
    (
        "act-activate",
        {"card": EMP},
        "Activate the EMP with it",
        "S’en servir pour activer l’IEM",
        "Damit den EMP aktivieren",
    ),
    (
        "act-contain",
        {"district": PIER, "epic": BALL},
        "Contain Curveball on Still Pier",
        "Contenir Balle Courbe sur la Jetée Immobile",
        "Querschläger am Stillen Pier eindämmen",
    ),
    (
        "act-contain-track",
        {"track": RED},
        "Contain Steelheart’s red track",
        "Contenir la piste rouge de Cœur d’Acier",
        "Steelhearts rote Leiste eindämmen",
    ),
    (
        "act-buy",
        {"card": TENSORS, "cost": 6},
        "Buy the Tensors for $6",
        "Acheter les Tenseurs pour 6 $",
        "Die Tensoren für 6 $ kaufen",
    ),
    (
        "done-LoseDie-named",
        {"owner": DAVID, "die": BLUE},
        "Agreed: David loses a blue die",
        "D’accord : David perd un dé bleu",
        "Einverstanden: David verliert einen blauen Würfel",
    ),
    (
        "ask-Spend",
        {"face": face("attack", "attack")},
        "2 Attack Epic: what do you do with it?",
        "2 Attaquer un Épique : qu’en faites-vous ?",
        "2 Epic angreifen: Was tust du damit?",
    ),
    (
        "ask-ForWhom",
        {"card": EMP},
        "Who gets the EMP?",
        "Qui reçoit l’IEM ?",
        "Wer bekommt den EMP?",
    ),
    (
        "refusal-permanent",
        {"card": TENSORS, "says": [card(die="green")]},
        "The Tensors always work; you don’t need to use them. The card says: “You have 1 more green die.”",
        "Les Tenseurs agissent toujours ; il n’y a rien à utiliser. La carte dit : « Vous avez 1 dé vert de plus. »",
        "Die Tensoren wirken immer; zu nutzen gibt es da nichts. Auf der Karte steht: Du hast 1 grünen Würfel mehr.",
    ),
    (
        "refusal-card-used",
        {"card": FAITH},
        "You’ve already used Faith this round; you can again in the next one.",
        "Vous avez déjà utilisé la capacité Foi pendant ce round ; vous le pourrez de nouveau au prochain.",
        "Du hast die Fähigkeit Glaube in dieser Runde schon genutzt; in der nächsten geht es wieder.",
    ),
    (
        "refusal-wrong-symbol",
        {"card": EMP, "says": [card(give=["contain"] * 3, pay=["enforcement"])]},
        "None of these symbols activates the EMP. "
        "The card says: “Spend a die that shows Attack Enforcement to use this card as a die with 3 Contain.”",
        "Aucun de ces symboles n’active l’IEM. La carte dit : « Dépensez un dé qui montre Attaquer la Sûreté pour utiliser "
        "cette carte comme un dé avec 3 Contenir. »",
        "Keines dieser Symbole aktiviert den EMP. Auf der Karte steht: Gib einen Würfel aus, der „Vollstrecker angreifen“ "
        "zeigt, um diese Karte als Würfel mit 3 „Eindämmen“ zu nutzen.",
    ),
]


@pytest.mark.parametrize(("key", "slots", "en", "fr", "de"), LINES)
def test_log_lines_options_questions_and_refusals(key: str, slots: dict[str, Slot], en: str, fr: str, de: str) -> None:
    assert everywhere(Phrase(key, slots)) == (en, fr, de)


# the log of real positions


def story(t: Position, lang: str) -> list[str]:
    """What happened last, in words."""
    return [plain(GAME.describe(t.g, event, None), lang) for event in t.happened]


def test_an_epic_names_itself_once_and_is_named_before_what_it_does() -> None:
    track = ["attack 2", "share fortify", "strengthen red 1", "fortify", "fortify"]
    murmuration = shipped("murmuration") | epic("murmuration", track=track)
    t = position(
        districts=[
            district(murmuration, bracket=3),
            district(shipped("nightwielder"), research=3),
            district(empty=True),
        ],
        steelheart=steelheart(red=2, at="foundry-row"),
    )
    t.run("epic murmuration")
    assert story(t, "en") == [
        "Murmuration is activated: 3 actions.",
        "Murmuration: The Population falls by 2, to 38.",
        "Murmuration: Nightwielder fortifies (Research: 4, Health: infinite).",
        "Murmuration: Steelheart’s red track is strengthened (bracket after action 3).",
        "Murmuration’s bracket moves right (after action 4).",
    ]
    assert story(t, "de")[2] == "Starenflug: Nachtgebieter verschanzt sich (Recherche 4, Leben unendlich)."


def test_steelheart_is_named_before_what_his_tracks_do() -> None:
    t = position(steelheart=steelheart(at="the-loop", red=2, deployment=2)).run("track red")
    assert story(t, "fr")[-1] == "Cœur d’Acier – 2 agents de la Sûreté arrivent dans The Loop."


def test_loot_is_told_with_its_epic_and_asked_for_with_its_values() -> None:
    t = position(
        phase="loot",
        felled=[shipped("nightwielder") | {"loot": {"research": 4, "contain": 2, "plan": 1}}],
        districts=[district(bracket=3)],
    )
    assert story(t, "en") == [
        "Nightwielder’s loot is taken.",
        "Nightwielder: Steelheart’s Research falls by 4, to 16.",
    ]
    asked = t.g.question
    assert asked is not None
    assert everywhere(asked.prompt(t.g)) == (
        "Remaining loot: Contain 2, 1 plan token. What do you use?",
        "Butin restant : Contenir 2, 1 pion Planification. Qu’utilisez-vous ?",
        "Übrige Beute: Eindämmen 2, 1 Planmarker. Was nutzt ihr?",
    )


def test_what_one_buys_for_oneself_is_told_shorter() -> None:
    t = position(
        reckoner("tia"),
        reckoner("cody"),
        phase="equip",
        market=[shipped("emp") | {"cost": 5}, shipped("rifle") | {"cost": 4}],
        money=9,
    )
    t.do("tia: buy emp", "give tia")
    assert story(t, "en")[0] == "Tia buys the EMP ($5)."
    t.do("tia: buy rifle", "give cody")
    assert story(t, "en")[0] == "Tia buys the Rifle for Cody ($4)."


def test_the_die_to_lose_is_agreed_on_by_name() -> None:
    t = position(reckoner("tia"), reckoner("cody"), base=4).run("deed discover at the-loop")
    assert everywhere(GAME.explain(t.g, 0, DONE)) == ("Done", "Terminé", "Fertig")
    t.do("tia: lose cody yellow")
    assert story(t, "en") == ["Tia proposes that Cody lose a yellow die."]
    assert plain(GAME.explain(t.g, 1, DONE), "en") == "Agreed: Cody loses a yellow die"


def test_the_last_hit_wins() -> None:
    t = position(
        reckoner("tia", dice=["basic:attack"], at="the-loop"),
        steelheart=steelheart(at="the-loop", research=0, health=1),
    )
    t.do("tia: die basic:attack", "attack steelheart")
    assert story(t, "en")[-2:] == ["Steelheart’s Health falls to 0.", "Steelheart is defeated: the Reckoners win!"]


# whole cards and clauses


def sheet(name: str) -> Sheet:
    return next(each for each in GAME.sheets(GAME.content({})) if each.id == name)


def lines(name: str, lang: str) -> list[str]:
    return [line.replace("\u202f", " ") for line in card_text("reckoners", sheet(name), lang).lines()]


def test_a_reckoner_with_his_dice() -> None:
    found = lines("david", "en")
    assert found[:3] == [
        "David",
        "Reckoner, name from the rulebook",
        "Has 3 blue dice, 3 basic dice and the ability Improvise.",
    ]
    assert found[3].startswith("Blue die: 2 Contain, ") and found[3].count(", ") == 5
    assert found[4].startswith("Basic die: ") and found[4].count(", ") == 5


def test_an_equipment_card() -> None:
    found = lines("emp", "fr")
    assert found[:2] == ["IEM", "Équipement, nom du livret de règles"]
    assert found[3] == (
        "Une fois par round, avec coût : dépensez un dé qui montre Attaquer la Sûreté "
        "pour utiliser cette carte comme un dé avec 3 Contenir."
    )
    assert lines("camera", "de")[3] == "Dauerhaft: „Erforschen“ zählt auf deinen Basiswürfeln doppelt."
    assert lines("improvise", "de")[2].startswith("Einmal pro Runde, kostenlos: Drehe einen deiner ungenutzten Würfel")


def test_an_epic() -> None:
    found = lines("nightwielder", "de")
    assert found[:3] == [
        "Nachtgebieter",
        "Epic, unendliches Leben, Name aus der Spielanleitung",
        f"Recherche {sheet('nightwielder').numbers['research']}, Leben (geschwächt) 5",
    ]
    assert found[3].startswith("Aktionen: ") and 4 <= found[3].count(" → ") <= 5
    assert found[4].startswith("Beute: ") and "Steelheart-Recherche" in found[4]
    n = sheet("curveball").numbers
    written = f"Research {n['research']}, Health {n['health']}, weakened Health {n['weakened']}"
    assert lines("curveball", "en")[2:4] == [
        written,
        "Actions: Reinforce (Enforcement) → Attack Population 1 → Strengthen Steelheart (red) 1 → Fortify → Attack Population 1",
    ]


def test_a_clause() -> None:
    found = clause("reckoners", "RK-62", "fr")
    assert (found.id, found.title, found.ruling) == ("RK-62", "Partage", False)
    assert clause("reckoners", "RK-92", "de").ruling
