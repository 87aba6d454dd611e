### start: Wörter, die auf der Seite stehen, bevor Python läuft. Was nur gehört wird, hat "label" im Namen.

## Der Kopf der Seite

menu-label = Menü
games-label = Alle Spiele
rules-label = Regeln
daily-badge = Tagespartie
pause-label = Pause
collection = { -sammlung } · { $count } Patiencen
new-here = Neu hier?
choose-how-to-begin = Wähle deinen Einstieg
close-label = Schließen

## Der Tisch

calls-label = Reizung
sight-label = Ausschnitt
smaller-cards = Kleinere Karten
pan-left = Nach links
pan-up = Nach oben
pan-down = Nach unten
pan-right = Nach rechts
larger-cards = Größere Karten

## Der Rückblick auf ein Spiel

review-label = Rückblick
review-position = Stelle im Spiel
one-move-back = Voriger Zug
one-move-on = Nächster Zug
close-review = Rückblick schließen
where-it-was-lost = Wo es schiefging
show-the-win = Sieg zeigen
play-from-here = Ab hier spielen

## Die Einführung

lesson-label = Einführung
lesson-back = Zurück
lesson-skip-all = Beenden

## Angebote unter dem Tisch

update-offer = Eine neue Version steht bereit.
update-now = Aktualisieren
backup-reminder = Es ist Zeit, deine Spiele zu sichern.
save-a-backup = Jetzt sichern
offer-later = Später

## Die Leiste der Knöpfe

play-label = Spielen
redo-button = Vor
restart-button = Von vorn

## Die Übersicht der Spiele

games-title = Alle Spiele
filters-label = Spiele filtern
search-games = Spiele durchsuchen
search-hint = Suchen
back-to-table = Zurück zum Tisch

## Der Start

needs-script = Dieses Spiel braucht JavaScript. Bitte schalte es ein.
not-loaded = Das Spiel konnte nicht geladen werden.
try-again = Erneut versuchen
loading-part = { $percent } % geladen
looking-through-files = Die Spieldateien werden geprüft …
being-dealt = Die Karten werden gegeben …
game-starts = Das Spiel startet …

### start: Wenn das Spiel nicht startet.

partly-loaded = Du kannst spielen, aber diesmal ohne Tipps.

## Was am Netz oder an einer Datei nicht stimmt

no-network = Du bist offline. Sobald du wieder online bist, wird es noch einmal versucht.
file-missing = Die Datei { $file } fehlt. Vielleicht wird die Website gerade aktualisiert: Versuche es in ein paar Minuten noch einmal.
file-replaced = Statt der Datei { $file } kam eine andere Seite. Falls dieses Netz eine Anmeldung verlangt, melde dich zuerst an.
file-damaged = Die Datei { $file } kam beschädigt an.
file-unreachable = Die Datei { $file } kam nicht an. Vielleicht wird sie auf diesem Gerät oder in diesem Netz blockiert.
file-mistyped = Die Datei { $file } wurde als „{ $type }“ gesendet; das lehnt der Browser ab. Nur wer diese Website betreibt, kann das ändern.

## Was dem Browser fehlt, oder wie die Seite geöffnet ist

needs-webassembly = Es braucht WebAssembly, und das ist in diesem Browser abgeschaltet. Schalte auf iPhone, iPad oder Mac den Blockierungsmodus für diese Seite aus. Erlaube auf anderen Geräten WebAssembly in den Einstellungen des Browsers oder nimm einen anderen Browser.
needs-server = Es läuft nicht aus einer Datei, sondern muss von einem Webserver kommen. Gib in diesem Ordner „python3 -m http.server“ ein und öffne dann http://localhost:8000 im Browser.
sandboxed = Die Seite, in die das Spiel eingebettet ist, verhindert, dass es seine Dateien lädt.
own-address = Es läuft weder aus einer Datei noch in einer anderen Seite: Öffne es unter seiner eigenen Adresse.
framed = Backbone Patience lässt sich nicht innerhalb einer anderen Seite spielen.
open-by-itself = Direkt öffnen

## Eine Adresse, unter der es keine Datei gibt (404.html)

nothing-here = Unter dieser Adresse gibt es nichts.
to-the-game = Zum Spiel
