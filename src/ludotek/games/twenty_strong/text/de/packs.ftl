### Was an einem Themenset nicht stimmen kann und was daran zweifelhaft ist. Wörter und Felder der Datei stehen da, wie sie dort heißen.

mistake-limit-phase = "phase" geht nur zusammen mit at = "commit", "roll" oder "apply".
    .remedy = Ergänze eines davon als at oder wähl ein anderes limit.
    .said = Einmal pro Strategiephase geht nur in den Schritten Würfelwahl, Würfeln und Zuordnen.
    .menus = Wähle, wann es benutzt werden kann, oder wie oft.
mistake-cost-plain = Kosten müssen eine einfache Aktion sein, nicht aus anderen Texten zusammengesetzt.
    .remedy = Nenn eine einzige Sache, die zu bezahlen ist, zum Beispiel einen Würfel zu erschöpfen.
mistake-cost-exact = Kosten müssen genau sagen, wie viele Würfel.
    .remedy = Nimm up_to heraus.
    .menus = Nimm das Häkchen bei „bis zu“ weg.
mistake-one-after = Ein Gegner kann nur einen Folge-Effekt haben.
    .remedy = Schreib alles, was er tut, der Reihe nach in diesen einen.
    .menus = Nimm alles in den ersten auf und entferne den anderen.
mistake-use-on-enemy = Nur Helden und Loot lassen sich verwenden.
    .remedy = Gib dem Gegner stattdessen standing oder triggers.
mistake-triggers-in-during = Ein andauernder Effekt gilt nur; er wartet auf nichts.
    .remedy = Schreib kind = "special".
    .menus = Mach einen Spezialeffekt daraus.
mistake-empty-effect = Der Effekt sagt nicht, was er tut.
    .remedy = Ergänze standing oder triggers.
    .menus = Füge hinzu, was gilt oder worauf es wartet.
mistake-empty-item = Der Loot sagt nicht, was er tut.
    .remedy = Ergänze standing, triggers oder use.
    .menus = Füge hinzu, was gilt, worauf er wartet oder wofür er genutzt wird.
mistake-empty-rung = Diese Stufe fügt nichts hinzu.
    .remedy = Ergänze stat, banish oder chip.
    .menus = Wähle einen Wert, einen Würfel oder Chippunkte aus.
mistake-links = Die Karte muss für jeden Stapel die Nummern der Stapel daneben nennen, gezählt ab 0.
    .remedy = Schreib für jeden Stapel eine Liste, zum Beispiel [[0, 1], [0, 1]] für zwei.
    .said = Die Karte muss für jeden Stapel sagen, welche auf ihn folgen dürfen.
    .menus = Wähle sie für jeden Stapel.
mistake-spot = Ein Ort auf der Karte hat eine Spalte und eine Zeile, jeweils von 0 bis { $most }.
    .remedy = Schreib sie in Klammern, etwa [0, 2].
    .menus = Wähle eine Spalte und eine Zeile.
mistake-spot-taken = Dort liegt schon ein anderer Ort.
    .remedy = Gib einem der beiden eine andere Spalte oder Zeile.
mistake-some-spots = Manche Orte sagen, wo sie liegen, andere nicht.
    .remedy = Schreib at zu jedem von ihnen oder zu keinem.
    .menus = Wähle für jeden Spalte und Zeile oder für keinen.
mistake-places = Es muss so viele Orte geben wie Stapel: { $n }.
    .remedy = Schreib für jeden Stapel ein [[look.place]], in ihrer Reihenfolge, oder gar keines.
    .menus = Ergänze für jeden Stapel einen, in ihrer Reihenfolge, oder nimm alle weg.
mistake-no-conflict = Es gibt noch keine Konfliktkarte.
    .remedy = Ergänze [[conflict]].
    .menus = Füge mit dem Pluszeichen eine Konfliktkarte hinzu.
mistake-no-hero = Es gibt noch keinen Helden.
    .remedy = Ergänze [[hero]].
    .menus = Füge mit dem Pluszeichen einen Helden hinzu.
mistake-few-bosses = Das Themenset braucht { $n ->
        [one] einen Boss
       *[other] { $n } Bosse
    }.
    .remedy = Ergänze [[boss]] oder verkleinere bosses_to_defeat.
    .menus = Füge einen Boss hinzu oder lass weniger besiegen.
mistake-few-missions = Das Themenset braucht { $n ->
        [one] eine Mission
       *[other] { $n } Missionen
    }.
    .remedy = Ergänze [[mission]] oder verkleinere missions.
    .menus = Füge eine Mission hinzu oder nimm weniger ins Spiel.
mistake-many-enemies = Das Themenset kann { $n } Gegner ins Spiel bringen, ein Tisch fasst aber nur { $most }.
    .remedy = Nimm Konfliktkarten heraus.
mistake-endgame-at-once = Der Endkampf begänne schon vor der ersten Runde, durch "{ $trigger }".
    .remedy = Ändere, was den Endkampf auslöst oder womit der Chip beginnt.
    .said = Der Endkampf begänne schon vor der ersten Runde.
mistake-runs-dry = Alle Stapel können leer werden, ohne dass der Endkampf beginnt.
    .remedy = Ergänze "stacks-empty" bei endgame_must oder schreib refill = true.
    .menus = Lass das Finale beginnen, wenn alle Stapel leer sind, oder lass sie neu austeilen.
mistake-nothing-to-refill = Alle Konfliktkarten können als Loot gehalten werden, sodass für neue Stapel vielleicht keine bleibt.
    .remedy = Ergänze Konfliktkarten ohne Loot.

## Zweifel

