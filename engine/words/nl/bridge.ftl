### Bridge Solitaire. Een vorm ".sign" is om te lezen: daar staat "3♠" in plaats van "3 schoppen".

bid = { $strain ->
    [clubs] { $level } klaveren
    [diamonds] { $level } ruiten
    [hearts] { $level } harten
    [spades] { $level } schoppen
   *[no-trump] { $level } sans atout
}
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] SA
}
# $doubled is 0, 1 voor gedoubleerd of 2 voor geredoubleerd.
contract-bid = { $doubled ->
    [1] { bid } gedoubleerd
    [2] { bid } geredoubleerd
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } gedoubleerd
        [2] { bid.sign } geredoubleerd
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Weigeringen

not-in-hand = Die kaart heb je niet in je hand.
bid-first = Doe eerst een bod, of pas.
follow-suit = Je moet bekennen: er is { suit } voorgespeeld.
play-to-trick = Speel een kaart uit je hand in deze slag.
press-to-keep = Tik op een kaart om die te houden of terug te leggen.
joker-is-kept = Jokers moet je houden.
six-kept-already = Je houdt al zes kaarten. Leg er eerst één terug.
keep-six-first = Houd eerst zes kaarten: nog { SPELLED($count) }.
kept-not-discarded = Een kaart die je houdt, kun je niet afleggen.
next-deal-after-tricks = Het volgende spel begint na dertien slagen.
rubber-is-over = De robber is afgelopen.
bidding-begins-later = Het bieden begint zodra je je hand hebt gekozen.
bidding-is-over = Het bieden is afgelopen.
no-such-bid = Dat bod bestaat niet.
house-passed-so-bid = De bank heeft gepast, dus jij moet bieden.
bid-higher = Je bod moet hoger zijn dan { $bid }.
not-balanced = Sans atout mag je alleen bieden met 4‑3‑3‑3, met 3‑3‑3‑3 en één joker, of met 3‑3‑3‑2 en beide jokers.
house-turn = De bank is aan de beurt.
no-such-move = Die kaart kan daar niet heen.
house-turns-cards = De bank speelt zijn eigen kaarten.
blind-comes-later = Je pakt de pot pas op als je zes kaarten hebt gekozen.
aside-stays = Terzijde gelegde kaarten blijven liggen.
trick-stays = Gewonnen slagen blijven liggen.
discard-stays = Afgelegde kaarten blijven liggen.
more-to-keep = Houd er nog { SPELLED($count) }.

## Zetten

bid-move = { $bid } bieden
pass-move = passen
house-goes-on = de bank speelt verder
put-back = { FORM($card, "de") } terugleggen
keep = { FORM($card, "de") } houden
discard-with = de rest afleggen, met { FORM($card, "de") } bovenop
play-card = { FORM($card, "de") } spelen
was-put-back = { $card } teruggelegd
was-kept = { $card } gehouden
you-play = jij speelt { FORM($card, "de") }
house-plays = de bank speelt { FORM($card, "de") }
house-leads = de bank speelt { FORM($card, "de") } voor
deal-to-choose = spel { $number }; kies uit: { $hand }
your-hand-and-call = jouw hand: { $hand }; { $call }
house-bids = de bank biedt { $bid }
house-passes = de bank past
# $side is "you" of "house", de partij die leider is.
contract-is = { $side ->
    [you] het contract is { $contract }; jij bent leider en hebt { tricks-needed } nodig
   *[house] het contract is { $contract }; de bank is leider en heeft { tricks-needed } nodig
}
tricks-needed = { $needed ->
    [one] één slag
   *[other] { SPELLED($needed) } slagen
}
trick-won = { $side ->
    [you] jij wint de slag; stand: jij { $yours }, de bank { $theirs }
   *[house] de bank wint de slag; stand: jij { $yours }, de bank { $theirs }
}
turned-aside-cards = terzijde gelegd: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] de stok is op, dus je laatste kaart wint een slag: { LIST($cards, "comma") }
   *[other] de stok is op, dus elke kaart die je nog hebt, wint een slag: { LIST($cards, "comma") }
}

## Scores

# Waarvoor punten zijn geteld: alleen, zoals op het scoreblad, en na "voor".
honours = honneurs
    .sheet = honneurs
    .voor = voor honneurs
overtricks = { $count ->
    [one] één overslag
   *[other] { SPELLED($count) } overslagen
}
    .sheet = { overtricks }
    .voor = voor { overtricks }
undertricks = { $count ->
    [one] één downslag
   *[other] { SPELLED($count) } downslagen
}
    .sheet = { undertricks }
    .voor = voor { undertricks }
insult = belediging
    .sheet = belediging
    .voor = voor de belediging
small-slam = klein slem
    .sheet = klein slem
    .voor = voor klein slem
grand-slam = groot slem
    .sheet = groot slem
    .voor = voor groot slem
rubber-bonus = robber
    .sheet = robber
    .voor = voor de robber
