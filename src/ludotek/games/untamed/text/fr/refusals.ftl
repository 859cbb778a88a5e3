### Pourquoi quelque chose n’est pas possible.

refusal-too-expensive =
    { $cost ->
        [one] Cela coûte { $cost } Puissance ; vous en avez { $have } de redressée.
       *[other] Cela coûte { $cost } Puissances ; vous en avez { $have } de redressées.
    }
refusal-partners-power =
    { $cost ->
        [one] Cela coûte { $cost } Puissance ; vous en avez { $have } de redressée, et vos équipiers ne peuvent pas payer pour vous.
       *[other] Cela coûte { $cost } Puissances ; vous en avez { $have } de redressées, et vos équipiers ne peuvent pas payer pour vous.
    }
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-partners-hand = Cette carte est dans la main d’un équipier. Vous ne jouez que les cartes de votre propre main.
refusal-own-hand-only = Cette carte n’est pas dans votre main, et les équipiers ne partagent pas leur main.
refusal-not-in-support = Cette carte n’est pas dans votre Zone de Soutien.
refusal-no-room = Vous avez déjà 7 Animaux en jeu ; il n’y a pas de place pour un autre.
refusal-no-focus = { CAP($card) } : cette carte n’a pas la capacité Focus ; elle ne se joue que contre de la Puissance.
refusal-focus-too-dear = Focus coûte { part-cost }, à payer uniquement en Soutien ; vous en avez { $have }.
part-cost =
    { $cost ->
        [one] { $cost } Soutien
       *[other] { $cost } Soutiens
    }
refusal-too-little-support = Cela coûte { part-cost }, à payer en entier ; vous en avez { $have }.
refusal-partners-support = Cela coûte { part-cost }, à payer en entier ; vous en avez { $have }, et vos équipiers ne peuvent pas payer pour vous.
refusal-power-played = Vous avez déjà joué une carte en tant que Puissance pendant ce tour ; vous pourrez en jouer une autre à votre prochain tour.
refusal-alpha-power-played = Vous avez déjà joué deux cartes en tant que Puissance pendant ce tour ; même l’Alpha n’en joue pas plus.
refusal-power-limit = Votre Zone de Puissance est pleine : elle contient { $limit } cartes.
refusal-exhausted = Cet Animal est épuisé ; il sera redressé pendant votre Phase d’Entretien.
refusal-no-target = Cet Animal n’a rien à attaquer pour le moment.
refusal-already-drawn = Vous avez déjà payé 2 Puissances pour une carte pendant ce tour.
refusal-empty-deck = Votre deck est vide.
refusal-ability-used = La capacité de votre Forteresse a déjà été utilisée pendant ce tour ; elle pourra resservir à votre prochain tour.
refusal-team-ability-used = Votre équipe a déjà utilisé la capacité de sa Forteresse pendant ce tour ; elle pourra resservir à votre prochain tour.
refusal-no-bonus = Vous n’avez pas de Bonus de Puissance.
refusal-guarded = Garde protège ce camp : battez d’abord { FORM($card, form: "the") }.
refusal-rushing = { CAP($card) } : pendant le tour où il arrive en jeu, un Animal ayant Déferlement ne peut attaquer que des Animaux ; dès votre prochain tour, il pourra aussi attaquer des Forteresses.
refusal-rush-no-animal = { CAP($card) } : pendant le tour où il arrive en jeu, un Animal ayant Déferlement ne peut attaquer que des Animaux, et vos adversaires n’en ont pas ; dès votre prochain tour, il pourra aussi attaquer des Forteresses.
refusal-not-reached = Dans ce mode, seule la Forteresse du joueur à votre gauche est à votre portée.
refusal-not-a-target = { CAP($card) } : { SENTENCES($text, start: "lower") } Cela ne concerne pas les cartes de ce joueur.
refusal-not-by-text = { CAP($card) } : { SENTENCES($text, start: "lower") } Votre choix ne correspond pas à ce texte.
refusal-not-an-opponent = { CAP($card) } : { SENTENCES($text, start: "lower") } Vous ne pouvez choisir qu’un adversaire que vous avez le droit d’attaquer.
refusal-out-of-play = Ce joueur est hors jeu.
refusal-faction-taken = Vous ne pouvez plus prendre cette faction.
refusal-no-rally = { CAP($card) } : cette carte n’a pas le symbole Ralliement ; vous pourrez la jouer plus tard à son coût habituel.
refusal-not-drawn-now = Par Ralliement, vous ne pouvez jouer que les cartes que vous venez de piocher pour la Forteresse perdue.
refusal-must-choose = { CAP($card) } : { SENTENCES($text, start: "lower") } Tant qu’il y a quelque chose à choisir, vous devez choisir.
refusal-must-support = Vous devez placer une carte de votre main dans votre Zone de Soutien.
refusal-is-done = Vous avez déjà dit que vous aviez terminé ; vous pourrez revenir après l’action d’un équipier.
refusal-is-out = Vous êtes hors jeu.
refusal-cannot-resume = Vous ne pouvez revenir qu’après l’action d’un équipier.
refusal-own-card = Vous n’attaquez que des adversaires, pas votre propre camp.
refusal-fellow = Les adversaires de l’Alpha ne peuvent pas s’attaquer entre eux ; vous n’attaquez que l’Alpha.
refusal-in-main = Vous ne pouvez faire cela que pendant votre propre Phase Principale.
refusal-bonus-in-main = Un Bonus de Puissance ne s’utilise que pendant votre propre Phase Principale.
refusal-mulligan-over = Vous ne pouvez faire un mulligan qu’une fois, avant le début de la partie, quand on vous le demande.
refusal-not-settled = Ce qui est en cours se termine d’abord ; votre Phase Principale continue ensuite.
refusal-others-turn = C’est le tour d’un autre joueur ; vous agissez pendant votre tour, ou quand on vous le demande.
refusal-partners-turn = C’est le tour de votre équipier ; dans une équipe, seul agit le membre dont c’est le tour.
refusal-has-chosen = Vous avez déjà choisi votre carte ; les cartes sont montrées dès que tous ont choisi.
