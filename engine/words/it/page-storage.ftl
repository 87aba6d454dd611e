# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = Lo spazio del browser è finito. Puoi continuare a giocare, ma questa partita potrebbe andare persa.
not-saved-now = Al momento la partita non si può salvare. Puoi continuare: a ogni mossa la pagina ci riprova.
room-miscounted = Il browser segnala per errore che lo spazio è finito. Chiudilo e riaprilo: fino ad allora non si salva nulla.
games-not-read = Al momento le tue partite non si possono leggere. Ricarica la pagina.
games-not-opened = Al momento le tue partite non si possono aprire. Ricarica la pagina: quello che giochi ora non si salva.
nothing-kept = Questo browser non salva nulla: quando chiudi la pagina perdi le partite.
browser-deleted = Il browser ha eliminato le tue partite salvate. Se hai un backup, aggiungilo in «{ data-title }».
browser-deleted-copy = Il browser aveva eliminato le tue partite salvate. Sono state recuperate da una seconda copia.
something-damaged = Alcuni dati salvati non si possono leggere. Restano come sono; tutto il resto c’è.
newer-version-played = Qui è stata usata una versione più recente. Finché non ricarichi la pagina non si salva nulla.
