# How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] Vittoria in { $count } mossa.
   *[other] Vittoria in { $count } mosse.
}
all-home = Tutte le carte sono sulle basi.
no-more-home = Nessun’altra carta può andare alle basi.
klondike-stuck = Non puoi scoprire altre carte, né giocarne dal mazzo o dal pozzo.
all-runs-complete = Tutte e otto le scale sono complete.
no-run-possible = Non puoi scoprire altre carte, né completare una scala.
too-few-to-deal = Le carte rimaste non bastano a riempire tutte le colonne, quindi non puoi distribuire.
stock-used-up = Il mazzo è finito.
clock-won = Tutte le carte sono scoperte, e il quarto re è uscito per ultimo.
clock-stopped = Il quarto re ha fermato l’orologio.
clock-odds = Non c’è niente da decidere: riesce 1 partita su 13.
pyramid-gone = Hai smontato tutta la piramide.
nothing-to-take-away = Non puoi togliere altre carte.
all-in-hole = Tutte le carte sono nel buco nero.
no-free-card-fits = Non si può giocare nessuna carta libera.
columns-cleared = Le colonne sono vuote.
golf-stuck = Il mazzo è finito e non si può giocare nessuna carta.
round-won = Hai giocato tutte e nove le smazzate e ti sono rimaste 45 carte o meno.
round-lost = Hai giocato tutte e nove le smazzate e ti sono rimaste più di 45 carte.
