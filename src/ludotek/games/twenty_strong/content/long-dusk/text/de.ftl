### Die lange Dämmerung: Namen und Stimmungstexte

deck-long-dusk = Die lange Dämmerung
    .about = Eine Belagerung: drei Stapel voller Gegner, Missionen, und am Ende der Boss.
    .intro = Eines Abends ging die Sonne über Abendmünde unter wie immer, und damit war es mit dem Immer vorbei. Seit Wochen liegt die Hafenstadt in einer Dämmerung ohne Ende: Dinge steigen aus dem Fluss und von den Dächern, und das Lampenöl wird knapp. Du befehligst die Wache der Laternenanzünder; die Würfel sind ihre Trupps, von den gelben Lehrlingen bis zur roten Veteranin, die nie danebenschlägt. Räum eine Straße, finde heraus, warum es nicht Morgen wird, und dann geh hin und rede ein Wörtchen mit dem Grund.

chip-long-dusk = Öl
    .gender = n
    .plural = no
    .nom = das Öl
    .acc = das Öl
    .dat = dem Öl
    .gen = des Öls
    .points = { $n } Öl
    .each = für jedes Öl auf dem Chip
    .every = für je { $n } Öl auf dem Chip
    .left = falls du mindestens { $n } Öl hast
    .most = falls du höchstens { $n } Öl hast


## Helden

card-sergeant-marrow = Wachtmeisterin Marrow
    .gender = f
    .plural = no
    .nom = Wachtmeisterin Marrow
    .acc = Wachtmeisterin Marrow
    .dat = Wachtmeisterin Marrow
    .gen = Wachtmeisterin Marrows
    .flavour = Dreißig Jahre Nachtschicht. Eine andere gibt es jetzt nicht mehr.

card-oda-the-ferrywoman = Fährfrau Oda
    .gender = f
    .plural = no
    .nom = Fährfrau Oda
    .acc = Fährfrau Oda
    .dat = Fährfrau Oda
    .gen = Fährfrau Odas
    .flavour = Ertrunken ist bei ihr noch keiner. Nass wurden manche.

card-pip-three-chimneys = Pip Dreischornstein
    .gender = f
    .plural = no
    .nom = Pip Dreischornstein
    .acc = Pip Dreischornstein
    .dat = Pip Dreischornstein
    .gen = Pip Dreischornsteins
    .flavour = Zwölf Jahre alt, ungefähr. Die Dächer gehören ihr; der Stadt hat es nur noch keiner gesagt.

card-doctor-tansy = Doktor Tansy
    .gender = f
    .plural = no
    .nom = Doktor Tansy
    .acc = Doktor Tansy
    .dat = Doktor Tansy
    .gen = Doktor Tansys
    .flavour = Andere stellen Fragen. Sie verbrennt Öl.

card-brother-clapper = Bruder Klöppel
    .gender = m
    .plural = no
    .nom = Bruder Klöppel
    .acc = Bruder Klöppel
    .dat = Bruder Klöppel
    .gen = Bruder Klöppels
    .flavour = Wenn er läutet, kommen alle. Wenn er niest, kommen auch ein paar.

card-widow-ashgrove = Witwe Aschenhain
    .gender = f
    .plural = no
    .nom = Witwe Aschenhain
    .acc = Witwe Aschenhain
    .dat = Witwe Aschenhain
    .gen = Witwe Aschenhains
    .flavour = Ihr ganzes Pech hat sie schon gehabt und in Gläser eingekocht.

## Bosse

card-drowned-sun = Ertrunkene Sonne
    .gender = f
    .plural = no
    .nom = die Ertrunkene Sonne
    .acc = die Ertrunkene Sonne
    .dat = der Ertrunkenen Sonne
    .gen = der Ertrunkenen Sonne
    .flavour = Eines Abends glitt sie ins Hafenbecken, und die Ruhe gefiel ihr.

