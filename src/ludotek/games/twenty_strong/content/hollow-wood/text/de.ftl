### Der hohle Wald: Namen und Stimmungstexte

deck-hollow-wood = Der hohle Wald
    .about = Eine Jagd: eine Karte bereisen, Kronen verdienen, Köder kaufen und drei große Bestien hervorlocken, eine nach der anderen.
    .intro = Der Hohle Wald war schon immer hohl: Klopf an einen Baum, und etwas klopft zurück. Seit dem Frühjahr wächst er außerdem, jede Nacht um eine Furche, und in seiner Mitte wohnen große Bestien, die gut essen und nur für Gebäck herauskommen. Heckenend, das als Nächstes dran ist, bietet ein Kopfgeld und seine letzten sieben Pasteten. Du führst die Jagd an; die Würfel sind deine Leute, von den gelben Treibern, denen man von einem Picknick erzählt hat, bis zum alten roten Hund, der nie eine Fährte verliert. Zieh von Ort zu Ort, verdien deine Kronen, kauf Köder, und sei bereit, wenn er wirkt. Eine Bestie, die fällt, lässt dir ein Geschenk da und dem Wald einen Groll.

chip-hollow-wood = Kronen
    .gender = f
    .plural = yes
    .nom = die Kronen
    .acc = die Kronen
    .dat = den Kronen
    .gen = der Kronen
    .points =
        { $n ->
            [one] { $n } Krone
           *[other] { $n } Kronen
        }
    .each = für jede Krone auf dem Chip
    .every = für je { $n } Kronen auf dem Chip
    .left =
        { $n ->
            [one] falls du mindestens { $n } Krone hast
           *[other] falls du mindestens { $n } Kronen hast
        }
    .most =
        { $n ->
            [one] falls du höchstens { $n } Krone hast
           *[other] falls du höchstens { $n } Kronen hast
        }

## Orte

place-hedge-gate = Heckentor
place-charcoal-clearing = Köhlerlichtung
place-sunken-mill = Versunkene Mühle
place-bramble-dell = Dornengrund
place-frog-fen = Froschmoor
place-hollow-oak = Hohle Eiche

## Helden

card-linnet-farsight = Linnea Fernblick
    .gender = f
    .plural = no
    .nom = Linnea Fernblick
    .acc = Linnea Fernblick
    .dat = Linnea Fernblick
    .gen = Linnea Fernblicks
    .flavour = Sie hat noch nie verfehlt, was sie ansah. Sie sieht nicht immer hin.

card-dame-boarsbane = Freifrau von Keilerfall
    .gender = f
    .plural = no
    .nom = Freifrau von Keilerfall
    .acc = Freifrau von Keilerfall
    .dat = Freifrau von Keilerfall
    .gen = Freifrau von Keilerfalls
    .flavour = Nichts richtet ihre Leute so auf wie fremdes Pech.

card-sorrel-wayfinder = Melde Pfadfinderin
    .gender = f
    .plural = no
    .nom = Melde Pfadfinderin
    .acc = Melde Pfadfinderin
    .dat = Melde Pfadfinderin
    .gen = Melde Pfadfinderins
    .flavour = Einen Umweg gibt es immer. Bezahlt wird sie nach Meilen.

card-barnaby-tallow = Barnabas Talg
    .gender = m
    .plural = no
    .nom = Barnabas Talg
    .acc = Barnabas Talg
    .dat = Barnabas Talg
    .gen = Barnabas Talgs
    .flavour = Er kam, um den Jägern Pasteten zu verkaufen. Dann sah er, was die Bestien wert sind.

card-lord-percival = Lord Parzival
    .gender = m
    .plural = no
    .nom = Lord Parzival
    .acc = Lord Parzival
    .dat = Lord Parzival
    .gen = Lord Parzivals
    .flavour = Er kämpft nicht. Dafür hat er Leute, und die haben auch welche.

card-nan-copperpot = Oma Kupferkessel
    .gender = f
    .plural = no
    .nom = Oma Kupferkessel
    .acc = Oma Kupferkessel
    .dat = Oma Kupferkessel
    .gen = Oma Kupferkessels
    .flavour = Was dich auch beißt, sie hat eine Suppe dagegen. Was die Suppe beißt, ist nicht bekannt.

