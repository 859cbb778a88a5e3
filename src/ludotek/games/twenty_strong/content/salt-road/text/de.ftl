### Die Salzstraße: Namen und Stimmungstexte

deck-salt-road = Die Salzstraße
    .about = Eine Reise: im Frieden vorbei oder mitten durch, ehe die Tage ausgehen, und am Ende wartet etwas auf dem Pass.
    .intro = Oben in Hohenpökel sitzen dreitausend Leute vor dreitausend Fässern Kohl und warten auf Salz. Ohne Salz kein Sauerkraut, und ohne Sauerkraut ist dort noch keiner über den Winter gekommen, jedenfalls keiner, den man fragen konnte. Du führst die letzte Karawane des Jahres; die Würfel sind ihre Leute und Tiere, von den gelben Küchenjungen bis zum einen roten Maultier, das nie danebentritt. Mit manchen unterwegs lässt sich reden, es kostet nur etwas. Auch um ein Omen kann man herumgehen, aber es ist dann meistens schon vor dir da. Der Almanach sagt den Schnee in zwölf Tagen voraus. Geirrt hat er sich bisher nur über die Vergangenheit.

chip-salt-road = Tage
    .gender = m
    .plural = yes
    .nom = ein Tag
    .acc = einen Tag
    .dat = einem Tag
    .gen = eines Tages
    .points =
        { $n ->
            [one] { $n } Tag
           *[other] { $n } Tage
        }
    .each = für jeden verbleibenden Tag
    .every = für je { $n } verbleibende Tage
    .left =
        { $n ->
            [one] falls dir mindestens { $n } Tag bleibt
           *[other] falls dir mindestens { $n } Tage bleiben
        }
    .most =
        { $n ->
            [0] falls dir kein Tag bleibt
            [one] falls dir höchstens { $n } Tag bleibt
           *[other] falls dir höchstens { $n } Tage bleiben
        }

place-valley-road = Talweg
place-forest-road = Waldweg
place-gorge-road = Klammweg
place-ridge-road = Gratweg

lesson-salt-road = Die Straße hinauf, dann den Gegner auf dem Pass besiegen
lesson-road-days = Der Chip zeigt die Tage bis zum Winter. Jede Runde nimmt einen. Ist keiner mehr übrig, schneit es, und jede weitere Runde kostet dich 1 Leben.
    .title = Die Tage gehen aus
lesson-road-growth = Solange dir viele Tage bleiben, sind alle auf der Straße schwächer: 1 Leben weniger für je 5 Tage. Auch der Boss. Wer trödelt, trifft sie schlechter gelaunt.
    .title = Gutes Wetter, gute Laune
lesson-road-ways = Viele Karten bieten einen friedlichen Weg: Du tust, was er sagt, die Karte kommt auf den Ablagestapel, und niemand kämpft. Keine Belohnung, aber deine Würfel bleiben dir. Der Tag vergeht so oder so.
    .title = Zwei Wege
    .now = Jetzt du: Geh einen friedlichen Weg.
lesson-road-rest = Niemand zu bekämpfen: Erschöpft ist nur, was der Weg verlangt hat. Auffrischen darfst du wie nach jeder Runde.
    .title = Ein ruhiger Tag
lesson-road-fight = Die meisten Belohnungen bekommt, wer kämpft: Loot und Hilfe auf Dauer. Eine Karawane, die sich mit allen einigt, kommt pünktlich an und mit leeren Händen.
    .title = Oder kämpfen
lesson-road-omen = Eine Pflichtkarte liegt im Weg: Um sie musst du dich jetzt kümmern. Um ein Omen herumzugehen kostet heute nichts. Aber was es sagt, gilt dann bis zum Ende der Partie, und der Boss wird dadurch stärker.
    .title = Ein Omen
lesson-road-camp = Einmal pro Runde, bevor du eine Karte wählst, darfst du einen Tag hergeben, um Würfel aufzufrischen. Gut vor einem schweren Kampf, teuer kurz vor dem Winter.
    .title = Ein Lager
lesson-road-pass = Ein Stapel ist leer: Du darfst den Endkampf beginnen und dem Boss gegenübertreten. Die Tage vergehen auch dort. Warte nicht auf den Schnee, aber geh auch nicht mit leeren Händen.
    .title = Am Ende einer Straße


