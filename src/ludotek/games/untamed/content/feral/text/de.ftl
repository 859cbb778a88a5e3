### Wilde Fraktionen: Namen und Stimmungstexte

box-feral = Feral Factions
    .intro = Neun Völker, ein Tal, und keins will die Sonnenseite teilen. Die Füchse haben es schriftlich, die Nashörner haben es nie gelesen, und die Kaninchen werden einfach immer mehr. Wähle drei Fraktionen, stapele ihre Festungen und sieh zu, wer noch ein Dach hat, wenn sich der Staub legt.

## Fraktionen

faction-chameleon = Chamäleon
    .gender = n
    .plural-name = Chamäleons
    .nom = die Chamäleons
    .acc = die Chamäleons
    .dat = den Chamäleons
    .gen = der Chamäleons
    .way = Sie profitieren von mehreren Karten in einem Zug.

faction-crocodile = Krokodil
    .gender = n
    .plural-name = Krokodile
    .nom = die Krokodile
    .acc = die Krokodile
    .dat = den Krokodilen
    .gen = der Krokodile
    .way = Sie leben für ihre Letzten Worte und wiederholen sich gern.

faction-fox = Fuchs
    .gender = m
    .plural-name = Füchse
    .nom = die Füchse
    .acc = die Füchse
    .dat = den Füchsen
    .gen = der Füchse
    .way = Sie verändern Angriffswerte und ordnen ihr eigenes Deck.

faction-panda = Panda
    .gender = m
    .plural-name = Pandas
    .nom = die Pandas
    .acc = die Pandas
    .dat = den Pandas
    .gen = der Pandas
    .way = Sie setzen auf die Fähigkeit der Festung und liefern zusätzlichen Beistand.

faction-rabbit = Kaninchen
    .gender = n
    .plural-name = Kaninchen
    .nom = die Kaninchen
    .acc = die Kaninchen
    .dat = den Kaninchen
    .gen = der Kaninchen
    .way = Sie kommen in Scharen und bleiben durch Ankunft beweglich.

faction-raccoon = Waschbär
    .gender = m
    .plural-name = Waschbären
    .nom = die Waschbären
    .acc = die Waschbären
    .dat = den Waschbären
    .gen = der Waschbären
    .way = Sie schützen deine anderen Tiere und erhöhen ihren Angriff.

faction-rat = Ratte
    .gender = f
    .plural-name = Ratten
    .nom = die Ratten
    .acc = die Ratten
    .dat = den Ratten
    .gen = der Ratten
    .way = Alleskönner, die billige Tiere spielen und zurückholen.

faction-rhino = Nashorn
    .gender = n
    .plural-name = Nashörner
    .nom = die Nashörner
    .acc = die Nashörner
    .dat = den Nashörnern
    .gen = der Nashörner
    .way = Sie verschieben Schadensmarker und erzeugen viel Zorn.

faction-tiger = Tiger
    .gender = m
    .plural-name = Tiger
    .nom = die Tiger
    .acc = die Tiger
    .dat = den Tigern
    .gen = der Tiger
    .way = Sie werden belohnt, wenn sie Tiere besiegen.

## Chamäleons: das Theater

card-eager-understudy = Ehrgeizige Zweitbesetzung
    .gender = f
    .plural = no
    .nom = die Ehrgeizige Zweitbesetzung
    .acc = die Ehrgeizige Zweitbesetzung
    .dat = der Ehrgeizigen Zweitbesetzung
    .gen = der Ehrgeizigen Zweitbesetzung
    .flavour = Kann alle Rollen auswendig. Vor allem deine.

card-zaza-thousand-frocks = Zaza Tausendkleid
    .gender = f
    .plural = no
    .nom = Zaza Tausendkleid
    .acc = Zaza Tausendkleid
    .dat = Zaza Tausendkleid
    .gen = von Zaza Tausendkleid
    .flavour = Gesehen hat sie noch keiner. Beklatscht jeder.

card-prima-donna-iridella = Diva Iridella
    .gender = f
    .plural = no
    .nom = Diva Iridella
    .acc = Diva Iridella
    .dat = Diva Iridella
    .gen = von Diva Iridella
    .flavour = In vier Provinzen braucht ihr hohes C einen Waffenschein.

