# The statistics. $noun is what the game calls what is won or lost: a game or a rubber.

statistics-title = Statistiche
# $game is the name of a rule set.
statistics-of = Statistiche: { $game }
statistics-of-all = Statistiche di tutti i solitari
all-rule-sets-together = Tutti i solitari insieme

## Figures: what each is called, and in a small line what it counts

figure-played = { $noun ->
    [rubber] Giocati
   *[game] Giocate
}
    .meaning = { $noun ->
        [rubber] rubber finiti o abbandonati
       *[game] partite finite o abbandonate
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
    .meaning = vittorie di fila in questo momento
figure-best-streak = Serie migliore
    .meaning = il massimo di vittorie di fila
figure-average = Punteggio medio
    .meaning = { $noun ->
        [rubber] punti, su tutti i rubber
       *[game] punti, su tutte le partite
    }
games-won-title = { $noun ->
    [rubber] Rubber vinti
   *[game] Partite vinte
}
figure-best-time = Tempo record
    .meaning = la tua vittoria più rapida
figure-median-time = Tempo mediano
    .meaning = metà delle tue vittorie in questo tempo o meno
figure-fewest-moves = Minimo di mosse
    .meaning = la tua vittoria più breve
figure-median-moves = Mediana delle mosse
    .meaning = metà delle tue vittorie con queste mosse o meno
wins-after-peeking = { $count ->
    [one] In una vittoria hai annullato una mossa che aveva scoperto una carta nuova.
   *[other] In { SPELLED($count) } vittorie hai annullato una mossa che aveva scoperto una carta nuova.
}

## In place of charts, while too few games were played. $count games make a chart, $left of them are missing.

games-until-charts = { $noun ->
    [rubber] { $left ->
        [one] I grafici compaiono dopo { SPELLED($count) } rubber: ne manca uno.
       *[other] I grafici compaiono dopo { SPELLED($count) } rubber: ne mancano { SPELLED($left) }.
    }
   *[game] { $left ->
        [one] I grafici compaiono dopo { SPELLED($count) } partite: ne manca una.
       *[other] I grafici compaiono dopo { SPELLED($count) } partite: ne mancano { SPELLED($left) }.
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

none-counted = Ancora nessuna partita conteggiata.
none-of-rule-set-counted = { $noun ->
    [rubber] Qui ancora nessun rubber conteggiato.
   *[game] Qui ancora nessuna partita conteggiata.
}
statistics-invite = Qui compariranno le tue vittorie, i tempi record e le serie.
statistics-play = Gioca
what-counts-title = Che cosa conta
what-counts = { $noun ->
    [rubber] Un rubber conta quando è finito. Se lo lasci, quando torni lo ritrovi com’era. Conta come non vinto appena fai una mossa in un altro rubber della stessa variante, anche se iniziato con «{ new-button }» o «{ restart-button }»; se ci torni con «{ undo-button }», quel risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinto. Il rubber del giorno e un altro rubber possono essere in corso insieme; una vittoria nel rubber del giorno vale per il giorno in cui l’hai iniziato. Un rubber aperto da un link con mosse già fatte non conta mai.
   *[game] Una partita conta quando è finita. Se la lasci, quando torni la ritrovi com’era. Conta come non vinta appena fai una mossa in un’altra partita della stessa variante, anche se iniziata con «{ new-button }» o «{ restart-button }»; se ci torni con «{ undo-button }», quel risultato non vale più. Se restava solo da premere «{ finish-button }», conta come vinta. La partita del giorno e un’altra partita possono essere in corso insieme; una vittoria nella partita del giorno vale per il giorno in cui l’hai iniziata. Una partita aperta da un link con mosse già fatte non conta mai.
}

## Backups, on several sheets

backup-title = Backup
backup-explained = Partite in corso, risultati, preferiti e impostazioni in un solo file, da conservare o portare su un altro dispositivo. Aggiungendo un backup recuperi ciò che qui manca, senza togliere nulla.
backup-save = Salva un backup
backup-add = Aggiungi un backup
