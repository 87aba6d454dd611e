# How a game ended. Each message is a sentence.

won-in = { $count ->
    [one] Vittoria in { $count } mossa.
   *[other] Vittoria in { $count } mosse.
}
all-home = Tutte le carte sono sulle basi.
no-more-home = Nessun'altra carta può arrivare alle basi.
klondike-stuck = Non si può scoprire nessuna carta coperta, né giocare una carta del tallone o del pozzo.
all-runs-complete = Tutte e otto le scale sono complete.
no-run-possible = Non si può scoprire nessuna carta coperta, né completare una scala.
too-few-to-deal = Sono rimaste troppo poche carte per occupare ogni colonna, quindi il tallone non si può distribuire.
stock-used-up = Il tallone è esaurito.
clock-won = Tutte le carte sono scoperte, il quarto re per ultimo.
clock-stopped = Il quarto re ha fermato l'orologio.
clock-odds = Non c'è niente da decidere: riesce 1 partita su 13.
pyramid-gone = Tutta la piramide è sparita.
nothing-to-take-away = Non si può togliere nessun'altra carta.
all-in-hole = Tutte le carte sono nel buco nero.
no-free-card-fits = Nessuna carta libera si può giocare.
columns-cleared = Nelle colonne non è rimasta nessuna carta.
golf-stuck = Il tallone è esaurito e nessuna carta si può giocare.
round-won = Le nove smazzate sono finite, con 45 carte rimaste o meno.
round-lost = Le nove smazzate sono finite, con più di 45 carte rimaste.
