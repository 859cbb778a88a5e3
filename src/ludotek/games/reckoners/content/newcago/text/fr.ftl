### Newcago : noms et textes d’ambiance

box-newcago = Newcago
    .intro = Il y a dix ans, la ville s’est changée en acier, et le soleil s’est éteint peu après. De son palais, Cœur d’Acier contemple un lac qui ne bouge plus ; en bas, ses Épiques se partagent les rues, et la Sûreté veille à ce que nul ne se plaigne. Mais chacun a un point faible. Vous avez quelques dés, quelques plans, et quarante bonnes raisons de vous dépêcher.

## Redresseurs

card-david = David
    .gender = m
    .plural = no
    .article = { "" }
    .the = David
    .of = de David
    .to = à David
    .flavour = « C’est comme venir à une bataille de boules de neige avec une cuillère. Croyez-moi, ça marche. »

card-megan = Megan
    .gender = f
    .plural = no
    .article = { "" }
    .the = Megan
    .of = de Megan
    .to = à Megan
    .flavour = Deux pistolets, un de rechange, et pas un mot de trop.

card-abraham = Abraham
    .gender = m
    .plural = no
    .article = { "" }
    .the = Abraham
    .of = d’Abraham
    .to = à Abraham
    .flavour = Il porte l’arme la plus lourde de la ville, et le cœur le plus léger.

card-prof = Prof
    .gender = m
    .plural = no
    .article = { "" }
    .the = Prof
    .of = de Prof
    .to = à Prof
    .flavour = Il corrige les plans à l’encre rouge. Les siens, le plus souvent.

card-cody = Cody
    .gender = m
    .plural = no
    .article = { "" }
    .the = Cody
    .of = de Cody
    .to = à Cody
    .flavour = Il a battu au tir le fantôme de son grand-père. Demandez-lui. Ou plutôt, non.

card-tia = Tia
    .gender = f
    .plural = no
    .article = { "" }
    .the = Tia
    .of = de Tia
    .to = à Tia
    .flavour = Quatre écrans, cinq lignes, un cola. Tout est ouvert.

## Capacités

card-improvise = Improvisation
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Improvisation
    .of = de la capacité Improvisation
    .to = à la capacité Improvisation
    .flavour = Le plan était bon. Le suivant est plus rapide.

card-checkmate = Échec et Mat
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Échec et Mat
    .of = de la capacité Échec et Mat
    .to = à la capacité Échec et Mat
    .flavour = D’abord, plus d’issue. Ensuite, plus rien.

card-faith = Foi
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Foi
    .of = de la capacité Foi
    .to = à la capacité Foi
    .flavour = « Pas encore », c’est aussi une prière.

card-lead-the-way = Ouvrir la Voie
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Ouvrir la Voie
    .of = de la capacité Ouvrir la Voie
    .to = à la capacité Ouvrir la Voie
    .flavour = Il passe devant. Voilà tout le discours.

card-sniper = Sniper
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Sniper
    .of = de la capacité Sniper
    .to = à la capacité Sniper
    .flavour = Ici pour bavarder, là-bas pour travailler.

card-operations = Opérations
    .gender = f
    .plural = no
    .article = la capacité{ " " }
    .the = la capacité Opérations
    .of = de la capacité Opérations
    .to = à la capacité Opérations
    .flavour = « À gauche. À gauche. Et maintenant, on ne respire plus. »

## Équipement : symboles intervertis

card-forensic-kit = Kit d’Analyse
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Kit d’Analyse
    .of = du Kit d’Analyse
    .to = au Kit d’Analyse
    .flavour = Un cheveu est une piste. Une piste a un prix.

card-gravatonics = Gravatonics
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Gravatonics
    .of = des Gravatonics
    .to = aux Gravatonics
    .flavour = Ce qui est lourd devient léger, et ce qui est léger devient un problème.

card-trap = Piège
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Piège
    .of = du Piège
    .to = au Piège
    .flavour = De la patience, avec un fil au bout.

## Équipement : dés spéciaux

card-dowser = Sourcier
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Sourcier
    .of = du Sourcier
    .to = au Sourcier
    .flavour = Il indique les Épiques, ou tout ce qui brille.

card-epic-dna = ADN d’Épique
    .gender = m
    .plural = no
    .article = { "l’" }
    .the = l’ADN d’Épique
    .of = de l’ADN d’Épique
    .to = à l’ADN d’Épique
    .flavour = Quarante gouttes, étiquetées, au frais. Ne pas boire.

card-gauss-gun = Fusil Gauss
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Fusil Gauss
    .of = du Fusil Gauss
    .to = au Fusil Gauss
    .flavour = Pas d’éclair, pas de bruit, plus de mur.

