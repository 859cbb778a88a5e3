### The table of 20 Strong: what the page says, some of it the terminal and the cards too.

screen-where =
    { $n ->
        [0] { moment-setup }
       *[other] Tour { $n }
    }
screen-endgame = Final
board-strategy-phase = Phase de Stratégie { $phase } sur { $of }
board-strategy-note = phase { $phase }/{ $of }
screen-resolve-phase = Résolution
moment-setup = Mise en place
moment-activation = Activation
moment-commit = Engager
moment-roll = Lancer
moment-apply = Assigner
moment-damage = Subir des dégâts
moment-after = Effets subséquents
moment-exhaust = Épuiser
moment-recover = Récupérer
moment-gain = Gagner des objets
moment-cleanup = Entretien

## Dice

# Accords : m, f, mp, fp.
colour-yellow = jaune
    .m = jaune
    .f = jaune
    .mp = jaunes
    .fp = jaunes
colour-green = vert
    .m = vert
    .f = verte
    .mp = verts
    .fp = vertes
colour-blue = bleu
    .m = bleu
    .f = bleue
    .mp = bleus
    .fp = bleues
colour-purple = violet
    .m = violet
    .f = violette
    .mp = violets
    .fp = violettes
colour-red = rouge
    .m = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
face-no-face = pas encore lancé
face-miss = échec
face-hit = touche
face-crit = critique
board-to-roll = à lancer
part-colour =
    { $colour ->
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
       *[red] { colour-red }
    }
part-colours =
    { $colour ->
        [yellow] { colour-yellow.mp }
        [green] { colour-green.mp }
        [blue] { colour-blue.mp }
        [purple] { colour-purple.mp }
       *[red] { colour-red.mp }
    }
board-die = dé { part-colour }, { $face }
board-pile =
    { $n ->
        [one] { $n } { part-colour }
       *[other] { $n } { part-colours }
    }
# Its forms are for the rulebook: how many there are, in all and of each colour, hits/crits/misses, and from weak to strong.
board-tray = Vos dés
    .in-all = 17
    .by-colour = 4 dés jaunes, 4 verts, 4 bleus, 4 violets et 1 rouge
    .sides = jaune 1/1/4, vert 2/1/3, bleu 3/1/2, violet 4/1/1, rouge 5/1/0
    .order = jaune, vert, bleu, violet, rouge
screen-pool = Réserve
board-active = Zone active, non assignés
screen-exhausted = Épuisés
screen-banished = Bannis
board-no-dice = Les dés engagés restent ici jusqu’à la fin du tour
board-take-back = le reprendre
board-drag-back = glissez-le hors de la carte pour le reprendre
board-commit-all = Tout engager
board-recover-best = Les meilleurs
board-all-here = Les { $n } touches ici, jusqu’à la défaite de la carte
board-hits-of = { $n } faces sur { $of } touchent
board-legend = Ce que donnent les dés
board-legend-hit = touche, 1 dégât
board-legend-crit = critique, 2 dégâts
board-legend-miss = échec, rien
board-legend-use = Les dés forts touchent plus souvent. Un dé ne revient qu’à l’étape Récupération.
board-wished = souhait : encore { $n }
board-hits-left =
    { $n ->
        [one] { $n } touche à assigner
       *[other] { $n } touches à assigner
    }

## Le but

board-aim = But
board-aim-a-stack-empty = Videz une pile, puis vainquez le boss
board-aim-stacks-empty = Videz toutes les piles, puis vainquez le boss
board-aim-chip-full = Remplissez le jeton, puis vainquez le boss
board-aim-chip-empty = Videz le jeton, puis vainquez le boss
board-aim-missions-done = Accomplissez toutes les missions, puis vainquez le boss
board-aim-any = Atteignez le final, puis vainquez le boss
board-hunt = Attirez et vainquez { $n } boss
board-boss-on-day = Soyez prêt pour le boss au jour { $n }
board-aim-endgame = Vainquez le boss
board-fewest = une pile, encore { $n }
board-story = L’histoire de ce paquet

## The hero

