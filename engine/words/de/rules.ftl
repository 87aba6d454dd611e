# Was die Seite mit den Regeln außer den gemeinsamen Regeln sagt. Diese stehen im Ordner "rules".

## Woher die Regeln kommen: das Ende der Seite

source-heading = Quelle
source-backbone = Eine heutige Regelsammlung zu Backbone Solitaire, mit elf Karten in jeder Spalte; Solitaire Forever II schreibt diese Form David Parlett zu.
source-backbone-traditional = Das Kapitel „Backbone Patience (with two whist packs)“ eines viktorianischen Patience-Buchs; Solitaire Forever II nennt für diese Form Mary Whitmore Jones und Basil Dalton.
source-backbone-aisleriot = Die Anleitung zu Backbone in AisleRiot von GNOME, von Vincent Povirk (2005).
source-bridge = Das Spiel von Stephen Rogers (2016), wie Denexa Games es beschreibt; gezählt wird wie beim Rubberbridge.
source-black-hole = Das Spiel von David Parlett (1979) aus „The Penguin Book of Patience“.
source-freecell = Das Spiel von Paul Alfille, mit den Spielnummern von Microsoft FreeCell.
source-klondike = Das Spiel, wie es üblich ist; Karten dürfen vom Zielstapel zurück.
source-klondike-3 = Das Spiel, wie es üblich ist, mit jeweils drei Karten; Karten dürfen vom Zielstapel zurück.
source-klondike-1x3 = Eine verbreitete Hausregel: jeweils eine Karte, drei Durchgänge.
source-klondike-3x3 = Eine verbreitete Hausregel: jeweils drei Karten, drei Durchgänge.
source-clock = Die überlieferte Patience, auf Englisch auch Clock Patience genannt.
source-spider = Das Spiel in seiner üblichen Form; mit einer und zwei Farben wie bei Microsofts Spider.
source-seahaven = Das Spiel von Art Cabral (1988).
source-pyramid = Das Spiel in seiner üblichen Form, mit beliebig vielen Durchgängen.
source-pyramid-tut = Die Variante, die als King Tut oder Tut’s Tomb bekannt ist.
source-golf = Das Spiel in seiner strengen Form: nichts auf einen König, nur eine Zwei auf ein Ass.
source-golf-9 = Das strenge Spiel, neun Spiele je Runde; das Par von fünf Karten je Spiel ist allgemein überliefert.
source-canfield = Das Spiel aus dem Casino von Richard Canfield in seiner üblichen Form: Jede offene Karte lässt sich mit denen bewegen, die auf ihr liegen.

## Was eine von mehreren Varianten besonders macht. Es steht unter ihrem Namen.

note-backbone = Elf Karten in jeder Spalte. Ein Ass, das beim Geben auf Rückgrat oder Rippen käme, geht gleich ins Ziel, und die nächste Karte nimmt seinen Platz ein; ein König bleibt nicht als Steißbein liegen, sondern kommt unter den Talon. Eine leere Rippe darf mit jeder freien Karte gefüllt werden: vom Rückgrat, von der Ablage, von einer anderen Rippe oder gleich vom Talon.
note-backbone-traditional = Zehn Paare und das Steißbein. Die beiden Kartenspiele werden getrennt gemischt und nacheinander gegeben. Asse, die beim Geben kommen, gehen gleich ins Ziel, und später geht ein Ass vom Talon von selbst ins Ziel; ein König bleibt nicht als Steißbein liegen, sondern kommt unter den Talon. Eine leere Rippe muss gleich gefüllt werden, nach deiner Wahl von der Ablage oder vom Talon und nie von Rückgrat oder Rippen; sind beide aufgebraucht, bleibt sie leer.
note-backbone-aisleriot = Neun Karten in jeder Spalte, gegeben, wie sie kommen: Kein Ass geht von selbst ins Ziel, und das Steißbein darf ein König sein. Eine leere Rippe darf von der Ablage oder von einer anderen Rippe gefüllt werden, nie vom Rückgrat; ein König dort kommt also nur weg, wenn seine Dame im Ziel liegt.
note-klondike = Vom Talon wird jeweils eine Karte aufgedeckt, in beliebig vielen Durchgängen.
note-klondike-3 = Vom Talon werden jeweils drei Karten aufgedeckt, von denen die letzte frei ist, in beliebig vielen Durchgängen.
note-klondike-1x3 = Vom Talon wird jeweils eine Karte aufgedeckt, in höchstens drei Durchgängen.
note-klondike-3x3 = Vom Talon werden jeweils drei Karten aufgedeckt, von denen die letzte frei ist, in höchstens drei Durchgängen.
note-spider = Alle vier Farben zählen.
note-spider-2 = Es gibt nur Pik und Herz, je 52 Karten.
note-spider-1 = Jede Karte ist ein Pik, deshalb lässt sich jede Folge als Ganzes bewegen.
note-pyramid = Eine Karte ist nur frei, wenn nichts auf ihr liegt.
note-pyramid-tut = Liegt auf einer Karte nur genau die, mit der sie ein Paar bildet, ist sie für dieses Paar frei.
note-golf = Ein einziges Spiel, gewonnen, wenn keine Karte übrig bleibt.
note-golf-9 = Eine Runde aus neun Spielen, jedes mit einem eigenen Durchgang. Die Karten, die in den Spalten übrig bleiben, werden von Spiel zu Spiel zusammengezählt. Passt nichts mehr, tippe für das nächste Spiel auf den Talon. Die Runde ist mit Par oder besser gewonnen: höchstens 45 Karten übrig, fünf je Spiel.
note-canfield = Vom Talon wird jeweils eine Karte aufgedeckt.
note-canfield-3 = Vom Talon werden jeweils drei Karten aufgedeckt, von denen die letzte frei ist.

## Bilder in den Regeln

picture-of-table = Der Tisch: { LIST($piles, "and") }.
as-in-rules = { $words }
