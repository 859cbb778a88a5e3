### Rätsel: ihre Liste und ihre Lösungen.

puzzles-title = Rätsel
puzzles-about = Stellungen aus echten Partien, jede mit genau einem besten Weg. Spiele ihn auf dem Brett: Die Würfel entscheiden nichts, nur deine Wahl zählt.
puzzles-today = Rätsel des Tages: { $title }
puzzles-count = { $solved } von { $n } gelöst
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-solved = gelöst
puzzles-grade =
    { $n ->
        [1] leicht
        [2] mittel
       *[other] schwer
    }
puzzles-one = Rätsel { $number }
puzzles-solution = Lösung
puzzles-reached = Das Beste, was geht: { $value }.