board-own = Votre héros
stat-health = Santé
stat-strategy = Stratégie
stat-recovery = Récupération
board-health-note = { $n } au plus
board-strategy-idle = par tour
board-coming = à venir, si aucun ne tombe
board-coming-now = à subir maintenant
board-would-lose = vous perdriez
board-no-damage = aucun dégât à venir
board-recovery-note = par tour
board-counts-as = compte pour { $n }
board-inventory = Inventaire
board-free-slot = place libre
board-over-limit = { $n } de trop
screen-used = utilisé ce tour
# Ce que compte le jeton, dans un paquet qui ne le dit pas.
chip-any = points de jeton
    .the = le jeton
    .points =
        { $n ->
            [one] { $n } point de jeton
           *[other] { $n } points de jeton
        }
    .each = pour chaque point de jeton
    .every = par tranche de { $n } points de jeton
    .left = si le jeton indique { $n } ou plus
    .most = si le jeton indique { $n } au plus

## Stacks, boss, missions

screen-stacks = Piles
board-stack = Pile { $n }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
screen-empty = vide
screen-face-down = face cachée
board-discard-pile = Défausse
kind-boss = Boss
board-bosses = { $n } boss
board-bosses-down = { $n } sur { $of } vaincus
board-boss-came = en jeu
board-boss-among = L’un d’eux attend, face cachée :
kind-mission = Mission
screen-missions = Missions
board-mission-state = { $n } sur { $of }
board-done = accomplie

## Lieux, jours, ce qui dure

board-map = Carte
board-here = vous êtes ici
board-reachable = à portée
board-leads-to = mène à : { $places }
board-anywhere = Vous pouvez commencer n’importe où.
board-beneath = en dessous :
board-fight-it = Combattre
board-lasting = En vigueur jusqu’à la fin
board-calendar = Calendrier
board-today = aujourd’hui
board-day = jour { $n } sur { $of }
board-days-left =
    { $n ->
        [0] le dernier jour
        [one] encore { $n } jour
       *[other] encore { $n } jours
    }
board-last-day =
    { $n ->
        [0] Le boss arrive aujourd’hui.
        [one] { $n } jour avant l’arrivée du boss
       *[other] { $n } jours avant l’arrivée du boss
    }
board-grow = tous les ennemis se renforcent

## Enemies

board-fight = Ennemis actifs
board-damage = Dégâts
board-suffered =
    { $n ->
        [one] { $n } dégât sur { $of }
       *[other] { $n } dégâts sur { $of }
    }
screen-tokens =
    { $n ->
        [one] +{ $n } dégât
       *[other] +{ $n } dégâts
    }
screen-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
mark-light = légère
mark-heavy = lourde
mark-mandatory = obligatoire
board-mandatory-short = oblig.
number-more =
    { $n ->
        [one] { $n } ennemi supplémentaire
       *[other] { $n } ennemis supplémentaires
    }
screen-defeated = carte vaincue
board-fallen = vaincue
board-silenced = annulé pour ce tour
board-stays = Pourquoi est-ce grisé ?
board-read = Lire la carte

## What would follow

board-defeats = vaincue
board-odds-defeat = vaincu
board-no-effect = permis, sans effet
board-not-mandatory = une autre d’abord
board-not-room = inventaire plein
board-gain = gagner cet objet
board-peace = En paix
board-hurts =
    { $n ->
        [one] subir { $n } dégât
       *[other] subir { $n } dégâts
    }
board-threatens =
    { $n ->
        [one] { $n } dégât menace
       *[other] { $n } dégâts menacent
    }
board-left =
    { $n ->
        [one] { $n } dégât menace, il resterait { $of } en Santé
       *[other] { $n } dégâts menacent, il resterait { $of } en Santé
    }
board-you-lose = vous perdez
board-deadly = mortel
board-unused =
    { $n ->
        [one] { $n } touche inutilisée
       *[other] { $n } touches inutilisées
    }
board-unrecovered = encore { $n } à reprendre
board-use = Utiliser
board-rolls-nothing = aucun dé, phase perdue
board-rerolls =
    { $n ->
        [one] relance { $n } dé
       *[other] relance { $n } dés
    }
board-hint-commit = Touchez des dés de la réserve, autant que vous voulez. Touchez un dé engagé pour le reprendre.
board-hint-apply = Choisissez un dé et touchez une carte qui brille, ou glissez-le dessus. Les échecs ne s’assignent pas.
board-hint-nothing-left = Plus aucune touche pour un ennemi encore debout.
board-hint-use-first = Plus aucune touche, mais ce qui brille peut encore servir.
board-hint-pool-empty = Votre réserve est vide : seuls les dés de la zone active sont lancés.
board-resolve-all = Tout résoudre, de gauche à droite
board-answers = Faites un choix

## The log

screen-log-committed = Vous engagez
screen-log-rolled = Vous lancez
screen-log-applied = Vous assignez
screen-log-recovered = Vous récupérez
