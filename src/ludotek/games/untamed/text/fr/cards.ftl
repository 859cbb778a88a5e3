### Le jeu, et ce qui figure sur une carte à côté de son texte.

game-untamed = Indomptables
    .about = De 2 à 6 joueurs : trois factions et trois Forteresses chacun ; la dernière Forteresse debout l’emporte.

kind-animal = Animal
kind-item = Objet
kind-stronghold = Forteresse
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

number-cost = Coût { $n }
number-attack = Attaque { $n }
number-health = Santé { $n }

keywords = { LIST($words, join: "comma") }
keyword-guard = Garde
keyword-rush = Déferlement
keyword-focus = Focus { $n }
keyword-rally = Ralliement

text-keywords = { $text }
text-effect = { $text }
text-ability = { SENTENCES($text) }
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
team = équipe { $number }
    .the = l’équipe { $number }
    .of = de l’équipe { $number }
    .to = à l’équipe { $number }
