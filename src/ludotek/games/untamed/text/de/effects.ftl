### Der Text der Karten. Jede Nachricht ist ein Satz ohne Großbuchstaben am Anfang und ohne Punkt, in der Befehlsform;
### `inv` folgt auf einen Nebensatz oder eine Angabe („… ziehst du eine Karte“), `dann` auf „dann“ nach einer Befehlsform
### (nur, wo es anders lautet als diese), `inf` auf „du darfst“, `zu` auf „um“.

## Ziele: `many` (one, each, this, attacked), `whose`, `what`, `other`, `condition` und gegebenenfalls deren Zahl `n`.
## case: "acc", "dat", "gen"; def: "bare" lässt die Letzten Worte weg, wo der Satz ohnehin von ihnen spricht.

target =
    { $many ->
        [this]
            { $case ->
                [dat] diesem Tier
                [gen] dieses Tiers
               *[acc] dieses Tier
            }
        [attacked]
            { $case ->
                [dat] seinem Ziel
                [gen] seines Ziels
               *[acc] sein Ziel
            }
        [each]
            { $what ->
                [stronghold] { part-each-stronghold }
                [either] { part-each-animal } und { part-each-stronghold }
               *[animal] { part-each-animal }
            }
       *[one]
            { $what ->
                [stronghold] { part-one-stronghold }
                [either] { part-one-animal } oder { part-one-stronghold }
               *[animal] { part-one-animal }
            }
    }
part-one-animal =
    { $whose ->
        [own]
            { $other ->
                [yes]
                    { $case ->
                        [dat] einem deiner anderen { part-en }Tiere{ part-having }
                       *[acc] eines deiner anderen { part-en }Tiere{ part-having }
                    }
               *[no]
                    { $case ->
                        [dat] einem deiner { part-en }Tiere{ part-having }
                       *[acc] eines deiner { part-en }Tiere{ part-having }
                    }
            }
        [opposing]
            { $case ->
                [dat] einem { part-en }gegnerischen Tier{ part-having }
                [gen] eines { part-en }gegnerischen Tiers{ part-having }
               *[acc] ein { part-es }gegnerisches Tier{ part-having }
            }
       *[any]
            { $other ->
                [yes]
                    { $case ->
                        [dat] einem anderen { part-en }Tier{ part-having }
                        [gen] eines anderen { part-en }Tiers{ part-having }
                       *[acc] ein anderes { part-es }Tier{ part-having }
                    }
               *[no]
                    { $case ->
                        [dat] einem { part-en }Tier{ part-having }
                        [gen] eines { part-en }Tiers{ part-having }
                       *[acc] ein { part-es }Tier{ part-having }
                    }
            }
    }
part-each-animal =
    { $whose ->
        [own]
            { $other ->
                [yes] { part-each } deiner anderen { part-en }Tiere{ part-having }
               *[no] { part-each } deiner { part-en }Tiere{ part-having }
            }
        [opposing]
            { $case ->
                [dat] jedem { part-en }gegnerischen Tier{ part-having }
                [gen] jedes { part-en }gegnerischen Tiers{ part-having }
               *[acc] jedes { part-e }gegnerische Tier{ part-having }
            }
       *[any]
            { $other ->
                [yes]
                    { $case ->
                        [dat] jedem anderen { part-en }Tier{ part-having }
                        [gen] jedes anderen { part-en }Tiers{ part-having }
                       *[acc] jedes andere { part-e }Tier{ part-having }
                    }
               *[no]
                    { $case ->
                        [dat] jedem { part-en }Tier{ part-having }
                        [gen] jedes { part-en }Tiers{ part-having }
                       *[acc] jedes { part-e }Tier{ part-having }
                    }
            }
    }
part-each =
    { $case ->
        [dat] jedem
       *[acc] jedes
    }
