### Was von einer Partie erzählt wird, wenn sie vorbei ist.

decided-boss = { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] sind
       *[no] ist
    } besiegt.
decided-health = { CAP(FORM($card, form: "nom")) } { FORM($card, form: "plural") ->
        [yes] haben dir das letzte Leben genommen.
       *[no] hat dir das letzte Leben genommen.
    }

chronicle-rounds = Runden
    .counted =
        { $n ->
            [one] Runde
           *[other] Runden
        }
chronicle-health = Leben übrig
chronicle-missions = Missionen
chronicle-defeated = Besiegte Gegner
chronicle-rolled = Gewürfelte Würfel
chronicle-crits = davon kritische Treffer
chronicle-items = Verwendeter Loot
chronicle-suffered = Erlittener Schaden

chart-hits = Treffer und Erwartung
    .value = Treffer
    .mark = erwartet
throw-hits = Bester Wurf
    .text = Runde { $n }: { $hits } von { $all } getroffen.
    .odds = Das gelingt einem von { $n } Würfen.
ranking-numbers = In Zahlen
column-n = Anzahl

## Ein Rat

tip-items =
    { $n ->
        [one] Du hast verloren und { $n } Loot-Karte nicht verwendet. Den meisten Loot darfst du jederzeit verwenden.
       *[other] Du hast verloren und { $n } Loot-Karten nicht verwendet. Den meisten Loot darfst du jederzeit verwenden.
    }
tip-held =
    { $n ->
        [one] In { $n } Runde hast du Schaden erlitten, während Würfel ungenutzt im Vorrat lagen.
       *[other] In { $n } Runden hast du Schaden erlitten, während Würfel ungenutzt im Vorrat lagen.
    }
tip-missions = Du hast { $n } von { $all } Missionen abgeschlossen. Jede offene kommt als Gegner zum Boss dazu.
tip-harder = Wenn du es schwerer magst, wähle unter „Einrichten“ Schwierigkeit { $n }.
