### Die Anleitung zu Untamed: ein Abschnitt für jede Regel, in der Reihenfolge des Lesens.
### Das Attribut ruling kennzeichnet einen Abschnitt, der klärt, was die gedruckten Regeln offenlassen.

## Kapitel

chapter-aim = Spielziel und Material
chapter-setup = Spielaufbau
chapter-turn = Der Zug
chapter-ready = Bereit und erschöpft
chapter-power = Kraft
chapter-support = Beistand und Kontrolle
chapter-playing = Karten spielen
chapter-attacking = Angreifen
chapter-order = Reihenfolge der Effekte
chapter-once-a-turn = Festungsfähigkeit und gekaufte Karte
chapter-power-bonus = Kraftbonus
chapter-losing = Eine Festung verlieren
chapter-keywords = Schlüsselwörter
chapter-multiplayer = Mehr als zwei Spieler
chapter-modes = Spielmodi
chapter-hidden = Wer was weiß und wo die Karten sind

## Spielziel und Material

UN-01 = Du gewinnst, wenn du alle 3 Festungen deines Gegners zerstörst; in den Teammodi den ganzen Stapel, den sich das andere Team teilt.
    .title = Der Sieg

UN-02 = Du verlierst sofort, wenn du eine Karte ziehen musst und dein Deck leer ist.
    .title = Das leere Deck

UN-64 = UN-02 gilt nur für ein Ziehen, zu dem du gezwungen bist: in der Versorgungsphase, für eine verlorene Festung oder durch die Karte eines anderen Spielers. Wer freiwillig zieht, verliert dadurch nie: Mit leerem Deck kannst du nicht 2 Kraft für eine Karte zahlen, und der Effekt einer eigenen Karte zieht, was noch da ist.
    .title = Ziehen müssen, ziehen wollen
    .ruling = yes

UN-65 = Verlieren alle Spieler, die noch im Spiel sind, oder beide Teams im selben Moment, endet das Spiel zwischen ihnen unentschieden. Wer vorher ausgeschieden ist, hat verloren.
    .title = Unentschieden
    .ruling = yes

UN-03 = Es gibt neun Fraktionen: Chamäleon, Krokodil, Fuchs, Panda, Kaninchen, Waschbär, Ratte, Nashorn und Tiger. Jede hat 1 Festung und 5 verschiedene Karten, jede davon 3-mal: zusammen 135 Karten, davon 96 Tiere und 39 Gegenstände. Zu einer Schachtel gehören außerdem 12 Schadensmarker und 12 Zornmarker; sie zeigen nur etwas an, ihre Zahl begrenzt nichts.
    .title = Inhalt der Schachtel
    .ruling = yes

UN-04 = Jede Fraktion spielt auf ihre Weise. Chamäleons profitieren davon, wenn du mehrere Karten in einem Zug spielst. Krokodile nutzen Letzte Worte und lösen sie noch einmal aus. Füchse verändern Angriffswerte und ordnen dein eigenes Deck. Pandas setzen auf Festungsfähigkeiten und geben dir zusätzlichen Beistand. Kaninchen kommen in Scharen und bleiben durch Ankunft beweglich. Waschbären schützen deine anderen Tiere und erhöhen deren Angriff. Ratten sind Alleskönner, die billige Tiere spielen und nutzen. Nashörner verschieben Schadensmarker und erzeugen viel Zorn. Tiger belohnen dich dafür, dass du Tiere besiegst.
    .title = Wie die Fraktionen spielen

UN-05 = Eine Festung hat 7 Leben; die Festungen des Alphas haben 14 (UN-59).
    .title = Leben einer Festung

## Spielaufbau

UN-06 = Wer beginnt, entscheidet das Los. Ihr wählt abwechselnd je eine Fraktion, bis alle 3 haben; wer das Spiel beginnt, wählt zuerst. Eine Fraktion kann für jede verwendete Schachtel einmal genommen werden, und eine, die du schon hast, nimmst du nur, wenn keine andere mehr übrig ist.
    .title = Fraktionen wählen
    .ruling = yes

