## Genaue Wahrscheinlichkeiten eines Kampfes: `ludotek odds`, und eine Zeile über den Würfeln.

odds-number = Gegner { $number } (Leben { $health }) besiegen: { $chance }
odds-enemy = Gegner { $number }
odds-all =
    { $n ->
        [1] Ihn besiegen: { $chance }
        [2] Beide besiegen: { $chance }
       *[other] Alle { $n } besiegen: { $chance }
    }
odds-exactly =
    { $n ->
        [0] Mit möglichst wenig Schaden fällt niemand: { $chance }
        [one] Mit möglichst wenig Schaden fällt nur { LIST($enemies, join: "and") }: { $chance }
       *[other] Mit möglichst wenig Schaden fallen { LIST($enemies, join: "and") }: { $chance }
    }
odds-damage = Erwarteter Schaden: { $damage }
odds-spent = Verbrauchte Würfel: { $n }
odds-dice =
    { $n ->
        [1] { $n } { FORM($colour, form: "er") }
       *[other] { $n } { FORM($colour, form: "e") }
    }
odds-cheapest = Die billigsten Würfel: { LIST($dice, join: "and") } ({ $chance })
odds-never = Selbst alle diese Würfel erreichen { $least } nicht.

odds-enemy-falls = { $card } { $chance }
odds-all-fall =
    { $n ->
        [2] beide { $chance }
       *[other] alle { $n } { $chance }
    }
odds-you-suffer = Schaden { $damage }
odds-without = ohne: { LIST($cards, join: "and") }

odds-no-dice = noch keine Würfel aktiviert
odds-spread = Wenn du so kämpfst, dass du möglichst wenig Schaden nimmst
odds-fall =
    { $n ->
        [0] niemand fällt
        [one] nur { LIST($cards, join: "and") }
       *[other] { LIST($cards, join: "and") }
    }
odds-wish = { $card }
odds-wish-unharmed = kein Schaden
odds-wish-all =
    { $n ->
        [2] beide
       *[other] alle { $n }
    }
odds-commit = Dafür noch { LIST($dice, join: "and") }: { $chance }
odds-enough = Diese Würfel genügen: { $chance }
odds-out-of-reach = Selbst mit allen Würfeln, die du jetzt aktivieren darfst, sind es weniger als { $least }.
odds-no-wish = Jetzt gibt es nichts zu wünschen.
