### The rulebook of 20 Strong: one clause per rule, in the order of reading.
### The attribute ruling marks a clause that settles what the printed rules leave open.

## Chapters

chapter-precedence = Rangfolge der Regeln
chapter-winning = Sieg und Niederlage
chapter-decks = Themensets
chapter-unit-dice = Kampfwürfel
chapter-stat-dice = Attributswürfel
chapter-activation = Planung
chapter-strategy-phase = Strategiephase
chapter-resolve-phase = Abhandlungsphase
chapter-endgame = Endkampf
chapter-rewards = Belohnungen und Inventar
chapter-enemy-effects = Gegnereffekte
chapter-terms = Begriffe
chapter-universal-heroes = Universalhelden
chapter-deck = Unsere Themensets

## Precedence

TS-01 = Bei Widersprüchen gehen die Regeln deines Themensets den Grundregeln vor. Was auf einer Karte steht, geht beiden Anleitungen vor, und der Text eines Effekts geht dem Text von Belohnungen und Heldenfähigkeiten vor.
    .title = Was Vorrang hat

TS-02 = Sagt ein Text, dass du etwas „darfst“, ist er freiwillig. Ohne dieses Wort ist er verpflichtend, es sei denn, eine Regel selbst stellt dir etwas frei: Sofort-Belohnungen (TS-27), Loot-Belohnungen (TS-36) sowie das Verwenden und Abwerfen von Loot (TS-45).
    .title = Dürfen und müssen
    .ruling = yes

TS-03 = Müssten mehrere Effekte zur selben Zeit abgehandelt werden, legst du die Reihenfolge fest.
    .title = Gleichzeitige Effekte

TS-66 = Jede Wahl, die ein Text offenlässt (welcher Würfel, welche Karte, welcher Stapel, welche Loot-Karte), triffst du, auch bei Effekten, die dir schaden.
    .title = Offene Entscheidungen
    .ruling = yes

TS-67 = Einen verpflichtenden Text führst du so weit wie möglich aus; den Rest davon ignorierst du. Kosten („tu dies, um jenes zu erhalten“) musst du vollständig bezahlen können, sonst kannst du diese Möglichkeit nicht wählen. Steht Strategie oder Auffrischen auf 1, kannst du davon keinen Punkt bezahlen.
    .title = Pflichttexte und Kosten
    .ruling = yes

## Winning and losing

TS-04 = Wie du gewinnst, sagen die Regeln deines Themensets: Im Allgemeinen, und sofern nichts anderes angegeben ist, gewinnst du in dem Moment, in dem der Boss besiegt ist, selbst wenn andere Gegner noch aktiv sind.
    .title = Der Sieg

TS-05 = Du verlierst in dem Moment, in dem dein Leben unter 1 fällt.
    .title = Die Niederlage

TS-68 = Das Spiel endet in dem Augenblick, in dem es gewonnen oder verloren ist; was dann noch aussteht (spätere Schritte, Effekte, Belohnungen), wird nicht mehr abgehandelt. Würde ein und derselbe Text beides bewirken, zählen seine Teile in der gedruckten Reihenfolge.
    .title = Sofortiges Spielende
    .ruling = yes

## Decks

TS-06 = In einer Partie verwendest du die Karten von genau 1 Themenset, dazu gegebenenfalls einen Universalhelden (TS-64).
    .title = Ein einziges Themenset

TS-07 = Ein Themenset enthält in der Regel Helden, Bosse und Konfliktkarten und kann eigene Kartenarten und Symbole hinzufügen. Ein Held gibt dir die Startwerte der 3 Attribute und 1 einzigartige Fähigkeit. Konfliktkarten sind die Gegner und Hindernisse auf deinem Weg; ein Boss ist der Endgegner.
    .title = Die Kartenarten

TS-69 = Du spielst genau 1 Helden.
    .title = Dein Held

TS-70 = Ein Boss in der Auslage ist ein Gegner und gilt für jede Regel als Konfliktkarte (Aktivieren, Besiegen, Gegnerschaden, Effekte, Aufräumen).
    .title = Boss als Konfliktkarte
    .ruling = yes

