### start: Woorden die op de pagina staan (`web/index.html`) voor Python start. Wat alleen te horen is, heeft "label" in
### de naam.

## De kop van de pagina

menu-label = Menu
games-label = Alle spellen
rules-label = Regels
daily-badge = Dagspel
pause-label = Pauze
collection = { -verzameling } · { $count } patiencespellen
# Twee zinnen naast elkaar, de tweede vet. Samen zijn ze één knop.
new-here = Nieuw hier?
choose-how-to-begin = Kies hoe je begint
close-label = Sluiten

## De tafel

calls-label = Bieden
sight-label = Weergave van de tafel
smaller-cards = Kleinere kaarten
pan-left = Verder naar links
pan-up = Verder omhoog
pan-down = Verder omlaag
pan-right = Verder naar rechts
larger-cards = Grotere kaarten

## De terugblik op een spel

review-label = Terugblik
review-position = Plaats in het spel
one-move-back = Vorige zet
one-move-on = Volgende zet
close-review = Terugblik sluiten
where-it-was-lost = Waar je verloor
show-the-win = Zo win je
play-from-here = Vanaf hier spelen

## Het begeleide eerste spel

lesson-label = Les
lesson-back = Terug
lesson-skip-all = Overslaan

## Aanbod onder de tafel

update-offer = Er is een nieuwe versie.
update-now = Nu bijwerken
backup-reminder = Het is tijd voor een back‑up van je spellen.
save-a-backup = Back‑up maken
offer-later = Later

## De balk met knoppen

play-label = Spelen
redo-button = Herhalen
restart-button = Opnieuw

## De galerij met spellen

games-title = Alle spellen
filters-label = Spellen filteren
search-games = Spellen zoeken
search-hint = Zoeken
back-to-table = Terug naar de tafel

## De start

needs-script = Voor dit spel is JavaScript nodig. Zet dat aan in je browser.
not-loaded = Het spel kon niet worden geladen.
try-again = Opnieuw proberen
# $percent is een getal.
loading-part = Laden: { $percent }%
looking-through-files = De bestanden van het spel worden gecontroleerd…
being-dealt = De kaarten worden uitgedeeld…
game-starts = Het spel wordt gestart…

### start: Woorden voor een spel dat niet start.

partly-loaded = Je kunt spelen, maar deze keer zonder hints.

## Wat er mis is met het netwerk of een bestand

no-network = Je bent offline. Zodra je weer online bent, probeert de pagina het opnieuw.
file-missing = Het bestand { $file } ontbreekt. Misschien wordt de site net bijgewerkt: probeer het over een paar minuten opnieuw.
file-replaced = In plaats van het bestand { $file } kwam er een andere pagina. Moet je je op dit netwerk aanmelden, doe dat dan eerst.
file-damaged = Het bestand { $file } kwam beschadigd aan.
file-unreachable = Het bestand { $file } kwam niet aan. Misschien wordt het op dit apparaat of in dit netwerk geblokkeerd.
file-mistyped = Het bestand { $file } werd verstuurd als ‘{ $type }’, en dat weigert de browser. Alleen de beheerder van deze site kan dat verhelpen.

## Wat de browser mist, of hoe de pagina geopend is

needs-webassembly = Het spel heeft WebAssembly nodig, maar dat staat in deze browser uit. Zet op een iPhone, iPad of Mac de isolatiemodus uit voor deze site. Sta op andere apparaten WebAssembly toe in de instellingen van de browser, of gebruik een andere browser.
needs-server = Het spel werkt niet vanuit een bestand: het moet van een webserver komen. Voer in deze map ‘python3 -m http.server’ uit en open dan http://localhost:8000 in de browser.
sandboxed = De pagina waarin het spel hier staat, blokkeert het laden van de bestanden.
own-address = Het spel werkt niet vanuit een bestand of binnen een andere pagina: open het op zijn eigen adres.
framed = Backbone Patience kan niet binnen een andere pagina worden gespeeld.
open-by-itself = Apart openen

## Een adres waar geen bestand is (404.html)

nothing-here = Op dit adres is niets te vinden.
to-the-game = Naar het spel
