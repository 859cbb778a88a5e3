### Wörter, die alle Spiele teilen.

## Listen: `list-x` steht zwischen zwei Teilen, `list-x-last` vor dem letzten.

list-and = { $before }, { $item }
list-and-last = { $before } und { $item }
list-or = { $before }, { $item }
list-or-last = { $before } oder { $item }
list-then = { $before }, dann { $item }
list-then-last = { $before }, dann { $item }
# Für Infinitive: „2 Würfel auffrischen und dann 1 Leben erhalten“.
list-and-then = { $before }, dann { $item }
list-and-then-last = { $before } und dann { $item }
list-comma = { $before }, { $item }
list-comma-last = { $before }, { $item }
list-modes = { $before }; { $item }
list-modes-last = { $before }; oder { $item }
list-either = { $before }, { $item }
list-either-last = { $before } oder { $item }
list-sentence = { $text }.
list-sentences = { $before } { $item }
list-sentences-last = { $before } { $item }

## Was jede Frage beantworten kann

refusal-not-offered = Das steht gerade nicht zur Wahl.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-not-your-turn = Du bist gerade nicht an der Reihe.
refusal-game-over = Die Partie ist vorbei.
refusal-too-long = Dieses Spiel dauert schon zu lange; man kann es nur noch aufgeben.
act-concede = Die Partie aufgeben
act-resume = Weiterspielen
act-unknown = Aktion { $action }

## Wer dort sitzt

seat = Spieler { $number }
# Jemand, der einen Namen angegeben hat.
seat-named = { $name }

## Das Protokoll

log-because = { CAP($cause) }: { $line }
log-undo = { CAP($seat) } nimmt zurück: { $act }.
log-undo-unnamed = { CAP($seat) } nimmt eine Aktion zurück.
log-undo-alone = Zurückgenommen: { $act }.
# Alle anderen wurden gefragt.
log-undo-agreed = Wie vereinbart nimmt { $seat } zurück: { $act }.
log-undo-agreed-unnamed = Wie vereinbart nimmt { $seat } eine Aktion zurück.
log-undo-agreed-other = Wie vereinbart nimmt { $seat } zurück, was { $of } getan hat: { $act }.
log-undo-agreed-other-unnamed = Wie vereinbart nimmt { $seat } zurück, was { $of } zuletzt getan hat.
log-undo-agreed-alone = Wie vereinbart zurückgenommen: { $act }.
# Niemand sonst war da, den man hätte fragen können.
log-rewound = { CAP($seat) } geht über Würfe oder verdeckte Karten zurück, bis vor: { $act }.
log-rewound-unnamed = { CAP($seat) } geht über Würfe oder verdeckte Karten zurück.
log-rewound-alone = Zurück über Würfe oder verdeckte Karten, bis vor: { $act }.

## Was zurückgenommen wird

# Eine Aktion und was dabei gewählt wurde.
undo-act = { $act }: { $then }
undo-act-unnamed = eine Aktion
end-rewound =
    { $n ->
        [one] In dieser Partie ging es einmal über Würfe oder verdeckte Karten zurück.
       *[other] In dieser Partie ging es { $n }-mal über Würfe oder verdeckte Karten zurück.
    }

## Wo eine Partie gespielt wurde

played =
    { $open ->
        [yes] Gespielt { LIST($places, join: "then") }. Wer spielte, hätte die kommenden Würfel und Karten nachsehen können.
       *[no] Gespielt { LIST($places, join: "then") }.
    }
place-terminal = im Terminal
place-device = auf einem Gerät ohne Server
place-server = auf einem Server
place-file = als Datei mitgenommen

## Warum das Zurücknehmen hier endet

undo-stops-at-start = Hier beginnt die Partie.
undo-stops-at-chance = Seitdem wurde gewürfelt oder gemischt.
undo-stops-at-reveal = Seitdem wurde etwas Verborgenes aufgedeckt.
undo-stops-at-other-seat = Seitdem hat jemand anderes gehandelt.
undo-stops-at-concession = Seitdem hat jemand aufgegeben.
undo-stops-closed = Die Partie ist abgeschlossen.
undo-nothing-own = Du hast noch nichts getan, was du zurücknehmen könntest.
undo-others-built-on-it = { CAP($seat) } hat seitdem darauf aufgebaut: { $act }.

## Wörter, die 1 und 0 ohne Ziffer sagen: Daran erkennt sie die Prüfung der Kartentexte.

words-for-one = ein eine einen einem einer eines einmal jede jeden jeder jedem jedes
words-for-none = kein keine keinen leer

## Ein echter Tisch

ask-LayOut = Baut den echten Tisch auf: Mischt die Decks und legt alles bereit, wie es die Spielregel sagt. Danach wird eingetragen, was dort liegt.
done-LayOut = Alles liegt bereit
undo-entering = die letzte Eingabe