UN-07 = Bevor jemand eine Karte zieht, legst du deine 3 Festungen in beliebiger Reihenfolge offen zu einem Stapel; die oberste ist im Spiel. Alle legen ihre Reihenfolge geheim fest und zeigen dann gemeinsam ihre oberste Festung.
    .title = Der Stapel der Festungen
    .ruling = yes

UN-08 = Alle Tiere und Gegenstände deiner 3 Fraktionen, 45 Karten, werden gemischt und bilden verdeckt dein Deck.
    .title = Dein Deck

UN-09 = Spielst du nicht als Erster, legst du die oberste Karte deines Decks ungesehen und verdeckt unter deine Festungen, bevor du deine Hand ziehst: Das ist dein Kraftbonus.
    .title = Kraftbonus für spätere Spieler

UN-10 = Als erste Hand ziehst du 8 Karten, wenn du als Erster spielst, 9 als Zweiter und 10 als Dritter oder später. (Der gedruckte Spielaufbau gibt allen späteren Spielern 9, das Kapitel für mehr Spieler 10; das Zweite gilt.)
    .title = Die erste Hand
    .ruling = yes

UN-11 = Einmal, bevor das Spiel beginnt, darfst du einen Mulligan nehmen: Mische deine ganze Hand in dein Deck und ziehe gleich viele Karten neu. Ein Kraftbonus bleibt liegen. Entschieden wird in Zugreihenfolge, nachdem alle ihre Hand gezogen haben und vor UN-12.
    .title = Mulligan
    .ruling = yes

UN-12 = Danach legt jeder 1 Karte aus der Hand offen in die eigene Beistandszone. Alle wählen geheim und zeigen ihre Karten gemeinsam.
    .title = Der erste Beistand
    .ruling = yes

## Der Zug

UN-13 = Dein Zug besteht aus der Hauptphase und der Versorgungsphase; danach beginnt der Zug des nächsten Spielers. Für den ersten Zug des Spiels gelten keine besonderen Einschränkungen, und deine Hand darf beliebig groß sein.
    .title = Zwei Phasen
    .ruling = yes

UN-14 = In der Hauptphase darfst du in beliebiger Reihenfolge: Karten spielen; mit Tieren angreifen; eine Karte als Kraft spielen (einmal pro Zug); die Fähigkeit deiner Festung nutzen (einmal pro Zug); 2 Kraft zahlen, um eine Karte zu ziehen (einmal pro Zug); Kraftboni nutzen. Nichts davon ist Pflicht.
    .title = Hauptphase

UN-15 = In der Versorgungsphase tust du der Reihe nach Folgendes: Mache alle deine erschöpften Karten bereit; ziehe 2 Karten; lege 1 Karte aus deiner Hand offen in deine Beistandszone. Das alles ist Pflicht.
    .title = Versorgungsphase

## Bereit und erschöpft

UN-16 = Ein Tier kommt erschöpft ins Spiel. Hat es Ansturm oder kommt es durch Sammeln, kommt es stattdessen bereit ins Spiel.
    .title = Wie Tiere ins Spiel kommen

UN-17 = Eine Karte, die du als Kraft spielst, kommt bereit ins Spiel.
    .title = Kraft kommt bereit

## Kraft

UN-18 = Jede verdeckte Karte in deiner Kraftzone ist 1 Kraft, und du kannst dort höchstens 5 haben; Kraftboni zählen nicht mit. Ein Effekt, der eine sechste hinzufügen würde, tut es nicht.
    .title = Kraft und ihre Grenze
    .ruling = yes

UN-19 = Wenn du eine Karte spielst, zahlst du zuerst ihre Kraftkosten: Du erschöpfst so viele deiner bereiten Kraftkarten. Kannst du Kosten nicht vollständig zahlen, kannst du die Karte nicht spielen und die Aktion nicht ausführen.
    .title = Kraft zahlen

UN-20 = Einmal pro Zug darfst du eine beliebige Karte aus deiner Hand verdeckt in deine Kraftzone legen: Du spielst sie als Kraft. An der Grenze geht das nicht mehr.
    .title = Eine Karte als Kraft spielen

