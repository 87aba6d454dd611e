### The names of the games, and what is said of each before the first try. ".the", ".of" and ".at" are for sentences: impara
### l’Orologio, varianti dell’Orologio, vittoria all’Orologio.

## Games: "family-" and the id of the first rule set. The form ".kind" is what a player does most, in one or two words
## and 16 letters at most; ".sentence" what the game is like, in a sentence of 66 letters at most. ".also" has other
## names by which players of the language look for it, in their language or another; the search in the gallery finds
## them, and the rules page shows them.

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
    .also = Free Cell
family-klondike = Klondike
    .the = Klondike
    .of = di Klondike
    .kind = Scoprire
    .sentence = Il classico: rosso su nero, e i re nelle colonne vuote.
    .also = Solitario, Solitaire, Patience, Triangle, Fascination, American Patience
family-clock = Orologio
    .the = l’Orologio
    .of = dell’Orologio
    .kind = Pura fortuna
    .sentence = Niente da decidere: gira le carte e sta’ a guardare.
    .also = Solitario dell’orologio, The Clock, Clock Patience, Sundial, Travellers, Hidden Cards
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
    .also = Seahaven Towers, Sea Haven, Sea Towers
family-pyramid = Piramide
    .the = la Piramide
    .of = della Piramide
    .kind = Contare
    .sentence = Togli le coppie che fanno tredici, dalla base alla cima.
    .also = Pyramid, Pile of 28
family-golf = Golf
    .the = Golf
    .of = di Golf
    .kind = Concatenare
    .sentence = Su o giù di uno, in una sola lunga catena.
    .also = One Foundation
family-canfield = Canfield
    .the = Canfield
    .of = di Canfield
    .kind = Adattarsi
    .sentence = Tredici carte di riserva; il caso decide da dove si parte.
    .also = Il dispettoso, Il solitario del diavolo, Demon, Thirteen, Fascination

## Games that have only one rule set and no rules written by hand: in the same forms, and ".at"

family-yukon = Yukon
    .the = Yukon
    .of = di Yukon
    .at = a Yukon
    .kind = Scavare
    .sentence = Puoi muovere qualsiasi carta scoperta, con quelle che ha sopra.
family-russian = Solitario russo
    .the = il Solitario russo
    .of = del Solitario russo
    .at = al Solitario russo
    .kind = Scavare
    .sentence = Come Yukon, ma nello stesso seme, e molto più difficile.
family-tripeaks = TriPeaks
    .the = TriPeaks
    .of = di TriPeaks
    .at = a TriPeaks
    .kind = Concatenare
    .sentence = Tre piramidi, una sola lunga catena: su o giù di uno.
    .also = Three Peaks, Triple Peaks, Tri Towers
family-forty-thieves = Quaranta ladroni
    .the = i Quaranta ladroni
    .of = dei Quaranta ladroni
    .at = ai Quaranta ladroni
    .kind = Pazientare
    .sentence = Due mazzi, una carta alla volta e un giro solo.
    .also = 40 ladroni, Napoleone a Sant’Elena, Forty Thieves, Napoleon at St Helena, Roosevelt at San Juan, Big Forty, Le Cadran
family-scorpion = Scorpione
    .the = lo Scorpione
    .of = dello Scorpione
    .at = allo Scorpione
    .kind = Sbrogliare
    .sentence = Muovi qualsiasi carta scoperta: quattro scale, dal re all’asso.
family-simple-simon = Simple Simon
    .the = Simple Simon
    .of = di Simple Simon
    .at = a Simple Simon
    .kind = Ordinare
    .sentence = Spider con un mazzo solo, tutto distribuito a carte scoperte.
family-spiderette = Spiderette
    .the = Spiderette
    .of = di Spiderette
    .at = a Spiderette
    .kind = Ordinare
    .sentence = Spider con un mazzo solo, distribuito come a Klondike.
family-mrs-mop = Mrs Mop
    .the = Mrs Mop
    .of = di Mrs Mop
    .at = a Mrs Mop
    .kind = Ordinare
    .sentence = Spider con tutte le carte scoperte fin dall’inizio.
