### Was an einer Fraktion nicht stimmen kann und was daran zweifelhaft ist. Wörter und Felder der Datei stehen da, wie sie dort heißen.

mistake-must-be-last = Ein Angriff wird vor allem anderen zu Ende geführt; danach kann nichts mehr kommen.
    .remedy = Schreib diese Aktion als letzte.
mistake-tokens-off-animals = Er zählt Marker auf diesem Tier, steht aber auf keinem Tier.
    .remedy = Zähl etwas anderes.
mistake-damaged-off-animals = Er fragt, ob dieses Tier verletzt ist, steht aber auf keinem Tier.
    .remedy = Nimm eine andere Bedingung.
mistake-too-many-lost = Er verlangt { $n } verlorene Festungen, aber wer so viele verloren hat, ist ausgeschieden.
    .remedy = Verlang höchstens { $most }.
mistake-too-many-animals = Er verlangt { $n } Tiere, aber niemand hat mehr als { $most } im Spiel.
    .remedy = Verlang höchstens { $most }.
mistake-this-off-animals = { $field } = "this" ist dieses Tier, aber der Text steht auf keinem Tier.
    .remedy = Nenn ein anderes { $field }.
mistake-this-has-left = { $field } = "this" ist dieses Tier, aber bei seinen Letzten Worten ist es nicht mehr im Spiel.
    .remedy = Nenn ein anderes { $field }.
mistake-nobody-attacked = { $field } = "attacked" ist, wen dieses Tier angreift, aber das weiß nur ein Text mit on = "attacks".
    .remedy = Nenn ein anderes { $field } oder schreib on = "attacks".
mistake-other-off-animals = other heißt „nicht dieses Tier“, aber der Text steht auf keinem Tier.
    .remedy = Lass other in { $field } weg.
mistake-other-stronghold = other gilt für Tiere, aber das Ziel ist eine Festung.
    .remedy = Lass other oder what in { $field } weg.
mistake-condition-of-stronghold = Eine Bedingung gilt für Tiere, aber das Ziel ist eine Festung.
    .remedy = Lass condition oder what in { $field } weg.
mistake-attack-off-animals = Er fügt Schaden in Höhe des Angriffs dieses Tieres zu, steht aber auf keinem Tier.
    .remedy = Nimm damage.
mistake-nothing-to-stronghold = Das tut einer Festung nichts.
    .remedy = Lass what in target weg.
mistake-nothing-in-condition = Das tut einem Tier in diesem Zustand nichts.
    .remedy = Nimm eine andere Bedingung oder keine.
mistake-nothing-to-own = Das tut einem eigenen Tier nichts.
    .remedy = Schreib whose = "opposing" in target.
mistake-attack-too-late = Das hält bis zum Ende des Zuges, aber nach Beginn der Versorgung greift niemand mehr an.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-last-words-for-ever = Letzte Worte, die Letzte Worte auslösen, könnten ewig weitergehen.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-no-last-words = Er löst Letzte Worte aus, die dieses Tier nicht hat.
    .remedy = Gib ihm einen Text mit on = "last-words".
mistake-nothing-without-last-words = Das tut einem Tier ohne Letzte Worte nichts.
    .remedy = Schreib condition = "with-last-words" in target.
mistake-attacks-for-ever = Ein Angriff wegen eines Angriffs könnte ewig weitergehen.
    .remedy = Nimm einen anderen Zeitpunkt.
mistake-strike-own = Nur ein eigenes Tier kann angreifen.
    .remedy = Schreib whose = "own" in target.
mistake-strike-one = Nur ein Tier greift an.
    .remedy = Lass many in target weg.
mistake-onto-attacked = Was verschoben wird, kann nicht auf den Angegriffenen gehen.
    .remedy = Nenn ein anderes onto.
mistake-onto-several = Dieselben Marker können nicht auf mehrere gehen.
    .remedy = Lass many in onto weg.
mistake-onto-itself = Er verschiebt Marker von diesem Tier auf es selbst.
    .remedy = Nenn ein anderes target oder onto.
mistake-onto-nobody = Für die Marker der Späteren bleibt vielleicht niemand übrig.
    .remedy = Lass many in target oder condition in onto weg.
mistake-not-into-play = Nur Tiere können ins Spiel gebracht werden.
    .remedy = Schreib kind = "animal" oder to = "hand".
mistake-one-stronghold = Eine Fraktion hat eine Festung, nicht { $n }.
    .remedy = Schreib [[stronghold]] genau einmal.
mistake-five-cards = Eine Fraktion hat fünf Karten mit je drei Exemplaren, nicht { $n }.
    .remedy = Schreib [[card]] fünfmal.
mistake-animals-and-items = Eine Fraktion hat vier Tiere und einen Gegenstand oder drei und zwei, nicht { $animals } und { $items }.
    .remedy = Ändere bei einer Karte kind.
doubt-only-harms = Das schadet nur dem, der es nutzt, und niemand muss es nutzen.
    .remedy = Ergänze etwas, das es wert ist, oder ändere lieber Kosten oder Werte der Karte.
doubt-nothing-so-cheap = Er bringt ein Tier ins Spiel, das höchstens { $most } kostet, aber kein Tier kostet weniger als { $least }.
    .remedy = Schreib eine größere Zahl.

## Was viele Partien über eine Karte sagen

measured-play = gespielt, wenn sie gezogen wird