## Helden

card-berta-halfweight = Berta Halbgewicht
    .gender = f
    .plural = no
    .nom = Berta Halbgewicht
    .acc = Berta Halbgewicht
    .dat = Berta Halbgewicht
    .gen = Berta Halbgewichts
    .flavour = Herrin des Salzes. Ihre Waage ist ehrlich, nur ihr Daumen ist schwer.

card-ignatz-crumb = Ignaz Krume
    .gender = m
    .plural = no
    .nom = Ignaz Krume
    .acc = Ignaz Krume
    .dat = Ignaz Krume
    .gen = Ignaz Krumes
    .flavour = Proviantmeister. Für jeden beigelegten Streit bekommt jemand Suppe.

card-sister-anselma = Schwester Anselma
    .gender = f
    .plural = no
    .nom = Schwester Anselma
    .acc = Schwester Anselma
    .dat = Schwester Anselma
    .gen = Schwester Anselmas
    .flavour = Jeder Schlag lässt sich aussitzen, sagt die Äbtissin. Am besten drinnen.

card-tilda-and-the-red-mule = Tilda mit dem roten Maultier
    .gender = f
    .plural = no
    .nom = Tilda mit dem roten Maultier
    .acc = Tilda mit dem roten Maultier
    .dat = Tilda mit dem roten Maultier
    .gen = der Tilda mit dem roten Maultier
    .flavour = Eine von beiden bestimmt. Die andere ist elf.

card-nine-fingered-jost = Neunfinger-Jost
    .gender = m
    .plural = no
    .nom = Neunfinger-Jost
    .acc = Neunfinger-Jost
    .dat = Neunfinger-Jost
    .gen = Neunfinger-Josts
    .flavour = Kennt jeden Pfad, der auf keiner Karte steht. Unter einem liegt der zehnte Finger.

card-professor-almanac = Professorin Almanach
    .gender = f
    .plural = no
    .nom = Professorin Almanach
    .acc = Professorin Almanach
    .dat = Professorin Almanach
    .gen = Professorin Almanachs
    .flavour = Hat den Almanach geschrieben. Jeder Glückstreffer gibt ihr recht.

## Bosse

card-winter-itself = Winter persönlich
    .gender = m
    .plural = no
    .nom = der Winter persönlich
    .acc = den Winter persönlich
    .dat = dem Winter persönlich
    .gen = des Winters persönlich
    .flavour = Er ist nicht zu früh. Du bist zu spät.

card-baron-of-the-pass = Passbaron
    .gender = m
    .plural = no
    .nom = der Passbaron
    .acc = den Passbaron
    .dat = dem Passbaron
    .gen = des Passbarons
    .flavour = Ihm gehören der Pass, die Aussicht vom Pass und das Wort „Pass“.

card-avalanche-named-margaret = Lawine namens Margarete
    .gender = f
    .plural = no
    .nom = die Lawine namens Margarete
    .acc = die Lawine namens Margarete
    .dat = der Lawine namens Margarete
    .gen = der Lawine namens Margarete
    .flavour = Man nennt sie nach der Person, die zuletzt gerufen hat.

card-bear-with-a-grudge = Nachtragender Bär
    .gender = m
    .plural = no
    .nom = der nachtragende Bär
    .acc = den nachtragenden Bären
    .dat = dem nachtragenden Bären
    .gen = des nachtragenden Bären
    .flavour = Du bist letztes Jahr hier durchgekommen. Mit Honig.

card-sugar-guild = Zuckergilde
    .gender = f
    .plural = no
    .nom = die Zuckergilde
    .acc = die Zuckergilde
    .dat = der Zuckergilde
    .gen = der Zuckergilde
    .flavour = „Schon mal mit Zucker probiert?“ Es kommen immer noch welche nach.

card-pass-that-will-not-be-passed = Pass, der keinen lässt
    .gender = m
    .plural = no
    .nom = der Pass, der keinen lässt
    .acc = den Pass, der keinen lässt
    .dat = dem Pass, der keinen lässt
    .gen = des Passes, der keinen lässt
    .flavour = Jeder Schritt zählt. Und zwar genau einen.

## Leichte Gegner, unten im Tal

