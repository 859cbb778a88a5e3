### Was man von echten Würfeln und Karten abliest.

read-hero = Welcher Held wurde gezogen?
read-stack = Welche Karte liegt jetzt oben: { $stack }?
read-boss = Welcher Boss wurde aufgedeckt?
read-mission =
    { $n ->
        [1] Welche ist die erste Mission?
        [2] Welche ist die zweite Mission?
       *[other] Welche ist Mission { $n }?
    }
read-die = Was zeigt { FORM($die, def: "def") }?