card-confetti-cannon = Konfettikanone
    .gender = f
    .plural = no
    .nom = die Konfettikanone
    .acc = die Konfettikanone
    .dat = der Konfettikanone
    .gen = der Konfettikanone
    .flavour = „Und nun, verehrtes Publikum, bitte alle tief ins Rohr schauen.“

card-trapdoor = Versenkung
    .gender = f
    .plural = no
    .nom = die Versenkung
    .acc = die Versenkung
    .dat = der Versenkung
    .gen = der Versenkung
    .flavour = Der Kritiker bekommt immer denselben Platz.

card-kaleidodrome = Kaleidodrom
    .gender = n
    .plural = no
    .nom = das Kaleidodrom
    .acc = das Kaleidodrom
    .dat = dem Kaleidodrom
    .gen = des Kaleidodroms
    .flavour = Neun Bühnen, kein Ausgang, und die Wände haben Launen.

## Krokodile: die Hinterbliebenen

card-tearful-heir = Weinender Erbe
    .gender = m
    .plural = no
    .nom = der Weinende Erbe
    .acc = den Weinenden Erben
    .dat = dem Weinenden Erben
    .gen = des Weinenden Erben
    .flavour = Die Tränen sind echt. Echt Krokodil.

card-medium-of-the-mire = Sumpfmedium
    .gender = n
    .plural = no
    .nom = das Sumpfmedium
    .acc = das Sumpfmedium
    .dat = dem Sumpfmedium
    .gen = des Sumpfmediums
    .flavour = Die Toten erzählen ihr alles. Meistens beschweren sie sich.

card-uncle-mortimer = Onkel Mortimer
    .gender = m
    .plural = no
    .nom = Onkel Mortimer
    .acc = Onkel Mortimer
    .dat = Onkel Mortimer
    .gen = von Onkel Mortimer
    .flavour = Er geht, wann er will, und nicht allein.

card-matriarch-obsidia = Matriarchin Obsidia
    .gender = f
    .plural = no
    .nom = Matriarchin Obsidia
    .acc = Matriarchin Obsidia
    .dat = Matriarchin Obsidia
    .gen = von Matriarchin Obsidia
    .flavour = Dreimal verwitwet, zweimal davon aus Appetit.

card-reading-of-the-will = Testamentseröffnung
    .gender = f
    .plural = no
    .nom = die Testamentseröffnung
    .acc = die Testamentseröffnung
    .dat = der Testamentseröffnung
    .gen = der Testamentseröffnung
    .flavour = „Den Anwesenden meine Grüße. Den Abwesenden die Rechnung.“

card-sunken-mausoleum = Versunkenes Mausoleum
    .gender = n
    .plural = no
    .nom = das Versunkene Mausoleum
    .acc = das Versunkene Mausoleum
    .dat = dem Versunkenen Mausoleum
    .gen = des Versunkenen Mausoleums
    .flavour = Die Besuchszeit ist vorbei. Der Besuch bleibt.

## Füchse: das Gesetz

card-pocket-notary = Taschennotar
    .gender = m
    .plural = no
    .nom = der Taschennotar
    .acc = den Taschennotar
    .dat = dem Taschennotar
    .gen = des Taschennotars
    .flavour = Erst stempeln, dann lesen, dann leugnen.

card-velvet-sharper = Falschspielerin in Samt
    .gender = f
    .plural = no
    .nom = die Falschspielerin in Samt
    .acc = die Falschspielerin in Samt
    .dat = der Falschspielerin in Samt
    .gen = der Falschspielerin in Samt
    .flavour = Fünf Asse sind Stil. Sechs wären gewöhnlich.

card-ambassador-silkentail = Botschafter Seidenschweif
    .gender = m
    .plural = no
    .nom = Botschafter Seidenschweif
    .acc = Botschafter Seidenschweif
    .dat = Botschafter Seidenschweif
    .gen = von Botschafter Seidenschweif
    .flavour = Nach einer Stunde mit ihm entschuldigst du dich bei ihm.

card-fine-print = Kleingedrucktes
    .gender = n
    .plural = no
    .nom = das Kleingedruckte
    .acc = das Kleingedruckte
    .dat = dem Kleingedruckten
    .gen = des Kleingedruckten
    .flavour = Krallen regelt Paragraf neun. Zu deinen Lasten.

