### La première partie guidée : le but en une ligne, et chaque bulle avec son titre et ce qu’il faut faire.

lesson-first = Détruisez les trois Forteresses adverses

lesson-aim = Chacun défend trois Forteresses, l’une après l’autre. Qui détruit les trois de l’autre gagne. Celle du dessus est en jeu la première. Pour une première partie, tout ordre convient.
    .title = Le but
    .now = À vous : choisissez la Forteresse du dessus.
lesson-hand = Voici vos cartes. Le premier nombre est le coût ; un Animal a aussi une Attaque et une Santé (♥). Une main avec quelques cartes bon marché est à garder. Un mulligan échangerait toute la main, une seule fois.
    .title = Votre main
lesson-support = Les cartes de votre Zone de Soutien paient les capacités de votre Forteresse. Cédez celle qui vous manquera le moins.
    .title = Le Soutien
    .now = À vous : mettez une carte dans votre Zone de Soutien.
lesson-power = La Puissance paie vos cartes. Une fois par tour, vous pouvez poser une carte de votre main face cachée dans votre Zone de Puissance ; faites-le à chaque tour, avec une carte encore trop chère.
    .title = La Puissance
    .now = À vous : jouez une carte en tant que Puissance.
lesson-play = Payez maintenant une carte avec votre Puissance. Un Animal reste en jeu et attaque dès votre prochain tour ; avec Déferlement, il attaque aussitôt, mais ce tour-ci seulement d’autres Animaux. Un Objet agit une fois.
    .title = Jouer une carte
    .now = À vous : jouez une carte.
lesson-upkeep = Faites tout ce que vous voulez et pouvez payer, puis terminez votre tour. Vos cartes se redressent, vous piochez 2 cartes et en mettez 1 au Soutien.
    .title = Terminer votre tour
    .now = À vous : terminez votre Phase Principale quand vous avez fini.
lesson-attack = Un Animal redressé peut attaquer une fois ; il est ensuite épuisé jusqu’à la fin de votre tour. Vous voyez ce qui arriverait avant de choisir.
    .title = Attaquer
    .now = À vous : attaquez avec un Animal.
lesson-target = À une Forteresse, votre Animal inflige son Attaque et ne subit rien. Deux Animaux se blessent l’un l’autre. Un Animal qui a Garde doit être attaqué d’abord.
    .title = Forteresse ou Animal ?
lesson-ability = Votre Forteresse a une capacité. Une fois par tour, vous pouvez l’utiliser en payant avec des cartes de votre Zone de Soutien, qui quittent la partie.
    .title = Votre Forteresse vous aide
lesson-fall = Quand une Forteresse tombe, son propriétaire pioche une carte par Forteresse perdue et peut jouer sans payer celles qui ont un symbole Ralliement ; la suivante est révélée. À la troisième, la partie est gagnée.
    .title = Quand une Forteresse tombe