family-easthaven = Easthaven
    .the = Easthaven
    .of = di Easthaven
    .at = a Easthaven
    .kind = Scoprire
    .sentence = Un Klondike in cui il mazzo dà una carta a ogni colonna.
    .also = East Haven
family-gypsy = Gypsy
    .the = Gypsy
    .of = di Gypsy
    .at = a Gypsy
    .kind = Scoprire
    .sentence = Le colonne di Klondike, i giri di Spider e due mazzi.
family-bakers-game = Baker’s Game
    .the = Baker’s Game
    .of = di Baker’s Game
    .at = a Baker’s Game
    .kind = Pianificare
    .sentence = L’antenato di FreeCell: si scende sempre nello stesso seme.
family-eight-off = Eight Off
    .the = Eight Off
    .of = di Eight Off
    .at = a Eight Off
    .kind = Pianificare
    .sentence = Otto celle, metà già occupate: si scende nello stesso seme.
family-king-albert = Re Alberto
    .the = Re Alberto
    .of = di Re Alberto
    .at = a Re Alberto
    .kind = Pianificare
    .sentence = Nove colonne, sette carte di riserva, niente di nascosto.
    .also = King Albert, Idiot’s Delight
family-beleaguered-castle = Castello assediato
    .the = il Castello assediato
    .of = del Castello assediato
    .at = al Castello assediato
    .kind = Calcolare
    .sentence = Gli assi sono sulle basi; il resto è tutto scoperto, ma sepolto.
    .also = Finta battaglia, Beleaguered Castle, Laying Siege, Sham Battle
family-streets-and-alleys = Strade e vicoli
    .the = Strade e vicoli
    .of = di Strade e vicoli
    .at = a Strade e vicoli
    .kind = Calcolare
    .sentence = Un Castello assediato in cui anche gli assi sono da liberare.
family-fan = Ventaglio
    .the = il Ventaglio
    .of = del Ventaglio
    .at = al Ventaglio
    .kind = Calcolare
    .sentence = Diciotto piccole colonne scoperte: si scende nello stesso seme.
family-alaska = Alaska
    .the = Alaska
    .of = di Alaska
    .at = ad Alaska
    .kind = Scavare
    .sentence = Come Yukon, ma si sale o si scende nello stesso seme.
family-westcliff = Westcliff
    .the = Westcliff
    .of = di Westcliff
    .at = a Westcliff
    .kind = Scoprire
    .sentence = Klondike a dieci colonne: giro unico, nelle vuote qualsiasi carta.
family-double-klondike = Klondike doppio
    .the = il Klondike doppio
    .of = del Klondike doppio
    .at = al Klondike doppio
    .kind = Scoprire
    .sentence = Un Klondike con due mazzi e nove colonne.
family-lucas = Lucas
    .the = Lucas
    .of = di Lucas
    .at = a Lucas
    .kind = Pazientare
    .sentence = Quaranta ladroni più miti: tredici colonne e assi già sulle basi.
family-will-o-the-wisp = Will o’ the Wisp
    .the = Will o’ the Wisp
    .of = di Will o’ the Wisp
    .at = a Will o’ the Wisp
    .kind = Ordinare
    .sentence = Spiderette con sette colonne di tre carte.
family-fore-cell = Fore Cell
    .the = Fore Cell
    .of = di Fore Cell
    .at = a Fore Cell
    .kind = Pianificare
    .sentence = FreeCell con le celle già occupate, e nelle colonne vuote solo re.
family-siegecraft = Siegecraft
    .the = Siegecraft
    .of = di Siegecraft
    .at = a Siegecraft
    .kind = Calcolare
    .sentence = Castello assediato, con una cella per mettere da parte una carta.
family-stronghold = Stronghold
    .the = Stronghold
    .of = di Stronghold
    .at = a Stronghold
    .kind = Calcolare
    .sentence = Strade e vicoli, con una cella per mettere da parte una carta.
family-fortress = Fortezza
    .the = la Fortezza
    .of = della Fortezza
    .at = alla Fortezza
    .kind = Calcolare
    .sentence = Dieci colonne: su o giù nello stesso seme, una carta alla volta.
family-spanish-patience = Solitario spagnolo
    .the = il Solitario spagnolo
    .of = del Solitario spagnolo
    .at = al Solitario spagnolo
    .kind = Pianificare
    .sentence = Tredici colonne corte: si scende, e i semi non contano.