TS-08 = Den Spielaufbau bestimmt das Themenset: wie viele Stapel es gibt, was in ihnen liegt, welcher Boss ins Spiel kommt und was der Chip bewirkt.
    .title = Der Spielaufbau

TS-71 = Sofern das Themenset nichts anderes sagt, beginnst du mit allen { board-tray.in-all } Kampfwürfeln im Würfelpool, mit den Attributen auf den Werten deines Helden und mit leerem Inventar.
    .title = Deine Ausgangslage
    .ruling = yes

TS-09 = Es gibt nur 1 Chip; was er bedeutet, legt das Themenset fest.
    .title = Der Chip

## Unit dice

TS-10 = Von den { board-tray.in-all } Kampfwürfeln sind { board-tray.by-colour }. Jeder hat 6 Seiten; innerhalb einer Farbe sind alle Würfel gleich.
    .title = Anzahl und Farben

TS-11 = So verteilen sich die Seiten eines Kampfwürfels auf normale Treffer / kritische Treffer / Fehlschläge: { board-tray.sides }.
    .title = Die Würfelseiten

TS-12 = Mit einem normalen Treffer richtest du 1 Schaden an, mit einem kritischen Treffer 2. Auch ein kritischer Treffer bleibt 1 Treffer: Effekte, die Treffer zählen, zählen ihn nur einmal.
    .title = Schaden der Treffer

TS-13 = Je weniger Treffer-Seiten ein Kampfwürfel hat, desto schwächer ist er; je mehr, desto stärker. Vom schwächsten zum stärksten: { board-tray.order }.
    .title = Schwächer und stärker

## Stat dice

TS-14 = Leben, Strategie und Auffrischen hältst du auf 3 Attributswürfeln fest, mit denen du niemals würfelst. Die Startwerte stehen auf deiner Heldenkarte.
    .title = Die 3 Attributswürfel

TS-15 = Leben: der Schaden, den du noch erleiden kannst. Strategie: sowohl die Zahl der Loot-Karten, die du besitzen darfst, als auch die Zahl der Strategiephasen, die dir in einer Runde erlaubt sind. Auffrischen: die Zahl der erschöpften Würfel, die du in jeder Runde zurückbekommen kannst.
    .title = Was die Attribute bedeuten

TS-16 = Kein Attribut sinkt unter 1 (außer Leben: dann hast du verloren), und keines steigt über 6; was ein Attribut über eine dieser Grenzen hinausbrächte, wird ignoriert. Eine Änderung um mehrere Punkte wird Punkt für Punkt ausgeführt: Nur die Punkte jenseits der Grenze werden ignoriert, und der Rest desselben Textes wird trotzdem abgehandelt.
    .title = Grenzen der Attribute
    .ruling = yes

TS-72 = Ein geändertes Attribut bleibt geändert, auch wenn die Karte, die es geändert hat, besiegt oder fort ist. Nur ein Text, nach dem das Attribut eine Zeit lang als erhöht oder verringert gilt, endet mit dieser Zeit.
    .title = Änderungen bleiben bestehen
    .ruling = yes

## Activation

TS-17 = In jeder Runde kommt zuerst die Planung, dann die Konfrontation; es folgt Runde auf Runde, bis du gewonnen oder verloren hast.
    .title = Die Runde

TS-73 = Zur Konfrontation gehören 1 oder mehrere Strategiephasen und danach 1 Abhandlungsphase. Die erste Strategiephase durchläufst du immer, notfalls ohne Würfel.
    .title = Die Konfrontation
    .ruling = yes

TS-18 = In der Planung musst du einen Stapel wählen und seine oberste Karte in die Auslage legen. Sofern das Themenset nichts anderes sagt, liegen die Stapel offen; zu sehen ist von jedem nur die oberste Karte.
    .title = Die Planung
    .ruling = yes

TS-19 = Andauernde Effekte und Spezialeffekte gelten ab dem Moment, in dem ihre Karte aktiviert wird, also noch vor jedem zusätzlichen Gegner, den die Symbole dieser Karte bringen; ein Spezialeffekt wirkt dabei zu dem Zeitpunkt, den sein eigener Text nennt.
    .title = Effekte beim Aktivieren

