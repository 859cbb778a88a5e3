### Newcago: Namen und Stimmungstexte

box-newcago = Newcago
    .intro = Vor zehn Jahren wurde die Stadt zu Stahl, und bald darauf ging die Sonne aus. Steelheart blickt von seinem Palast auf einen See, der sich nicht mehr rührt; unten teilen seine Epics die Straßen unter sich auf, und die Vollstrecker sorgen dafür, dass niemand klagt. Doch jeder hat einen schwachen Punkt. Ihr habt ein paar Würfel, ein paar Pläne und vierzig gute Gründe, euch zu beeilen.

## Rächer

card-david = David
    .gender = m
    .plural = no
    .nom = David
    .acc = David
    .dat = David
    .gen = Davids
    .flavour = „Das ist wie mit einem Löffel zur Schneeballschlacht. Vertraut mir, es klappt.“

card-megan = Megan
    .gender = f
    .plural = no
    .nom = Megan
    .acc = Megan
    .dat = Megan
    .gen = Megans
    .flavour = Zwei Pistolen, eine in Reserve und kein Wort zu viel.

card-abraham = Abraham
    .gender = m
    .plural = no
    .nom = Abraham
    .acc = Abraham
    .dat = Abraham
    .gen = Abrahams
    .flavour = Er trägt die schwerste Waffe der Stadt und das leichteste Herz.

card-prof = Prof
    .gender = m
    .plural = no
    .nom = Prof
    .acc = Prof
    .dat = Prof
    .gen = Profs
    .flavour = Er korrigiert Pläne mit roter Tinte. Meistens seine eigenen.

card-cody = Cody
    .gender = m
    .plural = no
    .nom = Cody
    .acc = Cody
    .dat = Cody
    .gen = Codys
    .flavour = Er hat einmal den Geist seines Großvaters im Schießen besiegt. Frag ihn. Oder lieber nicht.

card-tia = Tia
    .gender = f
    .plural = no
    .nom = Tia
    .acc = Tia
    .dat = Tia
    .gen = Tias
    .flavour = Vier Bildschirme, fünf Leitungen, eine Cola. Alles offen.

## Fähigkeiten

card-improvise = Improvisieren
    .gender = f
    .plural = no
    .nom = die Fähigkeit Improvisieren
    .acc = die Fähigkeit Improvisieren
    .dat = der Fähigkeit Improvisieren
    .gen = der Fähigkeit Improvisieren
    .flavour = Der Plan war gut. Der nächste ist schneller.

card-checkmate = Schachmatt
    .gender = f
    .plural = no
    .nom = die Fähigkeit Schachmatt
    .acc = die Fähigkeit Schachmatt
    .dat = der Fähigkeit Schachmatt
    .gen = der Fähigkeit Schachmatt
    .flavour = Erst ist der Ausweg weg. Dann der Rest.

card-faith = Glaube
    .gender = f
    .plural = no
    .nom = die Fähigkeit Glaube
    .acc = die Fähigkeit Glaube
    .dat = der Fähigkeit Glaube
    .gen = der Fähigkeit Glaube
    .flavour = „Noch nicht“ ist auch eine Art Gebet.

card-lead-the-way = Vorangehen
    .gender = f
    .plural = no
    .nom = die Fähigkeit Vorangehen
    .acc = die Fähigkeit Vorangehen
    .dat = der Fähigkeit Vorangehen
    .gen = der Fähigkeit Vorangehen
    .flavour = Er geht zuerst. Das war die ganze Rede.

card-sniper = Scharfschütze
    .gender = f
    .plural = no
    .nom = die Fähigkeit Scharfschütze
    .acc = die Fähigkeit Scharfschütze
    .dat = der Fähigkeit Scharfschütze
    .gen = der Fähigkeit Scharfschütze
    .flavour = Zum Plaudern hier, zum Arbeiten dort drüben.

card-operations = Einsatzleitung
    .gender = f
    .plural = no
    .nom = die Fähigkeit Einsatzleitung
    .acc = die Fähigkeit Einsatzleitung
    .dat = der Fähigkeit Einsatzleitung
    .gen = der Fähigkeit Einsatzleitung
    .flavour = „Links. Links. Und jetzt kurz nicht atmen.“

## Ausrüstung: Symbole tauschen

card-forensic-kit = Spurenkoffer
    .gender = m
    .plural = no
    .nom = der Spurenkoffer
    .acc = den Spurenkoffer
    .dat = dem Spurenkoffer
    .gen = des Spurenkoffers
    .flavour = Ein Haar ist eine Spur. Eine Spur hat ihren Preis.