## Bosse

card-moss-bear = Moosbär
    .gender = m
    .plural = no
    .nom = der Moosbär
    .acc = den Moosbären
    .dat = dem Moosbären
    .gen = des Moosbären
    .flavour = Halb Bär, halb Wiese. Die Kühe fragen schon nach ihrer Hälfte.

card-boar-of-the-long-hedge = Keiler von der Langen Hecke
    .gender = m
    .plural = no
    .nom = der Keiler von der Langen Hecke
    .acc = den Keiler von der Langen Hecke
    .dat = dem Keiler von der Langen Hecke
    .gen = des Keilers von der Langen Hecke
    .flavour = Es gab auch einmal eine kurze Hecke.

card-stag-in-full-bloom = Hirsch in voller Blüte
    .gender = m
    .plural = no
    .nom = der Hirsch in voller Blüte
    .acc = den Hirsch in voller Blüte
    .dat = dem Hirsch in voller Blüte
    .gen = des Hirsches in voller Blüte
    .flavour = Besucher werden gebeten, nur in kleinen Gruppen näher zu treten.

card-wyrm-in-the-well = Lindwurm im Brunnen
    .gender = m
    .plural = no
    .nom = der Lindwurm im Brunnen
    .acc = den Lindwurm im Brunnen
    .dat = dem Lindwurm im Brunnen
    .gen = des Lindwurms im Brunnen
    .flavour = Je später du kommst, desto länger ist er. Der Brunnen wächst nicht mit.

card-owl-of-the-last-question = Eule der letzten Frage
    .gender = f
    .plural = no
    .nom = die Eule der letzten Frage
    .acc = die Eule der letzten Frage
    .dat = der Eule der letzten Frage
    .gen = der Eule der letzten Frage
    .flavour = „Wer?“ Noch hat niemand richtig geantwortet. Packt eure Sachen weg und denkt nach.

card-wolf-who-counts = Wolf, der zählt
    .gender = m
    .plural = no
    .nom = der Wolf, der zählt
    .acc = den Wolf, der zählt
    .dat = dem Wolf, der zählt
    .gen = des Wolfes, der zählt
    .flavour = Er zählt alle Anwesenden, sich selbst auch, und rundet auf.

card-toad-under-the-hill = Kröte unterm Hügel
    .gender = f
    .plural = no
    .nom = die Kröte unterm Hügel
    .acc = die Kröte unterm Hügel
    .dat = der Kröte unterm Hügel
    .gen = der Kröte unterm Hügel
    .flavour = Der Hügel ist nur da, damit ihr nicht kalt wird.

## Leichte Gegner, an der Hecke

card-hedge-urchins = Heckenbengel
    .gender = m
    .plural = yes
    .nom = die Heckenbengel
    .acc = die Heckenbengel
    .dat = den Heckenbengeln
    .gen = der Heckenbengel
    .flavour = Sie sollen nicht in den Wald. Hat der Wald gesagt.

card-poachers = Wilderer
    .gender = m
    .plural = yes
    .nom = die Wilderer
    .acc = die Wilderer
    .dat = den Wilderern
    .gen = der Wilderer
    .flavour = Sie haben einen Jagdschein. Deinen.

card-pie-thief = Pastetendieb
    .gender = m
    .plural = no
    .nom = der Pastetendieb
    .acc = den Pastetendieb
    .dat = dem Pastetendieb
    .gen = des Pastetendiebs
    .flavour = Lass ihn in Ruhe essen. Er isst deins.

card-magpie-tinker = Elster mit Bauchladen
    .gender = f
    .plural = no
    .nom = die Elster mit Bauchladen
    .acc = die Elster mit Bauchladen
    .dat = der Elster mit Bauchladen
    .gen = der Elster mit Bauchladen
    .flavour = Alles im Bauchladen ist zu haben. Das meiste gehörte ihr heute früh noch nicht.

card-scarecrow-on-leave = Vogelscheuche auf Urlaub
    .gender = f
    .plural = no
    .nom = die Vogelscheuche auf Urlaub
    .acc = die Vogelscheuche auf Urlaub
    .dat = der Vogelscheuche auf Urlaub
    .gen = der Vogelscheuche auf Urlaub
    .flavour = Seit der Ernte nicht im Dienst. Anfänger laufen trotzdem weg.

