### La table de Reckoners dans le terminal.

## La prochaine phase des Épiques

screen-coming-certain =
    { $n ->
        [0] Population inchangée
       *[other] Population −{ $n }
    }
screen-coming-spread = Population −{ $least } à −{ $most }, en moyenne −{ $whole },{ $tenth }
screen-coming-die =
    { $percent ->
        [100] un dé sera perdu
       *[other] { $percent } % de risque de perdre un dé
    }
screen-coming-defeat =
    { $percent ->
        [100] la partie sera perdue
       *[other] { $percent } % de risque de perdre la partie
    }
screen-coming-sample = échantillon de { $tries } tirages, ±{ $whole },{ $tenth }

## Cœur d’Acier

screen-red = rouge
screen-blue = bleue
screen-yellow = jaune
screen-white = blanche
screen-short-red = Ro
screen-short-blue = Bl
screen-short-yellow = Ja
screen-short-white = Bc
screen-track-red =
    { $n ->
        [0] { $n } agent
        [one] { $n } agent
       *[other] { $n } agents
    }, { $group } par Quartier
screen-track-blue =
    { $n ->
        [0] { $n } Barricade
        [one] { $n } Barricade
       *[other] { $n } Barricades
    }, 1 par Quartier

## La ville

screen-city = Ville, dans le sens horaire { $arrow }

## L’équipe

screen-team = Redresseurs
screen-bot = robot
screen-plans = Planification
screen-waits = vous attend (« allez »)
screen-rolled = lancés
screen-marked = à garder
screen-kept = gardés
screen-to-use = à utiliser
screen-no-dice = plus aucun dé
screen-loot = Butin restant :
screen-in-use = { $who } utilise
screen-anywhere = agit dans n’importe quel Quartier

## Le marché

screen-market = Marché ({ $left } dans le paquet)
screen-confiscated = Confisqués, 2 $ chacun :

## Groupes d’options

screen-act-keep = Garder
screen-act-die = Utiliser
screen-act-turn = Tourner
screen-act-card = Carte
screen-act-activate = Activer
screen-act-buy = Acheter
screen-act-buy-back = Racheter
screen-act-lose = Perdre
screen-board = Gagner
screen-act-money = 1 $
screen-act-plan = un pion Planification pour le prochain round
screen-act-move = Aller
screen-act-barricade = Retirer Barricade
screen-act-give = Pion Planification à
screen-act-for = Pour
screen-act-contain = contenir { $who } : évite { $deed }
screen-act-contain-track = contenir { FORM($track, form: "the") } : évite { $deed }

screen-letters-help = Garder ou utiliser des dés par les lettres de leurs symboles : $ Argent, s Attaquer la Sûreté, c Contenir, r Rechercher, a Attaquer un Épique, p Planification.
screen-legend = Dés : [ ] de base, b bleu, r rouge, g vert, o orange, y jaune, p violet. Symboles : { $money } Argent, { $enforcement } Attaquer la Sûreté, { $contain } Contenir, { $research } Rechercher, { $attack } Attaquer un Épique, { $plan } Planification. Sur les pistes : { $do-fortify } Fortifier, { $do-reinforce } Renforcer la Sûreté, { $do-barricade } Barricade, { $do-attack } Attaquer la Population, { $do-strengthen } Renforcer une piste de Cœur d’Acier, { $do-discover } Découvrir une Base, { $do-share } Partage ; ce qui est à gauche du crochet aura lieu. * agit dans n’importe quel Quartier. Épiques : { $research }3 { $health }7{ $arrow }4 signifie Recherche 3, Santé 7, au plus 4 une fois Affaibli. Cartes : { $ready } prête, { $used } plus utilisable ce round, { $always } persistante.

## Lettres des symboles, à taper et pour les terminaux sans signes

screen-letter-money = $
screen-letter-enforcement = s
screen-letter-contain = c
screen-letter-research = r
screen-letter-attack = a
screen-letter-plan = p

## La phase des Épiques

screen-epics-phase = Phase des Épiques du round { $n }
screen-phase-cost =
    { $n ->
        [0] Personne n’est mort. Population : { $left }.
       *[other] Population perdue : { $n }. Reste : { $left }.
    }

## La fin

screen-won = Vous avez gagné !
screen-lost = Vous avez perdu.
