### Die Namen der Spiele, und was vor dem ersten Versuch von ihnen gesagt wird. Wo ein Spiel unter deutschen Spielern
### keinen eigenen Namen hat, bleibt der englische.

-bridge = Bridge Solitaire
-black-hole = Black Hole
-seahaven = Seahaven Towers

## Spiele: ".also" sind weitere Namen, unter denen jemand das Spiel sucht.

family-backbone = Backbone
    .kind = Entwirren
    .sentence = Zerlege ein Rückgrat von unten her; die Rippen helfen dir.
family-bridge = { -bridge }
    .kind = Einschätzen
    .sentence = Ein ganzer Rubber Bridge: du allein gegen den Talon.
family-black-hole = { -black-hole }
    .kind = Vorausdenken
    .sentence = Alle Karten auf einen Stapel, immer eins höher oder tiefer.
family-freecell = FreeCell
    .kind = Planen
    .sentence = Nichts ist verdeckt: vier freie Zellen und ein Plan.
    .also = Free Cell
family-klondike = Klondike
    .kind = Aufdecken
    .sentence = Der Klassiker: Rot auf Schwarz, Könige in leere Spalten.
    .also = Solitär, Patience, Kleine Harfe, Solitaire, Triangle, Fascination, American Patience
family-clock = Die Uhr
    .kind = Reiner Zufall
    .sentence = Nichts zu entscheiden: Karten aufdecken und zuschauen.
    .also = Uhrpatience, The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
family-spider = Spider
    .kind = Sortieren
    .sentence = Zwei Kartenspiele, acht Folgen vom König bis zum Ass.
family-seahaven = { -seahaven }
    .kind = Durchrechnen
    .sentence = Alle Karten offen, vier Türme, und jede Farbe bleibt für sich.
    .also = Seahaven-Türme, Sea Haven, Sea Towers
family-pyramid = Pyramide
    .kind = Kopfrechnen
    .sentence = Nimm Paare weg, die dreizehn ergeben, bis hinauf zur Spitze.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .kind = Ketten bilden
    .sentence = Eins höher oder eins tiefer, in einer langen Kette.
    .also = One Foundation
family-canfield = Canfield
    .kind = Sich anpassen
    .sentence = Dreizehn Karten in Reserve; der Zufall bestimmt die Startkarte.
    .also = Der Dämon, Demon, Thirteen, Fascination

## Spiele, die nur eine Variante und keine von Hand geschriebenen Regeln haben: in denselben Formen

family-yukon = Yukon
    .kind = Ausgraben
    .sentence = Bewege jede offene Karte mit allen, die auf ihr liegen.
family-russian = Russisches Solitär
    .kind = Ausgraben
    .sentence = Wie Yukon, aber in einer Farbe gelegt und viel schwerer.
    .also = Russische Patience, Russian Solitaire
family-tripeaks = TriPeaks
    .kind = Ketten bilden
    .sentence = Drei Gipfel, eine lange Kette: eins höher oder eins tiefer.
    .also = Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Vierzig Räuber
    .kind = Haushalten
    .sentence = Zwei Kartenspiele, Karte für Karte, ein einziger Durchgang.
    .also = Vierzig Diebe, 40 Diebe, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Skorpion
    .kind = Entwirren
    .sentence = Bewege jede offene Karte; bilde vier Folgen vom König zum Ass.
    .also = Scorpion
family-simple-simon = Simple Simon
    .kind = Sortieren
    .sentence = Spider mit einem Kartenspiel und ohne Talon: Alles liegt offen.
family-spiderette = Spiderette
    .kind = Sortieren
    .sentence = Spider mit einem Kartenspiel, gegeben wie bei Klondike.
family-mrs-mop = Mrs Mop
    .kind = Sortieren
    .sentence = Spider, bei dem von Anfang an alle Karten offen liegen.
