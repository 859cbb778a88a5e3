### Die Anleitung zu The Reckoners: ein Abschnitt für jede Regel, in der Reihenfolge des Lesens.
### Das Attribut ruling kennzeichnet einen Abschnitt, der klärt, was die gedruckten Regeln offenlassen.

## Kapitel

chapter-aim = Spielziel
chapter-setup = Spielaufbau
chapter-epics = Die Epics
chapter-prologue = Prolog
chapter-roll = Phase der Rächer: Würfeln
chapter-use = Phase der Rächer: Nutzen
chapter-symbols = Die Symbole
chapter-steelheart = Steelheart in Reichweite
chapter-loot = Phase der Rächer: Beute
chapter-acquire = Phase der Rächer: Ausrüsten
chapter-add = Phase der Epics: Hinzufügen
chapter-activate = Phase der Epics: Aktivieren
chapter-epic-actions = Aktionen der Epics
chapter-steelheart-tracks = Steelhearts rote und blaue Leiste
chapter-cards = Karten nutzen
chapter-what-cards-do = Was die Karten tun
chapter-together = Gemeinsam entscheiden
chapter-places = Wo alles ist

## Spielziel

RK-01 = Ihr gewinnt oder verliert alle gemeinsam. Ihr gewinnt sofort, wenn Steelhearts Leben auf 0 fällt.
    .title = Der Sieg

RK-02 = Ihr verliert sofort, wenn die Bevölkerung auf 0 fällt.
    .title = Die Niederlage

RK-03 = Ihr könnt Steelhearts Leben erst angreifen, wenn ihr seine Recherche auf 0 gebracht habt.
    .title = Erst die Recherche

RK-04 = Spielst du allein, führst du 2 Rächer. Zu zweit oder zu dritt darf jeder von euch mehrere führen. Jeder Rächer steht für sich: Würfel, Marker und Karten werden nie zusammengelegt. Es gibt höchstens 6 Rächer, und beim Aufbau zählen die Rächer, nicht die Spieler.
    .title = Spieler und Rächer

RK-99 = Ihr dürft jederzeit aufgeben, wenn ihr euch alle einig seid. Dann verliert ihr gemeinsam.
    .title = Aufgeben
    .ruling = yes

## Spielaufbau

RK-05 = Es gibt 1 Bezirk mehr als Rächer. Die Bezirke liegen im Kreis: Jeder hat genau 2 Nachbarn, und der Uhrzeigersinn steht fest.
    .title = Die Stadt

RK-06 = In jeden Bezirk kommt offen ein zufälliger Epic. Die übrigen der 25 Epics bilden den Epic-Stapel.
    .title = Die ersten Epics

RK-07 = Beim Aufbau steht die Aktionsklammer jedes Epics hinter seiner dritten Aktion: 3 Aktionen liegen links von ihr.
    .title = Klammern beim Aufbau

RK-08 = Recherche- und Lebensmarker jedes Epics stehen auf den Startwerten seiner Karte.
    .title = Marker beim Aufbau

RK-09 = Die Bevölkerung beginnt bei 40, und ihr habt 4 $. Der Basismarker beginnt auf dem obersten Feld seiner Leiste.
    .title = Bevölkerung, Geld und Basis

RK-10 = Mischt den Ausrüstungsstapel aus 29 Karten und deckt 4 davon auf: Sie bilden den Markt.
    .title = Der Markt

RK-11 = Steelhearts Recherche hängt zu Beginn von der Schwierigkeit und der Zahl der Rächer ab. Bei 2, 3, 4, 5 und 6 Rächern beträgt sie: leicht 18, 23, 28, 32, 36; normal 20, 26, 32, 36, 41; schwer 25, 30, 35, 40, 45; Feuersturm 28, 33, 38, 44, 49. Ist er geschwächt, beginnt sein Leben bei derselben Zahl.
    .title = Steelhearts Recherche und Leben