card-keeper-of-hours = Hüter der Stunden
    .gender = m
    .plural = no
    .nom = der Hüter der Stunden
    .acc = den Hüter der Stunden
    .dat = dem Hüter der Stunden
    .gen = des Hüters der Stunden
    .flavour = Er hat den Morgen sicher weggeschlossen und dann den Schlüssel verlegt. Mit Absicht.

card-mother-of-moths = Mutter der Motten
    .gender = f
    .plural = no
    .nom = die Mutter der Motten
    .acc = die Mutter der Motten
    .dat = der Mutter der Motten
    .gen = der Mutter der Motten
    .flavour = Sie möchte nur ein wenig Licht. Und dann den Rest.

card-mayor-of-the-dusk = Bürgermeister der Dämmerung
    .gender = m
    .plural = no
    .nom = der Bürgermeister der Dämmerung
    .acc = den Bürgermeister der Dämmerung
    .dat = dem Bürgermeister der Dämmerung
    .gen = des Bürgermeisters der Dämmerung
    .flavour = Im Amt bis zum Morgengrauen.

## Leichte Gegner, aus dem Fluss

card-mudlarks = Schlammwühler
    .gender = m
    .plural = yes
    .nom = die Schlammwühler
    .acc = die Schlammwühler
    .dat = den Schlammwühlern
    .gen = der Schlammwühler
    .flavour = Sie finden allerlei im Schlamm. Das meiste gehört dir.

card-eel-choir = Aalchor
    .gender = m
    .plural = no
    .nom = der Aalchor
    .acc = den Aalchor
    .dat = dem Aalchor
    .gen = des Aalchors
    .flavour = Vier Stimmen und nirgends ein Griff.

card-bilge-rats = Bilgeratten
    .gender = f
    .plural = yes
    .nom = die Bilgeratten
    .acc = die Bilgeratten
    .dat = den Bilgeratten
    .gen = der Bilgeratten
    .flavour = Immer die Ersten, die von Bord gehen. Nur läuft seit Wochen kein Schiff mehr aus.

card-fog-hound = Nebelhund
    .gender = m
    .plural = no
    .nom = der Nebelhund
    .acc = den Nebelhund
    .dat = dem Nebelhund
    .gen = des Nebelhunds
    .flavour = Er bellt nicht. Die Neuen hören ihn trotzdem.

card-drowned-taxman = Ertrunkener Steuereintreiber
    .gender = m
    .plural = no
    .nom = der Ertrunkene Steuereintreiber
    .acc = den Ertrunkenen Steuereintreiber
    .dat = dem Ertrunkenen Steuereintreiber
    .gen = des Ertrunkenen Steuereintreibers
    .flavour = Ableben begründet keinen Zahlungsaufschub.

card-lantern-jelly = Laternenqualle
    .gender = f
    .plural = no
    .nom = die Laternenqualle
    .acc = die Laternenqualle
    .dat = der Laternenqualle
    .gen = der Laternenqualle
    .flavour = Wunderschön. Am schönsten von da drüben.

card-kelp-bride = Tangbraut
    .gender = f
    .plural = no
    .nom = die Tangbraut
    .acc = die Tangbraut
    .dat = der Tangbraut
    .gen = der Tangbraut
    .flavour = Nur ein Tanz, sagt sie, und wehe dem, der danebentritt.

card-barnacle-knight = Seepockenritter
    .gender = m
    .plural = no
    .nom = der Seepockenritter
    .acc = den Seepockenritter
    .dat = dem Seepockenritter
    .gen = des Seepockenritters
    .flavour = Ob Hieb oder Meisterhieb: Es platzt immer nur eine Schale ab.

## Leichte Gegner, von den Dächern

card-chimney-sprites = Kaminkobolde
    .gender = m
    .plural = yes
    .nom = die Kaminkobolde
    .acc = die Kaminkobolde
    .dat = den Kaminkobolden
    .gen = der Kaminkobolde
    .flavour = Sie naschen gern. Am liebsten Lampenöl.

card-slate-cat = Schieferkatze
    .gender = f
    .plural = no
    .nom = die Schieferkatze
    .acc = die Schieferkatze
    .dat = der Schieferkatze
    .gen = der Schieferkatze
    .flavour = Der Meisterhieb geht immer daneben. Der andere vielleicht nicht.

