### Die Einführungen. Ein Schritt hat höchstens 105 Zeichen, sein Titel 24. Vor den Meldungen jedes Spiels steht, was in
### den Schritten gespielt wird; ein Schritt, der dort fehlt, wird nur gelesen.

lesson-now-it-is-yours = Jetzt bist du dran

## Backbone
##
## 2: Pik-Acht auf die unterste Rippe rechts
## 3: Herz-Bube auf die oberste Rippe rechts
## 4: Pik-Zwei auf den ersten Zielstapel Pik
## 5: eine Karte aufdecken; Herz-Zehn auf die oberste Rippe rechts

lesson-backbone-1 = Zwei Spalten, am Ende von einer Karte gesperrt: dem Steißbein. Bringe alle 104 Karten ins Ziel.
    .title = Zerlege das Rückgrat
lesson-backbone-2 = Tippe auf die Pik-Acht: Sie passt auf die Pik-Neun, und ihre Rippe wird leer.
    .title = Abwärts in einer Farbe
lesson-backbone-3 = Auf eine leere Rippe darf jede Karte. Tippe auf das Steißbein, den Herz-Buben: Beide Spalten werden frei.
    .title = Das Rückgrat befreien
lesson-backbone-4 = Zielstapel wachsen in einer Farbe vom Ass bis zum König. Tippe auf die Pik-Zwei: Sie kommt auf ihr Ass.
    .title = Vom Ass an ins Ziel
lesson-backbone-5 = Tippe auf den Talon, um eine Karte aufzudecken, dann auf die Herz-Zehn: Sie passt auf den Herz-Buben.
    .title = Der Talon
lesson-backbone-6 = Leere Rippen helfen am meisten: Fülle sie nicht zu früh. Jeden Zug kannst du zurücknehmen.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: Herz-Dame, Herz-Bube, Herz-Neun, Herz-Vier, Herz-Zwei und Kreuz-Ass behalten
## 3: ablegen, der Karo-König obenauf
## 4: ein Herz reizen
## 5: Herz-Zwei spielen

lesson-bridge-1 = Der Talon ist dein Gegner, die Bank. Dein Gebot sagt, wie viele der dreizehn Stiche du machen willst.
    .title = Ein Rubber Bridge
lesson-bridge-2 = Eine lange Farbe und ein Ass machen Stiche. Tippe auf deine fünf Herz und das Kreuz-Ass.
    .title = Behalte sechs Karten
lesson-bridge-3 = Die übrigen legst du ab. Tippe auf „{ take-up-blind.sign }“: Die sieben Karten des Skats kommen in dein Blatt.
    .title = { take-up-blind.sign }
lesson-bridge-4 = Die Bank hat gepasst. Neun Herz sind gute Trümpfe: Reize 1♥, also sieben Stiche.
    .title = Reizen
lesson-bridge-5 = Die Bank spielt die Pik-Vier aus. Du hast kein Pik, also tippe auf einen Trumpf: die Herz-Zwei.
    .title = Mit Trumpf stechen
lesson-bridge-6 = Dein Stich: Du spielst zum nächsten aus. Bediene, wenn du kannst; mehr steht in den Regeln.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: Pik-Zwei ins schwarze Loch
## 3: Herz-Drei ins schwarze Loch; Herz-Vier ins schwarze Loch
## 4: Kreuz-Fünf ins schwarze Loch; Pik-Vier ins schwarze Loch

lesson-black-hole-1 = Das Pik-Ass in der Mitte ist das schwarze Loch. Spiele alle anderen Karten hinein.
    .title = Alles ins Loch
lesson-black-hole-2 = Tippe auf die Pik-Zwei: Sie ist eins höher als das Ass. Die Farbe spielt hier keine Rolle.
    .title = Eins höher oder tiefer
lesson-black-hole-3 = Frei ist nur die letzte Karte jedes Fächers. Tippe auf die Herz-Drei, dann auf die Herz-Vier.
    .title = Weiter aufwärts
lesson-black-hole-4 = Aufwärts zur Kreuz-Fünf, dann abwärts zur Pik-Vier: Tippe nacheinander auf beide.
    .title = Richtung wechseln
lesson-black-hole-5 = Auch Könige und Asse sind Nachbarn. Schau dir die Karten darunter an, bevor du wählst.
    .title = { lesson-now-it-is-yours }

## FreeCell
##
## 1: Karo-Ass auf den Zielstapel Karo
## 2: Kreuz-Zwei auf Spalte 8
## 3: Kreuz-Bube in Zelle 1
## 4: Herz-Ass auf den Zielstapel Herz
## 5: Herz-Drei mit einer weiteren Karte auf Spalte 5

lesson-freecell-1 = Alle Karten liegen offen. Jede Farbe kommt vom Ass bis zum König ins Ziel. Tippe auf das Karo-Ass.
    .title = Jede Farbe ins Ziel
