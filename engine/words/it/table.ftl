### The names of cards and places. Forms of every card and place: ".the" with the article (il mazzo), ".on" after "su"
### or where a card is laid (sul mazzo), ".gender", which is written out, since a player may type all other forms to
### find a card. A place where one says that there is no card, not that it is empty, has "none" or "card", the coccyx
### "gone" and a card of the pyramid "removed": see the message "empty". Places also have
### ".to" (al mazzo, nella cella 1), and those from which a space is filled ".from" (dal mazzo).

# Piles with numbers in a row.
columns-from-to = colonne da { $first } a { $last }
    .to = sulle colonne da { $first } a { $last }
    .from = dalle colonne da { $first } a { $last }
fans-from-to = ventagli da { $first } a { $last }
    .to = sui ventagli da { $first } a { $last }
    .from = dai ventagli da { $first } a { $last }
cells-from-to = celle da { $first } a { $last }
    .to = nelle celle da { $first } a { $last }
    .from = dalle celle da { $first } a { $last }
towers-from-to = torri da { $first } a { $last }
    .to = nelle torri da { $first } a { $last }
    .from = dalle torri da { $first } a { $last }

## Cards

# $rank is 1 for the ace to 13 for the king.
rank = { $rank ->
    [1] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] fante
    [12] donna
   *[13] re
}
    .the = { $rank ->
        [1] l’asso
        [8] l’otto
        [12] la donna
       *[other] il { rank }
    }
    .on = { $rank ->
        [1] sull’asso
        [8] sull’otto
        [12] sulla donna
       *[other] sul { rank }
    }
    .from = { $rank ->
        [1] dall’asso
        [8] dall’otto
        [12] dalla donna
       *[other] dal { rank }
    }
    .a = { $rank ->
        [12] una donna
       *[other] un { rank }
    }
    .gender = { $rank ->
        [12] feminine
       *[other] masculine
    }
    .also = { $rank ->
        [11] jack
        [12] regina
       *[other] { rank }
    }
suit = { $suit ->
    [clubs] fiori
    [diamonds] quadri
    [hearts] cuori
   *[spades] picche
}
    .letter = { $suit ->
        [clubs] f
        [diamonds] q
        [hearts] c
       *[spades] p
    }
# The forms ".also", ".letters" and ".national" are for the search of a card: what players type besides its name, such
# as "regina di fiori", "qf" and "df". Without them the "f" would be taken for the jack, which is F, too.
card = { rank } di { suit }
    .also = { rank.also } di { suit }
    .letters = { rank-sign }{ suit.letter }
    .national = { rank-sign-national }{ suit.letter }
    .the = { rank.the } di { suit }
    .on = { rank.on } di { suit }
    .gender = { rank.gender }
    .sign = { rank-sign }{ suit-sign }
rank-sign = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
# The letters that stand on the cards of the country.
rank-sign-national = { $rank ->
    [1] A
    [11] F
    [12] D
    [13] R
   *[other] { $rank }
}
suit-sign = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
joker = jolly
    .the = il jolly
    .on = sul jolly
    .gender = masculine
    .sign = jolly
face-down-card = carta coperta
    .the = la carta coperta
    .on = sulla carta coperta
    .gender = feminine
    .sign = carta coperta

## Sets of cards, as in "Only a red eight goes there"

any-card = una carta qualsiasi
no-card = nessuna carta
card-of-rank = { rank.a }
# $colour is "red" or "black".
card-of-colour = { $colour ->
    [red] { $rank ->
        [12] una donna rossa
       *[other] un { rank } rosso
    }
   *[black] { $rank ->
        [12] una donna nera
       *[other] un { rank } nero
    }
}
# $suits are one suit or three, in words.
card-of-suits = { rank.the } di { LIST($suits, "or") }
one-of = { LIST($cards, "or") }

## Places that many games have

stock = mazzo
    .the = il mazzo
    .to = nel mazzo
    .on = sul mazzo
    .from = dal mazzo
    .gender = masculine
waste = pozzo
    .the = il pozzo
    .to = nel pozzo
    .on = nel pozzo
    .from = dal pozzo
    .gender = masculine
reserve = riserva
    .the = la riserva
    .to = nella riserva
    .on = nella riserva
    .from = dalla riserva
    .gender = feminine
