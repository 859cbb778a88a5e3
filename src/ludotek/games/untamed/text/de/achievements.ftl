### Worauf man stolz sein darf.

achievement-un-won = An der Spitze
achievement-un-won-text = Gewinne eine Partie.
achievement-un-untouched = Kein Stein bewegt
achievement-un-untouched-text = Gewinne, ohne eine Festung zu verlieren.
achievement-un-swift = Kurzer Prozess
achievement-un-swift-text = Gewinne in höchstens { $n } eigenen Zügen.
achievement-un-hunter = Gute Jagd
achievement-un-hunter-text = Besiege in einer Partie mindestens { $n } Tiere.
achievement-un-siege = Rammbock
achievement-un-siege-text = Füge Festungen in einer Partie mindestens { $n } Schaden zu.
achievement-un-rally = Aus den Trümmern
achievement-un-rally-text = Spiele in einer Partie mindestens { $n } Karten durch Sammeln.
achievement-un-star = Star des Abends
achievement-un-star-text = Lass eine Karte mindestens { $n } Schaden zufügen.
achievement-un-steady = Stetes Wachstum
achievement-un-steady-text = Gewinne, nachdem du in jedem möglichen Zug Kraft gelegt hast.
achievement-un-last = Letzte Mauern
achievement-un-last-text = Gewinne mit deiner letzten Festung.
achievement-un-crowd = Im Gedränge
achievement-un-crowd-text = Gewinne eine Partie mit mindestens { $n } Spielern.
achievement-un-factions = Viele Felle
achievement-un-factions-text = Gewinne mit { $n } verschiedenen Fraktionen.
achievement-un-streak = Auf Beutezug
achievement-un-streak-text = Gewinne { $n } Partien in Folge.
