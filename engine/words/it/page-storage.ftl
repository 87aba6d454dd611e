# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = Il browser non ha spazio per salvare. Puoi continuare, ma questa partita potrebbe andare persa.
not-saved-now = Al momento il browser non salva. Puoi continuare: la pagina riprova a ogni mossa.
room-miscounted = Il browser crede a torto di non avere spazio per salvare. Chiudilo e riaprilo; fino ad allora non si conserva nulla.
games-not-read = Al momento le tue partite non si possono leggere. Ricarica la pagina.
games-not-opened = Al momento le tue partite non si possono aprire. Ricarica la pagina: ciò che giochi ora non si conserva.
nothing-kept = Questo browser non conserva nulla: ciò che giochi va perso quando la pagina si chiude.
browser-deleted = Il browser ha eliminato ciò che era conservato qui. Se hai un backup, aggiungilo in «I tuoi dati».
browser-deleted-copy = Il browser ha eliminato ciò che era conservato qui. La pagina l'ha recuperato dalla sua seconda copia.
something-damaged = Una parte di ciò che era salvato non si è potuta leggere. Resta conservata com'è; tutto il resto c'è.
newer-version-played = Qui ha giocato una versione più recente di questa pagina. Puoi giocare, ma non si salva nulla finché non la ricarichi.