TS-20 = Zeigt eine Karte 1 oder mehr Symbole „Zusätzliche Gegner“, musst du ebenso viele weitere Karten aktivieren, immer einzeln und jeweils von einem Stapel deiner Wahl; auch die Symbole auf diesen Karten musst du abhandeln. Das Symbol ist kein Effekt; was Effekte aufhebt, hebt es also nicht auf. Sind alle Stapel leer, wird der Rest ignoriert.
    .title = Zusätzliche Gegner
    .ruling = yes

TS-74 = Das Themenset bestimmt, welche Stapel zur Wahl stehen. Einen leeren Stapel kannst du nicht wählen.
    .title = Wählbare Stapel
    .ruling = yes

TS-75 = Eine Karte, die ein Effekt außerhalb der Planung aktiviert, wird vollständig aktiviert: Ihre andauernden Effekte und Spezialeffekte gelten, und ihre Symbole werden abgehandelt.
    .title = Aktivieren außerhalb der Planung
    .ruling = yes

## Strategy phase

TS-21 = Würfelwahl: Du legst beliebig viele Würfel in beliebiger Zusammenstellung, von keinem bis zu allen, aus dem Würfelpool in die Aufmarschzone und aktivierst sie damit, sofern kein Effekt das einschränkt.
    .title = Schritt 1: Würfelwahl

TS-22 = Würfeln: Du wirfst alle nicht zugeordneten Würfel, also alle in der Aufmarschzone, auf einmal, auch jene, die in früheren Strategiephasen dieser Konfrontation nicht zugeordnet wurden. Loot zu verwenden ist während dieses Schritts nicht erlaubt.
    .title = Schritt 2: Würfeln

TS-23 = Zuordnen: Du darfst aktiven Karten Treffer zuordnen, immer einzeln und in beliebiger Reihenfolge. Du musst nicht jeden Treffer zuordnen; Fehlschläge kannst du nicht zuordnen.
    .title = Schritt 3: Zuordnen

TS-24 = Nach jedem zugeordneten Würfel wird der Spielstand geprüft: Erreicht oder übersteigt der Schaden auf einer Karte ihr Gegnerleben, ist sie sofort besiegt.
    .title = Prüfung nach jedem Würfel

TS-25 = Die andauernden Effekte einer besiegten Karte enden sofort, ihre Folgeeffekte und Spezialeffekte dagegen nicht.
    .title = Effekte besiegter Karten

TS-26 = Weitere Treffer darfst du auch einer Karte zuordnen, die schon besiegt ist.
    .title = Treffer auf besiegte Karten

TS-27 = Eine besiegte Karte wird um 90° gedreht. Ihre Sofort-Belohnung erhältst du auf der Stelle, wenn du sie haben willst (das ist freiwillig), ihre Loot-Belohnung aber nie zu diesem Zeitpunkt.
    .title = Eine Karte wird besiegt

TS-28 = Zugeordnete Würfel sind weiterhin aktiviert; sie liegen auf ihrer Karte in der Auslage und sind dort nach wie vor aktiv.
    .title = Zugeordnete Würfel bleiben aktiviert

TS-76 = Ein aktivierter Würfel bleibt aktiviert, und ein zugeordneter Würfel bleibt auf seiner Karte, bis eine Regel oder ein Effekt ihn bewegt. Sobald gewürfelt ist, kannst du weder den einen noch den anderen zurücknehmen.
    .title = Kein Zurücknehmen von Würfeln
    .ruling = yes

TS-77 = Ein Würfel hat ein Ergebnis nur von seinem Wurf an und nur, solange er in der Aufmarschzone oder in der Auslage liegt; ein gerade erst aktivierter Würfel gilt weder als Treffer noch als Fehlschlag. Ein zugeordneter Würfel, den ein Effekt dreht oder neu würfelt, bleibt zugeordnet und fügt so viel Schaden zu, wie er nun zeigt.
    .title = Was ein Würfel zeigt
    .ruling = yes

TS-29 = Nach dem Zuordnen darfst du die Phase wiederholen, solange die Zahl der Strategiephasen in dieser Runde kleiner ist als dein Wert für Strategie. Jede Wiederholung ist eine neue Strategiephase derselben Konfrontation.
    .title = Die Strategiephase wiederholen

