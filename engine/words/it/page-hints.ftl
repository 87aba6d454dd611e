# Hints, the way back, and demonstrations.

thinking = sto pensando
advice-still-loading = I consigli si stanno ancora caricando. Compariranno da soli.
advice-not-loaded = Non è stato possibile caricare i consigli. Ricarica la pagina per averli.
looking-for-way-back = cerco dove si poteva ancora vincere
no-way-back = non si conosce nessuna posizione precedente da cui si potesse vincere
review-closed = revisione chiusa
showing-way = { $count ->
    [one] ecco come si vince in { $count } mossa
   *[other] ecco come si vince in { $count } mosse
}
showing-long-way = ecco come si vince, per una via lunga
no-way-found = da qui non si è trovato nessun modo di vincere

## The review. Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Il rubber all'inizio.
   *[deal] La partita all'inizio.
}
review-at-move = Mossa { $number } di { $count }: { $move }.
review-no-choices = In questo gioco non c'è niente da decidere.
review-not-judged = In questo gioco non si giudica quale mossa fosse la migliore: nessuno poteva vedere le carte seguenti.
review-nothing-lost = Si può vincere da ogni posizione.
review-looking = { $noun ->
    [rubber] Cerco dove si è perso il rubber.
   *[deal] Cerco dove si è persa la partita.
}
review-lost-unknown = { $noun ->
    [rubber] Non si sa dove si è perso il rubber.
   *[deal] Non si sa dove si è persa la partita.
}
review-still-unknown = Non si sa se si può ancora vincere.
review-never = { $noun ->
    [rubber] Questo rubber non si poteva vincere.
   *[deal] Questa partita non si poteva vincere.
}
review-lost-at-latest = { $noun ->
    [rubber] Perso al più tardi alla mossa { $number }.
   *[deal] Persa al più tardi alla mossa { $number }.
}
review-lost-by = { $noun ->
    [rubber] Perso con la mossa { $number }.
   *[deal] Persa con la mossa { $number }.
}
review-lost-between = { $noun ->
    [rubber] Perso fra la mossa { $first } e la mossa { $last }.
   *[deal] Persa fra la mossa { $first } e la mossa { $last }.
}