card-gravatonics = Gravatonik
    .gender = f
    .plural = no
    .nom = die Gravatonik
    .acc = die Gravatonik
    .dat = der Gravatonik
    .gen = der Gravatonik
    .flavour = Schweres wird leicht, und Leichtes wird zum Problem.

card-trap = Falle
    .gender = f
    .plural = no
    .nom = die Falle
    .acc = die Falle
    .dat = der Falle
    .gen = der Falle
    .flavour = Geduld mit einem Draht daran.

## Ausrüstung: Spezialwürfel

card-dowser = Spürgerät
    .gender = n
    .plural = no
    .nom = das Spürgerät
    .acc = das Spürgerät
    .dat = dem Spürgerät
    .gen = des Spürgeräts
    .flavour = Es zeigt auf Epics oder auf alles andere, was glänzt.

card-epic-dna = Epic-DNA
    .gender = f
    .plural = no
    .nom = die Epic-DNA
    .acc = die Epic-DNA
    .dat = der Epic-DNA
    .gen = der Epic-DNA
    .flavour = Vierzig Tropfen, beschriftet und gekühlt. Nicht trinken.

card-gauss-gun = Gaußgewehr
    .gender = n
    .plural = no
    .nom = das Gaußgewehr
    .acc = das Gaußgewehr
    .dat = dem Gaußgewehr
    .gen = des Gaußgewehrs
    .flavour = Kein Blitz, kein Knall, keine Wand mehr.

card-harmsway = Wundheiler
    .gender = m
    .plural = no
    .nom = der Wundheiler
    .acc = den Wundheiler
    .dat = dem Wundheiler
    .gen = des Wundheilers
    .flavour = Hinfallen, aufstehen, heimzahlen.

card-jacket = Schutzjacke
    .gender = f
    .plural = no
    .nom = die Schutzjacke
    .acc = die Schutzjacke
    .dat = der Schutzjacke
    .gen = der Schutzjacke
    .flavour = Moden kommen und gehen. Kugeln kommen nicht durch.

card-tensors = Tensoren
    .gender = m
    .plural = yes
    .nom = die Tensoren
    .acc = die Tensoren
    .dat = den Tensoren
    .gen = der Tensoren
    .flavour = Ein Tunnel ist eine Wand, die man höflich gebeten hat.

## Ausrüstung: Symbole verdoppeln

card-camera = Kamera
    .gender = f
    .plural = no
    .nom = die Kamera
    .acc = die Kamera
    .dat = der Kamera
    .gen = der Kamera
    .flavour = Jeder hat eine Schokoladenseite. Epics haben auch eine schwache.

card-evidence = Beweismaterial
    .gender = n
    .plural = no
    .nom = das Beweismaterial
    .acc = das Beweismaterial
    .dat = dem Beweismaterial
    .gen = des Beweismaterials
    .flavour = Drei Kisten, zwei Pinnwände, ein roter Faden.

card-explosives = Sprengstoff
    .gender = m
    .plural = no
    .nom = der Sprengstoff
    .acc = den Sprengstoff
    .dat = dem Sprengstoff
    .gen = des Sprengstoffs
    .flavour = Die Tür war offen. Abraham sagt, es geht ums Prinzip.

card-flash-grenade = Blendgranate
    .gender = f
    .plural = no
    .nom = die Blendgranate
    .acc = die Blendgranate
    .dat = der Blendgranate
    .gen = der Blendgranate
    .flavour = Für eine Sekunde ist es in Newcago wieder Tag.

card-twin-pistols = Zwillingspistolen
    .gender = f
    .plural = yes
    .nom = die Zwillingspistolen
    .acc = die Zwillingspistolen
    .dat = den Zwillingspistolen
    .gen = der Zwillingspistolen
    .flavour = Die eine stellt die Frage, die andere wartet nicht.

## Ausrüstung: ein Ergebnis für ein anderes

card-bank-vault = Tresorraum
    .gender = m
    .plural = no
    .nom = der Tresorraum
    .acc = den Tresorraum
    .dat = dem Tresorraum
    .gen = des Tresorraums
    .flavour = Er öffnet um neun. Oder jetzt.

card-bribe = Schmiergeld
    .gender = n
    .plural = no
    .nom = das Schmiergeld
    .acc = das Schmiergeld
    .dat = dem Schmiergeld
    .gen = des Schmiergelds
    .flavour = Eine ganze Streife entdeckt plötzlich ihre Liebe zum Kaffee.

card-emp = EMP
    .gender = m
    .plural = no
    .nom = der EMP
    .acc = den EMP
    .dat = dem EMP
    .gen = des EMP
    .flavour = Stille in allen Kabelfarben.

