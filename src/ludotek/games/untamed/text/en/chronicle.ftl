### What is told of a game when it is over.

decided-strongholds = { CAP(FORM($card, form: "the")) } destroyed { FORM($keep, form: "whose") } last Stronghold.
decided-empty-deck = { $seat } had to draw from an empty deck.
decided-conceded = { $seat } conceded.

chronicle-turns = turns
    .counted =
        { $n ->
            [one] turn
           *[other] turns
        }
chronicle-strongholds = Strongholds left
chronicle-damage = damage to Strongholds

chart-damage = Damage to Strongholds, turn by turn
    .value = dealt
    .mark = suffered
ranking-players = All players
ranking-cards = Your best cards
column-turns = Turns
column-strongholds = Strongholds left
column-damage = To Strongholds
column-to-animals = To Animals
column-defeated = Defeated

## One tip

tip-deck = Your deck was empty. Every card you draw brings that moment closer.
tip-power =
    { $n ->
        [one] On { $n } turn you played no card as Power, though you could have.
       *[other] On { $n } turns you played no card as Power, though you could have.
    }
tip-idle =
    { $n ->
        [one] { $n } ready Animal ended your turns without attacking.
       *[other] Ready Animals ended your turns { $n } times without attacking.
    }
tip-harm = What hurt your Strongholds most: { $card } ({ $n }). It pays to stop the worst attacker before it strikes again.