card-gargoyle-fledgling = Wasserspeierküken
    .gender = n
    .plural = no
    .nom = das Wasserspeierküken
    .acc = das Wasserspeierküken
    .dat = dem Wasserspeierküken
    .gen = des Wasserspeierkükens
    .flavour = Schon aus Stein, aber noch nicht stubenrein.

card-soot-moths = Rußmotten
    .gender = f
    .plural = yes
    .nom = die Rußmotten
    .acc = die Rußmotten
    .dat = den Rußmotten
    .gen = der Rußmotten
    .flavour = Einzeln harmlos. Einzeln kommen sie nie.

card-weathercock = Wetterhahn
    .gender = m
    .plural = no
    .nom = der Wetterhahn
    .acc = den Wetterhahn
    .dat = dem Wetterhahn
    .gen = des Wetterhahns
    .flavour = Er dreht sich, und mit ihm alles, was schon sicher war.

card-sleepwalkers = Schlafwandler
    .gender = m
    .plural = yes
    .nom = die Schlafwandler
    .acc = die Schlafwandler
    .dat = den Schlafwandlern
    .gen = der Schlafwandler
    .flavour = Einmal, und leise.

card-face-at-the-window = Gesicht am Fenster
    .gender = n
    .plural = no
    .nom = das Gesicht am Fenster
    .acc = das Gesicht am Fenster
    .dat = dem Gesicht am Fenster
    .gen = des Gesichts am Fenster
    .flavour = Es sieht dir beim Auspacken zu. Also pack nichts aus.

## Leichte Gegner, aus den Häusern der Stadt

card-lamp-thief = Lampendieb
    .gender = m
    .plural = no
    .nom = der Lampendieb
    .acc = den Lampendieb
    .dat = dem Lampendieb
    .gen = des Lampendiebs
    .flavour = Er nimmt nur denen, die etwas haben, und lässt alles fallen, sobald man ihm nachrennt.

card-deserters = Deserteure
    .gender = m
    .plural = yes
    .nom = die Deserteure
    .acc = die Deserteure
    .dat = den Deserteuren
    .gen = der Deserteure
    .flavour = Sie kämen gern zurück, vorausgesetzt, keiner schimpft.

card-candle-eaters = Kerzenfresser
    .gender = m
    .plural = yes
    .nom = die Kerzenfresser
    .acc = die Kerzenfresser
    .dat = den Kerzenfressern
    .gen = der Kerzenfresser
    .flavour = Sie sitzen da und warten, dass dir etwas herunterfällt.

card-hour-beggar = Stundenbettler
    .gender = m
    .plural = no
    .nom = der Stundenbettler
    .acc = den Stundenbettler
    .dat = dem Stundenbettler
    .gen = des Stundenbettlers
    .flavour = Ein wenig Licht, und er findet dir, was ein anderer verlor.

card-unlit-procession = Unbeleuchteter Umzug
    .gender = m
    .plural = no
    .nom = der Unbeleuchtete Umzug
    .acc = den Unbeleuchteten Umzug
    .dat = dem Unbeleuchteten Umzug
    .gen = des Unbeleuchteten Umzugs
    .flavour = Je mehr von deinen Leuten sich hinlegen, desto länger wird er.

card-stray-minute = Verirrte Minute
    .gender = f
    .plural = no
    .nom = die Verirrte Minute
    .acc = die Verirrte Minute
    .dat = der Verirrten Minute
    .gen = der Verirrten Minute
    .flavour = Einer stehenden Uhr entlaufen. Klein, allein und bissig.

card-your-own-echo = Dein eigenes Echo
    .gender = n
    .plural = no
    .nom = „Dein eigenes Echo“
    .acc = „Dein eigenes Echo“
    .dat = „Dein eigenes Echo“
    .gen = von „Dein eigenes Echo“
    .flavour = Mit jedem Ruf wird es größer.