## Beistand und Kontrolle

UN-21 = Jede Karte in deiner Beistandszone ist 1 Beistand. Offen kommen dorthin: die Karte aus der Versorgungsphase, gespielte Gegenstände nach ihrem Effekt, deine besiegten Tiere und aus deiner Hand abgeworfene Karten.
    .title = Woher Beistand kommt

UN-22 = Beistandskosten zahlst du, indem du so viele Karten deiner Wahl aus deiner eigenen Beistandszone aus dem Spiel entfernst.
    .title = Beistand zahlen

UN-23 = Beistand zu zahlen ist nie Pflicht; doch nur wenn du die Kosten vollständig zahlst, geschieht der Effekt. Kosten werden gezahlt, bevor der Effekt abgehandelt wird.
    .title = Ganz oder gar nicht

UN-24 = Eine Karte kommt immer in die Beistandszone ihres Besitzers, nie in eine andere. Das gilt auch für eine Karte, die aus einem Deck abgeworfen wird.
    .title = Wessen Beistandszone
    .ruling = yes

UN-71 = Du kontrollierst ein Tier, das auf deiner Seite im Spiel ist: Du greifst mit ihm an, zählst es zu deinen 7, entscheidest über seine Effekte und zahlst dafür, und das „du“ in seinem Text bist du. In welche Zone es das Spiel auch verlässt: Es ist die seines Besitzers.
    .title = Besitz und Kontrolle
    .ruling = yes

## Karten spielen

UN-25 = Du darfst in einem Zug beliebig viele Karten spielen, solange du sie bezahlen kannst, auch eine Karte, deren Effekt nichts bewirken wird.
    .title = So viele du bezahlen kannst
    .ruling = yes

UN-26 = Ein Gegenstand wird sofort abgehandelt und kommt dann in die Beistandszone seines Besitzers; seinen eigenen Effekt kann er also nicht bezahlen. Er liegt dort, bevor Effekte abgehandelt werden, die er auf anderen Karten ausgelöst hat.
    .title = Gegenstände
    .ruling = yes

UN-27 = Ein Tier legst du vor deiner Festung ins Spiel. Du kannst höchstens 7 Tiere im Spiel haben; mit 7 kannst du kein weiteres spielen. Ein Effekt, der dir auf irgendeine Weise ein achtes geben würde, tut es nicht.
    .title = Tiere und ihre Grenze
    .ruling = yes

UN-28 = Effekte zu deinem Vorteil sind nie Pflicht: Zorn erhalten, Fähigkeiten mit Beistandskosten, Ankunft, Letzte Worte. Du nutzt einen Effekt ganz oder verzichtest ganz auf ihn. Einen, der dir nur schadet und den weder ein Schlüsselwort noch sein Text freistellt, musst du ausführen. Einem Gegner musst du nichts Gutes tun: Gibt es nur noch gegnerische Ziele, darfst du verzichten.
    .title = Freiwillige Effekte
    .ruling = yes

UN-77 = Als „in diesem Zug gespielt“ zählen Karten, die du für Kraft, durch Fokus oder durch Sammeln gespielt hast; nicht Karten, die du als Kraft gespielt hast, und nicht Tiere, die ein Effekt ins Spiel gebracht hat. Eine Karte, die du spielst, zählt auch für ihren eigenen Text.
    .title = In diesem Zug gespielt
    .ruling = yes

## Angreifen

UN-29 = Um anzugreifen, erschöpfst du ein eigenes bereites Tier und wählst sein Ziel: die gegnerische Festung oder ein gegnerisches Tier. Tiere fangen keinen Angriff ab, außer mit Wache.
    .title = So greifst du an

UN-72 = Was geschieht, „wenn dieses Tier angreift“, kommt nach der Wahl des Ziels und vor dem Schaden. Ist Angreifer oder Ziel dann nicht mehr im Spiel oder hat die Seite gewechselt, wird kein Schaden zugefügt, und der Angreifer bleibt erschöpft.
    .title = Effekte vor dem Schaden
    .ruling = yes

