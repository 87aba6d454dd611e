### The names of the games, and what is said of each before the first try. ".the", ".of" and ".at" are for sentences: impara
### l’Orologio, varianti dell’Orologio, vittoria all’Orologio.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most.

family-backbone = Backbone
    .the = Backbone
    .of = di Backbone
    .kind = Sbrogliare
    .sentence = Smonta la spina dorsale dal basso, aiutandoti con le costole.
family-bridge = Solitario Bridge
    .the = il Solitario Bridge
    .of = del Solitario Bridge
    .kind = Valutare
    .sentence = Un intero rubber di bridge: tu contro il mazzo.
family-black-hole = Buco nero
    .the = il Buco nero
    .of = del Buco nero
    .kind = Prevedere
    .sentence = Tutte le carte su una sola pila, salendo o scendendo di uno.
family-freecell = FreeCell
    .the = FreeCell
    .of = di FreeCell
    .kind = Pianificare
    .sentence = Niente di nascosto: quattro celle libere e la tua strategia.
family-klondike = Klondike
    .the = Klondike
    .of = di Klondike
    .kind = Scoprire
    .sentence = Il classico: rosso su nero, e i re nelle colonne vuote.
family-clock = Orologio
    .the = l’Orologio
    .of = dell’Orologio
    .kind = Pura fortuna
    .sentence = Niente da decidere: gira le carte e sta’ a guardare.
family-spider = Spider
    .the = Spider
    .of = di Spider
    .kind = Ordinare
    .sentence = Due mazzi da ordinare in otto scale, dal re all’asso.
family-seahaven = Seahaven
    .the = Seahaven
    .of = di Seahaven
    .kind = Calcolare
    .sentence = Carte tutte scoperte, quattro torri: si scende nello stesso seme.
family-pyramid = Piramide
    .the = la Piramide
    .of = della Piramide
    .kind = Contare
    .sentence = Togli le coppie che fanno tredici, dalla base alla cima.
family-golf = Golf
    .the = Golf
    .of = di Golf
    .kind = Concatenare
    .sentence = Su o giù di uno, in una sola lunga catena.
family-canfield = Canfield
    .the = Canfield
    .of = di Canfield
    .kind = Adattarsi
    .sentence = Tredici carte di riserva; il caso decide da dove si parte.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

game-backbone = Backbone
    .of = di Backbone
    .at = a Backbone
    .variant = { "" }
    .short = Backbone
game-backbone-traditional = Backbone, tradizionale
    .of = di Backbone, tradizionale
    .at = a Backbone, tradizionale
    .variant = tradizionale
    .short = Tradizionale
game-backbone-aisleriot = Backbone, AisleRiot
    .of = di Backbone, AisleRiot
    .at = a Backbone, AisleRiot
    .variant = AisleRiot
    .short = AisleRiot
game-bridge = Solitario Bridge
    .of = del Solitario Bridge
    .at = al Solitario Bridge
    .variant = { "" }
    .short = Solitario Bridge
game-black-hole = Buco nero
    .of = del Buco nero
    .at = al Buco nero
    .variant = { "" }
    .short = Buco nero
game-freecell = FreeCell
    .of = di FreeCell
    .at = a FreeCell
    .variant = { "" }
    .short = FreeCell
# The stock turns one card, with as many passes as you like.
game-klondike = Klondike
    .of = di Klondike
    .at = a Klondike
    .variant = { "" }
    .short = Una carta
game-klondike-3 = Klondike, tre carte
    .of = di Klondike, tre carte
    .at = a Klondike, tre carte
    .variant = tre carte
    .short = Tre carte
# The stock turns one card, with three passes at most.
game-klondike-1x3 = Klondike, tre giri
    .of = di Klondike, tre giri
    .at = a Klondike, tre giri
    .variant = tre giri
    .short = Tre giri
# The stock turns three cards, with three passes at most.
game-klondike-3x3 = Klondike, tre carte, tre giri
    .of = di Klondike, tre carte, tre giri
    .at = a Klondike, tre carte, tre giri
    .variant = tre carte, tre giri
    .short = 3 × 3
game-clock = Orologio
    .of = dell’Orologio
    .at = all’Orologio
    .variant = { "" }
    .short = Orologio
game-spider = Spider
    .of = di Spider
    .at = a Spider
    .variant = { "" }
    .short = Quattro semi
game-spider-2 = Spider, due semi
    .of = di Spider, due semi
    .at = a Spider, due semi
    .variant = due semi
    .short = Due semi
game-spider-1 = Spider, un seme
    .of = di Spider, un seme
    .at = a Spider, un seme
    .variant = un seme
    .short = Un seme
game-seahaven = Seahaven
    .of = di Seahaven
    .at = a Seahaven
    .variant = { "" }
    .short = Seahaven
game-pyramid = Piramide
    .of = della Piramide
    .at = alla Piramide
    .variant = { "" }
    .short = Piramide
# A rule set of Pyramid that has a name of its own.
game-pyramid-tut = Tomba di Tut
    .of = della Tomba di Tut
    .at = alla Tomba di Tut
    .variant = { "" }
    .short = Tomba di Tut
game-golf = Golf
    .of = di Golf
    .at = a Golf
    .variant = { "" }
    .short = Una smazzata
