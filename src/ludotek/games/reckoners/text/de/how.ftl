### So wird gespielt.

how-aim = Das Ziel
    .text = Gemeinsam befreit ihr die Stadt von Steelheart. Findet seine Schwäche, indem ihr seine Recherche auf 0 bringt, dann sein Leben: Ihr alle gewinnt. Fällt vorher die Bevölkerung auf 0, verliert ihr alle.
how-roll = 1. Würfeln
    .text = Alle würfeln bis zu 3-mal. Behaltet nach jedem Wurf mindestens 1 Würfel und werft die anderen neu. Zeig auf einen Würfel, um seine sechs Seiten zu sehen.
how-use = 2. Würfel nutzen
    .text = Gebt eure Würfel in beliebiger Reihenfolge aus, für das, was in eurem Bezirk ist. Jeder Würfel, was er auch zeigt, kann dich auch bewegen oder eine Barrikade entfernen.
how-epics = Gegen die Epics
    .text = Erforschen schwächt einen Epic, Angreifen bringt sein Leben auf 0, Eindämmen rückt seine Klammer nach links, damit er weniger tut. Vollstrecker machen Epics stärker: Entfernt sie.
how-loot = 3. Beute und Ausrüstung
    .text = Jeder besiegte Epic hinterlässt Beute. Dann kauft ihr gemeinsam Ausrüstung: Sie bleibt das ganze Spiel bei dem Rächer, der sie bekommt.
how-phase = 4. Die Epics handeln
    .text = Leere Bezirke bekommen neue Epics. Dann tut jeder Epic alles links von seiner Klammer, und sie rückt nach rechts: um 1, und um 1 weiter für jeden Vollstrecker dort. Der Balken oben zeigt, was das kosten würde.
how-steelheart = Steelheart
    .text = Er handelt zuletzt, auf vier Leisten, und zieht weiter. Wer in seinem Bezirk steht, kommt an ihn heran wie an jeden Epic, und Beute senkt seine Recherche von überall aus.
