# Hints and verdicts.

game-is-won = { $noun ->
    [rubber] Il rubber è vinto.
   *[deal] La partita è vinta.
}
nothing-to-choose = Non c'è niente da scegliere: tocca dove vuoi per andare avanti.
nothing-is-certain = In { $game } nulla è certo: molto dipende dalle carte che verranno.

## Whether the game can be won

# $answer is "winnable", "unknown", "lost", or "never" if the deal could not be won from its start.
answer = { $answer ->
    [winnable] si può vincere
    [lost] non si può più vincere
    [never] non si è mai potuto vincere
    [impossible] non si può vincere
    [pending] non si sa ancora
   *[unknown] non si sa se si può vincere
}
can-be-won = { $noun ->
    [rubber] Questo rubber si può vincere.
   *[deal] Questa partita si può vincere.
}
can-be-won-in = { $count ->
    [one] Si può vincere: si conosce una soluzione in { $count } mossa.
   *[other] Si può vincere: si conosce una soluzione in { $count } mosse.
}
takes-hidden-cards = Questo giudizio tiene conto delle carte coperte.
not-known-after = { $count ->
    [one] Non si sa: in { NUMBER($count) } posizione non si è trovata né una vittoria né la prova che non ce ne sono.
   *[other] Non si sa: in { NUMBER($count) } posizioni non si è trovata né una vittoria né la prova che non ce ne sono.
}
not-known-so-far = Non si sa: finora non si è trovata né una vittoria né la prova che non ce ne sono.
there-is-a-way = Da qui c'è una strada per vincere.
this-is-lost = { $noun ->
    [rubber] { $answer ->
        [never] Questo rubber non si è mai potuto vincere.
        [impossible] Questo rubber non si può vincere.
       *[lost] Questo rubber non si può più vincere.
    }
   *[deal] { $answer ->
        [never] Questa partita non si è mai potuta vincere.
        [impossible] Questa partita non si può vincere.
       *[lost] Questa partita non si può più vincere.
    }
}
lost-by-search = { this-is-lost } La ricerca è arrivata in fondo senza trovare una vittoria.
not-known-moves = Non si sa se si può vincere. Ci sono ancora mosse da fare.
not-known-stock = Non si sa se si può vincere. Non resta che girare il tallone.

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
guess = Un tentativo: { $move }.
best-move = La mossa migliore: { $move }.
way-leads-to = { $scored ->
    [left] { $count ->
        [one] Al meglio resta { $count } carta.
       *[other] Al meglio restano { $count } carte.
    }
   *[home] { $count ->
        [one] Al meglio { $count } carta arriva alla base.
       *[other] Al meglio { $count } carte arrivano alle basi.
    }
}
nothing-useful-left = Ormai nessuna mossa serve più a nulla.

## Why a hint is good, such as "Ace of hearts home: a face-down card is turned up. 80 moves to the win."

# $count is how many moves lead to the win.
why-hint = { $count ->
    [one] { UPPER($move) }: { $reason }. Manca { $count } mossa alla vittoria.
   *[other] { UPPER($move) }: { $reason }. Mancano { $count } mosse alla vittoria.
}
why-hint-far = { UPPER($move) }: { $reason }. La vittoria è ancora lontana.
# $known is "winnable" or "nothing".
why-guess = { $known ->
    [winnable] Un tentativo: si può vincere, ma non si conosce ancora la strada. { UPPER($move) }.
   *[nothing] Un tentativo, nulla è dimostrato: { $move }.
}
gains = { LIST($parts, "clauses") }
gain-home = una carta va alla base
gain-one-less = resta una carta in meno
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
   *[other] { SPELLED($count) } mosse dopo { $gain }
}
leads-to-win = porta alla vittoria

## Aiuti che conoscono solo le carte già viste

fair-hint = { $won ->
    [0] { UPPER($move) }: in { $count } distribuzioni non si è trovata una vittoria.
   *[other] { $count ->
        [one] { UPPER($move) }: vince { $won } distribuzione su { $count }.
       *[other] { UPPER($move) }: vince { $won } distribuzioni su { $count }.
    }
}
points-hint = { $goal ->
    [make] { UPPER($move) }: mantenuto { $won } volte su { $count }, { $points } punti in media.
    [set] { UPPER($move) }: il banco cade { $won } volte su { $count }, { $points } punti in media.
   *[points] { UPPER($move) }: { $points } punti in media.
}
so-far = Finora: { $hint }
won-of = { $won } su { $count }
move-from-place = { $move } ({ $place })
only-ways-back = Ogni mossa riporta dove sei già stato.