RK-12 = Die Schwierigkeit legt fest, welche Seite von Steelhearts Machttafel und welche seiner Anpassungstafel ihr nehmt, in dieser Reihenfolge: leicht A und A, normal A und B, schwer B und A, Feuersturm B und B. Für jede Zahl von Rächern gibt es eine eigene Anpassungstafel.
    .title = Seiten der Tafeln

RK-13 = Steelheart hat 4 Aktionsleisten. Jede hat eine eigene Klammer, die hinter der zweiten Aktion beginnt.
    .title = Steelhearts Leisten

RK-14 = Im Vorrat sind 25 Vollstrecker, 8 Barrikaden, 20 Planmarker, je 1 Spezialwürfel der 6 Arten und die Würfel der Rächer, die nicht mitspielen. Vollstrecker und Barrikaden können ausgehen, Planmarker nie.
    .title = Der Vorrat
    .ruling = yes

RK-15 = Du wählst deinen Rächer oder ziehst ihn. Jeder Rächer hat eine Fähigkeitskarte, 3 Spezialwürfel der eigenen Farbe, 3 Basiswürfel, eine Figur und auf der Tafel 1 Planmarker, der schon in der ersten Phase der Rächer genutzt werden kann. Cody hat außerdem den Scharfschützenmarker.
    .title = Was ein Rächer hat

RK-16 = Die Fähigkeiten sind: Improvisieren für David, Schachmatt für Megan, Glaube für Abraham, Vorangehen für Prof, Scharfschütze für Cody, Einsatzleitung für Tia.
    .title = Wessen Fähigkeit
    .ruling = yes

## Die Epics

RK-17 = Ein Epic hat einen Namen, einen Startwert für Recherche, einen für Leben (eine Zahl oder unendlich), einen Wert für geschwächtes Leben, 1 Aktionsleiste und Beute. Zur Beute gehört immer etwas Steelheart-Recherche.
    .title = Was ein Epic hat

RK-18 = Die Recherche eines Epics kann über ihren Startwert steigen, bis höchstens 5. Bei 0 ist der Epic geschwächt, und von da an steigt seine Recherche nie mehr über 0.
    .title = Recherche und Schwächung

RK-19 = Wird ein Epic geschwächt, rückt sein Lebensmarker auf den Wert für geschwächtes Leben. Steht er schon dort oder tiefer, bleibt er stehen.
    .title = Geschwächtes Leben

RK-20 = Ein Epic mit unendlichem Leben kann weder angegriffen noch besiegt werden, solange er nicht geschwächt ist.
    .title = Unendliches Leben

RK-89 = Ein Epic, dessen Leben eine Zahl ist, kann angegriffen und besiegt werden, auch solange seine Recherche noch über 0 steht. Ein Epic mit aufgedruckter Recherche 0 ist von Anfang an geschwächt.
    .title = Angreifen ohne Recherche
    .ruling = yes

RK-21 = Das Leben eines Epics kann über seinen Startwert steigen, bis höchstens 10. Bei 0 ist der Epic besiegt, und sein Leben steigt nie mehr.
    .title = Leben und Niederlage eines Epics

RK-22 = Eine Klammer hat immer mindestens 1 Aktion links und 1 rechts von sich.
    .title = Wo eine Klammer stehen kann

RK-23 = Wird ein Epic aktiviert, werden alle Aktionen links von seiner Klammer ausgeführt, von links nach rechts.
    .title = Was Aktivieren heißt
    .ruling = yes

## Prolog

RK-24 = Steelheart kommt in einen zufälligen Bezirk. Nur seine rote Leiste wird aktiviert: kein Epic und keine seiner anderen Leisten. Dann werft ihr den Bewegungswürfel, und Steelheart zieht so viele Bezirke im Uhrzeigersinn weiter; das kann ihn in denselben Bezirk zurückbringen.
    .title = Steelheart kommt in die Stadt

RK-25 = Dann dürft ihr mit dem Startgeld Ausrüstung kaufen, wie im Schritt Ausrüsten. Danach stellt ihr jede Figur in einen Bezirk eurer Wahl.
    .title = Erste Käufe, erste Plätze

