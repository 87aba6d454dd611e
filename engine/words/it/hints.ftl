### Hints and verdicts.

game-is-won = { $noun ->
    [rubber] Hai già vinto questo rubber.
   *[deal] Hai già vinto questa partita.
}
nothing-to-choose = Qui non c’è niente da scegliere: tocca dove vuoi per continuare.
nothing-is-certain = Qui non c’è niente di sicuro: molto dipende dalle carte che devono ancora uscire.
showing-way = { $count ->
    [one] ecco come si vince in { $count } mossa
   *[other] ecco come si vince in { $count } mosse
}
showing-long-way = ecco come si vince, con molte mosse

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] si può vincere
    [lost] non si può più vincere
    [never] impossibile fin dall’inizio
    [impossible] non si può vincere
    [pending] non si sa ancora
   *[unknown] non si sa se si può vincere
}
can-be-won = { $noun ->
    [rubber] Questo rubber si può vincere.
   *[deal] Questa partita si può vincere.
}
can-be-won-in = { $noun ->
    [rubber] { $count ->
        [one] Questo rubber si può vincere: c’è una soluzione in { $count } mossa.
       *[other] Questo rubber si può vincere: c’è una soluzione in { $count } mosse.
    }
   *[deal] { $count ->
        [one] Questa partita si può vincere: c’è una soluzione in { $count } mossa.
       *[other] Questa partita si può vincere: c’è una soluzione in { $count } mosse.
    }
}
takes-hidden-cards = Il calcolo tiene conto anche delle carte coperte.
not-known-after = { $count ->
    [one] Non si sa: esaminata { NUMBER($count) } posizione, senza trovare una vittoria né poterla escludere.
   *[other] Non si sa: esaminate { NUMBER($count) } posizioni, senza trovare una vittoria né poterla escludere.
}
not-known-so-far = Non si sa ancora: finora una vittoria non è stata trovata, ma neppure esclusa.
there-is-a-way = Da qui si può vincere.
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] Questo rubber era impossibile fin dall’inizio.
        [impossible] Questo rubber non si può vincere.
       *[lost] Questo rubber non si può più vincere.
    }
   *[deal] { $answer ->
        [never] Questa partita era impossibile fin dall’inizio.
        [impossible] Questa partita non si può vincere.
       *[lost] Questa partita non si può più vincere.
    }
}
lost-by-search = { this-is-lost } Una ricerca completa non ha trovato soluzioni.
not-known-moves = Non si sa se si può vincere. Hai ancora mosse da fare.
not-known-stock = Non si sa se si può vincere. Puoi solo girare il mazzo.

## A hint, such as "Ace of hearts home, turns a card."

in-short = { LIST($parts, "comma") }
turns-a-card = scopre una carta
frees-a-space = { $pile ->
    [rib] svuota una costola
    [fan] svuota un ventaglio
    [place] svuota un posto
   *[column] svuota una colonna
}
frees-a-place = { $cell ->
    [tower] libera una torre
   *[cell] libera una cella
}
frees-card = libera { FORM($card, "the") }
guess = Forse: { $move }.
best-move = La mossa migliore: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] Nel migliore dei casi resta una carta.
       *[other] Nel migliore dei casi restano { SPELLED($count) } carte.
    }
   *[home] { $count ->
        [one] Nel migliore dei casi arriva alle basi un’altra carta.
       *[other] Nel migliore dei casi arrivano alle basi altre { SPELLED($count) } carte.
    }
}
nothing-useful-left = Non ci sono più mosse utili.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. Manca { $count } mossa alla vittoria.
   *[other] { UPPER($move) }: { $reason }. Mancano { $count } mosse alla vittoria.
}
why-hint-far = { UPPER($move) }: { $reason }. La vittoria è ancora lontana.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] { UPPER($move) }: è la mossa più promettente. Si può vincere, ma non si sa ancora come.
   *[nothing] { UPPER($move) }: è la mossa più promettente. Finora nessuna vittoria trovata.
}
gains = { LIST($parts, "clauses") }
gain-home = una carta va alla base
gain-run = una scala è completa
gain-one-less = restano meno carte
gain-turned = si scopre una carta
gain-space = { $pile ->
    [rib] si svuota una costola
    [fan] si svuota un ventaglio
    [place] si svuota un posto
   *[column] si svuota una colonna
}
gain-place = { $cell ->
    [tower] si libera una torre
   *[cell] si libera una cella
}
gain-card = si libera { FORM($card, "the") }
# $count is after how many moves the gain comes.
gain-later = { $count ->
    [1] poi { $gain }
   *[other] dopo { SPELLED($count) } mosse { $gain }
}
leads-to-win = fa parte della soluzione

## Hints that know only the cards seen so far

fair-hint = { $won ->
    [0] { $count ->
        [one] { UPPER($move) }: nessuna vittoria trovata in { $count } caso.
       *[other] { UPPER($move) }: nessuna vittoria trovata in { $count } casi.
    }
    [one] { UPPER($move) }: vince in { $won } caso su { $count }.
   *[other] { UPPER($move) }: vince in { $won } casi su { $count }.
}
points-hint = { $goal ->
    [make] { $won ->
        [0] { $count ->
            [one] { UPPER($move) }: contratto non mantenuto in { $count } caso, { $points } punti in media.
           *[other] { UPPER($move) }: contratto mai mantenuto in { $count } casi, { $points } punti in media.
        }
        [one] { UPPER($move) }: contratto mantenuto in { $won } caso su { $count }, { $points } punti in media.
       *[other] { UPPER($move) }: contratto mantenuto in { $won } casi su { $count }, { $points } punti in media.
    }
    [set] { $won ->
        [0] { $count ->
            [one] { UPPER($move) }: il banco non cade in { $count } caso, { $points } punti in media.
           *[other] { UPPER($move) }: il banco non cade mai in { $count } casi, { $points } punti in media.
        }
        [one] { UPPER($move) }: il banco cade in { $won } caso su { $count }, { $points } punti in media.
       *[other] { UPPER($move) }: il banco cade in { $won } casi su { $count }, { $points } punti in media.
    }
   *[points] { UPPER($move) }: { $points } punti in media.
}
so-far = Calcolo in corso… { $hint }
won-of = { $won } su { $count }
move-from-place = { $move } ({ FORM($place, "from") })
only-ways-back = Ogni mossa riporta a una posizione già vista.