part-one-stronghold =
    { $whose ->
        [own] { part-own-stronghold }
        [opposing]
            { $case ->
                [dat] einer gegnerischen Festung
                [gen] einer gegnerischen Festung
               *[acc] eine gegnerische Festung
            }
       *[any]
            { $case ->
                [dat] einer Festung
                [gen] einer Festung
               *[acc] eine Festung
            }
    }
part-each-stronghold =
    { $whose ->
        [own] { part-own-stronghold }
        [opposing]
            { $case ->
                [dat] jeder gegnerischen Festung
                [gen] jeder gegnerischen Festung
               *[acc] jede gegnerische Festung
            }
       *[any]
            { $case ->
                [dat] jeder Festung
                [gen] jeder Festung
               *[acc] jede Festung
            }
    }
part-own-stronghold =
    { $case ->
        [dat] deiner Festung
        [gen] deiner Festung
       *[acc] deine Festung
    }
part-e =
    { $condition ->
        [damaged] verletzte{ " " }
        [undamaged] unverletzte{ " " }
        [exhausted] erschöpfte{ " " }
        [ready] bereite{ " " }
       *[other] { "" }
    }
part-en =
    { $condition ->
        [damaged] verletzten{ " " }
        [undamaged] unverletzten{ " " }
        [exhausted] erschöpften{ " " }
        [ready] bereiten{ " " }
       *[other] { "" }
    }
part-es =
    { $condition ->
        [damaged] verletztes{ " " }
        [undamaged] unverletztes{ " " }
        [exhausted] erschöpftes{ " " }
        [ready] bereites{ " " }
       *[other] { "" }
    }
part-having =
    { $condition ->
        [furious] { " " }mit Zorn
        [attack-at-most]
            { $n ->
                [0] { " " }mit Angriff 0
               *[other] { " " }mit Angriff { $n } oder weniger
            }
        [cost-at-most]
            { $n ->
                [0] { " " }mit Kosten von 0
               *[other] { " " }mit Kosten von { $n } oder weniger
            }
        [with-last-words]
            { $def ->
                [bare] { "" }
               *[plain] { " " }mit Letzten Worten
            }
       *[other] { "" }
    }

## Tiere und Festungen

do-damage = füge { FORM($target, case: "dat") } { $n } Schaden zu
    .inv = fügst du { FORM($target, case: "dat") } { $n } Schaden zu
    .inf = { FORM($target, case: "dat") } { $n } Schaden zufügen
    .zu = { FORM($target, case: "dat") } { $n } Schaden zuzufügen
do-damage-attack = füge { FORM($target, case: "dat") } Schaden in Höhe des Angriffs dieses Tiers zu
    .inv = fügst du { FORM($target, case: "dat") } Schaden in Höhe des Angriffs dieses Tiers zu
    .inf = { FORM($target, case: "dat") } Schaden in Höhe des Angriffs dieses Tiers zufügen
    .zu = { FORM($target, case: "dat") } Schaden in Höhe des Angriffs dieses Tiers zuzufügen
do-damage-base = füge { FORM($target, case: "dat") } Schaden in Höhe des Grundangriffs dieses Tiers zu
    .inv = fügst du { FORM($target, case: "dat") } Schaden in Höhe des Grundangriffs dieses Tiers zu
    .inf = { FORM($target, case: "dat") } Schaden in Höhe des Grundangriffs dieses Tiers zufügen
    .zu = { FORM($target, case: "dat") } Schaden in Höhe des Grundangriffs dieses Tiers zuzufügen
do-heal = entferne { $n } Schaden von { FORM($target, case: "dat") }
    .inv = entfernst du { $n } Schaden von { FORM($target, case: "dat") }
    .inf = { $n } Schaden von { FORM($target, case: "dat") } entfernen
    .zu = { $n } Schaden von { FORM($target, case: "dat") } zu entfernen