lesson-freecell-2 = Tippe auf die Kreuz-Zwei: Sie passt auf die Herz-Drei, denn sie ist eins tiefer und schwarz.
    .title = Rot auf Schwarz, abwärts
lesson-freecell-3 = Eine Zelle fasst eine Karte. Tippe auf den Kreuz-Buben: Er kommt in eine Zelle und legt ein Ass frei.
    .title = Vier Zellen helfen
lesson-freecell-4 = Tippe auf das Herz-Ass. Räume deine Zellen wieder leer, sobald du kannst.
    .title = Wozu die Zelle gut war
lesson-freecell-5 = Sind Zellen frei, kannst du ganze Folgen bewegen. Tippe auf die Herz-Drei: Sie passt auf die Kreuz-Vier.
    .title = Mehrere auf einmal
lesson-freecell-6 = Achte auf die niedrigen Karten und auf das, was auf ihnen liegt. Fast jede Partie ist zu gewinnen.
    .title = { lesson-now-it-is-yours }

## Klondike
##
## 1: Kreuz-Acht auf Spalte 4
## 2: Karo-Ass auf den Zielstapel Karo
## 3: Karo-Neun mit einer weiteren Karte auf Spalte 1
## 4: Pik-König auf Spalte 2
## 5: eine Karte aufdecken; Karo-Sieben auf Spalte 1

lesson-klondike-1 = Tippe auf die Kreuz-Acht: Sie passt auf die Karo-Neun. Die Karte darunter wird aufgedeckt.
    .title = Rot auf Schwarz, abwärts
lesson-klondike-2 = Bringe jede Farbe vom Ass bis zum König ins Ziel. Tippe auf das Karo-Ass.
    .title = Asse zuerst ins Ziel
lesson-klondike-3 = Tippe auf die Karo-Neun: Mit der Acht darauf kommt sie auf die Kreuz-Zehn.
    .title = Eine Folge, ein Zug
lesson-klondike-4 = Tippe auf den Pik-König: Er kommt in die leere Spalte, und eine weitere Karte wird aufgedeckt.
    .title = Könige in leere Spalten
lesson-klondike-5 = Tippe auf den Talon, um eine Karte aufzudecken, dann auf die Karo-Sieben: Sie passt auf die Kreuz-Acht.
    .title = Der Rest liegt im Talon
lesson-klondike-6 = Decke zuerst die verdeckten Karten auf. Den Talon darfst du beliebig oft durchspielen.
    .title = { lesson-now-it-is-yours }

## Die Uhr
##
## 2: Karo-Dame auf 12 Uhr
## 3: Herz-Neun auf 9 Uhr

lesson-clock-1 = Zwölf Stapel für die Stunden, die Könige in die Mitte. Jede Karte kommt zum Stapel ihres Werts.
    .title = Nichts zu entscheiden
lesson-clock-2 = Tippe irgendwohin: Die Karo-Dame kommt auf zwölf Uhr, und dort wird die nächste Karte aufgedeckt.
    .title = Die Dame auf zwölf Uhr
lesson-clock-3 = Die Herz-Neun kommt auf neun Uhr. Tippe irgendwohin.
    .title = Und so weiter
lesson-clock-4 = Kommt der vierte König zuletzt, gewinnst du. Mit „{ run-button }“ läuft es von selbst, bis du irgendwohin tippst.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: Karo-Neun auf Spalte 3
## 3: Karo-Zehn mit einer weiteren Karte auf Spalte 1
## 4: Karo-Zwei auf Spalte 4
## 5: eine Karte auf jede Spalte

lesson-spider-1 = Eine Folge vom König bis zum Ass in einer Farbe kommt von selbst vom Tisch. Mit acht davon gewinnst du.
    .title = Acht Folgen
lesson-spider-2 = Tippe auf die Karo-Neun: Sie passt auf die Karo-Zehn. Am besten ist die gleiche Farbe.
    .title = Eins tiefer, jede Farbe
lesson-spider-3 = Tippe auf die Karo-Zehn: Mit ihrer Neun kommt sie auf den Kreuz-Buben.
    .title = Eine Farbe, ein Zug
lesson-spider-4 = Tippe auf die Karo-Zwei: Sie passt auch auf die Kreuz-Drei, und eine verdeckte Karte wird aufgedeckt.
    .title = Karten aufdecken
lesson-spider-5 = Hilft nichts anderes mehr, tippe auf den Talon: Dann kommt auf jede Spalte eine Karte.
    .title = Eine Reihe geben
lesson-spider-6 = Versuche, eine Spalte zu leeren: Dorthin darf jede Karte. Vor dem Geben musst du alle Spalten füllen.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: Kreuz-Acht auf Spalte 2
## 3: Kreuz-Zehn auf Turm 1
## 4: Pik-Ass auf den Zielstapel Pik
## 5: Pik-Bube auf Spalte 5