card-runaway-pie-cart = Durchgegangener Pastetenkarren
    .gender = m
    .plural = no
    .nom = der Durchgegangene Pastetenkarren
    .acc = den Durchgegangenen Pastetenkarren
    .dat = dem Durchgegangenen Pastetenkarren
    .gen = des Durchgegangenen Pastetenkarrens
    .flavour = Ihr habt einen Versuch. Danach hat das nächste Dorf die Pasteten.

card-lost-picnickers = Verirrte Ausflügler
    .gender = m
    .plural = yes
    .nom = die Verirrten Ausflügler
    .acc = die Verirrten Ausflügler
    .dat = den Verirrten Ausflüglern
    .gen = der Verirrten Ausflügler
    .flavour = Sie fragen nach dem Weg. Und dann, ob jemand mitkommt.

card-gossiping-crows = Klatschkrähen
    .gender = f
    .plural = yes
    .nom = die Klatschkrähen
    .acc = die Klatschkrähen
    .dat = den Klatschkrähen
    .gen = der Klatschkrähen
    .flavour = Wer auch aus dem Farn tritt, sie wissen etwas über ihn.

card-hedge-knight = Heckenritter
    .gender = m
    .plural = no
    .nom = der Heckenritter
    .acc = den Heckenritter
    .dat = dem Heckenritter
    .gen = des Heckenritters
    .flavour = Besteht auf einem Duell. Meisterhiebe kennen seine Regeln nicht.

## Leichte Gegner, auf den Lichtungen und am Wasser

card-charcoal-imps = Köhlerwichte
    .gender = m
    .plural = yes
    .nom = die Köhlerwichte
    .acc = die Köhlerwichte
    .dat = den Köhlerwichten
    .gen = der Köhlerwichte
    .flavour = Sie wetten auf euch. Wer sich blamiert, bezahlt.

card-choir-of-mill-frogs = Chor der Mühlenfrösche
    .gender = m
    .plural = no
    .nom = der Chor der Mühlenfrösche
    .acc = den Chor der Mühlenfrösche
    .dat = dem Chor der Mühlenfrösche
    .gen = des Chors der Mühlenfrösche
    .flavour = Vor dem Ende der zweiten Strophe lässt sich nichts planen. Es gibt vierzig.

card-lady-of-the-reeds = Schilffräulein
    .gender = n
    .plural = no
    .nom = das Schilffräulein
    .acc = das Schilffräulein
    .dat = dem Schilffräulein
    .gen = des Schilffräuleins
    .flavour = Blau ist seine Farbe. Hinschauen ist erlaubt.

card-ferry-newt = Fährmolch
    .gender = m
    .plural = no
    .nom = der Fährmolch
    .acc = den Fährmolch
    .dat = dem Fährmolch
    .gen = des Fährmolchs
    .flavour = Die Überfahrt kostet eine Krone. Hierbleiben auch.

card-pike-in-the-ditch = Hecht im Graben
    .gender = m
    .plural = no
    .nom = der Hecht im Graben
    .acc = den Hecht im Graben
    .dat = dem Hecht im Graben
    .gen = des Hechts im Graben
    .flavour = Er taucht zweimal auf. Seid schon beim ersten Mal bereit.

card-deer-made-of-mist = Reh aus Nebel
    .gender = n
    .plural = no
    .nom = das Reh aus Nebel
    .acc = das Reh aus Nebel
    .dat = dem Reh aus Nebel
    .gen = des Rehs aus Nebel
    .flavour = Wer ihm nachläuft, kommt eine Woche später wieder, gut erholt und ohne Stiefel.

card-parliament-of-bees = Bienenparlament
    .gender = n
    .plural = no
    .nom = das Bienenparlament
    .acc = das Bienenparlament
    .dat = dem Bienenparlament
    .gen = des Bienenparlaments
    .flavour = Je länger die Debatte, desto spitzer die Zwischenrufe.

card-honey-golem = Honiggolem
    .gender = m
    .plural = no
    .nom = der Honiggolem
    .acc = den Honiggolem
    .dat = dem Honiggolem
    .gen = des Honiggolems
    .flavour = Er ist sehr anhänglich. Das ist ja das Problem.

