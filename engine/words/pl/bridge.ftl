### Pasjans brydżowy. A form ".sign" is for reading with the eyes: it has "3♠" in place of "trzy piki".

bid = { $strain ->
    [clubs] { $level ->
        [one] jeden trefl
        [few] { SPELLED($level) } trefle
       *[many] { SPELLED($level) } trefli
    }
    [diamonds] { $level ->
        [one] jedno karo
        [few] { SPELLED($level) } kara
       *[many] { SPELLED($level) } kar
    }
    [hearts] { $level ->
        [one] jeden kier
        [few] { SPELLED($level) } kiery
       *[many] { SPELLED($level) } kierów
    }
    [spades] { $level ->
        [one] jeden pik
        [few] { SPELLED($level) } piki
       *[many] { SPELLED($level) } pików
    }
   *[no-trump] { SPELLED($level) } bez atu
}
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] BA
}
# $doubled is 0, 1 for doubled or 2 for redoubled.
contract-bid = { $doubled ->
    [1] { bid } z kontrą
    [2] { bid } z rekontrą
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } z kontrą
        [2] { bid.sign } z rekontrą
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Refusals

not-in-hand = Nie masz tej karty w ręce.
bid-first = Najpierw zalicytuj albo spasuj.
follow-suit = Dołóż do koloru: wyjście było w { suit.plural }.
play-to-trick = Zagraj do tej lewy kartę z ręki.
press-to-keep = Naciśnij kartę, żeby ją zatrzymać albo odłożyć z powrotem.
joker-is-kept = Jokera musisz zatrzymać.
six-kept-already = Masz już sześć zatrzymanych kart. Najpierw odłóż jedną z powrotem.
keep-six-first = Najpierw zatrzymaj sześć kart: jeszcze { keep-six-first.more }.
    .more = { $count ->
        [one] jedną
       *[other] { SPELLED($count, "feminine") }
    }
kept-not-discarded = Nie możesz odrzucić karty, którą zatrzymujesz.
next-deal-after-tricks = Następne rozdanie zaczyna się po trzynastu lewach.
rubber-is-over = Rober jest zakończony.
bidding-begins-later = Licytacja zacznie się, gdy weźmiesz talon.
bidding-is-over = Licytacja jest zakończona.
no-such-bid = Nie ma takiej odzywki.
house-passed-so-bid = Bank spasował, więc musisz zalicytować.
bid-higher = Zalicytuj wyżej niż { $bid }.
not-balanced = Bez atu możesz zalicytować tylko z układem 4‑3‑3‑3, 3‑3‑3‑3 z jokerem albo 3‑3‑3‑2 z oboma jokerami.
house-turn = Teraz kolej banku.
no-such-move = Tej karty nie można tam przenieść.
house-turns-cards = Bank sam zagrywa swoje karty.
blind-comes-later = Talon weźmiesz, gdy zatrzymasz sześć kart.
aside-stays = Kart odłożonych na bok nie można już zabrać.
trick-stays = Wziętych lew nie można już ruszać.
discard-stays = Odrzuconych kart nie można już zabrać.
more-to-keep = Zatrzymaj jeszcze { keep-six-first.more }.

## Moves

bid-move = odzywka { $bid }
pass-move = pas
house-goes-on = bank gra dalej
put-back = odłożenie z powrotem { FORM($card, "gen") }
keep = zatrzymanie { FORM($card, "gen") }
discard-with = odrzucenie reszty z { FORM($card, "instr") } na wierzchu
play-card = zagranie { FORM($card, "gen") }
was-put-back = odłożono z powrotem { FORM($card, "acc") }
was-kept = zatrzymano { FORM($card, "acc") }
you-play = zagrywasz { FORM($card, "acc") }
house-plays = bank zagrywa { FORM($card, "acc") }
house-leads = bank wychodzi { FORM($card, "instr") }
deal-to-choose = rozdanie { $number }; do wyboru: { $hand }
your-hand-and-call = twoja ręka: { $hand }; { $call }
house-bids = bank licytuje { $bid }
house-passes = bank pasuje
# $side is "you" or "house", the side that declares.
contract-is = { $side ->
    [you] kontrakt { $contract }, rozgrywasz ty; { tricks-needed }
   *[house] kontrakt { $contract }, rozgrywa bank; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] potrzeba jednej lewy
   *[other] potrzeba { SPELLED($needed, "feminine-gen") } lew
}
trick-won = { $side ->
    [you] bierzesz lewę: ty { $yours }, bank { $theirs }
   *[house] bank bierze lewę: ty { $yours }, bank { $theirs }
}
turned-aside-cards = odłożono na bok: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] talia jest pusta, więc twoja ostatnia karta bierze lewę: { LIST($cards, "comma") }
   *[other] talia jest pusta, więc każda karta, która została ci w ręce, bierze lewę: { LIST($cards, "comma") }
}

