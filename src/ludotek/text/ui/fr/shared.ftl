### Mots communs à tous les jeux.

## Listes : `list-x` relie deux éléments, `list-x-last` amène le dernier.

list-and = { $before }, { $item }
list-and-last = { $before } et { $item }
list-or = { $before }, { $item }
list-or-last = { $before } ou { $item }
list-then = { $before }, puis { $item }
list-then-last = { $before }, puis { $item }
# Après des infinitifs ; ici comme après des impératifs.
list-and-then = { $before }, puis { $item }
list-and-then-last = { $before }, puis { $item }
list-comma = { $before }, { $item }
list-comma-last = { $before }, { $item }
list-modes = { $before } ; { $item }
list-modes-last = { $before } ; ou { $item }
list-either = { $before }, { $item }
list-either-last = { $before }, ou { $item }
list-sentence = { $text }.
list-sentences = { $before } { $item }
list-sentences-last = { $before } { $item }

## Réponses possibles à toute question

refusal-not-offered = Ce choix n’est pas proposé en ce moment.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est terminée.
act-concede = Abandonner la partie

## Le journal

log-because = { CAP($cause) } – { $line }
log-undo = La dernière action est annulée.
log-undo-agreed = D’un commun accord, la dernière action est annulée.

## Pourquoi l’annulation s’arrête là

undo-stops-at-start = C’est le début de la partie.
undo-stops-at-chance = Des dés ont été lancés ou des cartes mélangées depuis.
undo-stops-at-reveal = Un élément caché a été révélé depuis.
undo-stops-at-other-seat = Quelqu’un d’autre a agi depuis.
undo-stops-at-concession = Quelqu’un a abandonné la partie depuis.
undo-stops-closed = La partie est close.
undo-others-built-on-it = Ce que les autres ont fait depuis en dépend.