card-paper-ghost = Papiergespenst
    .gender = n
    .plural = no
    .nom = das Papiergespenst
    .acc = das Papiergespenst
    .dat = dem Papiergespenst
    .gen = des Papiergespensts
    .flavour = Wer zu fest zuschlägt, schlägt durch.

card-bit-of-mist = Nebelfetzen
    .gender = m
    .plural = no
    .nom = der Nebelfetzen
    .acc = den Nebelfetzen
    .dat = dem Nebelfetzen
    .gen = des Nebelfetzens
    .flavour = „Ist doch nur ein bisschen Nebel“, sagte die letzte Streife.

card-gutter-king = Gossenkönig
    .gender = m
    .plural = no
    .nom = der Gossenkönig
    .acc = den Gossenkönig
    .dat = dem Gossenkönig
    .gen = des Gossenkönigs
    .flavour = Seine Krone ist ein Gullydeckel. Nicht lachen: Er wirft damit.

card-cellar-hands = Kellerhände
    .gender = f
    .plural = yes
    .nom = die Kellerhände
    .acc = die Kellerhände
    .dat = den Kellerhänden
    .gen = der Kellerhände
    .flavour = Gib ihnen etwas zu halten, dann tun sie dir weniger weh.

## Schwere Gegner, aus dem Fluss

card-toll-under-the-bridge = Zoll unter der Brücke
    .gender = m
    .plural = no
    .nom = der Zoll unter der Brücke
    .acc = den Zoll unter der Brücke
    .dat = dem Zoll unter der Brücke
    .gen = des Zolls unter der Brücke
    .flavour = Er nimmt Öl. Er nimmt Freiwillige. Ausreden nimmt er nicht.

card-keel-breaker = Kielbrecher
    .gender = m
    .plural = no
    .nom = der Kielbrecher
    .acc = den Kielbrecher
    .dat = dem Kielbrecher
    .gen = des Kielbrechers
    .flavour = Gar nicht schlau. Nur größer als das Schiff.

card-thing-in-the-dry-dock = Ding im Trockendock
    .gender = n
    .plural = no
    .nom = das Ding im Trockendock
    .acc = das Ding im Trockendock
    .dat = dem Ding im Trockendock
    .gen = des Dings im Trockendock
    .flavour = Bestellt hat es keiner. Gebaut wird es trotzdem.

card-diver-who-came-back = Zurückgekehrter Taucher
    .gender = m
    .plural = no
    .nom = der Zurückgekehrte Taucher
    .acc = den Zurückgekehrten Taucher
    .dat = dem Zurückgekehrten Taucher
    .gen = des Zurückgekehrten Tauchers
    .flavour = Drei Wochen ohne Luft, und jetzt möchte er dir die Hand geben.

card-drag-anchor = Schleifender Anker
    .gender = m
    .plural = no
    .nom = der Schleifende Anker
    .acc = den Schleifenden Anker
    .dat = dem Schleifenden Anker
    .gen = des Schleifenden Ankers
    .flavour = Einmal ausgeholt, schon liegt dir die Kette um die Füße.

card-salt-widow = Salzwitwe
    .gender = f
    .plural = no
    .nom = die Salzwitwe
    .acc = die Salzwitwe
    .dat = der Salzwitwe
    .gen = der Salzwitwe
    .flavour = Solange sie weint, kommt niemand zur Ruhe.

## Schwere Gegner, von den Dächern

card-belfry-beast = Bestie im Glockenturm
    .gender = f
    .plural = no
    .nom = die Bestie im Glockenturm
    .acc = die Bestie im Glockenturm
    .dat = der Bestie im Glockenturm
    .gen = der Bestie im Glockenturm
    .flavour = Wer sie zweimal stört, dem läutet sie Besuch herbei.

card-lace-maker = Spitzenklöpplerin
    .gender = f
    .plural = no
    .nom = die Spitzenklöpplerin
    .acc = die Spitzenklöpplerin
    .dat = der Spitzenklöpplerin
    .gen = der Spitzenklöpplerin
    .flavour = Zwischen allen Dächern hängt ihre Arbeit. Bitte nur in kleinen Gruppen.

