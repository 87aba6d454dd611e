# Die Einführungen. Ein Schritt hat höchstens 105 Zeichen, sein Titel 24. Vor den Meldungen jedes Spiels steht, was in
# den Schritten gespielt wird; ein Schritt, der dort fehlt, wird nur gelesen.

lesson-now-it-is-yours = Jetzt bist du dran

## Backbone
##
## 2: Pik-Acht auf die unterste Rippe rechts
## 3: Herz-Bube auf die oberste Rippe rechts
## 4: Pik-Zwei auf den ersten Zielstapel Pik
## 5: eine Karte aufdecken; Herz-Zehn auf die oberste Rippe rechts

lesson-backbone-1 = Zwei Spalten, am Ende von einer Karte gesperrt: dem Steißbein. Bring alle 104 Karten ins Ziel.
    .title = Zerleg das Rückgrat
lesson-backbone-2 = Die Pik-Acht passt auf die Pik-Neun. Tippe sie an: Ihr Platz wird dann leer.
    .title = Rippen wachsen abwärts
lesson-backbone-3 = Auf eine leere Rippe darf jede Karte. Tippe das Steißbein an, den Herz-Buben: Beide Spalten sind frei.
    .title = Das Rückgrat befreien
lesson-backbone-4 = Zielstapel wachsen in einer Farbe bis zum König. Tippe die Pik-Zwei an: Sie kommt auf ihr Ass.
    .title = Vom Ass an ins Ziel
lesson-backbone-5 = Tippe auf den Talon, um eine Karte aufzudecken, dann auf die Herz-Zehn: Sie passt auf den Herz-Buben.
    .title = Der Talon
lesson-backbone-6 = Leere Rippen helfen am meisten: Füll sie nicht zu früh. Jeden Zug kannst du zurücknehmen.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire
##
## 2: Herz-Dame, Herz-Bube, Herz-Neun, Herz-Vier, Herz-Zwei und Kreuz-Ass behalten
## 3: ablegen, der Karo-König obenauf
## 4: ein Herz reizen
## 5: Herz-Zwei spielen

lesson-bridge-1 = Dein Gegner ist der Talon, das Haus. Du reizt, wie viele von dreizehn Stichen dein Blatt macht.
    .title = Ein Rubber Bridge
lesson-bridge-2 = Eine lange Farbe und ein Ass machen Stiche. Tippe deine fünf Herz und das Kreuz-Ass an.
    .title = Behalte sechs Karten
lesson-bridge-3 = Die anderen sieben kommen weg. Tippe auf „{ take-up-blind.sign }“: Du bekommst seine sieben Karten.
    .title = Nimm den Skat auf
lesson-bridge-4 = Das Haus hat gepasst. Neun Herz sind feine Trümpfe: Reize 1♥. Damit versprichst du sieben Stiche.
    .title = Reize
lesson-bridge-5 = Das Haus spielt die Pik-Vier aus. Du hast kein Pik, also tippe auf einen Trumpf: die Herz-Zwei.
    .title = Stich mit einem Trumpf
lesson-bridge-6 = Dein Stich: Du spielst zum nächsten aus. Bediene, wenn du kannst; mehr steht in den Regeln.
    .title = { lesson-now-it-is-yours }

## Black Hole
##
## 2: Pik-Zwei ins schwarze Loch
## 3: Herz-Drei ins schwarze Loch; Herz-Vier ins schwarze Loch
## 4: Kreuz-Fünf ins schwarze Loch; Pik-Vier ins schwarze Loch

lesson-black-hole-1 = Das Pik-Ass in der Mitte ist das schwarze Loch. Spiel alle anderen Karten hinein.
    .title = Alles ins Loch
lesson-black-hole-2 = Die Pik-Zwei ist eins höher als das Ass. Tippe sie an. Die Farbe spielt hier keine Rolle.
    .title = Eins höher oder tiefer
lesson-black-hole-3 = Frei ist nur die letzte Karte jedes Fächers. Tippe auf die Herz-Drei, dann auf die Herz-Vier.
    .title = Weiter aufwärts
lesson-black-hole-4 = Noch eins höher zur Kreuz-Fünf, dann wieder tiefer zur Pik-Vier: Tippe beide nacheinander an.
    .title = Kehr um, wann du willst
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
lesson-freecell-2 = Die Kreuz-Zwei passt auf die Herz-Drei: eins tiefer, und Schwarz auf Rot. Tippe sie an.
    .title = Rot auf Schwarz, abwärts