card-toll-gate = Schlagbaum
    .gender = m
    .plural = no
    .nom = der Schlagbaum
    .acc = den Schlagbaum
    .dat = dem Schlagbaum
    .gen = des Schlagbaums
    .flavour = Der Zoll ist für den Schlagbaum. Der Schlagbaum ist für den Zoll.

card-village-fair = Dorffest
    .gender = n
    .plural = no
    .nom = das Dorffest
    .acc = das Dorffest
    .dat = dem Dorffest
    .gen = des Dorffests
    .flavour = Deine Leute haben eine Gans gewonnen, eine Ziege und eine Verlobte.

card-apprentice-highwaymen = Räuberlehrlinge
    .gender = m
    .plural = yes
    .nom = die Räuberlehrlinge
    .acc = die Räuberlehrlinge
    .dat = den Räuberlehrlingen
    .gen = der Räuberlehrlinge
    .flavour = „Geld oder – wie ging das?“ – „Bitte.“ – „Bitte.“

card-parish-geese = Pfarrgänse
    .gender = f
    .plural = yes
    .nom = die Pfarrgänse
    .acc = die Pfarrgänse
    .dat = den Pfarrgänsen
    .gen = der Pfarrgänse
    .flavour = Sie beißen nur die Kleinsten. Es sind Gänse, keine Helden.

card-broken-axle = Achsbruch
    .gender = m
    .plural = no
    .nom = der Achsbruch
    .acc = den Achsbruch
    .dat = dem Achsbruch
    .gen = des Achsbruchs
    .flavour = Gestern hielt die Achse noch. Seit elf Jahren hielt sie gestern noch.

card-salt-tax-assessor = Salzsteuerprüfer
    .gender = m
    .plural = no
    .nom = der Salzsteuerprüfer
    .acc = den Salzsteuerprüfer
    .dat = dem Salzsteuerprüfer
    .gen = des Salzsteuerprüfers
    .flavour = Er besteuert, was du trägst, und wie es dir steht.

card-seller-of-salt-substitute = Salzersatzverkäuferin
    .gender = f
    .plural = no
    .nom = die Salzersatzverkäuferin
    .acc = die Salzersatzverkäuferin
    .dat = der Salzersatzverkäuferin
    .gen = der Salzersatzverkäuferin
    .flavour = Es sieht aus wie Salz und schmeckt nach Gericht.

card-sleeping-guard = Schlafender Wächter
    .gender = m
    .plural = no
    .nom = der schlafende Wächter
    .acc = den schlafenden Wächter
    .dat = dem schlafenden Wächter
    .gen = des schlafenden Wächters
    .flavour = Auf Zehenspitzen, und nicht alle auf einmal.

card-flooded-ford = Überflutete Furt
    .gender = f
    .plural = no
    .nom = die überflutete Furt
    .acc = die überflutete Furt
    .dat = der überfluteten Furt
    .gen = der überfluteten Furt
    .flavour = Knöcheltief, sagt der Fährmann. Er steht auf dem Maultier.

card-wedding-party = Hochzeitsgesellschaft
    .gender = f
    .plural = no
    .nom = die Hochzeitsgesellschaft
    .acc = die Hochzeitsgesellschaft
    .dat = der Hochzeitsgesellschaft
    .gen = der Hochzeitsgesellschaft
    .flavour = Wer nicht kämpft, tanzt mit den Tanten.

## Leichte Gegner, im Wald

card-wolf-scouts = Wolfsspäher
    .gender = m
    .plural = yes
    .nom = die Wolfsspäher
    .acc = die Wolfsspäher
    .dat = den Wolfsspähern
    .gen = der Wolfsspäher
    .flavour = Sie zählen euch nur. Rechnen tun die anderen.

card-mushroom-pickers = Pilzsammler
    .gender = m
    .plural = yes
    .nom = die Pilzsammler
    .acc = die Pilzsammler
    .dat = den Pilzsammlern
    .gen = der Pilzsammler
    .flavour = Seit Jahren verfeindet. Mit Profis reden sie gar nicht erst.

card-charcoal-burners = Köhler
    .gender = m
    .plural = yes
    .nom = die Köhler
    .acc = die Köhler
    .dat = den Köhlern
    .gen = der Köhler
    .flavour = Was grün ist, kommt in den Meiler.