UN-30 = Greifst du eine Festung an, legst du so viele Schadensmarker auf sie, wie dein Tier Angriff hat.
    .title = Angriff auf eine Festung

UN-31 = Greifst du ein Tier an, fügen beide einander gleichzeitig Schaden in Höhe ihres Angriffs zu, selbst wenn das angegriffene Tier erschöpft ist.
    .title = Angriff auf ein Tier

UN-32 = Eine Karte, auf der mindestens so viel Schaden liegt, wie sie Leben hat, ist besiegt oder zerstört: Ein Tier kommt in die Beistandszone seines Besitzers, eine Festung wird aus dem Spiel entfernt.
    .title = Besiegte Tiere, zerstörte Festungen

UN-33 = Schaden bleibt liegen, bis ein Effekt ihn entfernt oder die Karte ausscheidet.
    .title = Schaden bleibt

UN-34 = Ein Tier greift so oft an, wie du es erschöpfen kannst: normalerweise einmal pro Zug, sofern kein Effekt etwas anderes sagt. Ein Tier, das ein Effekt bereit macht, darf noch einmal angreifen.
    .title = Wie oft ein Tier angreift
    .ruling = yes

UN-35 = Der Angriff schließt Zorn ein, sofern ein Text nicht vom Grundangriff oder vom gedruckten Angriff spricht. Der Grundangriff ist die gedruckte Zahl ohne Zorn und ohne andere Änderungen. Ein Angriff unter 0 zählt als 0.
    .title = Angriff und Grundangriff
    .ruling = yes

UN-73 = Ein Tier, das ein Effekt besiegt, gilt ebenso als besiegt wie durch Schaden: Es kommt in die Beistandszone und hat seine Letzten Worte. Verlässt ein Tier das Spiel auf andere Weise (auf die Hand, ins Deck oder ganz), ist es nicht besiegt; seine Marker verliert es trotzdem.
    .title = Besiegt oder anders fort
    .ruling = yes

## Reihenfolge der Effekte

UN-74 = Ein Kampf oder ein Effekt wird bis zum Ende ausgeführt; dann werden alle Karten mit genug Schaden zusammen abgelegt, und erst danach wird abgehandelt, was das ausgelöst hat.
    .title = Erst bis zum Ende
    .ruling = yes

UN-75 = Wird mehreres gleichzeitig ausgelöst, kommt eine gefallene Festung zuerst, dann kommen die Effekte des aktiven Spielers (oder Teams) in einer Reihenfolge seiner Wahl, dann die der anderen in Zugreihenfolge. Was ein Effekt auslöst, wird abgehandelt, bevor etwas an die Reihe kommt, das schon wartete.
    .title = Gleichzeitig Ausgelöstes
    .ruling = yes

## Festungsfähigkeit und gekaufte Karte

UN-36 = Einmal pro Zug darfst du die Fähigkeit deiner Festung nutzen: Du zahlst ihre Beistandskosten, und ihr Effekt geschieht sofort.
    .title = Die Fähigkeit der Festung

UN-37 = Einmal pro Zug darfst du 2 Kraft zahlen und eine Karte ziehen.
    .title = Eine Karte kaufen

UN-38 = „Einmal pro Zug“ zählt für den Zug, nicht für jede Festung: Wird in deinem eigenen Zug eine neue Festung von dir aufgedeckt, bekommst du dadurch keine zweite Nutzung.
    .title = Einmal pro Zug
    .ruling = yes

## Kraftbonus

UN-39 = Um einen Kraftbonus zu nutzen, legst du diese Karte verdeckt oben auf dein Deck; die nächste Karte, die du in diesem Zug spielst, kostet 1 Kraft weniger. Du darfst so viele nutzen, wie du hast, auch mehrere für dieselbe Karte.
    .title = Einen Kraftbonus nutzen

UN-40 = Deine Kraftboni nutzt du nur in deiner eigenen Hauptphase, und die Ermäßigung gilt nur für diesen Zug. Kosten fallen nie unter 0.
    .title = Wann und wie lange
    .ruling = yes