family-bakers-dozen = Dozzina del fornaio
    .the = la Dozzina del fornaio
    .of = della Dozzina del fornaio
    .at = alla Dozzina del fornaio
    .kind = Pianificare
    .sentence = Tredici colonne con i re sul fondo; una colonna vuota resta vuota.
    .also = Baker’s Dozen
family-portuguese-solitaire = Solitario portoghese
    .the = il Solitario portoghese
    .of = del Solitario portoghese
    .at = al Solitario portoghese
    .kind = Pianificare
    .sentence = Una Dozzina del fornaio in cui i re vanno nelle colonne vuote.
    .also = Portuguese Solitaire
family-castles-in-spain = Castelli in aria
    .the = i Castelli in aria
    .of = dei Castelli in aria
    .at = ai Castelli in aria
    .kind = Pianificare
    .sentence = Tredici colonne corte: si scende a colori alterni.
    .also = Castles in Spain
family-alpha-star = Alpha Star
    .the = Alpha Star
    .of = di Alpha Star
    .at = ad Alpha Star
    .kind = Calcolare
    .sentence = Dodici colonne, stesso seme: una scala si muove tutta insieme.
family-delta-star = Delta Star
    .the = Delta Star
    .of = di Delta Star
    .at = a Delta Star
    .kind = Calcolare
    .sentence = Dodici colonne, stesso seme: si muove una carta alla volta.
family-raglan = Raglan
    .the = Raglan
    .of = di Raglan
    .at = a Raglan
    .kind = Pianificare
    .sentence = Un Re Alberto più facile: gli assi sono già sulle basi.
family-somerset = Somerset
    .the = Somerset
    .of = di Somerset
    .at = a Somerset
    .kind = Calcolare
    .sentence = Re Alberto senza riserva: tutte le carte in dieci colonne.

## Rule sets: "game-" and the id, with the whole name. Above the table the name of the game stands large, and the form
## ".variant" after it or below it, small; where it is empty, the whole name stands there alone. ".short" is for a small
## button below the name of the game, with 16 letters at most; no two rule sets of a game have the same.

# A game by rules of a player's own. $name is the game whose rules were changed, $changes the changed rules in sentences.
own-rules = { $name }, regole di casa
    .the = { FORM($name, "the") }, regole di casa
    .of = { FORM($name, "of") }, regole di casa
    .at = { FORM($name, "at") }, regole di casa
    .kind = Regole di casa
    .sentence = { $changes }
named-rules = { $given }
    .the = { $given }
    .of = di { $given }
    .at = a { $given }
    .kind = Regole di casa
    .sentence = { $like }. { FORM($like, "sentence") }
by-own-rules = { $name } con le regole di casa.
# A game with only one rule set: the name of the game.
game-alone = { $name }
    .of = { FORM($name, "of") }
    .at = { FORM($name, "at") }
    .variant = { "" }
    .short = { $name }
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
source-canfield = Il gioco del casinò di Richard Canfield, in Italia noto anche come «Il dispettoso», nella forma più comune: qualsiasi carta scoperta si muove con quelle che ha sopra.
# For several games.
source-common-form = Il gioco nella forma più comune, quella di quasi tutte le raccolte di solitari.
source-blake-gent = Le regole sono quelle di «The Winnability of Klondike Solitaire and Many Other Patience Games», di Charlie Blake e Ian P. Gent.
source-own = Regole di casa: le regole { FORM($name, "of") } sono state cambiate.
source-tripeaks = Il gioco di Robert Hogue del 1989, con le regole del TriPeaks di Microsoft.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Undici carte per colonna. Mentre si danno le carte, un asso va subito alla base e la carta seguente prende il suo posto. Un re non può essere il coccige: va in fondo al mazzo. Puoi riempire una costola vuota con qualsiasi carta libera: dalla spina dorsale, dal pozzo, da un’altra costola o direttamente dal mazzo.
note-backbone-traditional = Dieci carte per colonna. I due mazzi si mescolano separatamente, e il secondo si distribuisce dopo il primo. Gli assi vanno subito alle basi, sia quando si danno le carte sia quando li giri dal mazzo. Un re non può essere il coccige: va in fondo al mazzo. Devi riempire subito una costola vuota, dal pozzo o dal mazzo, mai dalla spina dorsale o da un’altra costola. Quando pozzo e mazzo sono vuoti, la costola resta vuota.
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
note-golf-9 = Una partita di nove smazzate, ognuna con un solo giro del mazzo. Quando non puoi giocare altre carte, tocca il mazzo per la prossima smazzata. Le carte rimaste nelle colonne si sommano. Vinci se resti entro il par: al massimo 45 carte rimaste in tutto, in media cinque per smazzata.
note-canfield = Il mazzo si gira una carta alla volta.
note-canfield-3 = Il mazzo si gira tre carte alla volta, e solo l’ultima è libera.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Il tavolo: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }

