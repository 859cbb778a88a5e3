### Pourquoi quelque chose n’est pas possible.

refusal-not-now = Ce n’est pas possible maintenant.
refusal-is-done = Vous avez déjà dit que vous aviez terminé.
refusal-cannot-resume = Vous ne pouvez revenir qu’après l’action d’un autre Redresseur.
refusal-no-such-die = Il n’y a pas de dé de ce genre à choisir.
refusal-keep-one-first = Gardez d’abord au moins 1 des dés que vous venez de lancer.
refusal-nothing-to-roll = Il ne reste aucun dé à relancer.
refusal-no-roll-left = Vous avez fait vos 3 lancers.
refusal-no-faith = Vous n’avez pas la capacité Foi, ou vous l’avez déjà utilisée pendant ce round.
refusal-card-used = Vous avez déjà utilisé { FORM($card, form: "the") } pendant ce round.
refusal-not-your-card = Ce n’est pas une de vos cartes.
refusal-no-token = Vous n’avez pas de pion Planification sur votre plateau.
refusal-no-symbol = Vous n’avez pas de symbole pour cela ici.
refusal-out-of-reach = Ce Quartier est hors de votre portée.
refusal-no-enforcement = Il n’y a pas d’agent de la Sûreté dans ce Quartier.
refusal-no-epic = Il n’y a pas d’Épique dans ce Quartier.
refusal-bracket-at-start = Le crochet est déjà après la première action.
refusal-is-weakened = Cet Épique est déjà Affaibli ; Rechercher ne lui fait rien.
refusal-infinite-health = La Santé de cet Épique est infinie tant qu’il n’est pas Affaibli.
refusal-steelheart-elsewhere = Cœur d’Acier est hors de votre portée.
refusal-steelheart-weakened = Cœur d’Acier est déjà Affaibli ; Rechercher ne lui fait rien.
refusal-steelheart-infinite = La Santé de Cœur d’Acier est infinie tant qu’il n’est pas Affaibli.
refusal-barricaded = Une Barricade barre la route : on ne peut ni quitter son Quartier ni y entrer.
refusal-already-there = Votre figurine y est déjà.
refusal-no-barricade = Il n’y a pas de Barricade dans ce Quartier.
refusal-already-used-a-symbol = Vous en avez déjà utilisé un symbole ; seuls les autres symboles peuvent encore servir.
refusal-wrong-symbol = Aucun de ces symboles n’active { FORM($card, form: "the") }.
refusal-permanent =
    { CAP(FORM($card, form: "the")) } { FORM($card, form: "plural") ->
        [yes] agissent toujours ; il n’y a rien à utiliser.
       *[no] agit toujours ; il n’y a rien à utiliser.
    }
refusal-needs-a-die = Prenez d’abord un dé ou un pion Planification ; vous pourrez alors activer { FORM($card, form: "the") }.
refusal-only-when-rolling = Vous ne pouvez utiliser { FORM($card, form: "the") } qu’à l’étape Lancer les Dés.
refusal-no-die-left = Vous n’avez plus de dé inutilisé pour { FORM($card, form: "the") }.
refusal-not-to-oneself = Le pion Planification doit aller à un autre Redresseur.
refusal-too-little-money = Vous n’avez pas assez d’argent pour cela.
refusal-not-in-market = Cette carte n’est pas au marché.
refusal-deck-empty = Le paquet Équipement est vide.
refusal-not-confiscated = Aucun dé de ce genre n’est confisqué.
refusal-name-a-die-first = Quelqu’un doit d’abord désigner le dé à perdre.
refusal-already-named = Ce dé est déjà désigné, ou vous en avez déjà désigné un : c’est aux autres de répondre.
refusal-not-that-face = Le dé montre déjà cette face.
refusal-no-loot-of-that = Il ne reste pas de Butin pour cela.
