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
refusal-not-now = Ce n’est pas possible maintenant.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est terminée.
refusal-too-long = Cette partie dure depuis trop longtemps ; on ne peut plus que l’abandonner.
act-concede = Abandonner la partie
act-resume = Continuer à jouer
act-unknown = Action { $action }

## Qui est assis là

seat = joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
# Une personne qui a donné son nom ; $vowel dit s’il commence par une voyelle.
seat-named = { $name }
    .the = { $name }
    .of =
        { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    .to = à { $name }

## Le journal

log-because = { CAP($cause) } – { $line }
log-undo = { CAP(FORM($seat, form: "the")) } annule : { $act }.
log-undo-unnamed = { CAP(FORM($seat, form: "the")) } annule une action.
log-undo-alone = Annulé : { $act }.
# On a demandé à tous les autres.
log-undo-agreed = D’un commun accord, { FORM($seat, form: "the") } annule : { $act }.
log-undo-agreed-unnamed = D’un commun accord, { FORM($seat, form: "the") } annule une action.
log-undo-agreed-other = D’un commun accord, { FORM($seat, form: "the") } annule ce qu’a fait { FORM($of, form: "the") } : { $act }.
log-undo-agreed-other-unnamed = D’un commun accord, { FORM($seat, form: "the") } annule ce qu’a fait { FORM($of, form: "the") }.
log-undo-agreed-alone = Annulé d’un commun accord : { $act }.
# Il n’y avait personne à qui demander.
log-rewound = { CAP(FORM($seat, form: "the")) } revient en arrière malgré des dés lancés ou des cartes révélées, jusqu’avant : { $act }.
log-rewound-unnamed = { CAP(FORM($seat, form: "the")) } revient en arrière malgré des dés lancés ou des cartes révélées.
log-rewound-alone = Retour en arrière malgré des dés lancés ou des cartes révélées, jusqu’avant : { $act }.

## Ce qui est annulé

# Une action et ce qui a été choisi avec elle.
undo-act = { $act } : { $then }
undo-act-unnamed = une action
end-rewound =
    { $n ->
        [one] La partie est revenue { $n } fois en arrière malgré des dés lancés ou des cartes révélées.
       *[other] La partie est revenue { $n } fois en arrière malgré des dés lancés ou des cartes révélées.
    }

## Où une partie a été jouée

played =
    { $open ->
        [yes] Partie jouée { LIST($places, join: "then") }. Qui jouait aurait pu consulter les dés et les cartes à venir.
       *[no] Partie jouée { LIST($places, join: "then") }.
    }
place-terminal = dans le terminal
place-device = sur un appareil sans serveur
place-server = sur un serveur
place-file = emportée dans un fichier

## Pourquoi l’annulation s’arrête là

undo-stops-at-start = C’est le début de la partie.
undo-stops-at-chance = Des dés ont été lancés ou des cartes mélangées depuis.
undo-stops-at-reveal = Un élément caché a été révélé depuis.
undo-stops-at-other-seat = Quelqu’un d’autre a agi depuis.
undo-stops-at-concession = Quelqu’un a abandonné la partie depuis.
undo-stops-closed = La partie est close.
undo-nothing-own = Vous n’avez encore rien fait qui puisse être annulé.
undo-others-built-on-it = { CAP(FORM($seat, form: "the")) } s’est appuyé là-dessus depuis : { $act }.

## Les mots qui disent 1 et 0 sans chiffre : le contrôle des textes de cartes les connaît d’ici.

words-for-one = un une chaque
words-for-none = aucun aucune vide

## Une vraie table

ask-LayOut = Installez la vraie table : mélangez les paquets et mettez tout en place comme le dit la règle. Ensuite, vous indiquerez ce qui s’y trouve.
done-LayOut = Tout est en place
undo-entering = la dernière saisie
