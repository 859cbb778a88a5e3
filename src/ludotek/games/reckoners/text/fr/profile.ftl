### Ce qu’est le jeu : sur son affiche, dans la liste des jeux, et quand on prépare une table.

game-reckoners = Reckoners
    .about = De 1 à 6 joueurs, tous dans le même camp : abattez Cœur d’Acier avant qu’il ne reste plus personne dans sa ville.
    .poster = Tous contre Cœur d’Acier, ou la ville tombe.
    .published = { game-reckoners } est édité par Nauvoo Games, d’après les romans de Brandon Sanderson.
    .alone = Seul, vous menez deux Redresseurs.

## Options

difficulty-easy = facile
    .about = Cœur d’Acier frappe doucement : pour une première partie.
difficulty-normal = normale
    .about = Le jeu tel qu’il est pensé.
difficulty-hard = difficile
    .about = Cœur d’Acier a des pistes plus longues et davantage de Recherche.
difficulty-firefight = flamme !
    .about = Les deux plateaux du côté difficile : pour une équipe qui connaît la ville.
option-reckoners = Redresseurs
    .hint = Dans l’ordre des places ; les autres sont tirés au sort.