reserve-number = { reserve } { $number }
    .the = { reserve.the } { $number }
    .to = { reserve.to } { $number }
    .on = { reserve.on } { $number }
    .from = { reserve.from } { $number }
    .gender = feminine
foundation-of = base di { suit }
    .the = la base di { suit }
    .to = sulla base di { suit }
    .on = sulla base di { suit }
    .from = dalla base di { suit }
    .gender = feminine
column-number = colonna { $number }
    .the = la colonna { $number }
    .to = sulla colonna { $number }
    .on = sulla colonna { $number }
    .from = dalla colonna { $number }
    .gender = feminine
cell-number = cella { $number }
    .the = la cella { $number }
    .to = nella cella { $number }
    .on = nella cella { $number }
    .from = dalla cella { $number }
    .gender = feminine
redeals = giri rimasti
    .the = i giri rimasti
    .to = ai giri rimasti
    .on = sui giri rimasti
    .from = dai giri rimasti
    .gender = masculine-plural

## Places of single games

first-foundation-of = prima base di { suit }
    .the = la prima base di { suit }
    .to = sulla prima base di { suit }
    .on = sulla prima base di { suit }
    .from = dalla prima base di { suit }
    .gender = feminine
second-foundation-of = seconda base di { suit }
    .the = la seconda base di { suit }
    .to = sulla seconda base di { suit }
    .on = sulla seconda base di { suit }
    .from = dalla seconda base di { suit }
    .gender = feminine
left-spine = colonna sinistra della spina dorsale
    .the = la colonna sinistra della spina dorsale
    .to = sulla colonna sinistra della spina dorsale
    .on = sulla colonna sinistra della spina dorsale
    .from = dalla colonna sinistra della spina dorsale
    .gender = feminine
right-spine = colonna destra della spina dorsale
    .the = la colonna destra della spina dorsale
    .to = sulla colonna destra della spina dorsale
    .on = sulla colonna destra della spina dorsale
    .from = dalla colonna destra della spina dorsale
    .gender = feminine
coccyx = coccige
    .the = il coccige
    .to = sul coccige
    .on = sul coccige
    .from = dal coccige
    .gender = gone
# $number counts the ribs of a side from the top, 1 to 4.
left-rib = { rib-height } costola a sinistra
    .the = la { rib-height } costola a sinistra
    .to = sulla { rib-height } costola a sinistra
    .on = sulla { rib-height } costola a sinistra
    .from = dalla { rib-height } costola a sinistra
    .gender = feminine
right-rib = { rib-height } costola a destra
    .the = la { rib-height } costola a destra
    .to = sulla { rib-height } costola a destra
    .on = sulla { rib-height } costola a destra
    .from = dalla { rib-height } costola a destra
    .gender = feminine
rib-height = { $number ->
    [1] prima
    [2] seconda
    [3] terza
   *[4] quarta
}
black-hole = buco nero
    .the = il buco nero
    .to = nel buco nero
    .on = nel buco nero
    .from = dal buco nero
    .gender = masculine
fan-number = ventaglio { $number }
    .the = il ventaglio { $number }
    .to = sul ventaglio { $number }
    .on = sul ventaglio { $number }
    .from = dal ventaglio { $number }
    .gender = masculine
run-number = posto per la scala { $number }
    .the = il posto per la scala { $number }
    .to = nel posto per la scala { $number }
    .on = nel posto per la scala { $number }
    .from = dal posto per la scala { $number }
    .gender = masculine
tower-number = torre { $number }
    .the = la torre { $number }
    .to = nella torre { $number }
    .on = nella torre { $number }
    .from = dalla torre { $number }
    .gender = feminine
pyramid-place = fila { $row } carta { $number }
    .the = la carta { $number } della fila { $row }
    .to = sulla carta { $number } della fila { $row }
    .on = sulla carta { $number } della fila { $row }
    .from = dalla carta { $number } della fila { $row }
    .gender = removed
taken-away = carte tolte
    .the = le carte tolte
    .to = fra le carte tolte
    .on = fra le carte tolte
    .from = dalle carte tolte
    .gender = card