do-move-damage = verschiebe { part-moved } von { FORM($target, case: "dat") } auf { FORM($onto, case: "acc") }
    .inv = verschiebst du { part-moved } von { FORM($target, case: "dat") } auf { FORM($onto, case: "acc") }
    .inf = { part-moved } von { FORM($target, case: "dat") } auf { FORM($onto, case: "acc") } verschieben
    .zu = { part-moved } von { FORM($target, case: "dat") } auf { FORM($onto, case: "acc") } zu verschieben
part-moved =
    { $n ->
        [1] 1 Schadensmarker
       *[other] { $n } Schadensmarker (oder alle, falls es weniger sind)
    }
do-put-damage = lege diese Schadensmarker auf { FORM($target, case: "acc") }
    .inv = legst du diese Schadensmarker auf { FORM($target, case: "acc") }
    .inf = diese Schadensmarker auf { FORM($target, case: "acc") } legen
    .zu = diese Schadensmarker auf { FORM($target, case: "acc") } zu legen
do-fury = gib { FORM($target, case: "dat") } { $n } Zorn
    .inv = gibst du { FORM($target, case: "dat") } { $n } Zorn
    .inf = { FORM($target, case: "dat") } { $n } Zorn geben
    .zu = { FORM($target, case: "dat") } { $n } Zorn zu geben
do-attack-up = gib { FORM($target, case: "dat") } bis zum Ende des Zuges +{ $n } Angriff
    .inv = gibst du { FORM($target, case: "dat") } bis zum Ende des Zuges +{ $n } Angriff
    .inf = { FORM($target, case: "dat") } bis zum Ende des Zuges +{ $n } Angriff geben
    .zu = { FORM($target, case: "dat") } bis zum Ende des Zuges +{ $n } Angriff zu geben
do-attack-down = gib { FORM($target, case: "dat") } bis zum Ende des Zuges −{ $n } Angriff
    .inv = gibst du { FORM($target, case: "dat") } bis zum Ende des Zuges −{ $n } Angriff
    .inf = { FORM($target, case: "dat") } bis zum Ende des Zuges −{ $n } Angriff geben
    .zu = { FORM($target, case: "dat") } bis zum Ende des Zuges −{ $n } Angriff zu geben
do-destroy = besiege { FORM($target, case: "acc") }
    .inv = besiegst du { FORM($target, case: "acc") }
    .inf = { FORM($target, case: "acc") } besiegen
    .zu = { FORM($target, case: "acc") } zu besiegen
do-return = bringe { FORM($target, case: "acc") } auf die Hand seines Besitzers zurück
    .inv = bringst du { FORM($target, case: "acc") } auf die Hand seines Besitzers zurück
    .inf = { FORM($target, case: "acc") } auf die Hand seines Besitzers zurückbringen
    .zu = { FORM($target, case: "acc") } auf die Hand seines Besitzers zurückzubringen
do-ready = mache { FORM($target, case: "acc") } bereit
    .inv = machst du { FORM($target, case: "acc") } bereit
    .inf = { FORM($target, case: "acc") } bereit machen
    .zu = { FORM($target, case: "acc") } bereit zu machen
do-strike = greife sofort mit { FORM($target, case: "dat") } an, auch wenn es erschöpft ist
    .inv = greifst du sofort mit { FORM($target, case: "dat") } an, auch wenn es erschöpft ist
    .inf = sofort mit { FORM($target, case: "dat") } angreifen, auch wenn es erschöpft ist
    .zu = sofort mit { FORM($target, case: "dat") } anzugreifen, auch wenn es erschöpft ist
do-exhaust = erschöpfe { FORM($target, case: "acc") }
    .inv = erschöpfst du { FORM($target, case: "acc") }
    .inf = { FORM($target, case: "acc") } erschöpfen
    .zu = { FORM($target, case: "acc") } zu erschöpfen
do-repeat-last-words = löse die Letzten Worte { FORM($target, case: "gen", def: "bare") } aus
    .inv = löst du die Letzten Worte { FORM($target, case: "gen", def: "bare") } aus
    .inf = die Letzten Worte { FORM($target, case: "gen", def: "bare") } auslösen
    .zu = die Letzten Worte { FORM($target, case: "gen", def: "bare") } auszulösen