UN-66 = Ein Karteneffekt kann dir einen Kraftbonus geben: Die oberste Karte deines Decks kommt ungesehen und verdeckt unter deine Festungen. Das ist kein Ziehen; ein leeres Deck gibt keinen, und niemand verliert dadurch. Du kannst beliebig viele haben, und sie bleiben, wenn eine Festung fällt. Von mehreren wird der zuletzt gelegte zuerst genutzt.
    .title = Einen Kraftbonus erhalten
    .ruling = yes

UN-67 = Die Ermäßigung gilt nur für die Kraftkosten einer Karte, nicht für das Ziehen für 2 Kraft und nicht für Beistandskosten. Die nächste Karte, die du spielst, verbraucht sie, was sie auch kostet und wie du sie auch spielst (Kosten 0, Fokus, Sammeln); eine Karte, die du als Kraft spielst, verbraucht sie nicht.
    .title = Was er ermäßigt
    .ruling = yes

## Eine Festung verlieren

UN-41 = Wird deine Festung zerstört, ziehst du sofort so viele Karten, wie du bisher Festungen verloren hast, diese mitgezählt (Hydra: UN-60).
    .title = Karten für eine verlorene Festung

UN-42 = Von den Karten, die du für eine verlorene Festung ziehst, darfst du die mit dem Symbol Sammeln, Tiere wie Gegenstände, sofort spielen, ohne Kraft zu zahlen. Beistandskosten ihrer Effekte sind weiterhin zu zahlen. Ihre Effekte werden sofort abgehandelt, auch im Zug eines anderen Spielers.
    .title = Sammeln

UN-68 = Was du nicht durch Sammeln spielst, bleibt auf deiner Hand und hat später seine üblichen Kosten. Sammeln gilt nur für die Karten dieses Ziehens, nicht für Karten, die eine so gespielte Karte dich ziehen lässt; ein Tier, für das die Grenze von 7 keinen Platz lässt, bleibt auf der Hand.
    .title = Nur die Karten dieses Ziehens
    .ruling = yes

UN-43 = Tiere, die du durch Sammeln spielst, kommen bereit ins Spiel. Ihre Ankunft wirkt; Fähigkeiten, die Angriffe erlauben, wie Ansturm (oder eine Ankunft, die das Tier angreifen lässt), wirken nicht.
    .title = Tiere durch Sammeln

UN-44 = Die zerstörte Festung wird entfernt; die nächste im Stapel ist deine neue Festung. Überzähliger Schaden geht nicht auf sie über. Die neue darf noch im selben Zug angegriffen werden.
    .title = Die nächste Festung
    .ruling = yes

UN-69 = Die Reihenfolge: Die gefallene Festung wird entfernt, die nächste aufgedeckt, alle Karten werden gezogen; dann spielt der Besitzer die Karten mit Sammeln einzeln in beliebiger Reihenfolge, jede mit allem, was sie auslöst; danach geht der unterbrochene Zug weiter.
    .title = Wenn eine Festung fällt: die Reihenfolge
    .ruling = yes

UN-70 = Ein Tier, das in deiner eigenen Hauptphase durch Sammeln ins Spiel kommt, darf in diesem Zug angreifen wie jedes bereite Tier, auch Festungen.
    .title = Sammeln im eigenen Zug
    .ruling = yes

UN-45 = Wird deine letzte Festung zerstört, hast du verloren. Gezogen wird dann nichts.
    .title = Die letzte Festung
    .ruling = yes

UN-91 = Du darfst jederzeit aufgeben, auch wenn du nicht am Zug bist. Dann hast du verloren, als wäre deine letzte Festung zerstört; bei Hydra und Mantikor hat dein ganzes Team verloren.
    .title = Aufgeben
    .ruling = yes

## Schlüsselwörter

UN-46 = Ankunft: geschieht, wenn das Tier ins Spiel kommt; du darfst darauf verzichten.
    .title = Ankunft