RK-26 = Dann folgt Runde auf Runde, bis das Spiel endet: zuerst die Phase der Rächer (Würfeln, Nutzen, Beute, Ausrüsten), dann die Phase der Epics (Hinzufügen, Aktivieren).
    .title = Runden

## Phase der Rächer: Würfeln

RK-27 = Ihr würfelt alle gleichzeitig, bis zu 3-mal. Du wirfst alle eigenen Würfel, auch die deiner Ausrüstung, aber keine beschlagnahmten. Ein Rächer ohne Würfel überspringt das Würfeln.
    .title = Bis zu drei Würfe
    .ruling = yes

RK-28 = Nach deinem ersten und deinem zweiten Wurf musst du mindestens 1 der gerade geworfenen Würfel behalten. Du darfst mehr behalten; alle anderen wirfst du neu. Nach dem dritten Wurf behältst du alle. Ein behaltener Würfel wird nie wieder geworfen.
    .title = Würfel behalten

RK-29 = Du musst nicht mit den anderen Schritt halten. Du darfst das Ergebnis eines anderen Spielers abwarten, bevor du wählst, was du behältst.
    .title = Auf andere warten

## Phase der Rächer: Nutzen

RK-30 = Wenn alle fertig gewürfelt haben, nutzt ihr eure Würfel in der Reihenfolge, auf die ihr euch einigt, auch abwechselnd Würfel für Würfel. Ihr müsst nicht alle nutzen, aber ein ungenutzter Würfel bringt nichts.
    .title = In beliebiger Reihenfolge

RK-31 = Ein Würfel wird zu Ende genutzt, bevor ein anderer genutzt wird. Die Symbole eines Würfels darfst du auf mehrere Epics oder Leisten in Reichweite verteilen, auch auf die von Steelheart.
    .title = Ein Würfel nach dem anderen

RK-86 = RK-31 bindet den ganzen Tisch: Zwischen die Symbole eines Würfels kommt kein anderer Würfel, kein Marker und keine Karte, von niemandem. Symbole, die nichts bewirken können, verfallen.
    .title = Nichts kommt dazwischen
    .ruling = yes

RK-32 = Bewegen: Mit einem beliebigen Würfel, was er auch zeigt, bewegst du deine Figur einmal in einen beliebigen anderen Bezirk. Das geht nicht, wenn in dem Bezirk, den du verlässt oder betrittst, eine Barrikade steht.
    .title = Bewegen
    .ruling = yes

RK-33 = Barrikade entfernen: Mit einem beliebigen Würfel, was er auch zeigt, entfernst du 1 Barrikade aus einem beliebigen Bezirk. Nur diese Nutzung eines Würfels wirkt auch aus der Ferne.
    .title = Barrikade entfernen

RK-34 = Eine einzige Barrikade genügt, damit kein Rächer ihren Bezirk betreten oder verlassen kann. In einem Bezirk können mehrere stehen, und jede muss entfernt werden.
    .title = Was eine Barrikade aufhält

RK-87 = Barrikaden hindern Steelheart nie. Deine Bewegung hindern nur die in dem Bezirk, den du verlässt, und die in dem, den du betrittst.
    .title = Was eine Barrikade nicht aufhält

RK-43 = Mit einem Würfel, einem Planmarker oder dem Ergebnis einer Karte darfst du eine Fähigkeits- oder Ausrüstungskarte aktivieren. Der ganze Würfel ist dann ausgegeben, mit allen seinen Symbolen.
    .title = Eine Karte aktivieren

## Die Symbole

RK-35 = Geld: Jedes Symbol bringt euch 1 $. Das Geld gehört euch allen gemeinsam.
    .title = Geld

RK-88 = Geld ist nach oben unbegrenzt und fällt nicht unter 0. Die Bevölkerung bleibt bei 0 stehen, und nichts lässt sie steigen.
    .title = Grenzen von Geld und Bevölkerung
    .ruling = yes