card-imager = Bildwerfer
    .gender = m
    .plural = no
    .nom = der Bildwerfer
    .acc = den Bildwerfer
    .dat = dem Bildwerfer
    .gen = des Bildwerfers
    .flavour = Das ganze Gebäude, schwebend über dem Küchentisch.

## Ausrüstung: Ergebnisse überall

card-grenade-launcher = Granatwerfer
    .gender = m
    .plural = no
    .nom = der Granatwerfer
    .acc = den Granatwerfer
    .dat = dem Granatwerfer
    .gen = des Granatwerfers
    .flavour = Lieferung in jeden Bezirk, ohne Unterschrift.

card-notebooks = Notizbücher
    .gender = n
    .plural = yes
    .nom = die Notizbücher
    .acc = die Notizbücher
    .dat = den Notizbüchern
    .gen = der Notizbücher
    .flavour = Zehn Jahre Handschrift. Die Schwächen sind unterstrichen.

card-safe-house = Unterschlupf
    .gender = m
    .plural = no
    .nom = der Unterschlupf
    .acc = den Unterschlupf
    .dat = dem Unterschlupf
    .gen = des Unterschlupfs
    .flavour = Sechs Pritschen, ein Ofen und eine Miete, die niemand aufschreibt.

## Ausrüstung: Einzelergebnisse

card-disguise = Verkleidung
    .gender = f
    .plural = no
    .nom = die Verkleidung
    .acc = die Verkleidung
    .dat = der Verkleidung
    .gen = der Verkleidung
    .flavour = Mütze, Klemmbrett, müder Blick: So öffnet sich jede Tür.

card-grenade = Handgranate
    .gender = f
    .plural = no
    .nom = die Handgranate
    .acc = die Handgranate
    .dat = der Handgranate
    .gen = der Handgranate
    .flavour = Anleitung bitte vor dem ersten Schritt lesen, nicht danach.

card-night-vision-goggles = Nachtsichtgerät
    .gender = n
    .plural = no
    .nom = das Nachtsichtgerät
    .acc = das Nachtsichtgerät
    .dat = dem Nachtsichtgerät
    .gen = des Nachtsichtgeräts
    .flavour = In einer Stadt ohne Morgen ist das einfach eine Brille.

card-rifle = Gewehr
    .gender = n
    .plural = no
    .nom = das Gewehr
    .acc = das Gewehr
    .dat = dem Gewehr
    .gen = des Gewehrs
    .flavour = Ein langer Atemzug und dann ein kurzer.

card-schematics = Blaupausen
    .gender = f
    .plural = yes
    .nom = die Blaupausen
    .acc = die Blaupausen
    .dat = den Blaupausen
    .gen = der Blaupausen
    .flavour = Jeder Palast hat einen Wäscheschacht.

## Ausrüstung: reisen

card-helicopter = Hubschrauber
    .gender = m
    .plural = no
    .nom = der Hubschrauber
    .acc = den Hubschrauber
    .dat = dem Hubschrauber
    .gen = des Hubschraubers
    .flavour = Von den Vollstreckern geliehen. Noch hat es keiner gemerkt.

card-motorcycle = Motorrad
    .gender = n
    .plural = no
    .nom = das Motorrad
    .acc = das Motorrad
    .dat = dem Motorrad
    .gen = des Motorrads
    .flavour = Rote Ampeln sind Ansichtssache.

## Ausrüstung: unsere eigene

card-decoy-drone = Köderdrohne
    .gender = f
    .plural = no
    .nom = die Köderdrohne
    .acc = die Köderdrohne
    .dat = der Köderdrohne
    .gen = der Köderdrohne
    .flavour = Sie ruft „Haltet den Dieb!“ und fliegt in die falsche Richtung.

## Epics der Spielregel

card-curveball = Querschläger
    .gender = m
    .plural = no
    .nom = Querschläger
    .acc = Querschläger
    .dat = Querschläger
    .gen = Querschlägers
    .flavour = Er zielt nie. Er lädt nie nach. Das gleicht sich aus.

card-faultline = Bruchlinie
    .gender = f
    .plural = no
    .nom = Bruchlinie
    .acc = Bruchlinie
    .dat = Bruchlinie
    .gen = Bruchlinies
    .flavour = Bis vorhin war diese Straße gerade.

card-nightwielder = Nachtgebieter
    .gender = m
    .plural = no
    .nom = Nachtgebieter
    .acc = Nachtgebieter
    .dat = Nachtgebieter
    .gen = Nachtgebieters
    .flavour = Er nahm die Sonne mit und ließ keine Quittung da.