card-beaver-surveyors = Bibervermesser
    .gender = m
    .plural = yes
    .nom = die Bibervermesser
    .acc = die Bibervermesser
    .dat = den Bibervermessern
    .gen = der Bibervermesser
    .flavour = Laut ihrer Karte war dieser Weg noch nie hier.

## Leichte Gegner, im Dickicht

card-roots-with-fingers = Wurzeln mit Fingern
    .gender = f
    .plural = yes
    .nom = die Wurzeln mit Fingern
    .acc = die Wurzeln mit Fingern
    .dat = den Wurzeln mit Fingern
    .gen = der Wurzeln mit Fingern
    .flavour = Leise gehen und nicht zu viele auf einmal. Sie zählen Knöchel.

card-marching-saplings = Marschierende Setzlinge
    .gender = m
    .plural = yes
    .nom = die Marschierenden Setzlinge
    .acc = die Marschierenden Setzlinge
    .dat = den Marschierenden Setzlingen
    .gen = der Marschierenden Setzlinge
    .flavour = Einer ist ein Zweig. Drei sind eine Allee.

card-fox-notary = Notar Fuchs
    .gender = m
    .plural = no
    .nom = Notar Fuchs
    .acc = Notar Fuchs
    .dat = Notar Fuchs
    .gen = Notar Fuchs’
    .flavour = Kauft alles, fragt nichts und behält den Stift.

card-cat-up-a-tree = Katze auf dem Baum
    .gender = f
    .plural = no
    .nom = die Katze auf dem Baum
    .acc = die Katze auf dem Baum
    .dat = der Katze auf dem Baum
    .gen = der Katze auf dem Baum
    .flavour = Zu hoch für Anfänger. Die Besitzerin zahlt und sagt lieber nicht, wofür.

card-owl-pupils = Eulenschüler
    .gender = m
    .plural = yes
    .nom = die Eulenschüler
    .acc = die Eulenschüler
    .dat = den Eulenschülern
    .gen = der Eulenschüler
    .flavour = Wer zweimal fragt, hat nicht aufgepasst.

card-wolf-cub-scouts = Wölflinge
    .gender = m
    .plural = yes
    .nom = die Wölflinge
    .acc = die Wölflinge
    .dat = den Wölflingen
    .gen = der Wölflinge
    .flavour = Allzeit bereit, und sie helfen jedem, der dich beißt.

card-hollow-log = Hohler Baumstamm
    .gender = m
    .plural = no
    .nom = der Hohle Baumstamm
    .acc = den Hohlen Baumstamm
    .dat = dem Hohlen Baumstamm
    .gen = des Hohlen Baumstamms
    .flavour = Ein Stamm ist harmlos. Dieser ist zimmerweise vermietet.

card-fresh-tracks = Frische Fährte
    .gender = f
    .plural = no
    .nom = die Frische Fährte
    .acc = die Frische Fährte
    .dat = der Frischen Fährte
    .gen = der Frischen Fährte
    .flavour = Sehr frisch. Sie entsteht gerade.

card-badger-asleep = Schlafender Dachs
    .gender = m
    .plural = no
    .nom = der Schlafende Dachs
    .acc = den Schlafenden Dachs
    .dat = dem Schlafenden Dachs
    .gen = des Schlafenden Dachses
    .flavour = Weck ihn sanft oder auf einen Schlag. Alles dazwischen tut weh.

## Schwere Gegner, an der Hecke

card-bear-in-a-bonnet = Bär mit Haube
    .gender = m
    .plural = no
    .nom = der Bär mit Haube
    .acc = den Bären mit Haube
    .dat = dem Bären mit Haube
    .gen = des Bären mit Haube
    .flavour = Die Ladenbesitzer haben beschlossen, nichts zu bemerken.

card-bridge-troll-family = Familie Brückentroll
    .gender = f
    .plural = no
    .nom = Familie Brückentroll
    .acc = Familie Brückentroll
    .dat = Familie Brückentroll
    .gen = Familie Brückentroll
    .flavour = Der Vater nimmt Münzen, die Mutter Finger, und der Kleine kann noch nicht zählen.