RK-36 = Vollstrecker angreifen: Jedes Symbol entfernt 1 Vollstrecker aus deinem Bezirk.
    .title = Vollstrecker angreifen

RK-37 = Eindämmen: Jedes Symbol rückt eine Klammer um 1 nach links, die eines Epics in deinem Bezirk oder, wenn er dort ist, eine von Steelheart. Über die erste Aktion hinaus rückt sie nie.
    .title = Eindämmen

RK-38 = Erforschen: Jedes Symbol senkt die Recherche eines Epics in deinem Bezirk um 1 oder, wenn er dort ist, die von Steelheart. Bei einem geschwächten Epic bewirkt es nichts.
    .title = Erforschen

RK-39 = Epic angreifen: Jedes Symbol senkt das Leben eines Epics in deinem Bezirk um 1 oder, wenn er dort ist, das von Steelheart. Gegen unendliches Leben wirkt es nicht.
    .title = Epic angreifen

RK-40 = Die Karte eines besiegten Epics verlässt sofort ihren Bezirk und wird für die Beute beiseitegelegt. Vollstrecker, Barrikaden und Rächer bleiben im Bezirk.
    .title = Ein besiegter Epic

RK-41 = Planen: Jedes Symbol gibt dir einen Planmarker. Du legst ihn neben deine Tafel. Am Ende der Phase der Rächer kommt er auf die Tafel, und ab der nächsten Phase der Rächer darfst du ihn nutzen.
    .title = Planen

RK-42 = Im Schritt Nutzen, und in keinem anderen, darfst du einen Planmarker von deiner Tafel ausgeben: als einen Würfel mit einem einzelnen beliebigen Symbol, zum Bewegen, zum Entfernen einer Barrikade oder zum Aktivieren einer Karte. Du darfst beliebig viele haben und ausgeben. Ein Planmarker ist kein Basiswürfel; nichts verdoppelt ihn.
    .title = Planmarker
    .ruling = yes

## Steelheart in Reichweite

RK-44 = Steht deine Figur im selben Bezirk wie Steelheart, kannst du auf ihn einwirken. Seine 4 Leisten werden einzeln eingedämmt. Sein Leben ist unendlich, bis er geschwächt ist.
    .title = Auf Steelheart einwirken

RK-45 = Fällt Steelhearts Recherche auf 0, durch Würfel oder durch Beute, tritt sofort seine Lebensleiste an ihre Stelle, mit dem Wert aus RK-11.
    .title = Steelheart geschwächt

RK-93 = Steht Steelhearts Recherche auf 0, verfallen weitere Symbole „Erforschen“; sie schaden ihm nicht. Steht auf seinen eigenen Leisten ein Verschanzen, hebt es seine Recherche um 1 (ist er geschwächt, sein Leben), nie über den Wert aus RK-11. Geht das nicht, fällt die Bevölkerung um 1.
    .title = Steelhearts Grenzen
    .ruling = yes

## Phase der Rächer: Beute

RK-46 = Jetzt nehmt ihr die Beute jedes Epics, der im vorangegangenen Schritt Nutzen besiegt wurde; später ist es zu spät. Beute wirkt in einem beliebigen Bezirk, wo die Rächer auch stehen. Auf die Reihenfolge kommt es nie an: Was keine Wahl lässt, wird von selbst genommen, der Rest wird verteilt.
    .title = Beute nehmen
    .ruling = yes

RK-47 = Jede Beute hat einen Wert. Vollstrecker: Entfernt so viele Vollstrecker, aus beliebigen Bezirken. Eindämmen: Rückt Klammern um so viele Schritte nach links, verteilt auf beliebige Epics und Leisten, auch auf die von Steelheart, aber nie über die erste Aktion hinaus. Planen: Verteilt so viele Planmarker beliebig unter euch; sie kommen gleich auf die Tafeln und können ab dem nächsten Schritt Nutzen ausgegeben werden. Geld: Ihr erhaltet so viel. Steelheart-Recherche: Seine Recherche sinkt um so viel; kein anderer Epic ist betroffen, und ist Steelheart geschwächt, geschieht nichts. Was kein Ziel findet, verfällt.
    .title = Arten von Beute