do-take-control = übernimm dauerhaft die Kontrolle über { FORM($target, case: "acc") }
    .inv = übernimmst du dauerhaft die Kontrolle über { FORM($target, case: "acc") }
    .inf = dauerhaft die Kontrolle über { FORM($target, case: "acc") } übernehmen
    .zu = dauerhaft die Kontrolle über { FORM($target, case: "acc") } zu übernehmen

## Karten

do-draw = ziehe { part-cards }
    .inv = ziehst du { part-cards }
    .inf = { part-cards } ziehen
    .zu = { part-cards } zu ziehen
part-cards =
    { $n ->
        [1] eine Karte
       *[other] { $n } Karten
    }
do-make-draw = ein Gegner zieht { part-cards }
    .inv = zieht ein Gegner { part-cards }
    .dann = zieht ein Gegner { part-cards }
    .inf = einen Gegner { part-cards } ziehen lassen
    .zu = einen Gegner { part-cards } ziehen zu lassen
do-discard = wirf { part-hand-cards } ab
    .inv = wirfst du { part-hand-cards } ab
    .inf = { part-hand-cards } abwerfen
    .zu = { part-hand-cards } abzuwerfen
do-discard-opponent = ein Gegner wirft { part-hand-cards } ab
    .inv = wirft ein Gegner { part-hand-cards } ab
    .dann = wirft ein Gegner { part-hand-cards } ab
    .inf = einen Gegner { part-hand-cards } abwerfen lassen
    .zu = einen Gegner { part-hand-cards } abwerfen zu lassen
part-hand-cards =
    { $n ->
        [1] eine Handkarte
       *[other] { $n } Handkarten
    }
do-top-to-support = lege die oberste Karte deines Decks in deine Beistandszone
    .inv = legst du die oberste Karte deines Decks in deine Beistandszone
    .inf = die oberste Karte deines Decks in deine Beistandszone legen
    .zu = die oberste Karte deines Decks in deine Beistandszone zu legen
do-tops-to-support = lege die obersten { $n } Karten deines Decks in deine Beistandszone
    .inv = legst du die obersten { $n } Karten deines Decks in deine Beistandszone
    .inf = die obersten { $n } Karten deines Decks in deine Beistandszone legen
    .zu = die obersten { $n } Karten deines Decks in deine Beistandszone zu legen
do-bonus = erhalte { part-bonuses }
    .inv = erhältst du { part-bonuses }
    .inf = { part-bonuses } erhalten
    .zu = { part-bonuses } zu erhalten
part-bonuses =
    { $n ->
        [1] einen Kraftbonus
       *[other] { $n } Kraftboni
    }
do-power = lege die oberste Karte deines Decks verdeckt und erschöpft in deine Kraftzone
    .inv = legst du die oberste Karte deines Decks verdeckt und erschöpft in deine Kraftzone
    .inf = die oberste Karte deines Decks verdeckt und erschöpft in deine Kraftzone legen
    .zu = die oberste Karte deines Decks verdeckt und erschöpft in deine Kraftzone zu legen
do-look-and-order = sieh dir die obersten { $n } Karten deines Decks an und lege sie in beliebiger Reihenfolge zurück
    .inv = siehst du dir die obersten { $n } Karten deines Decks an und legst sie in beliebiger Reihenfolge zurück
    .inf = dir die obersten { $n } Karten deines Decks ansehen und sie in beliebiger Reihenfolge zurücklegen
    .zu = dir die obersten { $n } Karten deines Decks anzusehen und sie in beliebiger Reihenfolge zurückzulegen
do-reveal-top = decke die oberste Karte deines Decks auf; { part-if-revealed }
    .inv = deckst du die oberste Karte deines Decks auf; { part-if-revealed }
    .inf = die oberste Karte deines Decks aufdecken; { part-if-revealed }
    .zu = die oberste Karte deines Decks aufzudecken; { part-if-revealed }