card-stained-glass-saint = Heiliger aus Buntglas
    .gender = m
    .plural = no
    .nom = der Heilige aus Buntglas
    .acc = den Heiligen aus Buntglas
    .dat = dem Heiligen aus Buntglas
    .gen = des Heiligen aus Buntglas
    .flavour = Empfängt nur bessere Leute.

card-driverless-hackney = Droschke ohne Kutscher
    .gender = f
    .plural = no
    .nom = die Droschke ohne Kutscher
    .acc = die Droschke ohne Kutscher
    .dat = der Droschke ohne Kutscher
    .gen = der Droschke ohne Kutscher
    .flavour = Sie hält für niemanden an. Also fang mit ihr an.

card-gargoyle-matron = Wasserspeiermatrone
    .gender = f
    .plural = no
    .nom = die Wasserspeiermatrone
    .acc = die Wasserspeiermatrone
    .dat = der Wasserspeiermatrone
    .gen = der Wasserspeiermatrone
    .flavour = Unter ihren Flügeln stirbt es sich schwerer.

## Schwere Gegner, aus den Häusern der Stadt

card-wax-militia = Wachsmiliz
    .gender = f
    .plural = no
    .nom = die Wachsmiliz
    .acc = die Wachsmiliz
    .dat = der Wachsmiliz
    .gen = der Wachsmiliz
    .flavour = Guter Stahl bleibt darin stecken. Schlechter auch, aber der war billiger.

card-grand-snuffer = Oberster Lampenlöscher
    .gender = m
    .plural = no
    .nom = der Oberste Lampenlöscher
    .acc = den Obersten Lampenlöscher
    .dat = dem Obersten Lampenlöscher
    .gen = des Obersten Lampenlöschers
    .flavour = Ein Messinghütchen an langer Stange. Es passt auf alles.

card-clockwork-inspector = Uhrwerkinspektor
    .gender = m
    .plural = no
    .nom = der Uhrwerkinspektor
    .acc = den Uhrwerkinspektor
    .dat = dem Uhrwerkinspektor
    .gen = des Uhrwerkinspektors
    .flavour = „Ihre Begabung ist im Formular nicht vorgesehen.“

card-puppet-bailiffs = Puppenbüttel
    .gender = m
    .plural = yes
    .nom = die Puppenbüttel
    .acc = die Puppenbüttel
    .dat = den Puppenbütteln
    .gen = der Puppenbüttel
    .flavour = Sie kommen wegen der Möbel. Wer die Fäden zieht, weiß keiner.

card-very-quiet-man = Sehr stiller Mann
    .gender = m
    .plural = no
    .nom = der Sehr stille Mann
    .acc = den Sehr stillen Mann
    .dat = dem Sehr stillen Mann
    .gen = des Sehr stillen Mannes
    .flavour = Du brauchst einen einzigen vollkommenen Hieb. Er auch.

card-mirror-seller = Spiegelhändler
    .gender = m
    .plural = no
    .nom = der Spiegelhändler
    .acc = den Spiegelhändler
    .dat = dem Spiegelhändler
    .gen = des Spiegelhändlers
    .flavour = Harmlos. Nur verlässt keiner seinen Laden mit etwas anderem.

card-plague-of-clerks = Schreiberplage
    .gender = f
    .plural = no
    .nom = die Schreiberplage
    .acc = die Schreiberplage
    .dat = der Schreiberplage
    .gen = der Schreiberplage
    .flavour = Ihre Belohnung wird bearbeitet.

card-unfinished-house = Unfertiges Haus
    .gender = n
    .plural = no
    .nom = das Unfertige Haus
    .acc = das Unfertige Haus
    .dat = dem Unfertigen Haus
    .gen = des Unfertigen Hauses
    .flavour = Für alles, was du hineinträgst, baut es ein Zimmer an.

## Missionen

