### How a game ended. Each message is a sentence.

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

### The sheets for a game that is over, or that cannot be won any more.

end-won = Hai vinto!
end-lost = Hai perso
# Follows the sentence that says how the game ended.
move-that-lost = { $noun ->
    [rubber] Perso alla mossa { $number }.
   *[deal] Persa alla mossa { $number }.
}
first-win-in = La tua prima vittoria { FORM($game, "at") }
end-peeked = Hai annullato una mossa che aveva scoperto una carta nuova.
end-from-link = { $noun ->
    [rubber] Aperto da un link con mosse già fatte, quindi non conta.
   *[deal] Aperta da un link con mosse già fatte, quindi non conta.
}
end-was-lesson = { $noun ->
    [rubber] Questo rubber è cominciato come lezione, quindi non conta.
   *[deal] Questa partita è cominciata come lezione, quindi non conta.
}

## Buttons

end-new = { $noun ->
    [rubber] Nuovo rubber
   *[deal] Nuova partita
}
end-undo = Annulla
end-share = Condividi
end-restart = Ricomincia
end-review = Revisione
end-losing-move = Dove hai perso
end-statistics = Statistiche
end-games = Tutti i solitari
end-sound = Attiva l’audio

## In the figure that the cards of a won game form

figure-of-win = Vittoria
# One of these stands below, if it is true.
your-first-win = La tua prima vittoria
your-best-time = Tempo record
your-fewest-moves = Minimo di mosse
your-longest-streak = { $count } vittorie di fila

## Figures: time, moves, score and streak, each with a note beside it

end-time = Tempo
end-moves = Mosse
end-score = Punti
end-streak = Vittorie di fila
# This is the best so far, it equals the best, or what the best is.
end-best = Record
end-equals-best = record eguagliato
end-best-time = record { $time }
end-fewest-moves = minimo { $count }
end-longest = Record
end-longest-streak = record { $count }
# What the score counts, below its number, which is $count.
end-counted = { $scored ->
    [left] { $count ->
        [one] rimasta
       *[other] rimaste
    }
    [shown] { $count ->
        [one] scoperta
       *[other] scoperte
    }
    [ahead] di vantaggio
    [behind] di svantaggio
    [runs] { $count ->
        [one] scala
       *[other] scale
    }
   *[home] sulle basi
}
end-points = { $count ->
    [one] punto
   *[other] punti
}

## The win rate. $noun is what the game calls what is won or lost.

end-rate = { $noun ->
    [rubber] Vittorie su { $count } rubber
   *[game] { $count ->
        [one] Vittorie su { $count } partita
       *[other] Vittorie su { $count } partite
    }
}
# For those who do not see the curve. $first and $last are shares, such as "33%".
end-rates-in-words = { $noun ->
    [rubber] Percentuale di vittorie dopo ognuno degli ultimi { $count } rubber: da { $first } a { $last }.
   *[game] Percentuale di vittorie dopo ognuna delle ultime { $count } partite: da { $first } a { $last }.
}

## The daily deals of this week

week-title = Partita del giorno
week-streak = { $ordinal } giorno di fila
week-won = { $noun ->
    [rubber] { $count ->
        [0] nessuno vinto questa settimana
        [one] uno vinto questa settimana
       *[other] { SPELLED($count) } vinti questa settimana
    }
   *[deal] { $count ->
        [0] nessuna vinta questa settimana
        [one] una vinta questa settimana
       *[other] { SPELLED($count) } vinte questa settimana
    }
}
# $day is the name of a day of the week.
week-day = { $noun ->
    [rubber] { $won ->
        [won] { $day }: vinto
        [later] { $day }: vinto in seguito
       *[not] { $day }: non vinto
    }
   *[deal] { $won ->
        [won] { $day }: vinta
        [later] { $day }: vinta in seguito
       *[not] { $day }: non vinta
    }
}

## A game that goes on but cannot be won

no-way-title = Non c’è modo di vincere
game-cannot-be-won = { $noun ->
    [rubber] { $answer ->
        [never] Questo rubber era impossibile fin dall’inizio.
        [impossible] Da qui questo rubber non si può vincere.
       *[lost] Questo rubber non si può più vincere.
    }
   *[deal] { $answer ->
        [never] Questa partita era impossibile fin dall’inizio.
        [impossible] Da qui questa partita non si può vincere.
       *[lost] Questa partita non si può più vincere.
    }
}
solver-sees-no-way = La ricerca ha escluso ogni modo di vincere.
solver-sees-no-way-hidden = La ricerca, che tiene conto anche delle carte coperte, ha escluso ogni modo di vincere.
back-to-winnable = Torna dove potevi vincere
no-way-play-on = Continua a giocare

### The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "partita 4711" or "partita del giorno 22 novembre 2026".
result-heading = Backbone Patience – { $game }, { $deal }
result-won-with = Vittoria in { moves }
result-won-in = Vittoria in { $time } con { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Vittoria
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: vittoria, { moves }

## The sheet for sharing

share-title = Condividi
share-picture = Condividi l’immagine
save-picture = Salva l’immagine
share-shows-no-card = Le carte non si vedono. Il link apre la stessa partita dall’inizio.
share-as-text = Condividi come testo
copy-as-text = Copia come testo
# Above the links.
share-game-so-far = La partita fino a qui
share-deal = Questa partita, dall’inizio
copy-link = Copia
