### Was gemessen wurde, in Worten: an wie vielen, und von wem.

counted-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
counted-games-with-it =
    { $n ->
        [one] { $n } Partie mit ihr
       *[other] { $n } Partien mit ihr
    }
counted-pairs-of-games =
    { $n ->
        [one] { $n } Paar Partien
       *[other] { $n } Paare Partien
    }
counted-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
counted-offers =
    { $n ->
        [one] { $n } Angebot
       *[other] { $n } Angebote
    }
measured-by =
    { $player ->
        [greedy] normaler Bot
        [search] starker Bot
        [random] Zufallsspiel
        [learned] trainierter Bot
       *[other] { $player }
    }

# Die Zahlen: Anteile, ihre Unterschiede, Vielfache, andere; wozwischen sie liegen.
figure-decimal = ,
figure-share = { $value } %
figure-points = { $value } Punkte
figure-times = × { $value }
figure-number = { $value }
figure-between = { $low } bis { $high }