doubt-no-this = Dieser Text steht auf keinem Gegner, es gibt also nichts, was mit "this" gemeint sein könnte: Er bewirkt nichts.
    .remedy = Schreib "all" oder setz den Text auf einen Gegner.
    .menus = Wähle alle Gegner oder setz den Text auf einen Gegner.
    .said = Dieser Text steht auf keinem Gegner, es gibt also keinen „diesen Gegner“: Er bewirkt nichts.
doubt-no-this-moment = Nur der Text eines Gegners kann auf "{ $when }" warten; das hier geschieht nie.
    .remedy = Warte auf einen anderen Moment, zum Beispiel "any-{ $when }".
    .menus = Wähle den Zeitpunkt, an dem das irgendeinem Gegner geschieht.
    .said = Nur der Text eines Gegners kann auf diesen Moment warten; das hier geschieht nie.
doubt-no-chip = Das Themenset hat keinen Chip (chip_max ist 0), das bewirkt also nichts.
    .remedy = Erhöh chip_max oder nimm den Text heraus.
    .menus = Lass den Chip weiter gehen oder nimm den Text heraus.
    .said = Das Themenset hat keinen Chip, das bewirkt also nichts.
doubt-too-dear = Das kostet { $cost }, der Chip zeigt aber nie mehr als { $most }.
    .remedy = Senk die Kosten oder erhöh chip_max.
    .menus = Senk die Kosten oder lass den Chip weiter gehen.
doubt-never-so-many = Das verlangt { $n }, es sind aber nie mehr als { $most }.
    .remedy = Schreib eine kleinere Zahl.
doubt-prevents-nothing = Schaden lässt sich nur verhindern, während er zugefügt wird.
    .remedy = Setz das in ein use mit at = "damage".
    .menus = Lass es nutzen, wenn man Schaden erleiden würde.
doubt-dismisses-nobody = So wenig Leben hat kein Gegner: Der schwächste hat { $least }.
    .remedy = Schreib eine größere Zahl oder ergänze schwächere Gegner.
doubt-free-use = Das kostet nichts und lässt sich beliebig oft verwenden.
    .remedy = Schreib Kosten dazu oder ein limit wie "round".
    .menus = Setz einen Preis fest oder eine Grenze wie einmal pro Runde.
doubt-goes-round = Das kostet { $cost } und gibt { $gained } zurück, und es lässt sich beliebig oft verwenden.
    .remedy = Erhöh die Kosten, gib weniger zurück oder schreib ein limit wie "round".
    .menus = Erhöh den Preis, gib weniger zurück oder setz eine Grenze wie einmal pro Runde.
doubt-too-often = Zählungen in Zählungen: Das kann { $n }-mal geschehen. Eine Partie, in der etwas kein Ende nimmt, wird angehalten und ist verloren.
    .remedy = Nimm eine der Zählungen heraus.
doubt-commits-nothing = Solange das gilt, kann kein Würfel aktiviert werden.
    .remedy = Schreib mindestens 1.
    .menus = Wähle mindestens 1.
doubt-untouchable = Nach seinen eigenen Texten kann kein Würfel diesem Gegner schaden; seine Belohnung bekommt damit niemand.
    .remedy = Lass mindestens eine Farbe und Seite durch, falls nicht andere Texte ihn besiegen sollen.
doubt-goal-defeat-light = Das Themenset hat keinen leichten Gegner, diese Mission schafft also niemand.
    .remedy = Ergänze leichte Gegner oder wähl ein anderes Ziel.
doubt-goal-defeat-heavy = Das Themenset hat keinen schweren Gegner, diese Mission schafft also niemand.
    .remedy = Ergänze schwere Gegner oder wähl ein anderes Ziel.
doubt-goal-gain-item = Das Themenset hat keinen Loot, diese Mission schafft also niemand.
    .remedy = Gib einigen Karten Loot als Belohnung oder wähl ein anderes Ziel.
doubt-goal-use-item = { doubt-goal-gain-item }
    .remedy = Gib einigen Karten Loot als Belohnung oder wähl ein anderes Ziel.
doubt-goal-spend-chip = Nichts im Themenset kostet Chippunkte, diese Mission schafft also niemand.
    .remedy = Ergänze etwas, was etwas kostet, oder wähl ein anderes Ziel.
doubt-goal-too-many = So viele solche Gegner ({ $n }) hat das Themenset nicht, diese Mission schafft also niemand.
    .remedy = Schreib eine kleinere Zahl.
doubt-no-missions = Es gibt Missionen, aber missions ist 0: Es wird nie eine gespielt.
    .remedy = Schreib bei missions, wie viele gespielt werden.
    .menus = Sag, wie viele Missionen im Spiel sind.
    .said = Es gibt Missionen, aber es wird nie eine gespielt.
doubt-far-stack = Stapel { $stack } liegt neben keinem anderen; man erreicht ihn nur am Anfang oder wenn seine Nachbarn leer sind.
    .remedy = Nenn ihn neben einem anderen.
doubt-boss-never = Die Stapel werden neu ausgelegt, und nichts führt zum Endkampf: Der Boss kommt nie.
    .remedy = Ergänze etwas bei endgame_must oder einen Text mit "lure".
    .menus = Wähle etwas, was den Endkampf auslöst, oder ergänze einen Text, mit dem der nächste Boss herauskommt.
doubt-free-chip = Was der Chip tut, kostet nichts und lässt sich beliebig oft verwenden.
    .remedy = Schreib Kosten dazu oder ein limit wie "round".
    .menus = Setz einen Preis fest oder eine Grenze wie einmal pro Runde.

## Was viele Partien über eine Karte sagen

measured-defeat = besiegt, wenn er erscheint
measured-take = Belohnung genommen, wenn sie angeboten wird
measured-use = Loot-Karte verwendet, wenn man sie erhält
measured-finish = erfüllt, wenn sie ausliegt
