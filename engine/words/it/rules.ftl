# What the rules page says besides the rules that all rule sets of a game share.

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