game-golf-9 = Golf, nove smazzate
    .of = di Golf, nove smazzate
    .at = a Golf, nove smazzate
    .variant = nove smazzate
    .short = Nove smazzate
game-canfield = Canfield
    .of = di Canfield
    .at = a Canfield
    .variant = { "" }
    .short = Una carta
game-canfield-3 = Canfield, tre carte
    .of = di Canfield, tre carte
    .at = a Canfield, tre carte
    .variant = tre carte
    .short = Tre carte

### What the rules page says besides the rules that all rule sets of a game share.

## Where the rules come from: the end of the page

source-heading = Fonte
source-backbone = Una guida attuale al solitario Backbone, con undici carte per colonna. Solitaire Forever II attribuisce questa forma a David Parlett.
source-backbone-traditional = Il capitolo «Backbone Patience (with two whist packs)» di un libro di solitari dell’età vittoriana. Per questa forma Solitaire Forever II cita Mary Whitmore Jones e Basil Dalton.
source-backbone-aisleriot = La pagina su Backbone nel manuale di AisleRiot per GNOME, di Vincent Povirk (2005).
source-bridge = Il gioco di Stephen Rogers del 2016, come lo descrive Denexa Games. Il punteggio è quello del rubber bridge, la partita libera.
source-black-hole = Il gioco di David Parlett del 1979, da «The Penguin Book of Patience».
source-freecell = Il gioco di Paul Alfille, con le partite di Microsoft FreeCell.
source-klondike = Il gioco nella forma più comune; le carte delle basi possono tornare sulle colonne.
source-klondike-3 = Il gioco nella forma più comune, tre carte alla volta; le carte delle basi possono tornare sulle colonne.
source-klondike-1x3 = Una regola diffusa: una carta alla volta, tre giri.
source-klondike-3x3 = Una regola diffusa: tre carte alla volta, tre giri.
source-clock = Il gioco tradizionale, in inglese noto anche come Clock Patience.
source-spider = Il gioco nella forma più comune; a uno e a due semi come nello Spider di Microsoft.
source-seahaven = Il gioco di Art Cabral del 1988, in inglese Seahaven Towers.
source-pyramid = Il gioco nella forma più comune, con tutti i giri che vuoi.
source-pyramid-tut = La variante nota in inglese come King Tut o Tut’s Tomb.
source-golf = Il gioco nella forma più rigida: su un re niente, su un asso solo un due.
source-golf-9 = Il gioco nella forma più rigida, in nove smazzate, con il solito par di cinque carte per smazzata.
source-canfield = Il gioco del casinò di Richard Canfield, in Italia noto anche come «Il dispettoso», nella forma più comune: ogni carta scoperta si muove con quelle che ha sopra.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Undici carte per colonna. Mentre si danno le carte, un asso va subito alla base e la carta seguente prende il suo posto. Un re non può essere il coccige: va in fondo al mazzo. Puoi riempire una costola vuota con qualsiasi carta libera: dalla spina dorsale, dal pozzo, da un’altra costola o direttamente dal mazzo.
note-backbone-traditional = Dieci coppie e il coccige. I due mazzi si mescolano separatamente, e il secondo si distribuisce dopo il primo. Gli assi vanno subito alle basi, sia quando si danno le carte sia quando li giri dal mazzo. Un re non può essere il coccige: va in fondo al mazzo. Devi riempire subito una costola vuota, dal pozzo o dal mazzo, mai dalla spina dorsale o da un’altra costola. Quando pozzo e mazzo sono vuoti, la costola resta vuota.
note-backbone-aisleriot = Nove carte per colonna, nell’ordine in cui escono. Gli assi non vanno alle basi da soli, e il coccige può essere un re. Puoi riempire una costola vuota dal pozzo o da un’altra costola, ma mai dalla spina dorsale. Perciò un re che si trova lì può andare solo alla base, sulla sua donna.
note-klondike = Il mazzo si gira una carta alla volta. Puoi girarlo tutto quante volte vuoi.
note-klondike-3 = Il mazzo si gira tre carte alla volta, e solo l’ultima è libera. Puoi girarlo tutto quante volte vuoi.
note-klondike-1x3 = Il mazzo si gira una carta alla volta. Hai tre giri.
note-klondike-3x3 = Il mazzo si gira tre carte alla volta, e solo l’ultima è libera. Hai tre giri.
note-spider = Si gioca con tutti e quattro i semi.
note-spider-2 = Ci sono solo picche e cuori, 52 per seme.
note-spider-1 = Tutte le carte sono di picche, quindi ogni scala si muove intera.
note-pyramid = Una carta è libera solo quando non ha niente sopra.
note-pyramid-tut = Se sopra una carta c’è soltanto quella con cui fa coppia, puoi toglierle insieme.
note-golf = Una sola smazzata. Vinci quando nelle colonne non restano carte.
note-golf-9 = Una partita di nove smazzate, ognuna con un solo giro del mazzo. Quando non va più nessuna carta, tocca il mazzo per la prossima smazzata. Le carte rimaste nelle colonne si sommano. Vinci se fai il par o meno: al massimo 45 carte rimaste in tutto, cinque per smazzata.
note-canfield = Il mazzo si gira una carta alla volta.
note-canfield-3 = Il mazzo si gira tre carte alla volta, e solo l’ultima è libera.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Il tavolo: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
