### Le jeu, et ce qui figure sur une carte à côté de son texte.

game-reckoners = Reckoners
    .about = De 1 à 6 joueurs, tous dans le même camp : abattez Cœur d’Acier avant qu’il ne reste plus personne dans sa ville.

kind-reckoner = Redresseur
kind-ability = Capacité
kind-equipment = Équipement
kind-epic = Épique
mark-infinite = Santé infinie
mark-rulebook = nom du livret de règles

number-cost = Coût { $n } $
number-research = Recherche { $n }
number-health = Santé { $n }
number-weakened = Santé Affaibli { $n }

text-reckoner = { SENTENCES($text) }
text-die = { $text }
text-permanent = Persistante : { SENTENCES($text, start: "lower") }
text-free = Une fois par round, gratuit : { SENTENCES($text, start: "lower") }
text-cost = Une fois par round, avec coût : { SENTENCES($text, start: "lower") }
text-track = Actions : { $text }
text-loot = Butin : { $text }

## Qui et quoi

# Ce que quelqu’un a fait lui-même et qu’aucun catalogue ne nomme.
card-any = { $name }
    .gender = f
    .plural = no
    .article = la carte{ " " }
    .the = la carte { $name }
    .of = de la carte { $name }
    .to = à la carte { $name }
district-any = { $name }
    .gender = m
    .plural = no
    .article = le Quartier{ " " }
    .the = le Quartier { $name }
    .of = du Quartier { $name }
    .to = au Quartier { $name }
    .at = dans le Quartier { $name }
steelheart = Cœur d’Acier
    .gender = m
    .plural = no
    .article = { "" }
    .the = Cœur d’Acier
    .of = de Cœur d’Acier
    .to = à Cœur d’Acier
seat = joueur { $number }
    .the = le joueur { $number }
    .of = du joueur { $number }
    .to = au joueur { $number }
# Une personne qui a donné son nom ; $vowel dit s’il commence par une voyelle.
seat-named = { $name }
    .the = { $name }
    .of =
        { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    .to = à { $name }
infinite = infinie