family-easthaven = Easthaven
    .kind = Aufdecken
    .sentence = Klondike, aber vom Talon kommen Karten auf alle Spalten.
    .also = East Haven
family-gypsy = Gypsy
    .kind = Aufdecken
    .sentence = Zwei Kartenspiele, Spalten wie bei Klondike, Talon wie bei Spider.
family-bakers-game = Baker’s Game
    .kind = Planen
    .sentence = Der Vorläufer von FreeCell: Jede Farbe bleibt für sich.
family-eight-off = Eight Off
    .kind = Planen
    .sentence = Acht Zellen, die Hälfte besetzt, und jede Farbe bleibt für sich.
family-king-albert = König Albert
    .kind = Planen
    .sentence = Neun Spalten, sieben Karten in Reserve, und nichts ist verdeckt.
    .also = King Albert, Idiot’s Delight
family-beleaguered-castle = Belagerte Burg
    .kind = Durchrechnen
    .sentence = Die Asse sind im Ziel; der Rest liegt offen, aber tief.
    .also = Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Straßen und Gassen
    .kind = Durchrechnen
    .sentence = Eine belagerte Burg, deren Asse du erst ausgraben musst.
    .also = Streets and Alleys
family-fan = Fächer
    .kind = Durchrechnen
    .sentence = Achtzehn kleine Spalten, alle offen; jede Farbe bleibt für sich.
    .also = Fan
family-alaska = Alaska
    .kind = Ausgraben
    .sentence = Wie Yukon, aber in einer Farbe gelegt, aufwärts wie abwärts.
family-westcliff = Westcliff
    .kind = Aufdecken
    .sentence = Klondike mit zehn Spalten und nur einem Durchgang.
family-double-klondike = Doppel-Klondike
    .kind = Aufdecken
    .sentence = Klondike mit zwei Kartenspielen und neun Spalten.
    .also = Double Klondike
family-lucas = Lucas
    .kind = Haushalten
    .sentence = Leichter als Vierzig Räuber: dreizehn Spalten, die Asse im Ziel.
family-will-o-the-wisp = Will o’ the Wisp
    .kind = Sortieren
    .sentence = Spiderette mit sieben Spalten zu je drei Karten.
family-fore-cell = Fore Cell
    .kind = Planen
    .sentence = FreeCell mit schon besetzten Zellen; leere Spalten nur für Könige.
family-siegecraft = Belagerung
    .kind = Durchrechnen
    .sentence = Belagerte Burg mit einer Zelle, in der eine Karte warten darf.
    .also = Siegecraft
family-stronghold = Hochburg
    .kind = Durchrechnen
    .sentence = Straßen und Gassen mit einer Zelle, in der eine Karte warten darf.
    .also = Stronghold
family-fortress = Festung
    .kind = Durchrechnen
    .sentence = Zehn Spalten, auf- oder abwärts in einer Farbe, Karte für Karte.
    .also = Fortress
family-spanish-patience = Spanische Patience
    .kind = Planen
    .sentence = Dreizehn kurze Spalten, abwärts gelegt, egal in welcher Farbe.
    .also = Spanish Patience
family-bakers-dozen = Bäckerdutzend
    .kind = Planen
    .sentence = Dreizehn Spalten, Könige zuunterst; leere Spalten bleiben leer.
    .also = Baker’s Dozen
family-portuguese-solitaire = Portugiesische Patience
    .kind = Planen
    .sentence = Das Bäckerdutzend mit Ausweg: Ein König darf in eine leere Spalte.
    .also = Portuguese Solitaire
family-castles-in-spain = Luftschlösser
    .kind = Planen
    .sentence = Dreizehn kurze Spalten, abwärts und abwechselnd rot und schwarz.
    .also = Castles in Spain
family-alpha-star = Alpha Star
    .kind = Durchrechnen
    .sentence = Zwölf Spalten, jede Farbe für sich; Folgen bewegst du als Ganzes.
