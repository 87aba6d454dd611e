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

calls-label = Biedingen
sight-label = Wat in zicht is
smaller-cards = Kleinere kaarten
pan-left = Meer links
pan-up = Meer boven
pan-down = Meer onder
pan-right = Meer rechts
larger-cards = Grotere kaarten

## De terugblik op een spel

review-label = Terugblik
review-position = Plaats in het spel
one-move-back = Eén zet terug
one-move-on = Eén zet verder
close-review = Terugblik sluiten
where-it-was-lost = Waar het misging
show-the-win = Toon de winst
play-from-here = Speel vanaf hier

## Het begeleide eerste spel

lesson-label = Les
lesson-back = Terug
lesson-skip-all = Overslaan

## Aanbod onder de tafel

update-offer = Er is een nieuwe versie.
update-now = Nu gebruiken
backup-reminder = Het is tijd voor een back‑up van je spellen.
save-a-backup = Back‑up maken
offer-later = Later

## De balk met knoppen

play-label = Spelen
undo-button = Terug
redo-button = Vooruit
restart-button = Opnieuw

## De galerij met spellen

games-title = Alle spellen
filters-label = Welke spellen
search-games = Zoek in de spellen
search-hint = Zoeken
back-to-table = Terug naar de tafel

## De start

needs-script = Het spel werkt met een script op deze pagina. Sta daarvoor JavaScript toe.
not-loaded = Het spel kon niet geladen worden.
not-loaded-no-network = Het spel kon niet geladen worden: er is geen verbinding.
try-again = Probeer opnieuw
# $percent is een getal.
loading-part = Laden: { $percent }%
looking-through-files = De bestanden van het spel worden bekeken …
being-dealt = De kaarten worden gedeeld.