card-wild-boar-bailiffs = Borstige Vollzieher
    .gender = m
    .plural = yes
    .nom = die Borstigen Vollzieher
    .acc = die Borstigen Vollzieher
    .dat = den Borstigen Vollziehern
    .gen = der Borstigen Vollzieher
    .flavour = Sie pfänden alles. Gebühren werden je Stück berechnet.

card-hunter-who-stayed = Jäger, der blieb
    .gender = m
    .plural = no
    .nom = der Jäger, der blieb
    .acc = den Jäger, der blieb
    .dat = dem Jäger, der blieb
    .gen = des Jägers, der blieb
    .flavour = Er kennt alle deine Kniffe. Er hat sie unterrichtet.

card-rival-hunters = Rivalisierende Jäger
    .gender = m
    .plural = yes
    .nom = die Rivalisierenden Jäger
    .acc = die Rivalisierenden Jäger
    .dat = den Rivalisierenden Jägern
    .gen = der Rivalisierenden Jäger
    .flavour = Was du auch erlegst, sie hatten es schon im Visier.

card-raven-auditor = Rechnungsprüfer Rabe
    .gender = m
    .plural = no
    .nom = Rechnungsprüfer Rabe
    .acc = Rechnungsprüfer Rabe
    .dat = Rechnungsprüfer Rabe
    .gen = Rechnungsprüfers Rabe
    .flavour = Je voller der Beutel, desto länger die Fragen.

card-cuckoo-landlord = Hauswirt Kuckuck
    .gender = m
    .plural = no
    .nom = Hauswirt Kuckuck
    .acc = Hauswirt Kuckuck
    .dat = Hauswirt Kuckuck
    .gen = Hauswirts Kuckuck
    .flavour = Was du auch von den anderen willst, es geht zuerst über ihn.

## Schwere Gegner, auf den Lichtungen und am Wasser

card-heron-magistrate = Amtsrichter Reiher
    .gender = m
    .plural = no
    .nom = Amtsrichter Reiher
    .acc = Amtsrichter Reiher
    .dat = Amtsrichter Reiher
    .gen = Amtsrichters Reiher
    .flavour = Die Verhandlung ist eröffnet. Niemand setzt sich, niemand ruht, niemand geht heim.

card-peat-drake = Torfdrache
    .gender = m
    .plural = no
    .nom = der Torfdrache
    .acc = den Torfdrachen
    .dat = dem Torfdrachen
    .gen = des Torfdrachen
    .flavour = Beeindruck ihn, oder jemand verschwindet im Rauch.

card-nurse-of-the-mire = Amme im Sumpf
    .gender = f
    .plural = no
    .nom = die Amme im Sumpf
    .acc = die Amme im Sumpf
    .dat = der Amme im Sumpf
    .gen = der Amme im Sumpf
    .flavour = Nach jedem Kampf bringt sie jemanden zu Bett. Ganz tief.

card-bog-that-follows = Moor, das nachkommt
    .gender = n
    .plural = no
    .nom = das Moor, das nachkommt
    .acc = das Moor, das nachkommt
    .dat = dem Moor, das nachkommt
    .gen = des Moores, das nachkommt
    .flavour = An der Mühle war es noch hinter dir. Wer sich hinlegt, den deckt es zu.

card-moon-hare = Mondhase
    .gender = m
    .plural = no
    .nom = der Mondhase
    .acc = den Mondhasen
    .dat = dem Mondhasen
    .gen = des Mondhasen
    .flavour = Nur ein makelloser Sprung reicht. Er hat die ganze Nacht Zeit.

card-oven-in-the-clearing = Backofen auf der Lichtung
    .gender = m
    .plural = no
    .nom = der Backofen auf der Lichtung
    .acc = den Backofen auf der Lichtung
    .dat = dem Backofen auf der Lichtung
    .gen = des Backofens auf der Lichtung
    .flavour = Noch warm. Nachsehen gehen immer die Besten zuerst.

card-standing-stones = Wandernde Steine
    .gender = m
    .plural = yes
    .nom = die Wandernden Steine
    .acc = die Wandernden Steine
    .dat = den Wandernden Steinen
    .gen = der Wandernden Steine
    .flavour = Gestern standen sie noch da drüben. Und da waren es elf.

## Schwere Gegner, im Dickicht

