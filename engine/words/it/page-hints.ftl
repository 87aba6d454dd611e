# Hints, the way back, and demonstrations.

thinking = calcolo in corso…
advice-still-loading = I suggerimenti si stanno ancora caricando. Il tuo comparirà appena saranno pronti.
advice-not-loaded = Impossibile caricare i suggerimenti. Ricarica la pagina per riprovare.
looking-for-way-back = ricerca dell’ultima posizione da cui potevi vincere…
no-way-back = non si conosce nessuna posizione precedente da cui si potesse vincere
review-closed = revisione chiusa
showing-way = { $count ->
    [one] ecco come si vince in { $count } mossa
   *[other] ecco come si vince in { $count } mosse
}
showing-long-way = ecco come si vince, con molte mosse
no-way-found = da qui non è stata trovata nessuna soluzione

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Inizio del rubber.
   *[deal] Inizio della partita.
}
review-at-move = Mossa { $number } di { $count }: { $move }.
review-no-choices = In questo gioco non c’è niente da decidere.
review-not-judged = Qui le mosse non si valutano: nessuno poteva sapere quali carte sarebbero uscite.
review-nothing-lost = Potevi vincere da ogni posizione.
review-looking = Ricerca del punto in cui hai perso…
review-lost-unknown = Non si sa dove hai perso.
review-still-unknown = Non si sa se potevi ancora vincere.
review-never = { $noun ->
    [rubber] Questo rubber era impossibile fin dall’inizio.
   *[deal] Questa partita era impossibile fin dall’inizio.
}
review-lost-at-latest = { $noun ->
    [rubber] Perso alla mossa { $number } o prima.
   *[deal] Persa alla mossa { $number } o prima.
}
review-lost-by = { $noun ->
    [rubber] Perso alla mossa { $number }.
   *[deal] Persa alla mossa { $number }.
}
review-lost-between = { $noun ->
    [rubber] Perso fra la mossa { $first } e la { $last }.
   *[deal] Persa fra la mossa { $first } e la { $last }.
}
