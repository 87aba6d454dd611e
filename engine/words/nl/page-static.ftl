# Woorden die op de pagina staan (`web/index.html`) voor Python start. Wat alleen te horen is, heeft "label" in de naam.

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
undo-button = Ongedaan
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