family-delta-star = Delta Star
    .kind = Durchrechnen
    .sentence = Zwölf Spalten zu vier Karten, in einer Farbe, Karte für Karte.
family-raglan = Raglan
    .kind = Planen
    .sentence = Leichter als König Albert: Die Asse sind schon im Ziel.
family-somerset = Somerset
    .kind = Durchrechnen
    .sentence = König Albert ohne Reserve: alle Karten in zehn Spalten.

## Varianten

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, Hausregeln
    .kind = Hausregeln
    .sentence = { $changes }
named-rules = { $given }
    .kind = Hausregeln
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } nach Hausregeln.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .variant = { "" }
    .short = { $name }
game-backbone = Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, klassisch
    .variant = klassisch
    .short = Klassisch
game-backbone-aisleriot = Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = { -bridge }
    .variant = { "" }
    .short = { -bridge }
game-black-hole = { -black-hole }
    .variant = { "" }
    .short = { -black-hole }
game-freecell = FreeCell
    .variant = { "" }
    .short = FreeCell
game-klondike = Klondike
    .variant = { "" }
    .short = Eine Karte
game-klondike-3 = Klondike, drei Karten
    .variant = drei Karten
    .short = Drei Karten
game-klondike-1x3 = Klondike, drei Durchgänge
    .variant = drei Durchgänge
    .short = 3 Durchgänge
game-klondike-3x3 = Klondike, drei Karten, drei Durchgänge
    .variant = drei Karten, drei Durchgänge
    .short = 3 × 3
game-clock = Die Uhr
    .variant = { "" }
    .short = Die Uhr
game-spider = Spider
    .variant = { "" }
    .short = Vier Farben
game-spider-2 = Spider, zwei Farben
    .variant = zwei Farben
    .short = Zwei Farben
game-spider-1 = Spider, eine Farbe
    .variant = eine Farbe
    .short = Eine Farbe
game-seahaven = { -seahaven }
    .variant = { "" }
    .short = { -seahaven }
game-pyramid = Pyramide
    .variant = { "" }
    .short = Pyramide
game-pyramid-tut = Tut’s Tomb
    .variant = { "" }
    .short = Tut’s Tomb
game-golf = Golf
    .variant = { "" }
    .short = Ein Spiel
game-golf-9 = Golf, neun Spiele
    .variant = neun Spiele
    .short = Neun Spiele
game-canfield = Canfield
    .variant = { "" }
    .short = Eine Karte
game-canfield-3 = Canfield, drei Karten
    .variant = drei Karten
    .short = Drei Karten

### Was die Seite mit den Regeln außer den gemeinsamen Regeln sagt. Diese stehen im Ordner "rules".

## Woher die Regeln kommen: das Ende der Seite