part-if-revealed =
    ist sie { $kind ->
        [animal] ein Tier
       *[item] ein Gegenstand
    }, nimmst du sie auf die Hand{ LIST($do, join: "then", form: "inv", before: ", und dann ") }
do-reveal-tops = decke die obersten { $n } Karten deines Decks auf und nimm { part-each-revealed } auf die Hand{ part-then-revealed }
    .inv = deckst du die obersten { $n } Karten deines Decks auf und nimmst { part-each-revealed } auf die Hand{ part-then-revealed }
    .inf = die obersten { $n } Karten deines Decks aufdecken und { part-each-revealed } auf die Hand nehmen{ part-then-revealed }
    .zu = die obersten { $n } Karten deines Decks aufzudecken und { part-each-revealed } auf die Hand zu nehmen{ part-then-revealed }
part-each-revealed =
    { $kind ->
        [animal] jedes Tier
       *[item] jeden Gegenstand
    } darunter
part-then-revealed = { LIST($do, join: "then", form: "inv", before: "; war etwas dabei, ") }
do-fetch = nimm { part-fetched } aus deiner Beistandszone auf die Hand
    .inv = nimmst du { part-fetched } aus deiner Beistandszone auf die Hand
    .inf = { part-fetched } aus deiner Beistandszone auf die Hand nehmen
    .zu = { part-fetched } aus deiner Beistandszone auf die Hand zu nehmen
do-fetch-into-play = bringe { part-fetched } aus deiner Beistandszone ins Spiel
    .inv = bringst du { part-fetched } aus deiner Beistandszone ins Spiel
    .inf = { part-fetched } aus deiner Beistandszone ins Spiel bringen
    .zu = { part-fetched } aus deiner Beistandszone ins Spiel zu bringen
part-fetched =
    { $kind ->
        [animal] ein Tier{ part-cheap }
        [item] einen Gegenstand{ part-cheap }
       *[any] eine Karte{ part-cheap }
    }
part-cheap =
    { $cheap ->
        [yes]
            { $most ->
                [0] { " " }mit Kosten von 0
               *[other] { " " }mit Kosten von { $most } oder weniger
            }
       *[no] { "" }
    }
do-put-from-hand = bringe { part-from-hand } aus deiner Hand ins Spiel
    .inv = bringst du { part-from-hand } aus deiner Hand ins Spiel
    .inf = { part-from-hand } aus deiner Hand ins Spiel bringen
    .zu = { part-from-hand } aus deiner Hand ins Spiel zu bringen
part-from-hand =
    { $most ->
        [0] ein Tier mit Kosten von 0
       *[other] ein Tier mit Kosten von { $most } oder weniger
    }

## Dürfen, Kosten, Auswahl

do-may = du darfst { LIST($do, join: "and-then", form: "inf") }
    .inv = darfst du { LIST($do, join: "and-then", form: "inf") }
    .dann = darfst du { LIST($do, join: "and-then", form: "inf") }
    .inf = { LIST($do, join: "and-then", form: "inf") }
    .zu = { LIST($do, join: "and-then", form: "zu") }
