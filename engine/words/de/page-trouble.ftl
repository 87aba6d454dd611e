# Words for a game that does not start.

partly-loaded = Du kannst spielen, aber diesmal ohne Tipps.

## What is wrong with the network or a file

no-network = Es gibt kein Netz. Sobald es wieder da ist, versucht es die Seite noch einmal.
file-missing = Die Datei { $file } fehlt. Vielleicht wird die Website gerade aktualisiert: Versuch es in ein paar Minuten noch einmal.
file-replaced = Statt der Datei { $file } kam eine andere Seite. Falls dieses Netz eine Anmeldung verlangt, melde dich zuerst an.
file-damaged = Die Datei { $file } kam beschädigt an.
file-unreachable = Die Datei { $file } kam nicht an. Vielleicht wird sie auf diesem Gerät oder in diesem Netz blockiert.
file-mistyped = Die Datei { $file } kam als „{ $type }“, das lehnt der Browser ab. Nur wer diese Website betreibt, kann das ändern.

## What the browser lacks, or the way in which the page is opened

needs-webassembly = Es braucht WebAssembly, und das ist in diesem Browser abgeschaltet. Auf iPhone, iPad oder Mac schalte den Blockierungsmodus für diese Seite aus. Sonst erlaube WebAssembly in den Einstellungen des Browsers oder nimm einen anderen.
needs-server = Es läuft nicht aus einer Datei, sondern muss von einem Webserver kommen. Gib in diesem Ordner „python3 -m http.server“ ein und öffne dann http://localhost:8000 im Browser.
sandboxed = Die Seite, die das Spiel hier zeigt, lässt es seine Dateien nicht laden.
own-address = Es läuft weder aus einer Datei noch in einer anderen Seite: Öffne es unter seiner eigenen Adresse.
framed = Backbone Patience wird nicht in einer anderen Seite gespielt.
open-by-itself = Allein öffnen

## An address at which there is no file (404.html)

nothing-here = Unter dieser Adresse gibt es nichts.
to-the-game = Zum Spiel
