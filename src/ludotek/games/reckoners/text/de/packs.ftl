### Was an Epics nicht stimmen kann und was daran zweifelhaft ist. Wörter und Felder der Datei stehen da, wie sie dort heißen.

mistake-track-length = Eine Leiste hat { $least } bis { $most } Aktionen, nicht { $n }.
    .remedy = Ergänze welche oder nimm welche heraus.
mistake-no-research = Zur Beute muss Recherche über Steelheart gehören, denn jeder Epic weiß etwas über ihn.
    .remedy = Schreib research = 1 oder mehr.
    .menus = Wähle mindestens 1 bei Steelhearts Recherche.
mistake-number-of-epics = Es müssen 1 bis { $most } Epics sein, nicht { $n }.
    .remedy = Schreib so oft [[epic]].
    .menus = Füge mit dem Pluszeichen welche hinzu oder entferne welche.
mistake-few-epics = Statt der Epics aus der Schachtel müssen es mindestens { $least } sein, damit auch sechs Rächer spielen können, nicht { $n }.
    .remedy = Ergänze welche oder schreib instead = false, dann werden sie unter die anderen gemischt.
    .menus = Ergänze welche oder nimm das Häkchen weg, dann werden sie unter die anderen gemischt.
doubt-weakened-at-once = Mit Recherche 0 ist der Epic von Anfang an geschwächt; sein Leben ist sofort { $health }.
    .remedy = Schreib das gewünschte Leben bei weakened oder research mindestens 1.
    .menus = Stell das gewünschte Leben als geschwächtes Leben ein oder Recherche auf mindestens 1.
doubt-weakened-no-less = Geschwächt hat der Epic nicht weniger Leben als die { $health } davor; Forschung ist an ihm verschwendet.
    .remedy = Schreib eine kleinere Zahl.
    .menus = Wähle eine kleinere Zahl.

## Was viele Partien über eine Karte sagen

measured-defeat = besiegt, wenn er erscheint
