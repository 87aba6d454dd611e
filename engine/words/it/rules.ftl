# What the rules page says besides the rules that all rule sets of a game share.

## Where the rules come from: the end of the page

source-heading = Fonte
source-backbone = Una guida attuale al solitario Backbone, con undici carte per colonna; Solitaire Forever II attribuisce questa forma a David Parlett.
source-backbone-traditional = Il capitolo «Backbone Patience (with two whist packs)» di un libro di solitari dell'età vittoriana; Solitaire Forever II cita per questa forma Mary Whitmore Jones e Basil Dalton.
source-backbone-aisleriot = La pagina di manuale di Backbone in AisleRiot di GNOME, di Vincent Povirk (2005).
source-bridge = Il gioco di Stephen Rogers del 2016, nella versione di Denexa Games; il punteggio è quello della partita libera (rubber bridge).
source-black-hole = Il gioco di David Parlett del 1979, da «The Penguin Book of Patience».
source-freecell = Il gioco di Paul Alfille, con le partite di Microsoft FreeCell.
source-klondike = Il gioco come si fa di solito; le carte delle basi possono tornare indietro.
source-klondike-3 = Il gioco come si fa di solito, a tre carte per volta; le carte delle basi possono tornare indietro.
source-klondike-1x3 = Una regola diffusa: una carta per volta, tre giri.
source-klondike-3x3 = Una regola diffusa: tre carte per volta, tre giri.
source-clock = Il gioco tradizionale, in inglese noto anche come Clock Patience.
source-spider = Il gioco nella forma più comune; uno e due semi come nello Spider di Microsoft.
source-seahaven = Il gioco di Art Cabral del 1988, in inglese Seahaven Towers.
source-pyramid = Il gioco nella forma più comune, con tutti i giri che vuoi.
source-pyramid-tut = La variante nota in inglese come King Tut o Tut's Tomb.
source-golf = Il gioco nella forma severa: su un re niente, su un asso solo un due.
source-golf-9 = Il gioco severo in una serie di nove smazzate; il par di cinque carte per smazzata è quello d'uso comune.
source-canfield = Il gioco del casinò di Richard Canfield, in Italia noto anche come «Il dispettoso», nella forma più comune: ogni carta scoperta si muove con quelle che ha sopra.

## What is special about one of several rule sets of a game. It stands below the name of the rule set.

note-backbone = Undici carte per colonna. Un asso che nella distribuzione capita nella spina dorsale o su una costola va subito alla base e la carta seguente prende il suo posto; un re non resta coccige, ma va in fondo al tallone. Uno spazio si può riempire con qualsiasi carta libera: dalla spina dorsale, dal pozzo, da un'altra costola o direttamente dal tallone.
note-backbone-traditional = Dieci coppie e il coccige. I due mazzi si mescolano separatamente e il secondo si distribuisce dopo il primo. Gli assi che escono nella distribuzione vanno subito alle basi, e anche dopo un asso girato dal tallone ci va da sé; un re non resta coccige, ma va in fondo al tallone. Uno spazio si deve riempire subito dal pozzo o dal tallone, a tua scelta, e mai dalla spina dorsale o dalle costole; quando pozzo e tallone sono esauriti resta vuoto.
note-backbone-aisleriot = Nove carte per colonna, nell'ordine in cui escono: nessun asso va alla base da sé e il coccige può essere un re. Uno spazio si può riempire dal pozzo o da un'altra costola, mai dalla spina dorsale: un re che si trova lì può andarsene solo su una donna che è già sulla base.
note-klondike = Il tallone si gira una carta alla volta, per tutti i giri che vuoi.
note-klondike-3 = Il tallone si gira tre carte alla volta, e l'ultima è libera; per tutti i giri che vuoi.
note-klondike-1x3 = Il tallone si gira una carta alla volta, per tre giri al massimo.
note-klondike-3x3 = Il tallone si gira tre carte alla volta, e l'ultima è libera; per tre giri al massimo.
note-spider = Contano tutti e quattro i semi.
note-spider-2 = Ci sono solo picche e cuori, 52 per seme.
note-spider-1 = Tutte le carte sono di picche, quindi ogni scala si muove intera.
note-pyramid = Una carta è libera solo quando non ha nulla sopra.
note-pyramid-tut = Una carta coperta soltanto da quella con cui fa coppia è libera per quella coppia.
note-golf = Una smazzata, vinta quando non resta nessuna carta.
note-golf-9 = Una serie di nove smazzate, ognuna con un giro di tallone. Le carte rimaste nelle colonne si sommano di smazzata in smazzata. Quando non si può giocare più nulla, tocca il tallone per la prossima smazzata. La serie è vinta con il par o meglio: 45 carte rimaste in tutto, cinque per smazzata.
note-canfield = Il tallone si gira una carta alla volta.
note-canfield-3 = Il tallone si gira tre carte alla volta, e l'ultima è libera.

## Pictures in the rules

# $piles are the names of the piles in the picture.
picture-of-table = Il tavolo: { LIST($piles, "and") }.
# The name of a pile, or what stands below the picture of a move: words of the rules, so in this language already.
as-in-rules = { $words }
