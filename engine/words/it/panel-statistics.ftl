# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiche
# $game is the name of a rule set.
statistics-of = Statistiche: { $game }
statistics-of-all = Tutte le varianti
all-rule-sets-together = Tutte le varianti insieme.

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Giocati
   *[game] Giocate
}
    .meaning = { $noun ->
        [rubber] rubber finiti o lasciati
       *[game] partite finite o lasciate
    }
figure-won = { $noun ->
    [rubber] Vinti
   *[game] Vinte
}
    .meaning = { $noun ->
        [rubber] dei rubber giocati
       *[game] delle partite giocate
    }
figure-win-rate = % vittorie
    .meaning = { $noun ->
        [rubber] dei rubber giocati
       *[game] delle partite giocate
    }
figure-streak = Serie
    .meaning = { $noun ->
        [rubber] vittorie di fila fino all'ultimo rubber
       *[game] vittorie di fila fino all'ultima partita
    }
figure-best-streak = Serie migliore
    .meaning = il massimo di vittorie di fila
figure-average = Risultato medio
    .meaning = { $noun ->
        [rubber] punti, su tutti i rubber
       *[game] punti, su tutte le partite
    }
games-won-title = { $noun ->
    [rubber] Rubber vinti
   *[game] Partite vinte
}
figure-best-time = Tempo migliore
    .meaning = la vittoria più rapida
figure-median-time = Tempo mediano
    .meaning = metà delle vittorie non ne ha richiesto di più
figure-fewest-moves = Minimo di mosse
    .meaning = la vittoria più breve
figure-median-moves = Mosse mediane
    .meaning = metà delle vittorie non ne ha richieste di più
wins-after-peeking = { $count ->
    [one] Una vittoria è venuta dopo aver annullato una mossa che aveva mostrato una carta nuova.
   *[other] { UPPER(SPELLED($count)) } vittorie sono venute dopo aver annullato una mossa che aveva mostrato una carta nuova.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] Per un grafico servono { SPELLED($count) } rubber: ne manca uno.
       *[other] Per un grafico servono { SPELLED($count) } rubber: ne mancano { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] Per un grafico servono { SPELLED($count) } partite: ne manca una.
       *[other] Per un grafico servono { SPELLED($count) } partite: ne mancano { SPELLED($left) }.
    }
}

## The results one by one, such as "vinta · 120 mosse · 4:05"

latest-games = { $noun ->
    [rubber] Ultimi rubber
   *[game] Ultime partite
}
result-won = { $noun ->
    [rubber] vinto
   *[game] vinta
}
result-lost = { $noun ->
    [rubber] perso
   *[game] persa
}
# $line is the result, $day a day such as "21 novembre 2026".
delete-result = Elimina: { $day }, { $line }

## Which games count

none-counted = Finora nessuna partita è stata contata.
none-of-rule-set-counted = { $noun ->
    [rubber] Finora nessun rubber di questa variante è stato contato.
   *[game] Finora nessuna partita di questa variante è stata contata.
}
statistics-invite = Qui vedrai vittorie, tempi migliori e serie.
statistics-play = Gioca
what-counts-title = Che cosa conta
what-counts = { $noun ->
    [rubber] Un rubber conta quando vi hai fatto una mossa ed è finito. Se lo lasci, ti aspetta; conta come non vinto se lì premi «Nuovo rubber» o «Ricomincia», o se fai una mossa in un altro rubber della stessa variante. Il rubber del giorno di oggi e un altro rubber si aspettano a vicenda. Un rubber aperto da un link che contiene già mosse non conta mai.
   *[game] Una partita conta quando vi hai fatto una mossa ed è finita. Se la lasci, ti aspetta; conta come non vinta se lì premi «Nuova partita» o «Ricomincia», o se fai una mossa in un'altra partita della stessa variante. La partita del giorno di oggi e un'altra partita si aspettano a vicenda. Una partita aperta da un link che contiene già mosse non conta mai.
}

## Backups, on several sheets

backup-title = Backup
backup-explained = Tutte le partite in corso, i risultati, i preferiti e le impostazioni in un solo file, da conservare o da portare su un altro dispositivo. Aggiungere un backup completa ciò che qui manca e non toglie nulla.
backup-save = Salva un backup
backup-add = Aggiungi un backup
