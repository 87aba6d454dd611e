### Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "tre picche".
### The house is "il banco", the blind "il monte", the discard "gli scarti".

bid = { $strain ->
    [clubs] { $level ->
        [one] un fiori
       *[other] { SPELLED($level) } fiori
    }
    [diamonds] { $level ->
        [one] un quadri
       *[other] { SPELLED($level) } quadri
    }
    [hearts] { $level ->
        [one] un cuori
       *[other] { SPELLED($level) } cuori
    }
    [spades] { $level ->
        [one] un picche
       *[other] { SPELLED($level) } picche
    }
   *[no-trump] { $level ->
        [one] un senza atout
       *[other] { SPELLED($level) } senza atout
    }
}
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] SA
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } contrato
    [2] { bid } surcontrato
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } contrato
        [2] { bid.sign } surcontrato
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = Non hai in mano questa carta.
bid-first = Prima dichiara o passa.
follow-suit = Devi rispondere al seme: il banco è uscito a { suit }.
play-to-trick = Gioca una carta che hai in mano.
press-to-keep = Tocca una carta per tenerla o rimetterla giù.
joker-is-kept = I jolly devi tenerli.
six-kept-already = Hai già tenuto sei carte. Prima rimettine giù una.
keep-six-first = Prima scegli le sei carte da tenere: { $count ->
    [one] ne manca una.
   *[other] ne mancano { SPELLED($count) }.
}
kept-not-discarded = Non puoi scartare una carta che hai scelto di tenere.
next-deal-after-tricks = La prossima smazzata comincia dopo tredici prese.
rubber-is-over = Il rubber è finito.
bidding-begins-later = Prima scegli le carte da tenere, poi si dichiara.
bidding-is-over = La dichiarazione è finita.
no-such-bid = Questa dichiarazione non esiste.
house-passed-so-bid = Il banco è passato: devi dichiarare.
bid-higher = Devi superare { $bid }.
not-balanced = Puoi dichiarare senza atout solo con una 4-3-3-3, con una 3-3-3-3 e un jolly, o con una 3-3-3-2 e due jolly.
house-turn = Tocca al banco.
no-such-move = Questa carta non può andare lì.
house-turns-cards = Il banco gioca da solo le sue carte.
blind-comes-later = Prima scegli le sei carte da tenere, poi prendi il monte.
aside-stays = Le carte messe da parte restano dove sono.
trick-stays = Le prese fatte restano dove sono.
discard-stays = Le carte scartate restano dove sono.
more-to-keep = { $count ->
    [one] Ancora una da tenere.
   *[other] Ancora { SPELLED($count) } da tenere.
}

## Moves

bid-move = dichiara { $bid }
pass-move = passa
house-goes-on = il banco continua
put-back = rimetti giù { FORM($card, "the") }
keep = tieni { FORM($card, "the") }
discard-with = scarta le altre, con { FORM($card, "the") } in cima
play-card = gioca { FORM($card, "the") }
was-put-back = hai rimesso giù { FORM($card, "the") }
was-kept = hai tenuto { FORM($card, "the") }
you-play = giochi { FORM($card, "the") }
house-plays = il banco gioca { FORM($card, "the") }
house-leads = il banco esce con { FORM($card, "the") }
deal-to-choose = smazzata { $number }; le carte fra cui scegliere: { $hand }
your-hand-and-call = la tua mano: { $hand }; { $call }
house-bids = il banco dichiara { $bid }
house-passes = il banco passa
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] il contratto è { $contract }, giochi tu; { tricks-needed }
   *[house] il contratto è { $contract }, gioca il banco; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] serve una presa
   *[other] servono { SPELLED($needed) } prese
}
trick-won = { $side ->
    [you] la presa è tua: tu { $yours }, il banco { $theirs }
   *[house] la presa è del banco: tu { $yours }, il banco { $theirs }
}
turned-aside-cards = da parte: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] il mazzo è finito, quindi la tua ultima carta fa presa: { LIST($cards, "comma") }
   *[other] il mazzo è finito, quindi ogni carta che ti resta in mano fa presa: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "for".
honours = onori
    .sheet = onori
    .for = per gli onori
overtricks = { $count ->
    [one] una presa in più
   *[other] { SPELLED($count) } prese in più
}
    .sheet = { overtricks }
    .for = per { overtricks }
undertricks = { $count ->
    [one] una presa in meno
   *[other] { SPELLED($count) } prese in meno
}
    .sheet = { undertricks }
    .for = per { undertricks }
insult = contro mantenuto
    .sheet = contro mantenuto
    .for = per il contro mantenuto