source-heading = Quelle
source-backbone = Eine neuere Regelsammlung zu Backbone Solitaire, mit elf Karten in jeder Spalte. Solitaire Forever II schreibt diese Form David Parlett zu.
source-backbone-traditional = Das Kapitel „Backbone Patience (with two whist packs)“ eines viktorianischen Patience-Buchs. Solitaire Forever II nennt für diese Form Mary Whitmore Jones und Basil Dalton.
source-backbone-aisleriot = Die Anleitung zu Backbone in AisleRiot von GNOME, von Vincent Povirk (2005).
source-bridge = Das Spiel von Stephen Rogers (2016), wie Denexa Games es beschreibt. Gezählt wird wie beim Rubberbridge.
source-black-hole = Das Spiel von David Parlett (1979) aus „The Penguin Book of Patience“.
source-freecell = Das Spiel von Paul Alfille, mit den Spielnummern von Microsoft FreeCell.
source-klondike = Das Spiel in seiner üblichen Form; Karten dürfen vom Zielstapel zurück.
source-klondike-3 = Das Spiel in seiner üblichen Form mit jeweils drei Karten; Karten dürfen vom Zielstapel zurück.
source-klondike-1x3 = Eine verbreitete Hausregel: jeweils eine Karte, drei Durchgänge.
source-klondike-3x3 = Eine verbreitete Hausregel: jeweils drei Karten, drei Durchgänge.
source-clock = Die überlieferte Patience, auf Englisch auch Clock Patience genannt.
source-spider = Das Spiel in seiner üblichen Form; mit einer und zwei Farben wie bei Microsofts Spider.
source-seahaven = Das Spiel von Art Cabral (1988).
source-pyramid = Das Spiel in seiner üblichen Form, mit beliebig vielen Durchgängen.
source-pyramid-tut = Die Variante, die als King Tut oder Tut’s Tomb bekannt ist.
source-golf = Das Spiel in seiner strengen Form: nichts auf einen König, nur eine Zwei auf ein Ass.
source-golf-9 = Die strenge Form, mit neun Spielen je Runde und dem üblichen Par von fünf Karten je Spiel.
source-canfield = Das Spiel aus dem Casino von Richard Canfield in seiner üblichen Form: Jede offene Karte darf mit den Karten darauf bewegt werden.
# Für mehrere Spiele.
source-common-form = Das Spiel in seiner üblichen Form, wie es in den meisten Sammlungen steht.
source-blake-gent = Die Regeln sind die aus „The Winnability of Klondike Solitaire and Many Other Patience Games“ von Charlie Blake und Ian P. Gent.
source-own = Hausregeln: Die Regeln des Spiels { $name } wurden geändert.
source-tripeaks = Das Spiel von Robert Hogue (1989), mit den Regeln von Microsofts TriPeaks.

## Was eine von mehreren Varianten besonders macht. Es steht unter ihrem Namen.

note-backbone = Elf Karten in jeder Spalte. Kommt beim Geben ein Ass, geht es gleich ins Ziel, und die nächste Karte nimmt seinen Platz ein. Ein König kann nicht Steißbein sein: Er kommt unter den Talon. Auf eine leere Rippe darf jede freie Karte: vom Rückgrat, von der Ablage, von einer anderen Rippe oder gleich vom Talon.
note-backbone-traditional = Zehn Karten in jeder Spalte. Die beiden Kartenspiele werden getrennt gemischt und nacheinander gegeben. Asse gehen gleich ins Ziel, beim Geben und auch beim Aufdecken vom Talon. Ein König kann nicht Steißbein sein: Er kommt unter den Talon. Eine leere Rippe musst du gleich füllen, von der Ablage oder vom Talon, nie vom Rückgrat oder von einer anderen Rippe. Sind Ablage und Talon leer, bleibt auch die Rippe leer.
note-backbone-aisleriot = Neun Karten in jeder Spalte, gegeben, wie sie kommen. Asse gehen nicht von selbst ins Ziel, und das Steißbein darf ein König sein. Eine leere Rippe kannst du von der Ablage oder von einer anderen Rippe füllen, aber nie vom Rückgrat. Ein König im Rückgrat kann also nur ins Ziel, auf seine Dame.
note-klondike = Vom Talon deckst du jeweils eine Karte auf. Du darfst ihn beliebig oft durchspielen.
note-klondike-3 = Vom Talon deckst du jeweils drei Karten auf, und nur die letzte davon ist frei. Du darfst ihn beliebig oft durchspielen.
note-klondike-1x3 = Vom Talon deckst du jeweils eine Karte auf. Du darfst ihn dreimal durchspielen.
note-klondike-3x3 = Vom Talon deckst du jeweils drei Karten auf, und nur die letzte davon ist frei. Du darfst ihn dreimal durchspielen.
note-spider = Alle vier Farben sind im Spiel.
note-spider-2 = Es gibt nur Pik und Herz, je 52 Karten.
note-spider-1 = Jede Karte ist ein Pik, deshalb kannst du jede Folge als Ganzes bewegen.
note-pyramid = Eine Karte ist nur frei, wenn nichts auf ihr liegt.
note-pyramid-tut = Liegt auf einer Karte nur die, mit der sie ein Paar bildet, darfst du beide zusammen wegnehmen.
note-golf = Ein einziges Spiel. Du gewinnst, wenn in den Spalten keine Karte mehr liegt.
note-golf-9 = Eine Runde aus neun Spielen, jedes mit einem Durchgang. Passt nichts mehr, tippe für das nächste Spiel auf den Talon. Die Karten, die in den Spalten übrig bleiben, werden zusammengezählt. Du gewinnst die Runde mit Par oder besser: insgesamt höchstens 45 Karten übrig, im Schnitt fünf je Spiel.
note-canfield = Vom Talon deckst du jeweils eine Karte auf.
note-canfield-3 = Vom Talon deckst du jeweils drei Karten auf, und nur die letzte davon ist frei.

