### Was neben dem Text auf einer Karte steht.

kind-animal = Tier
mark-chameleon = { faction-chameleon }
mark-crocodile = { faction-crocodile }
mark-fox = { faction-fox }
mark-panda = { faction-panda }
mark-rabbit = { faction-rabbit }
mark-raccoon = { faction-raccoon }
mark-rat = { faction-rat }
mark-rhino = { faction-rhino }
mark-tiger = { faction-tiger }
mark-rulebook = aus der Spielanleitung

number-health = Leben { $n }

keywords = { LIST($words, join: "comma") }
keyword-focus = Fokus { $n }

text-keywords = { $text }
text-effect = { $text }
text-ability = { SENTENCES($text) }
    .text = { SENTENCES($text, form: "text") }
text-standing = { SENTENCES($text) }
text-stronghold = { SENTENCES($text) }

## Wer und was

# Eine Karte von jemandem, die kein Katalog nennt.
card-any = { $name }
    .gender = f
    .plural = no
    .nom = die Karte { $name }
    .acc = die Karte { $name }
    .dat = der Karte { $name }
    .gen = der Karte { $name }
the-rules = die Regeln
    .gender = f
    .plural = yes
    .nom = die Regeln
    .acc = die Regeln
    .dat = den Regeln
    .gen = der Regeln
no-stronghold = keine Festung
    .gender = f
    .plural = no
    .nom = keine Festung
    .acc = keine Festung
    .dat = keiner Festung
    .gen = keiner Festung
team = Team { $number }