card-unlit-quay = Dunkler Kai
    .gender = m
    .plural = no
    .nom = der Dunkle Kai
    .acc = den Dunklen Kai
    .dat = dem Dunklen Kai
    .gen = des Dunklen Kais
    .flavour = Zehn Laternen, neun Haken, acht Anzünder. Los.

card-blocked-gutters = Verstopfte Rinnen
    .gender = f
    .plural = yes
    .nom = die Verstopften Rinnen
    .acc = die Verstopften Rinnen
    .dat = den Verstopften Rinnen
    .gen = der Verstopften Rinnen
    .flavour = Etwas Kleines steckt darin. Mehrere kleine Etwas.

card-open-river-gate = Offenes Flusstor
    .gender = n
    .plural = no
    .nom = das Offene Flusstor
    .acc = das Offene Flusstor
    .dat = dem Offenen Flusstor
    .gen = des Offenen Flusstors
    .flavour = Jemand muss es schließen. Nach Möglichkeit von dieser Seite.

card-bridge-with-no-guards = Brücke ohne Wache
    .gender = f
    .plural = no
    .nom = die Brücke ohne Wache
    .acc = die Brücke ohne Wache
    .dat = der Brücke ohne Wache
    .gen = der Brücke ohne Wache
    .flavour = Sie kommen zu zweit herüber. Das lässt sich einrichten.

card-night-market = Nachtmarkt
    .gender = m
    .plural = no
    .nom = der Nachtmarkt
    .acc = den Nachtmarkt
    .dat = dem Nachtmarkt
    .gen = des Nachtmarkts
    .flavour = Tag und Nacht geöffnet, seit das dasselbe ist.

card-missing-patrol = Verschollene Streife
    .gender = f
    .plural = no
    .nom = die Verschollene Streife
    .acc = die Verschollene Streife
    .dat = der Verschollenen Streife
    .gen = der Verschollenen Streife
    .flavour = Geh ihre Runde und komm wieder. Dann bist du weiter als sie.

card-empty-watch-house = Leere Wachstube
    .gender = f
    .plural = no
    .nom = die Leere Wachstube
    .acc = die Leere Wachstube
    .dat = der Leeren Wachstube
    .gen = der Leeren Wachstube
    .flavour = Für alles ein Haken, und an den Haken nichts.

card-pawnbrokers-drawer = Schublade des Pfandleihers
    .gender = f
    .plural = no
    .nom = die Schublade des Pfandleihers
    .acc = die Schublade des Pfandleihers
    .dat = der Schublade des Pfandleihers
    .gen = der Schublade des Pfandleihers
    .flavour = Er zahlt für Gebrauchtes. Wofür es gebraucht wurde, fragt man nicht.

card-house-with-no-windows = Haus ohne Fenster
    .gender = n
    .plural = no
    .nom = das Haus ohne Fenster
    .acc = das Haus ohne Fenster
    .dat = dem Haus ohne Fenster
    .gen = des Hauses ohne Fenster
    .flavour = Einmal klopfen und fertig sein, ehe einer öffnet.

card-fireworks-barge = Feuerwerkskahn
    .gender = m
    .plural = no
    .nom = der Feuerwerkskahn
    .acc = den Feuerwerkskahn
    .dat = dem Feuerwerkskahn
    .gen = des Feuerwerkskahns
    .flavour = Vom letzten Fest übrig. Es war das Fest des Sonnenaufgangs.

card-dead-lighthouse = Erloschener Leuchtturm
    .gender = m
    .plural = no
    .nom = der Erloschene Leuchtturm
    .acc = den Erloschenen Leuchtturm
    .dat = dem Erloschenen Leuchtturm
    .gen = des Erloschenen Leuchtturms
    .flavour = Drei Fässer trinkt er, ehe er das Auge öffnet.

card-long-roll-call = Langer Appell
    .gender = m
    .plural = no
    .nom = der Lange Appell
    .acc = den Langen Appell
    .dat = dem Langen Appell
    .gen = des Langen Appells
    .flavour = Verlies alle Namen. Auf jeden antwortet etwas.