TS-30 = Bei einer Wiederholung darfst du zu den nicht zugeordneten Würfeln weitere aus dem Würfelpool hinzunehmen. Dann werden alle nicht zugeordneten Würfel neu gewürfelt, Treffer ebenso wie Fehlschläge: Einen nicht zugeordneten Treffer kannst du nicht behalten.
    .title = Würfeln bei der Wiederholung

TS-31 = Maßgeblich ist dein Wert für Strategie in dem Moment, in dem du wiederholen willst; eine Änderung während der Runde zählt also. Sinkt er, wird dadurch nie eine schon begonnene Phase verkürzt oder rückgängig gemacht.
    .title = Wann Strategie zählt
    .ruling = yes

## Resolve phase

TS-32 = Gegnerschaden: Die Werte für Gegnerschaden aller unbesiegten aktiven Konfliktkarten werden addiert, und die Summe wird auf einmal von deinem Leben abgezogen. Berechnet wird sie in diesem Moment: Was du unmittelbar davor verwendest oder abwirfst (TS-82), kann sie noch senken, wenn dadurch ein Gegner besiegt, abgeworfen oder verändert wird.
    .title = Schritt 1: Gegnerschaden
    .ruling = yes

TS-33 = Folgeeffekte: Die Folgeeffekte aller aktiven Karten, auch der besiegten, werden einzeln abgehandelt, in der Reihenfolge deiner Wahl.
    .title = Schritt 2: Folgeeffekte

TS-34 = Erschöpfen: Alle aktivierten Würfel, ob zugeordnet oder nicht, kommen in den Erschöpft-Bereich.
    .title = Schritt 3: Erschöpfen

TS-35 = Auffrischen: Du legst erschöpfte Würfel deiner Wahl zurück in den Würfelpool, höchstens so viele, wie dein Wert für Auffrischen angibt; auch in dieser Runde erschöpfte Würfel kommen infrage. Weniger oder gar keine aufzufrischen ist erlaubt.
    .title = Schritt 4: Auffrischen

TS-36 = Loot: Die Loot-Belohnungen (1x oder Permanent) der in dieser Runde besiegten Karten darfst du erhalten, eine nach der anderen; die Karten kommen in dein Inventar.
    .title = Schritt 5: Loot

TS-37 = Aufräumen: Alle Karten, die noch in der Auslage liegen, ob besiegt oder nicht, kommen auf den Ablagestapel.
    .title = Schritt 6: Aufräumen

TS-78 = Ein Folgeeffekt, dessen Karte die Auslage verlassen hat, bevor er an der Reihe war, wird nicht abgehandelt; ein Folgeeffekt auf einer Karte, die während des Schritts aktiv wurde, dagegen schon.
    .title = Verschwundene und neue Karten
    .ruling = yes

TS-79 = Eine Loot-Belohnung kannst du nur erhalten, wenn ihre Karte noch in der Auslage liegt und in dieser Runde besiegt wurde. Erhältst du sie nicht, kommt die Karte beim Aufräumen auf den Ablagestapel, und die Belohnung ist verloren.
    .title = Verfallener Loot
    .ruling = yes

## Endgame

TS-38 = Was den Endkampf auslöst, sagt das Themenset. Im Allgemeinen trittst du darin gegen einen Boss an.
    .title = Auslöser des Endkampfs

TS-39 = Die erste Planung des Endkampfs folgt den Anweisungen des Themensets (welcher Boss, welche weiteren Karten); in den späteren Runden des Endkampfs entfällt die Planung.
    .title = Planung im Endkampf

TS-40 = Beim Aufräumen im Endkampf bleiben unbesiegte Karten aktiv, und du trittst erneut gegen sie an; besiegte kommen wie gewohnt auf den Ablagestapel. Die Würfel auf den unbesiegten Karten wurden im Schritt Erschöpfen erschöpft; der Schaden dieser Würfel ist also fort.
    .title = Aufräumen im Endkampf