card-giants-stump = Riesenstumpf
    .gender = m
    .plural = no
    .nom = der Riesenstumpf
    .acc = den Riesenstumpf
    .dat = dem Riesenstumpf
    .gen = des Riesenstumpfs
    .flavour = Schlag zu, so fest du willst. Es geht immer nur ein Jahresring ab.

card-thorn-sisters = Dornenschwestern
    .gender = f
    .plural = yes
    .nom = die Dornenschwestern
    .acc = die Dornenschwestern
    .dat = den Dornenschwestern
    .gen = der Dornenschwestern
    .flavour = Fass die eine an, und die andere nimmt dir den Mantel ab.

card-great-aunt-wolf = Großtante Wolf
    .gender = f
    .plural = no
    .nom = Großtante Wolf
    .acc = Großtante Wolf
    .dat = Großtante Wolf
    .gen = Großtante Wolfs
    .flavour = Wenn sie zu Besuch ist, benehmen sich alle noch schlechter.

card-bishop-of-moths = Bischof der Motten
    .gender = m
    .plural = no
    .nom = der Bischof der Motten
    .acc = den Bischof der Motten
    .dat = dem Bischof der Motten
    .gen = des Bischofs der Motten
    .flavour = Er empfängt weder Anfänger noch Hunde.

card-spider-haberdasher = Schneiderin Spinne
    .gender = f
    .plural = no
    .nom = Schneiderin Spinne
    .acc = Schneiderin Spinne
    .dat = Schneiderin Spinne
    .gen = Schneiderin Spinne
    .flavour = Bitte nur drei Kunden auf einmal. Sie hat acht Hände und keine Geduld.

card-echo-of-axes = Echo der Äxte
    .gender = n
    .plural = no
    .nom = das Echo der Äxte
    .acc = das Echo der Äxte
    .dat = dem Echo der Äxte
    .gen = des Echos der Äxte
    .flavour = Da fällt jemand Bäume. Mit jedem Hieb wächst einer nach.

card-hollow-man = Hohler Mann
    .gender = m
    .plural = no
    .nom = der Hohle Mann
    .acc = den Hohlen Mann
    .dat = dem Hohlen Mann
    .gen = des Hohlen Mannes
    .flavour = In ihm ist noch Platz für einen.

## Die erste Jagd, mit Anleitung

lesson-hollow-wood = Locke zwei Bestien hervor und besiege sie

lesson-hunt-aim = Einen Endkampf gibt es hier nicht. Große Bestien verstecken sich im Wald; du lockst sie einzeln hervor, und wenn genug besiegt sind, gewinnst du: drei in einer ganzen Partie, heute zwei. Fällt dein Leben unter 1, verlierst du.
    .title = Die Jagd
lesson-hunt-go = Jeder Ort hat seinen Stapel Gegner, und du siehst jeweils die oberste Karte. Viele bringen Kronen, wenn sie besiegt werden, und für Kronen gibt es Köder.
    .title = Geld verdienen
    .now = Jetzt du: Wähle einen Ort und seinen Gegner.
lesson-hunt-road = Von jetzt an kannst du nur dorthin, wohin vom letzten Ort ein Weg führt; an manchen darfst du auch bleiben. Schau einen Ort weiter, bevor du wählst. Sind alle Orte leer, kommen die abgelegten Gegner zurück.
    .title = Unterwegs
lesson-hunt-bait = Für einen Köder reicht es. Er lockt die nächste Bestie sofort hervor, noch vor dem Gegner dieser Runde. Kauf ihn, wenn die meisten deiner Würfel bereit sind, denn die Bestie geht nicht wieder weg.
    .title = Der Köder
    .now = Jetzt du: Gib Kronen für den Köder aus.
lesson-hunt-beast = Eine Bestie bleibt, bis sie besiegt ist, und mit ihr jeder Gegner, der noch steht. Aber auch der Schaden auf der Bestie bleibt: Was du jetzt nicht schaffst, bringst du nächste Runde zu Ende.
    .title = Die Bestie ist da
lesson-hunt-gift = Eine besiegte Bestie hinterlässt zweierlei, und beides gilt für den Rest der Partie: dir ein Geschenk und dem Wald einen Groll. Was genau, sagt ihre Karte. Komm zu Atem, verdien Kronen, und locke die nächste hervor.
    .title = Geschenke und Groll
