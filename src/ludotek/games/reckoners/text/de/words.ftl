### Die Wörter des Vokabulars, wie ein Menü oder ein Filter sie nennt. Sie beginnen klein und haben keinen Punkt.
### Ein Feld oder eine Auswahl, die bei einem Wort anderes heißt als bei den übrigen, steht mit ihm: field-share-what.

pack-epics = Epics

section-cards = Ausrüstung
section-powers = Fähigkeiten
section-deeds = Aktionen der Epics

## Wörter

word-swap = ein Symbol als ein anderes lesen
word-die = ein Würfel mehr
word-double = ein Symbol zählt doppelt
word-give = die Karte als Würfel nutzen
word-improvise = einen Würfel drehen
word-faith = neu würfeln
word-operations = einen Planmarker geben
word-sniper = in einem anderen Bezirk wirken
word-travel = in einen anderen Bezirk gehen
word-fortify = { deed-fortify }
word-reinforce = { deed-reinforce }
word-barricade = Barrikade
word-attack = Bevölkerung angreifen
word-strengthen = Steelheart stärken
word-discover = { deed-discover }
word-share = Teilen

## Felder

field-swap = welche beiden Symbole
field-die = welcher Würfel
field-file-die = Würfel
field-double = welches Symbol
field-give = Ergebnis
field-pay = Kosten
field-anywhere = wirkt in einem beliebigen Bezirk
field-power = welche Fähigkeit
field-file-power = Machttafel
field-n = wie viele
field-track = welche Leiste
field-epic-track = Aktionsleiste
field-what = was
field-id = Kurzname
field-card = Karten
field-name = Name
field-instead = statt der Epics aus der Schachtel
field-origin = woher sie stammt
field-faces = Seiten
field-kind = Art der Karte
field-cost = Preis
field-reckoner = Rächer
field-ability = Fähigkeit
field-epic = Epics
field-research = Recherche
field-loot-research = Recherche bei Steelheart
field-health = Leben
field-weakened = Leben geschwächt
field-loot = Beute
field-enforcement = { symbol-enforcement }
field-contain = { symbol-contain }
field-plan = Planmarker
field-money = { symbol-money }
field-side = Seite
field-red = { track-red }
field-blue = { track-blue }
field-yellow = { track-yellow }
field-white = { track-white }
field-adjustment = Anpassungstafel
field-reckoners = Zahl der Rächer
field-deployment = Einsatzwert
field-movement = Bewegungswürfel
field-base = Basis
field-length = Länge
field-district = Bezirke

## Auswahl

choice-origin-house = Hauskarte
choice-origin-rulebook = { mark-rulebook }
choice-health-infinite = unendlich
choice-kind-equipment = { kind-equipment }
choice-kind-ability = { kind-ability }
choice-faces-money = { symbol-money }
choice-faces-enforcement = { symbol-enforcement }
choice-faces-contain = { symbol-contain }
choice-faces-research = { symbol-research }
choice-faces-attack = { symbol-attack }
choice-faces-plan = { symbol-plan }
choice-swap-money = { symbol-money }
choice-swap-enforcement = { symbol-enforcement }
choice-swap-contain = { symbol-contain }
choice-swap-research = { symbol-research }
choice-swap-attack = { symbol-attack }
choice-swap-plan = { symbol-plan }
choice-double-money = { symbol-money }
choice-double-enforcement = { symbol-enforcement }
choice-double-contain = { symbol-contain }
choice-double-research = { symbol-research }
choice-double-attack = { symbol-attack }
choice-double-plan = { symbol-plan }
choice-give-money = { symbol-money }
choice-give-enforcement = { symbol-enforcement }
choice-give-contain = { symbol-contain }
choice-give-research = { symbol-research }
choice-give-attack = { symbol-attack }
choice-give-plan = { symbol-plan }
choice-pay-money = { symbol-money }
choice-pay-enforcement = { symbol-enforcement }
choice-pay-contain = { symbol-contain }
choice-pay-research = { symbol-research }
choice-pay-attack = { symbol-attack }
choice-pay-plan = { symbol-plan }
choice-power-improvise = { word-improvise }
choice-power-faith = { word-faith }
choice-power-operations = { word-operations }
choice-power-sniper = { word-sniper }
choice-power-travel = { word-travel }
choice-track-red = { track-red }
choice-track-blue = { track-blue }
choice-track-yellow = { track-yellow }
choice-track-white = { track-white }
choice-side-A = A
choice-side-B = B
choice-what-fortify = { word-fortify }
choice-what-reinforce = { word-reinforce }
choice-what-barricade = { word-barricade }
