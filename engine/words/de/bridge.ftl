### Bridge Solitaire. Eine Form ".sign" ist zum Lesen: Dort steht "3♠" statt "drei Pik".

bid = { $level ->
    [one] ein { bid.farbe }
   *[other] { SPELLED($level) } { bid.farbe }
}
    .farbe = { $strain ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
        [spades] Pik
       *[no-trump] Sans Atout
    }
    .sign = { $level }{ strain-sign }
strain-sign = { $strain ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
    [spades] ♠
   *[no-trump] SA
}
contract-bid = { $doubled ->
    [1] { bid } kontriert
    [2] { bid } rekontriert
   *[0] { bid }
}
    .sign = { $doubled ->
        [1] { bid.sign } kontriert
        [2] { bid.sign } rekontriert
       *[0] { bid.sign }
    }
    .sheet = { contract-bid.sign }

## Was nicht geht

not-in-hand = Diese Karte ist nicht in deinem Blatt.
bid-first = Reize oder passe zuerst.
follow-suit = Du musst { suit } bedienen.
play-to-trick = Diese Karte kannst du nur zum Stich spielen.
press-to-keep = Tippe auf eine Karte, um sie zu behalten oder zurückzulegen.
joker-is-kept = Joker musst du behalten.
six-kept-already = Du hast schon sechs Karten gewählt. Lege zuerst eine davon zurück.
keep-six-first = { $count ->
    [one] Behalte zuerst sechs Karten: noch eine.
   *[other] Behalte zuerst sechs Karten: noch { SPELLED($count) }.
}
kept-not-discarded = Eine Karte, die du behältst, kannst du nicht ablegen.
next-deal-after-tricks = Das nächste Spiel beginnt nach dreizehn Stichen.
rubber-is-over = Der Rubber ist zu Ende.
bidding-begins-later = Die Reizung beginnt, wenn du dein Blatt gewählt hast.
bidding-is-over = Die Reizung ist beendet.
no-such-bid = Dieses Gebot gibt es nicht.
house-passed-so-bid = Die Bank hat gepasst, also musst du reizen.
bid-higher = Reize höher als { $bid }.
not-balanced = Sans Atout geht nur mit 4‑3‑3‑3, mit 3‑3‑3‑3 und einem Joker oder mit 3‑3‑3‑2 und beiden Jokern.
house-turn = Die Bank ist dran.
no-such-move = Diese Karte kann nicht dorthin.
house-turns-cards = Die Bank spielt ihre Karten selbst.
blind-comes-later = Den Skat nimmst du auf, sobald du sechs Karten gewählt hast.
aside-stays = Beiseitegelegte Karten bleiben liegen.
trick-stays = Gewonnene Stiche bleiben liegen.
discard-stays = Abgelegte Karten bleiben liegen.
more-to-keep = { $count ->
    [one] Behalte noch eine.
   *[other] Behalte noch { SPELLED($count) }.
}

## Züge

bid-move = { $bid } reizen
pass-move = passen
house-goes-on = die Bank spielt weiter
put-back = { FORM($card, "akk") } zurücklegen
keep = { FORM($card, "akk") } behalten
discard-with = den Rest ablegen, obenauf { FORM($card, "nom") }
play-card = { FORM($card, "akk") } spielen
was-put-back = { $card } zurückgelegt
was-kept = { $card } behalten
you-play = du spielst { FORM($card, "akk") }
house-plays = die Bank spielt { FORM($card, "akk") }
house-leads = die Bank spielt { FORM($card, "akk") } aus
deal-to-choose = Spiel { $number }; zur Auswahl: { $hand }
your-hand-and-call = dein Blatt: { $hand }; { $call }
# Die Form ".also" folgt dem Wort "also".
house-bids = die Bank reizt { $bid }
    .also = reizt die Bank { $bid }
house-passes = die Bank passt
    .also = passt die Bank
