### Was von einer Partie erzählt wird, wenn sie vorbei ist.

decided-steelheart = { $who } hat den letzten Schlag geführt. Newcago ist frei.
decided-population = Allein { $who } hat Newcago { $n } Leben gekostet.

chronicle-rounds = Runden
    .counted =
        { $n ->
            [one] Runde
           *[other] Runden
        }
chronicle-population = Bevölkerung übrig
chronicle-epics = Besiegte Epics
    .counted =
        { $n ->
            [one] Besiegter Epic
           *[other] Besiegte Epics
        }

chart-symbols = Symbole und Erwartung
    .value = Symbole
    .mark = erwartet
ranking-reckoners = Die Rächer
ranking-causes = Verlorene Leben durch
column-contained = Eingedämmte Schritte
column-damage = Schaden
column-research = Recherche
column-unused = Ungenutzte Würfel
column-lost = Leben

## Ein Rat

tip-contain = Ihr habt { $n } von { $all } Schritten eingedämmt. Jeder Schritt zurück erspart eine Aktion der Epics.
tip-unused =
    { $n ->
        [one] Ihr habt { $n } Würfel nicht genutzt. Ein Würfel reicht, um einen Rächer zu bewegen oder eine Barrikade zu entfernen.
       *[other] Ihr habt { $n } Würfel nicht genutzt. Ein Würfel reicht, um einen Rächer zu bewegen oder eine Barrikade zu entfernen.
    }
tip-confiscated =
    { $n ->
        [one] { $n } Würfel wurde beschlagnahmt. Beim Ausrüsten könnt ihr Würfel zurückkaufen.
       *[other] { $n } Würfel wurden beschlagnahmt. Beim Ausrüsten könnt ihr Würfel zurückkaufen.
    }