## Bilder in den Regeln

picture-of-table = Der Tisch: { LIST($piles, "and") }.
as-in-rules = { $words }

### Die Einführungen. Ein Schritt hat höchstens 105 Zeichen, sein Titel 24. Vor den Meldungen jedes Spiels steht, was in
### den Schritten gespielt wird; ein Schritt, der dort fehlt, wird nur gelesen.

lesson-now-it-is-yours = Jetzt bist du dran
run-button = Los
undo-button = Zurück

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
    .title = Schwarz auf Rot, abwärts
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
    .title = Schwarz auf Rot, abwärts
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
    .title = Schwarz auf Rot, abwärts
lesson-canfield-3 = Die oberste Karte der Reserve ist frei. Tippe auf die Pik-Dame: Mit ihr beginnt ein Zielstapel.
    .title = Die Reserve
lesson-canfield-4 = Tippe auf den Talon, um eine Karte aufzudecken, dann auf die Herz-Sieben: Sie passt auf die Kreuz-Acht.
    .title = Talon und Ablage
lesson-canfield-5 = Spiele zuerst die Reserve leer: Dort entscheidet sich die Partie.
    .title = { lesson-now-it-is-yours }

### Wie ein Spiel geendet hat. Jede Meldung ist ein Satz.

won-in = { $count ->
    [one] In { $count } Zug gewonnen.
   *[other] In { $count } Zügen gewonnen.
}
all-home = Alle Karten sind im Ziel.
no-more-home = Keine weitere Karte kann ins Ziel.
klondike-stuck = Du kannst keine verdeckte Karte mehr aufdecken, und keine Karte aus Talon oder Ablage passt.
all-runs-complete = Alle Folgen sind vollständig.
no-run-possible = Du kannst keine verdeckte Karte mehr aufdecken und keine Folge mehr vervollständigen.
no-run-left = Du kannst keine Folge mehr vervollständigen.
too-few-to-deal = Es sind zu wenige Karten übrig, um jede Spalte zu füllen. Du kannst nicht mehr geben.
stock-used-up = Der Talon ist leer.
clock-won = Alle Karten liegen offen, und der vierte König kam zuletzt.
clock-stopped = Der vierte König hat die Uhr angehalten.
clock-odds = Zu entscheiden gibt es hier nichts: Eine von 13 Partien geht auf.
pyramid-gone = Die ganze Pyramide ist abgeräumt.
peaks-gone = Alle Gipfel sind abgeräumt.
nothing-to-take-away = Du kannst keine Karte mehr wegnehmen.
all-in-hole = Alle Karten sind im schwarzen Loch.
no-free-card-fits = Keine freie Karte passt.
columns-cleared = Die Spalten sind abgeräumt.
golf-stuck = Der Talon ist leer, und keine Karte passt.
round-won = Alle neun Spiele sind gespielt, und höchstens 45 Karten sind übrig.
round-lost = Alle neun Spiele sind gespielt, und mehr als 45 Karten sind übrig.