RK-48 = Epics, deren Beute genommen ist, bilden offen den Stapel der Besiegten.
    .title = Der Stapel der Besiegten

## Phase der Rächer: Ausrüsten

RK-49 = Gemeinsam dürft ihr offene Ausrüstung zu ihrem Preis kaufen, so viele Karten, wie euer Geld erlaubt. Für jede Karte nennt ihr den Rächer, der sie bekommt. Gleich nach jedem Kauf wird die Lücke vom Stapel gefüllt.
    .title = Ausrüstung kaufen

RK-50 = Ausrüstung bleibt das ganze Spiel bei ihrem Rächer: Ihr könnt sie weder tauschen noch verschenken. Ein Rächer kann beliebig viele Karten haben.
    .title = Ausrüstung bleibt

RK-95 = Nur ihr Rächer nutzt eine Ausrüstungskarte, und zwar ab der nächsten Phase der Rächer; gibt sie einen Würfel, gehört er zum nächsten Wurf. Eine Karte, die in dieser Runde genutzt wurde, ist in der nächsten wieder bereit.
    .title = Wer sie nutzt und wann

RK-51 = Für 1 $ dürft ihr den Markt erneuern: Die 4 offenen Karten kommen aus dem Spiel, und 4 neue werden aufgedeckt. Das dürft ihr jederzeit in diesem Schritt und beliebig oft.
    .title = Den Markt erneuern

RK-52 = Für je 2 $ dürft ihr beliebige beschlagnahmte Würfel zurückkaufen. Jeder kehrt zu seinem Besitzer zurück.
    .title = Würfel zurückkaufen

RK-53 = Ist der Ausrüstungsstapel leer, wird der Markt nicht mehr aufgefüllt. Erneuern deckt so viele Karten auf, wie noch da sind, höchstens 4; ist keine mehr da, könnt ihr nicht erneuern.
    .title = Der leere Ausrüstungsstapel
    .ruling = yes

## Phase der Epics: Hinzufügen

RK-54 = Von Steelhearts Bezirk aus im Uhrzeigersinn bekommt jeder Bezirk ohne Epic einen neuen. Seine Marker stehen auf seinen Startwerten, seine Klammer hinter der ersten Aktion. Ist der Epic-Stapel leer, wird der Stapel der Besiegten gemischt und tritt an seine Stelle.
    .title = Neue Epics
    .ruling = yes

## Phase der Epics: Aktivieren

RK-55 = Beginnend mit dem Epic in Steelhearts Bezirk und weiter im Uhrzeigersinn werden die Epics einzeln aktiviert, jeder vollständig, auch neue. Steelheart kommt zuletzt.
    .title = In welcher Reihenfolge

RK-56 = Nach den Aktionen eines Epics rückt seine Klammer um 1 nach rechts, und um 1 weiter für jeden Vollstrecker, der dann in seinem Bezirk steht. Gerade hinzugefügte zählen mit.
    .title = Die Klammer rückt nach rechts

RK-57 = Eine Klammer rückt nie über den Platz vor der letzten Aktion hinaus. Für jeden Schritt, den sie nicht machen kann, wird die letzte Aktion einmal ausgeführt, und zwar sofort. So hinzugefügte Vollstrecker bringen keine weiteren Schritte.
    .title = Am Ende der Leiste

RK-58 = Steelheart führt alle Aktionen links von seinen 4 Klammern aus, Leiste für Leiste von oben nach unten. Dann werft ihr den Bewegungswürfel, und Steelheart zieht so viele Bezirke im Uhrzeigersinn weiter; das kann ihn in denselben Bezirk zurückbringen. Seine Klammern rücken hier nicht nach rechts, wie viele Vollstrecker auch bei ihm sind: Das bewirken nur Aktionen anderer Epics.
    .title = Steelhearts Aktivierung

