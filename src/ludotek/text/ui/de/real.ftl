### Am echten Tisch: was Würfel und Karten zeigen.

real-search = Namen eintippen
real-none = Nichts, was noch möglich ist, heißt so.
real-coming = Danach:
real-fold = Tisch ansehen
real-unfold = Eingeben
real-which-card = Welche Karte?
