### Die Analyse einer beendeten Partie.

review-percent = { $n } %
review-start = Chance am Anfang
review-part-skill = Können
review-help-skill = die eigenen Entscheidungen, verglichen mit denen des schnellen Spielers
review-part-luck = Glück
review-help-luck = was Würfel, Karten und Aufgedecktes gebracht haben
review-part-others = Die anderen
review-help-others = was die Züge der anderen bewirkt haben
review-part-revision = Weitblick
review-help-revision = was ein Blick weiter voraus an den Schätzungen berichtigt hat
review-part-rest = Der Rest
review-result = Ergebnis
review-chance = Chance
review-course = Gewinnchance
review-band = Band: Vertrauensbereich (95 %)
review-numbers = In Zahlen
review-costly = Die teuersten Entscheidungen
review-none = Keine Entscheidung hat erkennbar etwas gekostet.
review-played = gespielt
review-better = besser
review-instead = { $best } statt { $chance }
review-unlucky = Pech
review-lucky = Glück gehabt
review-worse =
    { $n ->
        [0] Schlechter hätte es kaum kommen können.
       *[other] In { $n } % der Fälle wäre es schlechter gekommen.
    }
review-better-outcomes =
    { $n ->
        [0] Besser hätte es kaum kommen können.
       *[other] In { $n } % der Fälle wäre es besser gekommen.
    }
review-note =
    { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    } betrachtet, mit { $rollouts } simulierten Partien je Stellung, nach dem, was damals zu sehen war.

## Auf der Seite

review-working = Die Partie wird analysiert …
review-worked = { $n } % fertig
review-whose = Wessen Partie
review-sum = So kam das Ergebnis zustande
review-round = Wann
review-choose = Moment wählen
review-to-replay = Stelle nachspielen
review-play-line = Auf dem Brett durchspielen
review-line = Die bessere Fortsetzung
review-line-instead = Statt „{ $did }“
review-back = Zurück zur Analyse