## Aktionen der Epics

RK-59 = Verschanzen: Recherche und Leben dieses Epics steigen um je 1; ist er geschwächt, steigt nur das Leben. Ist eines davon auf seinem Höchstwert, steigt nur das andere. Kann keines steigen, fällt die Bevölkerung um 1.
    .title = Verschanzen

RK-68 = Unendliches Leben gilt als Höchstwert: Verschanzen hebt nur die Recherche, und bei Recherche 5 kostet es 1 Bevölkerung.
    .title = Verschanzen mit unendlichem Leben
    .ruling = yes

RK-60 = Verstärken: In den Bezirk kommt 1 Vollstrecker. Sind alle 25 auf dem Spielplan, senkt jede solche Aktion die Bevölkerung um 1.
    .title = Verstärken

RK-61 = Bevölkerung angreifen: Die Bevölkerung fällt um die angegebene Zahl, 1 für jedes Personensymbol.
    .title = Bevölkerung angreifen

RK-62 = Teilen: Die geteilte Aktion wird für die 2 Epics (oder Bezirke) neben diesem ausgeführt, nicht für diesen. So hinzugefügte Vollstrecker zählen in dieser Runde nur für Epics, die noch nicht aktiviert sind.
    .title = Teilen

RK-92 = Beim Teilen kommt der Nachbar im Uhrzeigersinn zuerst. Jeder Nachbar wird für sich betrachtet: Vorrat, Höchstwert, Verlust an Bevölkerung. Teilen betrifft Epic-Karten, nie Steelheart. Geteilt werden nur Verschanzen, Verstärken und Barrikade.
    .title = Teilen im Einzelnen
    .ruling = yes

RK-63 = Barrikade: In den Bezirk kommen so viele Barrikaden wie angegeben, 1 für jedes Symbol. Sind alle 8 auf dem Spielplan, senkt jedes Symbol ohne Wirkung die Bevölkerung um 1.
    .title = Barrikade
    .ruling = yes

RK-64 = Stärken: Steelhearts Klammer der gezeigten Farbe rückt um die angegebene Zahl nach rechts, 1 für jedes Symbol. Für jeden Schritt über das Ende hinaus wird stattdessen die letzte Aktion dieser Leiste ausgeführt.
    .title = Stärken

RK-91 = Jeder Schritt über das Ende der roten Leiste hinaus bringt sofort 1 Vollstrecker in Steelhearts Bezirk, über das Ende der blauen hinaus 1 Barrikade. Hat der Vorrat nichts mehr davon, fällt die Bevölkerung um 1.
    .title = Über Rot und Blau hinaus
    .ruling = yes

RK-65 = Basis entdecken: Der Basismarker rückt um 1 nach unten. Steht er schon ganz unten, ist eine Basis gefunden: Gemeinsam wählt ihr 1 Würfel, den ihr verliert; er wird beschlagnahmt, und der Marker kehrt nach oben zurück.
    .title = Basis entdecken

RK-94 = Wählen dürft ihr jeden Würfel, den irgendein Rächer hat, auch einen aus Ausrüstung, aber keinen aus dem Vorrat und keinen schon beschlagnahmten. Sein Besitzer bleibt derselbe. Gibt es keinen Würfel mehr, kehrt nur der Marker zurück.
    .title = Der verlorene Würfel
    .ruling = yes

## Steelhearts rote und blaue Leiste

RK-66 = Rote Leiste: Nehmt so viele Vollstrecker, wie Aktionen links von der Klammer stehen. Stellt sie von Steelhearts Bezirk aus im Uhrzeigersinn auf, in Gruppen so groß wie der Einsatzwert; die letzte Gruppe kann kleiner sein.
    .title = Die rote Leiste

RK-67 = Blaue Leiste: Nehmt so viele Barrikaden, wie Aktionen links von der Klammer stehen. Stellt von Steelhearts Bezirk aus im Uhrzeigersinn 1 in jeden Bezirk.
    .title = Die blaue Leiste