contract-is = { $side ->
    [you] Kontrakt { $contract }, du bist Alleinspieler; { tricks-needed }
   *[house] Kontrakt { $contract }, die Bank ist Alleinspieler; { tricks-needed }
}
tricks-needed = { $needed ->
    [one] ein Stich nötig
   *[other] { SPELLED($needed) } Stiche nötig
}
trick-won = { $side ->
    [you] der Stich geht an dich: du { $yours }, die Bank { $theirs }
   *[house] der Stich geht an die Bank: du { $yours }, die Bank { $theirs }
}
turned-aside-cards = beiseitegelegt: { LIST($cards, "comma") }
last-cards-win = { $count ->
    [one] der Talon ist leer, deine letzte Karte zählt als Stich: { LIST($cards, "comma") }
   *[other] der Talon ist leer, jede Karte in deinem Blatt zählt als Stich: { LIST($cards, "comma") }
}

## Die Zählung

honours = Honneurs
    .sheet = Honneurs
    .for = für Honneurs
overtricks = { $count ->
    [one] ein Überstich
   *[other] { SPELLED($count) } Überstiche
}
    .sheet = { overtricks }
    .for = { $count ->
        [one] für einen Überstich
       *[other] für { SPELLED($count) } Überstiche
    }
undertricks = { $count ->
    [one] ein Faller
   *[other] { SPELLED($count) } Faller
}
    .sheet = { undertricks }
    .for = { $count ->
        [one] für einen Faller
       *[other] für { SPELLED($count) } Faller
    }
insult = Kontraprämie
    .sheet = Kontraprämie
    .for = als Kontraprämie
small-slam = Kleinschlemm
    .sheet = Kleinschlemm
    .for = für den Kleinschlemm
grand-slam = Großschlemm
    .sheet = Großschlemm
    .for = für den Großschlemm
rubber-bonus = Rubber
    .sheet = Rubber
    .for = für den Rubber
points-for = { $points } { FORM($reason, "for") }
points-below = { $points } unter dem Strich
points-on-sheet = { $points } { FORM($reason, "sheet") }
side-scored = { $side ->
    [you] du { LIST($entries, "comma") }
   *[house] die Bank { LIST($entries, "comma") }
}
outcome = { $missing ->
    [0] { $margin ->
        [0] erfüllt
       *[other] erfüllt mit { overtricks-made }
    }
    [one] ein Faller
   *[other] { SPELLED($missing) } Faller
}
overtricks-made = { $margin ->
    [one] einem Überstich
   *[other] { SPELLED($margin) } Überstichen
}
deal-scored = { $side ->
    [you] dein Kontrakt { $contract }, { outcome }: { LIST($scored, "semicolon") }
   *[house] Kontrakt der Bank { $contract }, { outcome }: { LIST($scored, "semicolon") }
}
rubber-ended = { UPPER($result) }. Insgesamt: du { $yours }, die Bank { $theirs }. Wer mehr Punkte hat, gewinnt den Rubber.
vulnerable = { $who ->
    [nobody] Niemand in Gefahr
    [you] Du in Gefahr
    [house] Bank in Gefahr
   *[both] Beide in Gefahr
}
    .sign = { vulnerable }

## Neben den Karten

caption-discard = Ablage
caption-house = Bank
caption-aside = beiseite
caption-you = du
caption-your-card = deine Karte
caption-your-lead = dein Ausspiel
kept-of-six = { $count } von 6 behalten
    .sign = { kept-of-six }
deal-number = Spiel { $number }
    .sign = { deal-number }
contract-of = { $side ->
    [you] Du spielst { $contract }
   *[house] Bank spielt { $contract }
}
    .sign = { $side ->
        [you] Du spielst { FORM($contract, "sign") }
       *[house] Bank spielt { FORM($contract, "sign") }
    }
house-has-bid = Bank reizt { $bid }
    .sign = Bank reizt { FORM($bid, "sign") }
house-has-passed = Bank passt
    .sign = Bank passt
tricks-of-needed = { $side ->
    [you] Du { $count } von { $needed }
   *[house] Bank { $count } von { $needed }
}
    .sign = { tricks-of-needed }
tricks-of-side = { $side ->
    [you] Du { $count }
   *[house] Bank { $count }
}
    .sign = { tricks-of-side }
card-wins = { $side ->
    [you] Dein Stich mit { FORM($card, "dat") }: { $reason }.
   *[house] Stich der Bank mit { FORM($card, "dat") }: { $reason }.
}
    .sign = { $side ->
        [you] Dein Stich mit { FORM($card, "sign") }: { $reason }.
       *[house] Stich der Bank mit { FORM($card, "sign") }: { $reason }.
    }