UN-47 = Letzte Worte: geschehen, wenn das Tier besiegt und abgelegt wird; du darfst darauf verzichten.
    .title = Letzte Worte

UN-76 = Letzte Worte werden abgehandelt, wenn das Tier schon in der Beistandszone liegt: Dort ist es Beistand und darf sogar seine eigenen Letzten Worte bezahlen, und sein Platz unter den 7 ist frei. Sein Angriff und Ähnliches sind so, wie sie zuletzt im Spiel waren.
    .title = Worte aus der Beistandszone
    .ruling = yes

UN-48 = Ansturm: Das Tier kommt bereit ins Spiel. In dem Zug, in dem es ins Spiel kommt, darf es gegnerische Tiere angreifen, aber keine Festung, auch dann nicht, wenn ein Effekt es noch einmal bereit macht (durch Sammeln: UN-70).
    .title = Ansturm
    .ruling = yes

UN-49 = Fokus X: Du darfst X Beistand statt der Kraftkosten der Karte zahlen. Du zahlst alles in Beistand oder alles in Kraft, nie gemischt.
    .title = Fokus
    .ruling = yes

UN-50 = Zorn: ein Marker, der +1 Angriff gibt, solange er auf der Karte liegt. Eine besiegte Karte verliert allen Zorn (andere Wege aus dem Spiel: UN-73).
    .title = Zorn

UN-51 = Wache: Das Tier muss besiegt sein, bevor andere Tiere oder die Festung angegriffen werden können. Unter mehreren mit Wache wählt der Angreifer. Wache wirkt auch bei einem erschöpften Tier; auf Gegenstände und Fähigkeiten wirkt sie nicht. Sie schützt nur die Seite dessen, der das Tier kontrolliert (UN-81); ein Angriff, den eine Fähigkeit erlaubt, ist auch ein Angriff.
    .title = Wache
    .ruling = yes

UN-52 = Sammeln: siehe UN-42.
    .title = Das Symbol Sammeln

UN-53 = Aufdecken: Du zeigst die Karte deinen Gegnern und legst sie dorthin zurück, wo sie war; mehrere Karten von oben aus einem Deck kommen in derselben Reihenfolge zurück. Auch Partner sehen sie. Aufdecken ist kein Ziehen, und ein zu kleines Deck zeigt, was es hat.
    .title = Aufdecken
    .ruling = yes

## Mehr als zwei Spieler

UN-54 = Der dritte Spieler und alle späteren beginnen mit 10 Karten und 1 Kraftbonus. Bei mehr als drei Spielern kommt eine zweite Schachtel dazu; jede Fraktion gibt es dann zweimal.
    .title = Spätere Spieler, zweite Schachtel

UN-78 = Die Plätze sind in Zugreihenfolge nummeriert, und gespielt wird nach links: Wer links von dir sitzt, ist als Nächster an der Reihe.
    .title = Links von dir
    .ruling = yes

UN-79 = Jäger, Recht des Stärkeren und Alpha sind für drei oder mehr Spieler, Hydra ist für vier oder sechs, Mantikor für vier; die Anleitung rät zu höchstens vier. Die ersten drei gibt es für 3 bis 6 Spieler, so viele, wie zwei Schachteln hergeben. In den Teammodi wechseln sich die Plätze der Teams ab (A1, B1, A2, B2 und so weiter), auch beim Draft.
    .title = Wie viele Spieler
    .ruling = yes

UN-55 = Zu dritt nehmen Spieler 1 und 2 je 1 Fraktion und Spieler 3 nimmt 2; dann nimmt Spieler 1 noch 1, Spieler 2 nimmt 2 und Spieler 3 nimmt 1. Zuletzt nimmt Spieler 1 die übrige Fraktion als dritte.
    .title = Draft zu dritt
    .ruling = yes

UN-56 = Zu viert nehmen Spieler 1 und 2 je 1 Fraktion, Spieler 3 und 4 je 2; dann Spieler 1 und 2 je 2, Spieler 3 und 4 je 1. Zu fünft oder sechst nehmen die ersten drei je 1 und die anderen je 2, dann die ersten drei je 2 und die anderen je 1.
    .title = Draft zu viert bis sechst
    .ruling = yes