card-hostile-takeover = Feindliche Übernahme
    .gender = f
    .plural = no
    .nom = die Feindliche Übernahme
    .acc = die Feindliche Übernahme
    .dat = der Feindlichen Übernahme
    .gen = der Feindlichen Übernahme
    .flavour = „Drüben weiß dich keiner zu schätzen. Bitte hier, hier und hier.“

card-court-of-loopholes = Hof der Hintertüren
    .gender = m
    .plural = no
    .nom = der Hof der Hintertüren
    .acc = den Hof der Hintertüren
    .dat = dem Hof der Hintertüren
    .gen = des Hofs der Hintertüren
    .flavour = Justitia ist blind, und jemand hat ihren Stock versteckt.

## Pandas: die Kaufleute

card-tea-merchant = Teehändler
    .gender = m
    .plural = no
    .nom = der Teehändler
    .acc = den Teehändler
    .dat = dem Teehändler
    .gen = des Teehändlers
    .flavour = Die erste Tasse ist umsonst. Die Untertasse nicht.

card-tollkeeper-of-the-jade-bridge = Zöllnerin der Jadebrücke
    .gender = f
    .plural = no
    .nom = die Zöllnerin der Jadebrücke
    .acc = die Zöllnerin der Jadebrücke
    .dat = der Zöllnerin der Jadebrücke
    .gen = der Zöllnerin der Jadebrücke
    .flavour = Für Armeen gilt der Gruppentarif.

card-abbot-nine-dumplings = Abt Neunknödel
    .gender = m
    .plural = no
    .nom = Abt Neunknödel
    .acc = Abt Neunknödel
    .dat = Abt Neunknödel
    .gen = von Abt Neunknödel
    .flavour = Er hat allem entsagt. Außer dem Mittagessen.

card-letter-of-credit = Kreditbrief
    .gender = m
    .plural = no
    .nom = der Kreditbrief
    .acc = den Kreditbrief
    .dat = dem Kreditbrief
    .gen = des Kreditbriefs
    .flavour = So gut wie Gold und leichter zu kauen.

card-tea-ceremony = Teezeremonie
    .gender = f
    .plural = no
    .nom = die Teezeremonie
    .acc = die Teezeremonie
    .dat = der Teezeremonie
    .gen = der Teezeremonie
    .flavour = Für den zweiten Aufguss hat man schon ganze Kriege verpasst.

card-bamboo-exchange = Bambusbörse
    .gender = f
    .plural = no
    .nom = die Bambusbörse
    .acc = die Bambusbörse
    .dat = der Bambusbörse
    .gen = der Bambusbörse
    .flavour = Die Kurse steigen, wenn die Makler Hunger haben. Also steigen sie.

## Kaninchen: die Familie

card-keen-volunteer = Eifriger Freiwilliger
    .gender = m
    .plural = no
    .nom = der Eifrige Freiwillige
    .acc = den Eifrigen Freiwilligen
    .dat = dem Eifrigen Freiwilligen
    .gen = des Eifrigen Freiwilligen
    .flavour = Tritt vor, bevor jemand sagt, wofür.

card-auntie-come-along = Tante Kommtalle
    .gender = f
    .plural = no
    .nom = Tante Kommtalle
    .acc = Tante Kommtalle
    .dat = Tante Kommtalle
    .gen = von Tante Kommtalle
    .flavour = Sie wollte nur eine Möhre holen und kam mit einem Regiment zurück.

card-jack-of-all-burrows = Hans Dampf in allen Gängen
    .gender = m
    .plural = no
    .nom = Hans Dampf in allen Gängen
    .acc = Hans Dampf in allen Gängen
    .dat = Hans Dampf in allen Gängen
    .gen = von Hans Dampf in allen Gängen
    .flavour = Klempner, Chirurg, Glöckner. Wenn viel los ist, alles auf einmal.

card-great-grandmother-clover = Urgroßmutter Klee
    .gender = f
    .plural = no
    .nom = Urgroßmutter Klee
    .acc = Urgroßmutter Klee
    .dat = Urgroßmutter Klee
    .gen = von Urgroßmutter Klee
    .flavour = Vierhundert Enkel, und sie weiß, wer nicht geschrieben hat.