hour = ore { $number }
    .the = { $number ->
        [1] l’una
       *[other] le { $number }
    }
    .to = { $number ->
        [1] all’una
       *[other] alle { $number }
    }
    .on = { $number ->
        [1] sull’una
       *[other] sulle { $number }
    }
    .from = { $number ->
        [1] dall’una
       *[other] dalle { $number }
    }
    .gender = feminine-plural
middle = centro
    .the = il centro
    .to = al centro
    .on = al centro
    .from = dal centro
    .gender = masculine
# In The Clock: where the card lies that was turned up, and has to go to its hour.
hand-of-clock = mano
    .the = la mano
    .to = in mano
    .on = in mano
    .from = dalla mano
    .gender = feminine

## Bridge Solitaire

# The cards of the player.
hand = mano
    .the = la tua mano
    .to = nella tua mano
    .on = nella tua mano
    .from = dalla tua mano
    .gender = feminine
blind = monte
    .the = il monte
    .to = nel monte
    .on = nel monte
    .from = dal monte
    .gender = masculine
discard = scarti
    .the = gli scarti
    .to = agli scarti
    .on = sugli scarti
    .from = dagli scarti
    .gender = masculine-plural
house-card = carta del banco
    .the = la carta del banco
    .to = sulla carta del banco
    .on = sulla carta del banco
    .from = dalla carta del banco
    .gender = card
your-card = la tua carta
    .the = la tua carta
    .to = sulla tua carta
    .on = sulla tua carta
    .from = dalla tua carta
    .gender = card
turned-aside = carte messe da parte
    .the = le carte messe da parte
    .to = fra le carte messe da parte
    .on = fra le carte messe da parte
    .from = dalle carte messe da parte
    .gender = card
house-tricks = prese del banco
    .the = le prese del banco
    .to = fra le prese del banco
    .on = fra le prese del banco
    .from = dalle prese del banco
    .gender = card
your-tricks = le tue prese
    .the = le tue prese
    .to = fra le tue prese
    .on = fra le tue prese
    .from = dalle tue prese
    .gender = card

## Counts, which only the command line shows

cards-kept = carte tenute
    .gender = none
house-call = dichiarazione del banco
    .gender = none
contract = contratto
    .gender = none
side-on-lead = chi esce
    .gender = none
tricks-played = prese giocate
    .gender = none
deals-of-rubber = smazzate del rubber
    .gender = none
rubber-number = numero del rubber
    .gender = none
deal-of-round = smazzata della partita
    .gender = none
cards-left-before = carte rimaste nelle smazzate precedenti
    .gender = none
round-number = numero della partita
    .gender = none

### What is on the table and what is done there, in words: labels of piles, and what the keys say.

moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
# Something said as a sentence, and several.
statement = { UPPER($what) }.
statements = { LIST($parts, "full-stop") }.
told = { LIST($parts, "full-stop") }
# $title is the name of the game, $noun what its deals are called.
deal-title = { $noun ->
    [rubber] { $title }, rubber { $number }
   *[deal] { $title }, partita { $number }
}
score-standard-counts = Guadagni 10 punti per ogni carta portata alle basi, 5 per ogni carta che va dal pozzo a una colonna e 5 per ogni carta scoperta. Perdi 15 punti per ogni carta ripresa dalle basi, e 100 per ogni nuovo giro se il mazzo si gira una carta alla volta.
score-vegas-counts = Il mazzo ti costa 52 punti, e ogni carta sulle basi te ne rende 5. Puoi fare tanti giri quanti ne permette la variante.
score-500-counts = Parti da 500 punti. Ogni scala completata ne vale 100; ogni mossa e ogni annullamento ne costa 1.

## A pile, such as "Column 3, 7 cards, 4 face down, nine of hearts, run of 2"

