"""The text of nodes, as it would be printed, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from twenty_strong_samples import action, standing, trigger, use

from ludotek.kernel.phrase import Phrase
from ludotek.text import say

LANGUAGES = ("en", "fr", "de")


def printed(phrase: Phrase, lang: str) -> str:
    """A clause as a sentence of its own; narrow no-break spaces are written as plain ones here."""
    return say("twenty_strong", Phrase("sentences", {"do": [phrase]}), lang).replace("\u202f", " ")


def dice(node: str, n: int = 1, up_to: bool = False, to: str = "", **table: Any) -> dict[str, Any]:
    data: dict[str, Any] = {"node": node, "n": n, "dice": table}
    return data | ({"up_to": True} if up_to else {}) | ({"to": to} if to else {})


DICE = [
    (
        dice("recover"),
        "Recover an exhausted die.",
        "Récupérez un dé épuisé.",
        "Frische einen erschöpften Würfel auf.",
    ),
    (
        dice("recover", 2),
        "Recover 2 exhausted dice.",
        "Récupérez 2 dés épuisés.",
        "Frische 2 erschöpfte Würfel auf.",
    ),
    (
        dice("recover", 3, up_to=True, colour=["blue"]),
        "Recover up to 3 exhausted blue dice.",
        "Récupérez jusqu’à 3 dés bleus épuisés.",
        "Frische bis zu 3 erschöpfte blaue Würfel auf.",
    ),
    (
        dice("recover", 1, up_to=True, colour=["green"]),
        "Recover up to 1 exhausted green die.",
        "Récupérez jusqu’à 1 dé vert épuisé.",
        "Frische bis zu 1 erschöpften grünen Würfel auf.",
    ),
    (
        dice("recover", 1, colour=["yellow", "green"]),
        "Recover an exhausted yellow or green die.",
        "Récupérez un dé jaune ou vert épuisé.",
        "Frische einen erschöpften gelben oder grünen Würfel auf.",
    ),
    (
        dice("recover", 2, colour=["yellow", "purple", "red"]),
        "Recover 2 exhausted yellow, purple or red dice.",
        "Récupérez 2 dés jaunes, violets ou rouges épuisés.",
        "Frische 2 erschöpfte gelbe, lila oder rote Würfel auf.",
    ),
    (
        dice("exhaust", 2),
        "Exhaust 2 dice from your dice pool.",
        "Épuisez 2 dés de votre réserve.",
        "Erschöpfe 2 Würfel aus deinem Würfelpool.",
    ),
    (
        dice("exhaust", 1, place="unapplied", face="crit"),
        "Exhaust an unapplied crit.",
        "Épuisez une critique non assignée.",
        "Erschöpfe einen kritischen Treffer aus der Aufmarschzone.",
    ),
    (
        dice("exhaust", 2, place="applied", face="hit", colour=["blue"]),
        "Exhaust 2 applied blue hits.",
        "Épuisez 2 touches bleues assignées.",
        "Erschöpfe 2 zugeordnete blaue Treffer.",
    ),
    (
        dice("banish-die", 1, colour=["purple"]),
        "Banish a purple die.",
        "Bannissez un dé violet.",
        "Verbanne einen lila Würfel.",
    ),
    (
        dice("banish-die", 1, colour=["red"]),  # there is only one (TS-10)
        "Banish the red die.",
        "Bannissez le dé rouge.",
        "Verbanne den roten Würfel.",
    ),
    (
        {"node": "choose", "of": [{"do": [{"node": "change-chip", "by": -1}]}, {"do": [dice("exhaust", 2)]}]},
        "Choose one: lose 1 Oil (even if you have none); or exhaust 2 dice from your dice pool.",
        "Au choix : perdez 1 mesure d’huile (même si vous n’en avez pas) ; ou épuisez 2 dés de votre réserve.",
        "Wähle eins: Verliere 1 Öl (auch wenn der Chip leer ist); oder erschöpfe 2 Würfel aus deinem Würfelpool.",
    ),
    (
        dice("banish-die", 1, place="committed", face="miss"),
        "Banish a committed miss.",
        "Bannissez un échec engagé.",
        "Verbanne einen aktivierten Fehlschlag.",
    ),
    (
        dice("return-die", 2, up_to=True),
        "Return up to 2 committed dice to your dice pool.",
        "Renvoyez dans votre réserve jusqu’à 2 dés engagés.",
        "Hole bis zu 2 aktivierte Würfel in deinen Würfelpool zurück.",
    ),
    (
        dice("return-die", 1, place="unapplied", face="miss"),
        "Return an unapplied miss to your dice pool.",
        "Renvoyez dans votre réserve un échec non assigné.",
        "Hole einen Fehlschlag aus der Aufmarschzone in deinen Würfelpool zurück.",
    ),
    (
        dice("reroll", 2, face="miss"),
        "Reroll 2 unapplied misses.",
        "Relancez 2 échecs non assignés.",
        "Würfle 2 Fehlschläge in der Aufmarschzone neu.",
    ),
    (
        dice("reroll", 1, face="basic", colour=["blue"], place="committed"),
        "Reroll a committed blue basic hit.",
        "Relancez une touche simple bleue engagée.",
        "Würfle einen aktivierten blauen normalen Treffer neu.",
    ),
    (
        dice("turn", 1, to="crit", face="miss"),
        "Turn an unapplied miss into a crit.",
        "Changez un échec non assigné en critique.",
        "Drehe einen Fehlschlag in der Aufmarschzone auf einen kritischen Treffer.",
    ),
    (
        dice("turn", 2, to="hit", face="miss", colour=["green"], place="applied"),
        "Turn 2 applied green misses into basic hits.",
        "Changez 2 échecs verts assignés en touches simples.",
        "Drehe 2 zugeordnete grüne Fehlschläge auf normale Treffer.",
    ),
    (
        dice("commit-and-roll", 2, up_to=True, colour=["red"]),
        "Commit and roll up to 2 red dice from your dice pool.",
        "Engagez et lancez jusqu’à 2 dés rouges de votre réserve.",
        "Aktiviere und würfle bis zu 2 rote Würfel aus deinem Würfelpool.",
    ),
    (
        {"node": "reroll-all", "dice": {"place": "applied", "face": "hit", "colour": ["yellow", "green"]}},
        "Reroll all applied yellow and green hits.",
        "Relancez toutes les touches jaunes et vertes assignées.",
        "Würfle alle zugeordneten gelben und grünen Treffer neu.",
    ),
    (
        {"node": "reroll-all"},
        "Reroll all unapplied dice.",
        "Relancez tous les dés non assignés.",
        "Würfle alle Würfel in der Aufmarschzone neu.",
    ),
]

OTHERS = [
    (
        {"node": "change-stat", "stat": "health", "by": -1},
        "Lose 1 Health.",
        "Perdez 1 point de Santé.",
        "Verliere 1 Leben.",
    ),
    (
        {"node": "change-stat", "stat": "recovery", "by": 2},
        "Gain 2 Recovery.",
        "Gagnez 2 points de Récupération.",
        "Erhalte 2 Punkte Auffrischen.",
    ),
    (
        {"node": "change-stat", "stat": "strategy", "by": 1},
        "Gain 1 Strategy.",
        "Gagnez 1 point de Stratégie.",
        "Erhalte 1 Punkt Strategie.",
    ),
    (
        {"node": "prevent", "n": 1},
        "Prevent 1 damage.",
        "Évitez 1 dégât.",
        "Verhindere 1 Schaden.",
    ),
    (
        {"node": "extra-phase", "n": 2},
        "Gain 2 additional Strategy phases this round.",
        "Gagnez 2 phases de Stratégie supplémentaires pour ce tour.",
        "Erhalte in dieser Runde 2 zusätzliche Strategiephasen.",
    ),
    (
        {"node": "activate"},
        "Activate an additional enemy.",
        "Activez un ennemi supplémentaire.",
        "Aktiviere einen zusätzlichen Gegner.",
    ),
    (
        {"node": "deal", "n": 3},
        "Deal 3 damage to an undefeated enemy.",
        "Infligez 3 dégâts à un ennemi invaincu.",
        "Füge einem unbesiegten Gegner 3 Schaden zu.",
    ),
    (
        {"node": "deal", "n": 1, "each": True},
        "Deal 1 damage to each undefeated enemy.",
        "Infligez 1 dégât à chaque ennemi invaincu.",
        "Füge jedem unbesiegten Gegner 1 Schaden zu.",
    ),
    (
        {"node": "dismiss", "n": 3},
        "Discard an undefeated enemy with at most 3 Health that is not a boss.",
        "Défaussez un ennemi invaincu, autre qu’un boss, dont la Santé ne dépasse pas 3.",
        "Wirf einen unbesiegten Gegner mit höchstens 3 Gegnerleben ab, der kein Boss ist.",
    ),
    (
        {"node": "discard-item", "n": 2},
        "Discard 2 items.",
        "Défaussez 2 objets de votre inventaire.",
        "Wirf 2 Loot-Karten aus deinem Inventar ab.",
    ),
    (
        {"node": "bury"},
        "Put the top card of a stack under that stack.",
        "Placez la carte du dessus d’une pile sous cette pile.",
        "Lege die oberste Karte eines Stapels unter diesen Stapel.",
    ),
    (
        {"node": "from-now-on", "text": {"node": "cannot-commit", "dice": {"colour": ["red"]}}},
        "For the rest of the game, red dice cannot be committed.",
        "Pour le reste de la partie, les dés rouges ne peuvent pas être engagés.",
        "Für den Rest der Partie gilt: Rote Würfel können nicht aktiviert werden.",
    ),
    (
        {"node": "may", "do": [dice("recover", 2), {"node": "change-stat", "stat": "health", "by": -1}]},
        "You may recover 2 exhausted dice, then lose 1 Health.",
        "Vous pouvez récupérer 2 dés épuisés, puis perdre 1 point de Santé.",
        "Du darfst 2 erschöpfte Würfel auffrischen und dann 1 Leben verlieren.",
    ),
    (
        {"node": "may", "cost": {"node": "change-stat", "stat": "health", "by": -1}, "do": [dice("recover", 2)]},
        "You may lose 1 Health to recover 2 exhausted dice.",
        "Vous pouvez perdre 1 point de Santé pour récupérer 2 dés épuisés.",
        "Du darfst 1 Leben verlieren, um 2 erschöpfte Würfel aufzufrischen.",
    ),
    (
        {"node": "may", "cost": dice("exhaust"), "do": [{"node": "deal", "n": 2}]},
        "You may exhaust a die from your dice pool to deal 2 damage to an undefeated enemy.",
        "Vous pouvez épuiser un dé de votre réserve pour infliger 2 dégâts à un ennemi invaincu.",
        "Du darfst einen Würfel aus deinem Würfelpool erschöpfen, um einem unbesiegten Gegner 2 Schaden zuzufügen.",
    ),
    (
        {"node": "choose", "of": [{"do": [{"node": "activate"}]}, {"do": [dice("exhaust", 2)]}]},
        "Choose one: activate an additional enemy (even if all stacks are empty); or exhaust 2 dice from your dice pool.",
        "Au choix : activez un ennemi supplémentaire (même si toutes les piles sont vides) ; ou épuisez 2 dés de votre réserve.",
        "Wähle eins: Aktiviere einen zusätzlichen Gegner (auch wenn alle Stapel leer sind); oder erschöpfe 2 Würfel aus "
        "deinem Würfelpool.",
    ),
    (
        {"node": "may", "do": [{"node": "choose", "of": [{"do": [{"node": "bury"}]}, {"do": [dice("recover")]}]}]},
        "You may either put the top card of a stack under that stack, or recover an exhausted die.",
        "Vous pouvez au choix placer la carte du dessus d’une pile sous cette pile, ou récupérer un dé épuisé.",
        "Du darfst entweder die oberste Karte eines Stapels unter diesen Stapel legen oder einen erschöpften Würfel auffrischen.",
    ),
    (
        {"node": "if", "condition": "health-at-most", "n": 2, "do": [{"node": "prevent", "n": 2}]},
        "If you have at most 2 Health, prevent 2 damage.",
        "Si votre Santé ne dépasse pas 2, évitez 2 dégâts.",
        "Falls du höchstens 2 Leben hast, verhinderst du 2 Schaden.",
    ),
    (
        {"node": "if", "condition": "pool-at-most", "n": 0, "do": [dice("recover")]},
        "If your dice pool is empty, recover an exhausted die.",
        "Si votre réserve est vide, récupérez un dé épuisé.",
        "Falls dein Würfelpool leer ist, frischst du einen erschöpften Würfel auf.",
    ),
    (
        {"node": "for-each", "what": "unapplied-crit", "do": [{"node": "deal", "n": 1}]},
        "For each unapplied crit, deal 1 damage to an undefeated enemy.",
        "Pour chaque critique non assignée, infligez 1 dégât à un ennemi invaincu.",
        "Für jeden kritischen Treffer in der Aufmarschzone fügst du einem unbesiegten Gegner 1 Schaden zu.",
    ),
]

STANDING = [
    (
        {"node": "cannot-commit", "dice": {"colour": ["yellow", "green"]}},
        "Yellow and green dice cannot be committed.",
        "Les dés jaunes et verts ne peuvent pas être engagés.",
        "Gelbe und grüne Würfel können nicht aktiviert werden.",
    ),
    (
        {"node": "commit-limit", "n": 1},
        "At most 1 die can be committed in each Strategy phase.",
        "Vous ne pouvez pas engager plus d’un dé par phase de Stratégie.",
        "Du darfst in jeder Strategiephase höchstens 1 Würfel aktivieren.",
    ),
    (
        {"node": "cannot-apply", "dice": {"face": "crit"}, "to": "others"},
        "Crits cannot be applied to other enemies.",
        "Les critiques ne peuvent pas être assignées aux autres ennemis.",
        "Anderen Gegnern können keine kritischen Treffer zugeordnet werden.",
    ),
    (
        {"node": "only-apply", "dice": {"colour": ["blue", "purple", "red"]}},
        "Only blue, purple and red hits can be applied to this enemy.",
        "Seules les touches bleues, violettes et rouges peuvent être assignées à cet ennemi.",
        "Diesem Gegner können nur blaue, lila und rote Treffer zugeordnet werden.",
    ),
    (
        {"node": "only-apply", "dice": {"face": "any", "colour": ["green"]}, "to": "all"},
        "Only green dice can be applied to enemies.",
        "Seuls les dés verts peuvent être assignés aux ennemis.",
        "Gegnern können nur grüne Würfel zugeordnet werden.",
    ),
    (
        {"node": "die-damage", "dice": {"colour": ["yellow", "green"]}, "to": "this", "by": -1},
        "Each yellow or green hit deals 1 less damage to this enemy.",
        "Chaque touche jaune ou verte inflige 1 dégât de moins à cet ennemi.",
        "Jeder gelbe oder grüne Treffer fügt diesem Gegner 1 Schaden weniger zu.",
    ),
    (
        {"node": "die-damage", "dice": {"face": "crit", "colour": ["blue"]}, "by": 2},
        "Each blue crit deals 2 more damage.",
        "Chaque critique bleue inflige 2 dégâts de plus.",
        "Jeder blaue kritische Treffer verursacht 2 Schaden mehr.",
    ),
    (
        {"node": "die-damage-is", "dice": {"face": "basic"}, "to": "this", "n": 0},
        "Each basic hit deals no damage to this enemy.",
        "Chaque touche simple n’inflige aucun dégât à cet ennemi.",
        "Jeder normale Treffer fügt diesem Gegner keinen Schaden zu.",
    ),
    (
        {"node": "enemy-health", "of": "this", "by": 1, "per": "exhausted-die", "every": 4},
        "This enemy has 1 more Health for every 4 exhausted dice.",
        "Cet ennemi a 1 point de Santé de plus par tranche de 4 dés épuisés.",
        "Dieser Gegner hat für je 4 erschöpfte Würfel 1 Gegnerleben mehr.",
    ),
    (
        {"node": "enemy-damage", "of": "others", "by": 2},
        "Each other enemy has 2 more Damage.",
        "Chaque autre ennemi a 2 points de Dégâts de plus.",
        "Jeder andere Gegner hat 2 Gegnerschaden mehr.",
    ),
    (
        {"node": "enemy-damage", "of": "this", "by": -1, "per": "die-on-this"},
        "This enemy has 1 less Damage for each die applied to it.",
        "Cet ennemi a 1 point de Dégâts de moins pour chaque dé qui lui est assigné.",
        "Dieser Gegner hat für jeden ihm zugeordneten Würfel 1 Gegnerschaden weniger.",
    ),
    (
        {"node": "stat-counts", "stat": "recovery", "by": -1},
        "Your Recovery counts as 1 lower.",
        "Votre Récupération compte 1 point de moins.",
        "Dein Wert für Auffrischen gilt als um 1 verringert.",
    ),
    (
        {"node": "forbid", "what": "ability"},
        "You cannot use your hero’s ability.",
        "Vous ne pouvez pas utiliser la capacité de votre héros.",
        "Du darfst deine Heldenfähigkeit nicht verwenden.",
    ),
    (
        {"node": "keep", "dice": {"face": "hit", "colour": ["blue"]}},
        "When you repeat the Strategy phase, unapplied blue hits are not rolled again.",
        "Quand vous répétez la phase de Stratégie, les touches bleues non assignées ne sont pas relancées.",
        "Blaue Treffer in der Aufmarschzone werden nicht neu gewürfelt, wenn du die Strategiephase wiederholst.",
    ),
]

TRIGGERS = [
    (
        {"when": "defeated", "do": [{"node": "change-stat", "stat": "health", "by": -1}]},
        "When this enemy is defeated, lose 1 Health.",
        "Lorsque cet ennemi est vaincu, perdez 1 point de Santé.",
        "Wenn dieser Gegner besiegt wird, verlierst du 1 Leben.",
    ),
    (
        {"when": "any-activated", "do": [{"node": "may", "do": [dice("recover")]}]},
        "Whenever an enemy is activated, you may recover an exhausted die.",
        "Chaque fois qu’un ennemi est activé, vous pouvez récupérer un dé épuisé.",
        "Jedes Mal, wenn ein Gegner aktiviert wird, darfst du einen erschöpften Würfel auffrischen.",
    ),
    (
        {"when": "round-begins", "do": [dice("exhaust"), {"node": "activate"}]},
        "At the beginning of each round: Exhaust a die from your dice pool. Activate an additional enemy.",
        "Au début de chaque tour : épuisez un dé de votre réserve. Activez un ennemi supplémentaire.",
        "Zu Beginn jeder Runde: Erschöpfe einen Würfel aus deinem Würfelpool. Aktiviere einen zusätzlichen Gegner.",
    ),
    (
        {"when": "phase-ends", "do": [{"node": "if", "condition": "no-crit", "do": [dice("exhaust")]}]},
        "At the end of each Strategy phase, if you have no unapplied crits, exhaust a die from your dice pool.",
        "À la fin de chaque phase de Stratégie, si vous n’avez aucune critique non assignée, épuisez un dé de votre réserve.",
        "Am Ende jeder Strategiephase erschöpfst du einen Würfel aus deinem Würfelpool, falls du keinen kritischen Treffer "
        "in der Aufmarschzone hast.",
    ),
]

USES = [
    (
        {"at": "apply", "limit": "round", "do": [dice("reroll", 2, up_to=True, face="miss")]},
        "Once per round, in the Apply step, you may reroll up to 2 unapplied misses.",
        "Une fois par tour, à l’étape Assigner, vous pouvez relancer jusqu’à 2 échecs non assignés.",
        "Einmal pro Runde darfst du im Schritt Zuordnen bis zu 2 Fehlschläge in der Aufmarschzone neu würfeln.",
    ),
    (
        {"do": [dice("recover", 2), {"node": "activate"}]},
        "Recover 2 exhausted dice. Activate an additional enemy.",
        "Récupérez 2 dés épuisés. Activez un ennemi supplémentaire.",
        "Frische 2 erschöpfte Würfel auf. Aktiviere einen zusätzlichen Gegner.",
    ),
    (
        {"at": "damage", "do": [{"node": "prevent", "n": 3}]},
        "When you are about to suffer damage, prevent 3 damage.",
        "Quand vous allez subir des dégâts, évitez 3 dégâts.",
        "Wenn du Schaden erleiden würdest: Verhindere 3 Schaden.",
    ),
    (
        {"at": "damage", "limit": "conflict", "cost": 2, "do": [{"node": "prevent", "n": 3}]},
        "Once per conflict, when you are about to suffer damage, you may spend 2 Oil to prevent 3 damage.",
        "Une fois par conflit, quand vous allez subir des dégâts, vous pouvez dépenser 2 mesures d’huile pour éviter 3 dégâts.",
        "Einmal pro Konflikt darfst du, wenn du Schaden erleiden würdest, 2 Öl ausgeben, um 3 Schaden zu verhindern.",
    ),
]


@pytest.mark.parametrize(("data", "en", "fr", "de"), DICE + OTHERS)
def test_actions(data: dict[str, Any], en: str, fr: str, de: str) -> None:
    assert [printed(action(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("data", "en", "fr", "de"), STANDING)
def test_standing_texts(data: dict[str, Any], en: str, fr: str, de: str) -> None:
    assert [printed(standing(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("data", "en", "fr", "de"), TRIGGERS)
def test_triggers(data: dict[str, Any], en: str, fr: str, de: str) -> None:
    assert [printed(trigger(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("data", "en", "fr", "de"), USES)
def test_uses(data: dict[str, Any], en: str, fr: str, de: str) -> None:
    assert [printed(use(data), lang) for lang in LANGUAGES] == [en, fr, de]
