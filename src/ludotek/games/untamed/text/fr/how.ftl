### Comment jouer.

how-aim = Le but
    .text = Chaque joueur défend 3 Forteresses de 7 Santé, l’une après l’autre. Envoyez vos Animaux contre celles de l’adversaire : qui détruit les 3 gagne.
how-power = La Puissance
    .text = Une fois par tour, vous pouvez poser une carte de votre main face cachée : c’est 1 Puissance, pour de bon. Chaque tour, chacune de ces cartes, 5 au plus, paie 1 du coût de vos cartes.
how-animals = Jouer des cartes
    .text = Payez le coût du coin. Les Animaux arrivent épuisés et se battent dès votre prochain tour ; les Objets agissent aussitôt. Vous pouvez avoir 7 Animaux au plus.
how-attack = Attaquer
    .text = Un Animal redressé attaque une fois : la Forteresse adverse, qui subit son Attaque en dégâts, ou un Animal, qui riposte au même instant. Les dégâts restent. Un Animal avec Garde doit être battu d’abord.
how-support = Le Soutien
    .text = Les Animaux battus et les Objets joués vont dans votre Zone de Soutien. Certains textes, et une fois par tour la capacité de votre Forteresse, se paient en Soutien : ces cartes quittent le jeu.
how-upkeep = L’Entretien
    .text = À la fin de votre tour, toutes vos cartes se redressent, vous piochez 2 cartes et mettez 1 carte de votre main au Soutien. Qui doit piocher dans un deck vide perd.
how-stronghold = Quand une Forteresse tombe
    .text = Son propriétaire pioche aussitôt, d’autant plus qu’il en a perdu. Les cartes au drapeau de Ralliement peuvent être jouées sur-le-champ sans rien payer. La Forteresse suivante est découverte ; après la troisième, la partie est finie.