### The guided first games. The text of a step has one or two sentences; its form "title" stands above it. There is
### little room: a title has at most 24 letters or so, a text 105.
### A card that a text names is the card to press, or one that can be seen at the end of a pile. No text says left or
### right, since the table may be mirrored.

# The title of every last step.
lesson-now-it-is-yours = Tocca a te
run-button = Avvia
undo-button = Annulla

## Backbone

lesson-backbone-1 = Due colonne, bloccate da una carta messa di traverso: il coccige. Porta alle basi tutte le 104 carte.
    .title = Smonta la spina dorsale
lesson-backbone-2 = Tocca l’otto di picche: va sul nove di picche e lascia vuota la sua costola.
    .title = Scendi nello stesso seme
lesson-backbone-3 = Su una costola vuota va qualsiasi carta. Tocca il fante di cuori, il coccige: sblocca le due colonne.
    .title = Sblocca la spina dorsale
lesson-backbone-4 = Le basi salgono nello stesso seme, dall’asso al re. Tocca il due di picche: va sul suo asso.
    .title = Dall’asso in su
lesson-backbone-5 = Tocca il mazzo per girare una carta. Poi tocca il dieci di cuori: va sul fante di cuori.
    .title = Gira il mazzo
lesson-backbone-6 = Le costole vuote sono preziose: non riempirle troppo presto. Puoi annullare tutte le mosse che vuoi.
    .title = { lesson-now-it-is-yours }

## Bridge Solitaire

lesson-bridge-1 = Giochi contro il mazzo: è lui il banco. Dichiari quante delle tredici prese farà la tua mano.
    .title = Un rubber di bridge
lesson-bridge-2 = Un seme lungo e un asso fanno prese. Tocca le cinque carte di cuori e l’asso di fiori per tenerle.
    .title = Tieni sei carte
lesson-bridge-3 = Scarti le altre sette. Premi «{ take-up-blind.sign }»: le sue sette carte si aggiungono alle tue.
    .title = { take-up-blind.sign }
lesson-bridge-4 = Il banco è passato. Con nove carte di cuori hai un ottimo atout: dichiara 1♥, cioè sette prese.
    .title = Dichiara
lesson-bridge-5 = Il banco esce con il quattro di picche. Tu non hai picche: tocca un atout, il due di cuori.
    .title = Taglia e fai presa
lesson-bridge-6 = La presa è tua, quindi esci tu. Se puoi, rispondi al seme; il resto è nelle regole.
    .title = { lesson-now-it-is-yours }

## Black Hole

lesson-black-hole-1 = L’asso di picche al centro è il buco nero. Gioca lì tutte le altre carte.
    .title = Tutto nel buco
lesson-black-hole-2 = Tocca il due di picche: vale uno in più dell’asso. Qui i semi non contano.
    .title = Su o giù di uno
lesson-black-hole-3 = Di ogni ventaglio è libera solo l’ultima carta. Tocca il tre di cuori, poi il quattro di cuori.
    .title = Continua a salire
lesson-black-hole-4 = Su fino al cinque di fiori, poi giù al quattro di picche: toccali in quest’ordine.
    .title = Cambia direzione
lesson-black-hole-5 = Re e asso vanno l’uno sull’altro. Prima di scegliere, guarda le carte che stanno sotto.
    .title = { lesson-now-it-is-yours }

## FreeCell

