### Bridge Solitaire. A form ".sign" is for reading with the eyes: it has "3♠" in place of "tres picas".

bid = { $strain ->
    [clubs] { $level ->
        [one] un trébol
       *[other] { SPELLED($level) } tréboles
    }
    [diamonds] { $level ->
        [one] un diamante
       *[other] { SPELLED($level) } diamantes
    }
    [hearts] { $level ->
        [one] un corazón
       *[other] { SPELLED($level) } corazones
    }
    [spades] { $level ->
        [one] una pica
       *[other] { SPELLED($level) } picas
    }
   *[no-trump] { $level ->
        [one] un sin triunfo
       *[other] { SPELLED($level) } sin triunfo
    }
}
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] ST
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } doblado
    [2] { bid } redoblado
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } doblado
        [2] { bid.sign } redoblado
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = Esa carta no está en tu mano.
bid-first = Primero subasta o pasa.
follow-suit = Tienes que asistir: la casa ha salido de { suit }.
play-to-trick = Juega una carta de tu mano a la baza.
press-to-keep = Pulsa una carta para conservarla o devolverla.
joker-is-kept = Tienes que conservar los comodines.
six-kept-already = Ya conservas seis cartas. Devuelve antes una de ellas.
keep-six-first = Primero conserva seis cartas: { $count ->
    [one] falta una
   *[other] faltan { SPELLED($count) }
}.
kept-not-discarded = No puedes descartar una carta que conservas.
next-deal-after-tricks = La siguiente mano empieza después de las trece bazas.
rubber-is-over = El rubber ha terminado.
bidding-begins-later = La subasta empezará cuando hayas elegido tu mano.
bidding-is-over = La subasta ha terminado.
no-such-bid = Esa voz no existe.
house-passed-so-bid = La casa ha pasado, así que tienes que subastar.
bid-higher = Subasta más alto que { $bid }.
not-balanced = Solo puedes subastar sin triunfo con 4‑3‑3‑3, con 3‑3‑3‑3 y un comodín o con 3‑3‑3‑2 y los dos comodines.
house-turn = Le toca a la casa.
no-such-move = Esa carta no puede ir ahí.
house-turns-cards = La casa juega sus propias cartas.
blind-comes-later = Podrás recoger las tapadas cuando conserves seis cartas.
aside-stays = Las cartas apartadas se quedan donde están.
trick-stays = Las bazas ganadas se quedan donde están.
discard-stays = Las cartas descartadas se quedan donde están.
more-to-keep = { $count ->
    [one] Falta una por conservar.
   *[other] Faltan { SPELLED($count) } por conservar.
}

## Moves

bid-move = subastar { $bid }
pass-move = pasar
house-goes-on = sigue la casa
put-back = devolver { FORM($card, "the") }
keep = conservar { FORM($card, "the") }
discard-with = descartar el resto, con { FORM($card, "the") } encima
play-card = jugar { FORM($card, "the") }
was-put-back = devuelves { FORM($card, "the") }
was-kept = conservas { FORM($card, "the") }
you-play = juegas { FORM($card, "the") }
house-plays = la casa juega { FORM($card, "the") }
house-leads = la casa sale con { FORM($card, "the") }
deal-to-choose = mano { $number }; elige entre: { $hand }
your-hand-and-call = tu mano: { $hand }; { $call }
house-bids = la casa subasta { $bid }
house-passes = la casa pasa
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] el contrato es { $contract } y lo juegas tú; { tricks-needed }
   *[house] el contrato es { $contract } y lo juega la casa; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] hace falta una baza
   *[other] hacen falta { SPELLED($needed) } bazas
}
trick-won = { $side ->
    [you] ganas la baza: tú { $yours }, la casa { $theirs }
   *[house] la casa gana la baza: tú { $yours }, la casa { $theirs }
}
turned-aside-cards = apartadas: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] el mazo está vacío, así que tu última carta gana una baza: { LIST($cards, "comma") }
   *[other] el mazo está vacío, así que cada carta que queda en tu mano gana una baza: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "por".
honours = honores
    .sheet = honores
    .for = por honores
overtricks = { $count ->
    [one] una baza de más
   *[other] { SPELLED($count) } bazas de más
}
    .sheet = { overtricks }
    .for = por { overtricks }
undertricks = { $count ->
    [one] una multa
   *[other] { SPELLED($count) } multas
}
    .sheet = { undertricks }
    .for = por { undertricks }
insult = insulto
    .sheet = insulto
    .for = por el insulto
small-slam = pequeño slam
    .sheet = pequeño slam
    .for = por un pequeño slam
grand-slam = gran slam
    .sheet = gran slam
    .for = por un gran slam
