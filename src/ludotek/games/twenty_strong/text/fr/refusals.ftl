### Pourquoi une chose n’est pas possible.

part-forbids =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] vous interdisent
       *[no] vous interdit
    }
refusal-not-now = Ce n’est pas possible maintenant.
refusal-no-such-die-in-pool = Il ne reste aucun dé de ce genre dans votre réserve.
refusal-commit-forbidden = { part-forbids } d’engager ce dé.
refusal-commit-limit = { part-forbids } d’engager plus de dés pendant cette phase de Stratégie.
refusal-no-such-rolled-die = Vous n’avez aucun dé non assigné de ce genre.
refusal-misses-do-not-apply = Un échec ne peut pas être assigné.
refusal-apply-forbidden = { part-forbids } d’assigner ce dé ici.
refusal-no-phase-left = Votre Stratégie ne permet plus d’autre phase de Stratégie pendant ce tour.
refusal-repeat-forbidden = { part-forbids } de répéter la phase de Stratégie.
refusal-empty-stack = Cette pile est vide.
refusal-mandatory-elsewhere = Une carte obligatoire est visible sur une autre pile ; vous devez d’abord activer une telle carte.
refusal-not-neighbouring = Cette pile n’est pas voisine de la dernière que vous avez choisie.
refusal-endgame-too-early = Le Final ne peut pas encore commencer.
refusal-no-peace = Cette carte n’offre pas de voie pacifique.
refusal-no-such-exhausted-die = Aucun dé de ce genre n’est épuisé.
refusal-no-room = Votre inventaire est plein : vous ne pouvez pas détenir plus d’objets que votre Stratégie ne le permet.
refusal-not-defeated = Cette carte n’a pas été vaincue pendant ce tour.
refusal-no-item-reward = Cette carte n’a pas de récompense Objet.
refusal-rolling = Rien ne peut être utilisé pendant l’étape Lancer.
refusal-inside-an-effect = Un effet est en cours de résolution ; terminez-le d’abord.
refusal-not-usable-item = Cet objet agit automatiquement ; il ne s’utilise pas.
refusal-wrong-time = Son texte indique un autre moment.
refusal-no-effect-now = L’utiliser maintenant ne changerait rien.
refusal-already-used = Son texte ne permet pas de l’utiliser de nouveau pour l’instant.
refusal-items-forbidden = { part-forbids } d’utiliser des objets.
refusal-ability-forbidden = { part-forbids } d’utiliser la capacité de votre héros.
refusal-chip-too-low = Le jeton n’indique pas assez pour payer.
refusal-no-such-item = Vous ne détenez pas cet objet.
refusal-cannot-pay = Vous ne pouvez pas payer le coût en entier.
refusal-not-a-target = Le texte ne permet pas ce choix.
refusal-gain-forbidden = { part-forbids } de gagner des objets.
refusal-being-used = Cet objet est en cours d’utilisation.
refusal-no-ability-to-use = Il n’y a ici aucune capacité à utiliser.
refusal-must-choose = Cet effet est obligatoire : tant qu’un choix est possible, vous devez choisir.
refusal-chip-forbidden = { part-forbids } d’utiliser le jeton.
refusal-recover-forbidden = { part-forbids } de récupérer des dés.