points-for = { $points } { FORM($reason, "voor") }
points-below = { $points } onder de streep
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] jij { LIST($entries, "comma") }
   *[house] de bank { LIST($entries, "comma") }
}
# $margin is het aantal slagen meer dan nodig; $missing het aantal dat ontbreekt.
outcome = { $missing ->
    [0] { $margin ->
        [0] gemaakt
       *[other] gemaakt met { overtricks-made }
    }
   *[other] { SPELLED($missing) } down
}
overtricks-made = { $margin ->
    [one] één overslag
   *[other] { SPELLED($margin) } overslagen
}
deal-scored = { $side ->
    [you] jij speelde { $contract }, { outcome }: { LIST($scored, "semicolon") }
   *[house] de bank speelde { $contract }, { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. In totaal: jij { $yours }, de bank { $theirs }. Wie de meeste punten heeft, wint de robber.
vulnerable = { $who ->
    [nobody] Niemand kwetsbaar
    [you] Jij kwetsbaar
    [house] Bank kwetsbaar
   *[both] Beiden kwetsbaar
}
    .sign = { vulnerable }

## Naast de kaarten

caption-discard = afgelegd
caption-house = bank
caption-aside = terzijde
caption-you = jij
caption-your-card = jouw kaart
caption-your-lead = jij speelt voor
kept-of-six = { $count } van 6 gehouden
    .sign = { kept-of-six }
deal-number = Spel { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Jij: { $contract }
   *[house] Bank: { $contract }
}
    .sign = { $side ->
        [you] Jij: { FORM($contract, "sign") }
       *[house] Bank: { FORM($contract, "sign") }
    }
house-has-bid = Bank biedt { $bid }
    .sign = Bank biedt { FORM($bid, "sign") }
house-has-passed = Bank past
    .sign = Bank past
tricks-of-needed = { $side ->
    [you] Jij { $count } van { $needed }
   *[house] Bank { $count } van { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Jij { $count }
   *[house] Bank { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] { UPPER($card) } wint voor jou: { $reason }.
   *[house] { UPPER($card) } wint voor de bank: { $reason }.
}
    .sign = { $side ->
        [you] { UPPER(FORM($card, "sign")) } wint voor jou: { $reason }.
       *[house] { UPPER(FORM($card, "sign")) } wint voor de bank: { $reason }.
    }
win-stock-used-up = Jij wint: de stok is op.
    .sign = Jij wint: de stok is op.
win-unanswered = Jij wint: de bank kon geen kaart spelen.
    .sign = Jij wint: de bank kon geen kaart spelen.
on-joker-led = je legde hem op een joker van de bank
two-jokers = beide kaarten zijn jokers
house-takes-jokers = een slag met een joker is voor de bank
higher-card = de hogere kaart
a-trump = een troef
other-suit = de andere kaart is niet van die kleur

## Het kiezen van zes kaarten, en de uitslag van een spel

# Wat op een knop of erboven staat, wordt met de ogen gelezen; daarom heeft dat allemaal de vorm ".sign".

keep-six-cards = Houd zes kaarten: nog { SPELLED($count) }
    .sign = { keep-six-cards }
then-the-blind = Daarna pak je de zeven kaarten van de pot op.
take-up-blind = Pot oppakken
    .sign = Pot oppakken
take-up-blind-with = de pot oppakken, met { FORM($card, "de") } boven op de aflegstapel
six-are-kept = Je houdt zes kaarten
    .sign = Je houdt zes kaarten
will-lie-on-discard = { FORM($card, "sign") } komt boven op de aflegstapel en blijft daar zichtbaar. Liever een andere? Tik op die kaart en dan op de aflegstapel.
next-deal-button = Volgend spel
    .sign = Volgend spel
deal-result = { $side ->
    [you] Jouw { $contract }: { $outcome }
   *[house] { UPPER($contract) } van de bank: { $outcome }
}
    .sign = { $side ->
        [you] Jouw { FORM($contract, "sign") }: { $outcome }
       *[house] { FORM($contract, "sign") } van de bank: { $outcome }
    }
deal-in-table = { $side ->
    [you] Jij: { FORM($contract, "sign") }, { $outcome }
   *[house] Bank: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## De biedbox

house-bids-title = De bank biedt { $bid }
    .sign = De bank biedt { FORM($bid, "sign") }
house-passes-title = De bank past
    .sign = De bank past
pass-button = Pas
    .sign = Pas
pass-words = passen: de bank wordt leider
bid-higher-or-pass = Bied hoger, of pas.
so-you-bid = Dus jij moet bieden.
joker-doubles = { $count ->
    [one] Eén joker: gedoubleerd
   *[other] Twee jokers: geredoubleerd
}
makes-game = goed voor de manche
points-legend = { $doubled ->
    [1] punten onder de streep, gedoubleerd
    [2] punten onder de streep, geredoubleerd
   *[0] punten onder de streep
}
# $gain is "rubber", "game" of "none": wat het contract volmaakt als het gemaakt wordt.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } onder de streep, goed voor manche en robber
    [game] { $contract }: { $points } onder de streep, goed voor de manche
   *[none] { $contract }: { $points } onder de streep
}
worth-made = { $gain ->
    [rubber] Gemaakt: { points-made }, goed voor manche en robber.
    [game] Gemaakt: { points-made }, goed voor de manche.
   *[none] Gemaakt: { points-made }.
}
points-made = { $above ->
    [0] { $below } onder de streep
   *[other] { $below } onder, { $above } boven de streep
}
worth-short = Eén down: { $one } voor de bank; twee down: { $two }.
worth-honours = Honneurs: in elk geval { $points }.
contract-needs = { $contract }: { SPELLED($needed) } van de dertien slagen
    .sign = { FORM($contract, "sign") }: { $needed } van { $all } slagen

## Het scoreblad, en hoe de bank telt

score-sheet = Scoreblad
# $lead is "ahead", "behind" of "even".
score-lead = { $lead ->
    [ahead] Score +{ $points }
    [behind] Score −{ $points }
   *[even] Score
}
    .sign = { score-lead }
games-won = Manches: jij { games-of-yours }, de bank { games-of-theirs }.
games-of-yours = { $yours ->
    [0] geen
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] geen
   *[other] { SPELLED($theirs) }
}
part-scores = Deelscore voor de volgende manche: jij { $yours }, de bank { $theirs }.
above-the-line = Boven de streep
below-the-line = Onder de streep
total = { $points }
column-you = Jij
column-house = Bank
column-the-house = De bank
column-deal = Spel
column-contract = Contract
column-suit = Kleur
column-rounds = Per ronde
column-tricks = Slagen
call-of-the-house = De bieding van de bank
why-bid = Waarom { $bid }?
    .sign = Waarom { FORM($bid, "sign") }?
why-pass = Waarom pas?
    .sign = Waarom pas?
# $level is wat er van zes overblijft als de winnende slagen eraf gaan.
count-of-hand = { $count ->
    [0] Je hebt geen vaste slagen. Zes min nul is zes, dus { $call }.
    [one] Je hebt één vaste slag. Zes min één is vijf, dus { $call }.
   *[other] { $level ->
        [0] Je hebt { SPELLED($count) } vaste slagen. Van de zes blijft niets over, dus { $call }.
       *[other] Je hebt { SPELLED($count) } vaste slagen. Zes min { SPELLED($count) } is { SPELLED($level) }, dus { $call }.
    }
}
# $house is "bids" of "passes".
shortest-suit = { $house ->
    [bids] De kleur is { suit }, jouw kortste: { held-of-suit }.
   *[passes] De kleur zou { suit } zijn, jouw kortste: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] De kleur is { suit }. Jouw kortste kleuren zijn { LIST($suits, "and") }, { held-of-each }; { suit } is daarvan de laagste.
   *[passes] De kleur zou { suit } zijn. Jouw kortste kleuren zijn { LIST($suits, "and") }, { held-of-each }; { suit } is daarvan de laagste.
}
held-of-suit = { $held ->
    [0] geen kaarten
    [one] één kaart
   *[other] { SPELLED($held) } kaarten
}
held-of-each = { $held ->
    [0] zonder kaarten
    [one] elk één kaart
   *[other] elk { SPELLED($held) } kaarten
}
how-counted = Elke kleur wordt geteld alsof de bank alle andere kaarten van de kleur heeft. Zolang jouw hoogste kaart de hoogste van de bank slaat, wint die een slag. Zo niet, dan verliest jouw laagste van de hoogste van de bank.
rounds = { LIST($rounds, "comma") }
you-hold-none = je hebt er geen
rank-wins = jij wint met de { $mine }
rank-beats = jij slaat de { $theirs } met de { $mine }
rank-loses = de bank slaat jouw { $mine } met de { $theirs }

## Wat in een spel mogelijk was, als alle kaarten bekend zijn

study-button = Analyse
    .sign = Analyse
study-title = Wat in dit spel mogelijk was
study-known = Zoveel slagen had je met alle kaarten open hooguit kunnen halen:
column-trumps = Troef
column-you-declare = Jij speelt
column-house-declares = Bank speelt
no-trump-name = Sans atout
column-call = Bieding
column-points = Punten
study-best-call = Beste bieding
study-your-call = Jouw bieding
study-no-cost = Geen van jouw kaarten kostte een slag.
column-trick = Slag
column-your-card = Jouw kaart
column-better-card = Beter
study-costs = { $count ->
    [one] Je gaf één slag weg:
   *[other] Je gaf { SPELLED($count) } slagen weg:
}
card-cost = { $count ->
    [one] Deze kaart kostte een slag; { FORM($card, "de") } was beter.
   *[other] Deze kaart kostte { SPELLED($count) } slagen; { FORM($card, "de") } was beter.
}
