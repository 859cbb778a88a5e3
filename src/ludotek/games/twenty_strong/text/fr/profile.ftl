### Ce qu’est le jeu : sur son affiche, dans la liste des jeux, et quand on prépare une table.

game-twenty-strong = 20 Strong
    .about = Pour 1 joueur : { board-tray.in-all } dés contre tout ce que réservent les cartes.
    .poster = Dix-sept dés, une lampe, un soir sans fin.
    .published = { game-twenty-strong } est édité par Chip Theory Games.

## Options

option-hero = Héros
    .which = Quel héros (1 à { $last }, un nom, ou Entrée pour un héros au hasard) ?
difficulty-plain = 0
    .about = Le jeu simple, sans épreuve.