card-harmsway = Panacée
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Panacée
    .of = de la Panacée
    .to = à la Panacée
    .flavour = Tomber, se relever, rendre la pareille.

card-jacket = Blouson
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Blouson
    .of = du Blouson
    .to = au Blouson
    .flavour = La mode passe. Les balles, non.

card-tensors = Tenseurs
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Tenseurs
    .of = des Tenseurs
    .to = aux Tenseurs
    .flavour = Un tunnel, c’est un mur à qui on a demandé poliment.

## Équipement : symboles doublés

card-camera = Appareil Photo
    .gender = m
    .plural = no
    .article = { "l’" }
    .the = l’Appareil Photo
    .of = de l’Appareil Photo
    .to = à l’Appareil Photo
    .flavour = Chacun a son bon profil. Les Épiques en ont aussi un mauvais.

card-evidence = Pièces à Conviction
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Pièces à Conviction
    .of = des Pièces à Conviction
    .to = aux Pièces à Conviction
    .flavour = Trois cartons, deux tableaux, un fil rouge.

card-explosives = Explosifs
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Explosifs
    .of = des Explosifs
    .to = aux Explosifs
    .flavour = La porte était ouverte. Abraham dit que c’est pour le principe.

card-flash-grenade = Grenade Aveuglante
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Grenade Aveuglante
    .of = de la Grenade Aveuglante
    .to = à la Grenade Aveuglante
    .flavour = Pendant une seconde, il fait de nouveau jour à Newcago.

card-twin-pistols = Pistolets Jumeaux
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Pistolets Jumeaux
    .of = des Pistolets Jumeaux
    .to = aux Pistolets Jumeaux
    .flavour = L’un pose la question, l’autre n’attend pas.

## Équipement : un résultat pour un autre

card-bank-vault = Salle des Coffres
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Salle des Coffres
    .of = de la Salle des Coffres
    .to = à la Salle des Coffres
    .flavour = Ouverture à neuf heures. Ou maintenant.

card-bribe = Pot-de-Vin
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Pot-de-Vin
    .of = du Pot-de-Vin
    .to = au Pot-de-Vin
    .flavour = Une patrouille entière se découvre soudain la passion du café.

card-emp = IEM
    .gender = f
    .plural = no
    .article = { "l’" }
    .the = l’IEM
    .of = de l’IEM
    .to = à l’IEM
    .flavour = Le silence, sur toutes les fréquences.

card-imager = Imageur
    .gender = m
    .plural = no
    .article = { "l’" }
    .the = l’Imageur
    .of = de l’Imageur
    .to = à l’Imageur
    .flavour = Tout l’immeuble, suspendu au-dessus de la table de cuisine.

## Équipement : résultats n’importe où

card-grenade-launcher = Lance-Grenades
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Lance-Grenades
    .of = du Lance-Grenades
    .to = au Lance-Grenades
    .flavour = Livraison dans tous les Quartiers, sans signature.

card-notebooks = Carnets
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Carnets
    .of = des Carnets
    .to = aux Carnets
    .flavour = Dix ans d’écriture serrée. Les points faibles sont soulignés.

card-safe-house = Planque
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Planque
    .of = de la Planque
    .to = à la Planque
    .flavour = Six lits, un poêle, et un loyer que personne ne note.

## Équipement : résultats simples

card-disguise = Déguisement
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Déguisement
    .of = du Déguisement
    .to = au Déguisement
    .flavour = Une casquette, un dossier, un air las : toutes les portes s’ouvrent.

card-grenade = Grenade
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Grenade
    .of = de la Grenade
    .to = à la Grenade
    .flavour = Lire le mode d’emploi avant la première étape, pas après.

card-night-vision-goggles = Lunettes de Vision Nocturne
    .gender = f
    .plural = yes
    .article = { "les " }
    .the = les Lunettes de Vision Nocturne
    .of = des Lunettes de Vision Nocturne
    .to = aux Lunettes de Vision Nocturne
    .flavour = Dans une ville sans matin, ce sont juste des lunettes.

card-rifle = Fusil
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Fusil
    .of = du Fusil
    .to = au Fusil
    .flavour = Un long souffle, puis un très court.

card-schematics = Schémas
    .gender = m
    .plural = yes
    .article = { "les " }
    .the = les Schémas
    .of = des Schémas
    .to = aux Schémas
    .flavour = Tout palais a son vide-linge.

## Équipement : voyager

card-helicopter = Hélicoptère
    .gender = m
    .plural = no
    .article = { "l’" }
    .the = l’Hélicoptère
    .of = de l’Hélicoptère
    .to = à l’Hélicoptère
    .flavour = Emprunté à la Sûreté, qui ne s’en est pas encore aperçue.

