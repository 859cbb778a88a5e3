### Les mots du vocabulaire, tels que les nomme un menu ou un filtre. Ils commencent par une minuscule et n’ont pas de point final.
### Un champ ou un choix qui a un autre sens avec un mot qu’avec les autres est nommé avec lui : field-share-what.

pack-epics = Épiques

section-cards = Équipement
section-powers = capacités
section-deeds = actions des Épiques

## Mots

word-swap = lire un symbole comme un autre
word-die = un dé de plus
word-double = un symbole compte deux fois
word-give = utiliser la carte comme un dé
word-improvise = tourner un dé
word-faith = relancer
word-operations = donner un pion Planification
word-sniper = agir dans un autre Quartier
word-travel = changer de Quartier
word-fortify = { deed-fortify }
word-reinforce = { deed-reinforce }
word-barricade = Ajouter une Barricade
word-attack = Attaquer la Population
word-strengthen = Renforcer Cœur d’Acier
word-discover = { deed-discover }
word-share = Partage

## Champs

field-swap = quels deux symboles
field-die = quel dé
field-file-die = dés
field-double = quel symbole
field-give = résultat
field-pay = coût
field-anywhere = agit dans n’importe quel Quartier
field-power = quelle capacité
field-file-power = plateau Pouvoir
field-n = combien
field-track = quelle piste
field-epic-track = piste d’Action
field-what = quoi
field-id = nom court
field-card = cartes
field-name = nom
field-instead = à la place de ceux de la boîte
field-origin = d’où elle vient
field-faces = faces
field-kind = sorte de carte
field-cost = prix
field-reckoner = Redresseurs
field-ability = capacité
field-epic = Épiques
field-research = Recherche
field-loot-research = Recherche de Cœur d’Acier
field-health = Santé
field-weakened = Santé affaiblie
field-loot = Butin
field-enforcement = { symbol-enforcement }
field-contain = { symbol-contain }
field-plan = pions Planification
field-money = { symbol-money }
field-side = face
field-red = { track-red }
field-blue = { track-blue }
field-yellow = { track-yellow }
field-white = { track-white }
field-adjustment = plateau Ajustement
field-reckoners = nombre de Redresseurs
field-deployment = valeur de déploiement
field-movement = dé Déplacement
field-base = Base
field-length = longueur
field-district = Quartiers

## Choix

choice-origin-house = carte maison
choice-origin-rulebook = { mark-rulebook }
choice-health-infinite = infinie
choice-kind-equipment = { kind-equipment }
choice-kind-ability = { kind-ability }
choice-faces-money = { symbol-money }
choice-faces-enforcement = { symbol-enforcement }
choice-faces-contain = { symbol-contain }
choice-faces-research = { symbol-research }
choice-faces-attack = { symbol-attack }
choice-faces-plan = { symbol-plan }
choice-swap-money = { symbol-money }
choice-swap-enforcement = { symbol-enforcement }
choice-swap-contain = { symbol-contain }
choice-swap-research = { symbol-research }
choice-swap-attack = { symbol-attack }
choice-swap-plan = { symbol-plan }
choice-double-money = { symbol-money }
choice-double-enforcement = { symbol-enforcement }
choice-double-contain = { symbol-contain }
choice-double-research = { symbol-research }
choice-double-attack = { symbol-attack }
choice-double-plan = { symbol-plan }
choice-give-money = { symbol-money }
choice-give-enforcement = { symbol-enforcement }
choice-give-contain = { symbol-contain }
choice-give-research = { symbol-research }
choice-give-attack = { symbol-attack }
choice-give-plan = { symbol-plan }
choice-pay-money = { symbol-money }
choice-pay-enforcement = { symbol-enforcement }
choice-pay-contain = { symbol-contain }
choice-pay-research = { symbol-research }
choice-pay-attack = { symbol-attack }
choice-pay-plan = { symbol-plan }
choice-power-improvise = { word-improvise }
choice-power-faith = { word-faith }
choice-power-operations = { word-operations }
choice-power-sniper = { word-sniper }
choice-power-travel = { word-travel }
choice-track-red = { track-red }
choice-track-blue = { track-blue }
choice-track-yellow = { track-yellow }
choice-track-white = { track-white }
choice-side-A = A
choice-side-B = B
choice-what-fortify = { word-fortify }
choice-what-reinforce = { word-reinforce }
choice-what-barricade = { word-barricade }