card-dinner-bell = Essensglocke
    .gender = f
    .plural = no
    .nom = die Essensglocke
    .acc = die Essensglocke
    .dat = der Essensglocke
    .gen = der Essensglocke
    .flavour = Kein Horn hat je schöner zum Angriff geblasen.

card-endless-warren = Endloser Bau
    .gender = m
    .plural = no
    .nom = der Endlose Bau
    .acc = den Endlosen Bau
    .dat = dem Endlosen Bau
    .gen = des Endlosen Baus
    .flavour = Einer passt immer noch rein. So hat es angefangen.

## Waschbären: die Bastler

card-dustbin-diver = Tonnentaucher
    .gender = m
    .plural = no
    .nom = der Tonnentaucher
    .acc = den Tonnentaucher
    .dat = dem Tonnentaucher
    .gen = des Tonnentauchers
    .flavour = „Wie neu! Wer wirft denn so ein Katapult weg?“

card-knight-of-the-lid = Ritter vom Deckel
    .gender = m
    .plural = no
    .nom = der Ritter vom Deckel
    .acc = den Ritter vom Deckel
    .dat = dem Ritter vom Deckel
    .gen = des Ritters vom Deckel
    .flavour = Vierzig Beulen, alle im Deckel.

card-granny-sprocket = Oma Ritzel
    .gender = f
    .plural = no
    .nom = Oma Ritzel
    .acc = Oma Ritzel
    .dat = Oma Ritzel
    .gen = von Oma Ritzel
    .flavour = Sie schärft alles: Messer, Krallen, Bemerkungen.

card-foreman-bolt = Vorarbeiter Bolzen
    .gender = m
    .plural = no
    .nom = Vorarbeiter Bolzen
    .acc = Vorarbeiter Bolzen
    .dat = Vorarbeiter Bolzen
    .gen = von Vorarbeiter Bolzen
    .flavour = „Helme auf! Die Suppentöpfe, meine ich.“

card-miracle-tape = Wunderklebeband
    .gender = n
    .plural = no
    .nom = das Wunderklebeband
    .acc = das Wunderklebeband
    .dat = dem Wunderklebeband
    .gen = des Wunderklebebands
    .flavour = Es wackelt? Klebeband. Es wackelt nicht mehr? Mehr Klebeband.

card-scrap-cathedral = Schrottkathedrale
    .gender = f
    .plural = no
    .nom = die Schrottkathedrale
    .acc = die Schrottkathedrale
    .dat = der Schrottkathedrale
    .gen = der Schrottkathedrale
    .flavour = Der Glaube hält sie aufrecht, und dreihundert Matratzenfedern.

## Ratten: das Gesindel

card-crumb-snatcher = Krümeldieb
    .gender = m
    .plural = no
    .nom = der Krümeldieb
    .acc = den Krümeldieb
    .dat = dem Krümeldieb
    .gen = des Krümeldiebs
    .flavour = Sein letzter Wunsch war dein Geldbeutel.

card-doctor-of-the-drains = Kanaldoktor
    .gender = m
    .plural = no
    .nom = der Kanaldoktor
    .acc = den Kanaldoktor
    .dat = dem Kanaldoktor
    .gen = des Kanaldoktors
    .flavour = „Tot? Davon zwei, und dann aufstehen.“

card-two-penny-recruiter = Groschenwerberin
    .gender = f
    .plural = no
    .nom = die Groschenwerberin
    .acc = die Groschenwerberin
    .dat = der Groschenwerberin
    .gen = der Groschenwerberin
    .flavour = Handgeld: eine Käserinde. Zum Teilen.

card-baron-gully = Baron von Gully
    .gender = m
    .plural = no
    .nom = Baron von Gully
    .acc = Baron von Gully
    .dat = Baron von Gully
    .gen = von Baron von Gully
    .flavour = Titel und Wappen stammen vom selben Deckel.

card-suspicious-cheese = Verdächtiger Käse
    .gender = m
    .plural = no
    .nom = der Verdächtige Käse
    .acc = den Verdächtigen Käse
    .dat = dem Verdächtigen Käse
    .gen = des Verdächtigen Käses
    .flavour = Heimlich gereift. Für einen Gast.