lesson-freecell-3 = Eine Zelle fasst eine Karte. Tippe auf den Kreuz-Buben: Er geht in eine Zelle und legt ein Ass frei.
    .title = Vier Zellen helfen
lesson-freecell-4 = Tippe auf das Herz-Ass. Räum deine Zellen wieder leer, sobald du kannst.
    .title = Wozu die Zelle gut war
lesson-freecell-5 = Mit freien Zellen geht eine Folge auf einmal. Tippe auf die Herz-Drei: Sie kommt auf die Kreuz-Vier.
    .title = Mehrere auf einmal
lesson-freecell-6 = Achte auf die niedrigen Karten und was auf ihnen liegt. Fast jede Partie ist zu gewinnen.
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
lesson-klondike-2 = Bring jede Farbe vom Ass bis zum König ins Ziel. Tippe auf das Karo-Ass.
    .title = Asse zuerst ins Ziel
lesson-klondike-3 = Tippe auf die Karo-Neun: Mit der Acht darauf kommt sie auf die Kreuz-Zehn.
    .title = Eine Folge, ein Zug
lesson-klondike-4 = Tippe auf den Pik-König: Er geht in die leere Spalte, und eine weitere Karte wird aufgedeckt.
    .title = Könige füllen Lücken
lesson-klondike-5 = Tippe auf den Talon, um aufzudecken, dann auf die Karo-Sieben: Sie passt auf die Kreuz-Acht.
    .title = Der Talon hat den Rest
lesson-klondike-6 = Deck zuerst die verdeckten Karten auf. Den Talon darfst du beliebig oft durchspielen.
    .title = { lesson-now-it-is-yours }

## Die Uhr
##
## 2: Karo-Dame auf 12 Uhr
## 3: Herz-Neun auf 9 Uhr

lesson-clock-1 = Zwölf Stapel für die Stunden, die Könige in die Mitte. Jede Karte kommt zum Stapel ihres Werts.
    .title = Nichts zu entscheiden
lesson-clock-2 = Tippe irgendwohin: Die Karo-Dame kommt auf zwölf Uhr, und dort wird die nächste Karte aufgedeckt.
    .title = Die Dame zur Zwölf
lesson-clock-3 = Die Herz-Neun kommt auf neun Uhr. Tippe irgendwohin.
    .title = Und so weiter
lesson-clock-4 = Alles muss offen sein, bevor der vierte König kommt. „{ run-button }“ spielt von selbst, Tippen hält an.
    .title = { lesson-now-it-is-yours }

## Spider
##
## 2: Karo-Neun auf Spalte 3
## 3: Karo-Zehn mit einer weiteren Karte auf Spalte 1
## 4: Karo-Zwei auf Spalte 4
## 5: eine Karte auf jede Spalte

lesson-spider-1 = Vom König bis zum Ass in einer Farbe: Diese Folge verlässt den Tisch. Mit acht Folgen gewinnst du.
    .title = Bau acht Folgen
lesson-spider-2 = Die Karo-Neun passt auf die Karo-Zehn. Tippe sie an. Am besten ist die gleiche Farbe.
    .title = Eins tiefer, jede Farbe
lesson-spider-3 = Tippe auf die Karo-Zehn: Mit ihrer Neun kommt sie auf den Kreuz-Buben.
    .title = Eine Farbe, ein Zug
lesson-spider-4 = Auch fremde Farben gehen: Tippe auf die Karo-Zwei, sie passt auf die Kreuz-Drei und deckt eine Karte auf.
    .title = Deck Karten auf
lesson-spider-5 = Hilft nichts anderes mehr, tippe auf den Talon: Er gibt auf jede Spalte eine Karte.
    .title = Eine Reihe geben
lesson-spider-6 = Räum eine Spalte leer: Dort darf jede Karte hin. Vor dem Geben müssen alle Spalten gefüllt sein.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers
##
## 2: Kreuz-Acht auf Spalte 2
## 3: Kreuz-Zehn auf Turm 1
## 4: Pik-Ass auf den Zielstapel Pik
## 5: Pik-Bube auf Spalte 5

lesson-seahaven-1 = Jede Farbe kommt vom Ass bis zum König ins Ziel. Ein Turm fasst eine Karte; zwei sind besetzt.
    .title = Vier Türme
lesson-seahaven-2 = Die Kreuz-Acht passt auf die Kreuz-Neun. Tippe sie an.
    .title = Abwärts in einer Farbe