card-digzone = Schürfer
    .gender = m
    .plural = no
    .nom = Schürfer
    .acc = Schürfer
    .dat = Schürfer
    .gen = Schürfers
    .flavour = Jede Abkürzung der Stadt gehört ihm. Jedes Loch auch.

card-frostbite = Frostbiss
    .gender = m
    .plural = no
    .nom = Frostbiss
    .acc = Frostbiss
    .dat = Frostbiss
    .gen = Frostbiss’
    .flavour = Zuerst tun die Finger nicht mehr weh. Das ist das schlechte Zeichen.

card-refraction = Lichtbruch
    .gender = f
    .plural = no
    .nom = Lichtbruch
    .acc = Lichtbruch
    .dat = Lichtbruch
    .gen = Lichtbruchs
    .flavour = Du hast sie gesehen? Dann war sie woanders.

card-fortuity = Fügung
    .gender = f
    .plural = no
    .nom = Fügung
    .acc = Fügung
    .dat = Fügung
    .gen = Fügungs
    .flavour = Die Kugel ging daneben. Wie immer dienstags, und sonst auch.

card-firefight = Feuergefecht
    .gender = m
    .plural = no
    .nom = Feuergefecht
    .acc = Feuergefecht
    .dat = Feuergefecht
    .gen = Feuergefechts
    .flavour = Nicht jede Flamme ist echt. Den Brandblasen ist das gleich.

## Die sich verschanzen

card-carapace = Panzerhaut
    .gender = f
    .plural = no
    .nom = Panzerhaut
    .acc = Panzerhaut
    .dat = Panzerhaut
    .gen = Panzerhauts
    .flavour = Forscher wollten einmal die Schichten zählen. Sie sind noch drin.

card-paperweight = Briefbeschwerer
    .gender = m
    .plural = no
    .nom = Briefbeschwerer
    .acc = Briefbeschwerer
    .dat = Briefbeschwerer
    .gen = Briefbeschwerers
    .flavour = Im Frühling setzte er sich aufs Rathaus. Es liegt noch unter ihm.

card-keystone = Schlussstein
    .gender = m
    .plural = no
    .nom = Schlussstein
    .acc = Schlussstein
    .dat = Schlussstein
    .gen = Schlusssteins
    .flavour = Fällt dieser Stein, fällt der Palast. Daher die Wachen.

## Rufer der Vollstrecker

card-graveyard-shift = Nachtschicht
    .gender = f
    .plural = no
    .nom = Nachtschicht
    .acc = Nachtschicht
    .dat = Nachtschicht
    .gen = Nachtschichts
    .flavour = In einer Stadt ohne Morgengrauen hat die Nachtwache nie Feierabend.

card-roll-call = Morgenappell
    .gender = m
    .plural = no
    .nom = Morgenappell
    .acc = Morgenappell
    .dat = Morgenappell
    .gen = Morgenappells
    .flavour = Er ruft einen Namen, und eine Uniform antwortet. Woher, fragt keiner.

## Mörder

card-hemlock = Schierling
    .gender = m
    .plural = no
    .nom = Schierling
    .acc = Schierling
    .dat = Schierling
    .gen = Schierlings
    .flavour = Der Garten ist wunderschön und sehr, sehr still.

card-vesper-bell = Vesperglocke
    .gender = f
    .plural = no
    .nom = Vesperglocke
    .acc = Vesperglocke
    .dat = Vesperglocke
    .gen = Vesperglockes
    .flavour = Beim ersten Schlag bleiben alle stehen. Beim zweiten für immer.

card-undertow = Sog
    .gender = m
    .plural = no
    .nom = Sog
    .acc = Sog
    .dat = Sog
    .gen = Sogs
    .flavour = Der See ist aus massivem Stahl. Trotzdem ertrinkt man darin.

card-lullaby = Wiegenlied
    .gender = f
    .plural = no
    .nom = Wiegenlied
    .acc = Wiegenlied
    .dat = Wiegenlied
    .gen = Wiegenlieds
    .flavour = Drei Strophen lang geschieht nichts. Warte nicht auf die vierte.

## Teiler

card-murmuration = Starenflug
    .gender = m
    .plural = no
    .nom = Starenflug
    .acc = Starenflug
    .dat = Starenflug
    .gen = Starenflugs
    .flavour = Zehntausend Stare, eine Meinung.

card-echo-chamber = Echokammer
    .gender = f
    .plural = no
    .nom = Echokammer
    .acc = Echokammer
    .dat = Echokammer
    .gen = Echokammers
    .flavour = Was die Nachbarn tun, das tun sie noch einmal, nur lauter.