TS-41 = Sofern das Themenset nichts anderes sagt, ist allein der Boss zu besiegen.
    .title = Nur der Boss zählt

TS-80 = Karten, die im Endkampf liegen bleiben, werden nicht noch einmal aktiviert: Ihre andauernden Effekte laufen einfach weiter. Ihre Symbole sowie Effekte, die beim Aktivieren ausgelöst werden, werden nicht erneut abgehandelt, ihre Folgeeffekte dagegen schon, und zwar in jeder Runde.
    .title = Kein erneutes Aktivieren
    .ruling = yes

TS-42 = Ein Themenset kann den Endkampf auslösen, während noch Stapel übrig sind. Die Karten darin bleiben dort, und du trittst nicht gegen sie an, es sei denn, die Anweisungen des Themensets, ein Symbol oder ein Effekt aktivieren sie.
    .title = Übrige Stapel im Endkampf
    .ruling = yes

TS-90 = Ein Themenset, in dem bei der Planung alle Stapel leer sein können, ohne dass ein Endkampf beginnt oder das Spiel endet, ist fehlerhaft; die Prüfung der Themensets weist es zurück, ebenso eines, dessen Endkampf schon vor der ersten Runde begänne. Werden die Stapel mitten in der Planung leer, bevor etwas aktiviert wurde, beginnt der Endkampf sofort.
    .title = Fehlerhafte Themensets
    .ruling = yes

## Rewards and inventory

TS-43 = Belohnungen gibt es in 2 Arten: Sofort-Belohnungen erhältst du beim Besiegen, Loot-Belohnungen im Schritt Loot; diese behältst du im Inventar.
    .title = Die 2 Belohnungsarten

TS-83 = Eine Sofort-Belohnung kommt mit dem Besiegen der Karte, wann und wie auch immer das geschieht, nicht nur im Schritt Zuordnen. Die andauernden Effekte der Karte haben geendet, bevor du die Belohnung erhältst; sie wird abgehandelt, ehe der nächste Würfel zugeordnet wird, und lehnst du sie ab, ist sie verloren.
    .title = Zeitpunkt der Sofort-Belohnung
    .ruling = yes

TS-84 = Karten, die durch dieselbe Änderung besiegt werden, werden gemeinsam besiegt, auch solche, die nur fallen, weil eine andere gefallen ist; danach werden ihre Belohnungen und alles, was ihr Besiegen auslöst, in der Reihenfolge deiner Wahl abgehandelt.
    .title = Gemeinsam besiegte Karten
    .ruling = yes

TS-44 = 1x-Loot lässt sich ein einziges Mal verwenden, danach wirfst du ihn ab. Permanent-Loot wirkt weiter, bis das Spiel endet oder er abgeworfen wird. Ist er abgeworfen, löst er nichts mehr aus, auch nicht, was gerade abgehandelt werden sollte.
    .title = 1x und Permanent
    .ruling = yes

TS-81 = 1x-Loot wird abgeworfen, nachdem sein Nutzen abgehandelt ist, und macht erst dann Platz. Die dauerhafte Wirkung von Permanent-Loot ist kein „Verwenden“: Sie gilt auch im Schritt Würfeln.
    .title = Verwenden und dauerhafte Wirkung
    .ruling = yes

TS-45 = Loot, der keinen Zeitpunkt nennt, darfst du jederzeit verwenden, nur nicht im Schritt Würfeln. Abwerfen darfst du Loot zu jeder Zeit, auch im Schritt Würfeln.
    .title = Loot verwenden und abwerfen

TS-46 = Du darfst zu keiner Zeit mehr Loot-Karten besitzen, als dein Wert für Strategie angibt. Ohne freien Platz kannst du keinen Loot erhalten; du darfst aber zuerst vorhandenen Loot verwenden oder abwerfen und so Platz schaffen.
    .title = Platz im Inventar

TS-47 = Loot kannst du nicht verwenden, bevor du ihn erhalten hast. Loot-Karten erhältst du einzeln; eine eben erhaltene darfst du also verwenden, um Platz für die nächste zu schaffen.
    .title = Loot Karte für Karte

