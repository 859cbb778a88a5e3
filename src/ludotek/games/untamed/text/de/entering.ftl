### Was man von echten Karten abliest.

read-faction = Welche Fraktion zieht { $seat }?
read-keep = Welche Festung liegt jetzt oben: { $whose }?
read-deck = Welche Karte wird vom Deck von { $seat } aufgedeckt?
act-power-unseen = Eine Karte verdeckt als Kraft spielen
act-stack-unseen = Die Festungen sind gestapelt
