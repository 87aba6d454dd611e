### start: Words that stand in the page (`web/index.html`) before Python runs. What is only heard has "label" in its
### name.

## The head of the page

menu-label = Menu
games-label = Tutti i solitari
rules-label = Regole
daily-badge = Partita del giorno
pause-label = Pausa
collection = Backbone Patience · { $count } solitari
# Two sentences side by side, the second one in bold. Both are one button.
new-here = Prima volta?
choose-how-to-begin = Scegli come iniziare
close-label = Chiudi

## The table

calls-label = Dichiarazioni
sight-label = Vista del tavolo
smaller-cards = Carte più piccole
pan-left = Scorri a sinistra
pan-up = Scorri in alto
pan-down = Scorri in basso
pan-right = Scorri a destra
larger-cards = Carte più grandi

## The review of a game

review-label = Revisione
review-position = Posizione nella partita
one-move-back = Mossa precedente
one-move-on = Mossa successiva
close-review = Chiudi la revisione
where-it-was-lost = Dove hai perso
show-the-win = Mostra come vincere
play-from-here = Gioca da qui

## The guided first game

lesson-label = Lezione
lesson-back = Indietro
lesson-skip-all = Salta

## Offers below the table

update-offer = È pronta una nuova versione.
update-now = Aggiorna ora
backup-reminder = È ora di fare un backup delle tue partite.
save-a-backup = Salva un backup
offer-later = Più tardi

## The bar of buttons

play-label = Gioco
redo-button = Ripeti
restart-button = Ricomincia

## The gallery of games

games-title = Tutti i solitari
filters-label = Filtra i solitari
search-games = Cerca fra i solitari
search-hint = Cerca
back-to-table = Torna al tavolo

## The start

needs-script = Questo gioco richiede JavaScript: attivalo nel browser.
not-loaded = Impossibile caricare il gioco.
try-again = Riprova
# $percent is a number.
loading-part = Caricamento { $percent }%
looking-through-files = Controllo dei file del gioco…
being-dealt = Distribuzione delle carte…
game-starts = Avvio del gioco…

### start: Words for a game that does not start.

partly-loaded = Puoi giocare, ma questa volta senza suggerimenti.

## What is wrong with the network or a file

no-network = Sei offline. La pagina riprova appena torni online.
file-missing = Il file { $file } non c’è. Forse il sito è in aggiornamento: riprova tra qualche minuto.
file-replaced = Al posto del file { $file } è arrivata un’altra pagina. Se questa rete chiede di accedere, accedi e poi riprova.
file-damaged = Il file { $file } è arrivato danneggiato.
file-unreachable = Il file { $file } non è arrivato. Forse qualcosa lo blocca su questo dispositivo o in questa rete.
file-mistyped = Il file { $file } è arrivato come «{ $type }», e il browser lo rifiuta. Può rimediare solo chi gestisce questo sito.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Ha bisogno di WebAssembly, che in questo browser è disattivato. Su iPhone, iPad o Mac disattiva la modalità di isolamento per questo sito. Su altri dispositivi attiva WebAssembly nelle impostazioni del browser o usane un altro.
needs-server = Non funziona se lo apri come file: deve arrivare da un server web. Esegui «python3 -m http.server» in questa cartella, poi apri http://localhost:8000 nel browser.
sandboxed = La pagina che contiene il gioco non gli permette di caricare i suoi file.
own-address = Non funziona né come file né dentro un’altra pagina: aprilo al suo indirizzo.
framed = A Backbone Patience non si può giocare dentro un’altra pagina.
open-by-itself = Apri in una pagina a parte

## An address at which there is no file (404.html)

nothing-here = A questo indirizzo non c’è nulla.
to-the-game = Vai al gioco