lesson-seahaven-3 = Die Kreuz-Zehn liegt auf einem Ass. Tippe auf die Zehn: Sie kommt auf einen leeren Turm.
    .title = Nutz einen Turm
lesson-seahaven-4 = Tippe auf das Pik-Ass: Mit ihm beginnt der Zielstapel seiner Farbe.
    .title = Asse ins Ziel
lesson-seahaven-5 = Tippe auf den Pik-Buben: Er passt auf die Pik-Dame, und sein Turm wird frei.
    .title = Türme wieder räumen
lesson-seahaven-6 = In eine leere Spalte darf nur ein König. Eine Folge geht auf einmal, wenn genug Türme frei sind.
    .title = { lesson-now-it-is-yours }

## Pyramide
##
## 2: Pik-Zehn und Pik-Drei weggenommen
## 3: Kreuz-König weggenommen
## 4: eine Karte aufdecken; Kreuz-Ass und Pik-Dame weggenommen

lesson-pyramid-1 = Nimm Paare freier Karten weg, die 13 ergeben. Ein Ass zählt 1, ein Bube 11, eine Dame 12.
    .title = Paare, die 13 ergeben
lesson-pyramid-2 = Beide liegen frei. Tippe auf die Pik-Zehn: Sie geht mit der Pik-Drei weg.
    .title = Zehn und drei
lesson-pyramid-3 = Nichts bedeckt ihn mehr, und er zählt 13. Tippe auf den Kreuz-König.
    .title = Ein König geht allein
lesson-pyramid-4 = Tippe auf den Talon. Das Kreuz-Ass ergibt mit der Pik-Dame 13: Tippe auf das Ass.
    .title = Der Talon hilft
lesson-pyramid-5 = Nimm die ganze Pyramide weg. Den Talon darfst du beliebig oft durchspielen.
    .title = { lesson-now-it-is-yours }

## Golf
##
## 2: Pik-Acht auf die Ablage
## 3: Karo-Sieben auf die Ablage; Kreuz-Sechs auf die Ablage
## 4: eine Karte aufdecken
## 5: Pik-Dame auf die Ablage; Kreuz-Bube auf die Ablage

lesson-golf-1 = Spiel die Spalten auf die Ablage, jede Karte eins höher oder tiefer als die oberste, egal welche Farbe.
    .title = Eins höher oder tiefer
lesson-golf-2 = Die Pik-Acht passt auf die Kreuz-Sieben. Tippe sie an.
    .title = Acht auf Sieben
lesson-golf-3 = Tippe auf die Karo-Sieben, dann auf die Kreuz-Sechs: Jetzt geht es abwärts.
    .title = Kehr um, wann du willst
lesson-golf-4 = Auf die Kreuz-Sechs passt nichts. Tippe auf den Talon: Er deckt die nächste Karte auf.
    .title = Ein neuer Anfang
lesson-golf-5 = Die Pik-Dame passt auf den Pik-Buben, der Kreuz-Bube dann auf die Dame. Tippe beide an.
    .title = Von dort aus weiter
lesson-golf-6 = Auf einen König passt nichts, und es gibt nur einen Durchgang. Jede Karte, die bleibt, zählt eins.
    .title = { lesson-now-it-is-yours }

## Canfield
##
## 2: Kreuz-Zehn auf Spalte 2
## 3: Pik-Dame auf den Zielstapel Pik
## 4: eine Karte aufdecken; Herz-Sieben auf Spalte 4

lesson-canfield-1 = Die Zielstapel beginnen mit dem Wert der ersten Karte, hier Dame. Auf einen König folgt ein Ass.
    .title = Von der Dame ins Ziel
lesson-canfield-2 = Die Kreuz-Zehn passt auf den Herz-Buben. Tippe sie an: Die Reserve füllt den Platz sofort.
    .title = Rot auf Schwarz, abwärts
lesson-canfield-3 = Ihre oberste Karte ist frei. Tippe auf die Pik-Dame: Sie beginnt einen Zielstapel.
    .title = Die Reserve
lesson-canfield-4 = Tippe auf den Talon, um aufzudecken, dann auf die Herz-Sieben: Sie passt auf die Kreuz-Acht.
    .title = Talon und Ablage
lesson-canfield-5 = Spiel zuerst die Reserve leer: Dort entscheidet sich die Partie.
    .title = { lesson-now-it-is-yours }