do-pay = du darfst { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    .inv = darfst du { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    .dann = darfst du { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    .inf = { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    .zu = { $cost } Beistand zu zahlen, um { LIST($do, join: "and-then", form: "zu") }
do-choose = wähle eins: { CAP(LIST($modes, join: "modes", form: "clause")) }
    .inv = wählst du eins: { CAP(LIST($modes, join: "modes", form: "clause")) }
    .inf = entweder { LIST($modes, join: "either", form: "inf") }
    .zu = entweder { LIST($modes, join: "either", form: "zu") }
sentences = { SENTENCES($do) }
    .clause = { LIST($do, join: "then", next: "dann") }
    .inf = { LIST($do, join: "and-then", form: "inf") }
    .zu = { LIST($do, join: "and-then", form: "zu") }

## Bedingungen

if-cards-at-least = { part-if-cards-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-cards-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-cards-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-cards-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-cards-at-least }
part-if-cards-at-least =
    { $n ->
        [1] falls du in diesem Zug eine Karte gespielt hast
       *[other] falls du in diesem Zug mindestens { $n } Karten gespielt hast
    }
if-animals-at-least = { part-if-animals-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-animals-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-animals-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-animals-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-animals-at-least }
part-if-animals-at-least =
    { $n ->
        [1] falls du ein Tier im Spiel hast
       *[other] falls du mindestens { $n } Tiere im Spiel hast
    }
if-support-at-least = { part-if-support-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-support-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-support-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-support-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-support-at-least }
part-if-support-at-least = falls du mindestens { $n } Beistand hast
if-lost-at-least = { part-if-lost-at-least }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-lost-at-least }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-lost-at-least }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-lost-at-least }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-lost-at-least }
part-if-lost-at-least =
    { $n ->
        [1] falls du eine Festung verloren hast
       *[other] falls du mindestens { $n } Festungen verloren hast
    }
if-ability-used = { part-if-ability-used }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-ability-used }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-ability-used }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-ability-used }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-ability-used }
part-if-ability-used = falls du in diesem Zug die Fähigkeit deiner Festung genutzt hast
if-defeated-an-animal = { part-if-defeated-an-animal }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-defeated-an-animal }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-defeated-an-animal }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-defeated-an-animal }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-defeated-an-animal }
part-if-defeated-an-animal = falls in diesem Zug ein gegnerisches Tier besiegt wurde
if-this-damaged = { part-if-this-damaged }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-this-damaged }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-this-damaged }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-this-damaged }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-this-damaged }
part-if-this-damaged = falls dieses Tier verletzt ist
if-outnumbered = { part-if-outnumbered }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, { part-if-outnumbered }
    .dann = { LIST($do, join: "then", form: "dann") }, { part-if-outnumbered }
    .inf = { LIST($do, join: "and-then", form: "inf") }, { part-if-outnumbered }
    .zu = { LIST($do, join: "and-then", form: "zu") }, { part-if-outnumbered }
part-if-outnumbered = falls ein Gegner mehr Tiere im Spiel hat als du

## Für jedes. def: "it", wo der Satz dieses Tier gerade genannt hat.

for-each-own-animal = { per-own-animal } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-own-animal }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-own-animal }
    .inf = { per-own-animal } { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-own-animal } { LIST($do, join: "and-then", form: "zu") }
for-each-card-played = { per-card-played }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-card-played }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-card-played }
    .inf = { per-card-played }, { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-card-played }, { LIST($do, join: "and-then", form: "zu") }
for-each-support = { per-support } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-support }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-support }
    .inf = { per-support } { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-support } { LIST($do, join: "and-then", form: "zu") }
for-each-fury-on-this = { per-fury-on-this } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-fury-on-this }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-fury-on-this }
    .inf = { per-fury-on-this } { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-fury-on-this } { LIST($do, join: "and-then", form: "zu") }
for-each-damage-on-this = { per-damage-on-this } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-damage-on-this }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-damage-on-this }
    .inf = { per-damage-on-this } { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-damage-on-this } { LIST($do, join: "and-then", form: "zu") }
for-each-lost-stronghold = { per-lost-stronghold }, { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-lost-stronghold }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-lost-stronghold }
    .inf = { per-lost-stronghold }, { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-lost-stronghold }, { LIST($do, join: "and-then", form: "zu") }
for-each-damaged-opponent = { per-damaged-opponent } { LIST($do, join: "then", form: "inv") }
    .inv = { LIST($do, join: "then", form: "inv") }, einmal { per-damaged-opponent }
    .dann = { LIST($do, join: "then", form: "dann") }, einmal { per-damaged-opponent }
    .inf = { per-damaged-opponent } { LIST($do, join: "and-then", form: "inf") }
    .zu = { per-damaged-opponent } { LIST($do, join: "and-then", form: "zu") }

