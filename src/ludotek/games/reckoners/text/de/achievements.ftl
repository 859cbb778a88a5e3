### Worauf man stolz sein darf.

achievement-rk-won = Newcago ist frei
achievement-rk-won-text = Gewinnt eine Partie.
achievement-rk-saviour = Retter
achievement-rk-saviour-text = Gewinnt mit mindestens { $n } Bevölkerung.
achievement-rk-razor = Die Letzten
achievement-rk-razor-text = Gewinnt mit höchstens { $n } Bevölkerung.
achievement-rk-swift = Schnelles Urteil
achievement-rk-swift-text = Gewinnt in höchstens { $n } Runden.
achievement-rk-thrifty = Jeder Würfel zählt
achievement-rk-thrifty-text = Gewinnt, ohne einen Würfel ungenutzt zu lassen.
achievement-rk-warden = Aufseher
achievement-rk-warden-text = Dämmt in einer Partie mindestens { $n } Schritte ein.
achievement-rk-hunters = Epic-Jäger
achievement-rk-hunters-text = Besiegt in einer Partie mindestens { $n } Epics.
achievement-rk-hidden = Nie gefunden
achievement-rk-hidden-text = Gewinnt, ohne dass eine Basis gefunden oder ein Würfel beschlagnahmt wird.
achievement-rk-hard = Auf die harte Tour
achievement-rk-hard-text = Gewinnt auf der Schwierigkeit „schwer“ oder höher.
achievement-rk-firefight = Durchs Feuer
achievement-rk-firefight-text = Gewinnt auf der Schwierigkeit „Feuersturm“.
achievement-rk-faces = Viele Gesichter
achievement-rk-faces-text = Gewinnt mit { $n } verschiedenen Rächern.
achievement-rk-streak = Zweimal getroffen
achievement-rk-streak-text = Gewinnt { $n } Partien in Folge.