rubber-bonus = rubber
    .sheet = rubber
    .for = por el rubber
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } bajo la línea
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] te anotas { LIST($entries, "comma") }
   *[house] la casa se anota { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] cumplido
       *[other] cumplido con { overtricks-made }
    }
    [one] una multa
   *[other] { SPELLED($missing) } multas
}
overtricks-made = { $margin ->
    [one] una baza de más
   *[other] { SPELLED($margin) } bazas de más
}
deal-scored = { $side ->
    [you] tu contrato de { $contract }, { outcome }: { LIST($scored, "semicolon") }
   *[house] el contrato de la casa, { $contract }, { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. En total: tú { $yours }, la casa { $theirs }. Gana el rubber el bando con más puntos.
vulnerable = { $who ->
    [nobody] Nadie vulnerable
    [you] Tú vulnerable
    [house] Casa vulnerable
   *[both] Ambos vulnerables
}
    .sign = { vulnerable }

## Beside the cards

caption-discard = descarte
caption-house = casa
caption-aside = apartadas
caption-you = tú
caption-your-card = tu carta
caption-your-lead = tu salida
kept-of-six = { $count } de 6 conservadas
    .sign = { kept-of-six }
deal-number = Mano { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Tu contrato: { $contract }
   *[house] Contrato de la casa: { $contract }
}
    .sign = { $side ->
        [you] Tú: { FORM($contract, "sign") }
       *[house] Casa: { FORM($contract, "sign") }
    }
house-has-bid = La casa subasta { $bid }
    .sign = La casa subasta { FORM($bid, "sign") }
house-has-passed = La casa pasa
    .sign = La casa pasa
tricks-of-needed = { $side ->
    [you] Tú { $count } de { $needed }
   *[house] Casa { $count } de { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Tú { $count }
   *[house] Casa { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] Ganas tú con { FORM($card, "the") }: { $reason }.
   *[house] La casa gana con { FORM($card, "the") }: { $reason }.
}
    .sign = { $side ->
        [you] { FORM($card, "gender") ->
            [feminine] Ganas tú con la { FORM($card, "sign") }: { $reason }.
           *[masculine] Ganas tú con el { FORM($card, "sign") }: { $reason }.
        }
       *[house] { FORM($card, "gender") ->
            [feminine] La casa gana con la { FORM($card, "sign") }: { $reason }.
           *[masculine] La casa gana con el { FORM($card, "sign") }: { $reason }.
        }
    }
win-stock-used-up = Ganas tú: el mazo está vacío.
    .sign = Ganas tú: el mazo está vacío.
win-unanswered = Ganas tú: la casa no ha podido jugar ninguna carta.
    .sign = Ganas tú: la casa no ha podido jugar ninguna carta.
on-joker-led = lo has jugado sobre el comodín de la casa
two-jokers = las dos cartas son comodines
house-takes-jokers = las bazas con comodín son para la casa
higher-card = es la carta más alta
a-trump = es triunfo
other-suit = la otra carta no asiste

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Conserva seis cartas: { $count ->
    [one] falta una
   *[other] faltan { SPELLED($count) }
}
    .sign = { keep-six-cards }
then-the-blind = Después recoges las siete cartas tapadas.
take-up-blind = Recoger las tapadas
    .sign = Recoger las tapadas
take-up-blind-with = recoger las tapadas, con { FORM($card, "the") } encima del descarte
six-are-kept = Ya conservas seis cartas
    .sign = Ya conservas seis cartas
will-lie-on-discard = Encima del descarte, siempre a la vista, quedará { FORM($card, "gender") ->
    [feminine] la
   *[masculine] el
} { FORM($card, "sign") }. Si prefieres otra carta, púlsala y luego pulsa el descarte.
next-deal-button = Siguiente mano
    .sign = Siguiente mano
deal-result = { $side ->
    [you] Tu contrato de { $contract }: { $outcome }
   *[house] El contrato de la casa, { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Tu { FORM($contract, "sign") }: { $outcome }
       *[house] El { FORM($contract, "sign") } de la casa: { $outcome }
    }
deal-in-table = { $side ->
    [you] Tú: { FORM($contract, "sign") }, { $outcome }
   *[house] Casa: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = La casa subasta { $bid }
    .sign = La casa subasta { FORM($bid, "sign") }
house-passes-title = La casa pasa
    .sign = La casa pasa
pass-button = Paso
    .sign = Paso
pass-words = paso: juega la casa
bid-higher-or-pass = Subasta más alto o pasa.
so-you-bid = Así que tienes que subastar.
joker-doubles = { $count ->
    [one] Un comodín: doblado
   *[other] Dos comodines: redoblado
}
makes-game = da la manga
points-legend = { $doubled ->
    [1] puntos bajo la línea, doblados
    [2] puntos bajo la línea, redoblados
   *[0] puntos bajo la línea
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } bajo la línea, da la manga y el rubber
    [game] { $contract }: { $points } bajo la línea, da la manga
   *[none] { $contract }: { $points } bajo la línea
}
worth-made = { $gain ->
    [rubber] Cumplido: { points-made }; manga y rubber.
    [game] Cumplido: { points-made }; manga.
   *[none] Cumplido: { points-made }.
}
points-made = { $above ->
    [0] { $below } bajo la línea
   *[other] { $below } bajo la línea, { $above } sobre ella
}
worth-short = Una multa: { $one } para la casa; dos: { $two }.
worth-honours = Honores: { $points } en cualquier caso.
contract-needs = { $contract }: { $needed ->
    [one] una de las trece bazas
   *[other] { SPELLED($needed) } de las trece bazas
}
    .sign = { FORM($contract, "sign") }: { $needed } de { $all } bazas

## The score sheet and how the house counts

score-sheet = Hoja de tanteo
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Tanteo +{ $points }
    [behind] Tanteo −{ $points }
   *[even] Tanteo
}
    .sign = { score-lead }
games-won = Mangas: tú, { games-of-yours }; la casa, { games-of-theirs }.
games-of-yours = { $yours ->
    [0] ninguna
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] ninguna
   *[other] { SPELLED($theirs) }
}
part-scores = Parcial para la siguiente manga: tú { $yours }, la casa { $theirs }.
above-the-line = Sobre la línea
below-the-line = Bajo la línea
total = { $points }
column-you = Tú
column-house = Casa
column-the-house = La casa
column-deal = Mano
column-contract = Contrato
column-suit = Palo
column-rounds = Vuelta a vuelta
column-tricks = Bazas
call-of-the-house = La voz de la casa
why-bid = ¿Por qué { $bid }?
    .sign = ¿Por qué { FORM($bid, "sign") }?
why-pass = ¿Por qué pasa?
    .sign = ¿Por qué pasa?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] Tu mano no tiene bazas ganadoras. Seis menos cero son seis, así que { $call }.
    [one] Tu mano tiene una baza ganadora. Seis menos una son cinco, así que { $call }.
   *[other] { $level ->
        [0] Tu mano tiene { SPELLED($count) } bazas ganadoras. Son seis o más, así que { $call }.
        [one] Tu mano tiene { SPELLED($count) } bazas ganadoras. Seis menos { SPELLED($count) } es una, así que { $call }.
       *[other] Tu mano tiene { SPELLED($count) } bazas ganadoras. Seis menos { SPELLED($count) } son { SPELLED($level) }, así que { $call }.
    }
}
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] La casa elige { suit }, tu palo más corto: { held-of-suit }.
   *[passes] La casa elegiría { suit }, tu palo más corto: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] La casa elige { suit }. Tus palos más cortos son { LIST($suits, "and") }, { held-of-each }; el más bajo es { suit }.
   *[passes] La casa elegiría { suit }. Tus palos más cortos son { LIST($suits, "and") }, { held-of-each }; el más bajo es { suit }.
}
held-of-suit = { $held ->
    [0] ninguna carta
    [one] una carta
   *[other] { SPELLED($held) } cartas
}
held-of-each = { $held ->
    [0] sin ninguna carta
    [one] con una carta cada uno
   *[other] con { SPELLED($held) } cartas cada uno
}
how-counted = Cada palo se cuenta como si la casa tuviera las demás cartas del palo. Mientras tu carta más alta supera a la más alta de la casa, gana una baza. Cuando no la supera, tu carta más baja pierde contra la más alta de la casa.
rounds = { LIST($rounds, "comma") }
you-hold-none = no tienes ninguna
rank-wins = ganas con tu { $mine }
rank-beats = ganas a su { $theirs } con tu { $mine }
rank-loses = la casa gana a tu { $mine } con su { $theirs }

## Lo que era posible en una mano, con todas las cartas a la vista

study-button = Análisis
    .sign = Análisis
study-title = Qué se podía hacer en esta mano
study-known = Con todas las cartas a la vista, el máximo de bazas que podías ganar:
column-trumps = Triunfo
column-you-declare = Juegas tú
column-house-declares = Juega la casa
no-trump-name = Sin triunfo
column-call = Voz
column-points = Puntos
study-best-call = La mejor voz
study-your-call = Tu voz
study-no-cost = Ninguna de tus cartas te costó una baza.
column-trick = Baza
column-your-card = Tu carta
column-better-card = Mejor
study-costs = { $count ->
    [one] Regalaste una baza:
   *[other] Regalaste { SPELLED($count) } bazas:
}
card-cost = { $count ->
    [one] Esta carta te costó una baza; era mejor { FORM($card, "the") }.
   *[other] Esta carta te costó { SPELLED($count) } bazas; era mejor { FORM($card, "the") }.
}