UN-80 = Wirst du besiegt, während das Spiel weitergeht, scheidest du aus: Alle deine eigenen Karten verlassen das Spiel ohne Letzte Worte, Karten anderer kommen in die Beistandszonen ihrer Besitzer, dein laufender Zug endet sofort, und deine späteren Züge entfallen.
    .title = Ausgeschieden
    .ruling = yes

UN-81 = Wache schützt nur die Tiere und die Festung des eigenen Spielers; in Hydra und Mantikor die des ganzen Teams.
    .title = Wen Wache schützt
    .ruling = yes

UN-82 = Auf Karten ist „du“ ein Spieler (in Mantikor das Team, mit der Hand des handelnden Mitglieds) und ein „Gegner“ irgendein Spieler deiner Wahl, den du angreifen darfst. In Hydra sind die Karten eines Partners nicht „deine“, außer der gemeinsamen Festung. „Ein Tier“ und „jedes Tier“ ohne Zusatz meinen die Tiere aller, auch die deines Partners und die der anderen Gegner des Alphas; für Festungen gilt dasselbe (im Modus Jäger begrenzt sie UN-57).
    .title = Du und deine Gegner
    .ruling = yes

## Spielmodi

UN-57 = Jäger (drei oder mehr): Du darfst nur die Festung des Spielers links von dir angreifen, aber die Tiere jedes Gegners. Wer als Erster einen anderen besiegt, gewinnt. Auch Karteneffekte erreichen von den gegnerischen Festungen nur diese; es gewinnt also der Jäger des Besiegten, auch wenn dieser durch UN-02 verliert.
    .title = Jäger
    .ruling = yes

UN-58 = Recht des Stärkeren (drei oder mehr): Du darfst jeden angreifen; wer zuletzt übrig ist, gewinnt (wer draußen ist: UN-80).
    .title = Recht des Stärkeren

UN-59 = Alpha (drei oder mehr): Ein Spieler ist der Alpha und spielt gegen alle anderen. Seine Festungen haben 14 Leben. Er darf zweimal pro Zug eine Karte als Kraft spielen, hat höchstens 10 Kraft, zieht in der Versorgungsphase 2 Karten mehr, als er Gegner hat, und legt so viele Karten in den Beistand, wie er Gegner hat. Der Alpha beginnt immer. Er gewinnt, wenn er alle besiegt; die anderen gewinnen gemeinsam, wenn sie den Alpha besiegen. Sie dürfen einander nicht angreifen.
    .title = Alpha
    .ruling = yes

UN-90 = Auf den Alpha einigt ihr euch beim Aufbau, oder das Los bestimmt ihn; er ist in jeder Hinsicht Spieler 1 (Draft, 8 Karten, kein Kraftbonus, 1 Beistandskarte beim Aufbau). Seine Gegner zählen, solange sie im Spiel sind. Wer schon draußen ist, hat Anteil am Sieg der anderen. Die anderen sehen einander nicht in die Hand.
    .title = Alpha im Einzelnen
    .ruling = yes

UN-60 = Hydra (2 gegen 2 oder 3 gegen 3): Jedes Team teilt sich seine Festungen. Jeder nimmt im Draft 3 Fraktionen; ein Team von zweien wählt 4 seiner Festungen, ein Team von dreien 6, und ihre Reihenfolge. Jeder hat ein eigenes Deck, eine eigene Beistandszone, eine eigene Kraftzone und eine eigene Hand. Partner spielen im selben Zug, dürfen sich absprechen und sehen die Karten der anderen, nutzen aber nicht deren Kraft, Beistand oder Hand. Wird eine Festung zerstört, zieht jeder Spieler des Teams 2 Karten zum Sammeln. Das letzte Team, das noch steht, gewinnt.
    .title = Hydra

UN-83 = Aufbau von Hydra: Jedes Mitglied des Teams, das beginnt, zieht 8 Karten; jedes Mitglied des anderen Teams zieht 9 und hat 1 Kraftbonus aus dem eigenen Deck, den nur dieses Mitglied nutzt.
    .title = Aufbau von Hydra
    .ruling = yes

