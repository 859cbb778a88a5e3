### Ce qui figure sur une carte à côté de son texte.

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
text-permanent = { text-permanent.lead } : { text-permanent.text }
    .lead = Persistante
    .text = { SENTENCES($text, start: "lower") }
text-free = { text-free.lead } : { text-free.text }
    .lead = Une fois par round, gratuit
    .text = { SENTENCES($text, start: "lower") }
text-cost = { text-cost.lead } : { text-cost.text }
    .lead = Une fois par round, avec coût
    .text = { SENTENCES($text, start: "lower") }
text-track = { text-track.lead } : { text-track.text }
    .lead = Actions
    .text = { $text }
text-loot = { text-loot.lead } : { text-loot.text }
    .lead = Butin
    .text = { $text }

## Qui et quoi

# Ce que quelqu’un a fait lui-même et qu’aucun catalogue ne nomme.
card-any = { $name }
    .gender = f
    .plural = no
    .article = la carte{ " " }
    .the = la carte { $name }
    .of = de la carte { $name }
    .to = à la carte { $name }