card-will-o-the-wisp = Irrlicht
    .gender = n
    .plural = no
    .nom = das Irrlicht
    .acc = das Irrlicht
    .dat = dem Irrlicht
    .gen = des Irrlichts
    .flavour = Es kennt eine Abkürzung. Ärgerlicherweise stimmt das sogar.

card-signpost-to-everywhere = Wegweiser nach Überall
    .gender = m
    .plural = no
    .nom = der Wegweiser nach Überall
    .acc = den Wegweiser nach Überall
    .dat = dem Wegweiser nach Überall
    .gen = des Wegweisers nach Überall
    .flavour = Hohenpökel: drei Arme, drei Richtungen, eine Handschrift.

card-troll-on-leave = Troll im Urlaub
    .gender = m
    .plural = no
    .nom = der Troll im Urlaub
    .acc = den Troll im Urlaub
    .dat = dem Troll im Urlaub
    .gen = des Trolls im Urlaub
    .flavour = Die Brücke hat er nicht dabei. Abschalten kann er trotzdem nicht.

card-army-of-an-abolished-duchy = Heer eines aufgelösten Herzogtums
    .gender = n
    .plural = no
    .nom = das Heer eines aufgelösten Herzogtums
    .acc = das Heer eines aufgelösten Herzogtums
    .dat = dem Heer eines aufgelösten Herzogtums
    .gen = des Heers eines aufgelösten Herzogtums
    .flavour = Es hat ihnen niemand gesagt. Sie hätten nicht zugehört.

card-talkative-hermit = Gesprächiger Einsiedler
    .gender = m
    .plural = no
    .nom = der gesprächige Einsiedler
    .acc = den gesprächigen Einsiedler
    .dat = dem gesprächigen Einsiedler
    .gen = des gesprächigen Einsiedlers
    .flavour = Vierzig Jahre geschwiegen, und jetzt kommst du.

card-wasps-in-the-honey-cart = Wespen im Honigwagen
    .gender = f
    .plural = yes
    .nom = die Wespen im Honigwagen
    .acc = die Wespen im Honigwagen
    .dat = den Wespen im Honigwagen
    .gen = der Wespen im Honigwagen
    .flavour = Wer zuerst kommt, wird zuerst gestochen.

card-squirrel-bandits = Räuberhörnchen
    .gender = n
    .plural = yes
    .nom = die Räuberhörnchen
    .acc = die Räuberhörnchen
    .dat = den Räuberhörnchen
    .gen = der Räuberhörnchen
    .flavour = Sie nehmen, was du auspackst. Meistens sind es Nüsse.

card-court-of-owls = Eulengericht
    .gender = n
    .plural = no
    .nom = das Eulengericht
    .acc = das Eulengericht
    .dat = dem Eulengericht
    .gen = des Eulengerichts
    .flavour = Drei Fehler, dann wird das Urteil verlesen. Es liegt immer schon da.

## Leichte Gegner, oben am Hang

card-goats-of-principle = Prinzipienziegen
    .gender = f
    .plural = yes
    .nom = die Prinzipienziegen
    .acc = die Prinzipienziegen
    .dat = den Prinzipienziegen
    .gen = der Prinzipienziegen
    .flavour = Sie waren zuerst da, und gegen Lila sind sie grundsätzlich.

card-rockfall = Steinschlag
    .gender = m
    .plural = no
    .nom = der Steinschlag
    .acc = den Steinschlag
    .dat = dem Steinschlag
    .gen = des Steinschlags
    .flavour = Er kommt, sobald jemand fragt, ob es vorbei ist.

card-rope-bridge = Hängebrücke
    .gender = f
    .plural = no
    .nom = die Hängebrücke
    .acc = die Hängebrücke
    .dat = der Hängebrücke
    .gen = der Hängebrücke
    .flavour = Höchstlast: drei. Drei was, steht nicht dabei.

card-hare-who-knows-something = Hase, der etwas weiß
    .gender = m
    .plural = no
    .nom = der Hase, der etwas weiß
    .acc = den Hasen, der etwas weiß
    .dat = dem Hasen, der etwas weiß
    .gen = des Hasen, der etwas weiß
    .flavour = Man muss ihn nur genau an der richtigen Stelle erwischen.