UN-84 = In Hydra gehört ein Tier seinem Spieler, nicht dem Team. Die Grenzen von 7 Tieren und 5 Kraft und die Aktionen, die einmal pro Zug erlaubt sind, gelten für jeden Spieler; die Fähigkeit der Festung gibt es einmal pro Zug für das Team, und es zahlt das Mitglied, das sie nutzt. Alle Mitglieder führen jeden Schritt der Versorgungsphase gemeinsam aus. Ihre Karten mit Sammeln spielen sie in beliebiger Reihenfolge, nachdem alle gezogen haben.
    .title = Grenzen in Hydra
    .ruling = yes

UN-85 = Ein Team verliert, sobald einer seiner Spieler aus einem leeren Deck ziehen muss.
    .title = Das leere Deck eines Teams
    .ruling = yes

UN-61 = Mantikor (2 gegen 2): Ein Team teilt sich Deck, Beistandszone, Kraftzone und Festungen. Jedes Mitglied wählt 3 Fraktionen, und alle ihre Karten werden zu einem Deck gemischt; das Team hat eine erste Festung und 3 darunter. Die Mitglieder der Teams sind abwechselnd am Zug (A1, B1, A2, B2). Partner tauschen keine Informationen aus. Das Team, dessen 4 Festungen zerstört sind, verliert. Jeder hat eine eigene Hand; die Tiere gehören dem Team.
    .title = Mantikor
    .ruling = yes

UN-86 = Der Aufbau von Mantikor richtet sich nach der Zugreihenfolge: A1 zieht 8 Karten, B1 zieht 9, A2 und B2 ziehen je 10. B1, A2 und B2 legen je 1 Kraftbonus zu denen ihres Teams; nutzen darf sie das Mitglied, das am Zug ist. Jedes Mitglied legt 1 Karte in die Beistandszone des Teams.
    .title = Aufbau von Mantikor
    .ruling = yes

UN-87 = In Mantikor gelten die Grenzen von 5 Kraft und 7 Tieren für das Team. Nur das Mitglied, das am Zug ist, handelt, zieht in der Versorgungsphase 2 Karten und legt 1 Karte in den Beistand; alle erschöpften Karten des Teams werden bereit gemacht.
    .title = Grenzen in Mantikor
    .ruling = yes

UN-88 = Muss ein Team in Mantikor außerhalb seines eigenen Zuges ziehen, wählen oder abwerfen, auch beim Sammeln, tut das allein das Mitglied, das als Nächstes für das Team spielt.
    .title = Wer für ein Mantikor-Team antwortet
    .ruling = yes

UN-89 = In Hydra und Mantikor steht der Stapel fest, bevor jemand eine Hand zieht; Partner dürfen sich also über ihn einigen. Das Mitglied auf dem ersten Platz gibt ihn ein. Nicht gewählte Festungen verlassen das Spiel ungesehen.
    .title = Der Stapel des Teams
    .ruling = yes

## Wer was weiß und wo die Karten sind

UN-62 = Eine Hand kennt nur ihr Spieler, in Hydra auch seine Partner; ein Deck kennt niemand. Beistandszonen, Tiere, die obersten Festungen, aus dem Spiel entfernte Karten, alle Kartenzahlen, der Draft und das Protokoll sind öffentlich. Eine Kraftkarte kennt nur, wer sie gespielt hat (in Hydra auch die Partner, die diese Hand sehen), einen Kraftbonus niemand, und die Festungen unter der obersten kennt nur ihr Besitzer oder ihr Team.
    .title = Verborgenes
    .ruling = yes

UN-63 = Jede Karte ist an genau einem Ort: in einem Deck, auf einer Hand, in einer Kraftzone, als Kraftbonus unter den Festungen, in einer Beistandszone, im Spiel, gerade in Abhandlung, in einem Stapel von Festungen oder aus dem Spiel entfernt.
    .title = Jede Karte an einem Ort
