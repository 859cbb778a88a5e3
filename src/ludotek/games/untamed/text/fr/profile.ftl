### Ce qu’est le jeu : sur son affiche, dans la liste des jeux, et quand on prépare une table.

game-untamed = Indomptables
    .about = De 2 à 6 joueurs : trois factions et trois Forteresses chacun ; la dernière Forteresse debout l’emporte.
    .poster = Trois factions par deck. La dernière Forteresse debout l’emporte.
    .published = { game-untamed } est édité par Grumpy Owl Games sous le titre Untamed : Feral Factions.
    .long = Long : à cinq ou six, une partie dure toute une soirée.
    .real = Qui commence prend la place 1. Chacun garde sa main : une carte est nommée quand elle est jouée.

## Options

mode-duel = Duel
    .about = Un contre un : détruisez les trois Forteresses de l’autre.
mode-hunter = Chasseur
    .about = Vous n’attaquez que la Forteresse du joueur à votre gauche. Qui bat le premier un joueur gagne.
mode-survival = La Loi du plus Fort
    .about = Chacun peut attaquer chacun. Le dernier debout gagne.
mode-alpha = Alpha
    .about = Un contre tous : l’Alpha est plus fort, et les autres ne peuvent pas s’attaquer entre eux.
mode-hydra = Hydre
    .about = Les équipes partagent leurs Forteresses, jouent dans le même tour et voient leurs mains.
mode-manticore = Manticore
    .about = Les équipes partagent deck, Animaux, Puissance et Forteresses, mais les équipiers ne se parlent pas.
option-draft = Factions
draft-draft = au choix, à tour de rôle
    .about = Chacun en prend trois, à tour de rôle ; tous voient ce qui reste.
draft-random = tirées au hasard
    .about = Trois par place, par tirage au sort.
draft-chosen = choisies
    .about = Vous dites maintenant qui joue quoi.
option-factions = Factions
    .count =
        { $n ->
            [one] { $n } faction sur { $each }
           *[other] { $n } factions sur { $each }
        }
    .missing = Choisissez trois factions pour chaque place.
option-alpha = Alpha

## Who is whose enemy

aim-hunter = Vous pouvez attaquer la Forteresse { FORM($prey, form: "of") } ; { FORM($hunter, form: "the") } peut attaquer la vôtre.