# $facts are those below, and names of cards.
pile = { UPPER($place) }, { LIST($facts, "comma") }
pile-none = { UPPER($place) }: nessuna
pile-tricks = { UPPER($place) }: { $count }
empty = { FORM($place, "gender") ->
    [feminine] vuota
    [masculine] vuoto
    [card] nessuna
    [removed] tolta
    [gone] non c’è più
   *[other] nessuna carta
}
face-down-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
run-of = scala di { $length }
locked = { FORM($place, "gender") ->
    [masculine] bloccato
   *[feminine] bloccata
}
covered = sotto { LIST($cards, "and", "the") }
pairs-with-cover = con cui fa coppia
# $noun is what the game calls it when the stock is gone through, or filled again.
passes-left = { $noun ->
    [deal] { $count ->
        [one] ancora una smazzata dopo questa
       *[other] ancora { SPELLED($count) } smazzate dopo questa
    }
   *[pass] { $count ->
        [one] ancora un giro dopo questo
       *[other] ancora { SPELLED($count) } giri dopo questo
    }
}
card-kept = { $card }, { FORM($card, "gender") ->
    [feminine] tenuta
   *[masculine] tenuto
}

## All the cards of a pile

pile-is-empty = { FORM($place, "gender") ->
    [feminine] { UPPER(place-now-empty) }.
    [masculine] { UPPER(place-now-empty) }.
    [card] { UPPER($place) }: nessuna.
    [removed] { UPPER($place) }: tolta.
    [gone] { UPPER(place-now-empty) }.
   *[other] { UPPER($place) }: nessuna carta.
}
pile-is-none = { UPPER($place) }: nessuna.
pile-face-down = { UPPER($place) }: { $count ->
    [one] { cards } coperta.
   *[other] { cards } coperte.
}
pile-from-open-end = { UPPER($place) }, dalla carta in cima: { LIST($cards, "comma") }.
cards-face-down = { $count ->
    [one] { cards } coperta
   *[other] { cards } coperte
}
hand-holds = { UPPER($place) }: { $hand }.
kept-cards = Carte tenute: { LIST($cards, "comma") }.

## The table in few words: the cards at the open ends, by kind of pile

open-cards = { $pile ->
    [foundation] sulle basi: { LIST($cards, "comma") }
    [cell] celle: { LIST($cards, "comma") }
    [tower] torri: { LIST($cards, "comma") }
    [backbone] spina dorsale: { LIST($cards, "comma") }
    [reserve] riserva: { LIST($cards, "comma") }
    [place] carte libere: { LIST($cards, "comma") }
    [one] { $place }: { LIST($cards, "comma") }
   *[column] carte in cima: { LIST($cards, "comma") }
}
some-empty = { $pile ->
    [rib] { $count ->
        [one] una costola vuota
       *[other] { SPELLED($count) } costole vuote
    }
    [fan] { $count ->
        [one] un ventaglio vuoto
       *[other] { SPELLED($count) } ventagli vuoti
    }
    [cell] { $count ->
        [one] una vuota
       *[other] { SPELLED($count) } vuote
    }
    [tower] { $count ->
        [one] una vuota
       *[other] { SPELLED($count) } vuote
    }
    [place] { $count ->
        [one] una tolta
       *[other] { SPELLED($count) } tolte
    }
   *[column] { $count ->
        [one] una colonna vuota
       *[other] { SPELLED($count) } colonne vuote
    }
}
hand-by-suit = { $place }: { $hand }
cards-can-move = { $count ->
    [one] puoi muovere { $count } carta
   *[other] puoi muovere { $count } carte
}
stock-can-be-turned = puoi girare il mazzo
next-deal-can-begin = puoi cominciare la prossima smazzata
call-can-be-made = puoi dichiarare
no-move-left = Non hai più mosse.
possible-moves = { moves }: { LIST($moves, "semicolon") }.

## A hand, such as "spades ace, nine; no hearts; a joker"

suit-of-hand = { suit } { LIST($ranks, "comma") }
no-suit-in-hand = niente { suit }
jokers-in-hand = { $count ->
    [one] un jolly
   *[other] i due jolly
}

## What a move does, to follow the name of a card