per-own-animal =
    { $def ->
        [it] für jedes deiner Tiere, dieses mitgezählt
       *[plain] für jedes deiner Tiere
    }
per-card-played = für jede Karte, die du in diesem Zug gespielt hast
per-support = für jede Karte in deiner Beistandszone
per-fury-on-this =
    { $def ->
        [it] für jeden Zornmarker auf ihm
       *[plain] für jeden Zornmarker auf diesem Tier
    }
per-damage-on-this =
    { $def ->
        [it] für jeden Schadensmarker auf ihm
       *[plain] für jeden Schadensmarker auf diesem Tier
    }
per-lost-stronghold = für jede Festung, die du verloren hast
per-damaged-opponent = für jedes verletzte gegnerische Tier

## Was gilt, solange das Tier im Spiel ist

is-attack-more =
    { $of ->
        [this] dieses Tier hat +{ $n } Angriff{ LIST($per, before: " ", def: "it") }
        [own-others] deine anderen Tiere haben +{ $n } Angriff{ LIST($per, before: " ") }
       *[opposing] gegnerische Tiere haben +{ $n } Angriff{ LIST($per, before: " ") }
    }
is-attack-less =
    { $of ->
        [this] dieses Tier hat −{ $n } Angriff{ LIST($per, before: " ", def: "it") }
        [own-others] deine anderen Tiere haben −{ $n } Angriff{ LIST($per, before: " ") }
       *[opposing] gegnerische Tiere haben −{ $n } Angriff{ LIST($per, before: " ") }
    }
is-armour =
    { $of ->
        [this] immer wenn diesem Tier Schaden zugefügt würde, { part-prevented }
       *[own-others] immer wenn einem deiner anderen Tiere Schaden zugefügt würde, { part-prevented }
    }
is-wall = immer wenn deiner Festung Schaden zugefügt würde, { part-prevented }
part-prevented =
    { $n ->
        [1] wird 1 davon verhindert
       *[other] werden { $n } davon verhindert
    }
is-cheaper =
    { $kind ->
        [animal] Tiere, die du spielst, kosten { $n } Kraft weniger
       *[item] Gegenstände, die du spielst, kosten { $n } Kraft weniger
    }

## Wenn etwas geschieht: `cost` in Beistand, `may`, `do`.

part-offer =
    { $cost ->
        [0]
            { $may ->
                [yes] du darfst { LIST($do, join: "and-then", form: "inf") }
               *[no] { LIST($do, join: "then", next: "dann") }
            }
       *[other] du darfst { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    }
part-offer-inv =
    { $cost ->
        [0]
            { $may ->
                [yes] darfst du { LIST($do, join: "and-then", form: "inf") }
               *[no] { LIST($do, join: "then", form: "inv") }
            }
       *[other] darfst du { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    }
on-arrival = { on-arrival.lead } – { on-arrival.text }
    .lead = Ankunft
    .text = { CAP(part-offer) }
on-last-words = { on-last-words.lead } – { on-last-words.text }
    .lead = Letzte Worte
    .text = { CAP(part-offer) }
on-attacks = wenn dieses Tier angreift, { part-offer-inv }
on-defeats = wenn dieses Tier ein Tier angreift und besiegt und selbst überlebt, { part-offer-inv }
on-card-played = wenn du eine andere Karte spielst, { part-offer-inv }
on-ability-used = wenn du die Fähigkeit deiner Festung nutzt, { part-offer-inv }
on-ally-defeated = wenn eines deiner anderen Tiere besiegt wird, { part-offer-inv }
on-upkeep = bevor du in deiner Versorgungsphase Karten ziehst, { part-offer-inv }
stronghold-text =
    { $cost ->
        [0] einmal pro Zug darfst du { LIST($do, join: "and-then", form: "inf") }
       *[other] einmal pro Zug darfst du { $cost } Beistand zahlen, um { LIST($do, join: "and-then", form: "zu") }
    }