card-motorcycle = Moto
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Moto
    .of = de la Moto
    .to = à la Moto
    .flavour = Les feux rouges sont une question de point de vue.

## Équipement : le nôtre

card-decoy-drone = Drone-Leurre
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Drone-Leurre
    .of = du Drone-Leurre
    .to = au Drone-Leurre
    .flavour = Il crie « Au voleur ! » et file dans la mauvaise direction.

## Épiques du livret

card-curveball = Balle Courbe
    .gender = m
    .plural = no
    .article = { "" }
    .the = Balle Courbe
    .of = de Balle Courbe
    .to = à Balle Courbe
    .flavour = Il ne vise jamais. Il ne recharge jamais. Cela s’équilibre.

card-faultline = Ligne de Faille
    .gender = f
    .plural = no
    .article = { "" }
    .the = Ligne de Faille
    .of = de Ligne de Faille
    .to = à Ligne de Faille
    .flavour = Il y a un instant, cette rue était droite.

card-nightwielder = Maître-Nuit
    .gender = m
    .plural = no
    .article = { "" }
    .the = Maître-Nuit
    .of = de Maître-Nuit
    .to = à Maître-Nuit
    .flavour = Il a pris le soleil, sans laisser de reçu.

card-digzone = Terrassier
    .gender = m
    .plural = no
    .article = { "" }
    .the = Terrassier
    .of = de Terrassier
    .to = à Terrassier
    .flavour = Tous les raccourcis de la ville sont à lui. Tous les trous aussi.

card-frostbite = Gelure
    .gender = f
    .plural = no
    .article = { "" }
    .the = Gelure
    .of = de Gelure
    .to = à Gelure
    .flavour = D’abord, on ne sent plus ses doigts. C’est mauvais signe.

card-refraction = Réfraction
    .gender = f
    .plural = no
    .article = { "" }
    .the = Réfraction
    .of = de Réfraction
    .to = à Réfraction
    .flavour = Vous l’avez vue ? C’est donc qu’elle était ailleurs.

card-fortuity = Fortuité
    .gender = f
    .plural = no
    .article = { "" }
    .the = Fortuité
    .of = de Fortuité
    .to = à Fortuité
    .flavour = La balle passe à côté. Comme toujours, le mardi et les autres jours.

card-firefight = Brasier
    .gender = m
    .plural = no
    .article = { "" }
    .the = Brasier
    .of = de Brasier
    .to = à Brasier
    .flavour = Toutes les flammes ne sont pas vraies. Les brûlures s’en moquent.

## Ceux qui se fortifient

card-carapace = Carapace
    .gender = f
    .plural = no
    .article = { "" }
    .the = Carapace
    .of = de Carapace
    .to = à Carapace
    .flavour = Des savants ont voulu compter les couches. Elle s’est refermée sur eux.

card-paperweight = Presse-Papiers
    .gender = m
    .plural = no
    .article = { "" }
    .the = Presse-Papiers
    .of = de Presse-Papiers
    .to = à Presse-Papiers
    .flavour = Au printemps, il s’est assis sur la mairie. Elle est toujours dessous.

card-keystone = Clef de Voûte
    .gender = f
    .plural = no
    .article = { "" }
    .the = Clef de Voûte
    .of = de Clef de Voûte
    .to = à Clef de Voûte
    .flavour = Que cette pierre tombe, et le palais s’écroule. D’où les gardes.

## Ceux qui appellent la Sûreté

card-graveyard-shift = Équipe de Nuit
    .gender = f
    .plural = no
    .article = { "" }
    .the = Équipe de Nuit
    .of = d’Équipe de Nuit
    .to = à Équipe de Nuit
    .flavour = Dans une ville sans aube, la garde de nuit ne rentre jamais.

card-roll-call = Garde-à-Vous
    .gender = m
    .plural = no
    .article = { "" }
    .the = Garde-à-Vous
    .of = de Garde-à-Vous
    .to = à Garde-à-Vous
    .flavour = Il crie un nom, et un uniforme répond. On ne demande pas d’où.

## Tueurs

card-hemlock = Ciguë
    .gender = f
    .plural = no
    .article = { "" }
    .the = Ciguë
    .of = de Ciguë
    .to = à Ciguë
    .flavour = Le jardin est ravissant, et très, très calme.

card-vesper-bell = Angélus
    .gender = m
    .plural = no
    .article = { "" }
    .the = Angélus
    .of = d’Angélus
    .to = à Angélus
    .flavour = Au premier coup, on s’arrête. Au second, on ne repart plus.

card-undertow = Ressac
    .gender = m
    .plural = no
    .article = { "" }
    .the = Ressac
    .of = de Ressac
    .to = à Ressac
    .flavour = Le lac est en acier massif. On s’y noie quand même.

