### Ce qui figure sur une carte à côté de son texte.

kind-animal = Animal
mark-chameleon = { faction-chameleon }
mark-crocodile = { faction-crocodile }
mark-fox = { faction-fox }
mark-panda = { faction-panda }
mark-rabbit = { faction-rabbit }
mark-raccoon = { faction-raccoon }
mark-rat = { faction-rat }
mark-rhino = { faction-rhino }
mark-tiger = { faction-tiger }
mark-rulebook = du livret de règles

number-health = Santé { $n }

keywords = { LIST($words, join: "comma") }
keyword-focus = Focus { $n }

text-keywords = { $text }
text-effect = { $text }
text-ability = { SENTENCES($text) }
    .text = { SENTENCES($text, form: "text") }
text-standing = { SENTENCES($text) }
text-stronghold = { SENTENCES($text) }

## Qui et quoi

# Une carte faite par quelqu’un, qu’aucun catalogue ne nomme.
card-any = { $name }
    .gender = f
    .plural = no
    .article = la carte{ " " }
    .the = la carte { $name }
    .of = de la carte { $name }
    .to = à la carte { $name }
the-rules = les règles
    .gender = f
    .plural = yes
    .article = les{ " " }
    .the = les règles
    .of = des règles
    .to = aux règles
no-stronghold = aucune Forteresse
    .gender = f
    .plural = no
    .article = { "" }
    .the = aucune Forteresse
    .of = d’aucune Forteresse
    .to = à aucune Forteresse
team = équipe { $number }
    .the = l’équipe { $number }
    .of = de l’équipe { $number }
    .to = à l’équipe { $number }
