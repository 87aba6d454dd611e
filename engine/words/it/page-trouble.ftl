# Words for a game that does not start.

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
