### Was an einer Fraktion nicht stimmen kann und was daran zweifelhaft ist. Wörter und Felder der Datei stehen da, wie sie dort heißen.

mistake-must-be-last = Ein Angriff wird vor allem anderen zu Ende geführt; danach kann nichts mehr kommen.
    .remedy = Schreib diese Aktion als letzte.
    .menus = Schieb diese Aktion ans Ende.
mistake-tokens-off-animals = Er zählt Marker auf diesem Tier, steht aber auf keinem Tier.
    .remedy = Zähl etwas anderes.
mistake-damaged-off-animals = Er fragt, ob dieses Tier verletzt ist, steht aber auf keinem Tier.
    .remedy = Nimm eine andere Bedingung.
mistake-too-many-lost = Er verlangt { $n } verlorene Festungen, aber wer so viele verloren hat, ist ausgeschieden.
    .remedy = Verlang höchstens { $most }.
mistake-too-many-animals = Er verlangt { $n } Tiere, aber niemand hat mehr als { $most } im Spiel.
    .remedy = Verlang höchstens { $most }.
mistake-this-off-animals = Er meint dieses Tier, aber der Text steht auf keinem Tier.
    .remedy = Nenn ein anderes { $field }.
    .menus = Wähle jemand anderen.
mistake-this-has-left = Er meint dieses Tier, aber bei seinen Letzten Worten ist es nicht mehr im Spiel.
    .remedy = Nenn ein anderes { $field }.
    .menus = Wähle jemand anderen.
mistake-nobody-attacked = Er meint, wen dieses Tier angreift, aber das weiß nur ein Text zu diesem Zeitpunkt.
    .remedy = Nenn ein anderes { $field } oder schreib on = "attacks".
    .menus = Wähle jemand anderen oder den Zeitpunkt, an dem es angreift.
mistake-other-off-animals = Er nimmt dieses Tier aus, aber der Text steht auf keinem Tier.
    .remedy = Lass other in { $field } weg.
    .menus = Nimm das Häkchen bei „nicht dieses Tier“ weg.
mistake-other-stronghold = Er nimmt dieses Tier aus, aber das Ziel ist eine Festung.
    .remedy = Lass other oder what in { $field } weg.
    .menus = Nimm das Häkchen bei „nicht dieses Tier“ weg oder wähle Tiere.
mistake-condition-of-stronghold = Eine Bedingung gilt für Tiere, aber das Ziel ist eine Festung.
    .remedy = Lass condition oder what in { $field } weg.
    .menus = Lass die Bedingung weg oder wähle Tiere.
mistake-attack-off-animals = Er fügt Schaden in Höhe des Angriffs dieses Tieres zu, steht aber auf keinem Tier.
    .remedy = Nimm damage.
    .menus = Lass eine feste Zahl Schaden zufügen.
mistake-nothing-to-stronghold = Das tut einer Festung nichts.
    .remedy = Lass what in target weg.
    .menus = Wähle Tiere als Ziel.
mistake-nothing-in-condition = Das tut einem Tier in diesem Zustand nichts.
    .remedy = Nimm eine andere Bedingung oder keine.
mistake-nothing-to-own = Das tut einem eigenen Tier nichts.
    .remedy = Schreib whose = "opposing" in target.
    .menus = Wähle gegnerische.
mistake-attack-too-late = Das hält bis zum Ende des Zuges, aber nach Beginn der Versorgung greift niemand mehr an.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-last-words-for-ever = Letzte Worte, die Letzte Worte auslösen, könnten ewig weitergehen.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-no-last-words = Er löst Letzte Worte aus, die dieses Tier nicht hat.
    .remedy = Gib ihm einen Text mit on = "last-words".
    .menus = Gib ihm einen Text mit dem Zeitpunkt Letzte Worte.
mistake-nothing-without-last-words = Das tut einem Tier ohne Letzte Worte nichts.
    .remedy = Schreib condition = "with-last-words" in target.
    .menus = Wähle nur solche mit Letzten Worten.
mistake-attacks-for-ever = Ein Angriff wegen eines Angriffs könnte ewig weitergehen.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-strike-own = Nur ein eigenes Tier kann angreifen.
    .remedy = Schreib whose = "own" in target.
    .menus = Wähle eigene.
mistake-strike-one = Nur ein Tier greift an.
    .remedy = Lass many in target weg.
    .menus = Wähle nur eins.
mistake-onto-attacked = Was verschoben wird, kann nicht auf den Angegriffenen gehen.
    .remedy = Nenn ein anderes onto.
    .menus = Wähle jemand anderen, auf den es geht.
mistake-onto-several = Dieselben Marker können nicht auf mehrere gehen.
    .remedy = Lass many in onto weg.
    .menus = Wähle nur einen, auf den sie gehen.
mistake-onto-itself = Er verschiebt Marker von diesem Tier auf es selbst.
    .remedy = Nenn ein anderes target oder onto.
    .menus = Wähle einen anderen, von dem sie kommen oder auf den sie gehen.
mistake-onto-nobody = Für die Marker der Späteren bleibt vielleicht niemand übrig.
    .remedy = Lass many in target oder condition in onto weg.
    .menus = Verschieb nur die Marker von einem oder lass sie auf jeden gehen.
mistake-not-into-play = Nur Tiere können ins Spiel gebracht werden.
    .remedy = Schreib kind = "animal" oder to = "hand".
    .menus = Wähle Tiere oder lass die Karten auf die Hand nehmen.
mistake-one-stronghold = Eine Fraktion hat eine Festung, nicht { $n }.
    .remedy = Schreib [[stronghold]] genau einmal.
    .menus = Füge mit dem Pluszeichen eine hinzu oder entferne die überzähligen.
mistake-five-cards = Eine Fraktion hat fünf Karten mit je drei Exemplaren, nicht { $n }.
    .remedy = Schreib [[card]] fünfmal.
    .menus = Füge mit dem Pluszeichen welche hinzu oder entferne welche.
mistake-animals-and-items = Eine Fraktion hat vier Tiere und einen Gegenstand oder drei und zwei, nicht { $animals } und { $items }.
    .remedy = Ändere bei einer Karte kind.
doubt-only-harms = Das schadet nur dem, der es nutzt, und niemand muss es nutzen.
    .remedy = Ergänze etwas, das es wert ist, oder ändere lieber Kosten oder Werte der Karte.
doubt-nothing-so-cheap = Er bringt ein Tier ins Spiel, das höchstens { $most } kostet, aber kein Tier kostet weniger als { $least }.
    .remedy = Schreib eine größere Zahl.
    .menus = Wähle eine größere Zahl.

## Was viele Partien über eine Karte sagen

measured-play = gespielt, wenn sie gezogen wird