card-rescue-dog = Rettungshund mit Fässchen
    .gender = m
    .plural = no
    .nom = der Rettungshund mit Fässchen
    .acc = den Rettungshund mit Fässchen
    .dat = dem Rettungshund mit Fässchen
    .gen = des Rettungshunds mit Fässchen
    .flavour = Er rettet alle. Auch die, die nicht wollen.

card-first-frost = Erster Frost
    .gender = m
    .plural = no
    .nom = der erste Frost
    .acc = den ersten Frost
    .dat = dem ersten Frost
    .gen = des ersten Frosts
    .flavour = Hübsch, oder? Und jetzt versuch mal aufzustehen.

card-abandoned-sledge = Verlassener Schlitten
    .gender = m
    .plural = no
    .nom = der verlassene Schlitten
    .acc = den verlassenen Schlitten
    .dat = dem verlassenen Schlitten
    .gen = des verlassenen Schlittens
    .flavour = Kein Kutscher, keine Spuren, und was du am besten kannst, hilft hier nicht.

card-duelling-yodellers = Jodelduellanten
    .gender = m
    .plural = yes
    .nom = die Jodelduellanten
    .acc = die Jodelduellanten
    .dat = den Jodelduellanten
    .gen = der Jodelduellanten
    .flavour = Jede Antwort macht sie stärker. Sie nennen das Echo.

card-cheese-smugglers = Käseschmuggler
    .gender = m
    .plural = yes
    .nom = die Käseschmuggler
    .acc = die Käseschmuggler
    .dat = den Käseschmugglern
    .gen = der Käseschmuggler
    .flavour = Dass hier etwas faul ist, war zu riechen.

card-pilgrims-going-the-other-way = Pilger im Gegenverkehr
    .gender = m
    .plural = yes
    .nom = die Pilger im Gegenverkehr
    .acc = die Pilger im Gegenverkehr
    .dat = den Pilgern im Gegenverkehr
    .gen = der Pilger im Gegenverkehr
    .flavour = Vierhundert Leute, ein Weg für einen, und sie singen.

## Schwere Gegner

card-fortified-tollhouse = Zollfestung
    .gender = f
    .plural = no
    .nom = die Zollfestung
    .acc = die Zollfestung
    .dat = der Zollfestung
    .gen = der Zollfestung
    .flavour = War früher ein Schlagbaum. Die Gewinne wurden angelegt.

card-bear-in-the-larder = Bär in der Vorratskammer
    .gender = m
    .plural = no
    .nom = der Bär in der Vorratskammer
    .acc = den Bären in der Vorratskammer
    .dat = dem Bären in der Vorratskammer
    .gen = des Bären in der Vorratskammer
    .flavour = Solange er die Tatzen voll hat, ist er fast gesellig.

card-retired-robber-knight = Raubritter im Ruhestand
    .gender = m
    .plural = no
    .nom = der Raubritter im Ruhestand
    .acc = den Raubritter im Ruhestand
    .dat = dem Raubritter im Ruhestand
    .gen = des Raubritters im Ruhestand
    .flavour = Die Rüstung passt noch. Feine Klingen sind an ihr verschwendet.

card-wolf-parliament = Wolfsparlament
    .gender = n
    .plural = no
    .nom = das Wolfsparlament
    .acc = das Wolfsparlament
    .dat = dem Wolfsparlament
    .gen = des Wolfsparlaments
    .flavour = Wer nachfragt, dem antwortet der nächste Abgeordnete.

card-customs-office = Zollamt
    .gender = n
    .plural = no
    .nom = das Zollamt
    .acc = das Zollamt
    .dat = dem Zollamt
    .gen = des Zollamts
    .flavour = Geschenke, Funde und Belohnungen sind in dem Zimmer zu melden, das geschlossen ist.

card-ambitious-glacier = Ehrgeiziger Gletscher
    .gender = m
    .plural = no
    .nom = der ehrgeizige Gletscher
    .acc = den ehrgeizigen Gletscher
    .dat = dem ehrgeizigen Gletscher
    .gen = des ehrgeizigen Gletschers
    .flavour = Er will ans Meer. Er hat Zeit.