lesson-freecell-1 = Tutte le carte sono scoperte. Ogni seme va sulla sua base, dall’asso al re. Tocca l’asso di quadri.
    .title = Ogni seme alla sua base
lesson-freecell-2 = Tocca il due di fiori: va sul tre di cuori, che vale uno in più ed è dell’altro colore.
    .title = Nero su rosso, a scalare
lesson-freecell-3 = In una cella sta una sola carta. Tocca il fante di fiori: va in una cella e libera un asso.
    .title = Quattro celle d’appoggio
lesson-freecell-4 = Tocca l’asso di cuori. Svuota di nuovo le celle appena puoi.
    .title = A che serve una cella
lesson-freecell-5 = Con le celle libere muovi più carte insieme. Tocca il tre di cuori: va sul quattro di fiori.
    .title = Più carte insieme
lesson-freecell-6 = Cerca le carte basse e quelle che le coprono. Quasi tutte le partite si possono vincere.
    .title = { lesson-now-it-is-yours }

## Klondike

lesson-klondike-1 = Tocca l’otto di fiori: va sul nove di quadri. La carta che stava sotto si scopre.
    .title = Nero su rosso, a scalare
lesson-klondike-2 = Porta ogni seme sulla sua base, dall’asso al re. Tocca l’asso di quadri.
    .title = Prima di tutto gli assi
lesson-klondike-3 = Tocca il nove di quadri: va sul dieci di fiori e porta con sé l’otto.
    .title = La scala si muove intera
lesson-klondike-4 = Tocca il re di picche: va nella colonna vuota, e si scopre un’altra carta.
    .title = Re nelle colonne vuote
lesson-klondike-5 = Tocca il mazzo per girare una carta. Poi tocca il sette di quadri: va sull’otto di fiori.
    .title = Il resto è nel mazzo
lesson-klondike-6 = Scopri prima le carte coperte. Puoi girare tutto il mazzo quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## The Clock

lesson-clock-1 = Dodici pile per le ore, e i re al centro. Ogni carta va nella pila del suo valore.
    .title = Niente da decidere
lesson-clock-2 = Tocca dove vuoi: la donna di quadri va alle dodici, e lì si scopre la prossima carta.
    .title = La donna va alle dodici
lesson-clock-3 = Il nove di cuori va alle nove. Tocca dove vuoi.
    .title = E così via
lesson-clock-4 = Vinci se il quarto re esce per ultimo. Con «{ run-button }» il gioco va da solo; un tocco lo ferma.
    .title = { lesson-now-it-is-yours }

## Spider

lesson-spider-1 = Una scala completa va dal re all’asso in un solo seme e viene tolta subito. Per vincere ne servono otto.
    .title = Otto scale da formare
lesson-spider-2 = Tocca il nove di quadri: va sul dieci di quadri. Se il seme è lo stesso, tanto meglio.
    .title = Si scende di uno
lesson-spider-3 = Tocca il dieci di quadri: va sul fante di fiori e porta con sé il nove.
    .title = Scale di un solo seme
lesson-spider-4 = I semi possono essere diversi: tocca il due di quadri. Va sul tre di fiori, e si scopre una carta.
    .title = Scopri le carte
lesson-spider-5 = Quando non c’è di meglio, tocca il mazzo: dà una carta a ogni colonna.
    .title = Distribuisci un giro
lesson-spider-6 = Cerca di svuotare una colonna: ci va qualsiasi carta. Prima di distribuire, riempi le colonne vuote.
    .title = { lesson-now-it-is-yours }

## Seahaven Towers

lesson-seahaven-1 = Ogni seme va sulla sua base, dall’asso al re. In una torre sta una sola carta; due sono occupate.
    .title = Quattro torri
lesson-seahaven-2 = Tocca l’otto di fiori: va sul nove di fiori.
    .title = Scendi nello stesso seme
lesson-seahaven-3 = Il dieci di fiori copre un asso. Tocca il dieci: va in una torre vuota.
    .title = Usa una torre
lesson-seahaven-4 = Tocca l’asso di picche: apre la base del suo seme.
    .title = Gli assi vanno alle basi
lesson-seahaven-5 = Tocca il fante di picche: va sulla donna di picche, e la sua torre torna libera.
    .title = Svuota le torri