TS-82 = „Jederzeit“ heißt zwischen den Vorgängen, nicht mitten darin: vor jedem Schritt, zwischen 2 Aktivierungen, 2 zugeordneten Würfeln, 2 Folgeeffekten oder 2 erhaltenen Loot-Karten sowie dann, wenn die Summe des Gegnerschadens feststeht, aber noch nicht abgezogen ist. Sobald dein Leben unter 1 ist, ist es zu spät (TS-68). Wird dir ohnehin eine Frage gestellt, wird dir verwendbarer Loot daneben angeboten; eigens gefragt wirst du nur, wenn die Summe des Gegnerschadens feststeht, vor jedem Folgeeffekt (auch vor dem ersten und vor einem einzigen) und vor dem Erschöpfen, und jeweils nur, wenn dann eine Loot-Karte in deinem Inventar, eine Fähigkeit oder der Chip verwendbar ist oder wenn das Abwerfen einer Loot-Karte ändern würde, was kommt: weniger Schaden, ein besiegter Gegner, ein anderer Folgeeffekt.
    .title = Was „jederzeit“ heißt
    .ruling = yes

TS-48 = Die Grenze gilt jederzeit: Sinkt deine Strategie unter die Zahl deiner Loot-Karten, muss der Überschuss weg. Das geschieht sofort: Du wirfst Loot-Karten deiner Wahl ab, bis die Grenze eingehalten ist; eine, die du in diesem Moment verwenden darfst, darfst du stattdessen verwenden. Gefragt wirst du, solange du zu viele hast, und nicht länger.
    .title = Zu viel Loot
    .ruling = yes

## Enemy effects

TS-49 = Andauernde Effekte gelten vom Aktivieren ihrer Karte an, bis diese besiegt wird oder die Auslage verlässt.
    .title = Andauernde Effekte

TS-50 = Folgeeffekte werden in der Abhandlungsphase (Schritt 2) je einmal ausgelöst, auch wenn ihre Karte besiegt ist, solange diese in der Auslage liegt.
    .title = Die Folgeeffekte

TS-51 = Spezialeffekte legen selbst fest, wann und wie lange sie wirken, und werden auch dann ausgelöst, wenn ihre Karte besiegt ist.
    .title = Die Spezialeffekte

TS-85 = Hat seine Karte die Auslage verlassen, wirkt ein Spezialeffekt nur dann weiter, wenn sein Text das sagt.
    .title = Spezialeffekte ohne ihre Karte
    .ruling = yes

TS-52 = Verlässt eine Karte die Auslage, ob durch Abwerfen, Verbannen oder auf andere Weise, werden alle ihr zugeordneten Würfel erschöpft.
    .title = Würfel auf entfernten Karten

TS-53 = Ändert ein Effekt oder eine Belohnung den Schaden eines Würfels, gilt das auch für bereits zugeordnete Würfel. Genauso wirken eine Heldenfähigkeit und das Ende einer solchen Änderung.
    .title = Geänderter Würfelschaden
    .ruling = yes

TS-54 = Ein besiegter Gegner bleibt besiegt, auch wenn sich der Schaden auf ihm danach ändert. Wächst der Schaden auf einer Karte durch eine solche Änderung auf ihr Gegnerleben oder darüber hinaus, ist sie sofort besiegt.
    .title = Besiegt bleibt besiegt
    .ruling = yes

TS-86 = Eine Karte ist auch dann sofort besiegt, wenn ein Effekt ihr Gegnerleben auf den Schaden senkt, der auf ihr liegt. Verlässt ein Würfel eine unbesiegte Karte, verschwindet mit ihm sein Schaden.
    .title = Gesenktes Gegnerleben, entfernte Würfel
    .ruling = yes

TS-87 = Schaden, den ein Effekt ohne Würfel zufügt, bleibt bis zum Schritt Erschöpfen der Runde auf der Karte.
    .title = Schaden ohne Würfel
    .ruling = yes

## Terms

TS-55 = Auslage und Aufmarschzone sind die Bereiche, in denen du mit Karten und Würfeln umgehen kannst: In der Auslage liegen die Karten mit den ihnen zugeordneten Würfeln, in der Aufmarschzone die nicht zugeordneten Würfel. Karten und Würfel darin sind aktiv.
    .title = Auslage und Aufmarschzone

