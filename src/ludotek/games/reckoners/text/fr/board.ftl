### The table of The Reckoners: what the page says, some of it the terminal and the cards too.

## Round and step

screen-where =
    { $n ->
        [0] Prologue
       *[other] Round { $n }
    }
step-place = Placement
step-roll = Lancer
step-use = Utiliser
step-loot = Butin
step-acquire = Acquérir
step-epics = Phase des Épiques

## What everybody shares

screen-population = Population
board-aim = Abattez Cœur d’Acier avant que la Population ne soit anéantie.
board-of-people = sur { $n }
screen-money = Argent
screen-dollars = { $n } $
screen-base = Base
board-base-left =
    { $n ->
        [one] Base : encore { $n } case
       *[other] Base : encore { $n } cases
    }
screen-supply = Réserve
screen-enforcement = Sûreté
board-barricades = Barricades

## The coming Epics phase

screen-coming = Si les Épiques agissent maintenant :
board-coming-short = Épiques :
board-leaves = il en reste { $n }
board-leaves-spread = il en reste { $least } à { $most }
board-nothing = personne ne meurt
board-die-lost =
    { $percent ->
        [100] base trouvée : un dé perdu
       *[other] { $percent } % de risque : base trouvée, un dé perdu
    }
board-game-lost = { $percent } % de risque de perdre la partie
board-loss = Population −{ $n } si les Épiques agissent maintenant
board-loss-then = Population { $now } si les Épiques agissent maintenant ; après ce choix { $then }

## Steelheart and the Epics

steelheart = Cœur d’Acier
    .gender = m
    .plural = no
    .article = { "" }
    .the = Cœur d’Acier
    .of = de Cœur d’Acier
    .to = à Cœur d’Acier
board-steelheart-here = Cœur d’Acier est ici
board-in-district = { $name }
board-then-health = Recherche à 0, puis Santé { $n }
screen-research = Recherche
screen-health = Santé
infinite = infinie
screen-weakened = Affaibli
board-weakened-to = Affaibli { $n }
screen-no-epic = pas d’Épique
board-per-district = { $n } par Quartier
board-bracket-after = crochet après l’action { $n }
board-steelheart-research = Rechercher Cœur d’Acier
board-defeats = Vaincu
board-wins = victoire

## Tracks and what stands on them

track-red = piste rouge
    .the = la piste rouge
    .colour = rouge
track-blue = piste bleue
    .the = la piste bleue
    .colour = bleu
track-yellow = piste jaune
    .the = la piste jaune
    .colour = jaune
track-white = piste blanche
    .the = la piste blanche
    .colour = blanc
board-track-letter-red = R
board-track-letter-blue = Bl
board-track-letter-yellow = J
board-track-letter-white = Bc
deed-fortify = Fortifier
deed-reinforce = Renforcer la Sûreté
board-deed-barricade =
    { $n ->
        [1] Ajouter une Barricade
       *[other] Ajouter une Barricade { $n }
    }
board-deed-attack =
    { $n ->
        [1] Attaquer la Population
       *[other] Attaquer la Population { $n }
    }
board-deed-strengthen =
    { $n ->
        [1] Renforcer Cœur d’Acier ({ $track })
       *[other] Renforcer Cœur d’Acier ({ $track }) { $n }
    }
deed-discover = Découvrir une Base
deed-share-fortify = Partage : Fortifier
deed-share-reinforce = Partage : Renforcer la Sûreté
deed-share-barricade = Partage : Ajouter une Barricade

## The city

board-city = Ville
district-any = { $name }
    .gender = m
    .plural = no
    .article = le Quartier{ " " }
    .the = le Quartier { $name }
    .of = du Quartier { $name }
    .to = au Quartier { $name }
    .at = dans le Quartier { $name }
board-here = Vous êtes ici
board-move-here = Aller ici
board-start-here = Commencer ici
board-aim-here = Sniper ici
board-no-entry = Bloqué
screen-scope = pion Sniper ({ $who })
board-nothing-here = Rien à choisir en ville pour le moment
board-pick-a-die = Touchez un dé : ses cibles s’éclairent ici.
board-pick-to-keep = Touchez les dés que vous gardez, puis relancez les autres.
board-keep-to-reroll = Gardez au moins un dé ; vous pourrez alors relancer les autres.
board-ping-hint = Clic droit, appui long ou touche P pour le montrer aux autres