card-home = { $card } alla base
card-with-others = { $card } con { $count ->
    [one] un’altra carta
   *[other] altre { SPELLED($count) } carte
}
cards-to = { $cards } { FORM($place, "to") }
uncovered = si libera { FORM($card, "the") }
freed = si libera { FORM($card, "the") }
place-now-empty = { FORM($place, "gender") ->
    [feminine] { FORM($place, "the") } è vuota
    [feminine-plural] { FORM($place, "to") } non c’è più nessuna carta
    [masculine-plural] { FORM($place, "the") } sono vuoti
    [card] { $place }: nessuna
    [removed] { FORM($place, "the") } è stata tolta
    [gone] { FORM($place, "the") } non c’è più
   *[masculine] { FORM($place, "the") } è vuoto
}
turn-a-card = gira una carta
stock-to = dal mazzo { FORM($place, "to") }
waste-turned-over = pozzo ribaltato, { cards } di nuovo nel mazzo
waste-turned-over-last = pozzo ribaltato per l’ultima volta, { cards } di nuovo nel mazzo
# The same as a move that can be made, or that was taken back.
turn-waste-over = ribalta il pozzo, { cards } di nuovo nel mazzo
turn-waste-over-last = ribalta il pozzo per l’ultima volta, { cards } di nuovo nel mazzo
turned = esce { FORM($card, "the") }
turned-on = esce { FORM($card, "the") }, sopra { LIST($cards, "and-only", "the") }

capital = { UPPER($what) }
score = { $scored ->
    [left] { $points } { $points ->
        [one] rimasta
       *[other] rimaste
    }
    [shown] { $points } { $points ->
        [one] scoperta
       *[other] scoperte
    }
    [ahead] { $points } di vantaggio
    [runs] { $points ->
        [one] { $points } scala
       *[other] { $points } scale
    }
   *[home] { $points } sulle basi
}
behind = { $points } di svantaggio

## Where a card is

# $count is how many cards lie on it.
found-at = { $count ->
    [0] { $place }, in cima
    [one] { $place }, sotto una carta
   *[other] { $place }, sotto { SPELLED($count) } carte
}
card-found = { UPPER($card) }: { LIST($places, "semicolon") }.
card-not-in-sight = { UPPER($card) }: non si vede.
card-at = { $card }, { $place }
stock-count = { $count }
stock-and-redeals = { $count } ↻

### What a move did, and what can be seen on the table: parts of a sentence.

card-to = { $card } { FORM($place, "to") }
turned-up = si scopre { FORM($card, "the") }
# $count is the number of the cards: a king alone, or a pair, of which one card at least is masculine.
cards-taken-away = { $count ->
    [one] tolto { LIST($cards, "and", "the") }
   *[other] tolti { LIST($cards, "and", "the") }
}
take-cards-away = togli { LIST($cards, "and", "the") }
on-waste-now = ora in cima al pozzo c’è { FORM($card, "the") }
next-deal = prossima smazzata
next-deal-of-round = prossima smazzata
deal-begins = smazzata { $deal }; { $left ->
    [one] finora { $left } carta rimasta
   *[other] finora { $left } carte rimaste
}
card-to-every-column = una carta su ogni colonna
dealt-to-columns = una carta su ogni colonna: { LIST($cards, "comma") }
run-complete = scala di { suit } completa

# Beside the piles

begins-with = { rank.from }
in-reserve = { $count } in riserva
run-and-next = Scala di { $length } · poi: { LIST($ranks, "or") }
run-ends = Scala di { $length } · non ci va niente
# Which deal of a round of Golf it is; it stands after "Partita 4711".
standing-of-round = { $number } di { $count }
deals-left = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}

### What joins the parts of a list; "last" joins the last two.

list-and = { ", " }
    .last = { " e " }
# Names of a few things, without a comma.
list-and-only = { " e " }
    .last = { " e " }
# A few clauses, such as "una carta va alla base e si svuota una colonna".
list-clauses = { ", " }
    .last = { " e " }
list-or = { ", " }
    .last = { " o " }
list-comma = { ", " }
    .last = { ", " }
list-full-stop = { ". " }
    .last = { ". " }
list-semicolon = { "; " }
    .last = { "; " }
list-sentence = { " " }
    .last = { " " }

# Parts of a sentence, and whole sentences, one after the other.
clauses = { LIST($parts, "semicolon") }
sentences = { LIST($parts, "sentence") }

# A number in a sentence. All that is counted so is feminine: carte, mosse, prese, celle, torri, partite, vittorie.
spelled = { $number ->
    [0] nessuna
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
    [13] tredici
    [14] quattordici
    [15] quindici
    [16] sedici
    [17] diciassette
    [18] diciotto
    [19] diciannove
    [20] venti
   *[other] { $number }
}