lesson-seahaven-1 = Jede Farbe kommt vom Ass bis zum König ins Ziel. Ein Turm fasst eine Karte; zwei sind besetzt.
    .title = Vier Türme
lesson-seahaven-2 = Tippe auf die Kreuz-Acht: Sie passt auf die Kreuz-Neun.
    .title = Abwärts in einer Farbe
lesson-seahaven-3 = Die Kreuz-Zehn liegt auf einem Ass. Tippe auf die Zehn: Sie kommt auf einen leeren Turm.
    .title = Nutze einen Turm
lesson-seahaven-4 = Tippe auf das Pik-Ass: Mit ihm beginnt der Zielstapel seiner Farbe.
    .title = Asse ins Ziel
lesson-seahaven-5 = Tippe auf den Pik-Buben: Er passt auf die Pik-Dame, und sein Turm wird frei.
    .title = Türme wieder räumen
lesson-seahaven-6 = In eine leere Spalte darf nur ein König. Je mehr Türme frei sind, desto längere Folgen kannst du bewegen.
    .title = { lesson-now-it-is-yours }

## Pyramide
##
## 2: Pik-Zehn und Pik-Drei weggenommen
## 3: Kreuz-König weggenommen
## 4: eine Karte aufdecken; Kreuz-Ass und Pik-Dame weggenommen

lesson-pyramid-1 = Nimm Paare freier Karten weg, die 13 ergeben. Ein Ass zählt 1, ein Bube 11, eine Dame 12.
    .title = Paare, die 13 ergeben
lesson-pyramid-2 = Pik-Zehn und Pik-Drei sind frei. Tippe auf die Zehn: Du nimmst beide zusammen weg.
    .title = Zehn und Drei
lesson-pyramid-3 = Tippe auf den Kreuz-König: Nichts bedeckt ihn mehr, und er zählt allein schon 13.
    .title = Ein König allein
lesson-pyramid-4 = Tippe auf den Talon. Das Kreuz-Ass ergibt mit der Pik-Dame 13: Tippe auf das Ass.
    .title = Der Talon hilft
lesson-pyramid-5 = Räume die ganze Pyramide ab. Den Talon darfst du beliebig oft durchspielen.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: Pik-Acht auf die Ablage
## 3: Karo-Sieben auf die Ablage; Kreuz-Sechs auf die Ablage
## 4: eine Karte aufdecken
## 5: Pik-Dame auf die Ablage; Kreuz-Bube auf die Ablage

lesson-golf-1 = Spiele die Spalten auf die Ablage, jede Karte eins höher oder tiefer als die oberste, egal welche Farbe.
    .title = Eins höher oder tiefer
lesson-golf-2 = Tippe auf die Pik-Acht: Sie passt auf die Kreuz-Sieben.
    .title = Acht auf Sieben
lesson-golf-3 = Tippe auf die Karo-Sieben, dann auf die Kreuz-Sechs: Jetzt geht es abwärts.
    .title = Richtung wechseln
lesson-golf-4 = Auf die Kreuz-Sechs passt nichts. Tippe auf den Talon, um die nächste Karte aufzudecken.
    .title = Ein neuer Anfang
lesson-golf-5 = Die Pik-Dame passt auf den Pik-Buben, der Kreuz-Bube dann auf die Dame. Tippe auf beide.
    .title = Von dort aus weiter
lesson-golf-6 = Auf einen König passt nichts, und es gibt nur einen Durchgang. Jede Karte, die liegen bleibt, zählt eins.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: Kreuz-Zehn auf Spalte 2
## 3: Pik-Dame auf den Zielstapel Pik
## 4: eine Karte aufdecken; Herz-Sieben auf Spalte 4

lesson-canfield-1 = Die Zielstapel beginnen mit dem Wert der ersten Karte, hier mit Damen. Auf einen König folgt ein Ass.
    .title = Von der Dame an ins Ziel
lesson-canfield-2 = Tippe auf die Kreuz-Zehn: Sie passt auf den Herz-Buben. Die leere Spalte füllt sich aus der Reserve.
    .title = Rot auf Schwarz, abwärts
lesson-canfield-3 = Die oberste Karte der Reserve ist frei. Tippe auf die Pik-Dame: Mit ihr beginnt ein Zielstapel.
    .title = Die Reserve
lesson-canfield-4 = Tippe auf den Talon, um eine Karte aufzudecken, dann auf die Herz-Sieben: Sie passt auf die Kreuz-Acht.
    .title = Talon und Ablage
lesson-canfield-5 = Spiele zuerst die Reserve leer: Dort entscheidet sich die Partie.
    .title = { lesson-now-it-is-yours }