small-slam = piccolo slam
    .sheet = piccolo slam
    .for = per il piccolo slam
grand-slam = grande slam
    .sheet = grande slam
    .for = per il grande slam
rubber-bonus = rubber
    .sheet = rubber
    .for = per il rubber
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } sotto la linea
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] tu segni { LIST($entries, "comma") }
   *[house] il banco segna { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] mantenuto
       *[other] mantenuto con { overtricks-made }
    }
    [one] caduto di una presa
   *[other] caduto di { SPELLED($missing) } prese
}
overtricks-made = { $margin ->
    [one] una presa in più
   *[other] { SPELLED($margin) } prese in più
}
deal-scored = { $side ->
    [you] il tuo contratto, { $contract }, { outcome }: { LIST($scored, "semicolon") }
   *[house] il contratto del banco, { $contract }, { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Totale: tu { $yours }, il banco { $theirs }. Vince il rubber chi ha più punti.
vulnerable = { $who ->
    [nobody] Tutti in prima
    [you] Tu in zona
    [house] Banco in zona
   *[both] Tutti in zona
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = scarti
caption-house = banco
caption-aside = da parte
caption-you = tu
caption-your-card = la tua carta
caption-your-lead = esci tu
kept-of-six = Tenute: { $count } su 6
    .sign = { kept-of-six }
deal-number = Smazzata { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Tuo: { $contract }
   *[house] Del banco: { $contract }
}
    .sign = { $side ->
        [you] Tuo: { FORM($contract, "sign") }
       *[house] Del banco: { FORM($contract, "sign") }
    }
house-has-bid = Il banco dichiara { $bid }
    .sign = Il banco dichiara { FORM($bid, "sign") }
house-has-passed = Il banco passa
    .sign = Il banco passa
tricks-of-needed = { $side ->
    [you] Tu { $count } su { $needed }
   *[house] Banco { $count } su { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Tu { $count }
   *[house] Banco { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] Fai presa con { FORM($card, "the") }: { $reason }.
   *[house] Il banco fa presa con { FORM($card, "the") }: { $reason }.
}
    .sign = { $side ->
        [you] Fai presa con { FORM($card, "sign") }: { $reason }.
       *[house] Il banco fa presa con { FORM($card, "sign") }: { $reason }.
    }
win-stock-used-up = La presa è tua: il mazzo è finito.
    .sign = La presa è tua: il mazzo è finito.
win-unanswered = La presa è tua: il banco non ha potuto giocare.
    .sign = La presa è tua: il banco non ha potuto giocare.
on-joker-led = hai risposto al jolly del banco
two-jokers = tutte e due le carte sono jolly
house-takes-jokers = ogni presa con un jolly va al banco
higher-card = è la carta più alta
a-trump = è un atout
other-suit = l’altra carta non risponde al seme

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Tieni sei carte: { $count ->
    [one] ne manca una
   *[other] ne mancano { SPELLED($count) }
}
    .sign = { keep-six-cards }
then-the-blind = Poi prendi le sette carte del monte.
take-up-blind = Prendi il monte
    .sign = Prendi il monte
take-up-blind-with = prendi il monte, con { FORM($card, "the") } in cima agli scarti
six-are-kept = Sei carte tenute
    .sign = Sei carte tenute
will-lie-on-discard = La carta in cima agli scarti sarà { FORM($card, "sign") } e resterà visibile. Se ne preferisci un’altra, tocca prima quella e poi gli scarti.
next-deal-button = Prossima smazzata
    .sign = Prossima smazzata
deal-result = { $side ->
    [you] Il tuo contratto, { $contract }: { $outcome }
   *[house] Il contratto del banco, { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Il tuo { FORM($contract, "sign") }: { $outcome }
       *[house] { FORM($contract, "sign") } del banco: { $outcome }
    }
deal-in-table = { $side ->
    [you] Tuo: { FORM($contract, "sign") }, { $outcome }
   *[house] Del banco: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = Il banco dichiara { $bid }
    .sign = Il banco dichiara { FORM($bid, "sign") }
house-passes-title = Il banco passa
    .sign = Il banco passa
pass-button = Passo
    .sign = Passo
pass-words = passo: gioca il banco
bid-higher-or-pass = Supera la dichiarazione, o passa.
so-you-bid = Quindi devi dichiarare.
joker-doubles = { $count ->
    [one] Un jolly: contro
   *[other] Due jolly: surcontro
}
makes-game = fa manche
points-legend = { $doubled ->
    [1] punti sotto la linea, con il contro
    [2] punti sotto la linea, con il surcontro
   *[0] punti sotto la linea
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } sotto la linea, fa manche e rubber
    [game] { $contract }: { $points } sotto la linea, fa manche
   *[none] { $contract }: { $points } sotto la linea
}
worth-made = { $gain ->
    [rubber] Mantenuto: { points-made }; fa manche e rubber.
    [game] Mantenuto: { points-made }; fa manche.
   *[none] Mantenuto: { points-made }.
}
points-made = { $above ->
    [0] { $below } sotto la linea
   *[other] { $below } sotto la linea, { $above } sopra
}
worth-short = Una presa in meno: { $one } al banco; due: { $two }.
worth-honours = Onori: { $points } in ogni caso.
contract-needs = { $contract }: { SPELLED($needed) } prese su tredici
    .sign = { FORM($contract, "sign") }: { $needed } prese su { $all }

## The score sheet and how the house counts

score-sheet = Segnapunti
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Punti +{ $points }
    [behind] Punti −{ $points }
   *[even] Punti
}
    .sign = { score-lead }
games-won = Manche vinte: tu { games-of-yours }, il banco { games-of-theirs }.
games-of-yours = { $yours ->
    [0] nessuna
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] nessuna
   *[other] { SPELLED($theirs) }
}
part-scores = Punti per la prossima manche: tu { $yours }, il banco { $theirs }.
above-the-line = Sopra la linea
below-the-line = Sotto la linea
total = { $points }
column-you = Tu
column-house = Banco
column-the-house = Il banco
column-deal = Smazzata
column-contract = Contratto
column-suit = Seme
column-rounds = Giro per giro
column-tricks = Prese
call-of-the-house = La dichiarazione del banco
why-bid = Perché { $bid }?
    .sign = Perché { FORM($bid, "sign") }?
why-pass = Perché passa?
    .sign = Perché passa?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] La tua mano non ha prese sicure. Sei meno zero fa sei, quindi { $call }.
    [one] La tua mano ha una presa sicura. Sei meno uno fa cinque, quindi { $call }.
   *[other] { $level ->
        [0] La tua mano ha { SPELLED($count) } prese sicure. Togliendole da sei non resta niente, quindi { $call }.
        [1] La tua mano ha { SPELLED($count) } prese sicure. Sei meno { SPELLED($count) } fa uno, quindi { $call }.
       *[other] La tua mano ha { SPELLED($count) } prese sicure. Sei meno { SPELLED($count) } fa { SPELLED($level) }, quindi { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] Il suo seme è { suit }, il tuo più corto: { held-of-suit }.
   *[passes] Il suo seme sarebbe { suit }, il tuo più corto: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] Il suo seme è { suit }. I tuoi semi più corti sono { LIST($suits, "and") }, { held-of-each }; il più basso è { suit }.
   *[passes] Il suo seme sarebbe { suit }. I tuoi semi più corti sono { LIST($suits, "and") }, { held-of-each }; il più basso è { suit }.
}
held-of-suit = { $held ->
    [0] nessuna carta
    [one] una carta
   *[other] { SPELLED($held) } carte
}
held-of-each = { $held ->
    [0] senza carte
    [one] una carta ciascuno
   *[other] { SPELLED($held) } carte ciascuno
}
how-counted = Ogni seme si conta come se il banco avesse tutte le altre carte del seme. Finché la tua carta più alta batte la più alta del banco, fa presa. Quando non la batte, la tua più bassa perde con la più alta del banco.
rounds = { LIST($rounds, "comma") }
you-hold-none = non ne hai
rank-wins = tu vinci con { $mine }
rank-beats = tu batti { $theirs } con { $mine }
rank-loses = il banco batte { $mine } con { $theirs }

## What was possible in a deal, with every card known

study-button = Analisi
    .sign = Analisi
study-title = Che cosa si poteva fare
study-known = A carte viste, potevi fare al massimo queste prese:
column-trumps = Atout
column-you-declare = Giochi tu
column-house-declares = Gioca il banco
no-trump-name = Senza atout
column-call = Dichiarazione
column-points = Punti
study-best-call = La migliore
study-your-call = La tua
study-no-cost = Nessuna delle tue carte ti è costata una presa.
column-trick = Presa
column-your-card = La tua carta
column-better-card = Meglio
study-costs = { $count ->
    [one] Hai regalato una presa:
   *[other] Hai regalato { SPELLED($count) } prese:
}
card-cost = { $count ->
    [one] Questa carta ti è costata una presa; era meglio { FORM($card, "the") }.
   *[other] Questa carta ti è costata { SPELLED($count) } prese; era meglio { FORM($card, "the") }.
}