TS-56 = Zuordnen kannst du nur aktive Würfel, die noch nicht zugeordnet sind. Ein Würfel auf einer Karte ist zugeordnet; ein aktiver Würfel, der auf keiner Karte liegt, ist nicht zugeordnet.
    .title = Zugeordnet und nicht zugeordnet

TS-57 = Verbanntes Spielmaterial, ob Würfel oder Karte, ist endgültig aus dem Spiel. Wird ein Würfel verbannt, wählst du, sofern nichts anderes gesagt ist, woher du ihn nimmst: aus dem Würfelpool, nicht zugeordnet aus der Aufmarschzone, zugeordnet von einer Karte in der Auslage oder aus dem Erschöpft-Bereich.
    .title = Verbannte Würfel und Karten

TS-58 = Aktiviert ist jeder Würfel, der in der Aufmarschzone oder in der Auslage liegt, ob zugeordnet oder nicht.
    .title = Aktivierte Würfel

TS-59 = Ein Konflikt beginnt, wenn Gegner aktiviert werden, und endet, wenn keine Gegner mehr in der Auslage liegen; meist dauert er 1 Konfrontation. Im Endkampf oder in Themensets, die dieselben Gegner über mehrere Runden behalten, sind alle diese Runden zusammen 1 Konflikt. Ein besiegter Gegner, der noch in der Auslage liegt, zählt mit. Was du einmal pro Konflikt verwenden darfst, darfst du nur während eines Konflikts verwenden.
    .title = Der Konflikt
    .ruling = yes

TS-60 = Zum Würfelpool gehört jeder Kampfwürfel, der weder aktiviert noch erschöpft noch verbannt ist.
    .title = Der Würfelpool

TS-61 = Zurückgeholt: Ein Würfel kommt aus der Auslage (also von einer Karte) oder aus der Aufmarschzone in den Würfelpool. Aufgefrischt: Er kommt aus dem Erschöpft-Bereich in den Würfelpool, niemals von anderswo. Dein Wert für Auffrischen begrenzt nur den Schritt Auffrischen, nicht das, was Effekte auffrischen.
    .title = Zurückgeholt und aufgefrischt
    .ruling = yes

TS-62 = Jeder der { board-tray.in-all } Kampfwürfel ist an genau 1 Ort: im Würfelpool, nicht zugeordnet in der Aufmarschzone, auf einer Karte, im Erschöpft-Bereich oder verbannt.
    .title = Wo Würfel sind

TS-63 = Jede Karte ist an genau 1 Ort: in einem Stapel, in der Auslage, im Inventar, auf dem Ablagestapel, verbannt, als Held im Spiel oder beiseitegelegt.
    .title = Wo Karten sind

TS-89 = Der Ablagestapel, verbannte Karten, das Inventar und alle Würfel sind offen einsehbar; verborgen sind nur verdeckte Karten und die Karten unter der obersten eines Stapels.
    .title = Offen und verborgen
    .ruling = yes

## Universal heroes

TS-64 = Einen Universalhelden darfst du mit jedem anderen Themenset spielen; er behält dort seine eigenen Eigenschaften und seine Fähigkeit. Was die Regeln seines eigenen Themensets darüber sagen, bringt er mit.
    .title = Die Universalhelden

TS-65 = Einen Helden, der kein Universalheld ist, darfst du nur mit seinem eigenen Themenset spielen.
    .title = Alle anderen Helden

TS-88 = Eine Heldenfähigkeit wirkt dann, wenn ihr Text es sagt. Wirkt sie erst, wenn du sie verwendest, und nennt sie keinen Zeitpunkt, darfst du sie zu denselben Zeiten verwenden wie Loot (TS-45). Sie ist kein Loot und belegt keinen Platz.
    .title = Die Heldenfähigkeit
    .ruling = yes

## House decks

TS-91 = Solange eine Pflichtkarte oben auf einem Stapel liegt, musst du beim Aktivieren einen der Stapel wählen, die eine solche Karte zeigen, in der Planung ebenso wie bei zusätzlichen Gegnern.
    .title = Pflichtkarten zuerst
    .ruling = yes