card-lullaby = Berceuse
    .gender = f
    .plural = no
    .article = { "" }
    .the = Berceuse
    .of = de Berceuse
    .to = à Berceuse
    .flavour = Trois couplets sans le moindre mal. N’attendez pas le quatrième.

## Partageurs

card-murmuration = Nuée Noire
    .gender = f
    .plural = no
    .article = { "" }
    .the = Nuée Noire
    .of = de Nuée Noire
    .to = à Nuée Noire
    .flavour = Dix mille étourneaux, une seule opinion.

card-echo-chamber = Chambre d’Écho
    .gender = f
    .plural = no
    .article = { "" }
    .the = Chambre d’Écho
    .of = de Chambre d’Écho
    .to = à Chambre d’Écho
    .flavour = Ce que font les voisins, ils le refont, en plus fort.

card-chandelier = Grand Lustre
    .gender = m
    .plural = no
    .article = { "" }
    .the = Grand Lustre
    .of = de Grand Lustre
    .to = à Grand Lustre
    .flavour = Tant de cristal, et tout l’éclat va aux autres.

## Bâtisseurs de Barricades

card-tollgate = Péage
    .gender = m
    .plural = no
    .article = { "" }
    .the = Péage
    .of = de Péage
    .to = à Péage
    .flavour = Faites l’appoint. Ce n’est jamais l’appoint.

card-rush-hour = Heure de Pointe
    .gender = f
    .plural = no
    .article = { "" }
    .the = Heure de Pointe
    .of = d’Heure de Pointe
    .to = à Heure de Pointe
    .flavour = Neuf voies, neuf cents voitures, et pas un seul moteur.

## Lieutenants de Cœur d’Acier

card-foreman = Contremaître
    .gender = m
    .plural = no
    .article = { "" }
    .the = Contremaître
    .of = de Contremaître
    .to = à Contremaître
    .flavour = Il n’a rien construit de sa vie. Il fait construire.

card-loudspeaker = Haut-Parleur
    .gender = m
    .plural = no
    .article = { "" }
    .the = Haut-Parleur
    .of = de Haut-Parleur
    .to = à Haut-Parleur
    .flavour = « Citoyens, bonne nouvelle ! » Il n’y a jamais eu de bonne nouvelle.

## Chasseurs de bases

card-housecall = Visite à Domicile
    .gender = f
    .plural = no
    .article = { "" }
    .the = Visite à Domicile
    .of = de Visite à Domicile
    .to = à Visite à Domicile
    .flavour = On frappe trois coups. La visite est là depuis une heure.

## Quartiers

district-the-loop = The Loop
    .gender = m
    .plural = no
    .article = { "" }
    .the = The Loop
    .of = de The Loop
    .to = à The Loop
    .at = dans The Loop
    .flavour = Les trains tournent toujours. Plus personne n’en descend.

district-newcago-theatre = Théâtre de Newcago
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Théâtre de Newcago
    .of = du Théâtre de Newcago
    .to = au Théâtre de Newcago
    .at = au Théâtre de Newcago
    .flavour = Rideau d’acier, fauteuils d’acier. Le drame se joue dehors.

district-foundry-row = Allée des Fonderies
    .gender = f
    .plural = no
    .article = { "l’" }
    .the = l’Allée des Fonderies
    .of = de l’Allée des Fonderies
    .to = à l’Allée des Fonderies
    .at = dans l’Allée des Fonderies
    .flavour = Quarante cheminées, et plus rien à fondre en ville.

district-still-pier = Jetée Immobile
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Jetée Immobile
    .of = de la Jetée Immobile
    .to = à la Jetée Immobile
    .at = sur la Jetée Immobile
    .flavour = Les vagues se sont figées il y a dix ans, en pleine tempête.

district-copper-arcade = Galerie du Cuivre
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Galerie du Cuivre
    .of = de la Galerie du Cuivre
    .to = à la Galerie du Cuivre
    .at = dans la Galerie du Cuivre
    .flavour = On y achète de tout, sauf une fenêtre.

district-lantern-yard = Cour des Lanternes
    .gender = f
    .plural = no
    .article = { "la " }
    .the = la Cour des Lanternes
    .of = de la Cour des Lanternes
    .to = à la Cour des Lanternes
    .at = dans la Cour des Lanternes
    .flavour = On les allume chaque soir. C’est toujours le soir.

district-ninth-viaduct = Neuvième Viaduc
    .gender = m
    .plural = no
    .article = { "le " }
    .the = le Neuvième Viaduc
    .of = du Neuvième Viaduc
    .to = au Neuvième Viaduc
    .at = au Neuvième Viaduc
    .flavour = Les huit premiers sont dessous.