win-stock-used-up = Dein Stich: Der Talon ist leer.
    .sign = Dein Stich: Der Talon ist leer.
win-unanswered = Dein Stich: Die Bank konnte keine Karte spielen.
    .sign = Dein Stich: Die Bank konnte keine Karte spielen.
on-joker-led = Du hast ihn auf einen Joker der Bank gelegt
two-jokers = Beide Karten sind Joker
house-takes-jokers = Ein Stich mit Joker gehört der Bank
higher-card = die höhere Karte
a-trump = ein Trumpf
other-suit = Die andere Karte bedient nicht

## Die Wahl der sechs Karten, und das Ergebnis eines Spiels

keep-six-cards = { $count ->
    [one] Behalte sechs Karten: noch eine
   *[other] Behalte sechs Karten: noch { SPELLED($count) }
}
    .sign = { keep-six-cards }
then-the-blind = Danach nimmst du die sieben Karten des Skats auf.
take-up-blind = Skat aufnehmen
    .sign = Skat aufnehmen
take-up-blind-with = Skat aufnehmen; oben auf der Ablage liegt dann { FORM($card, "nom") }
six-are-kept = Sechs Karten gewählt
    .sign = Sechs Karten gewählt
will-lie-on-discard = { FORM($card, "sign") } liegt dann oben auf der Ablage und bleibt dort sichtbar. Soll es eine andere Karte sein, tippe erst auf sie, dann auf die Ablage.
next-deal-button = Nächstes Spiel
    .sign = Nächstes Spiel
deal-result = { $side ->
    [you] Dein Kontrakt { $contract }: { $outcome }
   *[house] Kontrakt der Bank { $contract }: { $outcome }
}
    .sign = { $side ->
        [you] Dein Kontrakt { FORM($contract, "sign") }: { $outcome }
       *[house] Kontrakt der Bank { FORM($contract, "sign") }: { $outcome }
    }
deal-in-table = { $side ->
    [you] Du: { FORM($contract, "sign") }, { $outcome }
   *[house] Bank: { FORM($contract, "sign") }, { $outcome }
}
    .sign = { deal-in-table }

## Die Bietbox

house-bids-title = Die Bank reizt { $bid }
    .sign = Die Bank reizt { FORM($bid, "sign") }
house-passes-title = Die Bank passt
    .sign = Die Bank passt
pass-button = Passe
    .sign = Passe
pass-words = Passe: Die Bank wird Alleinspieler
bid-higher-or-pass = Reize höher oder passe.
so-you-bid = Du musst also reizen.
joker-doubles = { $count ->
    [one] Ein Joker: Kontra
   *[other] Zwei Joker: Rekontra
}
makes-game = ergibt eine Manche
points-legend = { $doubled ->
    [1] Punkte unter dem Strich, kontriert
    [2] Punkte unter dem Strich, rekontriert
   *[0] Punkte unter dem Strich
}
worth-in-short = { $gain ->
    [rubber] { $contract }: { $points } unter dem Strich, ergibt Manche und Rubber
    [game] { $contract }: { $points } unter dem Strich, ergibt eine Manche
   *[none] { $contract }: { $points } unter dem Strich
}
worth-made = { $gain ->
    [rubber] Erfüllt: { points-made }, ergibt Manche und Rubber.
    [game] Erfüllt: { points-made }, ergibt eine Manche.
   *[none] Erfüllt: { points-made }.
}
points-made = { $above ->
    [0] { $below } unter dem Strich
   *[other] { $below } unter, { $above } über dem Strich
}
worth-short = Ein Faller: { $one } für die Bank; zwei Faller: { $two }.
worth-honours = Honneurs: { $points } in jedem Fall.
contract-needs = { $contract }: { $needed } von 13 Stichen
    .sign = { FORM($contract, "sign") }: { $needed } von { $all } Stichen

## Das Anschreibeblatt, und wie die Bank zählt

score-sheet = Anschreibeblatt
score-lead = { $lead ->
    [ahead] Stand +{ $points }
    [behind] Stand −{ $points }
   *[even] Stand
}
    .sign = { score-lead }
