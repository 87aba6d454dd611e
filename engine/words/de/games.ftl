### Die Namen der Spiele, und was vor dem ersten Versuch von ihnen gesagt wird. Wo ein Spiel unter deutschen Spielern
### keinen eigenen Namen hat, bleibt der englische.

-bridge = Bridge Solitaire
-black-hole = Black Hole
-seahaven = Seahaven Towers

## Spiele

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
family-klondike = Klondike
    .kind = Aufdecken
    .sentence = Der Klassiker: Rot auf Schwarz, Könige in leere Spalten.
family-clock = Die Uhr
    .kind = Reiner Zufall
    .sentence = Nichts zu entscheiden: Karten aufdecken und zuschauen.
family-spider = Spider
    .kind = Sortieren
    .sentence = Zwei Kartenspiele, acht Folgen vom König bis zum Ass.
family-seahaven = { -seahaven }
    .kind = Durchrechnen
    .sentence = Alle Karten offen, vier Türme, und jede Farbe bleibt für sich.
family-pyramid = Pyramide
    .kind = Kopfrechnen
    .sentence = Nimm Paare weg, die dreizehn ergeben, bis hinauf zur Spitze.
family-golf = Golf
    .kind = Ketten bilden
    .sentence = Eins höher oder eins tiefer, in einer langen Kette.
family-canfield = Canfield
    .kind = Sich anpassen
    .sentence = Dreizehn Karten in Reserve; der Zufall bestimmt die Startkarte.

## Varianten

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

## Was eine von mehreren Varianten besonders macht. Es steht unter ihrem Namen.

note-backbone = Elf Karten in jeder Spalte. Kommt beim Geben ein Ass, geht es gleich ins Ziel, und die nächste Karte nimmt seinen Platz ein. Ein König kann nicht Steißbein sein: Er kommt unter den Talon. Auf eine leere Rippe darf jede freie Karte: vom Rückgrat, von der Ablage, von einer anderen Rippe oder gleich vom Talon.
note-backbone-traditional = Zehn Paare und das Steißbein. Die beiden Kartenspiele werden getrennt gemischt und nacheinander gegeben. Asse gehen gleich ins Ziel, beim Geben und auch beim Aufdecken vom Talon. Ein König kann nicht Steißbein sein: Er kommt unter den Talon. Eine leere Rippe musst du gleich füllen, von der Ablage oder vom Talon, nie vom Rückgrat oder von einer anderen Rippe. Sind Ablage und Talon leer, bleibt auch sie leer.
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
note-golf-9 = Eine Runde aus neun Spielen, jedes mit einem Durchgang. Passt nichts mehr, tippe für das nächste Spiel auf den Talon. Die Karten, die in den Spalten übrig bleiben, werden zusammengezählt. Du gewinnst die Runde mit Par oder besser: höchstens 45 Karten übrig, fünf je Spiel.
note-canfield = Vom Talon deckst du jeweils eine Karte auf.
note-canfield-3 = Vom Talon deckst du jeweils drei Karten auf, und nur die letzte davon ist frei.

## Bilder in den Regeln

picture-of-table = Der Tisch: { LIST($piles, "and") }.
as-in-rules = { $words }