## Scores

# What points were scored for: alone as on the score sheet, and after "for".
honours = honory
    .sheet = honory
    .for = za honory
overtricks = { $count ->
    [one] jedna nadróbka
    [few] { SPELLED($count, "feminine") } nadróbki
   *[many] { SPELLED($count) } nadróbek
}
    .sheet = { overtricks }
    .for = { $count ->
        [one] za jedną nadróbkę
        [few] za { SPELLED($count, "feminine") } nadróbki
       *[many] za { SPELLED($count) } nadróbek
    }
undertricks = { $count ->
    [one] jedna lewa wpadkowa
    [few] { SPELLED($count, "feminine") } lewy wpadkowe
   *[many] { SPELLED($count) } lew wpadkowych
}
    .sheet = wpadka bez { SPELLED($count, "feminine-gen") }
    .for = za wpadkę bez { SPELLED($count, "feminine-gen") }
insult = premia za kontrę
    .sheet = premia za kontrę
    .for = za ugranie z kontrą
small-slam = szlemik
    .sheet = szlemik
    .for = za szlemika
grand-slam = szlem
    .sheet = szlem
    .for = za szlema
rubber-bonus = rober
    .sheet = rober
    .for = za robra
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } pod kreską
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] dla ciebie { LIST($entries, "comma") }
   *[house] dla banku { LIST($entries, "comma") }
}
# $margin is the number of tricks more than needed; $missing the number of those that are missing.
outcome = { $missing ->
    [0] { $margin ->
        [0] ugrany
       *[other] ugrany z { overtricks-made }
    }
   *[other] bez { SPELLED($missing, "feminine-gen") }
}
overtricks-made = { $margin ->
    [one] jedną nadróbką
   *[other] { SPELLED($margin, "feminine-instr") } nadróbkami
}
deal-scored = { $side ->
    [you] twój kontrakt { $contract } { outcome }: { LIST($scored, "semicolon") }
   *[house] kontrakt banku { $contract } { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Razem: ty { $yours }, bank { $theirs }. Robra wygrywa strona, która ma więcej punktów.
vulnerable = { $who ->
    [nobody] Obie strony przed partią
    [you] Ty po partii
    [house] Bank po partii
   *[both] Obie strony po partii
}
    .sign = { $who ->
        [nobody] Obie przed partią
        [you] Ty po partii
        [house] Bank po partii
       *[both] Obie po partii
    }

## Beside the cards

caption-discard = odrzucone
caption-house = bank
caption-aside = na boku
caption-you = ty
caption-your-card = twoja karta
caption-your-lead = twoje wyjście
kept-of-six = Zatrzymane: { $count } z 6
    .sign = { kept-of-six }
deal-number = Rozdanie { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Twój: { $contract }
   *[house] Banku: { $contract }
}
    .sign = { $side ->
        [you] Twój: { FORM($contract, "sign") }
       *[house] Banku: { FORM($contract, "sign") }
    }
house-has-bid = Bank licytuje { $bid }
    .sign = Bank: { FORM($bid, "sign") }
house-has-passed = Bank pasuje
    .sign = Bank pasuje
tricks-of-needed = { $side ->
    [you] Ty { $count } z { $needed }
   *[house] Bank { $count } z { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Ty { $count }
   *[house] Bank { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] Twoja lewa: { $card } – { $reason }.
   *[house] Lewa banku: { $card } – { $reason }.
}
    .sign = { $side ->
        [you] Twoja lewa: { FORM($card, "sign") } – { $reason }.
       *[house] Lewa banku: { FORM($card, "sign") } – { $reason }.
    }
win-stock-used-up = Twoja lewa: talia jest pusta.
    .sign = Twoja lewa: talia jest pusta.
win-unanswered = Twoja lewa: bank nie miał czego zagrać.
    .sign = Twoja lewa: bank nie miał czego zagrać.
on-joker-led = położony na jokera banku
two-jokers = obie karty to jokery
house-takes-jokers = lewę z jokerem bierze bank
higher-card = wyższa karta
a-trump = atut
other-suit = druga karta nie jest w kolorze wyjścia

## The choice of six cards, and the result of a deal

# What is on a button or above it is read with the eyes, so all of it has the form ".sign".

keep-six-cards = Zatrzymaj sześć kart: jeszcze { keep-six-first.more }
    .sign = { keep-six-cards }
then-the-blind = Potem weźmiesz siedem kart talonu.
take-up-blind = Weź talon
    .sign = Weź talon
take-up-blind-with = weź talon; na wierzchu odrzuconych zostanie { $card }
six-are-kept = Zatrzymano sześć kart
    .sign = Zatrzymano sześć kart
will-lie-on-discard = Na wierzchu zostanie { FORM($card, "sign") }. Wolisz inną? Naciśnij ją, a potem stos odrzuconych.
next-deal-button = Następne rozdanie
    .sign = Następne rozdanie
deal-result = { $side ->
    [you] Twój kontrakt { $contract }: { $outcome }
   *[house] Kontrakt banku { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Twój kontrakt { FORM($contract, "sign") }: { $outcome }
       *[house] Kontrakt banku { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] Twój: { FORM($contract, "sign") }, { $outcome }
   *[house] Banku: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## The bidding box

house-bids-title = Bank licytuje { $bid }
    .sign = Bank licytuje { FORM($bid, "sign") }
house-passes-title = Bank pasuje
    .sign = Bank pasuje
pass-button = Pas
    .sign = Pas
pass-words = pas: rozgrywa bank
bid-higher-or-pass = Zalicytuj wyżej albo spasuj.
so-you-bid = Musisz więc zalicytować.
joker-doubles = { $count ->
    [one] Jeden joker: kontra
   *[other] Dwa jokery: rekontra
}
makes-game = daje partię
points-legend = { $doubled ->
    [1] punkty pod kreską, z kontrą
    [2] punkty pod kreską, z rekontrą
   *[0] punkty pod kreską
}
# $gain is "rubber", "game" or "none": what the contract completes if it is made.
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } pod kreską, daje partię i robra
    [game] { $contract }: { $points } pod kreską, daje partię
   *[none] { $contract }: { $points } pod kreską
}
worth-made = { $gain ->
    [rubber] Ugrany: { points-made }; partia i rober.
    [game] Ugrany: { points-made }; partia.
   *[none] Ugrany: { points-made }.
}
points-made = { $above ->
    [0] { $below } pod kreską
   *[other] { $below } pod kreską, { $above } nad kreską
}
worth-short = Bez jednej: { $one } dla banku; bez dwóch: { $two }.
worth-honours = Honory: { $points } bez względu na wynik.
contract-needs = { $contract }: { SPELLED($needed, "feminine") } z trzynastu lew
    .sign = { FORM($contract, "sign") }: { $needed } z { $all } lew

## The score sheet and how the house counts

score-sheet = Zapis
# $lead is "ahead", "behind" or "even".
score-lead = { $lead ->
    [ahead] Zapis +{ $points }
    [behind] Zapis −{ $points }
   *[even] Zapis
}
    .sign = { score-lead }
games-won = Wygrane partie: ty { games-of-yours }, bank { games-of-theirs }.
games-of-yours = { $yours }
games-of-theirs = { $theirs }
part-scores = Zapis częściowy do następnej partii: ty { $yours }, bank { $theirs }.
above-the-line = Nad kreską
below-the-line = Pod kreską
total = { $points }
column-you = Ty
column-house = Bank
column-the-house = Bank
column-deal = Rozdanie
column-contract = Kontrakt
column-suit = Kolor
column-rounds = Runda po rundzie
column-tricks = Lewy
call-of-the-house = Odzywka banku
why-bid = Dlaczego { $bid }?
    .sign = Dlaczego { FORM($bid, "sign") }?
why-pass = Dlaczego pas?
    .sign = Dlaczego pas?
# $level is what is left of six when the winning tricks are taken away.
count-of-hand = { $count ->
    [0] W twojej ręce nie ma lew wygrywających. Sześć minus zero to sześć, więc { $call }.
    [one] W twojej ręce jest jedna lewa wygrywająca. Sześć minus jeden to pięć, więc { $call }.
   *[other] { $level ->
        [0] W twojej ręce { count-of-hand.tricks }. Z sześciu nic nie zostaje, więc { $call }.
       *[other] W twojej ręce { count-of-hand.tricks }. Sześć minus { SPELLED($count) } to { SPELLED($level) }, więc { $call }.
    }
}
    .tricks = { $count ->
        [few] są { SPELLED($count, "feminine") } lewy wygrywające
       *[many] jest { SPELLED($count) } lew wygrywających
    }
# $house is "bids" or "passes".
shortest-suit = { $house ->
    [bids] Bank wybiera { suit.plural }, twój najkrótszy kolor: { held-of-suit }.
   *[passes] Bank wybrałby { suit.plural }, twój najkrótszy kolor: { held-of-suit }.
}
    .held = { held-of-suit }
lowest-of-shortest = { $house ->
    [bids] Bank wybiera { suit.plural }. Twoje najkrótsze kolory to { LIST($suits, "and", "plural") }, { held-of-each }; { suit.plural } są z nich najmłodsze.
   *[passes] Bank wybrałby { suit.plural }. Twoje najkrótsze kolory to { LIST($suits, "and", "plural") }, { held-of-each }; { suit.plural } są z nich najmłodsze.
}
held-of-suit = { $held ->
    [0] ani jednej karty
    [one] jedna karta
    [few] { SPELLED($held, "feminine") } karty
   *[many] { SPELLED($held) } kart
}
held-of-each = { $held ->
    [0] bez ani jednej karty
    [one] po jednej karcie
    [few] po { SPELLED($held, "feminine") } karty
   *[many] po { SPELLED($held) } kart
}
how-counted = Każdy kolor liczy się tak, jakby bank miał wszystkie pozostałe karty tego koloru. Dopóki twoja najwyższa karta bije najwyższą kartę banku, bierze lewę. Gdy nie bije, twoja najniższa przegrywa z najwyższą kartą banku.
rounds = { LIST($rounds, "comma") }
you-hold-none = nie masz żadnej
rank-wins = ty: { $mine } bierze
rank-beats = ty: { $mine } bije { $theirs }
rank-loses = bank: { $theirs } bije { $mine }

## Co było możliwe w rozdaniu, gdy znane są wszystkie karty

study-button = Analiza
    .sign = Analiza
study-title = Co było możliwe w tym rozdaniu
study-known = Największa liczba lew, które można było wziąć, znając wszystkie karty:
column-trumps = Atut
column-you-declare = Rozgrywasz ty
column-house-declares = Rozgrywa bank
no-trump-name = Bez atu
column-call = Odzywka
column-points = Punkty
study-best-call = Najlepsza odzywka
study-your-call = Twoja odzywka
study-no-cost = Żadna twoja karta nie kosztowała lewy.
column-trick = Lewa
column-your-card = Twoja karta
column-better-card = Lepsza
study-costs = { $count ->
    [one] Można było wziąć o jedną lewę więcej:
    [few] Można było wziąć o { SPELLED($count, "feminine") } lewy więcej:
   *[many] Można było wziąć o { SPELLED($count) } lew więcej:
}
card-cost = { $count ->
    [one] Ta karta kosztowała lewę; lepiej było zagrać { FORM($card, "acc") }.
    [few] Ta karta kosztowała { SPELLED($count, "feminine") } lewy; lepiej było zagrać { FORM($card, "acc") }.
   *[many] Ta karta kosztowała { SPELLED($count) } lew; lepiej było zagrać { FORM($card, "acc") }.
}