RK-90 = Die rote und die blaue Leiste gehen, wenn nötig, noch einmal um den Kreis. Für jeden Vollstrecker und jede Barrikade, die im Vorrat fehlen, fällt stattdessen die Bevölkerung um 1.
    .title = Noch einmal herum; Mangel
    .ruling = yes

## Karten nutzen

RK-69 = Dauerhaft: Die Karte wirkt immer und kostet nichts.
    .title = Dauerhafte Karten

RK-70 = Einmal pro Runde, kostenlos: Du darfst die Karte im Schritt Nutzen jeder Phase der Rächer nutzen, ohne Kosten. Glaube wirkt nur im Schritt Würfeln.
    .title = Kostenlose Karten

RK-71 = Einmal pro Runde, mit Kosten: Im Schritt Nutzen gibst du einen Würfel aus, der mindestens 1 der verlangten Symbole zeigt. Auch ein Planmarker genügt, ebenso das Ergebnis einer Karte mit einem solchen Symbol.
    .title = Karten mit Kosten

RK-96 = Improvisieren, Einsatzleitung, Scharfschütze, die Karten mit einem Ergebnis (RK-81) und die Reisekarten (RK-82) sind kostenlos. Die Karten aus RK-79 und RK-80 haben Kosten.
    .title = Welche Karten kostenlos sind
    .ruling = yes

RK-84 = Die Aktionen, die eine Karte gibt, zählen als ein Würfel. Du führst sie zu Ende, bevor ein anderer Würfel genutzt wird, und um eine andere Karte zu aktivieren, gibst du sie alle zusammen aus.
    .title = Eine Karte, ein Würfel

RK-97 = Ist 1 Symbol eines Würfels oder einer Gruppe für seine Aktion genutzt, kannst du mit dem Rest deine Figur nicht mehr bewegen, keine Barrikade entfernen und keine Karte aktivieren. Das Ergebnis einer Karte wird sofort genutzt oder verfällt.
    .title = Keine halben Sachen
    .ruling = yes

## Was die Karten tun

RK-72 = Improvisieren: Drehe einen deiner ungenutzten Würfel auf eine beliebige Seite, die er hat. Die neue Seite gilt als gezeigt; sie kann also verdoppelt werden.
    .title = Improvisieren
    .ruling = yes

RK-73 = Glaube: Im Schritt Würfeln wirfst du beliebige eigene Würfel des laufenden Wurfs neu, auch des dritten, bevor du entscheidest, was du behältst; nie Würfel, die du aus einem früheren Wurf behalten hast. Das ist keiner deiner 3 Würfe.
    .title = Glaube
    .ruling = yes

RK-74 = Einsatzleitung: Gib einem anderen Rächer als Tia einen Planmarker aus dem Vorrat. Er kommt gleich auf dessen Tafel und kann sofort oder später genutzt werden.
    .title = Einsatzleitung

RK-75 = Scharfschütze: Lege den Scharfschützenmarker in einen beliebigen Bezirk. Für den Rest des Schritts Nutzen wirken Codys Würfel, Planmarker und Ausrüstung dort ebenso wie im eigenen Bezirk; dann kommt der Marker zurück. Barrikaden betreffen den Marker nicht, und er bewegt keine Figur.
    .title = Scharfschütze
    .ruling = yes

RK-76 = Tauschkarten (Spurenkoffer, Gravatonik, Falle): Auf deinen Würfeln und bei Ergebnissen deiner Ausrüstung darfst du jedes der 2 genannten Symbole als das andere lesen. Das wählst du für jedes Symbol einzeln. Ein getauschtes Symbol darf eine Karte bezahlen.
    .title = Tauschkarten

RK-77 = Würfelkarten (Spürgerät, Epic-DNA, Gaußgewehr, Wundheiler, Schutzjacke, Tensoren): Du hast 1 Würfel der genannten Farbe mehr, aus dem Vorrat. Du darfst mehr als 6 Würfel haben.
    .title = Würfelkarten