card-path-that-used-to-be-here = Weg, der hier mal war
    .gender = m
    .plural = no
    .nom = der Weg, der hier mal war
    .acc = den Weg, der hier mal war
    .dat = dem Weg, der hier mal war
    .gen = des Wegs, der hier mal war
    .flavour = Die Karte stimmt. Nur der Berg hat sich nicht daran gehalten.

card-mercenaries-between-wars = Söldner zwischen zwei Kriegen
    .gender = m
    .plural = yes
    .nom = die Söldner zwischen zwei Kriegen
    .acc = die Söldner zwischen zwei Kriegen
    .dat = den Söldnern zwischen zwei Kriegen
    .gen = der Söldner zwischen zwei Kriegen
    .flavour = Sie stellen ein. Auch gern einen von dir.

card-abbey-of-absolute-silence = Abtei zum unbedingten Schweigen
    .gender = f
    .plural = no
    .nom = die Abtei zum unbedingten Schweigen
    .acc = die Abtei zum unbedingten Schweigen
    .dat = der Abtei zum unbedingten Schweigen
    .gen = der Abtei zum unbedingten Schweigen
    .flavour = Nichts auspacken, was klimpert. Alles klimpert.

card-agents-of-the-sugar-guild = Agenten der Zuckergilde
    .gender = m
    .plural = yes
    .nom = die Agenten der Zuckergilde
    .acc = die Agenten der Zuckergilde
    .dat = den Agenten der Zuckergilde
    .gen = der Agenten der Zuckergilde
    .flavour = Jeder Sieg schmeckt ein bisschen zu süß, und jemand muss sich hinlegen.

## Omen

card-two-headed-calf = Zweiköpfiges Kalb
    .gender = n
    .plural = no
    .nom = das zweiköpfige Kalb
    .acc = das zweiköpfige Kalb
    .dat = dem zweiköpfigen Kalb
    .gen = des zweiköpfigen Kalbs
    .flavour = Der eine Kopf sagt: kehrt um. Der andere sagt es lauter.

card-thirteen-crows = Dreizehn Krähen auf dem Zaun
    .gender = f
    .plural = yes
    .nom = die dreizehn Krähen auf dem Zaun
    .acc = die dreizehn Krähen auf dem Zaun
    .dat = den dreizehn Krähen auf dem Zaun
    .gen = der dreizehn Krähen auf dem Zaun
    .flavour = Zähl noch mal nach. So, jetzt schauen sie her.

card-first-snowflake = Erste Schneeflocke
    .gender = f
    .plural = no
    .nom = die erste Schneeflocke
    .acc = die erste Schneeflocke
    .dat = der ersten Schneeflocke
    .gen = der ersten Schneeflocke
    .flavour = Nur die eine. Sie sucht noch, wo sie anfangen soll.

card-comet-running-late = Verspäteter Komet
    .gender = m
    .plural = no
    .nom = der verspätete Komet
    .acc = den verspäteten Kometen
    .dat = dem verspäteten Kometen
    .gen = des verspäteten Kometen
    .flavour = Angekündigt war er für letztes Jahr. Er ist entsprechend gelaunt.

card-clock-that-strikes-thirteen = Uhr, die dreizehn schlägt
    .gender = f
    .plural = no
    .nom = die Uhr, die dreizehn schlägt
    .acc = die Uhr, die dreizehn schlägt
    .dat = der Uhr, die dreizehn schlägt
    .gen = der Uhr, die dreizehn schlägt
    .flavour = Wer bleibt, um es zweimal zu hören, hat mehr als eine Stunde verloren.

card-spilled-salt = Verschüttetes Salz
    .gender = n
    .plural = no
    .nom = das verschüttete Salz
    .acc = das verschüttete Salz
    .dat = dem verschütteten Salz
    .gen = des verschütteten Salzes
    .flavour = Eine Prise über die Schulter. Die andere Schulter. Na ja.

card-moon-with-a-ring = Mond mit Ring
    .gender = m
    .plural = no
    .nom = der Mond mit Ring
    .acc = den Mond mit Ring
    .dat = dem Mond mit Ring
    .gen = des Monds mit Ring
    .flavour = Da oben hat sich jemand mit dem Wetter verlobt.