card-chandelier = Kronleuchter
    .gender = m
    .plural = no
    .nom = Kronleuchter
    .acc = Kronleuchter
    .dat = Kronleuchter
    .gen = Kronleuchters
    .flavour = So viel Glas, und jeder Splitter wirft Licht auf einen anderen.

## Barrikadenbauer

card-tollgate = Schlagbaum
    .gender = m
    .plural = no
    .nom = Schlagbaum
    .acc = Schlagbaum
    .dat = Schlagbaum
    .gen = Schlagbaums
    .flavour = Bitte passend zahlen. Es passt nie.

card-rush-hour = Stoßzeit
    .gender = f
    .plural = no
    .nom = Stoßzeit
    .acc = Stoßzeit
    .dat = Stoßzeit
    .gen = Stoßzeits
    .flavour = Neun Spuren, neunhundert Autos und kein einziger Motor.

## Steelhearts Statthalter

card-foreman = Vorarbeiter
    .gender = m
    .plural = no
    .nom = Vorarbeiter
    .acc = Vorarbeiter
    .dat = Vorarbeiter
    .gen = Vorarbeiters
    .flavour = Selbst gebaut hat er noch nie etwas. Er lässt bauen.

card-loudspeaker = Lautsprecher
    .gender = m
    .plural = no
    .nom = Lautsprecher
    .acc = Lautsprecher
    .dat = Lautsprecher
    .gen = Lautsprechers
    .flavour = „Bürger! Gute Nachrichten!“ Gute Nachrichten gab es noch nie.

## Basisjäger

card-housecall = Hausbesuch
    .gender = m
    .plural = no
    .nom = Hausbesuch
    .acc = Hausbesuch
    .dat = Hausbesuch
    .gen = Hausbesuchs
    .flavour = Er klopft dreimal. Drinnen ist er schon seit einer Stunde.

## Bezirke

district-the-loop = The Loop
    .gender = m
    .plural = no
    .nom = The Loop
    .acc = The Loop
    .dat = The Loop
    .gen = The Loops
    .at = in The Loop
    .to = nach The Loop
    .flavour = Die Züge fahren noch im Kreis. Aussteigen will keiner mehr.

district-newcago-theatre = Newcago-Theater
    .gender = n
    .plural = no
    .nom = das Newcago-Theater
    .acc = das Newcago-Theater
    .dat = dem Newcago-Theater
    .gen = des Newcago-Theaters
    .at = im Newcago-Theater
    .to = ins Newcago-Theater
    .flavour = Der Vorhang aus Stahl, die Sessel aus Stahl. Das Drama spielt draußen.

district-foundry-row = Gießereizeile
    .gender = f
    .plural = no
    .nom = die Gießereizeile
    .acc = die Gießereizeile
    .dat = der Gießereizeile
    .gen = der Gießereizeile
    .at = in der Gießereizeile
    .to = in die Gießereizeile
    .flavour = Vierzig Schornsteine, und in der Stadt ist nichts mehr zu schmelzen.

district-still-pier = Stiller Pier
    .gender = m
    .plural = no
    .nom = der Stille Pier
    .acc = den Stillen Pier
    .dat = dem Stillen Pier
    .gen = des Stillen Piers
    .at = am Stillen Pier
    .to = zum Stillen Pier
    .flavour = Die Wellen erstarrten vor zehn Jahren, mitten im Sturm.

district-copper-arcade = Kupferpassage
    .gender = f
    .plural = no
    .nom = die Kupferpassage
    .acc = die Kupferpassage
    .dat = der Kupferpassage
    .gen = der Kupferpassage
    .at = in der Kupferpassage
    .to = in die Kupferpassage
    .flavour = Hier gibt es alles zu kaufen, nur keine Fenster.

district-lantern-yard = Laternenhof
    .gender = m
    .plural = no
    .nom = der Laternenhof
    .acc = den Laternenhof
    .dat = dem Laternenhof
    .gen = des Laternenhofs
    .at = im Laternenhof
    .to = in den Laternenhof
    .flavour = Jeden Abend werden sie angezündet. Es ist immer Abend.

district-ninth-viaduct = Neunter Viadukt
    .gender = m
    .plural = no
    .nom = der Neunte Viadukt
    .acc = den Neunten Viadukt
    .dat = dem Neunten Viadukt
    .gen = des Neunten Viadukts
    .at = am Neunten Viadukt
    .to = zum Neunten Viadukt
    .flavour = Die ersten acht liegen darunter.
