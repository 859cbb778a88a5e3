"""The text of Untamed's cards as it would be printed, and what log, questions and options say, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from untamed_samples import ability, action, match, standing, text

from ludotek.games.untamed import codec
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules import events
from ludotek.kernel.event import EVERYONE, Event, EventKind
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.text import card_text, clause, say

Data = dict[str, Any]
Rows = list[tuple[Data, str, str, str]]
LANGUAGES = ("en", "fr", "de")


def printed(phrase: Phrase, lang: str) -> str:
    """A clause as a sentence of its own; narrow no-break spaces are written as plain ones here."""
    return plain(Phrase("sentences", {"do": [phrase]}), lang)


def plain(phrase: Phrase, lang: str) -> str:
    return say("untamed", phrase, lang).replace("\u202f", " ")


def on(node: str, **target: Any) -> Data:
    """An action on a target; `n`, `by` and `onto` belong to the action."""
    own = {name: target.pop(name) for name in ("n", "by", "onto") if name in target}
    if "limit" in target:
        target["n"] = target.pop("limit")
    return {"node": node, "target": target} | own


DRAW: Data = {"node": "draw"}
HURT = on("damage", n=2)

TARGETS: Rows = [
    (
        on("damage", n=1),
        "Deal 1 damage to an opposing Animal.",
        "Infligez 1 dégât à un Animal adverse.",
        "Füge einem gegnerischen Tier 1 Schaden zu.",
    ),
    (
        on("damage", n=3, condition="damaged"),
        "Deal 3 damage to a damaged opposing Animal.",
        "Infligez 3 dégâts à un Animal adverse blessé.",
        "Füge einem verletzten gegnerischen Tier 3 Schaden zu.",
    ),
    (
        on("damage", n=2, what="either"),
        "Deal 2 damage to an opposing Animal or an opposing Stronghold.",
        "Infligez 2 dégâts à un Animal adverse ou à une Forteresse adverse.",
        "Füge einem gegnerischen Tier oder einer gegnerischen Festung 2 Schaden zu.",
    ),
    (
        on("damage", n=2, what="stronghold", many="each"),
        "Deal 2 damage to each opposing Stronghold.",
        "Infligez 2 dégâts à chaque Forteresse adverse.",
        "Füge jeder gegnerischen Festung 2 Schaden zu.",
    ),
    (
        on("damage", n=1, many="each", whose="any", other=True),
        "Deal 1 damage to each other Animal.",
        "Infligez 1 dégât à chaque autre Animal.",
        "Füge jedem anderen Tier 1 Schaden zu.",
    ),
    (
        on("damage", n=1, whose="any", other=True, condition="undamaged"),
        "Deal 1 damage to another undamaged Animal.",
        "Infligez 1 dégât à un autre Animal indemne.",
        "Füge einem anderen unverletzten Tier 1 Schaden zu.",
    ),
    (
        on("heal", n=3, whose="own", what="either"),
        "Remove 3 damage from one of your Animals or your Stronghold.",
        "Retirez 3 dégâts d’un de vos Animaux ou de votre Forteresse.",
        "Entferne 3 Schaden von einem deiner Tiere oder deiner Festung.",
    ),
    (
        on("heal", n=1, whose="own", what="either", many="each"),
        "Remove 1 damage from each of your Animals and your Stronghold.",
        "Retirez 1 dégât de chacun de vos Animaux et de votre Forteresse.",
        "Entferne 1 Schaden von jedem deiner Tiere und deiner Festung.",
    ),
    (
        on("heal", n=2, many="each", whose="own", other=True),
        "Remove 2 damage from each of your other Animals.",
        "Retirez 2 dégâts de chacun de vos autres Animaux.",
        "Entferne 2 Schaden von jedem deiner anderen Tiere.",
    ),
    (
        on("move-damage", n=3, whose="own", condition="damaged", onto={"whose": "opposing"}),
        "Move 3 damage tokens (or all, if there are fewer) from one of your damaged Animals onto an opposing Animal.",
        "Déplacez 3 pions dégâts (ou tous, s’il y en a moins) d’un de vos Animaux blessés sur un Animal adverse.",
        "Verschiebe 3 Schadensmarker (oder alle, falls es weniger sind) von einem deiner verletzten Tiere auf ein gegnerisches Tier.",
    ),
    (
        {"node": "move-damage", "n": 1, "target": "this", "onto": {"whose": "opposing", "what": "stronghold"}},
        "Move 1 damage token from this Animal onto an opposing Stronghold.",
        "Déplacez 1 pion dégâts de cet Animal sur une Forteresse adverse.",
        "Verschiebe 1 Schadensmarker von diesem Tier auf eine gegnerische Festung.",
    ),
    (
        {"node": "fury", "target": "this"},
        "Give this Animal 1 Fury.",
        "Placez 1 pion Furie sur cet Animal.",
        "Gib diesem Tier 1 Zorn.",
    ),
    (
        on("fury", n=2, many="each", whose="own", condition="damaged"),
        "Give each of your damaged Animals 2 Fury.",
        "Placez 2 pions Furie sur chacun de vos Animaux blessés.",
        "Gib jedem deiner verletzten Tiere 2 Zorn.",
    ),
    (
        on("attack", by=2, whose="own", other=True),
        "Give one of your other Animals +2 Attack until the end of the turn.",
        "Donnez +2 en Attaque à un de vos autres Animaux jusqu’à la fin du tour.",
        "Gib einem deiner anderen Tiere bis zum Ende des Zuges +2 Angriff.",
    ),
    (
        on("attack", by=-3, condition="furious"),
        "Give an opposing Animal with Fury −3 Attack until the end of the turn.",
        "Donnez −3 en Attaque à un Animal adverse ayant de la Furie jusqu’à la fin du tour.",
        "Gib einem gegnerischen Tier mit Zorn bis zum Ende des Zuges −3 Angriff.",
    ),
    (
        on("destroy", condition="cost-at-most", limit=2),
        "Defeat an opposing Animal with cost 2 or less.",
        "Éliminez un Animal adverse dont le coût ne dépasse pas 2.",
        "Besiege ein gegnerisches Tier mit Kosten von 2 oder weniger.",
    ),
    (
        on("destroy", whose="any", other=True, condition="exhausted"),
        "Defeat another exhausted Animal.",
        "Éliminez un autre Animal épuisé.",
        "Besiege ein anderes erschöpftes Tier.",
    ),
    (
        on("return", many="each", condition="attack-at-most", limit=0),
        "Return each opposing Animal with Attack 0 to its owner’s hand.",
        "Renvoyez chaque Animal adverse dont l’Attaque est de 0 dans la main de son propriétaire.",
        "Bringe jedes gegnerische Tier mit Angriff 0 auf die Hand seines Besitzers zurück.",
    ),
    (
        on("return", many="each", whose="any", other=True, condition="ready"),
        "Return each other ready Animal to its owner’s hand.",
        "Renvoyez chaque autre Animal redressé dans la main de son propriétaire.",
        "Bringe jedes andere bereite Tier auf die Hand seines Besitzers zurück.",
    ),
    (
        on("ready", whose="own", condition="exhausted"),
        "Ready one of your exhausted Animals.",
        "Redressez un de vos Animaux épuisés.",
        "Mache eines deiner erschöpften Tiere bereit.",
    ),
    (
        on("exhaust", condition="ready"),
        "Exhaust a ready opposing Animal.",
        "Épuisez un Animal adverse redressé.",
        "Erschöpfe ein bereites gegnerisches Tier.",
    ),
    (
        on("exhaust", whose="own", other=True, condition="with-last-words"),
        "Exhaust one of your other Animals with Last Words.",
        "Épuisez un de vos autres Animaux ayant Dernières Paroles.",
        "Erschöpfe eines deiner anderen Tiere mit Letzten Worten.",
    ),
    (
        on("repeat-last-words", whose="own", condition="with-last-words"),
        "Trigger the Last Words of one of your Animals.",
        "Déclenchez les Dernières Paroles d’un de vos Animaux.",
        "Löse die Letzten Worte eines deiner Tiere aus.",
    ),
    (
        on("repeat-last-words", whose="any", other=True, condition="damaged"),
        "Trigger the Last Words of another damaged Animal.",
        "Déclenchez les Dernières Paroles d’un autre Animal blessé.",
        "Löse die Letzten Worte eines anderen verletzten Tiers aus.",
    ),
    (
        on("take-control", condition="attack-at-most", limit=2),
        "Take permanent control of an opposing Animal with Attack 2 or less.",
        "Prenez définitivement le contrôle d’un Animal adverse dont l’Attaque ne dépasse pas 2.",
        "Übernimm dauerhaft die Kontrolle über ein gegnerisches Tier mit Angriff 2 oder weniger.",
    ),
]

CARDS: Rows = [
    (DRAW, "Draw a card.", "Piochez une carte.", "Ziehe eine Karte."),
    (
        {"node": "discard", "n": 2},
        "Discard 2 cards from your hand.",
        "Défaussez 2 cartes de votre main.",
        "Wirf 2 Handkarten ab.",
    ),
    (
        {"node": "discard", "who": "opponent"},
        "An opponent discards a card from their hand.",
        "Un adversaire défausse une carte de sa main.",
        "Ein Gegner wirft eine Handkarte ab.",
    ),
    (
        {"node": "may", "cost": 1, "do": [{"node": "discard", "n": 2, "who": "opponent"}]},
        "You may pay 1 Support to make an opponent discard 2 cards from their hand.",
        "Vous pouvez payer 1 Soutien pour faire défausser 2 cartes de sa main à un adversaire.",
        "Du darfst 1 Beistand zahlen, um einen Gegner 2 Handkarten abwerfen zu lassen.",
    ),
    (
        {"node": "top-to-support"},
        "Put the top card of your deck into your Support zone.",
        "Placez la carte du dessus de votre deck dans votre Zone de Soutien.",
        "Lege die oberste Karte deines Decks in deine Beistandszone.",
    ),
    (
        {"node": "top-to-support", "n": 2},
        "Put the top 2 cards of your deck into your Support zone.",
        "Placez les 2 cartes du dessus de votre deck dans votre Zone de Soutien.",
        "Lege die obersten 2 Karten deines Decks in deine Beistandszone.",
    ),
    (
        {"node": "bonus", "n": 2},
        "Gain 2 Power Bonuses.",
        "Gagnez 2 Bonus de Puissance.",
        "Erhalte 2 Kraftboni.",
    ),
    (
        {"node": "power"},
        "Put the top card of your deck face down and exhausted into your Power zone.",
        "Placez la carte du dessus de votre deck, face cachée et épuisée, dans votre Zone de Puissance.",
        "Lege die oberste Karte deines Decks verdeckt und erschöpft in deine Kraftzone.",
    ),
    (
        {"node": "look-and-order", "n": 3},
        "Look at the top 3 cards of your deck and put them back in any order.",
        "Regardez les 3 cartes du dessus de votre deck et replacez-les dans l’ordre de votre choix.",
        "Sieh dir die obersten 3 Karten deines Decks an und lege sie in beliebiger Reihenfolge zurück.",
    ),
    (
        {"node": "reveal-top", "kind": "animal", "do": [DRAW]},
        "Reveal the top card of your deck; if it is an Animal, put it into your hand and draw a card.",
        "Révélez la carte du dessus de votre deck ; si c’est un Animal, prenez-la en main et piochez une carte.",
        "Decke die oberste Karte deines Decks auf; ist sie ein Tier, nimmst du sie auf die Hand, und dann ziehst du eine Karte.",
    ),
    (
        {"node": "fetch"},
        "Return a card from your Support zone to your hand.",
        "Reprenez en main une carte de votre Zone de Soutien.",
        "Nimm eine Karte aus deiner Beistandszone auf die Hand.",
    ),
    (
        {"node": "fetch", "kind": "item", "most": 0},
        "Return an Item with cost 0 from your Support zone to your hand.",
        "Reprenez en main un Objet de votre Zone de Soutien dont le coût est de 0.",
        "Nimm einen Gegenstand mit Kosten von 0 aus deiner Beistandszone auf die Hand.",
    ),
    (
        {"node": "fetch", "kind": "animal", "to": "play", "most": 2},
        "Put an Animal with cost 2 or less from your Support zone into play.",
        "Mettez en jeu un Animal de votre Zone de Soutien dont le coût ne dépasse pas 2.",
        "Bringe ein Tier mit Kosten von 2 oder weniger aus deiner Beistandszone ins Spiel.",
    ),
    (
        {"node": "put-from-hand", "most": 1},
        "Put an Animal with cost 1 or less from your hand into play.",
        "Mettez en jeu un Animal de votre main dont le coût ne dépasse pas 1.",
        "Bringe ein Tier mit Kosten von 1 oder weniger aus deiner Hand ins Spiel.",
    ),
]

COMBINED: Rows = [
    (
        {"node": "may", "do": [DRAW, {"node": "discard"}]},
        "You may draw a card, then discard a card from your hand.",
        "Vous pouvez piocher une carte, puis défausser une carte de votre main.",
        "Du darfst eine Karte ziehen und dann eine Handkarte abwerfen.",
    ),
    (
        {"node": "may", "cost": 2, "do": [on("ready", whose="own")]},
        "You may pay 2 Support to ready one of your Animals.",
        "Vous pouvez payer 2 Soutiens pour redresser un de vos Animaux.",
        "Du darfst 2 Beistand zahlen, um eines deiner Tiere bereit zu machen.",
    ),
    (
        {"node": "choose", "of": [{"do": [HURT]}, {"do": [DRAW, {"node": "discard"}]}, {"do": [DRAW]}]},
        "Choose one: deal 2 damage to an opposing Animal; draw a card, then discard a card from your hand; or draw a card.",
        "Au choix : infligez 2 dégâts à un Animal adverse ; piochez une carte, puis défaussez une carte de votre main ; ou piochez une carte.",
        "Wähle eins: Füge einem gegnerischen Tier 2 Schaden zu; ziehe eine Karte, dann wirf eine Handkarte ab; oder ziehe eine Karte.",
    ),
    (
        {"node": "may", "cost": 1, "do": [{"node": "choose", "of": [{"do": [HURT]}, {"do": [DRAW]}]}]},
        "You may pay 1 Support to either deal 2 damage to an opposing Animal, or draw a card.",
        "Vous pouvez payer 1 Soutien pour infliger 2 dégâts à un Animal adverse, ou piocher une carte.",
        "Du darfst 1 Beistand zahlen, um entweder einem gegnerischen Tier 2 Schaden zuzufügen oder eine Karte zu ziehen.",
    ),
    (
        {"node": "if", "condition": "cards-at-least", "n": 2, "do": [DRAW]},
        "If you have played at least 2 cards this turn, draw a card.",
        "Si vous avez joué au moins 2 cartes pendant ce tour, piochez une carte.",
        "Falls du in diesem Zug mindestens 2 Karten gespielt hast, ziehst du eine Karte.",
    ),
    (
        {"node": "if", "condition": "lost-at-least", "n": 1, "do": [HURT, DRAW]},
        "If you have lost a Stronghold, deal 2 damage to an opposing Animal, then draw a card.",
        "Si vous avez perdu une Forteresse, infligez 2 dégâts à un Animal adverse, puis piochez une carte.",
        "Falls du eine Festung verloren hast, fügst du einem gegnerischen Tier 2 Schaden zu, dann ziehst du eine Karte.",
    ),
    (
        {"node": "if", "condition": "support-at-least", "n": 3, "do": [{"node": "may", "do": [DRAW]}]},
        "If you have at least 3 Support, you may draw a card.",
        "Si vous avez au moins 3 Soutiens, vous pouvez piocher une carte.",
        "Falls du mindestens 3 Beistand hast, darfst du eine Karte ziehen.",
    ),
    (
        {"node": "if", "condition": "outnumbered", "do": [{"node": "bonus"}]},
        "If an opponent has more Animals in play than you, gain a Power Bonus.",
        "Si un adversaire a plus d’Animaux en jeu que vous, gagnez un Bonus de Puissance.",
        "Falls ein Gegner mehr Tiere im Spiel hat als du, erhältst du einen Kraftbonus.",
    ),
    (
        {"node": "for-each", "what": "damaged-opponent", "do": [on("fury", whose="own")]},
        "For each damaged opposing Animal, give one of your Animals 1 Fury.",
        "Pour chaque Animal adverse blessé, placez 1 pion Furie sur un de vos Animaux.",
        "Für jedes verletzte gegnerische Tier gibst du einem deiner Tiere 1 Zorn.",
    ),
    (
        {"node": "for-each", "what": "card-played", "do": [DRAW]},
        "For each card you have played this turn, draw a card.",
        "Pour chaque carte que vous avez jouée pendant ce tour, piochez une carte.",
        "Für jede Karte, die du in diesem Zug gespielt hast, ziehst du eine Karte.",
    ),
]

MOMENTS: Rows = [
    (
        {"on": "arrival", "do": [DRAW, {"node": "discard"}]},
        "Arrival – Draw a card, then discard a card from your hand.",
        "Arrivée – Piochez une carte, puis défaussez une carte de votre main.",
        "Ankunft – Ziehe eine Karte, dann wirf eine Handkarte ab.",
    ),
    (
        {"on": "arrival", "cost": 1, "do": [{"node": "fetch", "kind": "item"}]},
        "Arrival – You may pay 1 Support to return an Item from your Support zone to your hand.",
        "Arrivée – Vous pouvez payer 1 Soutien pour reprendre en main un Objet de votre Zone de Soutien.",
        "Ankunft – Du darfst 1 Beistand zahlen, um einen Gegenstand aus deiner Beistandszone auf die Hand zu nehmen.",
    ),
    (
        {
            "on": "arrival",
            "do": [DRAW, {"node": "if", "condition": "this-damaged", "do": [{"node": "discard", "who": "opponent"}]}],
        },
        "Arrival – Draw a card, then if this Animal is damaged, an opponent discards a card from their hand.",
        "Arrivée – Piochez une carte, puis si cet Animal est blessé, un adversaire défausse une carte de sa main.",
        "Ankunft – Ziehe eine Karte, dann wirft ein Gegner eine Handkarte ab, falls dieses Tier verletzt ist.",
    ),
    (
        {"on": "attacks", "do": [{"node": "for-each", "what": "support", "do": [on("fury", whose="own")]}]},
        "When this Animal attacks, for each card in your Support zone, give one of your Animals 1 Fury.",
        "Quand cet Animal attaque, pour chaque carte de votre Zone de Soutien, placez 1 pion Furie sur un de vos Animaux.",
        "Wenn dieses Tier angreift, gibst du einem deiner Tiere 1 Zorn, einmal für jede Karte in deiner Beistandszone.",
    ),
    (
        {"on": "last-words", "do": [HURT]},
        "Last Words – Deal 2 damage to an opposing Animal.",
        "Dernières Paroles – Infligez 2 dégâts à un Animal adverse.",
        "Letzte Worte – Füge einem gegnerischen Tier 2 Schaden zu.",
    ),
    (
        {"on": "attacks", "do": [{"node": "attack", "by": 2, "target": "this"}]},
        "When this Animal attacks, give this Animal +2 Attack until the end of the turn.",
        "Quand cet Animal attaque, donnez +2 en Attaque à cet Animal jusqu’à la fin du tour.",
        "Wenn dieses Tier angreift, gibst du diesem Tier bis zum Ende des Zuges +2 Angriff.",
    ),
    (
        {"on": "defeats", "do": [{"node": "ready", "target": "this"}]},
        "When this Animal attacks an Animal, defeats it and survives, ready this Animal.",
        "Quand cet Animal attaque un Animal, le bat et survit, redressez cet Animal.",
        "Wenn dieses Tier ein Tier angreift und besiegt und selbst überlebt, machst du dieses Tier bereit.",
    ),
    (
        {"on": "card-played", "do": [on("damage", n=1), DRAW]},
        "When you play another card, deal 1 damage to an opposing Animal, then draw a card.",
        "Quand vous jouez une autre carte, infligez 1 dégât à un Animal adverse, puis piochez une carte.",
        "Wenn du eine andere Karte spielst, fügst du einem gegnerischen Tier 1 Schaden zu, dann ziehst du eine Karte.",
    ),
    (
        {"on": "ability-used", "may": True, "do": [{"node": "top-to-support"}]},
        "When you use your Stronghold’s ability, you may put the top card of your deck into your Support zone.",
        "Quand vous utilisez la capacité de votre Forteresse, vous pouvez placer la carte du dessus de votre deck dans votre Zone de Soutien.",
        "Wenn du die Fähigkeit deiner Festung nutzt, darfst du die oberste Karte deines Decks in deine Beistandszone legen.",
    ),
    (
        {"on": "ally-defeated", "cost": 1, "do": [{"node": "fetch", "kind": "animal", "most": 1}]},
        "When one of your other Animals is defeated, you may pay 1 Support to return an Animal with cost 1 or less from your Support zone to your hand.",
        "Quand un de vos autres Animaux est battu, vous pouvez payer 1 Soutien pour reprendre en main un Animal de votre Zone de Soutien dont le coût ne dépasse pas 1.",
        "Wenn eines deiner anderen Tiere besiegt wird, darfst du 1 Beistand zahlen, um ein Tier mit Kosten von 1 oder weniger aus deiner Beistandszone auf die Hand zu nehmen.",
    ),
    (
        {"on": "upkeep", "do": [on("heal", n=1, whose="own", other=True, condition="damaged")]},
        "Before you draw in your Upkeep phase, remove 1 damage from one of your other damaged Animals.",
        "Avant de piocher pendant votre Phase d’Entretien, retirez 1 dégât d’un de vos autres Animaux blessés.",
        "Bevor du in deiner Versorgungsphase Karten ziehst, entfernst du 1 Schaden von einem deiner anderen verletzten Tiere.",
    ),
]

STANDING: Rows = [
    (
        {"node": "attack-aura", "of": "this", "by": 1, "per": "damage-on-this"},
        "This Animal has +1 Attack for each damage token on it.",
        "Cet Animal a +1 en Attaque pour chaque pion dégâts posé sur lui.",
        "Dieses Tier hat +1 Angriff für jeden Schadensmarker auf ihm.",
    ),
    (
        {"node": "attack-aura", "of": "this", "by": 1, "per": "own-animal"},
        "This Animal has +1 Attack for each of your Animals, this one included.",
        "Cet Animal a +1 en Attaque pour chacun de vos Animaux, celui-ci compris.",
        "Dieses Tier hat +1 Angriff für jedes deiner Tiere, dieses mitgezählt.",
    ),
    (
        {"node": "attack-aura", "of": "own-others", "by": 2, "per": "fury-on-this"},
        "Your other Animals have +2 Attack for each Fury token on this Animal.",
        "Vos autres Animaux ont +2 en Attaque pour chaque pion Furie posé sur cet Animal.",
        "Deine anderen Tiere haben +2 Angriff für jeden Zornmarker auf diesem Tier.",
    ),
    (
        {"node": "attack-aura", "of": "opposing", "by": -1},
        "Opposing Animals have −1 Attack.",
        "Les Animaux adverses ont −1 en Attaque.",
        "Gegnerische Tiere haben −1 Angriff.",
    ),
    (
        {"node": "armour", "of": "own-others"},
        "Whenever damage would be dealt to one of your other Animals, prevent 1 of it.",
        "Chaque fois qu’un de vos autres Animaux devrait subir des dégâts, il en subit 1 de moins.",
        "Immer wenn einem deiner anderen Tiere Schaden zugefügt würde, wird 1 davon verhindert.",
    ),
    (
        {"node": "wall", "n": 2},
        "Whenever damage would be dealt to your Stronghold, prevent 2 of it.",
        "Chaque fois que votre Forteresse devrait subir des dégâts, elle en subit 2 de moins.",
        "Immer wenn deiner Festung Schaden zugefügt würde, werden 2 davon verhindert.",
    ),
    (
        {"node": "cheaper", "kind": "item", "n": 2},
        "Items that you play cost 2 Power less.",
        "Les Objets que vous jouez coûtent 2 Puissances de moins.",
        "Gegenstände, die du spielst, kosten 2 Kraft weniger.",
    ),
]

ABILITIES = [
    (
        2,
        [{"node": "for-each", "what": "card-played", "do": [on("damage", n=1)]}],
        "Once per turn, you may pay 2 Support to do this for each card you have played this turn: deal 1 damage to an opposing Animal.",
        "Une fois par tour, vous pouvez payer 2 Soutiens pour faire ceci pour chaque carte que vous avez jouée pendant ce tour : infliger 1 dégât à un Animal adverse.",
        "Einmal pro Zug darfst du 2 Beistand zahlen, um für jede Karte, die du in diesem Zug gespielt hast, einem gegnerischen Tier 1 Schaden zuzufügen.",
    ),
    (
        1,
        [{"node": "if", "condition": "defeated-an-animal", "do": [on("ready", whose="own", condition="exhausted")]}],
        "Once per turn, you may pay 1 Support to ready one of your exhausted Animals if an opposing Animal was defeated this turn.",
        "Une fois par tour, vous pouvez payer 1 Soutien pour redresser un de vos Animaux épuisés si un Animal adverse a été battu pendant ce tour.",
        "Einmal pro Zug darfst du 1 Beistand zahlen, um eines deiner erschöpften Tiere bereit zu machen, falls in diesem Zug ein gegnerisches Tier besiegt wurde.",
    ),
    (
        0,
        [{"node": "look-and-order", "n": 2}, DRAW],
        "Once per turn, you may look at the top 2 cards of your deck and put them back in any order, then draw a card.",
        "Une fois par tour, vous pouvez regarder les 2 cartes du dessus de votre deck et les replacer dans l’ordre de votre choix, puis piocher une carte.",
        "Einmal pro Zug darfst du dir die obersten 2 Karten deines Decks ansehen und sie in beliebiger Reihenfolge zurücklegen und dann eine Karte ziehen.",
    ),
]


@pytest.mark.parametrize(("data", "en", "fr", "de"), TARGETS + CARDS + COMBINED)
def test_actions(data: Data, en: str, fr: str, de: str) -> None:
    assert [printed(action(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("data", "en", "fr", "de"), MOMENTS)
def test_texts_with_their_moment(data: Data, en: str, fr: str, de: str) -> None:
    assert [printed(text(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("data", "en", "fr", "de"), STANDING)
def test_standing_texts(data: Data, en: str, fr: str, de: str) -> None:
    assert [printed(standing(data), lang) for lang in LANGUAGES] == [en, fr, de]


@pytest.mark.parametrize(("cost", "do", "en", "fr", "de"), ABILITIES)
def test_abilities_of_strongholds(cost: int, do: list[Data], en: str, fr: str, de: str) -> None:
    assert [printed(ability(cost, do), lang) for lang in LANGUAGES] == [en, fr, de]


# what is heard, asked and offered


def card(name: str) -> Phrase:
    return Phrase(f"card-{name}")


def seat(number: int) -> Phrase:
    return Phrase("seat", {"number": number})


HEIR, RAG, DIVA, PRINT = card("tearful-heir"), card("red-rag"), card("prima-donna-iridella"), card("fine-print")
TEAM = Phrase("team", {"number": 2})
COURT = Phrase("card-court-of-loopholes")

LINES: list[tuple[str, dict[str, Slot], str, str, str]] = [
    (
        "log-drew",
        {"seat": seat(1), "card": HEIR},
        "Player 1 draws the Tearful Heir.",
        "Le joueur 1 pioche l’Héritier éploré.",
        "Spieler 1 zieht den Weinenden Erben.",
    ),
    (
        "log-drew-hidden",
        {"seat": seat(2)},
        "Player 2 draws a card.",
        "Le joueur 2 pioche une carte.",
        "Spieler 2 zieht eine Karte.",
    ),
    (
        "log-stacked",
        {"seat": seat(2), "stronghold": COURT},
        "Player 2 adds the Court of Loopholes to the stack.",
        "Le joueur 2 ajoute le Palais des vices de forme à la pile.",
        "Spieler 2 legt den Hof der Hintertüren in den Stapel.",
    ),
    (
        "log-power-played-hidden",
        {"seat": seat(1)},
        "Player 1 plays a card as Power.",
        "Le joueur 1 joue une carte en tant que Puissance.",
        "Spieler 1 spielt eine Karte als Kraft.",
    ),
    (
        "log-attacked-animal",
        {"seat": seat(1), "attacker": HEIR, "target": DIVA},
        "Player 1 attacks Prima Donna Iridella with the Tearful Heir.",
        "Le joueur 1 attaque la Diva Iridella avec l’Héritier éploré.",
        "Spieler 1 greift Diva Iridella mit dem Weinenden Erben an.",
    ),
    (
        "log-attacked-stronghold",
        {"seat": seat(1), "attacker": HEIR, "keep": TEAM},
        "Player 1 attacks Team 2’s Stronghold with the Tearful Heir.",
        "Le joueur 1 attaque la Forteresse de l’équipe 2 avec l’Héritier éploré.",
        "Spieler 1 greift die Festung von Team 2 mit dem Weinenden Erben an.",
    ),
    (
        "log-damage-moved",
        {"card": HEIR, "n": 2},
        "2 damage tokens are moved from the Tearful Heir.",
        "2 pions dégâts sont pris à l’Héritier éploré.",
        "Der Weinende Erbe verliert 2 Schadensmarker.",
    ),
    (
        "log-healed",
        {"card": DIVA, "n": 0},
        "There is no damage to remove from Prima Donna Iridella.",
        "Il n’y a aucun dégât à retirer de la Diva Iridella.",
        "Diva Iridella hat keinen Schaden, der zu entfernen wäre.",
    ),
    (
        "log-attack-changed",
        {"card": DIVA, "by": -2},
        "Prima Donna Iridella gets −2 Attack until the end of the turn.",
        "La Diva Iridella a −2 en Attaque jusqu’à la fin du tour.",
        "Diva Iridella hat bis zum Ende des Zuges −2 Angriff.",
    ),
    (
        "log-defeated",
        {"card": DIVA},
        "Prima Donna Iridella is defeated.",
        "La Diva Iridella est battue.",
        "Diva Iridella wird besiegt.",
    ),
    (
        "log-returned",
        {"card": HEIR, "seat": seat(2)},
        "The Tearful Heir returns to Player 2’s hand.",
        "L’Héritier éploré revient dans la main du joueur 2.",
        "Der Weinende Erbe kehrt auf die Hand von Spieler 2 zurück.",
    ),
    (
        "log-support-paid",
        {"seat": seat(1), "card": PRINT},
        "Player 1 removes the Fine Print from the game to pay 1 Support.",
        "Le joueur 1 retire les Petits caractères du jeu pour payer 1 Soutien.",
        "Spieler 1 entfernt das Kleingedruckte aus dem Spiel, um 1 Beistand zu zahlen.",
    ),
    (
        "log-stronghold-fell",
        {"keep": TEAM, "stronghold": COURT},
        "Team 2’s Court of Loopholes is destroyed.",
        "L’équipe 2 perd sa Forteresse : le Palais des vices de forme.",
        "Der Hof der Hintertüren von Team 2 wird zerstört.",
    ),
    (
        "log-because",
        {"cause": RAG, "line": Phrase("log-fury", {"card": HEIR, "n": 1})},
        "Red Rag: The Tearful Heir gains 1 Fury.",
        "Chiffon rouge – L’Héritier éploré reçoit 1 pion Furie.",
        "Rotes Tuch: Der Weinende Erbe erhält 1 Zorn.",
    ),
    (
        "refusal-guarded",
        {"card": HEIR},
        "Guard protects this side: first defeat the Tearful Heir.",
        "Garde protège ce camp : battez d’abord l’Héritier éploré.",
        "Wache schützt diese Seite: Besiege zuerst den Weinenden Erben.",
    ),
    (
        "act-attack",
        {"card": HEIR, "place": 2, "attack": 3},
        "Attack with the Tearful Heir (position 2, Attack 3)",
        "Attaquer avec l’Héritier éploré (position 2, Attaque 3)",
        "Mit dem Weinenden Erben angreifen (Position 2, Angriff 3)",
    ),
    (
        "act-play",
        {"card": RAG, "cost": 0},
        "Play the Red Rag for free",
        "Jouer le Chiffon rouge sans rien payer",
        "Das Rote Tuch kostenlos spielen",
    ),
    (
        "act-focus",
        {"card": RAG, "cost": 2},
        "Play the Red Rag with Focus (2 Support)",
        "Jouer le Chiffon rouge grâce à Focus, pour 2 Soutiens",
        "Das Rote Tuch durch Fokus für 2 Beistand spielen",
    ),
    (
        "act-target-stronghold",
        {"card": card("anvil-yard"), "keep": seat(2)},
        "Player 2’s Stronghold: Anvil Yard",
        "La Forteresse du joueur 2 : Cour de l’enclume",
        "Die Festung von Spieler 2: Ambosshof",
    ),
    (
        "ask-ToSupport",
        {"left": 2},
        "Put 2 cards from your hand into your Support zone. Choose the next one.",
        "Placez 2 cartes de votre main dans votre Zone de Soutien. Choisissez la suivante.",
        "Lege 2 Karten aus deiner Hand in deine Beistandszone. Wähle die nächste.",
    ),
    (
        "ask-ChooseTarget",
        {"card": RAG, "text": action(HURT)},
        "Red Rag: Deal 2 damage to an opposing Animal. Choose a target.",
        "Chiffon rouge : infligez 2 dégâts à un Animal adverse. Choisissez une cible.",
        "Rotes Tuch: Füge einem gegnerischen Tier 2 Schaden zu. Wähle ein Ziel.",
    ),
    (
        "ask-ChooseWhether",
        {"card": HEIR, "text": text({"on": "last-words", "do": [DRAW]})},
        "Tearful Heir: Last Words – Draw a card. Use it?",
        "Héritier éploré : Dernières Paroles – Piochez une carte. Voulez-vous le faire ?",
        "Weinender Erbe: Letzte Worte – Ziehe eine Karte. Möchtest du das?",
    ),
    (
        "ask-StackStronghold",
        {"place": 3},
        "Which Stronghold comes third?",
        "Quelle Forteresse vient en troisième ?",
        "Welche Festung kommt als dritte?",
    ),
]


@pytest.mark.parametrize(("key", "slots", "en", "fr", "de"), LINES)
def test_log_lines_refusals_options_and_questions(key: str, slots: dict[str, Slot], en: str, fr: str, de: str) -> None:
    assert [plain(Phrase(key, slots), lang) for lang in LANGUAGES] == [en, fr, de]


def test_who_may_not_know_reads_the_hidden_wording() -> None:
    table = match()
    secret: list[tuple[EventKind, list[int]]] = [
        (events.DREW, [1, 0]),
        (events.STACKED, [1, 2]),
        (events.POWER_PLAYED, [1, 0]),
        (events.CHOSE_IN_SECRET, [1, 0]),
    ]
    for kind, values in secret:
        event = Event(kind, "UN-62", -1, values, 1 << 1)
        assert codec.describe(table, event, 1).key == kind.key
        for reader in (0, None):
            assert codec.describe(table, event, reader).key == f"{kind.key}-hidden"


def test_a_number_of_minus_2_is_no_secret() -> None:
    event = Event(events.ATTACK_CHANGED, "UN-35", -1, [0, -2], EVERYONE)
    assert codec.describe(match(), event, 0).key == "log-attack-changed"


# whole cards and clauses


def test_a_whole_card() -> None:
    sheets = {sheet.id: sheet for sheet in GAME.sheets(GAME.content(GAME.check_options({})))}
    boxer = sheets["thick-skinned-boxer"]
    n = boxer.numbers
    assert card_text("untamed", boxer, "de").lines()[:5] == [
        "Dickhäutige Boxerin",
        "Tier, Nashorn",
        f"Kosten {n['cost']}, Angriff {n['attack']}, Leben {n['health']}",
        "Wache",
        "Dieses Tier hat +1 Angriff für jeden Schadensmarker auf ihm.",
    ]
    assert card_text("untamed", sheets["bamboo-exchange"], "en").lines()[1:3] == ["Stronghold, Panda", "Health 7"]


def test_a_clause() -> None:
    found = clause("untamed", "UN-49", "fr")
    assert (found.id, found.title, found.ruling) == ("UN-49", "Focus", True)
    assert not clause("untamed", "UN-30", "de").ruling


def test_a_card_that_acts_on_itself_is_named_once() -> None:
    table = match()
    own = codec.describe(table, Event(events.FURY_GAINED, "UN-50", 3, [3, 1], EVERYONE), 0)
    assert own.key == "log-fury"
    of_another = codec.describe(table, Event(events.FURY_GAINED, "UN-50", 4, [3, 1], EVERYONE), 0)
    assert of_another.key == "log-because"