games-won = Manchen: du { games-of-yours }, die Bank { games-of-theirs }.
games-of-yours = { $yours ->
    [0] keine
    [one] eine
   *[other] { SPELLED($yours) }
}
games-of-theirs = { $theirs ->
    [0] keine
    [one] eine
   *[other] { SPELLED($theirs) }
}
part-scores = Unter dem Strich für die nächste Manche: du { $yours }, die Bank { $theirs }.
above-the-line = Über dem Strich
below-the-line = Unter dem Strich
total = { $points }
column-you = Du
column-house = Bank
column-the-house = Die Bank
column-deal = Spiel
column-contract = Kontrakt
column-suit = Farbe
column-rounds = Runde für Runde
column-tricks = Stiche
call-of-the-house = Die Ansage der Bank
why-bid = Warum { $bid }?
    .sign = Warum { FORM($bid, "sign") }?
why-pass = Warum gepasst?
    .sign = Warum gepasst?
count-of-hand = { $count ->
    [0] Dein Blatt hat keinen Gewinnstich. Sechs minus null ist sechs, also { FORM($call, "also") }.
    [one] Dein Blatt hat einen Gewinnstich. Sechs minus eins ist fünf, also { FORM($call, "also") }.
   *[other] { $level ->
        [0] Dein Blatt hat { SPELLED($count) } Gewinnstiche. Von sechs bleibt nichts übrig, also { FORM($call, "also") }.
       *[other] Dein Blatt hat { SPELLED($count) } Gewinnstiche. Sechs minus { SPELLED($count) } ist { SPELLED($level) }, also { FORM($call, "also") }.
    }
}
shortest-suit = { $house ->
    [bids] Ihre Farbe ist { suit }, deine kürzeste: { held-of-suit }.
   *[passes] Ihre Farbe wäre { suit }, deine kürzeste: { held-of-suit }.
}
lowest-of-shortest = { $house ->
    [bids] Ihre Farbe ist { suit }. Deine kürzesten Farben sind { LIST($suits, "and") }, { held-of-each }; { suit } ist davon die niedrigste.
   *[passes] Ihre Farbe wäre { suit }. Deine kürzesten Farben sind { LIST($suits, "and") }, { held-of-each }; { suit } ist davon die niedrigste.
}
held-of-suit = { $held ->
    [0] keine Karte
    [one] eine Karte
   *[other] { SPELLED($held) } Karten
}
held-of-each = { $held ->
    [0] ganz ohne Karten
    [one] je eine Karte
   *[other] je { SPELLED($held) } Karten
}
how-counted = Jede Farbe wird gezählt, als hätte die Bank alle übrigen Karten der Farbe. Solange deine höchste Karte die höchste der Bank schlägt, macht sie einen Stich. Andernfalls verliert deine niedrigste gegen die höchste der Bank.
rounds = { LIST($rounds, "comma") }
you-hold-none = du hast keine
rank-wins = du gewinnst mit { $mine }
rank-beats = du schlägst { $theirs } mit { $mine }
rank-loses = die Bank schlägt { $mine } mit { $theirs }

## Was in einem Spiel möglich war, wenn alle Karten bekannt sind

study-button = Analyse
    .sign = Analyse
study-title = Was in diesem Spiel möglich war
study-known = So viele Stiche waren bei offenen Karten höchstens möglich:
column-trumps = Trumpf
column-you-declare = Du spielst
column-house-declares = Bank spielt
no-trump-name = Sans Atout
column-call = Ansage
column-points = Punkte
study-best-call = Beste Ansage
study-your-call = Deine Ansage
study-no-cost = Keine deiner Karten hat einen Stich gekostet.
column-trick = Stich
column-your-card = Deine Karte
column-better-card = Besser
study-costs = { $count ->
    [one] Du hast einen Stich verschenkt:
   *[other] Du hast { SPELLED($count) } Stiche verschenkt:
}
card-cost = { $count ->
    [one] Diese Karte hat einen Stich gekostet; besser wäre { FORM($card, "nom") } gewesen.
   *[other] Diese Karte hat { SPELLED($count) } Stiche gekostet; besser wäre { FORM($card, "nom") } gewesen.
}
