### Was das Spiel ist: auf seinem Plakat, in der Liste der Spiele, und wenn ein Tisch eingerichtet wird.

game-untamed = Untamed
    .about = Für 2 bis 6 Spieler: je drei Fraktionen, je drei Festungen; wessen Festung zuletzt noch steht, gewinnt.
    .poster = Drei Fraktionen je Deck. Die letzte Festung gewinnt.
    .published = { game-untamed } erscheint bei Grumpy Owl Games als Untamed: Feral Factions.
    .long = Lang: Zu fünft oder sechst dauert eine Partie einen ganzen Abend.
    .real = Wer beginnt, sitzt auf Platz 1. Die Handkarten bleiben auf der Hand: Eine Karte wird genannt, wenn sie gespielt wird.

## Optionen

mode-duel = Duell
    .about = Einer gegen einen: Zerstöre alle drei Festungen des anderen.
mode-hunter = Jäger
    .about = Du greifst nur die Festung des Spielers links von dir an. Wer als Erster jemanden besiegt, gewinnt.
mode-survival = Recht des Stärkeren
    .about = Jeder darf jeden angreifen. Wer zuletzt übrig ist, gewinnt.
mode-alpha = Alpha
    .about = Einer gegen alle: Der Alpha ist stärker, und die anderen dürfen einander nicht angreifen.
mode-hydra = Hydra
    .about = Teams teilen sich die Festungen, spielen im selben Zug und sehen einander in die Hand.
mode-manticore = Mantikor
    .about = Teams teilen sich Deck, Tiere, Kraft und Festungen, aber Partner dürfen sich nicht absprechen.
option-draft = Fraktionen
draft-draft = der Reihe nach gewählt
    .about = Jeder nimmt der Reihe nach drei; alle sehen, was noch da ist.
draft-random = ausgelost
    .about = Drei je Platz, durch das Los.
draft-chosen = festgelegt
    .about = Du legst jetzt fest, wer was spielt.
option-factions = Fraktionen
    .count = { $n } von { $each } Fraktionen
    .missing = Wähle für jeden Platz drei Fraktionen.
option-alpha = Alpha

## Who is whose enemy

aim-hunter = Du darfst die Festung von { $prey } angreifen; { $hunter } greift deine an.