RK-78 = Doppelkarten (Kamera, Beweismaterial, Sprengstoff, Blendgranate, Zwillingspistolen): Das genannte Symbol zählt auf deinen Basiswürfeln doppelt; nicht auf Spezialwürfeln, Markern oder Karten. Es muss die gezeigte Seite sein: Ein getauschtes Symbol wird nicht verdoppelt, aber jedes der 2 verdoppelten darf getauscht werden.
    .title = Doppelkarten

RK-79 = Ergebniskarten (Tresorraum, Schmiergeld, Schachmatt, EMP, Bildwerfer, Vorangehen): Die Karte wirkt wie ein Würfel mit den aufgedruckten Ergebnissen. Du darfst sie auch zum Bewegen, zum Entfernen einer Barrikade oder zum Aktivieren einer anderen Karte nutzen; das ganze Ergebnis ist dann dafür ausgegeben.
    .title = Ergebniskarten

RK-80 = Fernkarten (Granatwerfer, Notizbücher, Unterschlupf): wie RK-79, und die Ergebnisse wirken in einem beliebigen Bezirk; du wählst ihn für jedes Symbol. Nutzt du die Karte zum Bewegen oder zum Aktivieren einer anderen, gewinnt nichts diese Reichweite; beim Entfernen einer Barrikade gilt RK-33 wie gewohnt.
    .title = Fernkarten
    .ruling = yes

RK-81 = Karten mit einem Ergebnis (Verkleidung, Handgranate, Nachtsichtgerät, Gewehr, Blaupausen): Die Karte gibt ihr einziges aufgedrucktes Ergebnis, das du wie einen Würfel nutzt. Du darfst sie auch zum Bewegen, zum Entfernen einer Barrikade oder zum Aktivieren einer Karte nutzen. Auch die Köderdrohne gehört dazu; ihr Ergebnis wirkt in einem beliebigen Bezirk.
    .title = Karten mit einem Ergebnis

RK-82 = Reisekarten (Hubschrauber, Motorrad): Bewege die eigene Figur in einen beliebigen anderen Bezirk, und sonst nichts. Barrikaden halten sie trotzdem auf.
    .title = Reisekarten
    .ruling = yes

RK-83 = Der EMP wird durch ein Ergebnis „Vollstrecker angreifen“ aktiviert und gibt 3 „Eindämmen“. Schachmatt wird durch ein Ergebnis „Eindämmen“ aktiviert und gibt 3 „Epic angreifen“. Die Gravatonik tauscht „Eindämmen“ und „Vollstrecker angreifen“.
    .title = Drei bekannte Karten

## Gemeinsam entscheiden

RK-98 = Manches entscheidet ihr gemeinsam: Käufe und für wen, Erneuern, Zurückkaufen, das Verteilen der Beute, den Würfel, den ihr verliert. Jeder Spieler darf es tun, und das Protokoll sagt, wer es war. Der Schritt endet, wenn sich alle fertig gemeldet haben. Wer fertig ist, darf zurückkehren, nachdem ein anderer Rächer gehandelt hat. Ein Schritt, in dem etwas getan wurde, endet nur durch das Wort derer, die noch handeln oder zurückkehren könnten, nie durch die Handlung selbst. Der Würfel, den ihr verliert, muss genannt sein, bevor sich jemand fertig melden kann; ein anderer Spieler darf einen anderen nennen, einmal je Rächer, und dann müssen alle neu zustimmen. Was gekauft ist, bleibt gekauft.
    .title = Gemeinsame Entscheidungen
    .ruling = yes

## Wo alles ist

RK-85 = Auf dem Spielplan und im Vorrat sind zusammen immer 25 Vollstrecker und 8 Barrikaden. Jeder Würfel ist bei genau einem Besitzer, im Vorrat oder beschlagnahmt. Jede Epic-Karte und jede Ausrüstungskarte ist an genau einem Ort.
    .title = Alles an einem Ort