card-gutter-parliament = Gossenparlament
    .gender = n
    .plural = no
    .nom = das Gossenparlament
    .acc = das Gossenparlament
    .dat = dem Gossenparlament
    .gen = des Gossenparlaments
    .flavour = Alle Sitze sind weg. Die Hüte auch, und die Tür.

## Nashörner: die Schmiede

card-thick-skinned-boxer = Dickhäutige Boxerin
    .gender = f
    .plural = no
    .nom = die Dickhäutige Boxerin
    .acc = die Dickhäutige Boxerin
    .dat = der Dickhäutigen Boxerin
    .gen = der Dickhäutigen Boxerin
    .flavour = Vom ersten Schlag wird sie wach.

card-sergeant-bellow = Feldwebel Brüll
    .gender = m
    .plural = no
    .nom = Feldwebel Brüll
    .acc = Feldwebel Brüll
    .dat = Feldwebel Brüll
    .gen = von Feldwebel Brüll
    .flavour = „Du blutest? Prima! Dann werd endlich wütend!“

card-duchess-of-demolition = Abrissherzogin
    .gender = f
    .plural = no
    .nom = die Abrissherzogin
    .acc = die Abrissherzogin
    .dat = der Abrissherzogin
    .gen = der Abrissherzogin
    .flavour = Türen benutzt sie nicht. Sie hinterlässt welche.

card-red-rag = Rotes Tuch
    .gender = n
    .plural = no
    .nom = das Rote Tuch
    .acc = das Rote Tuch
    .dat = dem Roten Tuch
    .gen = des Roten Tuchs
    .flavour = Eigentlich nur für Stiere. Den Nashörnern hat es keiner gesagt.

card-return-to-sender = Rücksendung
    .gender = f
    .plural = no
    .nom = die Rücksendung
    .acc = die Rücksendung
    .dat = der Rücksendung
    .gen = der Rücksendung
    .flavour = „Der blaue Fleck hier dürfte dir gehören.“

card-anvil-yard = Ambosshof
    .gender = m
    .plural = no
    .nom = der Ambosshof
    .acc = den Ambosshof
    .dat = dem Ambosshof
    .gen = des Ambosshofs
    .flavour = Gehärtet wird erst der Stahl, dann das Gemüt.

## Tiger: die Duellanten

card-cub-on-probation = Jungtiger auf Probe
    .gender = m
    .plural = no
    .nom = der Jungtiger auf Probe
    .acc = den Jungtiger auf Probe
    .dat = dem Jungtiger auf Probe
    .gen = des Jungtigers auf Probe
    .flavour = Eine Referenz genügt. Bewusstlos.

card-trophy-curator = Trophäenkuratorin
    .gender = f
    .plural = no
    .nom = die Trophäenkuratorin
    .acc = die Trophäenkuratorin
    .dat = der Trophäenkuratorin
    .gen = der Trophäenkuratorin
    .flavour = An der Wand ist noch eine Lücke. Bitte einmal ins Profil drehen.

card-marquise-hush = Marquise Pst
    .gender = f
    .plural = no
    .nom = Marquise Pst
    .acc = Marquise Pst
    .dat = Marquise Pst
    .gen = von Marquise Pst
    .flavour = Sie hat euch zweimal gezählt. Ihr seid immer noch zu wenige.

card-lady-next-please = Lady Dernächstebitte
    .gender = f
    .plural = no
    .nom = Lady Dernächstebitte
    .acc = Lady Dernächstebitte
    .dat = Lady Dernächstebitte
    .gen = von Lady Dernächstebitte
    .flavour = Ihre Termine sind kurz.

card-coup-de-grace = Gnadenstoß
    .gender = m
    .plural = no
    .nom = der Gnadenstoß
    .acc = den Gnadenstoß
    .dat = dem Gnadenstoß
    .gen = des Gnadenstoßes
    .flavour = Vorher verbeugt man sich. Kurz.

card-sabre-club = Säbelklub
    .gender = m
    .plural = no
    .nom = der Säbelklub
    .acc = den Säbelklub
    .dat = dem Säbelklub
    .gen = des Säbelklubs
    .flavour = Gäste sind immer willkommen. Siehe Speisekarte.