lesson-seahaven-6 = In una colonna vuota va solo un re. Con più torri libere muovi scale più lunghe.
    .title = { lesson-now-it-is-yours }

## Pyramid

lesson-pyramid-1 = Togli le coppie di carte libere che fanno 13. L’asso vale 1, il fante 11, la donna 12.
    .title = Coppie che fanno tredici
lesson-pyramid-2 = Il dieci e il tre di picche sono liberi. Tocca il dieci di picche: lo togli insieme al tre.
    .title = Dieci e tre
lesson-pyramid-3 = Il re di fiori non ha più niente sopra, e fa 13 da solo. Toccalo.
    .title = Il re si toglie da solo
lesson-pyramid-4 = Tocca il mazzo. L’asso di fiori fa 13 con la donna di picche: tocca l’asso.
    .title = Il mazzo aiuta
lesson-pyramid-5 = Smonta tutta la piramide. Puoi girare tutto il mazzo quante volte vuoi.
    .title = { lesson-now-it-is-yours }

## Golf

lesson-golf-1 = Gioca nel pozzo le carte che valgono uno in più o in meno di quella in cima. I semi non contano.
    .title = Su o giù di uno
lesson-golf-2 = Tocca l’otto di picche: va sul sette di fiori.
    .title = Otto su sette
lesson-golf-3 = Tocca il sette di quadri, poi il sei di fiori: ora si scende.
    .title = Cambia direzione
lesson-golf-4 = Ora sul sei di fiori non va niente. Tocca il mazzo per girare la prossima carta.
    .title = Si riparte
lesson-golf-5 = La donna di picche va sul fante di picche, poi il fante di fiori sulla donna. Toccali in quest’ordine.
    .title = Continua da lì
lesson-golf-6 = Su un re non va niente, e il mazzo si gira una volta sola. Lascia meno carte che puoi.
    .title = { lesson-now-it-is-yours }

## Canfield

lesson-canfield-1 = Le basi cominciano dal valore della prima carta: qui dalle donne. Dopo il re viene l’asso.
    .title = Dalla donna in su
lesson-canfield-2 = Tocca il dieci di fiori: va sul fante di cuori. La riserva riempie subito la colonna vuota.
    .title = Nero su rosso, a scalare
lesson-canfield-3 = La carta in cima alla riserva è libera. Tocca la donna di picche: apre una base.
    .title = La riserva
lesson-canfield-4 = Tocca il mazzo per girare una carta. Poi tocca il sette di cuori: va sull’otto di fiori.
    .title = Mazzo e pozzo
lesson-canfield-5 = Gioca prima le carte della riserva: è lì che si decide la partita.
    .title = { lesson-now-it-is-yours }

### How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] Vittoria in { $count } mossa.
   *[other] Vittoria in { $count } mosse.
}
all-home = Tutte le carte sono sulle basi.
no-more-home = Nessun’altra carta può andare alle basi.
klondike-stuck = Non puoi scoprire altre carte, né giocarne dal mazzo o dal pozzo.
all-runs-complete = Tutte le scale sono complete.
no-run-possible = Non puoi scoprire altre carte, né completare una scala.
no-run-left = Non puoi completare altre scale.
too-few-to-deal = Le carte rimaste non bastano a riempire tutte le colonne, quindi non puoi distribuire.
stock-used-up = Il mazzo è finito.
clock-won = Tutte le carte sono scoperte, e il quarto re è uscito per ultimo.
clock-stopped = Il quarto re ha fermato l’orologio.
clock-odds = Non c’è niente da decidere: riesce 1 partita su 13.
pyramid-gone = Hai smontato tutta la piramide.
peaks-gone = Hai smontato tutte le piramidi.
nothing-to-take-away = Non puoi togliere altre carte.
all-in-hole = Tutte le carte sono nel buco nero.
no-free-card-fits = Non si può giocare nessuna carta libera.
columns-cleared = Le colonne sono vuote.
golf-stuck = Il mazzo è finito e non si può giocare nessuna carta.
round-won = Hai giocato tutte e nove le smazzate e ti sono rimaste 45 carte o meno.
round-lost = Hai giocato tutte e nove le smazzate e ti sono rimaste più di 45 carte.