TS-92 = In diesem Themenset darfst du, sobald mindestens 1 Stapel leer ist, den Endkampf beginnen, statt zu aktivieren; sind alle Stapel leer, musst du ihn beginnen.
    .title = Beginn des Endkampfs
    .ruling = yes

TS-93 = Der Boss wird beim Spielaufbau verdeckt gezogen und aufgedeckt, wenn der Endkampf beginnt. Er wird aktiviert und mit ihm 1 Gegner für jede nicht abgeschlossene Mission.
    .title = Der verdeckte Boss
    .ruling = yes

TS-94 = Es werden 3 Missionen offen in einer Reihe ausgelegt, und nur bei der ersten nicht abgeschlossenen zählt der Fortschritt. Ist ihr Ziel erreicht, darfst du ihre Belohnung nehmen (freiwillig wie eine Sofort-Belohnung), und von da an zählt er bei der nächsten. Eine Mission, die bei Beginn des Endkampfs nicht abgeschlossen ist, kommt als Gegner in den Endkampf, mit dem Gegnerleben und dem Gegnerschaden, die auf ihr stehen.
    .title = Die Missionen
    .ruling = yes

TS-95 = Stufe 0 der Schwierigkeitsleiter ist das unveränderte Spiel. Jede Stufe von 1 bis 10 behält alles von den Stufen darunter bei und fügt 1 Erschwernis hinzu, die auf der Leiter steht (ein niedrigeres Attribut, ein beim Spielaufbau verbannter Würfel, weniger auf dem Chip). Stufe −1 ist die sanfteste und eine Hausregel: Auffrischen beginnt 1 höher als auf deiner Heldenkarte.
    .title = Die Schwierigkeitsleiter
    .ruling = yes

TS-96 = Eine Loot-Karte, Fähigkeit, Chip-Aktion oder ein freiwilliger Text, der im Moment nichts ändern könnte, lässt sich nicht verwenden (eine Loot-Karte kannst du stattdessen abwerfen).
    .title = Nichts ohne Wirkung
    .ruling = yes

TS-97 = Was der Chip zählt, sagt das Themenset: Öl, Tage, Geld. Er beginnt bei der Zahl, die es vorgibt, sinkt nie unter 0 und steigt nie über sein Maximum. Gibt ihm das Themenset eine eigene Aktion, bezahlst du sie mit ihm.
    .title = Was der Chip zählt
    .ruling = yes

TS-98 = Lässt ein Text dich mehrere Würfel deiner Wahl neu würfeln oder drehen, geschieht das einzeln und in deiner Reihenfolge; du siehst jedes Ergebnis, bevor du den nächsten Würfel wählst. Würfelt ein Text alle Würfel einer Art neu, werden sie auf einmal geworfen.
    .title = Würfel für Würfel
    .ruling = yes

TS-99 = Steht auf einer Karte deines Themensets ein friedlicher Weg, darfst du ihn wählen, statt diese Karte als erste Karte der Runde zu aktivieren; sein Text wird abgehandelt, und die Karte kommt ohne Kampf auf den Ablagestapel.
    .title = Der friedliche Weg
    .ruling = yes

TS-100 = In einem Themenset mit Landkarte kannst du nur einen Stapel wählen, der neben dem zuletzt gewählten liegt, oder einen beliebigen, wenn alle Nachbarn leer sind.
    .title = Die Landkarte
    .ruling = yes

TS-101 = Ein Spiel, das nicht mehr zu einem Ende kommt, ist verloren: wenn 10 Runden hintereinander vergehen, in denen du nichts zu entscheiden hast, nach 200 Runden, und wenn Texte einander endlos auslösen.
    .title = Stillstand
    .ruling = yes

TS-102 = Ein Boss, den ein Text in einer gewöhnlichen Runde hervorholt, bleibt beim Aufräumen liegen, bis er besiegt ist, ebenso die unbesiegten Karten neben ihm.
    .title = Hervorgelockter Boss
    .ruling = yes

TS-103 = Du darfst jederzeit aufgeben. Dann verlierst du die Partie.
    .title = Aufgeben
    .ruling = yes
