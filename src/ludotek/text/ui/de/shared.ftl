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
refusal-not-your-turn = Du bist gerade nicht an der Reihe.
refusal-game-over = Die Partie ist vorbei.
act-concede = Die Partie aufgeben

## Das Protokoll

log-because = { CAP($cause) }: { $line }
log-undo = Die letzte Aktion wird zurückgenommen.
log-undo-agreed = Wie vereinbart wird die letzte Aktion zurückgenommen.

## Warum das Zurücknehmen hier endet

undo-stops-at-start = Hier beginnt die Partie.
undo-stops-at-chance = Seitdem wurde gewürfelt oder gemischt.
undo-stops-at-reveal = Seitdem wurde etwas Verborgenes aufgedeckt.
undo-stops-at-other-seat = Seitdem hat jemand anderes gehandelt.
undo-stops-at-concession = Seitdem hat jemand aufgegeben.
undo-stops-closed = Die Partie ist abgeschlossen.
undo-others-built-on-it = Was die anderen seitdem getan haben, hängt davon ab.