## The team

board-team = Équipe
board-you = vous
board-play-as = Jouer { $name }
board-look-up = Voir { $name }
screen-token = pion Planification
board-plans = Planification
board-plan-next = Pion Planification pour le prochain round
screen-done = terminé
board-acting = en action
board-named = proposé
board-confiscated = Confisqués

## Dice and symbols

symbol-money = Argent
symbol-enforcement = Attaquer la Sûreté
symbol-contain = Contenir
symbol-research = Rechercher
symbol-attack = Attaquer un Épique
symbol-plan = Planification
die-basic = dé de base
    .a = un dé de base
    .many =
        { $n ->
            [one] { $n } dé de base
           *[other] { $n } dés de base
        }
die-blue = dé bleu
    .a = un dé bleu
    .many =
        { $n ->
            [one] { $n } dé bleu
           *[other] { $n } dés bleus
        }
die-red = dé rouge
    .a = un dé rouge
    .many =
        { $n ->
            [one] { $n } dé rouge
           *[other] { $n } dés rouges
        }
die-green = dé vert
    .a = un dé vert
    .many =
        { $n ->
            [one] { $n } dé vert
           *[other] { $n } dés verts
        }
die-orange = dé orange
    .a = un dé orange
    .many =
        { $n ->
            [one] { $n } dé orange
           *[other] { $n } dés orange
        }
die-yellow = dé jaune
    .a = un dé jaune
    .many =
        { $n ->
            [one] { $n } dé jaune
           *[other] { $n } dés jaunes
        }
die-purple = dé violet
    .a = un dé violet
    .many =
        { $n ->
            [one] { $n } dé violet
           *[other] { $n } dés violets
        }
screen-dice = dés
screen-roll = lancer { $n } sur { $of }
board-roll-n = Lancer { $n }
board-keep = À garder
board-used = Utilisés
board-in-use = En cours
screen-act-face = Tourner sur
board-not-keep = Ne pas garder finalement { $die }
board-die-used = Utilisé ce tour-ci : { $die }
board-take-instead = Utiliser plutôt { $die }
board-die-waits = Terminez d’abord ce qui est en cours, puis { $die }
board-die-kept = Gardé définitivement lors d’un lancer précédent : { $die }
board-put-back = Reposer { $die }
board-put-it-back = Reposer
board-keep-all = Garder les { $n } dés avec { $symbol }
board-money-all = Utiliser les { $n } dés d’argent
board-all-alike = Les { $n } dés identiques sur une même cible
board-all-of-them = les { $n }

## What the buttons add

board-dice-unused =
    { $n ->
        [one] { $n } dé inutilisé
       *[other] { $n } dés inutilisés
    }
board-money-left = reste { $n } $
board-rerolls-left =
    { $n ->
        [one] { $n } relance restante
       *[other] { $n } relances restantes
    }
board-rerolls =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
board-epics-end-it = les Épiques finissent alors la partie

## Cards

board-market = Marché
board-deck = { $n } dans le paquet
board-once = une fois par round
board-permanent = persistante
board-used-up = utilisée ce round
board-anywhere = dans n’importe quel Quartier
board-spend = Dépensez
board-one-more = Un dé de plus :
board-on-basic = sur vos dés de base
board-swapped = sont interchangeables
board-close = Retour

## The Epics phase

screen-new-epics = Nouveaux Épiques
board-show-phase = Revoir la dernière Phase des Épiques
board-acts-now = agit
board-acts-next =
    { $n ->
        [1] ensuite
       *[other] dans { $n }
    }
board-has-acted = a agi
board-still-to-come = Encore à venir :
board-acts-last = en dernier
board-action = Action { $n } sur { $of }
board-pause = Pause
board-go-on = Lecture
board-step = Action suivante
board-pace = Vitesse ×{ $n }
