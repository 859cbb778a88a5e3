### Worauf man stolz sein darf.

achievement-ts-won = Tagesanbruch
achievement-ts-won-text = Gewinne eine Partie.
achievement-ts-swift = Vor dem Frühstück
achievement-ts-swift-text = Gewinne in höchstens { $n } Runden.
achievement-ts-unhurt = Kein Kratzer
achievement-ts-unhurt-text = Gewinne, ohne Schaden zu erleiden.
achievement-ts-razor = Am seidenen Faden
achievement-ts-razor-text = Gewinne mit 1 Leben.
achievement-ts-missions = Pflicht erfüllt
achievement-ts-missions-text = Gewinne, wenn alle Missionen abgeschlossen sind.
achievement-ts-bare = Mit bloßen Händen
achievement-ts-bare-text = Gewinne, ohne Loot zu verwenden.
achievement-ts-crits = Funkenregen
achievement-ts-crits-text = Würfle in einer Partie mindestens { $n } kritische Treffer.
achievement-ts-rare = Einer von vielen
achievement-ts-rare-text = Mach einen Wurf, der nur einmal in { $n } gelingt.
achievement-ts-unlucky = Gegen das Glück
achievement-ts-unlucky-text = Gewinne mit mindestens { $n } Treffern weniger als erwartet.
achievement-ts-climber = Höher hinauf
achievement-ts-climber-text = Gewinne auf Stufe { $n } der Schwierigkeitsleiter oder höher.
achievement-ts-heroes = Volle Wache
achievement-ts-heroes-text = Gewinne mit { $n } verschiedenen Helden.
achievement-ts-streak = Drei Morgen
achievement-ts-streak-text = Gewinne { $n } Partien in Folge.
